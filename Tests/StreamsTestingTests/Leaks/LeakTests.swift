import Streams
import StreamsTesting
import Testing

private final class Model: Sendable {
    private let bag = DisposeBag()

    func listen(to text: some ObservableType<String, Never>) {
        text.subscribe(onNext: { _ in }).disposed(by: bag)
    }
}

@Suite @MainActor struct LeakTests {
    @Test func whatEndsWithItsBagIsNoLeak() async {
        await marbleTest { time in
            let text = time.hot("a-b")
            let model = time.keep(Model())
            model.listen(to: text)
            time.expect(text, "a-b")
            time.expectNoLeaks()
            time.expectNoLeaks(of: model)
            time.expect(subscriptions: text, "^", "^")
        }
    }

    @Test func synchronously() {
        marbleTest { time in
            let model = Model()
            model.listen(to: time.hot("a"))
            time.expectNoLeaks()
            time.expectNoLeaks(of: model)
        }
    }

    @Test func aSubscriptionThatIsLeft() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.hot("a-b")
                let numbers = time.cold("1-2", of: Int.self)
                time.expectNoLeaks()
                await time.advance(by: .milliseconds(2))
                _ = text.subscribe(onNext: { _ in })
                _ = text.subscribe(onNext: { _ in })
                _ = numbers.subscribe(onNext: { _ in })
                _ = time.driver("a").drive(onNext: { _ in })
                time.expect(text, "--")
            }
        }
        #expect(
            failures == [
                """
                still subscribed to after the test:
                  StreamsTestingTests/LeakTests.swift:42  HotObservable<String, Never>
                  StreamsTestingTests/LeakTests.swift:43  HotObservable<String, Never>
                  StreamsTestingTests/LeakTests.swift:44  ColdObservable<Int, Never>
                  StreamsTestingTests/LeakTests.swift:45  Driver<String>
                """
            ])
    }

    @Test func anObjectThatIsLeft() async {
        let model = Model()
        let failures = await failures {
            await marbleTest { time in
                time.expectNoLeaks(of: model)
            }
        }
        #expect(failures == ["model: Model is still there after the test"])
        withExtendedLifetime(model) {}
    }
}
