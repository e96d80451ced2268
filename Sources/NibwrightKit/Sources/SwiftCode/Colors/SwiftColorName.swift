import SwiftSyntax

/// A name by which other code can use a color: a static member, a global constant, a case of an enumeration.
public struct SwiftColorName: Hashable, Sendable {
    /// The innermost type or extension around it; nil for a global.
    public let container: String?
    /// The name of the member, constant or case.
    public let name: String
    /// Whether the container is an extension of `UIColor`, `NSColor` or `Color`.
    public let extendsColor: Bool

    /// As code says it: `Palette.nearlyBlack`.
    public var spelling: String { container.map { $0 + "." + name } ?? name }

    /// The name of a declaration that stands for an expression and for nothing else; nil where other code decides what
    /// it stands for, or where it is private to a function.
    init?(declaredFor node: ExprSyntax) {
        var inner = Syntax(node)
        var caseName: String?
        var member: String?
        while let outer = inner.parent {
            switch outer.as(SyntaxEnum.self) {
            case .initializerClause, .codeBlockItem, .returnStmt, .accessorBlock, .accessorDecl, .patternBindingList,
                .codeBlock, .switchExpr, .switchCaseList, .expressionStmt, .accessorDeclList:
                break
            case .codeBlockItemList(let list):
                // A statement before it may be what decides.
                guard list.count == 1 else { return nil }
            case .switchCase(let item):
                guard caseName == nil, let said = Self.name(of: item) else { return nil }
                caseName = said
            case .patternBinding(let binding):
                member = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
            case .functionDecl(let function):
                guard function.signature.parameterClause.parameters.isEmpty else { return nil }
                self.init(caseName, function.name.plainText, function.modifiers, in: outer)
                return
            case .variableDecl(let variable):
                guard let member, variable.bindings.count == 1 else { return nil }
                self.init(caseName, member, variable.modifiers, in: outer)
                return
            default: return nil
            }
            inner = outer
        }
        return nil
    }

    /// A case's color is what a plain property of the enumeration gives; anything else has to be everybody's.
    private init?(_ caseName: String?, _ member: String, _ modifiers: DeclModifierListSyntax, in declaration: Syntax) {
        let isGlobal = declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        if caseName == nil {
            guard isGlobal && !Self.isPrivate(modifiers) || Self.isShared(modifiers) else { return nil }
        } else if !Self.plainMembers.contains(member.lowercased()) {
            return nil
        }
        self.init(caseName ?? member, in: declaration)
    }

    private static let plainMembers: Set<String> = ["color", "colour", "uicolor", "nscolor", "value", "uicolorvalue"]

    private init(_ name: String, in declaration: Syntax) {
        self.name = name
        var node = declaration.parent
        while let current = node {
            if let type = current.as(ExtensionDeclSyntax.self) {
                let extended = type.extendedType.plainName
                let last = extended.split(separator: ".").last.map(String.init) ?? extended
                container = last
                extendsColor = SwiftColorType(rawValue: last) != nil
                return
            }
            if let type = current.asProtocol((any NamedDeclSyntax).self),
                current.asProtocol((any DeclGroupSyntax).self) != nil
            {
                container = type.name.plainText
                extendsColor = false
                return
            }
            node = current.parent
        }
        container = nil
        extendsColor = false
    }

    private static func isShared(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) } && !isPrivate(modifiers)
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    /// `primary` of `case .primary:`; nil for several, for values and for `default`.
    private static func name(of item: SwitchCaseSyntax) -> String? {
        guard let label = item.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
            let only = label.caseItems.first, only.whereClause == nil,
            let pattern = only.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
        else { return nil }
        return pattern.declName.baseName.plainText
    }
}
