import Streams

extension Row {
    static var mainActor: [Row] { [driverChain, driverScan, signalScan, driverOfThree, combineDrivers] }

    private static var driverChain: Row {
        let count = opaque(10_000)
        return Row("main-actor relay → map → filter → map → driver", events: count) {
            let tally = Tally()
            let subject = HandMainSubject<Int>()
            subject.listen { number in
                let tripled = number &* 3
                if tripled & 1 == 0 { tally.add(tripled &+ 1) }
            }
            return { for number in 0..<count { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let relay = DriverRelay(0)
            _ = relay.asDriver().map { $0 &* 3 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }
                .drive(onNext: { tally.add($0) })
            return { for number in 0..<count { relay.accept(number) } }
        }
    }

    private static var driverScan: Row {
        let count = opaque(10_000)
        return Row("main-actor relay → map → filter → scan → driver", events: count, baseline: scanByHand(count)) {
            let tally = Tally()
            let relay = DriverRelay(0)
            _ = relay.asDriver().map { $0 &* 3 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }.drive(onNext: {
                tally.add($0)
            })
            return { for number in 0..<count { relay.accept(number) } }
        }
    }

    private static var signalScan: Row {
        let count = opaque(10_000)
        return Row("main-actor relay → map → filter → scan → signal", events: count, baseline: scanByHand(count)) {
            let tally = Tally()
            let relay = SignalRelay<Int>()
            _ = relay.asSignal().map { $0 &* 3 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }.emit(onNext: {
                tally.add($0)
            })
            return { for number in 0..<count { relay.accept(number) } }
        }
    }

    private static func scanByHand(_ count: Int) -> () -> Work {
        {
            let tally = Tally()
            let subject = HandMainSubject<Int>()
            var sum = 0
            subject.listen { number in
                let tripled = number &* 3
                guard tripled & 1 == 0 else { return }
                sum &+= tripled
                tally.add(sum)
            }
            return { for number in 0..<count { subject.send(number) } }
        }
    }

    private static var driverOfThree: Row {
        let count = opaque(10_000)
        return Row("driver → distinct → 3 subscribers", events: count) {
            let tally = Tally()
            let subject = HandMainSubject<Int>()
            let shared = HandMainSubject<Int>()
            var latest = 0
            subject.listen { number in
                if number == latest { return }
                latest = number
                shared.send(number)
            }
            for _ in 0..<3 { shared.listen { tally.add($0) } }
            return { for number in 0..<count { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let relay = DriverRelay(0)
            let distinct = relay.asDriver().distinctUntilChanged()
            for _ in 0..<3 { _ = distinct.drive(onNext: { tally.add($0) }) }
            return { for number in 0..<count { relay.accept(number) } }
        }
    }

    private static var combineDrivers: Row {
        let count = opaque(10_000)
        return Row("combineLatest of 2 on the main actor", events: count) {
            let tally = Tally()
            let (left, right) = (HandMainSubject<Int>(), HandMainSubject<Int>())
            let latest = LatestPair()
            left.listen { number in
                latest.left = number
                if let other = latest.right { tally.add(number &+ other) }
            }
            right.listen { number in
                latest.right = number
                if let other = latest.left { tally.add(other &+ number) }
            }
            return { for number in 0..<count / 2 { left.send(number); right.send(number) } }
        } ours: {
            let tally = Tally()
            let (left, right) = (DriverRelay(0), DriverRelay(0))
            _ = Driver.combineLatest(left.asDriver(), right.asDriver()).drive(onNext: { tally.add($0 &+ $1) })
            return { for number in 0..<count / 2 { left.accept(number); right.accept(number) } }
        }
    }
}

/// One object takes less than two captured variables.
private final class LatestPair {
    var left: Int?
    var right: Int?
}
