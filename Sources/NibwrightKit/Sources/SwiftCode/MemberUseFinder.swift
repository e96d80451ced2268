import SourceText
import SwiftSyntax

extension MemberUse {
    /// Finds every use of the named properties in a file, which is parsed for it.
    ///
    /// Works on syntax alone: `other.label` may belong to another class's `label`, so a use on an expression only may
    /// be meant. Locals and parameters of the same name are left out.
    public static func find(_ names: Set<String>, in source: SourceText) -> [MemberUse] {
        MemberUseSearch(names).uses(in: source)
    }
}

/// A search for uses of the same properties in many files.
public struct MemberUseSearch: Sendable {
    private let names: Set<String>
    private let identifiers: IdentifierSet

    /// Prepares a search for the properties of these names.
    public init(_ names: Set<String>) {
        self.names = names
        identifiers = IdentifierSet(names)
    }

    /// As `MemberUse.find`; a file that names none of the properties is not parsed.
    public func uses(in source: SourceText) -> [MemberUse] {
        let scan = WordScan(identifiers, in: source)
        guard !scan.isEmpty else { return [] }
        let finder = MemberUseFinder(names: names, scan: scan, source: source)
        finder.walkFile(SwiftSyntaxTree.parse(source))
        return finder.uses
    }
}

private final class MemberUseFinder: EnclosingTypeVisitor {
    private let names: Set<String>
    private let source: SourceText
    private let hasConditions: Bool
    private(set) var uses: [MemberUse] = []

    init(names: Set<String>, scan: WordScan, source: SourceText) {
        self.names = names
        self.source = source
        hasConditions = source.contains("#if" as StaticString)
        super.init(scan)
    }

    // MARK: Uses

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.plainText
        guard names.contains(name), node.argumentNames == nil else { return .visitChildren }
        if isInKeyPath(Syntax(node)) {
            found(node, name, whole: ExprSyntax(node), base: .keyPath)
        } else if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            // `.label` alone is a static member or an enum case: `UIColor.label`.
            guard let base = member.base else { return .visitChildren }
            found(node, name, whole: ExprSyntax(member), base: self.base(of: base))
        } else if !types.isEmpty, !isLocal(node) {
            found(node, name, whole: ExprSyntax(node), base: .ownType)
        }
        return .visitChildren
    }

    /// `if let label {`: the short form reads the property.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
            readsProperty(pattern.identifier, at: node)
        {
            append(
                pattern.identifier.plainText, pattern.trimmedByteRange, base: .ownType, role: .optionalAware,
                around: Context(), at: node)
        }
        return .visitChildren
    }

    /// `[label]` keeps the property's type, `[weak label]` is an optional whatever it was.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, readsProperty(node.name, at: node) {
            let isWeak = node.specifier?.specifier.tokenKind == .keyword(.weak)
            append(
                node.name.plainText, node.name.trimmedByteRange, base: .ownType, role: isWeak ? .optionalAware : .value,
                around: Context(), at: node)
        }
        return .visitChildren
    }

    private func readsProperty(_ name: TokenSyntax, at node: some SyntaxProtocol) -> Bool {
        names.contains(name.plainText) && !types.isEmpty && LocalNames.declaration(of: name.plainText, at: node) == nil
    }

    private func found(_ node: DeclReferenceExprSyntax, _ name: String, whole: ExprSyntax, base: MemberUse.Base) {
        let context = base == .keyPath ? Context() : Context(of: whole)
        let role = base == .keyPath ? MemberUse.Role.value : context.role
        append(name, node.trimmedByteRange, base: base, role: role, around: context, at: node)
    }

    private func append(
        _ name: String, _ range: Range<Int>, base: MemberUse.Base, role: MemberUse.Role, around context: Context,
        at node: some SyntaxProtocol
    ) {
        let line = source.string(source.lineRange(containing: range.lowerBound))
        uses.append(
            MemberUse(
                name: name, path: source.path, range: range, base: base, role: role, enclosingTypes: types.reversed(),
                member: context.member, assignedText: context.assignedText, argumentOf: context.argumentOf,
                conditions: hasConditions ? BuildConditions(around: node) : .none, lineText: line.trimmingSpaces))
    }

    private func base(of base: ExprSyntax) -> MemberUse.Base {
        // `self?.label` in a closure that holds self weakly.
        let plain =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        if plain.is(SuperExprSyntax.self) { return .ownType }
        guard let reference = plain.as(DeclReferenceExprSyntax.self) else {
            return .expression(text: base.trimmedText, type: LocalTypes.castType(base))
        }
        if reference.baseName.tokenKind == .keyword(.self) { return .ownType }
        if !types.isEmpty, LocalTypes.isSelf(reference) { return .ownType }
        return .expression(text: base.trimmedText, type: LocalTypes.type(of: reference))
    }

    private func isInKeyPath(_ node: Syntax) -> Bool {
        var next = node.parent
        while let parent = next {
            if parent.is(KeyPathExprSyntax.self) { return true }
            if let macro = parent.as(MacroExpansionExprSyntax.self) {
                return ["keyPath", "selector"].contains(macro.macroName.text)
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
            next = parent.parent
        }
        return false
    }

    private func isLocal(_ node: DeclReferenceExprSyntax) -> Bool {
        LocalNames.declaration(of: node.baseName.plainText, at: node) != nil
    }
}

extension String {
    var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
