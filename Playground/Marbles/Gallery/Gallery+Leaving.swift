import Marbles
import Streams

extension Gallery {
    static let leaving: [Exhibit] = [
        Exhibit(
            "values", [], "the elements for a for await loop; what is not read in time waits, or is dropped",
            [.texts("-abc----d-|")],
            [
                .time("work", 3, "how long the loop works on each element"),
                .choice("keep", "all", "newest", "oldest", help: "what waits: all, or one"),
            ], main: true, code: "for try await x in input.values(buffering: …) { await work(x) }"
        ) { i in
            let policy: BufferingPolicy =
                switch i.word("keep") {
                case "newest": .bufferingNewest(1)
                case "oldest": .bufferingOldest(1)
                default: .unbounded
                }
            i.code = "for try await x in input.values(buffering: .\(policy)) { await work(x) }"
            let (values, clock, work) = (i.input.values(buffering: policy), i.time.clock, i.time("work"))
            let read = ReplaySubject<String, Failure>(bufferSize: .max)
            i.show("read", read)
            let loop = Observable<Void, Never>.async {
                do {
                    for try await x in values {
                        read.onNext(x)
                        try await clock.sleep(for: work)
                    }
                    read.onCompleted()
                } catch {
                    read.onError(Failure())
                }
            }
            i.run(loop.subscribe())
        },
        Exhibit(
            "firstValue", [], "awaits the first element; nil when there is none", [.texts("---a-b--|")], main: true,
            code: "let x = try await input.values.first()"
        ) { i in
            let values = i.input.values
            return Observable<String, Failure>.async { () throws(Failure) in try await values.first() ?? "nil" }
        },
        Exhibit(
            "bind", [], "sends every element on to relays", [.steady("-a-b--c-|")], code: "input.bind(to: one, two)"
        ) { i in
            let (one, two) = (PublishRelay<String>(), PublishRelay<String>())
            i.show("one", one)
            i.show("two", two)
            i.run(i.steady.bind(to: one, two))
        },
        Exhibit(
            "drive", [], "shows a driver's elements: in a closure, a property, a relay, a view", [.steady("-a-b--c-|")],
            code: "input.asDriver().drive(relay)"
        ) { i in
            let relay = DriverRelay("z")
            i.show("relay", relay.asDriver())
            i.run(i.steady.asDriver().drive(relay))
        },
        Exhibit(
            "emit", [], "sends a signal's elements on: to a closure, a relay, a view", [.steady("-a-b--c-|")],
            code: "input.asSignal().emit(to: relay)"
        ) { i in
            let relay = SignalRelay<String>()
            i.show("relay", relay.asSignal())
            i.run(i.signal.emit(to: relay))
        },
        Exhibit(
            "Binder", [], "takes elements to a view that it does not keep alive", [.steady("-a-b--c-d-|")],
            [.time("gone", 5, "when the view is gone")], code: "input.asDriver().drive(label.text)        // a Binder"
        ) { i in
            let shown = SignalRelay<String>()
            let label = Owner()
            i.show("shown", shown.asSignal())
            i.run(i.steady.asDriver().drive(Binder(label) { _, x in shown.accept(x) }))
            i.later(i.time("gone")) { label }
            i.showSubscriptions()
        },
        Exhibit(
            "subscribeWith", [], "hands each element to an owner that it does not keep alive", [.texts("-a-b--c-d-|")],
            [.time("gone", 5, "when the owner is gone")],
            code: "input.subscribe(with: owner, onNext: { owner, x in … })"
        ) { i in
            let seen = PublishRelay<String>()
            let owner = Owner()
            i.show("onNext", seen)
            i.run(i.input.subscribe(with: owner, onNext: { _, x in seen.accept(x) }))
            i.later(i.time("gone")) { owner }
            i.showSubscriptions()
        },
        Exhibit(
            "DisposeBag", [], "ends its subscriptions when it goes", [.texts("-a-b--c-d-|")],
            [.time("gone", 5, "when the bag goes")], code: "input.subscribe(onNext: { … }).disposed(by: bag)"
        ) { i in
            let seen = PublishRelay<String>()
            let bag = DisposeBag()
            i.show("onNext", seen)
            i.input.subscribe(onNext: { seen.accept($0) }).disposed(by: bag)
            i.later(i.time("gone")) { bag.dispose() }
            i.showSubscriptions()
        },
    ]
}

/// What holds a subscription's handlers, until it goes.
private final class Owner: Sendable {}
