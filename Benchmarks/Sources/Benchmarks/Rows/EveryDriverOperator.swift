import Streams
import StreamsTesting

/// The same for drivers, for what runs on the main actor has ways of its own through these operators. Their baseline is
/// just the closure.
extension Row {
    static var everyDriverOperator: [Row] { drivingOne + drivingSeveral }

    private static var drivingOne: [Row] {
        [
            driving("map to a key path") { $0.map(\.magnitude) },
            driving("compactMap") { $0.compactMap { $0 & 1 == 0 ? $0 : nil } },
            driving("do(onNext:)") { $0.do(onNext: { use($0) }) },
            driving("enumerated") { $0.enumerated() },
            driving("pairwise") { $0.pairwise() },
            driving("startWith") { $0.startWith(1) },
            driving("take") { $0.take(.max) },
            driving("skip") { $0.skip(1) },
            driving("take(while:)") { $0.take(while: { $0 >= 0 }) },
            driving("distinctUntilChanged(at:)") { $0.distinctUntilChanged { $0 >> 1 } },
            driving("debounce") { $0.debounce(.seconds(1), scheduler: VirtualScheduler()) },
            driving("throttle") { $0.throttle(.seconds(1), scheduler: VirtualScheduler()) },
            driving("asObservable → asDriver") { $0.asObservable().asDriver() },
            driving("asSignal → asDriver") { $0.asSignal().asDriver() },
        ]
    }

    private static var drivingSeveral: [Row] {
        [
            driving("zip of 2 times itself") { .zip($0, $0) },
            driving("zip of 3 times itself") { .zip($0, $0, $0) },
            driving("zip of 4 times itself") { .zip($0, $0, $0, $0) },
            driving("combineLatest of 3 times itself") { .combineLatest($0, $0, $0) },
            driving("combineLatest of 4 times itself") { .combineLatest($0, $0, $0, $0) },
            driving("withLatestFrom itself") { $0.withLatestFrom($0) },
            driving("sample by itself") { $0.sample($0) },
            driving("merge(with:) itself") { $0.merge(with: $0) },
            driving("take(until:), a stream") { $0.take(until: Signal<Int>.never()) },
            driving("flatMapLatest of just") { $0.flatMapLatest { .just($0) } },
        ]
    }

    private static func driving<Output>(
        _ name: String, _ chain: @escaping @MainActor (Driver<Int>) -> Driver<Output>
    ) -> Row {
        let count = opaque(10_000)
        return Row("driver → \(name)", events: count) {
            let tally = Tally()
            let listener: (Int) -> Void = opaque { _ in tally.add(1) }
            return { for number in 0..<count { listener(number) } }
        } ours: {
            let tally = Tally()
            let relay = DriverRelay(0)
            _ = chain(relay.asDriver()).drive(onNext: { _ in tally.add(1) })
            return { for number in 0..<count { relay.accept(number) } }
        }
    }
}
