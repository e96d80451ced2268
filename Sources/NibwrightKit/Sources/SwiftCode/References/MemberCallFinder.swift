public import SourceText
import SwiftSyntax

/// A call of a function, or a use of a property, found by its name, with its base and arguments.
public struct MemberCall: Hashable, Sendable {
    /// The base name of the function or property.
    public let name: String
    /// Whether it is a call, and not a property.
    public let isCall: Bool
    /// The expression before the name; nil where there is none.
    public let base: StringExpression?
    /// The arguments in order; empty for a property.
    public let arguments: [StringExpression.Argument]
    /// The whole call, or the property with what stands before it.
    public let range: Range<Int>
    /// The bytes of the base; nil where there is none.
    public let baseRange: Range<Int>?
    /// The function or property whose code it is; nil at file level.
    public let member: SwiftMember?
    /// The type whose code it is, as `SwiftTypeDeclaration.name` has it; nil at file level.
    public let enclosingType: String?
    /// The class that the result is cast to, or that a type annotation or generic argument names; nil for none.
    public let expectedClass: String?
}

extension MemberCall {
    /// Every call of one of the names in a file, which is parsed for it.
    public static func find(_ names: Set<String>, in source: SourceText) -> [MemberCall] {
        MemberCallSearch(names).calls(in: source)
    }
}

/// A search for calls of the same names in many files.
public struct MemberCallSearch: Sendable {
    private let names: Set<String>
    private let identifiers: IdentifierSet

    /// Prepares a search for calls of these names.
    public init(_ names: Set<String>) {
        self.names = names
        identifiers = IdentifierSet(names)
    }

    /// A file that holds none of the names is not parsed.
    public func calls(in source: SourceText) -> [MemberCall] {
        let scan = WordScan(identifiers, in: source)
        guard !scan.isEmpty else { return [] }
        let finder = MemberCallFinder(names: names, scan: scan)
        finder.walkFile(SwiftSyntaxTree.parse(source))
        return finder.calls
    }
}

private final class MemberCallFinder: EnclosingTypeVisitor {
    private let names: Set<String>
    private(set) var calls: [MemberCall] = []

    init(names: Set<String>, scan: WordScan) {
        self.names = names
        super.init(scan)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var callee = node.calledExpression
        if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            append(reference.baseName.plainText, nil, node)
        } else if let member = callee.as(MemberAccessExprSyntax.self) {
            append(member.declName.baseName.plainText, member.base, node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(FunctionCallExprSyntax.self) != true || node.keyPathInParent == \LabeledExprSyntax.expression
        {
            append(node.declName.baseName.plainText, node.base, nil, whole: ExprSyntax(node))
        }
        return .visitChildren
    }

    private func append(
        _ name: String, _ base: ExprSyntax?, _ call: FunctionCallExprSyntax?, whole: ExprSyntax? = nil
    ) {
        guard names.contains(name), let node = call.map(ExprSyntax.init) ?? whole else { return }
        if let base, base.is(SuperExprSyntax.self) { return }
        let expected = ExpectedClass.of(node)
        var asked = base.map { StringExpressionReader().read($0) }
        // `.make()` is a member of the type that the context requires.
        if base == nil, whole != nil || call?.calledExpression.is(MemberAccessExprSyntax.self) == true {
            asked = expected.map { $0 == "Self" ? .selfType : .name($0) } ?? .unknown
        }
        calls.append(
            MemberCall(
                name: name, isCall: call != nil, base: asked,
                arguments: call.map { StringExpressionReader().arguments($0.arguments) } ?? [],
                range: node.trimmedByteRange, baseRange: base?.trimmedByteRange, member: member(around: node),
                enclosingType: types.last, expectedClass: expected))
    }

    private func member(around node: ExprSyntax) -> SwiftMember? {
        var next = Syntax(node).parent
        while let current = next {
            let isMember =
                current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
                || current.is(SubscriptDeclSyntax.self)
                || current.is(VariableDeclSyntax.self) && current.parent?.is(MemberBlockItemSyntax.self) == true
            if isMember {
                var reader = StringMemberReader(owner: types.last)
                reader.readScope(current)
                return reader.members.first
            }
            next = current.parent
        }
        return nil
    }
}
