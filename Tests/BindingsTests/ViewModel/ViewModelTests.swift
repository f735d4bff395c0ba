import Bindings
import Streams
import Testing

@MainActor private struct Upper: ViewModel {
    struct Input { let text: Driver<String> }
    struct Output { let upper: Driver<String> }
    let transforms = Counter()

    func transform(_ input: Input) -> Output {
        transforms.next()
        return Output(upper: input.text.map { $0.uppercased() })
    }
}

@MainActor private struct UpperInputs: ViewModelInputs {
    let text = DriverRelay("a")
    var input: Upper.Input { .init(text: text.asDriver()) }
}

@Suite @MainActor struct ViewModelTests {
    private let model = Upper()

    @Test func transform() {
        let text = DriverRelay("x")
        var seen: [String] = []
        let output = model.transform(.init(text: text.asDriver()))
        let subscription = output.upper.drive(onNext: { seen.append($0) })
        text.accept("y")
        #expect(seen == ["X", "Y"])
        subscription.dispose()
    }

    @Test func builder() {
        let builder: ViewModelBuilder<Upper.Input, Upper.Output> = model.builder
        var seen: [String] = []
        let output = builder(.init(text: .just("z")))
        _ = output.upper.drive(onNext: { seen.append($0) })
        #expect(seen == ["Z"])
    }

    @Test("R61: inputs and outputs come from one call of transform") func connected() {
        let connected = model.connected(to: UpperInputs())
        var seen: [String] = []
        let subscription = connected.outputs.upper.drive(onNext: { seen.append($0) })
        connected.inputs.text.accept("b")
        #expect(seen == ["A", "B"])
        #expect(model.transforms.value == 1)
        subscription.dispose()
    }
}
