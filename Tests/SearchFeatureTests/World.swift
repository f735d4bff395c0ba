import SearchFeature

/// The shipped airports, loaded and indexed once for all tests.
enum World {
    static let search = AirportSearch()
    static let airports = Result { try AirportData.load() }

    static func codes(_ query: String) async throws -> [String] {
        try await search.search(query).map(\.id)
    }
}
