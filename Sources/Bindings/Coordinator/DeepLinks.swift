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
    private var waiting: Link?
    private var subscription: Subscription?

    /// - Parameters:
    ///   - isReady: what a link waits for; asked once for each link.
    ///   - open: called with a link at its first `true`, at once if it is true already.
    public init(
        when isReady: @escaping @MainActor (Link) -> Driver<Bool>, open: @escaping @MainActor (Link) -> Void
    ) {
        self.isReady = isReady
        self.open = open
    }

    deinit { subscription?.dispose() }

    /// Takes a link; one that still waits is dropped for it.
    public func receive(_ link: Link) {
        subscription?.dispose()
        waiting = link
        let current = isReady(link).drive(onNext: { [weak self] isReady in
            if isReady { self?.openWaiting() }
        })
        if waiting == nil { current.dispose() } else { subscription = current }
    }

    private func openWaiting() {
        guard let link = waiting else { return }
        waiting = nil
        subscription?.dispose()
        subscription = nil
        open(link)
    }
}
