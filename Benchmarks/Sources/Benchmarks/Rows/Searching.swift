import SearchFeature

extension Row {
    static var searching: [Row] { [keystroke] }

    /// One of 40 keystrokes; ``Typing`` tells of all of them.
    private static var keystroke: Row {
        let all = (try? Keystrokes.texts()) ?? []
        let texts = stride(from: 0, to: all.count, by: 40).map { all[$0] }
        return Row("airport search over 7,884 rows, per keystroke", events: texts.count, time: .wall) {
            let scan = PlainScan((try? AirportData.load()) ?? [])
            return { for text in texts { use(scan.search(text)) } }
        } ours: {
            let search = AirportSearch()
            return { for text in texts { use(try? await search.search(text)) } }
        }
    }
}
