public import InterfaceBuilder
public import ProjectGraph
import SwiftSyntax

/// What runs while a storyboard makes a controller, before anything sets its properties.
public struct ControllerCreation {
    private let graph: ProjectGraph
    private let properties: PropertyReader
    private let countsFirstValues: Bool

    /// - Parameters:
    ///   - graph: the project.
    ///   - properties: reads the members of its classes.
    ///   - countsFirstValues: whether a call for a property's first value counts as code. Who only reads what an object
    ///     keeps does not notice it.
    public init(graph: ProjectGraph, properties: PropertyReader, countsFirstValues: Bool = true) {
        self.graph = graph
        self.properties = properties
        self.countsFirstValues = countsFirstValues
    }

    /// Why code before a controller is made and code behind that may notice when it is, or when what it holds is; nil
    /// where making it runs no code of the project.
    public func effect(of controller: Element) -> String? {
        if let root = controller.navigationRoot, controller.isNamed("navigationController"), root.isController,
            !root.isNamed("navigationController")
        {
            return ownEffect(of: controller) ?? effect(of: root)
        }
        let alone = ["viewController", "tableViewController", "collectionViewController"]
        return alone.contains(controller.name) ? ownEffect(of: controller) : "its children are made with it"
    }

    /// The same for a controller without what it holds.
    public func ownEffect(of controller: Element) -> String? {
        switch graph.classes.resolve(controller) {
        case nil: return nil
        case .notInProject?: return controller.customClass.map { "the code of \($0) is not here" }
        case .objectiveC(let parts)?: return "\(parts.first?.name ?? "its class") is of Objective-C"
        case .swift(let types)?:
            for type in types.flatMap({ graph.classes.chain(of: $0) }) {
                if let found = effect(of: type) { return found }
            }
            return nil
        }
    }

    private func effect(of type: SwiftClass) -> String? {
        for part in type.parts {
            guard let members = properties.members(of: part) else { return "\(type.name) could not be read" }
            for member in members {
                if let initializer = member.decl.as(InitializerDeclSyntax.self),
                    initializer.signature.parameterClause.parameters.first?.firstName.text == "coder",
                    initializer.body.map({ !$0.isPlain }) ?? false
                {
                    return "\(type.name) has an init(coder:) of its own"
                }
                if member.decl.as(FunctionDeclSyntax.self)?.name.text == "awakeFromNib" {
                    return "\(type.name) has an awakeFromNib()"
                }
                if countsFirstValues, let call = storedCall(member.decl) {
                    return "\(type.name) calls \(call) for a property's first value"
                }
            }
        }
        return nil
    }

    /// A call of the project's code for the initial value of a stored property.
    private func storedCall(_ declaration: DeclSyntax) -> String? {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
        else { return nil }
        for binding in variable.bindings {
            guard let value = binding.initializer?.value else { continue }
            let finder = FirstValueCalls()
            finder.walk(value)
            let own = finder.names.first { name in
                let start = name.split(separator: ".").first.map(String.init) ?? name
                return !Self.isSystems(start)
            }
            if let own { return own }
        }
        return nil
    }

    /// Classes of the system whose objects, once made, have no effect that other code sees.
    private static func isSystems(_ name: String) -> Bool {
        let prefixes = ["UI", "NS", "CG", "CA", "AV", "CL", "MK", "["]
        return prefixes.contains { name.hasPrefix($0) }
            || [
                "Set", "Array", "Dictionary", "String", "Data", "Date", "IndexPath", "URL", "DateFormatter",
                "NumberFormatter", "Logger", "OSLog", "DispatchQueue", "JSONDecoder", "JSONEncoder", "Int", "Double",
                "CGFloat", "Bool", "TimeInterval", "UUID",
            ].contains(name)
    }
}

extension CodeBlockSyntax {
    /// Whether it calls the superclass's and does no more.
    fileprivate var isPlain: Bool {
        statements.allSatisfy {
            $0.trimmedDescription.hasPrefix("super.init(") || $0.trimmedDescription.hasPrefix("fatalError")
        }
    }
}

/// Finds what a value calls when it is computed, closures that run at once included.
private final class FirstValueCalls: SyntaxVisitor {
    private(set) var names: [String] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // `{ … }()` runs with the value, any other closure later.
        node.parent?.is(FunctionCallExprSyntax.self) == true
            && node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
            ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.calledExpression.is(ClosureExprSyntax.self) { names.append(node.calledExpression.trimmedDescription) }
        return .visitChildren
    }
}
