import Streams

extension Catalogue {
    static let filtering: [Entry] = [
        Entry.observable("filter(_:)") { i in i.a.filter { i.touch($0) > 1 } },
        Entry.observable("distinctUntilChanged()") { i in i.a.distinctUntilChanged() },
        Entry.observable("distinctUntilChanged(by:)") { i in i.a.distinctUntilChanged { i.touch($0) == $1 } },
        Entry.observable("distinctUntilChanged(at:)") { i in i.a.distinctUntilChanged(at: { i.touch($0) / 2 }) },
    ].flatMap { $0 }

    static let mainFiltering: [Entry] = [
        Entry.both("filter(_:)", { i in i.a.filter { i.touch($0) > 1 } }, { i in i.a.filter { i.touch($0) > 1 } }),
        Entry.both(
            "distinctUntilChanged()", { i in i.a.distinctUntilChanged() }, { i in i.a.distinctUntilChanged() }),
        Entry.both(
            "distinctUntilChanged(by:)", { i in i.a.distinctUntilChanged { i.touch($0) == $1 } },
            { i in i.a.distinctUntilChanged { i.touch($0) == $1 } }),
        Entry.both(
            "distinctUntilChanged(at:)", { i in i.a.distinctUntilChanged(at: { i.touch($0) / 2 }) },
            { i in i.a.distinctUntilChanged(at: { i.touch($0) / 2 }) }),
    ].flatMap { $0 }
}
