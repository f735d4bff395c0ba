/// A group of registrations, usually one per module.
///
/// ```swift
/// struct SearchAssembly: Assembly {
///     func assemble(into container: Container) {
///         container.register((any SearchService).self, .singleton) { _ in WebSearch() }
///     }
/// }
/// let container = Container(assemblies: [SearchAssembly(), AccountAssembly()])
/// ```
public protocol Assembly {
    /// Registers what the group has; called once per container it is added to.
    func assemble(into container: Container)
}

extension Container {
    /// Adds the registrations of a group; they replace earlier ones of the same dependency.
    public func add(_ assembly: some Assembly) {
        assembly.assemble(into: self)
    }
}
