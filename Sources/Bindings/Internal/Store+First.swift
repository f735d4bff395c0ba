extension Store {
    /// The value of a factory, asked once and kept here: what a lazy property needs.
    func first<Value: Sendable>(_ factory: Factory<Value>, in scope: OverrideScope?) -> Value {
        answer(factory.container, factory.recipe.key) { () throws(ContainerError) in
            try Box(factory.container.make(factory.recipe, in: scope))
        }.value(as: Value.self)
    }

    @MainActor
    func first<Value>(_ factory: MainFactory<Value>, in scope: OverrideScope?) -> Value {
        answer(factory.container, factory.recipe.key) { () throws(ContainerError) in
            try Box(factory.container.make(factory.recipe, in: scope))
        }.value(as: Value.self)
    }

    private func answer(
        _ container: Container, _ key: Key, _ make: () throws(ContainerError) -> AnyBox
    ) -> AnyBox {
        let place = Place(dependency: Dependency(key: key, container: container.id), arguments: Arguments())
        do throws(ContainerError) {
            return try Resolution.run { resolution throws(ContainerError) in
                try kept(at: place, resolution, weakly: false, make)
            }
        } catch {
            noAnswer(error)
        }
    }
}
