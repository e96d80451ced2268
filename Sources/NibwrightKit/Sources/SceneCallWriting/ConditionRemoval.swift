public import SourceText
import SwiftCode
public import SwiftSyntax
public import TransformKit

/// Takes a condition out of a `guard` or an `if` that is always met, and leaves what it binds as a local.
public struct ConditionRemoval {
    private let source: SourceText
    /// The value of the local.
    private let value: String

    /// - Parameter value: what the local gets.
    public init(_ source: SourceText, _ value: String) {
        self.source = source
        self.value = value
    }

    private func local(_ condition: OptionalBindingConditionSyntax) -> String {
        "\(condition.bindingSpecifier.text) \(condition.pattern.trimmedDescription) = \(value)"
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ place: Place) -> Obstacle {
        Obstacle(code: code, reason: reason, place: place)
    }

    private func indentation(at offset: Int) -> String {
        let line = source.lineRange(containing: offset)
        return String(source.string(line).prefix { $0 == " " || $0 == "\t" })
    }

    private var newline: String { source.contains("\r\n" as StaticString) ? "\r\n" : "\n" }

    private func condition(
        _ condition: OptionalBindingConditionSyntax, in list: ConditionElementListSyntax
    ) -> (all: [ConditionElementSyntax], number: Int)? {
        let all = Array(list)
        return all.firstIndex { $0.condition.as(OptionalBindingConditionSyntax.self)?.id == condition.id }
            .map { (all, $0) }
    }

    // MARK: guard

    /// Leaves a local in the place of a `guard`, or before one that has other conditions.
    ///
    /// - Throws: the reason why the condition cannot be taken out.
    public func write(
        _ statement: GuardStmtSyntax, _ binding: OptionalBindingConditionSyntax, _ edits: inout [TextEdit],
        _ place: Place
    ) throws(Obstacle) {
        guard let (all, number) = condition(binding, in: statement.conditions) else {
            throw obstacle(.castDecides, "a condition depends on it", place)
        }
        let range: Range<Int> = statement.bytes
        let indentation = indentation(at: range.lowerBound)
        if all.count == 1 {
            try keepsComments(statement.body, place)
            edits.append(TextEdit(range, local(binding)))
        } else if number == 0 {
            edits.append(
                TextEdit(
                    range.lowerBound..<all[1].bytes.lowerBound,
                    local(binding) + newline + indentation + "guard "))
        } else if number == all.count - 1 {
            edits.append(
                TextEdit(
                    all[number - 1].condition.bytes.upperBound..<all[number].bytes.upperBound, ""))
            edits.append(TextEdit(insert: newline + indentation + local(binding), at: range.upperBound))
        } else {
            throw obstacle(.castDecides, "it stands between other conditions of a guard", place)
        }
    }

    /// Comments in code that is never reached may say more than the code.
    private func keepsComments(_ body: CodeBlockSyntax, _ place: Place) throws(Obstacle) {
        let text = body.trimmedDescription
        if text.contains("//") || text.contains("/*") {
            throw obstacle(.commentInside, "a comment in the branch that is never taken would be lost", place)
        }
    }

    // MARK: if

    /// Leaves a local before the body of an `if`, or before one that has other conditions.
    ///
    /// - Throws: the reason why the condition cannot be taken out.
    public func write(
        _ statement: IfExprSyntax, _ binding: OptionalBindingConditionSyntax, _ edits: inout [TextEdit],
        _ place: Place
    ) throws(Obstacle) {
        guard let (all, number) = condition(binding, in: statement.conditions) else {
            throw obstacle(.castDecides, "a condition depends on it", place)
        }
        if all.count > 1, number == all.count - 1 {
            try writeInBody(statement, binding, all, &edits, place)
            return
        }
        guard let item = statement.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { throw obstacle(.castDecides, "it is a condition behind else", place) }
        guard number == 0 else { throw obstacle(.castDecides, "it stands between other conditions of an if", place) }
        let names = all.count == 1 ? declaredNames(in: statement.body.statements) : []
        for name in names + [binding.pattern.trimmedDescription] {
            guard !isSaid(name, in: list, except: item) && !isSaidInElse(name, statement) else {
                throw obstacle(.nameInUse, "\(name) means something else beside the if, whose scope would go", place)
            }
        }
        let range: Range<Int> = statement.bytes
        let indentation = indentation(at: range.lowerBound)
        if all.count > 1 {
            edits.append(
                TextEdit(
                    range.lowerBound..<all[1].bytes.lowerBound,
                    local(binding) + newline + indentation + "if "))
            return
        }
        try writeHoisted(statement, binding, indentation, &edits, place)
        let behind = Array(list).filter { $0.bytes.lowerBound >= range.upperBound }
        try removeUnreached(behind, statement, &edits, place)
    }

    /// `if isReady, let menu = …` becomes `if isReady { let menu = …`.
    private func writeInBody(
        _ statement: IfExprSyntax, _ binding: OptionalBindingConditionSyntax, _ all: [ConditionElementSyntax],
        _ edits: inout [TextEdit], _ place: Place
    ) throws(Obstacle) {
        let name = binding.pattern.trimmedDescription
        guard !declaredNames(in: statement.body.statements).contains(name),
            let first = statement.body.statements.first
        else { throw obstacle(.nameInUse, "\(name) is declared again in the body of the if", place) }
        edits.append(
            TextEdit(
                all[all.count - 2].condition.bytes.upperBound..<all[all.count - 1].bytes.upperBound,
                ""))
        let brace = statement.body.leftBrace.bytes.upperBound
        let start = first.bytes.lowerBound
        let isOnOneLine = !source.string(brace..<start).contains { $0.isNewline }
        edits.append(
            isOnOneLine
                ? TextEdit(insert: " \(local(binding));", at: brace)
                : TextEdit(insert: newline + indentation(at: start) + local(binding), at: brace))
    }

