import SwiftSyntax
import TransformKit

/// Writes anew what dequeues cells and loads nibs by strings in one file.
struct CellUses: NamedUseRewriter {
    let graph: ProjectGraph
    let source: SourceText
    let properties: PropertyReader
    private let certainty: CellCertainty
    private let files: [CellFile]
    private let expressions: [Range<Int>: ExprSyntax]

    /// Nil where the file cannot be parsed.
    init?(
        _ source: SourceText, _ references: [CodeReference], _ graph: ProjectGraph, _ properties: PropertyReader,
        _ certainty: CellCertainty, _ files: [CellFile]
    ) {
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return nil }
        self.graph = graph
        self.files = files
        self.source = source
        self.properties = properties
        self.certainty = certainty
        let finder = ArgumentFinder(Set(references.map(\.range)))
        finder.walk(tree)
        expressions = finder.found
    }

    /// The new form of a use; nil where there is none.
    ///
    /// - Throws: the reason why the use stays.
    func rewritten(_ reference: CodeReference) throws(Obstacle) -> NamedUse? {
        guard reference.isExact, reference.names.count == 1, let name = reference.names.first,
            let argument = expressions[reference.range]?.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let owned = files.filter { $0.owner.contains(reference.path, in: graph) }
        switch reference.kind {
        case .dequeuedReuseIdentifier: return try dequeuing(reference, name, call, owned)
        case .registeredReuseIdentifier: return registering(reference, name, call, argument, owned)
        case .nib: return nib(reference, name, call, owned)
        default: return nil
        }
    }

    private func cell(_ type: String, _ identifier: String, _ files: [CellFile]) -> TypedCell? {
        files.lazy.flatMap(\.cells).first { $0.type.name == type && $0.identifier == identifier }
    }

    /// `tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath) as! OrderCell` becomes
    /// `tableView.dequeue(OrderCell.self, for: indexPath)`.
    private func dequeuing(
        _ reference: CodeReference, _ identifier: String, _ call: FunctionCallExprSyntax, _ files: [CellFile]
    ) throws(Obstacle) -> NamedUse? {
        guard let list = call.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }), place + 2 < elements.count,
            let mark = elements[place + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text,
            let type = elements[place + 2].as(TypeExprSyntax.self)?.type.trimmedDescription,
            cell(type, identifier, files) != nil
        else { return nil }
        let arguments = Array(call.arguments)
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard let method = callee?.declName.baseName.text, let base = callee?.base,
            let indexPath = arguments.last, indexPath.label?.text == "for", call.trailingClosure == nil
        else { return nil }
        let receiver = ControllerReceiver(graph: graph, properties: properties, path: source.path)
        let isCollection = arguments.contains { $0.label?.text == "withReuseIdentifier" }
        let list2 = isCollection ? "UICollectionView" : "UITableView"
        guard receiver.isList(base, at: call, of: list2) else {
            throw Obstacle(
                code: .receiverUnknown, reason: "it is not known that `\(base.trimmedDescription)` is a \(list2)",
                place: reference.place)
        }
        let text = source.string(call.bytes.lowerBound..<elements[place + 2].bytes.upperBound)
        guard !text.contains("//"), !text.contains("/*") else {
            throw Obstacle(
                code: .commentInside, reason: "a comment inside of the call would be lost", place: reference.place)
        }
        var written = ["\(type).self"]
        if method == "dequeueReusableSupplementaryView" {
            guard arguments.count == 3, let kind = arguments.first, kind.label?.text == "ofKind" else { return nil }
            written.append("ofKind: \(source.string(kind.expression.bytes))")
        } else if method != "dequeueReusableCell" || arguments.count != 2 {
            return nil
        }
        written.append("for: \(source.string(indexPath.expression.bytes))")
        let new = "\(source.string(base.bytes)).dequeue(\(written.joined(separator: ", ")))"
        let name = "dequeue(\(type).self, for:)"
        if mark == "?" {
            let doubt = try certainty.doubt(identifier, type, at: reference.place)
            return NamedUse(
                edits: try withoutCondition(call, new, reference.place), reference: reference, new: name, doubt: doubt)
        }
        let start: Range<Int> = call.bytes
        let end: Range<Int> = elements[place + 2].bytes
        return NamedUse(
            edits: [TextEdit(start.lowerBound..<end.upperBound, new)], reference: reference, new: name)
    }

    /// The edits that take an `as?` that always succeeds out of its `guard` or `if`.
    private func withoutCondition(
        _ call: FunctionCallExprSyntax, _ new: String, _ place: Place
    ) throws(Obstacle) -> [TextEdit] {
        var edits: [TextEdit] = []
        switch CallExpression(ExprSyntax(call)).taker {
        case .guarding(let statement, let condition):
            try ConditionRemoval(source, new).write(statement, condition, &edits, place)
        case .branching(let statement, let condition):
            try ConditionRemoval(source, new).write(statement, condition, &edits, place)
        case .local, .chain, .typed, .other:
            throw Obstacle(
                code: .castDecides, reason: "the code goes on with the optional that `as?` gives", place: place)
        }
        return edits
    }

    /// The literal in `register(OrderCell.nib, forCellReuseIdentifier: "OrderCell")`, where the same call names the class.
    private func registering(
        _ reference: CodeReference, _ identifier: String, _ call: FunctionCallExprSyntax,
        _ argument: LabeledExprSyntax, _ files: [CellFile]
    ) -> NamedUse? {
        guard argument.expression.is(StringLiteralExprSyntax.self), let first = call.arguments.first?.expression
        else { return nil }
        var type: String?
        if let member = first.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
            type = member.base?.trimmedDescription
        } else if let nib = NibCall(first), let name = nib.name {
            type = files.lazy.flatMap(\.nibs).first { $0.name == name }?.type.name
        }
        guard let type, cell(type, identifier, files) != nil else { return nil }
        let range: Range<Int> = argument.expression.bytes
        return NamedUse(
            edits: [TextEdit(range, "\(type).typedIdentifier")], reference: reference, new: "\(type).typedIdentifier")
    }

    /// `UINib(nibName: "OrderCell", bundle: nil)` becomes `OrderCell.nib`.
    private func nib(
        _ reference: CodeReference, _ name: String, _ call: FunctionCallExprSyntax, _ files: [CellFile]
    ) -> NamedUse? {
        guard let nib = NibCall(ExprSyntax(call)), nib.isInMainBundle,
            let (file, found) = files.lazy.compactMap({ file in
                file.nibs.first { $0.name == name }.map { (file, $0) }
            }).first, file.owner.bundle == .main
        else { return nil }
        let range: Range<Int> = call.bytes
        return NamedUse(
            edits: [TextEdit(range, "\(found.type.name).nib")], reference: reference, new: "\(found.type.name).nib")
    }
}

/// `UINib(nibName: "OrderCell", bundle: nil)`
private struct NibCall {
    /// The literal's text; nil where it is no literal.
    let name: String?
    let isInMainBundle: Bool

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "UINib", call.arguments.count == 2,
            let name = call.arguments.first, name.label?.text == "nibName", let bundle = call.arguments.last
        else { return nil }
        self.name = name.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        isInMainBundle = ["nil", ".main", "Bundle.main"].contains(bundle.expression.trimmedDescription)
    }
}

/// Finds arguments by the ranges of their expressions.
private final class ArgumentFinder: SyntaxVisitor {
    private let wanted: Set<Range<Int>>
    private(set) var found: [Range<Int>: ExprSyntax] = [:]

    init(_ wanted: Set<Range<Int>>) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        let range: Range<Int> = node.expression.bytes
        if wanted.contains(range), found[range] == nil { found[range] = node.expression }
        return .visitChildren
    }
}
