import Marbles
import Streams
import Synchronization

/// The rows of a picture below the operator, in the order in which they were added, and notes below the picture.
final class Rows: Sendable {
    private let added = Mutex<[@Sendable (inout MarblePicture) -> Void]>([])
    private let lines = Mutex<[String]>([])

    /// Adds rows that are drawn when all is over.
    func add(_ draw: @escaping @Sendable (inout MarblePicture) -> Void) {
        added.withLock { $0.append(draw) }
    }

    /// Adds a stream; its row comes before those of streams that come of recording it.
    func add<Element: Sendable, Failure>(_ name: String, _ record: () -> Recorder<Element, Failure>) {
        let place = added.withLock { added in
            added.append { _ in }
            return added.count - 1
        }
        let recorder = record()
        added.withLock { $0[place] = { picture in picture.add(name, recorder.events, describe: word) } }
    }

    /// Adds a stream that is recorded from now on.
    func add<Element, Failure>(
        _ name: String, of stream: some ObservableType<Element, Failure>, _ time: VirtualScheduler
    ) {
        add(name) { time.record(stream) }
    }

    /// Adds a line below the picture.
    func note(_ line: String) {
        lines.withLock { $0.append(line) }
    }

    var notes: [String] { lines.withLock { $0 } }

    func draw(in picture: inout MarblePicture) {
        for draw in added.withLock({ $0 }) { draw(&picture) }
    }
}

/// What a picture says of an element.
private func word(_ element: some Any) -> String {
    switch element {
    case let text as String: text.allSatisfy(\.isWhitespace) ? text.debugDescription : text
    case let character as Character: character.isWhitespace ? "\"\(character)\"" : "\(character)"
    case let flag as Bool: flag ? "t" : "f"
    case let list as [String]: "[\(list.joined(separator: ", "))]"
    case let time as Duration: time.inWords
    default: "\(element)"
    }
}

extension Scene {
    /// Records a stream from some time on, and shows it.
    func show<Element, Failure>(
        _ name: String, _ stream: some ObservableType<Element, Failure>, from start: Duration = .zero,
        until end: Duration? = nil
    ) {
        let window = SubscriptionWindow(subscribed: start, unsubscribed: end)
        rows.add(name) { time.record(stream, during: window) }
    }

    /// Records a driver or a signal from some time on, and shows it.
    func show<Element: Sendable>(
        _ name: String, _ stream: some MainActorStream<Element>, from start: Duration = .zero
    ) {
        rows.add(name) { time.record(stream, during: SubscriptionWindow(subscribed: start)) }
    }

    /// Shows a stream to somebody who is there from the start, and to somebody who comes late.
    func showTwice(_ stream: some ObservableType) {
        show("early", stream)
        show("late", stream, from: time("late"))
    }

    /// Shows a driver or a signal to somebody who is there from the start, and to somebody who comes late.
    func showTwice<Element: Sendable>(_ stream: some MainActorStream<Element>) {
        show("early", stream)
        show("late", stream, from: time("late"))
    }

    /// Shows when the first input was subscribed to.
    func showSubscriptions() {
        let sources = sources
        rows.add { picture in
            picture.add(sources[0].subscriptions.map { ("subscribed", $0) })
        }
    }
}

extension Scene {
    /// Keeps a subscription as long as the scene runs.
    func run(_ subscription: Subscription) {
        subscriptions.insert(subscription)
    }

    /// Calls a closure at some time; what it holds on to lives until then.
    func later<Value>(_ moment: Duration, _ action: @escaping @Sendable () -> Value) {
        time.schedule(after: moment) { _ = action() }
    }

    /// An option's value, as Swift has it.
    func code(of option: String) -> String { choices.values[option]?.code ?? "" }
}