    /// Removes the statement that was run without a scene, if the body of the `if` never goes on to it.
    private func removeUnreached(
        _ behind: [CodeBlockItemSyntax], _ statement: IfExprSyntax, _ edits: inout [TextEdit], _ place: Place
    ) throws(Obstacle) {
        guard statement.body.statements.last?.leaves == true, let next = behind.first else { return }
        let end = statement.bytes.upperBound
        let text = source.string(end..<next.bytes.upperBound)
        guard behind.count == 1, next.leaves, !text.contains("//"), !text.contains("/*") else {
            throw obstacle(.castDecides, "the code behind the if would never run", place)
        }
        edits.append(TextEdit(end..<next.bytes.upperBound, ""))
    }

    /// Puts the body of an `if` in its place.
    private func writeHoisted(
        _ statement: IfExprSyntax, _ binding: OptionalBindingConditionSyntax, _ indentation: String,
        _ edits: inout [TextEdit], _ place: Place
    ) throws(Obstacle) {
        let body = statement.body
        if let other = statement.elseBody?.trimmedDescription, other.contains("//") || other.contains("/*") {
            throw obstacle(.commentInside, "a comment in the branch that is never taken would be lost", place)
        }
        guard let first = body.statements.first, let last = body.statements.last else {
            throw obstacle(.castDecides, "nothing is done with it", place)
        }
        if body.statements.contains(where: { $0.item.is(DeferStmtSyntax.self) }) {
            throw obstacle(.castDecides, "a defer in the body of the if would run later", place)
        }
        let text = source.string(body.bytes)
        guard !text.contains("\"\"\""), !text.contains("/*") else {
            throw obstacle(.castDecides, "a text of several lines in the body of the if would have to move", place)
        }
        let left = body.leftBrace.bytes.upperBound
        let right = body.rightBrace.bytes.lowerBound
        let start = first.bytes.lowerBound
        let end = statement.bytes.upperBound
        let isOnOneLine = !source.string(left..<right).contains { $0.isNewline }
        if isOnOneLine {
            edits.append(
                TextEdit(statement.bytes.lowerBound..<start, local(binding) + newline + indentation))
            edits.append(TextEdit(last.bytes.upperBound..<end, ""))
            return
        }
        edits.append(TextEdit(statement.bytes.lowerBound..<left, local(binding)))
        let inner = self.indentation(at: start)
        let extra = inner.hasPrefix(indentation) ? inner.utf8.count - indentation.utf8.count : 0
        var line = source.lineRange(containing: left).upperBound
        let closing = source.lineRange(containing: right)
        let closesAlone = source.string(closing.lowerBound..<right).allSatisfy { $0 == " " || $0 == "\t" }
        while line < (closesAlone ? closing.lowerBound : right) {
            let whole = source.lineRange(containing: line)
            let own = source.string(whole).prefix { $0 == " " || $0 == "\t" }.utf8.count
            if own >= extra, extra > 0 { edits.append(TextEdit(line..<line + extra, "")) }
            line = max(whole.upperBound, line + 1)
        }
        if closesAlone {
            edits.append(TextEdit(endOfText(before: closing.lowerBound)..<end, ""))
        } else {
            edits.append(TextEdit(last.bytes.upperBound..<end, ""))
        }
    }

    /// The end of the line above an offset, without what ends it.
    private func endOfText(before offset: Int) -> Int {
        var end = offset
        while end > 0, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(source.bytes[end - 1]) { end -= 1 }
        return end
    }

    // MARK: Names

    private func declaredNames(in statements: CodeBlockItemListSyntax) -> [String] {
        statements.flatMap { item -> [String] in
            if let variable = item.item.as(VariableDeclSyntax.self) {
                return variable.bindings.map(\.pattern.trimmedDescription)
            }
            if let function = item.item.as(FunctionDeclSyntax.self) { return [function.name.text] }
            if let statement = item.item.as(GuardStmtSyntax.self) {
                return statement.conditions.compactMap {
                    $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
                }
            }
            return []
        }
    }

    private func isSaid(_ name: String, in list: CodeBlockItemListSyntax, except item: CodeBlockItemSyntax) -> Bool {
        list.contains { other in
            guard other.id != item.id else { return false }
            let finder = NameFinder(name)
            finder.walk(other)
            return !finder.found.isEmpty
        }
    }

    private func isSaidInElse(_ name: String, _ statement: IfExprSyntax) -> Bool {
        // With one condition the branch goes.
        guard statement.conditions.count > 1, let other = statement.elseBody else { return false }
        let finder = NameFinder(name)
        finder.walk(Syntax(other))
        return !finder.found.isEmpty
    }
}

extension CodeBlockItemSyntax {
    /// Whether nothing behind the statement is run.
    fileprivate var leaves: Bool {
        if item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) || item.is(BreakStmtSyntax.self)
            || item.is(ContinueStmtSyntax.self)
        {
            return true
        }
        let call =
            item.as(FunctionCallExprSyntax.self)
            ?? item.as(ExpressionStmtSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
        return ["fatalError", "preconditionFailure"].contains(call?.calledExpression.trimmedDescription)
    }
}
