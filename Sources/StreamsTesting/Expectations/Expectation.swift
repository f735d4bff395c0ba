/// Something that a test expects, to be checked when its time has come to rest.
protocol Expectation: Sendable {
    /// What it is about, as the test calls it.
    var name: String { get }

    /// Where it was made.
    var place: Place { get }

    /// Whether it looks at a stream that is still open, with no window to end it.
    var isOpenEnded: Bool { get }

    /// What is wrong, as a picture; `nil` when it is met.
    var problem: String? { get }

    /// Ends what it subscribed to.
    func stop()
}
