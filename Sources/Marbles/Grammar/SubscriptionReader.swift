struct SubscriptionReader {
    private var timeline: MarbleTimeline

    init(_ diagram: String) {
        timeline = MarbleTimeline(diagram)
    }

    consuming func read() throws(MarbleError) -> SubscriptionWindow {
        var window = SubscriptionWindow()
        while let step = try timeline.next() {
            switch step.token {
            case .time, .open, .close: continue
            case .subscribed:
                if window.subscribed != nil { throw timeline.error("a second '^'", column: step.column) }
                if window.unsubscribed != nil { throw timeline.error("'^' after '!'", column: step.column) }
                window.subscribed = step.time
            case .unsubscribed:
                if window.unsubscribed != nil { throw timeline.error("a second '!'", column: step.column) }
                window.unsubscribed = step.time
            default:
                throw timeline.error("a subscription diagram has only time, '^' and '!'", column: step.column)
            }
        }
        return window
    }
}

struct TimeReader {
    private var timeline: MarbleTimeline

    init(_ diagram: String) {
        timeline = MarbleTimeline(diagram)
    }

    consuming func read() throws(MarbleError) -> Duration {
        var end: Duration?
        while let step = try timeline.next() {
            switch step.token {
            case .time: continue
            case .completed where end == nil: end = step.time
            default: throw timeline.error("a time diagram has only time up to one '|'", column: step.column)
            }
        }
        guard let end else {
            throw timeline.error("a time diagram must end with '|'", column: timeline.length + 1)
        }
        return end
    }
}
