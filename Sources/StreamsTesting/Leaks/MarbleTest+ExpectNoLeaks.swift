import Streams

extension MarbleTest {
    /// Expects that nothing is subscribed to a source of this test any more when the test is over: when its body has ended,
    /// what it kept has been released, and everything that was expected has been unsubscribed from.
    ///
    /// ```swift
    /// time.expectNoLeaks()
    /// ```
    public func expectNoLeaks(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        add(
            Leak(at: Place(fileID, filePath, line, column)) { [self] _ in
                let left = state.withLock { $0.sources }.compactMap { source -> String? in
                    let open = source.log.subscriptions.filter { $0.unsubscribed == nil }
                    guard !open.isEmpty else { return nil }
                    return open.map { "\n  \(source.place.variable ?? "source")  \($0)" }.joined()
                }
                return left.isEmpty ? nil : "still subscribed to after the test:\(left.joined())"
            })
    }

    /// Expects an object, such as a view model, to be gone when the test is over.
    ///
    /// ```swift
    /// let model = SearchViewModel(service: service)
    /// time.expectNoLeaks(of: model)
    /// ```
    public func expectNoLeaks(
        of object: AnyObject,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        // A weak reference may be read from anywhere.
        let rest = Unchecked(Weak(object: object))
        add(
            Leak(at: Place(fileID, filePath, line, column)) { place in
                rest.value.object.map { "\(place.argument ?? "object"): \(type(of: $0)) is still there after the test" }
            })
    }
}

private struct Weak {
    weak var object: AnyObject?
}
