import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

nonisolated extension SearchError {
    /// What a failure of the URL loading system means for a search.
    init(_ error: any Error) {
        let code = (error as NSError).code
        self = Self.bySystem(code) ?? Self.onLinux(code) ?? .other(code: code)
    }

    private static func bySystem(_ code: Int) -> SearchError? {
        switch URLError.Code(rawValue: code) {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .notConnectedToInternet, .networkConnectionLost, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
            .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            .offline
        case .badServerResponse, .zeroByteResource, .cannotDecodeRawData, .cannotDecodeContentData,
            .cannotParseResponse:
            .malformed
        default: nil
        }
    }

    /// On Linux a body that breaks off is "unknown", and an answer that is not HTTP an "unsupported URL".
    private static func onLinux(_ code: Int) -> SearchError? {
        #if canImport(FoundationNetworking)
        switch URLError.Code(rawValue: code) {
        case .unknown: .offline
        case .unsupportedURL: .malformed
        default: nil
        }
        #else
        nil
        #endif
    }
}
