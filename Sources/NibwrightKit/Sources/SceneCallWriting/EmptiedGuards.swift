import ProjectGraph
import SourceText
import SwiftCode
import SwiftSyntax
import TransformKit

/// Writes `guard` statements anew whose conditions all make controllers that are always there: several locals stay.
struct EmptiedGuards {
    private(set) var calls: [RewrittenCall] = []
    private var done: Set<Range<Int>> = []

    init(
        _ calls: [(call: SceneCall, making: SceneMaking)], _ expressions: [Range<Int>: ExprSyntax],
        _ rewriter: CallRewriter
    ) {
        typealias Guarded = (call: SceneCall, making: SceneMaking, expression: CallExpression)
        var statements: [GuardStmtSyntax] = []
        var byStatement: [SyntaxIdentifier: [Guarded]] = [:]
        for (call, making) in calls {
            guard let range = SystemCallPlace.range(of: call), let node = expressions[range] else { continue }
            let expression = CallExpression(node)
            guard case .guarding(let statement, _) = expression.taker else { continue }
            if byStatement[statement.id] == nil { statements.append(statement) }
            byStatement[statement.id, default: []].append((call, making, expression))
        }
        for statement in statements {
            let guarded = byStatement[statement.id] ?? []
            guard guarded.count > 1, guarded.count == statement.conditions.count,
                let separators = Self.separators(statement, rewriter.source)
            else { continue }
            var rewritten: [RewrittenCall] = []
            for entry in guarded {
                let new = try? rewriter.rewritten(entry.call, entry.making, entry.expression, isInEmptiedGuard: true)
                if let new { rewritten.append(new) }
            }
            guard rewritten.count == guarded.count else { continue }
            rewritten[0] = rewritten[0].adding(separators)
            self.calls += rewritten
            done.formUnion(guarded.map(\.call.reference.range))
        }
    }

    func contains(_ call: SceneCall) -> Bool { done.contains(call.reference.range) }

    /// The edits that make lines of their own of the conditions; nil where a comment would be lost.
    private static func separators(_ statement: GuardStmtSyntax, _ source: SourceText) -> [TextEdit]? {
        let whole: Range<Int> = statement.bytes
        let line = source.lineRange(containing: whole.lowerBound)
        let indentation = String(source.string(line).prefix { $0 == " " || $0 == "\t" })
        let newline = source.contains("\r\n" as StaticString) ? "\r\n" : "\n"
        var start = whole.lowerBound
        var edits: [TextEdit] = []
        for element in statement.conditions {
            let condition: Range<Int> = element.condition.bytes
            edits.append(TextEdit(start..<condition.lowerBound, edits.isEmpty ? "" : newline + indentation))
            start = condition.upperBound
        }
        edits.append(TextEdit(start..<whole.upperBound, ""))
        let gone = edits.map { source.string($0.range) }
        return gone.contains { $0.contains("//") || $0.contains("/*") } ? nil : edits
    }
}

extension RewrittenCall {
    fileprivate func adding(_ further: [TextEdit]) -> RewrittenCall {
        RewrittenCall(call: call, edits: edits + further, doubt: doubt, made: made, names: names)
    }
}
