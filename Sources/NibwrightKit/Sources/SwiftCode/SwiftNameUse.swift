public import SourceText
import SwiftSyntax

/// A place where a Swift file has a name, and what the name is there as far as the syntax shows.
///
/// Every place at which the word stands is listed, comments and strings included, so that whoever renames something can
/// account for all of them. Nothing is resolved: two types of one name are not told apart.
public struct SwiftNameUse: Hashable, Sendable {
    /// What a name is at a place.
    public enum Role: Hashable, Sendable {
        /// A class, struct, enumeration, actor or protocol is declared by the name.
        case declaration(SwiftTypeDeclaration.Kind)
        /// A type in a type's place, or a plain name in an expression: `let cup: Cup`, `Cup()`, `Cup.self`, `[Cup]`.
        case name
        /// Behind a dot, with what stands before it as written; empty where nothing does: `Cafe.Cup`, `.Cup`.
        case member(of: String)
        /// The name in `@objc(Cup)`.
        case objectiveCName
        /// In a string literal: the literal's value, and its range with the quotation marks. The value is nil where the
        /// literal has interpolations.
        case literal(value: String?, range: Range<Int>)
        /// In a comment or documentation.
        case comment
        /// A module that is imported.
        case module
        /// Anything else: another declaration, a label, a pattern, code that does not parse.
        case other
    }

    /// The word itself, without backticks.
    public let range: Range<Int>
    /// What it is there.
    public let role: Role

    /// Every place in a file where the word stands, in order. Parses the file if there is any.
    public static func all(of name: String, in source: SourceText) -> [SwiftNameUse] {
        let offsets = source.offsets(ofIdentifier: name)
        guard !offsets.isEmpty else { return [] }
        let tree = SwiftSyntaxTree.parse(source)
        return offsets.map { offset in
            let range = offset..<offset + name.utf8.count
            let role = tree.token(at: AbsolutePosition(utf8Offset: offset)).map { self.role(of: $0, range) }
            return SwiftNameUse(range: range, role: role ?? .other)
        }
    }

    private static func role(of token: TokenSyntax, _ range: Range<Int>) -> Role {
        let text = token.trimmedByteRange
        guard text.lowerBound <= range.lowerBound, range.upperBound <= text.upperBound else {
            return isInComment(token, range) ? .comment : .other
        }
        guard let parent = token.parent, !isInUnexpected(token) else { return .other }
        if let segment = parent.as(StringSegmentSyntax.self) { return literal(around: segment) }
        guard text.count <= range.count + 2, token.tokenKind.isIdentifier else { return .other }
        return role(ofNameIn: parent, token)
    }

    private static func role(ofNameIn parent: Syntax, _ token: TokenSyntax) -> Role {
        switch parent.as(SyntaxEnum.self) {
        case .classDecl(let node): node.name == token ? .declaration(.class) : .other
        case .structDecl(let node): node.name == token ? .declaration(.struct) : .other
        case .enumDecl(let node): node.name == token ? .declaration(.enum) : .other
        case .actorDecl(let node): node.name == token ? .declaration(.actor) : .other
        case .protocolDecl(let node): node.name == token ? .declaration(.protocol) : .other
        case .identifierType: .name
        case .memberType(let node): .member(of: node.baseType.trimmedDescription)
        case .declReferenceExpr(let node): role(of: node)
        case .importPathComponent(let node): role(of: node)
        case .objCSelectorPiece: .objectiveCName
        default: .other
        }
    }

    /// A name in an expression: `Cup()`, and `Cup` of `Cafe.Cup`.
    private static func role(of node: DeclReferenceExprSyntax) -> Role {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node {
            return .member(of: access.base?.trimmedDescription ?? "")
        }
        return node.parent?.is(KeyPathPropertyComponentSyntax.self) == true || node.argumentNames != nil
            ? .other : .name
    }

    /// `import class Cafe.Cup` names a declaration, `import Cup` a module.
    private static func role(of node: ImportPathComponentSyntax) -> Role {
        guard let path = node.parent?.as(ImportPathComponentListSyntax.self), path.count > 1, path.last == node,
            path.parent?.as(ImportDeclSyntax.self)?.importKindSpecifier != nil
        else { return .module }
        return .member(of: path.dropLast().map(\.name.text).joined(separator: "."))
    }

    private static func literal(around segment: StringSegmentSyntax) -> Role {
        // `@available(*, deprecated, renamed: "Cup")`: the compiler offers that very name.
        if let literal = segment.parent?.parent?.as(SimpleStringLiteralExprSyntax.self) {
            let label = literal.parent?.as(AvailabilityLabeledArgumentSyntax.self)?.label.text
            if label == "renamed" { return .name }
            let range = literal.trimmedByteRange
            return .literal(value: nil, range: range.lowerBound..<range.upperBound)
        }
        guard let literal = segment.parent?.parent?.as(StringLiteralExprSyntax.self) else { return .other }
        let range = literal.trimmedByteRange
        return .literal(value: literal.representedLiteralValue, range: range.lowerBound..<range.upperBound)
    }

    private static func isInUnexpected(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let outer = node {
            if outer.is(UnexpectedNodesSyntax.self) { return true }
            node = outer.parent
        }
        return false
    }

    /// Whether a comment of the token's trivia holds a range of the file.
    private static func isInComment(_ token: TokenSyntax, _ range: Range<Int>) -> Bool {
        func holds(_ trivia: Trivia, from start: Int) -> Bool {
            var offset = start
            for piece in trivia {
                let end = offset + piece.sourceLength.utf8Length
                if offset <= range.lowerBound, range.upperBound <= end { return piece.isComment }
                offset = end
            }
            return false
        }
        return holds(token.leadingTrivia, from: token.position.utf8Offset)
            || holds(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension TokenKind {
    fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}
