import Marbles
import Streams

extension Gallery {
    static let mainActor: [Exhibit] = [
        converting(
            "asDriver", ["asDriver()"], "runs once for all, on the main actor; who comes late gets the latest",
            [.steady("-a-b---c-d-|")], code: "input.asDriver()"
        ) { i in i.steady.asDriver() },
        converting(
            "asDriverOnErrorJustReturn", ["asDriver(onErrorJustReturn:)"],
            "a driver that sends one element for a failure",
            [.texts("-a-b---c-#")], [.text("element", "x", "what it sends then")],
            code: "input.asDriver(onErrorJustReturn: {element})"
        ) { i in i.input.asDriver(onErrorJustReturn: i.word("element")) },
        converting(
            "asDriverOnErrorDriveWith", ["asDriver(onErrorDriveWith:)"], "a driver that goes on with another one",
            [.texts("-a-b---#"), .steady("-x-y-|", "other")], code: "input.asDriver(onErrorDriveWith: other)"
        ) { i in i.input.asDriver(onErrorDriveWith: i.other.asDriver(onErrorDriveWith: .empty())) },
        converting(
            "asDriverOnErrorRecover", ["asDriver(onErrorRecover:)"], "a driver that makes another one of the failure",
            [.texts("-a-b---#")], code: "input.asDriver(onErrorRecover: { failure in .of(x, y) })"
        ) { i in i.input.asDriver(onErrorRecover: { _ in .of("x", "y") }) },
        converting(
            "asDriverStartingWith", ["asDriver(startingWith:)"], "a signal as a driver, which has a first element",
            [.steady("---a-b---c-d-|")], [.text("element", "z", "the first element")],
            code: "signal.asDriver(startingWith: {element})"
        ) { i in i.signal.asDriver(startingWith: i.word("element")) },
        Exhibit(
            "asSignal", ["asSignal()"], "runs once for all, on the main actor; who comes late gets what comes then",
            [.steady("-a-b---c-d-|")], [.late], code: "input.asSignal()"
        ) { i in
            i.showTwice(i.steady.asSignal())
            i.showSubscriptions()
        },
        Exhibit(
            "asSignalOnErrorJustReturn", ["asSignal(onErrorJustReturn:)"],
            "a signal that sends one element for a failure",
            [.texts("-a-b---c-#")], [.text("element", "x", "what it sends then"), .late],
            code: "input.asSignal(onErrorJustReturn: {element})"
        ) { i in i.showTwice(i.input.asSignal(onErrorJustReturn: i.word("element"))) },
        Exhibit(
            "asSignalOnErrorSignalWith", ["asSignal(onErrorSignalWith:)"], "a signal that goes on with another one",
            [.texts("-a-b---#"), .steady("-x-y-|", "other")], [.late], code: "input.asSignal(onErrorSignalWith: other)"
        ) { i in
            i.showTwice(i.input.asSignal(onErrorSignalWith: i.other.asSignal(onErrorSignalWith: .empty())))
        },
        Exhibit(
            "asSignalOnErrorRecover", ["asSignal(onErrorRecover:)"], "a signal that makes another one of the failure",
            [.texts("-a-b---#")], [.late], code: "input.asSignal(onErrorRecover: { failure in .of(x, y) })"
        ) { i in i.showTwice(i.input.asSignal(onErrorRecover: { _ in .of("x", "y") })) },
        Exhibit(
            "asObservable", ["asObservable()"], "a driver or a signal as a stream that may leave the main actor",
            [.steady("-a-b---c-d-|")], [.late], main: true, code: "driver.asObservable()"
        ) { i in i.showTwice(i.steady.asDriver().asObservable()) },
        Exhibit(
            "DriverRelay", [], "the state of a view model: a value on the main actor",
            [.steady("-a-b---c-d-", "accepted")],
            [.text("initial", "z", "the first value"), .late], code: "DriverRelay({initial}).asDriver()"
        ) { i in
            let relay = DriverRelay(i.word("initial"))
            i.showTwice(relay.asDriver())
            i.run(i.signal.emit(onNext: { relay.accept($0) }))
        },
        Exhibit(
            "SignalRelay", [], "sends what happens, on the main actor", [.steady("-a-b---c-d-", "accepted")], [.late],
            code: "SignalRelay<String>().asSignal()"
        ) { i in
            let relay = SignalRelay<String>()
            i.showTwice(relay.asSignal())
            i.run(i.signal.emit(onNext: { relay.accept($0) }))
        },
        Exhibit(
            "ControlEvent", [], "something that a user does with a view: a tap, a choice",
            [.steady("-a-b---c-d-", "taps")], [.late], code: "button.taps.asSignal()        // a ControlEvent"
        ) { i in i.showTwice(ControlEvent(i.signal).asSignal()) },
        Exhibit(
            "ControlProperty", [], "a value in a view that the user changes, and the program",
            [.steady("-a----b----c", "typed"), .steady("---x-----y", "set")], [.late],
            code: "field.text        // a ControlProperty: set by the program, it sends nothing back"
        ) { i in
            let field = DriverRelay("z")
            let property = ControlProperty(
                changed: ControlEvent(i.signal.do(onNext: { field.accept($0) }).map { _ in () }),
                get: { field.value }, set: Binder(field) { field, text in field.accept(text) })
            i.showTwice(property.asDriver())
            i.show("in the field", field.asDriver())
            i.run(i.other.asDriver(onErrorDriveWith: .empty()).drive(property))
        },
    ]

    /// A driver made of the input, which is subscribed to once.
    private static func converting(
        _ name: String, _ operators: [String], _ summary: String, _ inputs: [Exhibit.Input],
        _ options: [Exhibit.Option] = [], code: String, _ driver: @escaping @MainActor (Scene) -> Driver<String>
    ) -> Exhibit {
        Exhibit(name, operators, summary, inputs, options + [.late], code: code) { i in
            i.showTwice(driver(i))
            i.showSubscriptions()
        }
    }
}
