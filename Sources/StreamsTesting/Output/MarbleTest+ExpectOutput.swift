import Streams

extension MarbleTest {
    /// Expects all streams of an output, such as a view model's, to do what a picture shows.
    ///
    /// Each row is the name of a member and its diagram, and every stream of the output has its row. Values are compared as
    /// Swift prints them; a legend below the rows says what the marbles mean that do not speak for themselves, three
    /// spaces between one meaning and the next. A failure shows the whole picture as it was, in the same form.
    ///
    /// ```swift
    /// time.expect(output: model.transform(input), """
    ///     isSearching  f---t--f
    ///     results      -------r
    ///     failure      n
    ///     f = false   t = true   n = nil   r = ["Seoul"]
    ///     """)
    /// ```
    @MainActor
    public func expect(
        output: Any, _ picture: String,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        let text = PictureText(picture)
        attempt(at: place) { () throws(MarbleError) in
            var rows: [String: [Recorded<String, DescribedFailure>]] = [:]
            for row in text.rows { rows[row.name] = try text.events(of: row.diagram) }
            let streams = ObservedStream.all(in: output, named: place.argument ?? "stream", in: self)
            add(OutputExpectation(rows, legend: text.legend, streams, at: place))
        }
    }
}

/// What all streams of an output should say.
struct OutputExpectation: Expectation {
    let place: Place
    private let rows: [String: [Recorded<String, DescribedFailure>]]
    private let legend: [Character: String]
    // Looked at where the expectation was made, also at the end.
    private let streams: Unchecked<[ObservedStream]>

    init(
        _ rows: [String: [Recorded<String, DescribedFailure>]], legend: [Character: String],
        _ streams: [ObservedStream], at place: Place
    ) {
        self.place = place
        self.rows = rows
        self.legend = legend
        self.streams = Unchecked(streams)
    }

    var name: String { place.argument ?? "output" }
    var isOpenEnded: Bool { streams.value.contains { $0.events.last?.event.isEnd != true } }
    func stop() {}

    var problem: String? {
        let streams = streams.value
        let names = Set(streams.map(\.name))
        let unknown = rows.keys.filter { !names.contains($0) }.sorted().map { "\($0): there is no such stream" }
        let problems = unknown + streams.compactMap { difference($0) }
        guard !problems.isEmpty else { return nil }
        var picture = MarblePicture("all of \(name):")
        for stream in streams { picture.add(stream.name, stream.events) }
        return (problems + ["\(picture)"]).joined(separator: "\n\n")
    }

    private func difference(_ stream: ObservedStream) -> String? {
        guard let expected = rows[stream.name] else { return "\(stream.name): is not in the picture" }
        let comparison = MarbleComparison<String, DescribedFailure>(
            values: legend, describe: { MarbleDescription($0) }, areSame: ==
        ) { $0 == $1 || $0.description == PictureText.anyFailure }
        return comparison.difference(stream.name, expected: expected, actual: stream.events.map(Self.printed))
    }

    /// An event with its value as a picture has it: a text of one character stands for itself.
    private static func printed(_ recorded: Recorded<Any, DescribedFailure>) -> Recorded<String, DescribedFailure> {
        switch recorded.event {
        case .next(let value):
            let text = MarbleDescription(of: value).text
            return .next(
                text.count == 3 && text.first == "\"" ? String(text.dropFirst().prefix(1)) : text, at: recorded.time)
        case .completed: return .completed(at: recorded.time)
        case .failed(let failure): return .failed(failure, at: recorded.time)
        }
    }
}
