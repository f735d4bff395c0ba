/// What stands behind a view: streams in, streams out.
///
/// A view hands over what happens to it and shows what comes back; the view model knows no view.
///
///     struct GreetingViewModel: ViewModel {
///         struct Input { let name: Driver<String> }
///         struct Output { let greeting: Driver<String> }
///
///         func transform(_ input: Input) -> Output {
///             Output(greeting: input.name.map { "Hello, \($0)" })
///         }
///     }
@MainActor
public protocol ViewModel {
    /// What happens in the view.
    associatedtype Input
    /// What the view shows.
    associatedtype Output

    /// Wires the streams; called once for each view, and nothing but wiring: what happens, happens in the streams.
    func transform(_ input: Input) -> Output
}
