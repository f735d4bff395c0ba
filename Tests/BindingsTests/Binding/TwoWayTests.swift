import Bindings
import Observation
import Streams
import Testing

/// A view whose value the user and the program change.
@MainActor private final class Field {
    var value = "shown"
    let edited = SignalRelay<Void>()
    var property: ControlProperty<String> { ControlProperty(self, \.value, changed: ControlEvent(edited.asSignal())) }

    func type(_ text: String) {
        value = text
        edited.accept(())
    }
}

@MainActor @Observation.Observable private final class Model {
    var name = "model"
}

@Suite @MainActor struct TwoWayTests {
    private let field = Field()

    @Test func withARelay() {
        let relay = DriverRelay("relay")
        let subscription = field.property.bind(with: relay)
        #expect(field.value == "relay")
        field.type("user")
        #expect(relay.value == "user" && field.value == "user")
        relay.accept("program")
        #expect(field.value == "program")
        subscription.dispose()
        field.type("late")
        relay.accept("later")
        #expect(field.value == "late" && relay.value == "later")
    }

    @Test func withAnObservableModel() async {
        let model = Model()
        let subscription = field.property.bind(with: \.name, of: model)
        #expect(field.value == "model")
        field.type("user")
        #expect(model.name == "user")
        model.name = "program"
        await mainTurn()
        #expect(field.value == "program")
        subscription.dispose()
        model.name = "late"
        await mainTurn()
        #expect(field.value == "program")
    }

    @Test func neitherSideIsKeptAlive() {
        weak var weakField: Field?
        weak var weakModel: Model?
        let subscription: Subscription
        do {
            let (field, model) = (Field(), Model())
            (weakField, weakModel) = (field, model)
            subscription = field.property.bind(with: \.name, of: model)
        }
        #expect(weakField == nil && weakModel == nil)
        subscription.dispose()
    }
}
