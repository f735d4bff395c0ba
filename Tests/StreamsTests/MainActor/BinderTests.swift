import Streams
import Testing

@MainActor
final class Label {
    var text = "" {
        didSet { shown.append(text) }
    }
    var hint: String?
    private(set) var shown: [String] = []
}

@MainActor
@Suite struct BinderTests {
    @Test func aDriverFeedsSeveralTargetsOfDifferentKinds() {
        let text = DriverRelay("a")
        let (label, copy, past) = (Label(), DriverRelay(""), BehaviorRelay(""))
        let binder = Binder<String>(label) { $0.text = $1 }
        let subscription = text.asDriver().drive(binder, copy, past)
        text.accept("b")
        #expect(label.shown == ["a", "b"])
        #expect(copy.value == "b")
        #expect(past.value == "b")
        subscription.dispose()
        text.accept("c")
        #expect(label.text == "b")
    }

    @Test func theTargetIsNotKeptAndItsDeathEndsTheSubscription() {
        let text = DriverRelay("a")
        var label: Label? = Label()
        weak let weakLabel = label
        let subscription = text.asDriver().drive(\.text, on: label!)
        #expect(label?.text == "a")
        label = nil
        #expect(weakLabel == nil)
        #expect(!subscription.isDisposed)
        text.accept("b")
        #expect(subscription.isDisposed)
    }

    @Test func aSubscriptionLivesAsLongAsOneOfItsTargets() {
        let text = SignalRelay<String>()
        let label = Label()
        var other: Label? = Label()
        let subscription = text.asSignal().emit(to: \.text, on: other!, label)
        other = nil
        text.accept("a")
        #expect(label.text == "a")
        #expect(!subscription.isDisposed)
    }

    @Test func anOptionalPropertyTakesElementsThatAreNot() {
        let label = Label()
        let bag = DisposeBag()
        Driver.just("a").drive(\.hint, on: label).disposed(by: bag)
        #expect(label.hint == "a")
        Signal.just("b").emit(to: Binder(label, \.hint)).disposed(by: bag)
        #expect(label.hint == "b")
        Observable<String, Never>.just("c").bind(to: \.hint, on: label).disposed(by: bag)
        #expect(label.hint == "c")
    }

    @Test func aDisposalInsideOneTargetKeepsTheElementFromTheNext() {
        let text = SignalRelay<String>()
        let label = Label()
        let bag = DisposeBag()
        let stop = Binder<String>(label) { _, _ in bag.dispose() }
        text.asSignal().emit(to: stop, Binder(label, \.text)).disposed(by: bag)
        text.accept("a")
        #expect(label.shown.isEmpty)
    }

    @Test func anObservableReachesABinderOnTheMainActor() async {
        let text = PublishSubject<String, Never>()
        let label = Label()
        let bag = DisposeBag()
        await withCheckedContinuation { done in
            let binder = Binder<String>(label) { label, text in
                label.text = text
                done.resume()
            }
            text.bind(to: binder).disposed(by: bag)
            Task.detached { text.onNext("a") }
        }
        #expect(label.text == "a")
    }
}
