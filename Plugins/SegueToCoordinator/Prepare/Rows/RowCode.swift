import SwiftSyntax
import TransformKit

/// Code that configures a destination by the row that was selected, with the row's index path in place of how it was
/// looked up: `cake.name = names[indexPath.row]` of
///
///     if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
///         cake.name = names[indexPath.row]
///     }
struct RowCode {
    /// The name that stands for the index path; no code of a person has it.
    static let indexPath = "indexPathOfSelectedRow_"

    let code: CutCode

    /// Nil where the code looks up no row, or does so in a way that may fail.
    init?(_ code: CutCode, of cell: SelectedCell) {
        let text = code.lines.joined(separator: "\n")
        guard
            ["indexPathForSelectedRow", "indexPath(for:", "indexPathsForSelectedItems"].contains(where: text.contains)
        else { return nil }
        let tree = SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8)))
        var reader = RowStatements(cell, sender: code.senderName, destination: code.parameterName)
        guard reader.read(tree.statements, depth: 0), reader.hasRow else { return nil }
        var changed = code
        changed.lines = reader.lines
        self.code = changed
    }
}

/// Rewrites the statements of such code.
private struct RowStatements {
    private let cell: SelectedCell
    private let sender: String
    private let destination: String
    /// What stands for names that the code declares: `indexPath.row` for `row`.
    private var meanings: [String: Meaning] = [:]
    private(set) var lines: [String] = []
    private(set) var hasRow = false

    init(_ cell: SelectedCell, sender: String, destination: String) {
        self.cell = cell
        self.sender = sender
        self.destination = destination
    }

    /// What an expression means.
    private enum Meaning: Hashable {
        case cell
        /// The row's index path, or a property of it.
        case path(String)
        /// The same before anybody asked whether it is nil.
        case optionalPath(String)
        /// A value that is made of it.
        case value(String)
    }

    /// Whether all statements could be read.
    mutating func read(_ statements: CodeBlockItemListSyntax, depth: Int) -> Bool {
        for statement in statements {
            if let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                let known = bindings(expression.conditions)
            {
                guard expression.elseBody == nil, known.count == expression.conditions.count else { return false }
                bind(known)
                guard read(expression.body.statements, depth: depth + 1) else { return false }
            } else if let node = statement.item.as(GuardStmtSyntax.self), let known = bindings(node.conditions) {
                guard known.count == node.conditions.count else { return false }
                bind(known)
            } else if let declaration = statement.item.as(VariableDeclSyntax.self), let known = local(declaration) {
                bind([known])
            } else {
                guard let text = rewritten(Syntax(statement)) else { return false }
                lines += text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { Self.dedented(String($0), by: depth) }
            }
        }
        return true
    }

    private mutating func bind(_ known: [(name: String, meaning: Meaning)]) {
        for (name, meaning) in known { meanings[name] = meaning }
        for meaning in known.map(\.meaning) {
            switch meaning {
            case .path, .optionalPath: hasRow = true
            case .cell, .value: break
            }
        }
    }

    private static func dedented(_ line: String, by depth: Int) -> String {
        var line = line[...]
        for _ in 0..<(depth * 4) where line.first == " " { line.removeFirst() }
        return String(line)
    }

    // MARK: Bindings

