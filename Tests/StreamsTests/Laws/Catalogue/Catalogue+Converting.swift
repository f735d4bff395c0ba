import Streams

extension Catalogue {
    static let converting: [Entry] = [
        Entry.observable("asObservable()", .whole) { i in i.a.asObservable() },
        Entry.observable("asDriver()", .whole, .shared) { i in
            i.a.catchAndReturn(7).asDriver().asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asDriver(onErrorJustReturn:)", .whole, .shared) { i in
            i.a.asDriver(onErrorJustReturn: 7).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asDriver(onErrorDriveWith:)", .whole, .shared) { i in
            i.a.asDriver(onErrorDriveWith: .of(7, 8)).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asDriver(onErrorRecover:)", .whole, .shared) { i in
            i.a.asDriver(onErrorRecover: { _ in .just(i.touch(7)) }).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal()", .whole, .shared) { i in
            i.a.catchAndReturn(7).asSignal().asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal(onErrorJustReturn:)", .whole, .shared) { i in
            i.a.asSignal(onErrorJustReturn: 7).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal(onErrorSignalWith:)", .whole, .shared) { i in
            i.a.asSignal(onErrorSignalWith: .of(7, 8)).asObservable().setFailureType(to: Bad.self)
        },
        Entry.observable("asSignal(onErrorRecover:)", .whole, .shared) { i in
            i.a.asSignal(onErrorRecover: { _ in .just(i.touch(7)) }).asObservable().setFailureType(to: Bad.self)
        },
        Entry.both("asObservable()", .whole, { i in i.a }, { i in i.a }),
        Entry.driver("asSignal()", .whole) { i in i.a.asSignal().asDriver() },
        Entry.signal("asDriver()", .whole) { i in i.a.asDriver().asSignal() },
        Entry.signal("asDriver(startingWith:)", .whole) { i in i.a.asDriver(startingWith: 7).asSignal() },
    ].flatMap { $0 }
}
