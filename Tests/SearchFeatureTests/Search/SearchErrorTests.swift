import Foundation
import SearchFeature
import Testing

@Suite struct SearchErrorTests {
    @Test func speaksToTheUser() {
        let all: [SearchError] = [
            .offline, .timedOut, .server(status: 503), .malformed, .tooLarge(limit: 1), .cancelled, .other(code: -1200),
        ]
        #expect(Set(all.map(\.description)).count == all.count)
        #expect(all.allSatisfy { $0.localizedDescription == $0.description && $0.description.hasSuffix(".") })
        #expect(SearchError.server(status: 503).description == "The server could not answer (status 503).")
    }
}
