/// One line of the table: the same work, written by hand and with the library.
///
/// Both closures set up once and return the work to repeat; one call of it handles `events` events, or subscriptions.
@MainActor
struct Row {
    typealias Work = @MainActor () async -> Void

    enum Unit: String {
        case event, subscription
    }

    enum Time {
        /// Processor time of the one thread that does the work: other programs on the machine do not count.
        case thread
        /// For work that several threads share.
        case wall
    }

    let name: String
    let unit: Unit
    let events: Int
    let time: Time
    let baseline: () -> Work
    let ours: () -> Work

    init(
        _ name: String, _ unit: Unit = .event, events: Int, time: Time = .thread,
        baseline: @escaping () -> Work, ours: @escaping () -> Work
    ) {
        self.name = name
        self.unit = unit
        self.events = events
        self.time = time
        self.baseline = baseline
        self.ours = ours
    }
}
