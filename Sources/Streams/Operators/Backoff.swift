/// How long a retry waits before each attempt.
///
///     .exponential(from: .milliseconds(100), upTo: .seconds(2))     // 100 ms, 200 ms, 400 ms, … 2 s, 2 s
public struct Backoff: Sendable, Equatable {
    private let first: Duration
    private let step: Duration
    private let factor: Double
    private let limit: Duration
    private let jitter: Double

    /// The same delay each time.
    ///
    /// - Parameter jitter: how much of each delay is left to chance, from 0 to 1, so that many clients do not come at the
    ///   same instant: at 0.25 a delay of 1 s becomes one between 750 ms and 1 s.
    public static func constant(_ delay: Duration, jitter: Double = 0) -> Backoff {
        Backoff(first: delay, step: .zero, factor: 1, limit: delay, jitter: jitter)
    }

    /// A delay that grows by the same amount each time, up to a limit.
    ///
    /// - Parameter jitter: how much of each delay is left to chance, from 0 to 1.
    public static func linear(
        from first: Duration, by step: Duration, upTo limit: Duration, jitter: Double = 0
    ) -> Backoff {
        Backoff(first: first, step: step, factor: 1, limit: limit, jitter: jitter)
    }

    /// A delay that is multiplied by the same factor each time, up to a limit.
    ///
    /// - Parameter jitter: how much of each delay is left to chance, from 0 to 1.
    public static func exponential(
        from first: Duration, factor: Double = 2, upTo limit: Duration, jitter: Double = 0
    ) -> Backoff {
        Backoff(first: first, step: .zero, factor: factor, limit: limit, jitter: jitter)
    }

    private init(first: Duration, step: Duration, factor: Double, limit: Duration, jitter: Double) {
        self.first = min(first, limit)
        self.step = step
        self.factor = factor
        self.limit = limit
        self.jitter = min(max(jitter, 0), 1)
    }

    /// The delays of one subscription.
    struct Delays {
        private let backoff: Backoff
        private var delay: Duration

        init(_ backoff: Backoff) {
            self.backoff = backoff
            delay = backoff.first
        }

        mutating func next(using generator: inout some RandomNumberGenerator) -> Duration {
            defer { delay = min(delay.scaled(by: backoff.factor).saturatingAdd(backoff.step), backoff.limit) }
            if backoff.jitter == 0 { return delay }
            return delay.scaled(by: 1 - backoff.jitter * .random(in: 0...1, using: &generator))
        }
    }
}

extension Duration {
    /// To the nanosecond, and held at the ends of the range.
    fileprivate func scaled(by factor: Double) -> Duration {
        if factor == 1 { return self }
        let scaled = Double(saturatedNanoseconds) * factor
        return .nanoseconds(Int64(exactly: scaled.rounded()) ?? (scaled < 0 ? .min : .max))
    }
}
