/// How long a container keeps what a factory made.
///
/// Whatever the scope, two threads that ask for the same dependency at once get one instance from one call of the factory
/// (but for ``unique``); a request for another dependency never waits for them.
public enum Scope: Sendable {
    /// A new instance for every request.
    case unique

    /// One instance within a single outermost request: everything built for it shares that instance.
    case graph

    /// One instance for as long as somebody else keeps it: the container's own reference is weak.
    ///
    /// A value that is not a class instance has no lifetime to share, so each request makes a new one.
    case shared

    /// One instance for as long as the container, or the scope of overrides, lives.
    case singleton
}
