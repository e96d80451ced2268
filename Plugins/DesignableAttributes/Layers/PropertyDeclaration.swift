import SwiftSyntax
import TransformKit

/// A declaration of a property or method in Swift that has a name which a new property of `UIView` might take.
struct PropertyDeclaration: Hashable {
    /// Where the declaration stands.
    enum Home: Hashable {
        /// `extension UIView`
        case viewExtension
        /// A class, or an extension of any type but `UIView`, by the type's name.
        case type(String)
        /// A structure, an enumeration or an actor, which no view descends from, or a protocol, which gives nothing to it.
        case value
        case file
    }

    let name: String
    let home: Home
    let path: String
    let offset: Int
    /// What the setter of an inspectable property of `UIView` does, in its order; nil where it is anything but setting
    /// the layer.
    let effects: [LayerEffect]?
}

/// What a setter does to a view's layer.
enum LayerEffect: Hashable {
    /// The property becomes the new value.
    case value(LayerProperty)
    /// The layer clips what is in it.
    case clips
    /// The layer clips what is in it where the new value is above zero, and does not where it is none.
    case clipsAboveZero
}

/// Finds the declarations of a file.
final class PropertyDeclarationFinder: SyntaxVisitor {
    private let names: Set<String>
    private let path: String
    private var homes: [PropertyDeclaration.Home] = []
    /// The names of the types around, outermost first.
    private var types: [String] = []
    private(set) var found: [PropertyDeclaration] = []

    /// - Parameters:
    ///   - names: those that are looked for; an inspectable property of `UIView` is found whatever its name is.
    ///   - source: the file.
    init(_ names: Set<String>, in source: SourceText) {
        self.names = names
        path = source.path
        super.init(viewMode: .sourceAccurate)
        walk(SwiftSyntaxTree.parse(source))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text) { .type($0) }
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    // Whoever conforms has a property of its own, which is found there, or gets one from an extension.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text) { _ in .value }
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text) { _ in .value }
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text) { _ in .value }
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text) { _ in .value }
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        return enter(name) { name == "UIView" || name == "UIKit.UIView" ? .viewExtension : .type($0) }
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(
        _ name: String, _ home: (_ wholeName: String) -> PropertyDeclaration.Home
    ) -> SyntaxVisitorContinueKind {
        types.append(name)
        homes.append(home(types.joined(separator: ".")))
        return .visitChildren
    }

    private func leave() {
        types.removeLast()
        homes.removeLast()
    }

    // Names inside of bodies are local.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
            return .skipChildren
        }
        let home = homes.last ?? .file
        let isInspectable = home == .viewExtension && node.attributes.hasAttribute("IBInspectable")
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.text
            guard isInspectable || names.contains(name) else { continue }
            let effects = isInspectable && isInEveryBuild(node) ? SetterReader.effects(of: binding) : nil
            add(name, home, pattern.positionAfterSkippingLeadingTrivia.utf8Offset, effects)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let property = name.hasPrefix("set") ? name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4) : name
        if names.contains(property) {
            add(property, homes.last ?? .file, node.name.positionAfterSkippingLeadingTrivia.utf8Offset, nil)
        }
        return .skipChildren
    }

    private func add(_ name: String, _ home: PropertyDeclaration.Home, _ offset: Int, _ effects: [LayerEffect]?) {
        found.append(PropertyDeclaration(name: name, home: home, path: path, offset: offset, effects: effects))
    }

    /// Whether neither `#if`, `@available` nor a condition of the extension takes the property away.
    private func isInEveryBuild(_ node: VariableDeclSyntax) -> Bool {
        if node.attributes.hasAttribute("available") { return false }
        var next = node.parent
        while let parent = next {
            if parent.is(IfConfigDeclSyntax.self) { return false }
            if let type = parent.as(ExtensionDeclSyntax.self) {
                if type.genericWhereClause != nil || type.attributes.hasAttribute("available") { return false }
            }
            next = parent.parent
        }
        return true
    }
}

extension AttributeListSyntax {
    fileprivate func hasAttribute(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
}

/// Reads what the setter of a property does to the layer.
private enum SetterReader {
    /// Nil where the setter does anything else, or where there is none.
    static func effects(of binding: PatternBindingSyntax) -> [LayerEffect]? {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body
        else { return nil }
        let value = setter.parameters?.name.text ?? "newValue"
        var effects: [LayerEffect] = []
        for statement in body.statements {
            guard let effect = effect(of: statement, value) else { return nil }
            effects.append(effect)
        }
        let type = binding.typeAnnotation?.type.trimmedDescription
        return effects.isEmpty || !effects.allSatisfy({ fits($0, type) }) ? nil : effects
    }

    /// Whether the value reaches the layer as it is, so that no type on the way rounds it.
    private static func fits(_ effect: LayerEffect, _ type: String?) -> Bool {
        guard case .value(let property) = effect else { return true }
        switch property {
        case .cornerRadius, .borderWidth, .shadowRadius: return type == "CGFloat"
        case .shadowOpacity: return type == "Float"
        case .borderColor, .shadowColor: return ["UIColor?", "UIColor", "UIColor!"].contains(type)
        case .shadowOffset: return type == "CGSize"
        case .masksToBounds: return type == "Bool"
        }
    }

    private static func effect(of statement: CodeBlockItemSyntax, _ value: String) -> LayerEffect? {
        let words = statement.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
            .replacing("self . ", with: "").replacing(" ;", with: "")
        for property in LayerProperty.allCases {
            let target = "layer . \(property.rawValue) ="
            if !property.isColor, words == "\(target) \(value)" { return .value(property) }
            let forms = [
                "\(target) \(value) ? . cgColor", "\(target) \(value) . cgColor", "\(target) \(value) ! . cgColor",
                "if let color = \(value) { \(target) color . cgColor } else { \(target) nil }",
            ]
            if property.isColor, forms.contains(words) { return .value(property) }
        }
        let clips = ["layer . masksToBounds =", "clipsToBounds ="]
        if clips.contains(where: { words == "\($0) \(value)" }) { return .value(.masksToBounds) }
        if clips.contains(where: { words == "\($0) true" }) { return .clips }
        return clips.contains { words == "\($0) \(value) > 0" } ? .clipsAboveZero : nil
    }
}
