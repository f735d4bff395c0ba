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
            """
        #expect(
            PublicOperators.names(in: text) == [
                "observable.take(while:behavior:)", "observable.static do(_:) async", "driver.plain()",
                "signal.plain()",
            ])
    }
}
