import Colorimetry
public import SwiftSyntax

/// An initializer or function of the project's own that makes a color of its arguments: `UIColor(hex: 0xFF8800)`.
///
/// Whether its body is understood shows when it is evaluated for the arguments of a call.
public struct SwiftColorInitializer: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        let label: String?
        let name: String
        /// Without `?` and generic arguments.
        let type: String
        let defaultValue: CodeExpression?
    }

    /// `UIColor`, `NSColor` or `Color`; nil for a function outside of any type.
    public let type: SwiftColorType?
    /// The type of the color that a call gives.
    public let resultType: SwiftColorType?
    /// `init`, or the name of a static or global function.
    public let name: String
    /// Whether a call gives an optional.
    public let isFailable: Bool
    /// True if a call needs a `try`.
    public let isThrowing: Bool
    /// Whether only its own file can call it.
    public let isPrivate: Bool
    /// The project-relative path of the file.
    public let path: String
    let parameters: [Parameter]
    let body: [CodeStatement]

    /// The labels as a full name has them: `init(hex:alpha:)`.
    public var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

/// The classes and structures that colors in code have.
public enum SwiftColorType: String, Hashable, Sendable, CaseIterable, Comparable {
    /// UIKit's.
    case uiColor = "UIColor"
    /// AppKit's.
    case nsColor = "NSColor"
    /// SwiftUI's.
    case color = "Color"

    public static func < (left: SwiftColorType, right: SwiftColorType) -> Bool { left.rawValue < right.rawValue }
}

/// The declarations of a file that decide what calls of color types mean.
public struct SwiftColorDeclarations: Hashable, Sendable {
    /// Initializers and functions that make a color.
    public internal(set) var initializers: [SwiftColorInitializer] = []
    /// Types and aliases called `UIColor`, `NSColor` or `Color`, with the types that they are nested in.
    public internal(set) var typeNames: [String] = []
    /// Names of static members that extensions of color types declare: `brand` for `UIColor.brand`.
    public internal(set) var staticMembers: [String] = []

    /// Whether the file declares nothing about colors.
    public var isEmpty: Bool { initializers.isEmpty && typeNames.isEmpty && staticMembers.isEmpty }
}

extension SwiftColorInitializer {
    /// The declarations of a file.
    public static func read(_ tree: SourceFileSyntax, path: String) -> SwiftColorDeclarations {
        var reader = ColorDeclarationReader(path: path)
        reader.visit(tree.statements)
        return reader.found
    }
}

/// Walks declarations; bodies are entered only where a color function has one.
private struct ColorDeclarationReader {
    let path: String
    var found = SwiftColorDeclarations()
    private var outerNames: [String] = []
    private var extended: (type: SwiftColorType, isPrivate: Bool)?

    init(path: String) {
        self.path = path
    }

    mutating func visit(_ statements: CodeBlockItemListSyntax) {
        for declaration in statements.declarations { visit(declaration) }
    }

    private mutating func visit(_ node: DeclSyntax) {
        switch node.as(DeclSyntaxEnum.self) {
        case .ifConfigDecl(let condition): condition.declarations.forEach { visit($0) }
        case .extensionDecl(let node): visit(node)
        case .typeAliasDecl(let alias): note(alias.name.plainText)
        case .functionDecl(let function): visit(function)
        case .initializerDecl(let initializer): visit(initializer)
        case .variableDecl(let variable): visit(variable)
        default:
            guard let group = node.asProtocol((any DeclGroupSyntax).self),
                let named = node.asProtocol((any NamedDeclSyntax).self), outerNames.count < 32
            else { return }
            note(named.name.plainText)
            let outer = extended
            extended = nil
            outerNames.append(named.name.plainText)
            group.memberBlock.members.forEach { visit($0.decl) }
            outerNames.removeLast()
            extended = outer
        }
    }

    private mutating func visit(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.plainName
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        let isSystem = [plain, "UIKit." + plain, "AppKit." + plain, "SwiftUI." + plain].contains(name)
        extended = isSystem ? SwiftColorType(rawValue: plain).map { ($0, Self.isPrivate(node.modifiers)) } : nil
        outerNames.append(name)
        node.memberBlock.members.forEach { visit($0.decl) }
        outerNames.removeLast()
        extended = nil
    }

    private mutating func note(_ name: String) {
        if SwiftColorType(rawValue: name) != nil {
            found.typeNames.append((outerNames + [name]).joined(separator: "."))
        }
        if extended != nil { found.staticMembers.append(name) }
    }

    private mutating func visit(_ node: VariableDeclSyntax) {
        guard extended != nil, Self.isStatic(node.modifiers) else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            found.staticMembers.append(name)
        }
    }

    private mutating func visit(_ node: FunctionDeclSyntax) {
        let isStatic = Self.isStatic(node.modifiers)
        if extended != nil, isStatic { found.staticMembers.append(node.name.plainText) }
        guard isStatic && extended != nil || outerNames.isEmpty, let result = node.signature.returnClause?.type else {
            return
        }
        let returned = result.bareName
        guard SwiftColorType(rawValue: returned) != nil || returned == "Self" else { return }
        append(
            node.name.plainText, node.signature, node.body, node.modifiers, returned,
            isFailable: result.is(OptionalTypeSyntax.self))
    }

    private mutating func visit(_ node: InitializerDeclSyntax) {
        guard extended != nil else { return }
        append("init", node.signature, node.body, node.modifiers, "Self", isFailable: node.optionalMark != nil)
    }

    private mutating func append(
        _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?,
        _ modifiers: DeclModifierListSyntax, _ result: String, isFailable: Bool
    ) {
        let parameters = signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.plainText
            return SwiftColorInitializer.Parameter(
                label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).plainText,
                type: parameter.type.bareName,
                defaultValue: parameter.defaultValue.map { CodeExpressionReader.read($0.value) })
        }
        found.initializers.append(
            SwiftColorInitializer(
                type: extended?.type, resultType: SwiftColorType(rawValue: result) ?? extended?.type, name: name,
                isFailable: isFailable,
                isThrowing: signature.effectSpecifiers?.throwsClause != nil,
                isPrivate: extended?.isPrivate == true || Self.isPrivate(modifiers), path: path, parameters: parameters,
                body: body.map { CodeStatementReader.read($0.statements) } ?? [.unknown]))
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
