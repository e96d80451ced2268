import SceneCallWriting
import SwiftSyntax
import TransformKit

/// Writes anew what says the identifiers of segues in one file.
struct SegueUses: NamedUseRewriter {
    let graph: ProjectGraph
    let source: SourceText
    private let files: [SegueFile]
    private let origin: SceneGenerator?
    /// The literals, and the symbols of a generator.
    private let expressions: [Range<Int>: ExprSyntax]

    /// Nil where the file cannot be parsed.
    ///
    /// - Parameter origin: the generator whose symbols are written anew as well.
    init?(
        _ source: SourceText, _ references: [CodeReference], _ graph: ProjectGraph, _ files: [SegueFile],
        from origin: SceneGenerator?
    ) {
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return nil }
        self.graph = graph
        self.files = files
        self.source = source
        self.origin = origin
        let finder = IdentifierFinder(Set(references.map(\.range)), findsSymbols: origin != nil)
        finder.walk(tree)
        expressions = finder.found
    }

    /// The new form of a use; nil for what is no literal, such as a constant of the project's own.
    ///
    /// - Throws: the reason why the use stays.
    func rewritten(_ reference: CodeReference) throws(Obstacle) -> NamedUse? {
        guard let literal = expressions[reference.range], reference.isExact, let identifier = reference.names.first,
            reference.names.count == 1
        else { return nil }
        if let symbol = literal.as(MemberAccessExprSyntax.self), !isSymbol(symbol) {
            return nil
        }
        let owned = files.filter { $0.owner.contains(reference.path, in: graph) }
        let performing = reference.kind == .performSegue ? PerformingCall(literal) : nil
        if let performing, !performing.isOfSelf {
            // Another object performs it: the only class that has the segue.
            return try ofOnlyClass(reference, literal, identifier, owned, performing)
        }
        guard let name = reference.enclosingType else { return nil }
        let found = owned.lazy.compactMap { file -> (SegueFile, NamedSegue)? in
            file.classes.first { $0.type.name == name }?.segues.first { $0.identifier == identifier }.map { (file, $0) }
        }.first
        guard let (file, segue) = found else {
            // A symbol of a generator has to go whatever type the code is in.
            if literal.is(MemberAccessExprSyntax.self),
                let use = try? ofOnlyClass(reference, literal, identifier, owned, performing)
            {
                return use
            }
            throw Obstacle(
                code: .noSuchSegue,
                reason: files.isEmpty
                    ? "no segues are written for it"
                    : "no scene of \(name) itself has the segue \"\(identifier)\", or its module does not see it",
                place: reference.place)
        }
        let member = "\(file.groupName).\(segue.member)"
        if let performing { return performed(reference, performing, member) }
        return try testing(reference, literal, member)
    }

    /// The use of a segue that no code of its class says.
    private func ofOnlyClass(
        _ reference: CodeReference, _ literal: ExprSyntax, _ identifier: String, _ owned: [SegueFile],
        _ performing: PerformingCall?
    ) throws(Obstacle) -> NamedUse {
        let found = owned.flatMap { file in
            file.classes.compactMap { part in
                part.segues.first { $0.identifier == identifier }.map { (file, part, $0) }
            }
        }
        guard found.count == 1, let (file, part, segue) = found.first else {
            throw Obstacle(
                code: .noSuchSegue,
                reason: "another object performs it, and \(Count.of(found.count, "class")) of the file has the segue",
                place: reference.place)
        }
        let member = "\(part.type.name).\(file.groupName).\(segue.member)"
        guard let performing, performing.isGenerated else { return replaced(reference, literal, member) }
        return performed(reference, performing, "withIdentifier: \(member).rawValue")
    }

    /// Whether a symbol stands for the identifier: `StoryboardSegue.Main.showOrder.rawValue`, `R.segue.list.showOrder`.
    private func isSymbol(_ symbol: MemberAccessExprSyntax) -> Bool {
        let text = symbol.trimmedDescription
        let last = symbol.declName.baseName.text
        switch origin {
        case .swiftGen?:
            guard text.hasPrefix("StoryboardSegue.") else { return false }
            return last == "rawValue" || PerformingCall(symbol)?.isGenerated == true && !declaresPerform
        case .rSwift?:
            guard text.hasPrefix("R.segue.") else { return false }
            return last == "identifier" || PerformingCall(symbol) != nil
        case nil: return false
        }
    }

    /// Whether the project has a `perform(segue:)` of its own, which may do more than SwiftGen's.
    private var declaresPerform: Bool {
        graph.swiftFiles.contains { file in
            !GeneratedFile.isOne(file.source)
                && file.source.offsets(ofIdentifier: "perform").contains { offset in
                    let line = file.source.string(file.source.lineRange(containing: offset))
                    return line.contains("func perform") && line.contains("segue")
                }
        }
    }

    /// The call that performs the segue, with another first argument.
    private func performed(_ reference: CodeReference, _ call: PerformingCall, _ argument: String) -> NamedUse {
        let start: Range<Int> = call.argument.bytes
        let end: Range<Int> = call.argument.expression.bytes
        var edits = [TextEdit(start.lowerBound..<end.upperBound, argument)]
        if call.isGenerated {
            edits.append(TextEdit(call.method.bytes, "performSegue"))
            if !call.hasSender { edits.append(TextEdit(insert: ", sender: nil", at: end.upperBound)) }
        }
        return NamedUse(edits: edits, reference: reference, new: argument)
    }

    /// The identifier, where a text is asked for.
    private func replaced(_ reference: CodeReference, _ literal: ExprSyntax, _ member: String) -> NamedUse {
        let range: Range<Int> = literal.bytes
        return NamedUse(
            edits: [TextEdit(range, member + ".rawValue")], reference: reference, new: member + ".rawValue")
    }

    private func testing(
        _ reference: CodeReference, _ literal: ExprSyntax, _ member: String
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

/// `performSegue(withIdentifier: "showOrder", sender: self)`, or SwiftGen's `perform(segue: StoryboardSegue.Main.showOrder)`.
private struct PerformingCall {
    let argument: LabeledExprSyntax
    let method: TokenSyntax
    let isOfSelf: Bool
    /// Whether it is SwiftGen's method.
    let isGenerated: Bool
    let hasSender: Bool

    /// Nil for what is no argument of such a call.
    init?(_ identifier: some ExprSyntaxProtocol) {
        guard let argument = identifier.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
                ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        else { return nil }
        isGenerated = method.text == "perform" && argument.label?.text == "segue"
        guard isGenerated || argument.label?.text == "withIdentifier" else { return nil }
        self.argument = argument
        self.method = method
        hasSender = call.arguments.contains { $0.label?.text == "sender" }
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        isOfSelf =
            base.map { $0.trimmedDescription.filter { $0 != "?" && $0 != "!" } == "self" }
            ?? call.calledExpression.is(DeclReferenceExprSyntax.self)
    }
}

/// Finds literals, and symbols of a generator, by their ranges.
private final class IdentifierFinder: SyntaxVisitor {
    private let wanted: Set<Range<Int>>
    private let findsSymbols: Bool
    private(set) var found: [Range<Int>: ExprSyntax] = [:]

    init(_ wanted: Set<Range<Int>>, findsSymbols: Bool) {
        self.wanted = wanted
        self.findsSymbols = findsSymbols
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if wanted.contains(node.bytes) { found[node.bytes] = ExprSyntax(node) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if findsSymbols, wanted.contains(node.bytes) { found[node.bytes] = ExprSyntax(node) }
        return .visitChildren
    }
}
