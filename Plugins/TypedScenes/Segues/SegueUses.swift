import SwiftSyntax
import TransformKit

/// Writes anew what says the identifiers of segues in one file.
struct SegueUses: NamedUseRewriter {
    let graph: ProjectGraph
    let source: SourceText
    private let files: [SegueFile]
    private let literals: [Range<Int>: StringLiteralExprSyntax]

    /// Nil where the file cannot be parsed.
    init?(_ source: SourceText, _ references: [CodeReference], _ graph: ProjectGraph, _ files: [SegueFile]) {
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return nil }
        self.graph = graph
        self.files = files
        self.source = source
        let finder = LiteralFinder(Set(references.map(\.range)))
        finder.walk(tree)
        literals = finder.found
    }

    /// The new form of a use; nil for what is no literal, such as a constant of the project's own.
    ///
    /// - Throws: the reason why the use stays.
    func rewritten(_ reference: CodeReference) throws(Obstacle) -> NamedUse? {
        guard let literal = literals[reference.range], reference.isExact, let identifier = reference.names.first,
            reference.names.count == 1
        else { return nil }
        let owned = files.filter { $0.owner.contains(reference.path, in: graph) }
        let performing = reference.kind == .performSegue ? PerformingCall(literal) : nil
        if let performing, !performing.isOfSelf {
            // Another object performs it: the only class that has the segue.
            let found = owned.flatMap { file in
                file.classes.compactMap { part in
                    part.segues.first { $0.identifier == identifier }.map { (file, part, $0) }
                }
            }
            guard found.count == 1, let (file, part, segue) = found.first else {
                throw Obstacle(
                    code: .noSuchSegue,
                    reason:
                        "another object performs it, and \(Count.of(found.count, "class")) of the file has the segue",
                    place: reference.place)
            }
            return replaced(
                reference, literal, "\(part.type.name).\(file.groupName).\(segue.member)")
        }
        guard let name = reference.enclosingType else { return nil }
        let found = owned.lazy.compactMap { file -> (SegueFile, NamedSegue)? in
            file.classes.first { $0.type.name == name }?.segues.first { $0.identifier == identifier }.map { (file, $0) }
        }.first
        guard let (file, segue) = found else {
            throw Obstacle(
                code: .noSuchSegue,
                reason: files.isEmpty
                    ? "no segues are written for it"
                    : "no scene of \(name) itself has the segue \"\(identifier)\", or its module does not see it",
                place: reference.place)
        }
        let member = "\(file.groupName).\(segue.member)"
        if let performing {
            let start: Range<Int> = performing.argument.bytes
            let end: Range<Int> = literal.bytes
            return NamedUse(
                edits: [TextEdit(start.lowerBound..<end.upperBound, member)], reference: reference, new: member)
        }
        return try testing(reference, literal, member)
    }

    /// The identifier, where a text is asked for.
    private func replaced(_ reference: CodeReference, _ literal: StringLiteralExprSyntax, _ member: String) -> NamedUse
    {
        let range: Range<Int> = literal.bytes
        return NamedUse(
            edits: [TextEdit(range, member + ".rawValue")], reference: reference, new: member + ".rawValue")
    }

    private func testing(
        _ reference: CodeReference, _ literal: StringLiteralExprSyntax, _ member: String
    ) throws(Obstacle) -> NamedUse {
        if let list = literal.parent?.as(ExprListSyntax.self) {
            let isCompared = list.contains { element in
                ["==", "!="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
            }
            guard isCompared else { throw obstacle(reference, "it is no operand of `==`") }
            return replaced(reference, literal, member)
        }
        let isCase = literal.parent?.as(ExpressionPatternSyntax.self)?.parent?.is(SwitchCaseItemSyntax.self) == true
        guard isCase || literal.parent?.is(LabeledExprSyntax.self) == true else {
            throw obstacle(reference, "it is neither compared, nor a case of a switch, nor an argument")
        }
        return replaced(reference, literal, member)
    }

    private func obstacle(_ reference: CodeReference, _ reason: String) -> Obstacle {
        Obstacle(code: .segueForm, reason: reason, place: reference.place)
    }
}

/// `performSegue(withIdentifier: "showOrder", sender: self)`
private struct PerformingCall {
    let argument: LabeledExprSyntax
    let isOfSelf: Bool

    /// Nil for a literal that is no argument of such a call.
    init?(_ literal: StringLiteralExprSyntax) {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self), argument.label?.text == "withIdentifier",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        self.argument = argument
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        isOfSelf =
            base.map { $0.trimmedDescription.filter { $0 != "?" && $0 != "!" } == "self" }
            ?? call.calledExpression.is(DeclReferenceExprSyntax.self)
    }
}

/// Finds literals by their ranges.
private final class LiteralFinder: SyntaxVisitor {
    private let wanted: Set<Range<Int>>
    private(set) var found: [Range<Int>: StringLiteralExprSyntax] = [:]

    init(_ wanted: Set<Range<Int>>) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if wanted.contains(node.bytes) { found[node.bytes] = node }
        return .visitChildren
    }
}
