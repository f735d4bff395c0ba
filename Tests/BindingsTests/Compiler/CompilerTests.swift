#if os(Linux) || os(macOS)
import TestSupport
import Testing

@Suite(.enabled("the modules are beside the test program") { Compiler.modules != nil })
struct CompilerTests {
    @Test("this harness is red when an expected error does not come")
    func harness() throws {
        withKnownIssue { try Compiler.verify("let number = 1  // expected-error {{cannot}}") }
        withKnownIssue { try Compiler.verify("let number: Int = true") }
    }

    @Test func containerMisuse() throws {
        try Compiler.verify(
            #"""
            import Bindings

            final class Loose {}  // expected-note {{class 'Loose' does not conform}}
            @MainActor final class Screen {}

            extension Container {
                var loose: Factory<Loose> { factory { _ in Loose() } }
                var kept: Factory<Loose> { factory(.singleton) { _ in Loose() } }
                // expected-error @-1 {{type 'Loose' does not conform to the 'Sendable' protocol}}
                var screen: MainFactory<Screen> { mainFactory { _ in Screen() } }
                var wrong: Factory<Screen> { factory { try $0.screen() } }
                // expected-error @-1 {{this dependency lives on the main actor: declare with mainFactory what needs it}}
                // expected-error @-2 {{call to main actor-isolated instance method}}
                var open: Factory<Int, () -> Int> { factory(.singleton) { _, make in make() } }
                // expected-error @-1 {{type '() -> Int' cannot conform to 'Hashable'}}
                // expected-note @-2 {{only concrete types}}
                var number: Factory<Int, Int> { factory(.singleton) { _, number in number } }
            }

            // expected-note @+1 {{add '@MainActor'}}
            func anywhere(_ container: Container) {
                _ = container.screen()  // expected-error {{call to main actor-isolated instance method}}
                _ = container.unheard()  // expected-error {{value of type 'Container' has no member 'unheard'}}
                _ = container.number("1")  // expected-error {{cannot convert value of type 'String'}}
            }
            """#)
    }

    @Test func coordinatorMisuse() throws {
        try Compiler.verify(
            #"""
            import Bindings

            final class Forgotten: BaseCoordinator<Void>, Coordinator {}
            // expected-error @-1 {{type 'Forgotten' does not conform to protocol 'Coordinator'}}
            // expected-note @-2 {{add stubs for conformance}}

            final class Half: BaseCoordinator<Int> {}
            final class Whole: BaseCoordinator<String>, Coordinator { func start() {} }

            @MainActor func use(_ whole: Whole) {
                whole.start(Half())  // expected-error {{requires that 'Half' conform to 'Coordinator'}}
                whole.finish(3)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'String'}}
            }
            """#)
    }

    @Test(
        "the same sample compiles with and without main-actor default isolation",
        arguments: ["nonisolated", "MainActor"])
    func bothIsolations(_ isolation: String) throws {
        try Compiler.verify(
            #"""
            import Bindings
            import Streams

            protocol Recents: Sendable {}
            final class DiskRecents: Recents {}

            extension Container {
                var recents: Factory<any Recents> { factory(.singleton) { _ in DiskRecents() } }
                var model: MainFactory<Model> { mainFactory { try Model(recents: $0.recents()) } }
            }

            final class Model: ViewModel {
                struct Input { let text: Driver<String> }
                struct Output { let text: Driver<String> }
                let recents: any Recents
                init(recents: any Recents) { self.recents = recents }
                func transform(_ input: Input) -> Output { Output(text: input.text) }
            }

            final class SearchFlow: BaseCoordinator<String>, Coordinator {
                @Inject(\.recents) var recents
                @Inject(\.model) var model
                @MainLazyInject(\.model) var later
                let navigator: any Navigator<Int>
                init(navigator: any Navigator<Int>) { self.navigator = navigator }
                func start() {
                    show(1, on: navigator)
                    finish("done")
                }
            }

            struct AppAssembly: Assembly {
                func assemble(into container: Container) {
                    container.register(Int.self) { _ in 3 }
                    container.registerOnMain(Model.self, .singleton) { try Model(recents: $0.recents()) }
                }
            }
            """#, "-default-isolation", isolation)
    }
}
#endif
