import Marbles
import Streams

extension Gallery {
    static let failing: [Exhibit] = [
        Exhibit(
            "catch", ["catch(_:)"], "goes on with another stream when this one fails",
            [.texts("-a-b-#"), .texts("-x-y-|", "other")], code: "input.catch { failure in other }"
        ) { i in
            let other = i.other
            return i.input.catch { (_) throws(Failure) in other }
        },
        Exhibit(
            "catchAndReturn", ["catchAndReturn(_:)"], "sends one element in place of a failure, then completes",
            [.texts("-a-b-#")], [.text("element", "x", "which")], code: "input.catchAndReturn({element})"
        ) { i in i.input.catchAndReturn(i.word("element")) },
        Exhibit(
            "retry", ["retry(_:)"], "subscribes anew when the stream fails, so many times", [.texts("-a-b-#")],
            [.count("attempts", 3, "how often it runs in all")], code: "input.retry({attempts})"
        ) { i in
            i.show("output", i.input.retry(i.count("attempts")))
            i.showSubscriptions()
        },
        Exhibit(
            "retryForever", ["retry()"], "subscribes anew each time the stream fails", [.texts("-a-b-#")],
            endless: true,
            code: "input.retry()"
        ) { i in
            i.show("output", i.input.retry() as Observable<String, Never>)
            i.showSubscriptions()
        },
        Exhibit(
            "retryWhen", ["retry(when:)"], "subscribes anew when a stream made of the failures says so",
            [.texts("-a-#")],
            [.time("pause", 2, "how long that stream waits")], endless: true,
            code: "input.retry { failures in failures.delay({pause}) }"
        ) { i in
            let pause = i.time("pause")
            i.show("output", i.input.retry(when: { failures in failures.delay(pause) }))
            i.showSubscriptions()
        },
        Exhibit(
            "retryBackoff", ["retry(_:backoff:scheduler:using:where:)"], "subscribes anew, after pauses that grow",
            [.texts("a#")],
            [
                .count("attempts", 5, "how often it runs in all"), .time("from", 1, "the first pause, which doubles"),
                .time("limit", 6, "the longest pause"),
            ], code: "input.retry({attempts}, backoff: .exponential(from: {from}, upTo: {limit}))"
        ) { i in
            let backoff = Backoff.exponential(from: i.time("from"), upTo: i.time("limit"))
            i.show("output", i.input.retry(i.count("attempts"), backoff: backoff))
            i.showSubscriptions()
        },
        Exhibit(
            "repeat", ["repeat(_:)"], "subscribes anew each time the stream completes", [.texts("-a-b-|")],
            [.count("count", 3, "how often it runs in all")], main: true, code: "input.repeat({count})"
        ) { i in
            i.show("output", i.input.repeat(i.count("count")))
            i.showSubscriptions()
        },
        Exhibit(
            "timeout", ["timeout(_:or:scheduler:)"], "fails when nothing has come for too long",
            [.texts("a-b-----c-|")],
            [.time("limit", 3, least: 1, "how long that is")], code: "input.timeout({limit}, or: failure)"
        ) { i in i.input.timeout(i.time("limit"), or: Failure()) },
        Exhibit(
            "timeoutOther", ["timeout(_:other:scheduler:)"],
            "goes on with another stream when nothing has come for too long",
            [.texts("a-b-----c-|"), .texts("-x-y-|", "other")], [.time("limit", 3, least: 1, "how long that is")],
            code: "input.timeout({limit}, other: other)"
        ) { i in i.input.timeout(i.time("limit"), other: i.other) },
        Exhibit(
            "mapError", ["mapError(_:)"], "makes another failure of a failure", [.texts("-a-b-#")],
            code: "input.mapError { Explained(cause: $0) }"
        ) { i in
            i.rows.note("The output fails with \(Explained(cause: Failure())).")
            return i.input.mapError { Explained(cause: $0) }
        },
        Exhibit(
            "setFailureType", ["setFailureType(to:)"], "lets a stream that cannot fail stand where one may",
            [.steady("-a-b-|")], code: "input.setFailureType(to: Failure.self)"
        ) { i in i.steady.setFailureType(to: Failure.self) },
    ]
}

private struct Explained: Error, CustomStringConvertible {
    let cause: Failure
    var description: String { "explained: \(cause)" }
}
