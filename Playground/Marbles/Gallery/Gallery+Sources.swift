import Marbles
import Streams

extension Gallery {
    static let sources: [Exhibit] = [
        Exhibit(
            "just", ["static just(_:)"], "sends one element and completes", [],
            [.text("element", "a", "what it sends")],
            main: true, code: "Observable.just({element})"
        ) { i in Observable<String, Failure>.just(i.word("element")) },
        Exhibit(
            "of", ["static of(_:)"], "sends the elements that are written down, and completes", main: true,
            code: "Observable.of(a, b, c)"
        ) { _ in Observable<String, Failure>.of("a", "b", "c") },
        Exhibit(
            "from", ["static from(_:)"], "sends the elements of a sequence and completes", [],
            [.text("text", "seoul", "the sequence")], main: true, code: "Observable.from({text})"
        ) { i in Observable<Character, Failure>.from(Array(i.word("text").prefix(100))) },
        Exhibit(
            "fromAsyncSequence", ["static from(_:priority:)"],
            "sends the elements of an async sequence and ends as it does", [],
            [.latency], code: "Observable.from(answers)        // an AsyncStream"
        ) { i in
            let (service, (answers, continuation)) = (i.service, AsyncStream<String>.makeStream())
            let asking = Observable.from(["a", "b", "c"]).concatMap { x in try await service.ask(x) }
            let feed = asking.subscribe(
                onNext: { continuation.yield($0) }, onError: { _ in continuation.finish() },
                onCompleted: { continuation.finish() })
            i.show("output", Observable.from(answers).do(onDispose: { feed.dispose() }))
        },
        Exhibit(
            "async", ["static async(priority:_:) async"], "sends what an async closure returns, and completes", [],
            [.latency],
            code: "Observable.async { try await ask(\"a\") }"
        ) { i in
            let service = i.service
            return Observable<String, Failure>.async { () throws(Failure) in try await service.ask("a") }
        },
        Exhibit("empty", ["static empty()"], "completes at once", main: true, code: "Observable.empty()") { _ in
            Observable<String, Failure>.empty()
        },
        Exhibit(
            "never", ["static never()"], "never does anything", main: true, endless: true, code: "Observable.never()"
        ) { _ in
            Observable<String, Failure>.never()
        },
        Exhibit("fail", ["static fail(_:)"], "fails at once", code: "Observable.fail(failure)") { _ in
            Observable<String, Failure>.fail(Failure())
        },
        Exhibit(
            "create", ["static create(_:)"], "sends what a closure says, which also says how to stop", [],
            [.time("pause", 3, "how long the closure waits between a and b")],
            code: "Observable.create { observer in observer.onNext(a); … b later; return stop }"
        ) { i in
            let (time, pause) = (i.time, i.time("pause"))
            return Observable<String, Failure>.create { observer in
                observer.onNext("a")
                return time.schedule(after: pause) {
                    observer.onNext("b")
                    observer.onCompleted()
                }
            }
        },
        Exhibit(
            "deferred", ["static deferred(_:)"], "makes a stream anew for each subscriber", [], [.late], main: true,
            code: "Observable.deferred { .just(now) }"
        ) { i in
            let time = i.time
            i.showTwice(Observable<Duration, Failure>.deferred { .just(time.now) })
        },
        Exhibit(
            "using", ["static using(_:_:)"], "makes a resource for each subscription, and gives it back at the end",
            [.texts("-a-b-|")], code: "Observable.using({ Resource() }, { resource in input })"
        ) { i in
            let (input, resource) = (i.input, PublishSubject<String, Failure>())
            let take: @Sendable () -> Resource = {
                resource.onNext("o")
                return Resource(resource)
            }
            i.show("resource", resource)
            i.show("output", Observable<String, Failure>.using(take, { _ in input }))
        },
        Exhibit(
            "range", ["static range(start:count:)"], "counts", [],
            [.count("start", 1, "where it begins"), .count("count", 5, "how many numbers")],
            code: "Observable.range(start: {start}, count: {count})"
        ) { i in Observable<Int, Failure>.range(start: i.count("start"), count: i.count("count")) },
        Exhibit(
            "generate", ["static generate(initialState:condition:iterate:)"], "makes each element of the one before",
            [],
            [.count("below", 9, "where it ends")],
            code: "Observable.generate(initialState: 1, condition: { $0 < {below} }, iterate: { $0 * 2 })"
        ) { i in
            let limit = i.count("below")
            return Observable<Int, Failure>.generate(initialState: 1, condition: { $0 < limit }, iterate: { $0 * 2 })
        },
        Exhibit(
            "repeatElement", ["static repeatElement(_:count:)"], "sends one element again and again", [],
            [.text("element", "a", "what it sends"), .count("count", 3, "how often")],
            code: "Observable.repeatElement({element}, count: {count})"
        ) { i in Observable<String, Failure>.repeatElement(i.word("element"), count: i.count("count")) },
        Exhibit(
            "timer", ["static timer(_:period:scheduler:)"], "sends 0 after some time, and goes on counting if told so",
            [],
            [
                .time("delay", 5, "when the first one comes"),
                .time("period", 0, "how long until each next one; 0 for none"),
            ],
            main: true, code: "Observable.timer({delay})"
        ) { i in
            let period = i.time("period")
            if period > .zero {
                i.code = "Observable.timer(\(i.code(of: "delay")), period: \(i.code(of: "period")))"
                i.isEndless = true
            }
            i.show("output", Observable<Int, Failure>.timer(i.time("delay"), period: period > .zero ? period : nil))
        },
        Exhibit(
            "interval", ["static interval(_:scheduler:)"], "counts, one number each period", [],
            [.time("period", 5, least: 1, "how long until each next one")], main: true, endless: true,
            code: "Observable.interval({period})"
        ) { i in Observable<Int, Failure>.interval(i.time("period")) },
    ]
}

/// Shows the end of its life.
private struct Resource: Disposable {
    private let life: PublishSubject<String, Failure>

    init(_ life: PublishSubject<String, Failure>) {
        self.life = life
    }

    func dispose() { life.onCompleted() }
}
