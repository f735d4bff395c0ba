import Foundation

/// What people call countries: the system's English names, and everyday ones that the system does not list.
nonisolated enum CountryNames {
    static let english: [String: String] = {
        let locale = Locale(identifier: "en")
        let codes = Locale.Region.isoRegions.map(\.identifier)
        return Dictionary(
            codes.compactMap { code in locale.localizedString(forRegionCode: code).map { (code, $0) } },
            uniquingKeysWith: { first, _ in first })
    }()

    /// Further names that a search finds a country by; they are never shown.
    static let others: [String: [String]] = [
        "AE": ["UAE"],
        "CD": ["DR Congo"],
        "CI": ["Ivory Coast"],
        "CZ": ["Czech Republic"],
        "GB": ["Great Britain", "UK"],
        "KR": ["Republic of Korea"],
        "NL": ["Holland"],
        "SZ": ["Swaziland"],
        "TL": ["East Timor"],
        "TR": ["Turkey"],
        "US": ["USA", "America"],
    ]
}
