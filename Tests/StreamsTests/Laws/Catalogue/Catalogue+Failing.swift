import Streams

extension Catalogue {
    static let failing: [Entry] = [
        Entry.observable("catch(_:)", .catch) { i in i.a.catch { (_) throws(Bad) in i.b.startWith(i.touch(7)) } },
        Entry.observable("catchAndReturn(_:)", .whole) { i in i.a.catchAndReturn(7).setFailureType(to: Bad.self) },
        Entry.observable("setFailureType(to:)", .whole) { i in i.a.catchAndReturn(7).setFailureType(to: Bad.self) },
        Entry.observable("retry()", .retry) { i in i.a.retry() },
        Entry.observable("retry()", .retry) { i in i.a.retry().setFailureType(to: Bad.self) },
        Entry.observable("retry(_:)", .retryTwice) { i in i.a.retry(3) },
        Entry.observable("retry(when:)", .retryWhen, .several) { i in
            i.a.retry(when: { $0.map { _ in i.touch(1) }.merge(with: i.b) })
        },
        Entry.observable("retry(_:backoff:scheduler:using:where:)", .retryLater) { i in
            i.a.retry(3, backoff: .constant(.milliseconds(3)), scheduler: i.time, where: { _ in i.touch(1) > 0 })
        },
    ].flatMap { $0 }
}
