import Dispatch
import Streams

/// Sends, subscribes and disposes at random, from inside of whatever that calls, until there have been sixty such acts.
@MainActor
protocol RandomTrial: AnyObject {
    var chance: Chance { get set }
    /// Whether another thread disposes now and then.
    var elsewhere: Bool { get }

    func send()
    func join()
    func leave()
}

extension RandomTrial {
    func actUntilDone() {
        while chance.actsLeft > 0 { act() }
    }

    func act(percent: Int) {
        if chance.actsLeft > 0, chance.draw(100) < percent { act() }
    }

    private func act() {
        chance.actsLeft -= 1
        switch chance.draw(10) {
        case 0...3: send()
        case 4...6: join()
        default: leave()
        }
    }

    func dispose(of subscription: Subscription?) {
        guard let subscription else { return }
        if elsewhere, chance.draw(2) == 0 {
            DispatchQueue(label: "elsewhere").sync { subscription.dispose() }
        } else {
            subscription.dispose()
        }
    }

    /// Something that acts when it is freed.
    func parting(_ number: Int, percent: Int) -> Parting {
        Parting(number) { [weak self] in self?.act(percent: percent) }
    }
}

/// The numbers that a seed gives, and how many acts are left.
struct Chance {
    private var random: UInt64
    var actsLeft = 60

    init(seed: UInt64) {
        random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func draw(_ count: Int) -> Int {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return Int(random % UInt64(count))
    }
}

/// Calls a closure when it is freed.
final class Parting {
    let number: Int
    private let act: @MainActor () -> Void

    init(_ number: Int, _ act: @escaping @MainActor () -> Void) {
        self.number = number
        self.act = act
    }

    deinit {
        MainActor.assumeIsolated(act)
    }
}
