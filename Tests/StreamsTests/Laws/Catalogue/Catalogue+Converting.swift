import Streams

extension Catalogue {
    static let converting: [Entry] = [
        Entry.observable("asObservable()") { i in i.a.asObservable() },
        Entry.observable("asDriver()") { i in
            i.a.catchAndReturn(7).asDriver().asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asDriver(onErrorJustReturn:)") { i in
            i.a.asDriver(onErrorJustReturn: 7).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asDriver(onErrorDriveWith:)") { i in
            i.a.asDriver(onErrorDriveWith: .of(7, 8)).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asDriver(onErrorRecover:)") { i in
            i.a.asDriver(onErrorRecover: { _ in .just(i.touch(7)) }).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal()") { i in
            i.a.catchAndReturn(7).asSignal().asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal(onErrorJustReturn:)") { i in
            i.a.asSignal(onErrorJustReturn: 7).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal(onErrorSignalWith:)") { i in
            i.a.asSignal(onErrorSignalWith: .of(7, 8)).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal(onErrorRecover:)") { i in
            i.a.asSignal(onErrorRecover: { _ in .just(i.touch(7)) }).asObservable().setFailureType(to: Bad.self)
        },
        Entry.both("asObservable()", { i in i.a }, { i in i.a }),
        Entry.driver("asSignal()") { i in i.a.asSignal().asDriver() },
        Entry.signal("asDriver()") { i in i.a.asDriver().asSignal() },
        Entry.signal("asDriver(startingWith:)") { i in i.a.asDriver(startingWith: 7).asSignal() },
    ].flatMap { $0 }
}
