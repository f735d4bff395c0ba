#if canImport(UIKit) && os(Linux)
import TestSupport
import Testing
import UIKit

@Suite struct ViewControllerMisuseTests {
    @Test("need (a), C36: forgetting the view model does not compile")
    func forgottenModel() throws {
        try Compiler.verify(
            #"""
            import Bindings
            import UIKit

            final class TitleController: ViewModelViewController<String> {}  // expected-note 2 {{declared here}}
            final class BuilderController: ViewModelBuilderViewController<Int, String> {  // expected-note {{declared here}}
                func early() { _ = viewModel }  // expected-error {{cannot find 'viewModel' in scope}}
            }

            @MainActor func make(_ coder: NSCoder) {
                _ = TitleController()  // expected-error {{missing argument for parameter 'viewModel' in call}}
                _ = TitleController(coder: coder)  // expected-error {{missing argument for parameter 'viewModel' in call}}
                _ = TitleController(coder: coder, viewModel: "title")
                _ = BuilderController(coder: coder)  // expected-error {{missing argument for parameter 'viewModelBuilder' in call}}
                _ = BuilderController(viewModelBuilder: { "\($0)" })
            }
            """#)
    }
}
#endif
