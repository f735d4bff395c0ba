import TestSupport
import Testing

@Suite struct CatalogueTests {
    @Test func everyOperatorIsInTheCatalogue() throws {
        let known = Set(Catalogue.all.map(\.testDescription))
        let there = try PublicOperators.read()
        #expect(there.count > 100)
        #expect(
            there.subtracting(known).sorted() == [], "add these to the catalogue, so that the laws are run for them")
        #expect(known.subtracting(there).sorted() == [], "the library does not have these")
    }

    @Test func everyExceptionIsThere() throws {
        let there = try Set(PublicOperators.sources().flatMap(PublicOperators.names))
        #expect(
            Set(PublicOperators.exceptions.keys).subtracting(there).sorted() == [], "the library does not have these")
    }

    /// Else the scan would have to know which of their members are public.
    @Test func noExtensionIsPublicAsAWhole() throws {
        let lines = try PublicOperators.sources().flatMap { $0.split(separator: "\n") }
        #expect(lines.filter { $0.contains(/^\s*(public|@.*) extension\b/) } == [])
    }

    @Test func namesAreReadFromTheSource() {
        let text = """
            extension ObservableType {
                /// Words.
                @inlinable
                public func take(
                    while goesOn: @escaping (Element, Int) throws(Failure) -> Bool, behavior: B = .exclusive
                ) -> Observable<Element, Failure> {
                    Observable(source.take(while: goesOn, behavior))
                }
                public func subscribe() -> Subscription { Subscription() }
                @available(*, unavailable, message: "no")
                public func gone() -> Observable<Element, Failure> { asObservable() }
                public static func `do`<A, B>(_ work: @escaping () async -> A) -> Observable<A, Never> { .never() }
                func hidden() -> Observable<Element, Failure> { asObservable() }
            }
            extension Source {
                public func other() -> Observable<Element, Failure> { asObservable() }
            }
            extension MainActorStream {
                nonisolated public func plain() -> Self { self }
            }
            extension Observable {
                public func opaque() -> some ObservableType<Element, Failure> { self }
                public func groups() -> GroupedObservable<Int, Element, Failure> { fatal() }
                public var property: Observable<Element, Failure> { self }
                public var count: Int { 0 }
                public func halves() -> (Observable<Element, Failure>, Observable<Element, Failure>) { (self, self) }
                public func all() -> [Observable<Element, Failure>] { [] }
                public subscript(index: Int) -> Observable<Element, Failure> { self }
            }
            extension BehaviorRelay {
                public var changes: Signal<Element> { signal }
            }
            public struct ConnectableObservable<Element: Sendable>: ObservableType {
                private let hidden: Observable<Element>
                public func refCount() -> Observable<Element, Failure> { hidden }
            }
            struct Internal {
                public func other() -> Observable<Element, Failure> { asObservable() }
            }
            """
        #expect(
            PublicOperators.names(in: text) == [
                "observable.take(while:behavior:)", "observable.static do(_:) async", "driver.plain()",
                "signal.plain()", "observable.opaque()", "observable.groups()", "observable.property",
                "observable.halves()", "observable.all()", "observable.subscript(index:)", "BehaviorRelay.changes",
                "observable.refCount()",
            ])
    }
}
