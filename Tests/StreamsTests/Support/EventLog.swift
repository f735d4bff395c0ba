import Streams

/// What happens, as words: elements, `|` for completion, `#` and the failure, `.` when a subscription is over.
final class EventLog: Sendable {
    private let words = Lock<[String]>([])

    func add(_ word: Any) {
        let word = "\(word)"
        words.withLock { $0.append(word) }
    }

    /// Everything so far.
    var text: String { words.withLock { $0.joined(separator: " ") } }

    /// What has come since the last look.
    func take() -> String {
        words.withLock { words in
            defer { words = [] }
            return words.joined(separator: " ")
        }
    }

    func watch<Element, Failure>(_ stream: some ObservableType<Element, Failure>) -> Subscription {
        stream.subscribe(
            onNext: { self.add($0) }, onError: { self.add("#\($0)") }, onCompleted: { self.add("|") },
            onDisposed: { self.add(".") })
    }

    @MainActor
    func watch<Element>(_ driver: Driver<Element>) -> Subscription {
        driver.drive(onNext: { self.add($0) }, onCompleted: { self.add("|") }, onDisposed: { self.add(".") })
    }

    @MainActor
    func watch<Element>(_ signal: Signal<Element>) -> Subscription {
        signal.emit(onNext: { self.add($0) }, onCompleted: { self.add("|") }, onDisposed: { self.add(".") })
    }

    /// The words of a stream that is subscribed to here and now.
    static func of<Element, Failure>(_ stream: some ObservableType<Element, Failure>) -> String {
        let log = EventLog()
        log.watch(stream).dispose()
        return log.text
    }
}
