import Bindings
import SearchFeature
import Streams

extension Replay {
    /// Sets a step's time; before the stream's own timers, so that at the same instant the user comes first.
    func arm(_ step: Script.Step) {
        Driver.timer(step.time)
            .drive(onNext: { [unowned self] _ in perform(step, isLastTry: false) })
            .disposed(by: bag)
    }

    private func perform(_ step: Script.Step, isLastTry: Bool) {
        guard complaint == nil else { return }
        if act(step.action) { return }
        if isLastTry {
            complain(step)
        } else {
            // The same moment may still bring what is to be picked.
            Driver.timer(.zero)
                .drive(onNext: { [unowned self] _ in perform(step, isLastTry: true) })
                .disposed(by: bag)
        }
    }

    /// False when what is to be picked is not there.
    private func act(_ action: Script.Action) -> Bool {
        switch action {
        case .type(let text): self.text.accept(EditedText(text))
        case .clear: clear.accept(())
        case .submit: submit.accept(())
        case .clearRecents: clearRecents.accept(())
        case .retry: retry.accept(())
        case .end: break
        case .pick(let code): return send(results.first { $0.airport.code == code.uppercased() }, to: pick)
        case .pickRecent(let what): return send(recent(what), to: pickRecent)
        case .removeRecent(let what): return send(recent(what), to: removeRecent)
        }
        return true
    }

    private func send<Item>(_ item: Item?, to relay: SignalRelay<Item>) -> Bool {
        if let item { relay.accept(item) }
        return item != nil
    }

    private func recent(_ what: String) -> RecentSearch? {
        recents.first { $0.text == what || $0.code == what }
            ?? recents.first { $0.id == RecentSearch(text: what).id || $0.code == what.uppercased() }
    }

    private func complain(_ step: Script.Step) {
        switch step.action {
        case .pick(let code): complaint = Complaint(text: "line \(step.line): \(code) is not among the results")
        case .pickRecent(let what), .removeRecent(let what):
            complaint = Complaint(text: "line \(step.line): \(what) is not among the recent searches")
        default: break
        }
    }
}
