/// Virtual time did not come to rest: work kept setting up more work.
public struct VirtualTimeOverrun: Error, Hashable, Sendable {
    /// What was given up.
    public enum Limit: Hashable, Sendable {
        /// This many steps ran at one time, without the clock moving.
        case steps(Int)

        /// Something was due at this many different times, and still more was.
        case times(Int)

        /// Nothing was due any more, and the operation had not ended.
        case standstill
    }

    /// The limit that was reached.
    public let limit: Limit

    /// The time at which it was reached.
    public let now: Duration

    /// When the timers are due that are left, in order.
    public let deadlines: [Duration]

    /// How many tasks are left that were ready to run.
    public let readyTasks: Int

    /// How often work had come in from outside of virtual time; see ``VirtualScheduler/strays``.
    public let strays: Int
}

extension VirtualTimeOverrun: CustomStringConvertible {
    /// What happened, what is left, and what to look for.
    public var description: String {
        let problem =
            switch limit {
            case .steps(let count):
                "virtual time stands at \(now): \(count) steps ran without the clock moving; left: \(rest). "
                    + "Something sets itself up again with no delay."
            case .times(let count):
                "virtual time came to \(now) and found something due at \(count) different times; left: \(rest). "
                    + "An endless stream needs an end: advance by a duration, or dispose of it."
            case .standstill:
                "virtual time came to \(now) and nothing more is due, but the operation has not ended. "
                    + "It waits for something that never comes, or that is outside of virtual time."
            }
        return strays == 0 ? problem : problem + " Work came in from outside of virtual time \(strays) time(s)."
    }

    private var rest: String {
        let shown = deadlines.prefix(3).map { "\($0)" }.joined(separator: ", ")
        let timers = deadlines.isEmpty ? "no timer" : "\(deadlines.count) timer(s), due at \(shown)"
        return timers + (deadlines.count > 3 ? ", …" : "") + (readyTasks > 0 ? "; \(readyTasks) task(s) ready" : "")
    }
}
