import Bindings
import Observation
import Streams
import Testing

@MainActor @Observation.Observable private final class Model {
    var title = "a"
    var draft: String?
    var other = 0
}

@Suite @MainActor struct ObservingTests {
    @MainActor final class Log<Element> { var all: [Element] = [] }

    @Test func aPropertyAsADriver() async {
        let model = Model()
        let log = Log<String>()
        let subscription = Driver.observing(model, \.title).drive(onNext: { log.all.append($0) })
        #expect(log.all == ["a"])
        model.title = "b"
        await mainTurn()
        model.other = 1
        await mainTurn()
        model.title = "c"
        model.title = "d"
        await mainTurn()
        #expect(log.all == ["a", "b", "d"])
        subscription.dispose()
        model.title = "e"
        await mainTurn()
        #expect(log.all == ["a", "b", "d"])
    }

    @Test func anExpressionTracksWhatItReads() async {
        let model = Model()
        let log = Log<String>()
        let subscription = Driver.observing { model.draft ?? model.title }.drive(onNext: { log.all.append($0) })
        model.draft = "x"
        await mainTurn()
        model.title = "not read now"
        await mainTurn()
        model.draft = nil
        await mainTurn()
        #expect(log.all == ["a", "x", "not read now"])
        subscription.dispose()
    }

    @Test func optionalPropertiesSendNil() async {
        let model = Model()
        let log = Log<String?>()
        let subscription = Driver.observing(model, \.draft).drive(onNext: { log.all.append($0) })
        model.draft = "x"
        await mainTurn()
        model.draft = nil
        await mainTurn()
        #expect(log.all == [nil, "x", nil])
        subscription.dispose()
    }

    @Test func theModelIsHeldWeakly() async {
        weak var weakModel: Model?
        let log = Log<String>()
        let subscription: Subscription
        do {
            let model = Model()
            weakModel = model
            subscription = Driver.observing(model, \.title).drive(onNext: { log.all.append($0) })
        }
        #expect(weakModel == nil)
        await mainTurn()
        #expect(log.all == ["a"])
        subscription.dispose()
    }

    @Test("both directions: a driver into the model, the model as a driver") func bothWays() async {
        let (source, model) = (DriverRelay("in"), Model())
        let log = Log<String>()
        let bag = DisposeBag()
        source.asDriver().drive(\.title, on: model).disposed(by: bag)
        Driver.observing(model, \.title).drive(onNext: { log.all.append($0) }).disposed(by: bag)
        source.accept("again")
        await mainTurn()
        #expect(model.title == "again")
        #expect(log.all == ["in", "again"])
    }

    @Test func nothingIsLeftBehind() {
        let model = Model()
        weak var token: Counter?
        do {
            let counter = Counter()
            token = counter
            let subscription = Driver.observing {
                counter.next()
                return model.title
            }.drive(onNext: { _ in })
            subscription.dispose()
        }
        #expect(token == nil)
    }
}
