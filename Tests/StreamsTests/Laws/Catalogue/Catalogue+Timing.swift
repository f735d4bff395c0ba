import Streams

extension Catalogue {
    static let timing: [Entry] = [
        Entry.observable("observe(on:)", .hops) { i in i.a.observe(on: i.time) },
        Entry.observable("subscribe(on:)", .hops) { i in i.a.subscribe(on: i.time) },
        Entry.observable("debounce(_:scheduler:)") { i in i.a.debounce(.milliseconds(3), scheduler: i.time) },
        Entry.both(
            "debounce(_:scheduler:)", { i in i.a.debounce(.milliseconds(3), scheduler: i.time) },
            { i in i.a.debounce(.milliseconds(3), scheduler: i.time) }),
    ].flatMap { $0 }
}