    /// The names that conditions bind to the cell and the row; nil where they bind none.
    private func bindings(_ conditions: ConditionElementListSyntax) -> [(name: String, meaning: Meaning)]? {
        var reader = self
        var found: [(name: String, meaning: Meaning)] = []
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                binding.bindingSpecifier.text == "let", let value = binding.initializer?.value,
                let meaning = reader.optional(value)
            else { continue }
            reader.meanings[name] = meaning
            found.append((name, meaning))
        }
        return found.isEmpty ? nil : found
    }

    /// The name that a `let` binds to the cell, the row, or a value that is used once.
    private mutating func local(_ declaration: VariableDeclSyntax) -> (name: String, meaning: Meaning)? {
        guard declaration.bindingSpecifier.text == "let", declaration.bindings.count == 1,
            let binding = declaration.bindings.first, binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value
        else { return nil }
        if let meaning = certain(value) { return (name, meaning) }
        if !value.is(SequenceExprSyntax.self), case .path(let path)? = optional(value) {
            return (name, .optionalPath(path))
        }
        let mentions = NameFinder(destination)
        mentions.walk(value)
        guard mentions.count == 0, let text = rewritten(Syntax(value))?.trimmed, !text.contains("\n"),
            uses(of: name, behind: declaration) == 1
        else { return nil }
        if value.is(SequenceExprSyntax.self) { return (name, .value("(\(text))")) }
        return (name, .value(text))
    }

    private func uses(of name: String, behind declaration: VariableDeclSyntax) -> Int {
        let finder = NameFinder(name)
        guard let list = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return 0 }
        finder.walk(list)
        return finder.count
    }

    // MARK: Expressions

    /// What an expression means that may be nil, once it is not.
    private func optional(_ value: ExprSyntax) -> Meaning? {
        if let inner = Self.unwrapped(value) { return optional(inner) }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .optionalPath(let path)? = meanings[name]
        {
            return .path(path)
        }
        if let sequence = value.as(SequenceExprSyntax.self) { return cast(sequence, mark: "?") }
        if let call = value.as(FunctionCallExprSyntax.self) { return lookup(call) ? .path(RowCode.indexPath) : nil }
        guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        if name == "indexPathForSelectedRow" {
            return cell.isOnlySelection && isList(base) ? .path(RowCode.indexPath) : nil
        }
        if name == "first",
            let items = base.as(OptionalChainingExprSyntax.self)?.expression
                .as(MemberAccessExprSyntax.self), items.declName.baseName.text == "indexPathsForSelectedItems",
            let list = items.base
        {
            return cell.isOnlySelection && isList(list) ? .path(RowCode.indexPath) : nil
        }
        guard ["row", "item", "section"].contains(name), let chain = base.as(OptionalChainingExprSyntax.self),
            case .path(let path)? = optional(chain.expression)
        else { return nil }
        return .path("\(path).\(name)")
    }

    /// What an expression means that is never nil.
    private func certain(_ value: ExprSyntax) -> Meaning? {
        if let inner = Self.unwrapped(value) { return certain(inner) }
        if let sequence = value.as(SequenceExprSyntax.self) { return cast(sequence, mark: "!") }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return optional(forced.expression) }
        if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
            case .path(let path)? = certain(base)
        {
            return .path("\(path).\(member.declName.baseName.text)")
        }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, case .path(let path)? = meanings[name] {
            return .path(path)
        }
        return nil
    }

    /// What stands alone in parentheses.
    private static func unwrapped(_ value: ExprSyntax) -> ExprSyntax? {
        guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return nil }
        return only.expression
    }

    /// The cell in `sender as? UITableViewCell`.
    private func cast(_ sequence: SequenceExprSyntax, mark: String) -> Meaning? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text == sender,
            let sign = elements[1].as(UnresolvedAsExprSyntax.self), sign.questionOrExclamationMark?.text == mark,
            let type = elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription, cell.classes.contains(type)
        else { return nil }
        return .cell
    }

    /// Whether a call is `tableView.indexPath(for: cell)`.
    private func lookup(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "indexPath", let base = member.base, isList(base),
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "for"
        else { return false }
        if let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return meanings[name] == .cell
        }
        let inner = argument.expression.as(TupleExprSyntax.self)?.elements.first?.expression ?? argument.expression
        return inner.as(SequenceExprSyntax.self).flatMap { cast($0, mark: "!") } == .cell
    }

    /// Whether an expression is the list of the cell: `tableView`, `self.tableView`, `collectionView?`.
    private func isList(_ expression: ExprSyntax) -> Bool {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return isList(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isList(forced.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
                && cell.lists.contains(member.declName.baseName.text)
        }
        return expression.as(DeclReferenceExprSyntax.self).map { cell.lists.contains($0.baseName.text) } ?? false
    }

    // MARK: Text

    /// The text with what names mean in their place; nil where the cell is used for something else.
    private mutating func rewritten(_ node: Syntax) -> String? {
        var found = false
        defer { hasRow = hasRow || found }
        let known = self
        let rewriter = RowRewriter { expression in
            if case .path(let path)? = known.certain(expression) {
                found = true
                return path
            }
            guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
            switch known.meanings[name] {
            case .value(let text): return text
            case .cell, .optionalPath: return ""
            case .path, nil: return nil
            }
        }
        rewriter.walk(node)
        guard rewriter.isPossible else { return nil }
        let start = node.position.utf8Offset
        let edits = rewriter.edits.map {
            TextEdit($0.range.lowerBound - start..<$0.range.upperBound - start, $0.text)
        }
        guard let list = EditList(edits) else { return nil }
        return String(decoding: list.apply(to: Array(node.description.utf8)), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).drop { $0.allSatisfy(\.isWhitespace) }
            .joined(separator: "\n")
    }
}

/// Finds the expressions that mean something else.
private final class RowRewriter: SyntaxAnyVisitor {
    private let meaning: (ExprSyntax) -> String?
    private(set) var edits: [(range: Range<Int>, text: String)] = []
    private(set) var isPossible = true

    init(_ meaning: @escaping (ExprSyntax) -> String?) {
        self.meaning = meaning
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let expression = node.as(ExprSyntax.self) else { return .visitChildren }
        if let member = node.parent?.as(MemberAccessExprSyntax.self), Syntax(member.declName).id == node.id {
            return .visitChildren
        }
        guard let text = meaning(expression) else { return .visitChildren }
        if text.isEmpty { isPossible = false }
        edits.append((expression.bytes, text))
        return .skipChildren
    }
}

/// Counts the uses of a name.
private final class NameFinder: SyntaxVisitor {
    private let name: String
    private(set) var count = 0

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        if node.baseName.text == name, member?.declName.id != node.id { count += 1 }
        return .visitChildren
    }
}
