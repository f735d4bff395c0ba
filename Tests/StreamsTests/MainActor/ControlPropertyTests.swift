import Streams
import Testing

@MainActor
final class Field {
    var text: String?
    private let edits = SignalRelay<Void>()

    init(_ text: String? = nil) {
        self.text = text
    }

    var value: ControlProperty<String?> {
        ControlProperty(self, \.text, changed: ControlEvent(edits.asSignal()))
    }

    func type(_ text: String) {
        self.text = text
        edits.accept(())
    }
}

@MainActor
@Suite struct ControlPropertyTests {
    @Test func whoSubscribesGetsTheValueAsItIsThenAndWhatTheUserChooses() {
        let field = Field("a")
        let value = field.value.orEmpty
        let (early, late) = (EventLog(), EventLog())
        let first = early.watch(value.asDriver())
        field.type("b")
        field.text = "set by the program"
        let second = late.watch(value.asDriver())
        field.type("c")
        #expect(early.text == "a b c")
        #expect(late.text == "set by the program c")
        first.dispose()
        second.dispose()
        field.type("d")
        #expect(early.text == "a b c .")
    }

    @Test func whatIsSetIsShownAndNotSentBack() {
        let field = Field()
        let log = EventLog()
        let bag = DisposeBag()
        let name = DriverRelay("a")
        field.value.orEmpty.drive(onNext: { log.add("<\($0)>") }).disposed(by: bag)
        name.asDriver().drive(field.value).disposed(by: bag)
        name.accept("b")
        field.value.accept("c")
        #expect(field.text == "c")
        #expect(log.text == "<>")
    }

    @Test func bothWaysDoNotRunInCircles() {
        let field = Field("x")
        let name = DriverRelay("a")
        let log = EventLog()
        let bag = DisposeBag()
        name.asDriver().drive(field.value.orEmpty).disposed(by: bag)
        field.value.orEmpty.asDriver().drive(name).disposed(by: bag)
        log.watch(name.asDriver()).disposed(by: bag)
        field.type("b")
        name.accept("c")
        #expect(field.text == "c")
        #expect(log.text == "a b c")
    }

    @Test func changedLeavesOutThePresentValue() {
        let field = Field("a")
        let log = EventLog()
        let watch = log.watch(field.value.orEmpty.changed.asSignal())
        field.type("b")
        #expect(log.text == "b")
        watch.dispose()
    }

    @Test func whatIsTypedWhileThePresentValueIsDeliveredComesAfterIt() {
        let field = Field("a")
        let log = EventLog()
        let watch = field.value.orEmpty.drive(onNext: { text in
            log.add("\(text)(")
            if text == "a" { field.type("b") }
            log.add(")")
        })
        #expect(log.text == "a( ) b( )")
        watch.dispose()
    }

    @Test func theViewIsNotKept() {
        var field: Field? = Field("a")
        weak let weakField = field
        let value = field?.value
        field = nil
        #expect(weakField == nil)
        let log = EventLog()
        if let value { log.watch(value.orEmpty.asDriver()).dispose() }
        #expect(log.text == ".")
    }
}
