/// A dependency that lives on the main actor, such as a view model: asking for it elsewhere does not compile.
///
/// Made by ``Container/mainFactory(_:file:line:name:_:)``. The value need not be `Sendable`, whatever its scope.
///
/// ```swift
/// extension Container {
///     var search: MainFactory<SearchViewModel> { mainFactory { try SearchViewModel(recents: $0.recents()) } }
/// }
/// ```
public struct MainFactory<Value, each Argument>: Sendable {
    let container: Container
    let recipe: MainRecipe<Value, repeat each Argument>

    /// The value, or the error that says where on the path it failed.
    @MainActor
    public func resolve(_ argument: repeat each Argument) throws(ContainerError) -> Value {
        try container.make(recipe, in: OverrideScope.current, repeat each argument)
    }

    /// The value, for those who know that the graph is sound; see ``Factory/callAsFunction(_:)``.
    @MainActor
    public func callAsFunction(_ argument: repeat each Argument) -> Value {
        do throws(ContainerError) {
            return try resolve(repeat each argument)
        } catch {
            noAnswer(error)
        }
    }
}

extension Container {
    /// Declares a main-actor dependency of which every request gets a new instance.
    public func mainFactory<Value, each Argument>(
        file: String = #fileID, line: Int = #line, name: String = #function,
        _ make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value
    ) -> MainFactory<Value, repeat each Argument> {
        let key = Key(Value.self, .property(name, file: file, line: line), repeat (each Argument).self, isMain: true)
        return MainFactory(container: self, recipe: MainRecipe(key, .unique, make))
    }

    /// Declares a main-actor dependency that is kept as the scope says, one instance for each value of the arguments.
    public func mainFactory<Value, each Argument: Hashable & Sendable>(
        _ scope: Scope, file: String = #fileID, line: Int = #line, name: String = #function,
        _ make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value
    ) -> MainFactory<Value, repeat each Argument> {
        let key = Key(Value.self, .property(name, file: file, line: line), repeat (each Argument).self, isMain: true)
        return MainFactory(container: self, recipe: MainRecipe(key, scope, make))
    }
}
