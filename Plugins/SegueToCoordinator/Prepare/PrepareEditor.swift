import SegueCode
import SwiftWriting
import TransformKit

/// Edits the body of `prepare(for:sender:)`: removes the branches that ran only for removed segues.
///
/// Of `if id == "a" { … } else if id == "b" { … }` the first branch goes with the last segue `a`.
struct PrepareEditor {
    private let method: PrepareMethod
    /// The code that ran for segues that go.
    private let removed: ReachedCode
    /// The code that may run for those that stay.
    private let remaining: ReachedCode
    private(set) var edits: [TextEdit] = []
    private var lines: StatementLines

    init(_ method: PrepareMethod, removed: ReachedCode, remaining: ReachedCode) {
        self.method = method
        self.removed = removed
        self.remaining = remaining
        lines = StatementLines(of: method.source)
    }

    /// Makes the edits; returns whether nothing remains of the body but a call of `super`.
    mutating func edit() -> Bool {
        edit(method.statements)
        return edit(unused: method.statements)
    }

    /// The removal of the whole method with its comment.
    static func removal(of method: PrepareMethod) -> TextEdit {
        let lines = StatementLines(of: method.source)
        return TextEdit(lines.range(ofMember: method.function.trimmedByteRange), "")
    }

    /// Whether the node ran only for removed segues.
    private func isUnreached(_ node: some SyntaxProtocol) -> Bool {
        removed.contains(node) && !remaining.contains(node)
    }

    private mutating func edit(_ statements: [CodeBlockItemSyntax]) {
        for statement in statements { edit(statement) }
    }

    private mutating func edit(_ statement: CodeBlockItemSyntax) {
        if isUnreached(statement), !statement.callsSuper { return remove(statement) }
        if let node = statement.ifExpression {
            edit(node, statement)
        } else if let node = statement.switchExpression {
            edit(node, statement)
        }
    }

    private mutating func remove(_ statement: CodeBlockItemSyntax) {
        edits.append(TextEdit(lines.range(of: statement.trimmedByteRange, takesBlankLine: true), ""))
    }

    // MARK: if

