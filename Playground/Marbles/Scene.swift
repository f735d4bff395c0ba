import Marbles
import Streams
import Synchronization

/// One run of an operator in virtual time: what it is given, and what is seen of it.
@MainActor
final class Scene {
    let time: VirtualScheduler
    let choices: Choices
    let inners: Inners
    let service: Service
    /// The code that is shown; what an option says has been put in.
    var code: String
    /// Whether it may go on without an end.
    var isEndless: Bool
    let rows = Rows()
    let subscriptions = DisposeBag()
    let sources: [any AnySource]

    init(_ choices: Choices, _ time: VirtualScheduler) {
        self.time = time
        self.choices = choices
        code = choices.code
        isEndless = choices.exhibit.isEndless
        inners = Inners(choices.inner, time)
        service = Service(choices.values["latency"], time.clock)
        sources = choices.inputs.map { input -> any AnySource in
            input.isHot ? time.hot(input.events) : time.cold(input.events)
        }
    }

    /// The first input.
    var input: Observable<String, Failure> { inputs[0] }
    /// The second input.
    var other: Observable<String, Failure> { inputs[1] }
    /// All inputs.
    var inputs: [Observable<String, Failure>] { sources.map { $0.stream } }
    /// The first input as numbers.
    var numbers: Observable<Int, Failure> { input.map { Int($0) ?? 0 } }
    /// The inputs as what is true or false.
    var flags: [Observable<Bool, Failure>] { inputs.map { $0.map { $0 == "t" } } }
    /// The first input, which cannot fail.
    var steady: Observable<String, Never> { input.catch { _ in Observable<String, Never>.empty() } }
    /// The first input as one that happens whoever listens, on the main actor.
    var signal: Signal<String> { steady.asSignal() }

    func time(_ option: String) -> Duration {
        if case .time(let time) = choices.values[option] { time } else { .zero }
    }

    func count(_ option: String) -> Int {
        if case .count(let count) = choices.values[option] { count } else { 0 }
    }

    func word(_ option: String) -> String {
        switch choices.values[option] {
        case .text(let word), .choice(let word): word
        default: ""
        }
    }
}

/// A source of virtual time, cold or hot.
protocol AnySource: Sendable {
    var stream: Observable<String, Failure> { get }
    var subscriptions: [SubscriptionWindow] { get }
}

extension ColdObservable: AnySource where Element == String, Failure == Playground.Failure {
    var stream: Observable<String, Playground.Failure> { asObservable() }
}

extension HotObservable: AnySource where Element == String, Failure == Playground.Failure {
    var stream: Observable<String, Playground.Failure> { asObservable() }
}

/// Makes the streams that an operator asks for, one for each element.
final class Inners: Sendable {
    private let pattern: [Recorded<String, Failure>]
    private let time: VirtualScheduler
    private let made = Mutex<[(name: String, source: ColdObservable<String, Failure>)]>([])

    init(_ pattern: [Recorded<String, Failure>], _ time: VirtualScheduler) {
        self.pattern = pattern
        self.time = time
    }

    /// The stream for an element.
    func callAsFunction(_ x: String) -> Observable<String, Failure> {
        let source = time.cold(
            pattern.map { recorded -> Recorded<String, Failure> in
                if case .next("*") = recorded.event { Recorded.next(x, at: recorded.time) } else { recorded }
            })
        made.withLock { $0.append(("inner(\(x))", source)) }
        return source.asObservable()
    }

    /// When each was subscribed to.
    var windows: [(name: String, window: SubscriptionWindow)] {
        made.withLock { made in made.flatMap { inner in inner.source.subscriptions.map { (inner.name, $0) } } }
    }
}

/// Something that takes its time to answer.
final class Service: Sendable {
    private let latency: Duration
    private let clock: VirtualClock
    private let log = Mutex<[(name: String, window: SubscriptionWindow)]>([])

    init(_ latency: Exhibit.Option.Value?, _ clock: VirtualClock) {
        self.latency = if case .time(let latency) = latency { latency } else { .zero }
        self.clock = clock
    }

    /// Answers in capitals.
    func ask(_ x: String) async throws(Failure) -> String {
        let number = log.withLock { log in
            log.append(("ask(\(x))", SubscriptionWindow(subscribed: clock.now.offset)))
            return log.count - 1
        }
        defer { log.withLock { $0[number].window.unsubscribed = clock.now.offset } }
        do { try await clock.sleep(for: latency) } catch { throw Failure() }
        return x.uppercased()
    }

    /// From when to when each call ran.
    var windows: [(name: String, window: SubscriptionWindow)] { log.withLock { $0 } }
}
