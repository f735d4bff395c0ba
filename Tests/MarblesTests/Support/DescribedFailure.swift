struct DescribedFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String = "") { self.description = description }
}
