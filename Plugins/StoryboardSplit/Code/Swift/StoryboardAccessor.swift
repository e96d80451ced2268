import SwiftCode
import TransformKit

/// A static member or a global whose only value is one storyboard or its name, such as `static var main: UIStoryboard {
/// UIStoryboard(name: "Main", bundle: nil) }` or `let mainName = "Main"`.
struct StoryboardAccessor: Hashable, Sendable {
    let path: String
    let name: String
    /// The storyboard's name in the literal.
    let storyboard: String
    /// The whole declaration with its attributes.
    let declaration: Range<Int>
    let nameRange: Range<Int>
    let literal: Range<Int>

    /// Returns the accessors of a file around some of its literals, by the literal's place.
    static func all(in source: SourceText, around literals: [Range<Int>]) -> [CodeRange: StoryboardAccessor] {
        let tree = SwiftSyntaxTree.parse(source)
        var found: [CodeRange: StoryboardAccessor] = [:]
        for literal in literals {
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: literal.lowerBound)),
                let node = token.parent?.nearestLiteral, node.trimmedByteRange == literal,
                let accessor = StoryboardAccessor(around: node, in: source)
            else { continue }
            found[CodeRange(path: source.path, range: literal)] = accessor
        }
        return found
    }

    private init?(around node: StringLiteralExprSyntax, in source: SourceText) {
        guard let text = node.representedLiteralValue, let declaration = Syntax(node).onlyAccessor else { return nil }
        path = source.path
        storyboard = text
        literal = node.trimmedByteRange
        self.declaration = declaration.node.trimmedByteRange
        name = declaration.name.text
        nameRange = declaration.name.trimmedByteRange
    }

    /// True where its name contains the storyboard's, so that it would mislead if it gave another.
    var isNamedAfterStoryboard: Bool { name.lowercased().contains(SwiftNames.lowerCamel(storyboard).lowercased()) }

    /// Returns the name that an accessor of another storyboard would have.
    func name(for other: String) -> String {
        let old = SwiftNames.lowerCamel(storyboard)
        if let place = name.range(ofIgnoringCase: old) {
            let isLower = name[place].first?.isLowercase == true
            let new = isLower ? SwiftNames.lowerCamel(other) : SwiftNames.upperCamel(other)
            return name[..<place.lowerBound] + new + name[place.upperBound...]
        }
        let isUpper = name.first?.isUppercase == true
        let new = isUpper ? SwiftNames.upperCamel(other) : SwiftNames.lowerCamel(other)
        return name.lowercased().hasSuffix("storyboard") ? new + "Storyboard" : new
    }
}

extension Syntax {
    fileprivate var nearestLiteral: StringLiteralExprSyntax? {
        var node: Syntax? = self
        while let current = node {
            if let literal = current.as(StringLiteralExprSyntax.self) { return literal }
            guard current.is(StringSegmentSyntax.self) || current.is(StringLiteralSegmentListSyntax.self) else {
                return nil
            }
            node = current.parent
        }
        return nil
    }

    /// The declaration whose only value is the literal: directly, or as the name that a storyboard is created with.
    fileprivate var onlyAccessor: (node: Syntax, name: TokenSyntax)? {
        var value = self
        if let argument = value.parent?.as(LabeledExprSyntax.self), argument.label?.text == "name",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.isStoryboardMaking
        {
            value = Syntax(call)
        }
        guard let around = value.parent else { return nil }
        if around.is(InitializerClauseSyntax.self) { return around.parent.flatMap(Self.variable) }
        let statement = around.is(ReturnStmtSyntax.self) ? around.parent : around
        guard let item = statement?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
        else { return nil }
        if let block = list.parent?.as(AccessorBlockSyntax.self) { return block.parent.flatMap(Self.variable) }
        guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self),
            function.signature.parameterClause.parameters.isEmpty, function.genericParameterClause == nil,
            Syntax(function).isReachable(function.modifiers)
        else { return nil }
        return (Syntax(function), function.name)
    }

    private static func variable(_ node: Syntax) -> (node: Syntax, name: TokenSyntax)? {
        guard let binding = node.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            Syntax(variable).isReachable(variable.modifiers)
        else { return nil }
        return (Syntax(variable), pattern.identifier)
    }

    /// Returns whether a declaration is static or global.
    private func isReachable(_ modifiers: DeclModifierListSyntax) -> Bool {
        let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        if parent?.is(MemberBlockItemSyntax.self) == true { return isStatic }
        return parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}

extension FunctionCallExprSyntax {
    fileprivate var isStoryboardMaking: Bool {
        ["UIStoryboard", "NSStoryboard", ".init", "UIStoryboard.init"].contains(calledExpression.trimmedDescription)
    }
}

extension String {
    fileprivate func range(ofIgnoringCase other: String) -> Range<Index>? {
        guard !other.isEmpty else { return nil }
        let wanted = other.lowercased()
        return indices.lazy.compactMap { start -> Range<Index>? in
            guard let end = index(start, offsetBy: other.count, limitedBy: endIndex),
                self[start..<end].lowercased() == wanted
            else { return nil }
            return start..<end
        }.first
    }
}
