/// An airport that has an IATA code.
public nonisolated struct Airport: Sendable, Hashable, Identifiable, Codable {
    /// The IATA code, three capital letters or digits: `ICN`.
    public let code: String

    /// The official name, in Latin letters.
    public let name: String

    /// The city that the airport serves; empty where the data names none.
    public let city: String

    /// The country's ISO 3166-1 code, `KR`; `XK` stands for Kosovo.
    public let country: String

    /// The code, which is unique among the world's airports.
    public var id: String { code }

    /// The country's English name; the code itself where no name is known.
    public var countryName: String { CountryNames.english[country] ?? country }

    /// Makes an airport from the texts that are shown.
    public init(code: String, name: String, city: String, country: String) {
        self.code = code
        self.name = name
        self.city = city
        self.country = country
    }
}
