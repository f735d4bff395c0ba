import Marbles
import Streams

extension Gallery {
    private static let shared = [Exhibit.Input.texts("-a-b---c-d-|")]

    static let sharing: [Exhibit] = [
        Exhibit(
            "share", ["share(replay:scope:)"], "runs the stream once for all who subscribe", shared,
            [
                .count("replay", 0, "how many elements who comes late is given"),
                .choice("scope", "whileConnected", "forever", help: "how long they are kept"), .late,
            ], code: "input.share(replay: {replay}, scope: .{scope})"
        ) { i in
            let scope = i.word("scope") == "forever" ? ShareScope.forever : .whileConnected
            i.showTwice(i.input.share(replay: i.count("replay"), scope: scope))
            i.showSubscriptions()
        },
        connecting(
            "publish", ["publish()"], "runs once for all, from when it is connected", code: "input.publish()"
        ) { i in i.input.publish() },
        connecting(
            "replay", ["replay(_:)"], "the same, with the latest elements for who comes late",
            [.count("buffer", 1, "how many elements are kept")], code: "input.replay({buffer})"
        ) { i in i.input.replay(i.count("buffer")) },
        connecting(
            "multicast", ["multicast(_:)"], "the same, through a subject of your choice",
            code: "input.multicast { BehaviorSubject(z) }"
        ) { i in i.input.multicast { BehaviorSubject<String, Failure>("z") } },
        Exhibit(
            "connect", [], "runs a stream for all who are there, until its run is disposed of", shared,
            [
                .time("connect", 2, "when it is connected"), .time("stop", 7, "when the run is disposed of"),
                .time("again", 9, "when it is connected anew"),
            ], code: "let run = stream.connect()        // stream = input.publish()"
        ) { i in
            let (stream, run) = (i.input.publish(), SerialDisposable())
            i.show("output", stream)
            i.later(i.time("connect")) { run.replace(with: stream.connect()) }
            i.later(i.time("stop")) { run.replace(with: Disposables.create {}) }
            i.later(i.time("again")) { run.replace(with: stream.connect()) }
            i.showSubscriptions()
        },
        Exhibit(
            "refCount", ["refCount()"], "connects with the first subscriber, and stops with the last one", shared,
            [
                .time("first", 2, "when the first one comes"), .time("late", 5, "when the second one comes"),
                .time("leave", 9, "when both have left"),
            ],
            code: "input.publish().refCount()"
        ) { i in
            let stream = i.input.publish().refCount()
            i.show("first", stream, from: i.time("first"), until: i.time("leave"))
            i.show("late", stream, from: i.time("late"), until: i.time("leave"))
            i.showSubscriptions()
        },
    ]

    /// A stream that is connected by hand.
    private static func connecting(
        _ name: String, _ operators: [String], _ summary: String, _ options: [Exhibit.Option] = [], code: String,
        _ make: @escaping @MainActor (Scene) -> ConnectableObservable<String, Failure>
    ) -> Exhibit {
        let connect = Exhibit.Option.time("connect", 2, "when it is connected")
        let late = Exhibit.Option.time("late", 8, "when the second subscriber comes")
        return Exhibit(name, operators, summary, shared, options + [connect, late], code: code) { i in
            let stream = make(i)
            i.showTwice(stream)
            i.later(i.time("connect")) { stream.connect() }
            i.showSubscriptions()
        }
    }
}
