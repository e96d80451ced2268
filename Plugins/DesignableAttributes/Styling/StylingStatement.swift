import SwiftSyntax
import TransformKit

/// A statement that sets a constant on what an outlet leads to, in a method that runs once for each object of a document.
struct StylingStatement {
    /// The name of the outlet.
    let outlet: String
    let property: StyleProperty
    let value: StyleValue
    /// From the first token to the last.
    let range: Range<Int>
    /// The first statement before it in the method that may run other code of the project, between loading and it; nil
    /// where nothing but known code of the system comes before.
    let precededBy: Range<Int>?
    var comesFirst: Bool { precededBy == nil }
}

/// `viewDidLoad` or `awakeFromNib` of a class, with the styling in it.
struct StylingMethod {
    let type: SwiftClass
    let name: String
    let source: SourceText
    /// The method, with its attributes and modifiers.
    let range: Range<Int>
    let statements: [StylingStatement]
    /// How many statements the method has, the call of `super` left out.
    let statementCount: Int
    /// Whether it calls `super`: without it, the method keeps that of a superclass from running.
    let callsSuper: Bool
    let hasComments: Bool
}

/// Finds the methods of a file.
final class StylingMethodFinder: SyntaxVisitor {
    private let source: SourceText
    private let graph: ProjectGraph
    private let values: StyleValueReader
    private(set) var found: [StylingMethod] = []

    init(in source: SourceText, _ graph: ProjectGraph, _ values: StyleValueReader) {
        self.source = source
        self.graph = graph
        self.values = values
        super.init(viewMode: .sourceAccurate)
        walk(SwiftSyntaxTree.parse(source))
    }

    /// Code under `#if` is not what every build has.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let offset = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
        guard
            let type = graph.classes.swiftClasses.first(where: {
                $0.declaration.offset == offset && $0.declaration.path == source.path
            })
        else { return .visitChildren }
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), isCalledOnce(function, of: type),
                let body = function.body
            else { continue }
            read(function, body, of: type)
        }
        return .visitChildren
    }

    private func isCalledOnce(_ function: FunctionDeclSyntax, of type: SwiftClass) -> Bool {
        guard function.modifiers.contains(where: { $0.name.text == "override" }),
            function.signature.parameterClause.parameters.isEmpty
        else { return false }
        let names = Ancestry(of: type, in: graph).names
        let isController = names.contains { $0.hasSuffix("Controller") && $0.hasPrefix("UI") }
        return function.name.text == "viewDidLoad"
            ? isController : function.name.text == "awakeFromNib" && !isController
    }

    /// The `view` of a table view controller is its `tableView`.
    private func name(_ name: String, _ type: SwiftClass) -> String {
        name == "view" && OwnView("tableView", of: type, in: graph) != nil ? "tableView" : name
    }

    /// Whether a name is an outlet, or a view of the object's own that no other code can have come to.
    private func canBeSaid(of name: String, _ type: SwiftClass, isFirst: Bool) -> Bool {
        if let outlet = graph.classes.outlet(name, of: type)?.outlet { return !outlet.isCollection }
        return isFirst && OwnView(name, of: type, in: graph) != nil
    }

    private func read(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, of type: SwiftClass) {
        let quiet = QuietCode(of: type, calling: function.name.text, in: graph)
        let locals = LocalDeclarations(in: body)
        var statements: [StylingStatement] = []
        var layersInCode: Set<String> = []
        var other: Range<Int>?
        var count = 0
        var callsSuper = false
        for item in body.statements {
            let isSuper = item.trimmedDescription.filter { !$0.isWhitespace } == "super.\(function.name.text)()"
            if isSuper { callsSuper = true } else { count += 1 }
            if let assignment = Assignment(item), !locals.names.contains(assignment.path[0]),
                canBeSaid(of: assignment.path[0], type, isFirst: other == nil)
            {
                let path = assignment.path.dropFirst().joined(separator: ".")
                for property in StyleProperty.named(path) {
                    guard let value = values.value(assignment.value, of: property) else { continue }
                    statements.append(
                        StylingStatement(
                            outlet: name(assignment.path[0], type), property: property, value: value,
                            range: item.trimmedByteRange,
                            precededBy: other))
                    break
                }
                if path.hasPrefix("layer."), statements.last?.range != item.trimmedByteRange {
                    layersInCode.insert(assignment.path[0])
                }
            }
            // What follows a way out of the method is not reached each time.
            if ExitFinder.mayLeave(item) { break }
            if other == nil, !quiet.isQuiet(item) { other = item.trimmedByteRange }
        }
        let twice = Dictionary(grouping: statements) { [$0.outlet, $0.property.path] }.filter { $0.value.count > 1 }
        statements.removeAll { statement in
            // What makes the look of one layer stays together.
            twice[[statement.outlet, statement.property.path]] != nil
                || statement.property.path.hasPrefix("layer.") && layersInCode.contains(statement.outlet)
        }
        guard !statements.isEmpty else { return }
        found.append(
            StylingMethod(
                type: type, name: function.name.text, source: source, range: function.trimmedByteRange,
                statements: statements, statementCount: count, callsSuper: callsSuper,
                hasComments: source.string(body.trimmedByteRange).contains("//")
                    || source.string(body.trimmedByteRange).contains("/*")))
    }
}

/// `self.label?.layer.cornerRadius = 8`
struct Assignment {
    /// The names from the first on, without `self`.
    let path: [String]
    let value: ExprSyntax

    init?(_ item: CodeBlockItemSyntax) {
        guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return nil }
        let parts = Array(sequence.elements)
        guard parts[1].is(AssignmentExprSyntax.self), var path = Self.path(parts[0]) else { return nil }
        if path.first == "self" { path.removeFirst() }
        guard path.count > 1 else { return nil }
        self.path = path
        value = parts[2]
    }

    static func path(_ expression: ExprSyntax) -> [String]? {
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return path(optional.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return path(forced.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            return [reference.baseName.text]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let before = path(base)
        else { return nil }
        return before + [member.declName.baseName.text]
    }
}

/// Names that a body declares for itself.
private final class LocalDeclarations: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .skipChildren
    }
}

/// Finds what leaves a method early.
private final class ExitFinder: SyntaxVisitor {
    private var isFound = false

    static func mayLeave(_ item: CodeBlockItemSyntax) -> Bool {
        let finder = ExitFinder(viewMode: .sourceAccurate)
        finder.walk(item)
        return finder.isFound
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        node.questionOrExclamationMark == nil ? leaves() : .visitChildren
    }

    private func leaves() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
