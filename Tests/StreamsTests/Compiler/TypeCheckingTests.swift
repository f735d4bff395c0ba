#if os(Linux) || os(macOS)
import TestSupport
import Testing

/// Chains that must type-check at once.
///
/// On a quiet machine none takes 25 ms, and what goes wrong here takes seconds; a busy one has several tries.
@Suite(.enabled("the modules are beside the test program") { Compiler.modules != nil })
struct TypeCheckingTests {
    @Test(
        "No chain takes the compiler long",
        arguments: [Chain.tenMaps, .threeOperators, .twelveOperators, .sums, .lengths, .flatMaps, .twelveOfADriver])
    func isQuick(_ chain: Chain) throws {
        try Compiler.verifyQuick("import Streams\n\n\(chain.rawValue)\n", milliseconds: 100)
    }

    enum Chain: String, Sendable {
        case tenMaps = """
            func chain(_ numbers: Observable<Int, Never>) {
                _ = numbers.map { $0 + 1 }.map { $0 * 2 }.map { $0 - 3 }.map { $0 + 4 }.map { $0 * 5 }
                    .map { $0 - 6 }.map { $0 + 7 }.map { $0 * 8 }.map { $0 - 9 }.map { $0 + 10 }
            }
            """
        case threeOperators = """
            func chain(_ numbers: Observable<Int, Never>) {
                let sums = numbers.map { $0 * 3 }.filter { $0 > 1 }.scan(0) { $0 + $1 }
                _ = sums.map { $0 + 1 }
            }
            """
        case sums = """
            @MainActor func chain(_ numbers: Observable<Int, Never>, _ totals: Driver<Int>) {
                _ = numbers.map { $0 + 1 }.scan(0) { $0 + $1 }.map { $0 * 2 }.filter { $0 % 2 == 0 }.map { $0 - 1 }
                    .map { $0 + 3 }.filter { $0 > 2 }
                _ = numbers.map { $0 * 2 }.reduce(0) { $0 + $1 }.filter { $0 > 3 }.map { $0 % 5 }.map { $0 + 1 }
                    .filter { $0 != 2 }.map { $0 * 3 }
                _ = totals.map { $0 + 1 }.scan(0) { $0 + $1 }.map { $0 * 2 }.filter { $0 % 2 == 0 }.map { $0 - 1 }
                    .map { $0 + 3 }.filter { $0 > 2 }
            }
            """
        case lengths = """
            @MainActor func chain(_ texts: Observable<String, Never>, _ titles: Driver<String>) {
                _ = texts.map { $0.lowercased() }.filter { !$0.isEmpty }.scan(0) { $0 + $1.count }.map { $0 * 2 }
                    .filter { $0 > 2 }.map { $0 - 1 }.map { $0 + 3 }
                _ = titles.map { $0.lowercased() }.filter { !$0.isEmpty }.scan(0) { $0 + $1.count }.map { $0 * 2 }
                    .filter { $0 > 2 }.map { $0 - 1 }.map { $0 + 3 }
            }
            """
        case twelveOperators = """
            func chain(_ texts: Observable<String, Never>, _ locale: BehaviorRelay<String>) -> Observable<Int, Never> {
                texts.map { $0.lowercased() }.filter { !$0.isEmpty }.distinctUntilChanged().debounce(.milliseconds(300))
                    .startWith("").withLatestFrom(locale) { $0 + $1 }.flatMapLatest { .just($0.count) }.skip(1)
                    .scan(0) { $0 + $1 }.take(while: { $0 < 100 }).do(onNext: { print($0) }).share(replay: 1)
            }
            """
        case flatMaps = """
            func chain(_ numbers: Observable<Int, Never>) -> Observable<Int, Never> {
                numbers.map { $0 * 2 }.filter { $0 % 2 == 0 }.flatMap { .just($0 + 1) }.concatMap { .just($0 + 1) }
                    .flatMapLatest { x in .of(x, x + 1) }.map { $0 * 2 }
            }
            """
        case twelveOfADriver = """
            @MainActor func chain(_ texts: Driver<String>, _ locale: Driver<String>) -> Driver<Int> {
                texts.map { $0.lowercased() }.filter { !$0.isEmpty }.distinctUntilChanged().debounce(.milliseconds(300))
                    .startWith("").withLatestFrom(locale) { $0 + $1 }.flatMapLatest { .just($0.count) }.skip(1)
                    .scan(0) { $0 + $1 }.throttle(.seconds(1)).do(onNext: { print($0) }).enumerated().map { $0.element }
            }
            """
    }
}
#endif
