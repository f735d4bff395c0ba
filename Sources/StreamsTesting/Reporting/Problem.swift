/// A reason why a test fails, and where.
struct Problem: Sendable {
    let text: String
    let place: Place

    init(_ text: String, at place: Place) {
        self.text = text
        self.place = place
    }

    /// Fails the test; to be called by the task of the test.
    func report() {
        place.fail(text)
    }
}
