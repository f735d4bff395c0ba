import Testing

@testable import Streams

@Suite struct MemoryTests {
    @Test(arguments: [(0, []), (1, [5]), (2, [4, 5]), (5, [1, 2, 3, 4, 5]), (9, [1, 2, 3, 4, 5])])
    func handsOutTheLatestOldestFirst(limit: Int, kept: [Int]) {
        #expect(all(of: filled(to: 5, limit)) == kept)
    }

    @Test(arguments: [1, 3, 8]) func stopsWhenItIsNotWantedAnyMore(limit: Int) {
        var got = 0
        filled(to: 5, limit).send(to: { _ in got += 1 }, unless: { got == 1 })
        #expect(got == 1)
        filled(to: 5, limit).send(to: { _ in got += 1 }, unless: { true })
        #expect(got == 1)
    }

    @Test("what comes while it is handed out is for later") func aCopyStays() {
        var memory = filled(to: 4, 3)
        let copy = memory
        var got: [Int] = []
        copy.send(
            to: {
                got.append($0)
                _ = memory.push($0 * 10)
            }, unless: { false })
        #expect(got == [2, 3, 4])
        #expect(all(of: memory) == [20, 30, 40])
    }

    private func filled(to last: Int, _ limit: Int) -> Memory<Int> {
        var memory = Memory<Int>(limit: limit)
        for number in 1...last { _ = memory.push(number) }
        return memory
    }

    private func all(of memory: Memory<Int>) -> [Int] {
        var all: [Int] = []
        memory.send(to: { all.append($0) }, unless: { false })
        return all
    }
}
