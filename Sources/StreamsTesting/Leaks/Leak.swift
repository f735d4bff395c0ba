/// Something that should be gone when a test is over.
struct Leak: Sendable {
    let place: Place
    private let find: @Sendable (Place) -> String?

    init(at place: Place, _ find: @escaping @Sendable (Place) -> String?) {
        self.place = place
        self.find = find
    }

    /// What is still there; `nil` when it is gone.
    var problem: Problem? {
        find(place).map { Problem($0, at: place) }
    }
}