    private mutating func edit(_ node: IfExprSyntax, _ statement: CodeBlockItemSyntax) {
        var clauses: [IfExprSyntax] = []
        var next: IfExprSyntax? = node
        var last: CodeBlockSyntax?
        while let clause = next {
            clauses.append(clause)
            next = nil
            switch clause.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let block): last = block
            case nil: break
            }
        }
        let kept = clauses.filter { !isUnreached($0.body) }
        let isLastGone = last.map { isUnreached($0) || kept.isEmpty && !remaining.contains($0) } ?? true
        if kept.isEmpty {
            if isLastGone { return remove(statement) }
            guard let last else { return }
            return inline(Array(last.statements), in: statement)
        }
        var end = node.trimmedByteRange.lowerBound
        for clause in clauses {
            let range = clause.trimmedByteRange.lowerBound..<clause.body.trimmedByteRange.upperBound
            if !isUnreached(clause.body) {
                if clause.id == kept[0].id, clause.id != node.id {
                    edits.append(TextEdit(end..<range.lowerBound, ""))
                }
                edit(Array(clause.body.statements))
                end = range.upperBound
            } else if clause.trimmedByteRange.lowerBound > kept[0].trimmedByteRange.lowerBound {
                edits.append(TextEdit(end..<range.upperBound, ""))
                end = range.upperBound
            }
        }
        if let last {
            if isUnreached(last) {
                edits.append(TextEdit(end..<last.trimmedByteRange.upperBound, ""))
            } else {
                edit(Array(last.statements))
            }
        }
    }

    // MARK: switch

    private mutating func edit(_ node: SwitchExprSyntax, _ statement: CodeBlockItemSyntax) {
        let cases = node.cases.compactMap { element -> SwitchCaseSyntax? in
            if case .switchCase(let item) = element { item } else { nil }
        }
        guard cases.count == node.cases.count, !node.contains(FallThroughStmtSyntax.self) else { return }
        let kept = cases.filter { !isUnreached($0) }
        if kept.allSatisfy({ $0.isDefault && (!remaining.contains($0) || $0.isEmpty) }) { return remove(statement) }
        if kept.count == 1, kept[0].isDefault { return inline(Array(kept[0].statements), in: statement) }
        let hasDefault = cases.contains(where: \.isDefault)
        for (place, item) in cases.enumerated() {
            // A default that only calls `super` stays as its author wrote it.
            let handsOn = item.isDefault && item.statements.allSatisfy { $0.callsSuper }
            if handsOn { continue }
            guard isUnreached(item) else {
                editItems(of: item)
                edit(Array(item.statements))
                continue
            }
            if hasDefault && !item.isDefault {
                let start = lines.start(of: item.label.trimmedByteRange)
                let following = place + 1 < cases.count ? cases[place + 1].label.trimmedByteRange : nil
                let end = lines.start(of: following ?? node.rightBrace.trimmedByteRange)
                if start < end { edits.append(TextEdit(start..<end, "")) }
            } else if let first = item.statements.first, let last = item.statements.last {
                // An enumeration's `switch` has to name all its cases.
                edits.append(
                    TextEdit(first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound, "break"))
            }
        }
    }

    /// Removes identifiers from a case's list that no segue has any more.
    private mutating func editItems(of item: SwitchCaseSyntax) {
        guard case .case(let label) = item.label, label.caseItems.count > 1 else { return }
        let items = Array(label.caseItems)
        guard items.contains(where: { !isUnreached($0) }) else { return }
        for (place, pattern) in items.enumerated() where isUnreached(pattern) {
            if place + 1 < items.count {
                edits.append(
                    TextEdit(
                        pattern.trimmedByteRange.lowerBound..<items[place + 1].trimmedByteRange.lowerBound, ""))
            } else if let before = items[..<place].last(where: { !isUnreached($0) }) {
                edits.append(
                    TextEdit(
                        before.pattern.trimmedByteRange.upperBound..<pattern.trimmedByteRange.upperBound, ""))
            }
        }
    }

    // MARK: Statements that replace their branch

    private mutating func inline(_ statements: [CodeBlockItemSyntax], in outer: CodeBlockItemSyntax) {
        guard let first = statements.first, let last = statements.last,
            !statements.contains(where: { $0.item.is(VariableDeclSyntax.self) || $0.item.is(BreakStmtSyntax.self) })
        else { return }
        let range = first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
        let text = CutLines.text(range, of: method.source, [])
        let base = SwiftLayout.indentation(at: outer.trimmedByteRange.lowerBound, in: method.source)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.enumerated().map {
            $0.offset == 0 || $0.element.isEmpty ? String($0.element) : base + $0.element
        }
        edits.append(TextEdit(outer.trimmedByteRange, moved.joined(separator: "\n")))
    }

    // MARK: Unused statements

    /// Removes names and guards that no later statement needs; returns whether no statement remains but a call of
    /// `super`.
    private mutating func edit(unused statements: [CodeBlockItemSyntax]) -> Bool {
        if edits.isEmpty { return false }
        var isEmpty = true
        for statement in statements.reversed() {
            if statement.callsSuper || isRemoved(statement.trimmedByteRange) { continue }
            if isNeutral(statement), isEmpty || isUnusedName(statement) {
                remove(statement)
                continue
            }
            isEmpty = false
        }
        return isEmpty
    }

    private func isRemoved(_ range: Range<Int>) -> Bool {
        edits.contains { edit in
            edit.replacement.isEmpty && edit.range.lowerBound <= range.lowerBound
                && range.upperBound <= edit.range.upperBound
        }
    }

    /// Whether a statement only reads the segue: a constant for something of it, or a `guard` that leaves.
    private func isNeutral(_ statement: CodeBlockItemSyntax) -> Bool {
        if let node = statement.item.as(GuardStmtSyntax.self) {
            guard node.body.statements.count == 1, let only = node.body.statements.first else {
                return node.body.statements.allSatisfy { isUnreached($0) || !remaining.contains($0) }
            }
            return only.item.is(ReturnStmtSyntax.self) || !remaining.contains(node.body)
        }
        guard let node = statement.item.as(VariableDeclSyntax.self), node.bindings.count == 1,
            let value = node.bindings.first?.initializer?.value
        else { return statement.item.is(ReturnStmtSyntax.self) }
        return node.pureName != nil || value.trimmedDescription.hasPrefix(method.segueName + ".")
            || value.trimmedDescription.hasPrefix("(" + method.segueName + ".")
            || value.trimmedDescription.contains("(rawValue:")
    }

    /// Whether no remaining code names a `let`.
    private func isUnusedName(_ statement: CodeBlockItemSyntax) -> Bool {
        guard let node = statement.item.as(VariableDeclSyntax.self),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self), let body = method.function.body
        else { return false }
        return !body.tokens(viewMode: .sourceAccurate).contains { token in
            let place = token.trimmedByteRange.lowerBound
            return token.text == name.identifier.text && place != name.trimmedByteRange.lowerBound && !token.isMember
                && !edits.contains { $0.range.contains(place) }
        }
    }
}

extension SwitchCaseSyntax {
    fileprivate var isDefault: Bool { if case .default = label { true } else { false } }

    /// Whether the case has no statement but `break` or `return`.
    fileprivate var isEmpty: Bool {
        statements.allSatisfy { $0.item.is(BreakStmtSyntax.self) || $0.item.is(ReturnStmtSyntax.self) }
    }
}

extension TokenSyntax {
    /// Whether the token names a member after a dot.
    fileprivate var isMember: Bool {
        guard let reference = parent, let access = reference.parent?.as(MemberAccessExprSyntax.self) else {
            return false
        }
        return access.declName.id == reference.id
    }
}

/// Finds `fallthrough` in a `switch`.
