import Marbles
import Streams

extension Gallery {
    static let watching: [Exhibit] = [
        Exhibit(
            "do",
            [
                "do(onNext:onError:onCompleted:onSubscribe:onDispose:)",
                "do(onNext:onCompleted:onSubscribe:onDispose:)",
            ], "runs side effects and changes nothing", [.texts("-a-b--|")], main: true,
            code: "input.do(onNext: { … }, onCompleted: { … }, onDispose: { … })"
        ) { i in
            let effects = PublishSubject<String, Never>()
            i.show("effects", effects)
            i.show(
                "output",
                i.input.do(
                    onNext: { effects.onNext("onNext(\($0))") }, onError: { effects.onNext("onError(\($0))") },
                    onCompleted: { effects.onNext("onCompleted") }, onSubscribe: { effects.onNext("onSubscribe") },
                    onDispose: { effects.onNext("onDispose") }))
        },
        Exhibit(
            "debug", ["debug(_:scheduler:to:fileID:line:)"],
            "prints what happens, as a marble line that grows downwards",
            [.texts("-a-b--|")], main: true, code: "input.debug(\"input\")"
        ) { i in
            let rows = i.rows
            return i.input.debug("input", to: { rows.note($0) })
        },
        Exhibit(
            "measureInterval", ["measureInterval(scheduler:)"], "sends how long each element was in coming",
            [.texts("--a-b---c|")], code: "input.measureInterval()"
        ) { i in i.input.measureInterval() },
    ]

    private static func busy(_ milliseconds: Int) -> Exhibit.Option {
        .time("busy", milliseconds, "how long the scheduler has other things to do first")
    }

    static let timing: [Exhibit] = [
        Exhibit(
            "delay", ["delay(_:scheduler:)"], "sends everything later, except a failure", [.texts("-a-b--|")],
            [.time("by", 3, "how much later")], main: true, code: "input.delay({by})"
        ) { i in i.input.delay(i.time("by")) },
        Exhibit(
            "delaySubscription", ["delaySubscription(_:scheduler:)"], "subscribes later", [.hot("-a-b--c-d-|")],
            [.time("by", 4, "how much later")], code: "input.delaySubscription({by})"
        ) { i in i.input.delaySubscription(i.time("by")) },
        Exhibit(
            "observeOn", ["observe(on:)"], "delivers on a scheduler", [.texts("-a-b--|")], [busy(1)],
            code: "input.observe(on: scheduler)"
        ) { i in i.input.observe(on: i.busyScheduler) },
        Exhibit(
            "subscribeOn", ["subscribe(on:)"], "subscribes, and disposes, on a scheduler", [.hot("-a-b-c-d--|")],
            [busy(2)],
            code: "input.subscribe(on: scheduler)"
        ) { i in i.input.subscribe(on: i.busyScheduler) },
    ]
}

/// A scheduler that gets to its work some time after it is asked.
private struct BusyScheduler: Scheduler {
    let time: VirtualScheduler
    let delay: Duration

    var timers: TimerQueue { time.timers }
    var executor: (any TaskExecutor)? { time.executor }

    func schedule(_ action: @escaping @Sendable () -> Void) {
        _ = time.schedule(after: delay, action)
    }
}

extension Scene {
    fileprivate var busyScheduler: BusyScheduler { BusyScheduler(time: time, delay: time("busy")) }
}
