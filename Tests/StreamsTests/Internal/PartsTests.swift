import Testing

@testable import Streams

struct PartsTests {
    @Test func aTupleIsReadFromItsParts() {
        expectTuple(UInt8(1), 2, true, "a string that is not small", Int16(-3))
        expectTuple(true, 1.5 as Double, UInt8(2) as UInt8?, Int32(7), UInt8(1), [1, 2], UInt16(9))
        expectTuple("only")
        expectTuple(Pair(left: 1, right: 2), UInt8(3), Pair(left: 4, right: 5), SIMD4<Float>(1, 2, 3, 4), UInt8(6))
    }

    @Test func whatHasComeGoesWithTheParts() {
        weak var old: Tracked?
        weak var new: Tracked?
        do {
            let memory = PartsMemory((Tracked, Tracked).self)
            let part: Part<Tracked> = memory.nextPart()
            let missing: Part<Tracked> = memory.nextPart()
            do {
                let (first, second) = (Tracked(), Tracked())
                (old, new) = (first, second)
                part.keep(first)
                part.keep(second)
            }
            #expect(old == nil)
            #expect(new != nil)
            #expect(missing.isEmpty)
        }
        #expect(new == nil)
    }

    private struct Pair: Equatable {
        var left: UInt8
        var right: Int32
    }

    private func expectTuple<each Value: Equatable>(_ values: repeat each Value) {
        let memory = PartsMemory((repeat each Value).self)
        let parts = (repeat part(of: memory, each values))
        withExtendedLifetime(parts) {
            let whole = memory.whole((repeat each Value).self).pointee
            for (read, value) in repeat (each whole, each values) { #expect(read == value) }
        }
    }

    private func part<Value>(of memory: PartsMemory, _ value: Value) -> Part<Value> {
        let part: Part<Value> = memory.nextPart()
        part.keep(value)
        return part
    }
}
