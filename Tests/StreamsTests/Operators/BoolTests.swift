import Streams
import Testing

@Suite struct BoolTests {
    @Test func notAndOr() {
        let (a, b, c) = (BehaviorRelay(false), BehaviorRelay(true), BehaviorRelay(true))
        let (not, and, or) = (EventLog(), EventLog(), EventLog())
        let bag = DisposeBag()
        not.watch(a.not()).disposed(by: bag)
        and.watch(a.and(b.asObservable(), c.asObservable())).disposed(by: bag)
        or.watch(a.or(b.asObservable())).disposed(by: bag)
        a.accept(true)
        b.accept(false)
        a.accept(false)
        #expect(not.text == "true false true")
        #expect(and.text == "false true false false")
        #expect(or.text == "true true true false")
    }

    @Test @MainActor func driversToo() {
        let (a, b) = (DriverRelay(false), DriverRelay(true))
        let log = EventLog()
        for stream in [a.asDriver().not(), a.asDriver().and(b.asDriver()), a.asDriver().or(b.asDriver())] {
            log.watch(stream).dispose()
        }
        #expect(log.text == "true . false . true .")
    }
}
