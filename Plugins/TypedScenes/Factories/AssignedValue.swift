import Navigation
import SwiftSyntax
import TransformKit

/// The value of an assignment: one expression, or several with operators between them.
struct AssignedValue {
    let elements: [ExprSyntax]

    init(_ elements: [ExprSyntax]) { self.elements = elements }

    var range: Range<Int> {
        (elements.first?.bytes.lowerBound ?? 0)..<(elements.last?.bytes.upperBound ?? 0)
    }

    /// The first call that the value makes when it is computed; nil where it only reads. A closure that it holds runs
    /// later.
    var firstCall: String? {
        let finder = CallFinder()
        for element in elements { finder.walk(element) }
        return finder.found.first
    }

    /// Whether the value can throw or wait, so that it is no argument everywhere.
    var throwsOrAwaits: Bool {
        elements.contains { element in
            let finder = CallFinder()
            finder.walk(element)
            return finder.marks
        }
    }

    /// Whether no code in between can change it: a literal, a closure, a local constant or a parameter, `self`.
    var isConstant: Bool {
        guard elements.count == 1, let only = elements.first else { return false }
        if only.isLiteral || only.is(ClosureExprSyntax.self) { return true }
        if let member = only.as(MemberAccessExprSyntax.self), member.base == nil { return true }
        guard let reference = only.as(DeclReferenceExprSyntax.self) else { return false }
        if reference.baseName.text == "self" { return true }
        return LocalBinding(of: reference)?.isConstant ?? false
    }

    /// Whether the value is no optional for certain.
    func isNeverNil(_ properties: PropertyReader, _ graph: ProjectGraph, _ path: String) -> Bool {
        guard let only = elements.first else { return false }
        if elements.count > 1 {
            // `x as! T`
            return elements.count == 3
                && elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text != "?"
                && elements[1].is(UnresolvedAsExprSyntax.self)
                && elements[2].as(TypeExprSyntax.self)?.type.is(OptionalTypeSyntax.self) == false
        }
        if only.is(NilLiteralExprSyntax.self) { return false }
        if only.isLiteral || only.is(ClosureExprSyntax.self) || only.is(ForceUnwrapExprSyntax.self) { return true }
        if let member = only.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
            return isNeverNil(member: member.declName.baseName.text, at: only, properties, graph, path)
        }
        guard let reference = only.as(DeclReferenceExprSyntax.self) else { return false }
        if reference.baseName.text == "self" { return true }
        if let binding = LocalBinding(of: reference) { return binding.isNeverNil }
        return isNeverNil(member: reference.baseName.text, at: only, properties, graph, path)
    }

    private func isNeverNil(
        member: String, at place: ExprSyntax, _ properties: PropertyReader, _ graph: ProjectGraph, _ path: String
    ) -> Bool {
        guard let name = place.enclosingTypeName, case .swift(let types) = graph.classes.resolve(name, from: path),
            types.count == 1, let type = types.first
        else { return false }
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            for item in properties.members(of: part) ?? [] {
                for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? []
                where binding.pattern.trimmedDescription == member {
                    return binding.typeAnnotation.map { !$0.type.isAnyOptional } ?? false
                }
            }
        }
        return false
    }
}

extension ExprSyntax {
    fileprivate var isLiteral: Bool {
        self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
            || self.is(FloatLiteralExprSyntax.self)
            || self.as(StringLiteralExprSyntax.self).map { $0.representedLiteralValue != nil } ?? false
            || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
            || self.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) == true
            || self.is(NilLiteralExprSyntax.self)
    }
}

extension TypeSyntax {
    /// `T?`, `T!` and `Optional<T>`
    var isAnyOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}

extension SyntaxProtocol {
    /// The class or extension whose code it is, as written.
    var enclosingTypeName: String? {
        var node = parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }
}

/// Finds the calls that an expression makes at once.
private final class CallFinder: SyntaxVisitor {
    private(set) var found: [String] = []
    private(set) var marks = false

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Functions of the system's that do nothing but compute.
    private static let plain: Set<String> = ["NSLocalizedString", "String", "Int", "Double", "CGFloat", "URL", "Set"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.plain.contains(node.calledExpression.trimmedDescription) { return .visitChildren }
        found.append(node.calledExpression.trimmedDescription.split(separator: "\n").first.map(String.init) ?? "")
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text != "selector", node.macroName.text != "keyPath" { found.append(node.trimmedDescription) }
        return .skipChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        marks = true
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        marks = true
        return .visitChildren
    }
}
