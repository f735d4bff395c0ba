import Foundation
import Testing

@testable import SearchFeature

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct URLErrorMappingTests {
    @Test(arguments: [
        (-999, SearchError.cancelled), (-1001, .timedOut), (-1003, .offline), (-1004, .offline), (-1005, .offline),
        (-1009, .offline), (-1011, .malformed), (-1200, .other(code: -1200)),
    ])
    func maps(code: Int, error: SearchError) {
        #expect(SearchError(NSError(domain: NSURLErrorDomain, code: code)) == error)
    }

    @Test func keepsTheCodeOfAForeignError() {
        #expect(SearchError(NSError(domain: "x", code: 7)) == .other(code: 7))
    }

    #if canImport(FoundationNetworking)
    @Test func knowsLinuxsOwnCodes() {
        #expect(SearchError(URLError(.unknown)) == .offline)
        #expect(SearchError(URLError(.unsupportedURL)) == .malformed)
    }
    #endif
}
