import Synchronization

extension Source {
    @usableFromInline
    func debug(
        _ label: String?, _ scheduler: any Scheduler, _ print: @escaping @Sendable (String) -> Void,
        _ fileID: StaticString, _ line: UInt
    ) -> Source {
        let label = label ?? "\(fileID):\(line)"
        return build { [self] sink, subscription in
            let line = DebugLine(label, CurrentScheduler.resolve(scheduler).timers, print)
            self.do(
                onNext: { line.add("\($0)") },
                onEnd: { completion in
                    switch completion {
                    case .completed: line.end("|")
                    case .failed(let failure): line.end("# \(failure)")
                    }
                },
                onStart: { upstream in
                    line.add("^")
                    upstream.add(line)
                }
            ).run(sink, subscription)
        }
    }
}

/// The marble line of one subscription, printed as it grows.
private final class DebugLine: Disposable {
    private let label: String
    private let timers: TimerQueue
    private let print: @Sendable (String) -> Void
    private let last: Lock<Duration>
    private let isOver = Atomic<Bool>(false)

    init(_ label: String, _ timers: TimerQueue, _ print: @escaping @Sendable (String) -> Void) {
        self.label = label
        self.timers = timers
        self.print = print
        last = Lock(timers.now)
    }

    func add(_ marble: String) {
        let now = timers.now
        let gap = last.withLock { last in
            defer { last = now }
            return now - last
        }
        print(gap > .zero ? "\(label) \(gap.inMilliseconds) \(marble)" : "\(label) \(marble)")
    }

    func end(_ marble: String) {
        if !isOver.exchange(true, ordering: .acquiringAndReleasing) { add(marble) }
    }

    func dispose() {
        end("!")
    }
}

extension Duration {
    /// In milliseconds, to the microsecond: `12ms`, `0.25ms`.
    fileprivate var inMilliseconds: String {
        let (whole, rest) = (saturatedNanoseconds / 1000).quotientAndRemainder(dividingBy: 1000)
        if rest == 0 { return "\(whole)ms" }
        var digits = String(1000 + rest).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits)ms"
    }
}

extension ObservableType {
    /// Prints what happens as a marble line that grows downwards, and changes nothing.
    ///
    ///     text.debounce(.milliseconds(300)).debug("query")
    ///
    ///     query ^                 subscribed to
    ///     query 300ms zo          an element, 300 ms after the line before
    ///     query 412.5ms zombie
    ///     query |                 completed; `# failure` when it fails, `!` when it is disposed of
    ///
    /// Each subscription prints a line of its own.
    ///
    /// - Parameters:
    ///   - label: what each line begins with; when it is not given, file and line: `App/Search.swift:12`.
    ///   - scheduler: whose time it is.
    ///   - print: where the lines go, on the thread of the event.
    ///   - fileID: where it stands, for when there is no label.
    ///   - line: where it stands, for when there is no label.
    @inlinable
    public func debug(
        _ label: String? = nil,
        scheduler: some Scheduler = MainScheduler(),
        to print: @escaping @Sendable (String) -> Void = { Swift.print($0) },
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element, Failure> {
        Observable(source.debug(label, scheduler, print, fileID, line))
    }
}

extension MainActorStream {
    /// Prints what happens as a marble line that grows downwards, once for all subscribers, and changes nothing.
    ///
    /// - Parameters:
    ///   - label: what each line begins with; when it is not given, file and line: `App/Search.swift:12`.
    ///   - scheduler: whose time it is.
    ///   - print: where the lines go.
    ///   - fileID: where it stands, for when there is no label.
    ///   - line: where it stands, for when there is no label.
    @inlinable
    public func debug(
        _ label: String? = nil,
        scheduler: some Scheduler = MainScheduler(),
        to print: @escaping @Sendable (String) -> Void = { Swift.print($0) },
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        Self(source.debug(label, scheduler, print, fileID, line))
    }
}
