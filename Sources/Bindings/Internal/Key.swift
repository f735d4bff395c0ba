/// The identity of a dependency inside any container.
struct Key: Hashable, Sendable, CustomStringConvertible {
    let value: TypeID
    let label: Label
    let arguments: [TypeID]
    let isMain: Bool

    init<Value, each Argument>(
        _ value: Value.Type, _ label: Label, _ argument: repeat (each Argument).Type, isMain: Bool = false
    ) {
        self.value = TypeID(type: value)
        self.label = label
        self.isMain = isMain
        var arguments: [TypeID] = []
        repeat arguments.append(TypeID(type: each argument))
        self.arguments = arguments
    }

    var description: String {
        let head =
            switch label {
            case .named(nil): value.description
            case .named(let name?): "\(value) \"\(name)\""
            case .property(let name, _, _): "\(name): \(value)"
            }
        return arguments.isEmpty ? head : "\(head) (\(arguments.map(\.description).joined(separator: ", ")))"
    }
}

/// What tells two dependencies of one type apart: a given name, or the declaration of a property.
enum Label: Hashable, Sendable {
    case named(String?)
    case property(String, file: String, line: Int)

    var name: String? {
        switch self {
        case .named(let name): name
        case .property(let name, _, _): name
        }
    }
}

/// A type as a dictionary key: by identity, its name is for people only.
struct TypeID: Hashable, Sendable, CustomStringConvertible {
    let type: any Any.Type

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    var description: String { String(reflecting: type) }
}

/// The identity of a container, kept apart from it so that an error or a store can outlive it.
final class ContainerID: Hashable, Sendable, CustomStringConvertible {
    let name: String?

    init(name: String?) { self.name = name }

    static func == (left: ContainerID, right: ContainerID) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { name ?? "container" }
}

/// One thing that can be built: a dependency of one container with the values of its arguments.
struct Place: Hashable, Sendable {
    let dependency: Dependency
    let arguments: Arguments
}

/// The values of the arguments, as far as they can be compared.
///
/// Unchecked, because `AnyHashable` is not `Sendable`: a store keeps only arguments that are, the factories' constraints say so.
struct Arguments: Hashable, @unchecked Sendable {
    private var values: [AnyHashable]? = []

    init<each Argument>(_ argument: repeat each Argument) {
        for value in repeat each argument {
            if let value = value as? AnyHashable { values?.append(value) } else { values = nil }
        }
    }
}
