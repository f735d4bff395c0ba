/// The folded words of all airports, each different word once, and where each occurs.
///
/// A query looks at every different word (some 8,000) once per word of its own: simpler than a tree, and fast enough.
nonisolated struct AirportIndex: Sendable {
    /// All airports, ordered by code.
    let airports: [Airport]

    private let scalars: [UInt32]
    private let words: [Word]
    private let places: [Place]

    private struct Word: Sendable {
        let scalars: Range<Int>
        let places: Range<Int>
        let letters: LetterSet
    }

    /// Where a word occurs.
    struct Place: Sendable {
        let row: Int32
        let field: AirportField
        let position: UInt8
    }

    init(_ airports: [Airport]) {
        self.airports = airports.sorted { $0.code < $1.code }
        var vocabulary: [ArraySlice<UInt32>: [Place]] = [:]
        for (row, airport) in self.airports.enumerated() {
            for field in AirportField.allCases {
                let words = field.texts(of: airport).map(FoldedText.init).flatMap(\.slices)
                for (position, word) in words.enumerated() {
                    let place = Place(row: Int32(row), field: field, position: UInt8(min(position, 255)))
                    vocabulary[word, default: []].append(place)
                }
            }
        }
        var scalars: [UInt32] = []
        var words: [Word] = []
        var places: [Place] = []
        for (word, found) in vocabulary {
            words.append(
                Word(
                    scalars: scalars.count..<(scalars.count + word.count),
                    places: places.count..<(places.count + found.count),
                    letters: LetterSet(word)))
            scalars += word
            places += found
        }
        self.scalars = scalars
        self.words = words
        self.places = places
    }

    /// Calls `found` with the place and cost of every match of one folded word of a query.
    func forEachMatch(of query: ArraySlice<UInt32>, _ found: (_ row: Int, _ cost: UInt16) -> Void) {
        let letters = LetterSet(query)
        let allowsTypo = query.count >= WordMatch.lettersForTypo
        query.withUnsafeBufferPointer { query in
            scalars.withUnsafeBufferPointer { scalars in
                for word in words where letters.mayMatch(word.letters, allowsTypo: allowsTypo) {
                    let text = UnsafeBufferPointer(rebasing: scalars[word.scalars])
                    guard let match = WordMatch.of(query, in: text) else { continue }
                    for place in places[word.places] where place.field.accepts(match) {
                        found(Int(place.row), place.field.cost(of: match, position: Int(place.position)))
                    }
                }
            }
        }
    }
}
