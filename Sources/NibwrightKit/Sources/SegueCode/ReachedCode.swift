public import SwiftCode

/// The parts of a `prepare(for:sender:)` that may run for some segues: statements, blocks of branches, cases and their
/// patterns.
public struct ReachedCode: Sendable {
    private var nodes: Set<SyntaxIdentifier> = []

    public init() {}

    /// Whether a part may run; true where that cannot be decided.
    public func contains(_ node: some SyntaxProtocol) -> Bool { nodes.contains(node.id) }

    /// Adds the parts that may run for one more segue, as an interpretation found them.
    public mutating func add(_ block: SegueBlock) {
        for statement in block.statements {
            nodes.insert(statement.syntax.id)
            switch statement.decision {
            case .kept, .named, .callsSuper, .leaves: break
            case .guarded(let decision):
                if !decision.verdict.holds { add(decision.otherwise, in: decision.syntax.body) }
            case .branches(let branches):
                for clause in branches.clauses { add(clause.body.code, in: clause.body.syntax) }
                if let otherwise = branches.otherwise { add(otherwise.code, in: otherwise.syntax) }
            case .cases(let decision):
                for item in decision.cases {
                    nodes.formUnion(item.patterns.map(\.id))
                    add(item.code, in: item.syntax)
                }
            }
        }
    }

    private mutating func add(_ block: SegueBlock, in node: some SyntaxProtocol) {
        nodes.insert(node.id)
        add(block)
    }
}
