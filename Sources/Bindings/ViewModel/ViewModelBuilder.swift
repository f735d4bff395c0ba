/// Makes a view model, or its outputs, from the inputs of a view.
///
/// A view that gets a builder makes the input from its own controls in `viewDidLoad` and calls it. Until then there is no
/// view model, so nobody can reach a half-made one.
///
///     let builder: ViewModelBuilder<SearchInput, SearchModel> = { input in SearchModel(input, recents: recents) }
public typealias ViewModelBuilder<Input, Model> = @MainActor (Input) -> Model

extension ViewModel {
    /// The view model as a builder of its outputs.
    public var builder: ViewModelBuilder<Input, Output> {
        { input in transform(input) }
    }
}
