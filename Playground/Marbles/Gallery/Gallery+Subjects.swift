import Marbles
import Streams

extension Gallery {
    static let subjects: [Exhibit] = [
        subject(
            "PublishSubject", "sends on what it is given, to all who are there",
            code: "PublishSubject<String, Failure>()"
        ) { _ in PublishSubject<String, Failure>() },
        subject(
            "BehaviorSubject", "has a value: who comes late gets the latest",
            [.text("initial", "z", "the first value")],
            code: "BehaviorSubject({initial})"
        ) { i in BehaviorSubject<String, Failure>(i.word("initial")) },
        subject(
            "ReplaySubject", "gives who comes late the latest elements",
            [.count("buffer", 2, "how many elements are kept")],
            code: "ReplaySubject<String, Failure>(bufferSize: {buffer})"
        ) { i in ReplaySubject<String, Failure>(bufferSize: i.count("buffer")) },
        subject(
            "AsyncSubject", "sends only the last element, when it completes", code: "AsyncSubject<String, Failure>()"
        ) { _ in AsyncSubject<String, Failure>() },
        relay("PublishRelay", "sends on what it accepts; it cannot end or fail", code: "PublishRelay<String>()") { i in
            let relay = PublishRelay<String>()
            i.showTwice(relay)
            return { relay.accept($0) }
        },
        relay(
            "BehaviorRelay", "has a value, from any thread: who comes late gets the latest",
            [.text("initial", "z", "the first value")], code: "BehaviorRelay({initial})"
        ) { i in
            let relay = BehaviorRelay(i.word("initial"))
            i.showTwice(relay)
            return { relay.accept($0) }
        },
        relay(
            "ReadOnlyBehaviorRelay", "a behavior relay that can be read, but not changed",
            [.text("initial", "z", "the first value")], code: "BehaviorRelay({initial}).asReadOnly()"
        ) { i in
            let relay = BehaviorRelay(i.word("initial"))
            i.showTwice(relay.asReadOnly())
            return { relay.accept($0) }
        },
        relay(
            "ReplayRelay", "gives who comes late the latest elements",
            [.count("buffer", 2, "how many elements are kept")],
            code: "ReplayRelay<String>(bufferSize: {buffer})"
        ) { i in
            let relay = ReplayRelay<String>(bufferSize: i.count("buffer"))
            i.showTwice(relay)
            return { relay.accept($0) }
        },
    ]

    /// A subject that is sent the input.
    private static func subject<Subject: ObservableType & ObserverType>(
        _ name: String, _ summary: String, _ options: [Exhibit.Option] = [], code: String,
        _ make: @escaping @MainActor (Scene) -> Subject
    ) -> Exhibit where Subject.Element == String, Subject.Failure == Failure {
        Exhibit(
            name, [], summary, [.texts("-a-b---c-d-|", "sent")], options + [.late], code: code
        ) { i in
            let subject = make(i)
            i.showTwice(subject)
            i.run(i.input.bind(to: subject))
        }
    }

    /// A relay that accepts the input.
    private static func relay(
        _ name: String, _ summary: String, _ options: [Exhibit.Option] = [], code: String,
        _ show: @escaping @MainActor (Scene) -> @Sendable (String) -> Void
    ) -> Exhibit {
        Exhibit(name, [], summary, [.steady("-a-b---c-d-", "accepted")], options + [.late], code: code) { i in
            let accept = show(i)
            i.run(i.steady.subscribe(onNext: accept))
        }
    }
}
