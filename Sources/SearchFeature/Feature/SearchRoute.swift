/// Where the search screen wants to go.
public nonisolated enum SearchRoute: Sendable, Hashable {
    /// To the details of the airport with this code.
    case airport(code: String, name: String)
}
