import Streams
import Testing

@Suite struct RangeTests {
    @Test func numbersInOrder() {
        #expect(EventLog.of(Observable<Int, Never>.range(start: 3, count: 3)) == "3 4 5 | .")
        #expect(EventLog.of(Observable<Int, Never>.range(start: 3, count: -1)) == "| .")
        #expect(EventLog.of(Observable<UInt8, Never>.range(start: 254, count: 9)) == "254 255 | .")
    }

    @Test func statesMadeOneFromTheOther() {
        let powers = Observable<Int, Never>.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
        #expect(EventLog.of(powers) == "1 2 4 8 | .")
        #expect(EventLog.of(powers) == "1 2 4 8 | .")
    }

    @Test func failuresOfTheClosuresEndIt() {
        let condition: @Sendable (Int) throws(Bad) -> Bool = { x throws(Bad) in if x < 2 { true } else { throw Bad() } }
        let iterate: @Sendable (Int) throws(Bad) -> Int = { x throws(Bad) in if x < 2 { x + 1 } else { throw Bad() } }
        let first = Observable<Int, Bad>.generate(initialState: 1, condition: condition, iterate: { $0 + 1 })
        #expect(EventLog.of(first) == "1 #Bad() .")
        let second = Observable<Int, Bad>.generate(initialState: 1, condition: { _ in true }, iterate: iterate)
        #expect(EventLog.of(second) == "1 2 #Bad() .")
    }

    @Test func oneElementOverAndOver() {
        #expect(EventLog.of(Observable<Int, Never>.repeatElement(1, count: 3)) == "1 1 1 | .")
        #expect(EventLog.of(Observable<Int, Never>.repeatElement(1, count: -3)) == "| .")
    }

    // Contract 6
    @Test func disposalInAHandlerStopsTheEndless() {
        for endless in [
            Observable<Int, Never>.repeatElement(0), .range(start: 0, count: .max),
            .generate(initialState: 0, condition: { _ in true }, iterate: { $0 }),
        ] {
            let log = EventLog()
            let inner = endless.map { Observable<Int, Never>.just($0) }
            // The first inner stream fails, which disposes of the endless one.
            let stream = inner.setFailureType(to: Bad.self).flatMap { _ in
                Observable<Int, Bad>.of(1).concat(.fail(Bad()))
            }
            log.watch(stream).dispose()
            #expect(log.text == "1 #Bad() .")
        }
    }
}
