import Navigation
import SwiftSyntax
import TransformKit

/// A stored property of a controller that code of other types may set.
struct DependencyProperty {
    let name: String
    let variable: VariableDeclSyntax
    let binding: PatternBindingSyntax
    /// Its type as other code says it; nil where that cannot be told.
    let settable: SettableProperty?
    let place: Place
    /// Why it cannot move; nil where nothing of its declaration is in the way.
    let obstacle: Obstacle?

    /// `public ` of `public var order: Order!`; a bridge is final, so `open` has no place there.
    var access: String {
        let written = variable.modifiers.map(\.name.text).first { ["public", "open", "package"].contains($0) }
        return written.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
    }

    /// The type as code outside of the class says it; nil where it cannot be told.
    var type: String? {
        guard let type = settable?.type else { return nil }
        if type.qualified == type.wrapped {
            return binding.typeAnnotation?.type.trimmedDescription ?? type.wrapped
        }
        switch type.optionality {
        case .none: return type.qualified
        case .optional: return type.qualified + "?"
        case .implicitlyUnwrapped: return (type.isFunction ? "(\(type.qualified))" : type.qualified) + "!"
        }
    }

    /// Whether it speaks to whoever opens the screen: a delegate or a closure.
    var isOutput: Bool {
        variable.modifiers.contains { $0.name.text == "weak" } || settable?.type.isFunction == true
    }
}

/// Reads the properties of a class that may move into a bridge.
struct DependencyReader {
    private let graph: ProjectGraph
    private let properties: PropertyReader

    init(_ graph: ProjectGraph, _ properties: PropertyReader) {
        self.graph = graph
        self.properties = properties
    }

    /// The stored properties that code outside of the class can set, in the order of their declarations. Outlets are
    /// the documents' to set.
    func properties(of type: SwiftClass) -> [DependencyProperty] {
        guard let members = properties.members(of: type.declaration),
            let source = graph.text(at: type.declaration.path)
        else { return [] }
        let own = ownNames(of: type)
        var found: [DependencyProperty] = []
        for member in members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), isSettable(variable) else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    !isComputed(binding)
                else { continue }
                let settable = properties.property(name, of: type)
                let place = Place(source, at: binding.bytes.lowerBound)
                found.append(
                    DependencyProperty(
                        name: name, variable: variable, binding: binding, settable: settable, place: place,
                        obstacle: obstacle(name, variable, binding, settable, own, place)))
            }
        }
        return found
    }

    private func isSettable(_ variable: VariableDeclSyntax) -> Bool {
        guard variable.bindingSpecifier.text == "var" else { return false }
        let isHidden = variable.modifiers.contains { modifier in
            ["private", "fileprivate", "static", "class"].contains(modifier.name.text)
        }
        return !isHidden && !variable.attributeNames.contains("IBOutlet")
    }

    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case .getter?: true
        case .accessors(let accessors)?:
            accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        case nil: false
        }
    }

    private func obstacle(
        _ name: String, _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ settable: SettableProperty?,
        _ own: Set<String>, _ place: Place
    ) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: place)
        }
        if variable.bindings.count > 1 {
            return obstacle(.declaredTogether, "its declaration has \(variable.bindings.count) properties")
        }
        if binding.accessorBlock != nil {
            return obstacle(.observedProperty, "its observer would not run when the bridge's property is set")
        }
        if let attribute = variable.attributeNames.first {
            return obstacle(.unusualProperty, "it is marked `@\(attribute)`")
        }
        let movable: Set = ["weak", "public", "open", "internal", "package", "final"]
        if let modifier = variable.modifiers.first(where: {
            !movable.contains($0.name.text) || $0.detail != nil && $0.name.text != "internal"
        }) {
            return obstacle(.unusualProperty, "it is declared with `\(modifier.trimmedDescription)`")
        }
        guard let settable else {
            return obstacle(
                .propertyTypeUnknown,
                binding.typeAnnotation == nil
                    ? "its type is not written" : "its type has a name that only its class can say")
        }
        if settable.type.optionality == .none, binding.initializer == nil {
            return obstacle(.unusualProperty, "it has no first value, which a bridge's property needs")
        }
        if let value = binding.initializer?.value, let mention = NamesInside(value).names.first(where: own.contains) {
            return obstacle(.unusualProperty, "its first value names `\(mention)` of its class")
        }
        return nil
    }

    /// The names that only code of the class can say alone.
    private func ownNames(of type: SwiftClass) -> Set<String> {
        var names: Set = ["Self", "self"]
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            for member in properties.members(of: part) ?? [] {
                if let named = member.decl.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
                guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
            }
        }
        return names
    }
}

extension VariableDeclSyntax {
    /// `IBOutlet` of `@IBOutlet weak var`.
    var attributeNames: [String] {
        attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}

/// The names that an expression says, without those behind a dot.
final class NamesInside: SyntaxVisitor {
    private(set) var names: [String] = []
    /// The tokens of the names, in the same order.
    private(set) var tokens: [TokenSyntax] = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            // `self.order` says `order` as well as `order` alone does.
            let base = member.base
            let isOwn =
                base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
                || base?.is(SuperExprSyntax.self) == true
            if !isOwn { return .visitChildren }
        }
        names.append(node.baseName.text)
        tokens.append(node.baseName)
        return .visitChildren
    }
}
