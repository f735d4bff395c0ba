/// Relays that a view writes to, and the input they make for a ``ViewModel``.
///
/// ```swift
/// struct SearchInputs: ViewModelInputs {
///     let text = DriverRelay("")
///     var input: SearchViewModel.Input { .init(text: text.asDriver()) }
/// }
/// ```
@MainActor
public protocol ViewModelInputs {
    /// The input of the view model.
    associatedtype Input

    /// What the view model reads; asked for once.
    var input: Input { get }
}

/// A view model in the form of inputs and outputs.
///
/// ```swift
/// let viewModel = SearchViewModel(service: service).connected(to: SearchInputs())
/// viewModel.inputs.text.accept("zombie")
/// viewModel.outputs.results.drive(onNext: show).disposed(by: bag)
/// ```
@MainActor
public struct ConnectedViewModel<Inputs, Outputs> {
    /// Where the view writes.
    public let inputs: Inputs

    /// What the view shows.
    public let outputs: Outputs
}

extension ViewModel {
    /// Transforms the input that the relays make, once.
    public func connected<Inputs: ViewModelInputs>(
        to inputs: Inputs
    ) -> ConnectedViewModel<Inputs, Output> where Inputs.Input == Input {
        ConnectedViewModel(inputs: inputs, outputs: transform(inputs.input))
    }
}
