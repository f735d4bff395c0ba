#if os(Linux) || os(macOS)
import Foundation
import TestSupport
import Testing

/// What must compile, without a warning, whatever the isolation of the user's module.
@Suite(.enabled("the modules are beside the test program") { Compiler.modules != nil })
struct AcceptedTests {
    @Test("A feature module, with the model types that cross threads marked", arguments: ["nonisolated", "MainActor"])
    func feature(_ isolation: String) throws {
        try Compiler.verify(
            #"""
            import Bindings
            import Observation
            import Streams

            nonisolated struct SearchFailure: Error {}
            nonisolated struct Place: Sendable, Equatable { let name: String }
            nonisolated protocol Searching: Sendable {
                func search(_ text: String) async throws(SearchFailure) -> [Place]
            }

            @MainActor final class Label { var text = "" }
            @MainActor @Observable final class Model { var count = 0 }

            @MainActor struct PlacesViewModel: ViewModel {
                struct Input {
                    let text: Driver<String>
                    let retry: Signal<Void>
                }
                struct Output {
                    let places: Driver<[Place]>
                    let title: Driver<String>
                }
                let service: any Searching

                func transform(_ input: Input) -> Output {
                    let service = service
                    let places = Driver.merge(input.text, input.retry.withLatestFrom(input.text).asDriver())
                        .debounce(.milliseconds(300))
                        .asObservable()
                        .flatMapLatest { text in try await service.search(text) }
                        .asDriver(onErrorJustReturn: [])
                    let title = Driver.combineLatest(input.text, places).map { text, places in "\(text): \(places.count)" }
                    return Output(places: places, title: title.distinctUntilChanged())
                }
            }

            @MainActor func show(_ output: PlacesViewModel.Output, _ label: Label, _ model: Model, _ bag: DisposeBag) {
                output.title.drive(onNext: { label.text = $0 }).disposed(by: bag)
                output.places.drive(onNext: { model.count = $0.count }).disposed(by: bag)
            }
            """#, "-default-isolation", isolation, "-warnings-as-errors")
    }

    @Test("Chains whose failure nobody names")
    func chainsWithoutAFailure() throws {
        try Compiler.verify(
            #"""
            import Streams

            func chains() {
                _ = Observable.of(1, 2).map { $0 + 1 }.map { $0 * 2 }.map { $0 - 3 }
                _ = Observable.from([1, 2]).map { "\($0)" }.map(\.count).scan(0) { $0 + $1 }
                _ = Observable.just(1).flatMapLatest { x in Observable.of(x, x) }.map { $0 * 2 }.map { $0 + 1 }
                Observable.of(1, 2).filter { $0 > 1 }.take(while: { $0 < 5 }).subscribe(onNext: { print($0) }).dispose()
            }
            """#, "-warnings-as-errors")
    }

    @Test("What the README shows", arguments: ["nonisolated", "MainActor"])
    func readme(_ isolation: String) throws {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../README.md")
        let samples = try String(contentsOf: readme.standardized, encoding: .utf8).components(separatedBy: "```swift\n")
            .dropFirst().map { $0.components(separatedBy: "```")[0] }
        #expect(samples.count >= 2)
        try Compiler.verify(
            #"""
            import Bindings
            import Streams
            import StreamsTesting

            nonisolated struct SearchService: Sendable {
                let search: @Sendable (String) async -> [String]
                static let fake = SearchService { text in [text + "!"] }
            }

            """# + samples.joined(separator: "\n").replacing("@Test", with: "@MainActor"),
            "-default-isolation", isolation, "-warnings-as-errors")
    }

    @Test func everySpellingOfAThrowingClosure() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}
            func check(_ n: Int) throws(Bad) -> Int { n }
            actor Service {
                func load(_ n: Int) async throws(Bad) -> String { "\(n)" }
                func name(_ n: Int) async -> String { "\(n)" }
            }

            func sync(_ numbers: Observable<Int, Bad>) {
                let function: Observable<Int, Bad> = numbers.map(check)
                let stated: Observable<Int, Bad> = numbers.map { n throws(Bad) in
                    if n < 0 { throw Bad() }
                    return n
                }
                let plain: Observable<Int, Bad> = numbers.map { $0 + 1 }
                _ = (function, stated, plain)
            }

            /// The failure is named before the closures that come after it.
            func named(_ sure: Observable<Int, Never>, _ a: Observable<Int, Bad>, _ b: Observable<Int, Bad>) {
                let service = Service()
                let lengths = sure.setFailureType(to: Bad.self).flatMapLatest(service.load).map { $0.count }
                let _: Observable<Int, Bad> = lengths
                let merged = Observable<Int, Bad>.merge([a, b]).filter { $0 > 1 }
                let _: Observable<Int, Bad> = merged
            }

            struct Other: Error {}

            func recovering(
                _ numbers: Observable<Int, Bad>, _ spare: Observable<Int, Bad>, _ sure: Observable<Int, Never>,
                _ load: @escaping @Sendable (Bad) -> Observable<Int, Bad>
            ) {
                let same: Observable<Int, Bad> = numbers.catch { _ in spare }
                let inferred = numbers.catch { _ in spare }
                let _: Observable<Int, Bad> = inferred
                let function = numbers.catch(load)
                let _: Observable<Int, Bad> = function
                let never = numbers.catch { _ in sure }
                let _: Observable<Int, Never> = never
                let value: Observable<Int, Never> = numbers.catch { _ in .just(0) }
                let other: Observable<Int, Other> = numbers.catch { _ in .fail(Other()) }
                let named: Observable<Int, Bad> = numbers.catch { (bad: Bad) -> Observable<Int, Bad> in .fail(bad) }
                let thrown = numbers.catch { _ throws(Other) -> Observable<Int, Other> in throw Other() }
                let _: Observable<Int, Other> = thrown
                let body = numbers.catch { bad in
                    print(bad)
                    return spare
                }
                let _: Observable<Int, Bad> = body
                _ = (same, value, other, named)
            }

            func async(_ numbers: Observable<Int, Never>, _ service: Service) {
                let function = numbers.flatMapLatest(service.load)
                let _: Observable<String, Bad> = function
                let untyped = numbers.flatMapLatest { try await service.load($0) }
                let _: Observable<String, any Error> = untyped
                let stated = numbers.concatMap { n async throws(Bad) in try await service.load(n) }
                let _: Observable<String, Bad> = stated
                let sure = numbers.flatMap { await service.name($0) }
                let _: Observable<String, Never> = sure
                let stream = numbers.flatMapLatest { n in .just("\(n)") }
                let _: Observable<String, Never> = stream
            }
            """#, "-warnings-as-errors")
    }

    @Test func aUsersOwnExtensions() throws {
        try Compiler.verify(
            #"""
            import Observation
            import Streams

            extension Driver {
                func pairs() -> Driver<(Element, Element)> { map { ($0, $0) } }
            }
            extension Driver where Element == String {
                func shouted() -> Driver<String> { map { $0.uppercased() } }
            }
            extension Signal where Element == Void {
                func count() -> Signal<Int> { map { 1 } }
            }
            extension ObservableType where Element == Int {
                func doubled() -> Observable<Int, Failure> { map { $0 * 2 } }
            }

            @Observable final class Settings { var isOn = false }

            @MainActor func use(_ relay: BehaviorRelay<Int>, _ names: Driver<String>, _ settings: Settings) {
                _ = relay.doubled().asDriver().pairs()
                _ = names.shouted()
                settings.isOn = true
            }
            """#, "-warnings-as-errors")
    }

    @Test func operatorsAndKeyPathsOnStreamsThatCanFail() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}
            func add(_ sum: Int, _ n: Int) throws(Bad) -> Int { sum + n }

            func use(_ numbers: PublishSubject<Int, Bad>, _ path: any KeyPath<Int, String> & Sendable) {
                _ = numbers.scan(0, +).map(\.description).map(\.count).filter { $0 > 1 }
                _ = numbers.scan(0, add).reduce(into: []) { $0.append($1) }
                _ = numbers.scan(0) { (sum, n) throws(Bad) in try add(sum, n) }
                _ = numbers.map(path)
                _ = numbers.take(while: { $0 < 3 }, behavior: .inclusive).skip { $0 < 1 }
                _ = numbers.timeout(.seconds(1), or: Bad())
                _ = numbers.groupBy { $0 % 2 }.merge().single().first()
            }

            @MainActor func use(_ names: Driver<String>, _ path: KeyPath<String, Int>) {
                _ = names.map(\.count).map(\.description).map(path)
                _ = names.scan(into: "") { $0 += $1 }.enumerated().map(\.index)
            }
            """#, "-warnings-as-errors")
    }
}
#endif
