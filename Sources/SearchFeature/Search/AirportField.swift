/// A text of an airport that can be searched; the raw value is its place among hits that match equally well.
nonisolated enum AirportField: UInt8, CaseIterable {
    case code, city, name, country, countryName, countryAlias

    func texts(of airport: Airport) -> [String] {
        switch self {
        case .code: [airport.code]
        case .city: [airport.city]
        case .name: [airport.name]
        case .country: [airport.country]
        case .countryName: [airport.countryName]
        case .countryAlias: CountryNames.others[airport.country] ?? []
        }
    }

    /// Whether a match of this kind counts in this field.
    ///
    /// Codes have no typos, a country's code counts only as a whole, and names that nobody sees from their start.
    func accepts(_ match: WordMatch) -> Bool {
        switch self {
        case .code: match != .typo
        case .country: match == .whole
        case .countryAlias: match <= .prefix
        case .city, .name, .countryName: true
        }
    }

    /// What a match of the `position`-th word costs: less is better, and the match outweighs all else.
    ///
    /// From high bits to low: the rank (exact code, start of a word, inside a word, typo), whether the word goes on
    /// after the match, the field, and the word's position.
    func cost(of match: WordMatch, position: Int) -> UInt16 {
        let rank: UInt16 =
            switch match {
            case .whole: self == .code ? 0 : 1
            case .prefix: 1
            case .inside: 2
            case .typo: 3
            }
        let isPart: UInt16 = match == .whole ? 0 : 1
        return rank << 7 | isPart << 6 | UInt16(rawValue) << 3 | UInt16(min(position, 7))
    }
}
