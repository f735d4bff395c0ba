/// Two sources in one piece: a closure with one thing in it takes half as much of the
/// stack of every level of nesting.
@usableFromInline
final class Two<A, B, Failure: Error> {
    @usableFromInline let a: Source<A, Failure>
    @usableFromInline let b: Source<B, Failure>
    @usableFromInline let confined: Bool

    @inlinable
    init(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, confined: Bool
    ) {
        self.a = a
        self.b = b
        self.confined = confined
    }

    @inlinable var depth: UInt8 { max(a.depth, b.depth) }
}

/// Three sources in one piece.
@usableFromInline
final class Three<A, B, C, Failure: Error> {
    @usableFromInline let a: Source<A, Failure>
    @usableFromInline let b: Source<B, Failure>
    @usableFromInline let c: Source<C, Failure>
    @usableFromInline let confined: Bool

    @inlinable
    init(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, confined: Bool
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.confined = confined
    }

    @inlinable var depth: UInt8 { max(a.depth, b.depth, c.depth) }
}
