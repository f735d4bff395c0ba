import Marbles
import Streams

extension Gallery {
    private static let outer = [Exhibit.Input.texts("-a--b------c---|")]

    static let flattening: [Exhibit] = [
        Exhibit(
            "flatMap", ["flatMap(maxConcurrent:_:)"], "makes a stream of each element, and sends what they all send",
            outer, [.inner(), .count("max", 9, in: 1...9, "how many run at the same time; the others wait")],
            main: true,
            code: "input.flatMap(maxConcurrent: {max}) { x in inner(x) }"
        ) { i in
            let inner = i.inners
            return i.input.flatMap(maxConcurrent: i.count("max")) { x in inner(x) }
        },
        Exhibit(
            "concatMap", ["concatMap(_:)"], "makes a stream of each element, one after the other", outer, [.inner()],
            main: true, code: "input.concatMap { x in inner(x) }"
        ) { i in
            let inner = i.inners
            return i.input.concatMap { x in inner(x) }
        },
        Exhibit(
            "flatMapLatest", ["flatMapLatest(_:)"], "makes a stream of each element, and leaves the one before it",
            outer, [.inner()], main: true, code: "input.flatMapLatest { x in inner(x) }"
        ) { i in
            let inner = i.inners
            return i.input.flatMapLatest { x in inner(x) }
        },
        Exhibit(
            "flatMapFirst", ["flatMapFirst(_:)"],
            "makes a stream of an element, and ignores others while that one runs",
            outer, [.inner()], main: true, code: "input.flatMapFirst { x in inner(x) }"
        ) { i in
            let inner = i.inners
            return i.input.flatMapFirst { x in inner(x) }
        },
        Exhibit(
            "switchLatest", ["switchLatest()"], "sends what the latest stream sends", outer, [.inner()], main: true,
            code: "input.map { x in inner(x) }.switchLatest()"
        ) { i in
            let inner = i.inners
            return i.input.map { x in inner(x) }.switchLatest()
        },
        Exhibit(
            "mergeStreams", ["merge(maxConcurrent:)"], "sends what all streams of a stream send",
            [.texts("-abc-------|")],
            [
                .inner("*-*--|"), .count("max", 2, in: 1...9, "how many run at the same time; the others wait"),
            ], main: true,
            code: "input.map { x in inner(x) }.merge(maxConcurrent: {max})"
        ) { i in
            let inner = i.inners
            return i.input.map { x in inner(x) }.merge(maxConcurrent: i.count("max"))
        },
        Exhibit(
            "concatStreams", ["concat()"], "sends what the streams of a stream send, one after the other", outer,
            [.inner()],
            main: true, code: "input.map { x in inner(x) }.concat()"
        ) { i in
            let inner = i.inners
            return i.input.map { x in inner(x) }.concat()
        },
    ]

    static let asking: [Exhibit] = [
        Exhibit(
            "flatMapAsync", ["flatMap(maxConcurrent:_:) async"], "asks for each element, all at the same time",
            [.texts("-a-b------c--|")],
            [.latency, .count("max", 9, in: 1...9, "how many run at the same time; the others wait")], main: true,
            code: "input.flatMap(maxConcurrent: {max}) { x in try await ask(x) }"
        ) { i in
            let service = i.service
            return i.input.flatMap(maxConcurrent: i.count("max")) { x async throws(Failure) in try await service.ask(x)
            }
        },
        Exhibit(
            "concatMapAsync", ["concatMap(_:) async"], "asks for each element, one after the other",
            [.texts("-a-b------c--|")], [.latency], main: true, code: "input.concatMap { x in try await ask(x) }"
        ) { i in
            let service = i.service
            return i.input.concatMap { x async throws(Failure) in try await service.ask(x) }
        },
        Exhibit(
            "flatMapLatestAsync", ["flatMapLatest(_:) async"],
            "asks for the latest element; the task before is cancelled",
            [.texts("-a-b------c--|")], [.latency], main: true, code: "input.flatMapLatest { x in try await ask(x) }"
        ) { i in
            let service = i.service
            return i.input.flatMapLatest { x async throws(Failure) in try await service.ask(x) }
        },
        Exhibit(
            "flatMapFirstAsync", ["flatMapFirst(_:) async"], "asks for an element, and ignores others meanwhile",
            [.texts("-a-b------c--|")], [.latency], main: true, code: "input.flatMapFirst { x in try await ask(x) }"
        ) { i in
            let service = i.service
            return i.input.flatMapFirst { x async throws(Failure) in try await service.ask(x) }
        },
    ]
}
