import Streams

extension MarbleTest {
    /// Expects that no subscription is left when the test is over: when its body has ended, what it kept has been released,
    /// and everything that was expected has been unsubscribed from.
    ///
    /// A failure names the lines that subscribed. Those of tasks that the body did not start are not seen.
    public func expectNoLeaks(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        add(
            Leak(at: Place(fileID, filePath, line, column)) { [live] _ in
                let left = live.list.filter { !$0.hasPrefix("Marbles/") }
                return left.isEmpty ? nil : (["still subscribed to after the test:"] + left).joined(separator: "\n  ")
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
