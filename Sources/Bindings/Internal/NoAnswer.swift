/// Ends a request that cannot be answered and has no way to say so.
func noAnswer(_ error: some Error & CustomStringConvertible) -> Never {
    fatalError(error.description)  // a cycle would overflow the stack, and UIKit would crash, both without a word
}
