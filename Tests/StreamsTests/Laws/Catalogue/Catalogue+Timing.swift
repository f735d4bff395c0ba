import Streams

extension Catalogue {
    static let timing: [Entry] = [
        Entry.observable("throttle(_:latest:scheduler:)", .whole) { i in
            i.a.throttle(.milliseconds(3), scheduler: i.time)
        },
        Entry.observable("throttle(_:latest:scheduler:)", .whole) { i in
            i.a.throttle(.milliseconds(3), latest: false, scheduler: i.time)
        },
        Entry.observable("delay(_:scheduler:)", .whole) { i in i.a.delay(.milliseconds(3), scheduler: i.time) },
        Entry.observable("delaySubscription(_:scheduler:)", .from3ms) { i in
            i.a.delaySubscription(.milliseconds(3), scheduler: i.time)
        },
        Entry.observable("timeout(_:or:scheduler:)", .whole) { i in
            i.a.timeout(.milliseconds(15), or: Bad(), scheduler: i.time)
        },
        Entry.observable("timeout(_:or:scheduler:)", .to12ms) { i in
            i.a.timeout(.milliseconds(5), or: Bad(), scheduler: i.time)
        },
        Entry.observable("timeout(_:other:scheduler:)", .timeout) { i in
            i.a.timeout(.milliseconds(5), other: i.b, scheduler: i.time)
        },
        Entry.both(
            "throttle(_:latest:scheduler:)", .whole, { i in i.a.throttle(.milliseconds(3), scheduler: i.time) },
            { i in i.a.throttle(.milliseconds(3), scheduler: i.time) }),
        Entry.both(
            "throttle(_:latest:scheduler:)", .whole,
            { i in i.a.throttle(.milliseconds(3), latest: false, scheduler: i.time) },
            { i in i.a.throttle(.milliseconds(3), latest: false, scheduler: i.time) }),
        Entry.both(
            "delay(_:scheduler:)", .whole, { i in i.a.delay(.milliseconds(3), scheduler: i.time) },
            { i in i.a.delay(.milliseconds(3), scheduler: i.time) }),
        Entry.observable("observe(on:)", .whole, .hops) { i in i.a.observe(on: i.time) },
        Entry.observable("subscribe(on:)", .whole, .hops) { i in i.a.subscribe(on: i.time) },
        Entry.observable("debounce(_:scheduler:)", .whole) { i in i.a.debounce(.milliseconds(3), scheduler: i.time) },
        Entry.both(
            "debounce(_:scheduler:)", .whole, { i in i.a.debounce(.milliseconds(3), scheduler: i.time) },
            { i in i.a.debounce(.milliseconds(3), scheduler: i.time) }),
    ].flatMap { $0 }
}
