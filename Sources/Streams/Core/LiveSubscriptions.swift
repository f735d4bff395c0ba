import Synchronization

/// Counts and names the subscriptions that are still live, while it watches.
///
///     LiveSubscriptions.watch { live in
///         let screen = Screen()
///         screen.close()
///         print(live.count, live.list)     // 1 ["App/Screen.swift:12  Driver<String>"]
///     }
///
/// A subscription is what `subscribe`, `drive`, `emit`, `bind` or `connect` starts, or a loop over `values`; what operators
/// start inside is not counted. A loop over the property `values` is named by its stream only: `values  Driver<String>`.
/// While nothing watches, a subscription costs one look at a number more.
public final class LiveSubscriptions: Sendable {
    @TaskLocal private static var watching: [LiveSubscriptions] = []
    private static let everywhere = Lock<[LiveSubscriptions]>([])
    private static let watchers = Atomic<Int>(0)

    private let entries = Lock(Slots<String>())

    /// A list that watches nothing yet.
    public init() {}

    /// Watches the subscriptions that the body makes, and the tasks that it starts; other work at the same time is left
    /// out.
    ///
    /// Who watches around the body sees them, too.
    public static func watch<Value>(_ body: (LiveSubscriptions) throws -> Value) rethrows -> Value {
        let live = LiveSubscriptions()
        watchers.add(1, ordering: .relaxed)
        defer { watchers.subtract(1, ordering: .relaxed) }
        return try $watching.withValue(watching + [live]) { try body(live) }
    }

    /// Watches the subscriptions that the body makes, and the tasks that it starts; other work at the same time is left
    /// out.
    ///
    /// Who watches around the body sees them, too.
    public static func watch<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: (LiveSubscriptions) async throws -> Value
    ) async rethrows -> Value {
        let live = LiveSubscriptions()
        watchers.add(1, ordering: .relaxed)
        defer { watchers.subtract(1, ordering: .relaxed) }
        return try await $watching.withValue(watching + [live]) { try await body(live) }
    }

    /// Watches all subscriptions that are made in the process from now on, until it is stopped.
    public func start() {
        Self.everywhere.withLock { all in
            if all.contains(where: { $0 === self }) { return }
            all.append(self)
            Self.watchers.add(1, ordering: .relaxed)
        }
    }

    /// Watches no new subscriptions any more; those that it has seen still leave when they end.
    public func stop() {
        Self.everywhere.withLock { all in
            guard let index = all.firstIndex(where: { $0 === self }) else { return }
            all.remove(at: index)
            Self.watchers.subtract(1, ordering: .relaxed)
        }
    }

    /// How many subscriptions are live.
    public var count: Int { entries.withLock { $0.count } }

    /// Where the live subscriptions were made, and of what.
    public var list: [String] { entries.withLock { $0.all }.sorted() }
}

extension LiveSubscriptions {
    /// Notes a new subscription; free when nothing watches.
    @usableFromInline
    static func note(_ subscription: Subscription, _ type: Any.Type, _ file: StaticString, _ line: UInt?) {
        if watchers.load(ordering: .relaxed) > 0 { noteWatched(subscription, type, file, line) }
    }

    private static func noteWatched(
        _ subscription: Subscription, _ type: Any.Type, _ file: StaticString, _ line: UInt?
    ) {
        let place = line.map { "\(file):\($0)" } ?? "\(file)"
        let name = "\(place)  \(type)"
        var all = everywhere.withLock { $0 }
        for live in watching where !all.contains(where: { $0 === live }) { all.append(live) }
        for live in all {
            subscription.add(live, live.entries.withLock { $0.insert(name) })
        }
    }
}

extension LiveSubscriptions: Places {
    @usableFromInline
    func leave(_ number: Int) {
        _ = entries.withLock { $0.remove(number) }
    }
}
