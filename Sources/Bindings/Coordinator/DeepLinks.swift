public import Streams

/// Opens links that come from outside as soon as the app is ready for them: each once, and of several that wait the last.
///
/// ```swift
/// let links = DeepLinks<Link>(when: { link in link.needsLogin ? session.isLoggedIn : .just(true) }) { link in
///     coordinator.open(link)
/// }
/// links.receive(link)
/// ```
@MainActor
public final class DeepLinks<Link> {
    private let isReady: (Link) -> Driver<Bool>
    private let open: (Link) -> Void
    private var waiting: Subscription?

    /// - Parameters:
    ///   - isReady: what a link waits for; asked once for each link.
    ///   - open: called with a link at its first `true`, at once if it is true already.
    public init(
        when isReady: @escaping @MainActor (Link) -> Driver<Bool>, open: @escaping @MainActor (Link) -> Void
    ) {
        self.isReady = isReady
        self.open = open
    }

    deinit { waiting?.dispose() }

    /// Takes a link; one that still waits is dropped for it.
    public func receive(_ link: Link) {
        waiting?.dispose()
        let own = Subscription()
        waiting = own
        let readiness = isReady(link).drive(onNext: { [weak self] isReady in
            guard isReady, !own.isDisposed else { return }
            own.dispose()
            self?.open(link)
        })
        own.add(readiness)
    }
}
