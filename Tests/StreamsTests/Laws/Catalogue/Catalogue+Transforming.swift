import Streams

extension Catalogue {
    static let transforming: [Entry] = [
        Entry.observable("debug(_:scheduler:to:fileID:line:)", .whole) { i in
            i.a.debug("", scheduler: i.time, to: { _ in _ = i.touch(0) })
        },
        Entry.observable("map(_:)", .whole) { i in i.a.map { i.touch($0) } },
        Entry.observable("compactMap(_:)", .whole) { i in i.a.compactMap { i.touch($0) > 1 ? $0 : nil } },
        Entry.observable("do(onNext:onError:onCompleted:onSubscribe:onDispose:)", .whole) { i in
            i.a.do(
                onNext: { _ = i.touch($0) }, onError: { _ in _ = i.touch(0) }, onCompleted: { _ = i.touch(0) },
                onSubscribe: { _ = i.touch(0) }, onDispose: { _ = i.touch(0) })
        },
        Entry.observable("joined()", .whole) { i in i.a.map { [$0, i.touch($0)] }.joined() },
        Entry.observable("joined(separator:)", .whole) { i in i.a.map { [$0] }.joined(separator: [0, 0]) },
        Entry.observable("joined(separator:)", .whole) { i in
            i.a.map { "\(i.touch($0))" }.joined(separator: ",").map { $0.count }
        },
        Entry.observable("repeat(_:)", .threeTimes) { i in i.a.repeat(3) },
        Entry.observable("repeat(_:)", .again) { i in i.a.repeat() },
    ].flatMap { $0 }

    static let mainTransforming: [Entry] = [
        Entry.both(
            "debug(_:scheduler:to:fileID:line:)", .whole, { i in i.a.debug("", scheduler: i.time, to: { _ in }) },
            { i in i.a.debug("", scheduler: i.time, to: { _ in }) }),
        Entry.both("map(_:)", .whole, { i in i.a.map { i.touch($0) } }, { i in i.a.map { i.touch($0) } }),
        Entry.both(
            "compactMap(_:)", .whole, { i in i.a.compactMap { i.touch($0) > 1 ? $0 : nil } },
            { i in i.a.compactMap { i.touch($0) > 1 ? $0 : nil } }),
        Entry.both(
            "do(onNext:onCompleted:onSubscribe:onDispose:)", .whole,
            { i in
                i.a.do(
                    onNext: { _ = i.touch($0) }, onCompleted: { _ = i.touch(0) }, onSubscribe: { _ = i.touch(0) },
                    onDispose: { _ = i.touch(0) })
            },
            { i in i.a.do(onNext: { _ = i.touch($0) }, onDispose: { _ = i.touch(0) }) }),
        Entry.both("repeat(_:)", .threeTimes, { i in i.a.repeat(3) }, { i in i.a.repeat(3) }),
    ].flatMap { $0 }
}
