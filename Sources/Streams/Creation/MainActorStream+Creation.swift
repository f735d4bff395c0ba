extension MainActorStream {
    /// Sends one element, then completes.
    @inlinable
    public static func just(_ element: Element) -> Self {
        Self(core: MainActorCore(.just(element), isTrivial: true))
    }

    /// Sends the given elements, then completes.
    @inlinable
    public static func of(_ elements: Element...) -> Self {
        Self(.from(elements))
    }

    /// Sends the elements of a sequence, then completes.
    @inlinable
    public static func from(_ elements: some Sequence<Element>) -> Self {
        Self(.from(elements))
    }

    /// Completes at once.
    @inlinable
    public static func empty() -> Self {
        Self(core: MainActorCore(.ended(.completed), isTrivial: true))
    }

    /// Sends nothing and does not end.
    @inlinable
    public static func never() -> Self {
        Self(core: MainActorCore(.never, isTrivial: true))
    }

    /// Makes the stream when somebody subscribes; once for all who are subscribed at the same time.
    @inlinable
    public static func deferred(_ make: @escaping @MainActor () -> Self) -> Self {
        Self(.deferred { make().source })
    }
}
