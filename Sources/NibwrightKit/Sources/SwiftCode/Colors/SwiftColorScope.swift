/// The project's own declarations that the code of a file sees, as far as they make or hide colors.
public struct SwiftColorScope: Hashable, Sendable {
    private let initializers: [String: [SwiftColorInitializer]]
    private let typeNames: Set<String>

    /// Nothing of the project's own.
    public static let empty = SwiftColorScope([])

    /// Combines the declarations of the files that a file sees.
    public init(_ declarations: [SwiftColorDeclarations]) {
        var initializers: [String: [SwiftColorInitializer]] = [:]
        for declaration in declarations.flatMap(\.initializers) {
            initializers[Self.key(declaration.type, declaration.name), default: []].append(declaration)
        }
        self.initializers = initializers
        typeNames = Set(declarations.flatMap(\.typeNames))
    }

    /// Names of functions that may make a color: `hex` of `UIColor.hex("#FF8800")`.
    var functionNames: Set<String> { Set(initializers.values.joined().lazy.map(\.name)).subtracting(["init"]) }

    /// The declarations that a call may mean in a file.
    func initializers(_ type: SwiftColorType?, _ name: String, from path: String) -> [SwiftColorInitializer] {
        (initializers[Self.key(type, name)] ?? []).filter { !$0.isPrivate || $0.path == path }
    }

    /// Whether the project declares a type of the name that code inside of `types` would find instead of the system's.
    func hides(_ type: SwiftColorType, insideOf types: [String]) -> Bool {
        typeNames.contains(type.rawValue) || types.contains { typeNames.contains($0 + "." + type.rawValue) }
    }

    private static func key(_ type: SwiftColorType?, _ name: String) -> String { (type?.rawValue ?? "") + "." + name }
}
