import CMeter

extension Row {
    /// Measures both sides in turn, so that whatever slows the machine down slows down both.
    func measure(repetitions: Int) async -> Figure {
        let baseline = baseline()
        let ours = ours()
        let baselineCalls = await calls(of: baseline)
        let oursCalls = await calls(of: ours)
        var samples: [(ours: Double, baseline: Double)] = []
        for repetition in 0..<repetitions {
            if repetition.isMultiple(of: 2) {
                let first = await nanoseconds(baseline, baselineCalls)
                samples.append((await nanoseconds(ours, oursCalls), first))
            } else {
                let first = await nanoseconds(ours, oursCalls)
                samples.append((first, await nanoseconds(baseline, baselineCalls)))
            }
        }
        return Figure(
            name: name, unit: unit,
            nanoseconds: median(samples.map(\.ours)),
            baselineNanoseconds: median(samples.map(\.baseline)),
            ratio: median(samples.map { $0.ours / $0.baseline }),
            allocations: await allocations(ours))
    }

    /// Warms up, and finds how many calls are long enough to be measured.
    private func calls(of work: Work) async -> Int {
        await work()
        var calls = 1
        while await nanoseconds(work, calls) * Double(calls * events) < 2_000_000 { calls *= 2 }
        return calls
    }

    private func nanoseconds(_ work: Work, _ calls: Int) async -> Double {
        let start = now
        for _ in 0..<calls { await work() }
        return Double(now - start) / Double(calls * events)
    }

    private var now: UInt64 {
        switch time {
        case .thread: meter_thread_nanoseconds()
        case .wall: meter_wall_nanoseconds()
        }
    }

    private func allocations(_ work: Work) async -> Double? {
        guard meter_counts_allocations() else { return nil }
        var fewest = Double.infinity
        // Other threads of the process may allocate at the same time, and what meets a busy thread waits, but not each time.
        for _ in 0..<(time == .wall ? 25 : 3) {
            meter_start_counting()
            await work()
            fewest = min(fewest, Double(meter_stop_counting()))
        }
        return fewest / Double(events)
    }
}

private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
