#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view controller that cannot exist without its view model, in code and out of a storyboard.
///
/// ```swift
/// final class SearchViewController: ViewModelViewController<SearchViewModel> { … }
///
/// let inCode = SearchViewController(viewModel: model)
/// let fromStoryboard = try storyboard.viewController(identifier: "Search") { coder in
///     SearchViewController(coder: coder, viewModel: model)
/// }
/// ```
///
/// `init(coder:)` alone is unavailable; what a storyboard makes by itself, as a child of a container or by a segue without
/// a segue action, is therefore not made at all.
@MainActor
open class ViewModelViewController<Model>: UIViewController, NeedsViewModel {
    /// The view model, there from the first moment on.
    public let viewModel: Model

    /// A view controller whose view is made in code, or comes from the nib of its name.
    public init(viewModel: Model) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    /// A view controller out of a storyboard: for a `creator` closure or a segue action.
    public init?(coder: NSCoder, viewModel: Model) {
        self.viewModel = viewModel
        super.init(coder: coder)
    }

    /// There is no view controller without its view model.
    @available(*, unavailable, message: "use init(viewModel:), or init(coder:viewModel:) in a creator or segue action")
    public required init?(coder: NSCoder) { return nil }
}

/// A view controller that makes its view model from its own controls: it cannot exist without the closure that does so.
///
/// ```swift
/// final class SearchViewController: ViewModelBuilderViewController<SearchViewModel.Input, SearchViewModel> {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let viewModel = viewModelBuilder(.init(text: searchBar.editedText.asDriver()))
///         viewModel.results.drive(onNext: show).disposed(by: bag)
///     }
/// }
/// ```
@MainActor
open class ViewModelBuilderViewController<Input, Model>: UIViewController, NeedsViewModel {
    /// Makes the view model; to be called once, in `viewDidLoad`.
    public let viewModelBuilder: ViewModelBuilder<Input, Model>

    /// A view controller whose view is made in code, or comes from the nib of its name.
    public init(viewModelBuilder: @escaping ViewModelBuilder<Input, Model>) {
        self.viewModelBuilder = viewModelBuilder
        super.init(nibName: nil, bundle: nil)
    }

    /// A view controller out of a storyboard: for a `creator` closure or a segue action.
    public init?(coder: NSCoder, viewModelBuilder: @escaping ViewModelBuilder<Input, Model>) {
        self.viewModelBuilder = viewModelBuilder
        super.init(coder: coder)
    }

    /// There is no view controller without its view model.
    @available(*, unavailable, message: "use init(viewModelBuilder:), or init(coder:viewModelBuilder:) in a creator")
    public required init?(coder: NSCoder) { return nil }
}

/// A class that a storyboard cannot make by itself.
@MainActor
protocol NeedsViewModel {}
#endif
