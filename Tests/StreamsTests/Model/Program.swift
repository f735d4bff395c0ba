/// A random program of operators.
indirect enum Program: Equatable, Sendable {
    /// Events with their times after the subscription.
    case cold([Event])
    /// Events that come while it is being subscribed to.
    case sync([Int], End)
    case timer(Int, period: Int?)
    case list(ListOperator, Int, Program)
    case timed(TimedOperator, Int, Int, Program)
    case pair(PairOperator, Program, Program)
    case flat(FlatOperator, Program, [Program])
    case again(AgainOperator, Int, Program)

    struct Event: Equatable, Sendable {
        var time: Int
        var element: Int
        /// An end instead of the element.
        var end: End = .open
    }

    enum End: CaseIterable, Sendable {
        case open
        case completed
        case failed
    }
}

/// Operators whose output comes with their input.
enum ListOperator: CaseIterable, Sendable {
    case map, filter, compactMap, scan, reduce, toArray, pairwise, enumerated, distinct, distinctUntilChanged
    case take, takeLast, takeWhile, takeWhileInclusive, skip, skipWhile, elementAt, first, last, single
    case ignoreElements, failingMap, mapError, startWith, endWith, ifEmpty, catchAndReturn, materialized, done
    case shared, grouped, windowed, published, joined
}

enum TimedOperator: CaseIterable, Sendable {
    case debounce, throttle, throttleFirst, delay, delaySubscription, takeFor, skipFor, timeout, buffer
}

enum PairOperator: CaseIterable, Sendable {
    case merge, concat, combineLatest, zip, withLatestFrom, amb, takeUntil, skipUntil, sample, catching, ifEmpty,
        timeout
}

enum FlatOperator: CaseIterable, Sendable {
    case merge, mergeTwo, concat, latest, first
}

enum AgainOperator: CaseIterable, Sendable {
    case `repeat`, retry
}

extension Program: CustomStringConvertible {
    var description: String {
        switch self {
        case .cold(let events): "cold(\(events.map(\.description).joined(separator: " ")))"
        case .sync(let elements, let end): "sync(\(elements) \(end))"
        case .timer(let delay, let period): "timer(\(delay)\(period.map { ", \($0)" } ?? ""))"
        case .list(let name, let number, let child): "\(child)\n  .\(name)(\(number))"
        case .timed(let name, let time, let count, let child): "\(child)\n  .\(name)(\(time) ms, \(count))"
        case .pair(let name, let one, let other): "\(one)\n  .\(name)(\(other.inner))"
        case .flat(let name, let outer, let inners):
            "\(outer)\n  .flatMap \(name)(\(inners.map(\.inner).joined(separator: ",")))"
        case .again(let name, let count, let child): "\(child)\n  .\(name)(\(count))"
        }
    }

    private var inner: String {
        "\n" + description.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    }
}

extension Program.Event: CustomStringConvertible {
    var description: String {
        switch end {
        case .open: "\(time):\(element)"
        case .completed: "\(time):|"
        case .failed: "\(time):#"
        }
    }
}
