import Streams

extension Catalogue {
    static let tasks: [Entry] = [
        Entry.observable("flatMap(maxConcurrent:_:) async", .whole, .async) { i in i.a.flatMap { x async in i.touch(x) }
        },
        Entry.observable("flatMap(maxConcurrent:_:) async", .whole, .async) { i in
            i.a.flatMap(maxConcurrent: 2) { x async in i.touch(x) }
        },
        Entry.observable("concatMap(_:) async", .whole, .async) { i in i.a.concatMap { x async in i.touch(x) } },
        Entry.observable("flatMapLatest(_:) async", .whole, .async) { i in i.a.flatMapLatest { x async in i.touch(x) }
        },
        Entry.observable("flatMapFirst(_:) async", .whole, .async) { i in i.a.flatMapFirst { x async in i.touch(x) } },
    ].flatMap { $0 }

    static let mainTasks: [Entry] = [
        Entry.both(
            "flatMap(maxConcurrent:_:) async", .whole, .async, { i in i.a.flatMap { x async in i.touch(x) } },
            { i in i.a.flatMap { x async in i.touch(x) } }),
        Entry.both(
            "flatMap(maxConcurrent:_:) async", .whole, .async,
            { i in i.a.flatMap(maxConcurrent: 2) { x async in i.touch(x) } },
            { i in i.a.flatMap(maxConcurrent: 2) { x async in i.touch(x) } }),
        Entry.both(
            "concatMap(_:) async", .whole, .async, { i in i.a.concatMap { x async in i.touch(x) } },
            { i in i.a.concatMap { x async in i.touch(x) } }),
        Entry.both(
            "flatMapLatest(_:) async", .whole, .async, { i in i.a.flatMapLatest { x async in i.touch(x) } },
            { i in i.a.flatMapLatest { x async in i.touch(x) } }),
        Entry.both(
            "flatMapFirst(_:) async", .whole, .async, { i in i.a.flatMapFirst { x async in i.touch(x) } },
            { i in i.a.flatMapFirst { x async in i.touch(x) } }),
    ].flatMap { $0 }
}
