import SwiftSyntax
import SwiftWriting
import TransformKit

/// What the project's extensions give to all views and view controllers, whose names a new member cannot have.
struct SystemExtensions {
    /// Members of extensions of `UIView` and the classes above it.
    private(set) var members: Set<String> = []
    /// Files with extensions of `UIViewController` and the classes above it.
    private(set) var paths: Set<String> = []

    init(_ graph: ProjectGraph) {
        let roots: Set = ["UIResponder", "NSObject"]
        for file in graph.swiftFiles {
            let names = Set(file.types.filter { $0.kind == .extension }.map(\.name))
            if names.contains("UIViewController") || !names.isDisjoint(with: roots) { paths.insert(file.path) }
            guard names.contains("UIView") || !names.isDisjoint(with: roots) else { continue }
            for declaration in SwiftSyntaxTree.parse(file.source).statements {
                guard let part = declaration.item.as(ExtensionDeclSyntax.self),
                    roots.union(["UIView"]).contains(part.extendedType.trimmedDescription)
                else { continue }
                members.formUnion(part.memberBlock.members.flatMap(\.decl.declaredNames))
            }
        }
    }
}

extension DeclSyntax {
    fileprivate var declaredNames: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
        let bindings = self.as(VariableDeclSyntax.self)?.bindings ?? []
        return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
}
