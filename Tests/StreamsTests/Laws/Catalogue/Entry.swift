import Marbles
import Streams
import Testing

/// An operator as the laws see it: how to build it on its inputs, with elements turned into numbers, and when these are
/// subscribed to.
///
/// Its name is written as the compiler writes it, `take(while:behavior:)`, so that a test can compare the catalogue with
/// the public interface.
struct Entry: Sendable, CustomTestStringConvertible {
    enum World: String, Sendable {
        case observable
        case driver
        case signal
    }

    struct Traits: OptionSet, Sendable {
        let rawValue: Int

        /// Starts tasks, whose results come when they like.
        static let async = Traits(rawValue: 1)
        /// Keeps something from one subscription to the next, on purpose.
        static let keepsState = Traits(rawValue: 2)
        /// Takes everything through a scheduler, from which a hop cannot be taken back.
        static let hops = Traits(rawValue: 4)
        /// Two operators or three: one that needs another, or one inside of the other.
        static let several = Traits(rawValue: 8)
        /// One run serves all who have subscribed.
        static let shared = Traits(rawValue: 16)
        /// Its closure throws for the element 2; a source's when it is subscribed to.
        static let `throws` = Traits(rawValue: 32)
    }

    let world: World
    let name: String
    let windows: Windows
    let traits: Traits
    let build: @MainActor @Sendable (Inputs) -> Observable<Int, Bad>

    /// Whether one run serves all who have subscribed, as it does for every driver and signal.
    var isShared: Bool { world != .observable || traits.contains(.shared) }

    var testDescription: String { "\(world).\(name)" }
}

/// What an operator under test is given.
final class Inputs: Sendable {
    let a: Observable<Int, Bad>
    let b: Observable<Int, Bad>
    let time: VirtualScheduler
    private let hook: @Sendable () -> Void

    init(
        _ a: Observable<Int, Bad>, _ b: Observable<Int, Bad> = .never(), _ time: VirtualScheduler = VirtualScheduler(),
        hook: @escaping @Sendable () -> Void = {}
    ) {
        self.a = a
        self.b = b
        self.time = time
        self.hook = hook
    }

    /// Called by every closure that an entry hands to its operator: a law may do its worst in there.
    func touch(_ x: Int) -> Int {
        hook()
        return x
    }

    /// The same, which throws for a 2.
    func refuseTwo(_ x: Int) throws(Bad) -> Int {
        if touch(x) == 2 { throw Bad() }
        return x
    }
}

/// The same for a driver or a signal.
@MainActor
struct MainInputs<Stream: MainActorStream> where Stream.Element == Int {
    let a: Stream
    let b: Stream
    let inputs: Inputs

    var time: VirtualScheduler { inputs.time }
    func touch(_ x: Int) -> Int { inputs.touch(x) }
}

extension Entry {
    typealias Drivers = MainInputs<Driver<Int>>
    typealias Signals = MainInputs<Signal<Int>>

    static func observable(
        _ name: String, _ windows: Windows, _ traits: Traits = [],
        _ build: @escaping @MainActor @Sendable (Inputs) -> Observable<Int, Bad>
    ) -> [Entry] {
        [Entry(world: .observable, name: name, windows: windows, traits: traits, build: build)]
    }

    static func both(
        _ name: String, _ windows: Windows,
        _ driver: @escaping @MainActor @Sendable (Drivers) -> Driver<Int>,
        _ signal: @escaping @MainActor @Sendable (Signals) -> Signal<Int>
    ) -> [Entry] {
        both(name, windows, [], driver, signal)
    }

    static func both(
        _ name: String, _ windows: Windows, _ traits: Traits,
        _ driver: @escaping @MainActor @Sendable (Drivers) -> Driver<Int>,
        _ signal: @escaping @MainActor @Sendable (Signals) -> Signal<Int>
    ) -> [Entry] {
        Self.driver(name, windows, traits, driver) + Self.signal(name, windows, traits, signal)
    }

    static func driver(
        _ name: String, _ windows: Windows, _ traits: Traits = [],
        _ build: @escaping @MainActor @Sendable (Drivers) -> Driver<Int>
    ) -> [Entry] {
        let build: @MainActor @Sendable (Inputs) -> Observable<Int, Bad> = { inputs in
            let a = inputs.a.asDriver(onErrorDriveWith: .empty())
            let b = inputs.b.asDriver(onErrorDriveWith: .empty())
            return build(MainInputs(a: a, b: b, inputs: inputs)).asObservable().setFailureType(to: Bad.self)
        }
        return [Entry(world: .driver, name: name, windows: windows, traits: traits, build: build)]
    }

    static func signal(
        _ name: String, _ windows: Windows, _ traits: Traits = [],
        _ build: @escaping @MainActor @Sendable (Signals) -> Signal<Int>
    ) -> [Entry] {
        let build: @MainActor @Sendable (Inputs) -> Observable<Int, Bad> = { inputs in
            let a = inputs.a.asSignal(onErrorSignalWith: .empty())
            let b = inputs.b.asSignal(onErrorSignalWith: .empty())
            return build(MainInputs(a: a, b: b, inputs: inputs)).asObservable().setFailureType(to: Bad.self)
        }
        return [Entry(world: .signal, name: name, windows: windows, traits: traits, build: build)]
    }
}
