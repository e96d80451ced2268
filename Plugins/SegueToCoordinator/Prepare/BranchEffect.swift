import SegueCode
import TransformKit

/// The effect of the code that remains of a segue's branches, by which it is decided whether that code can go.
enum BranchEffect: Int, Comparable {
    case nothing
    /// The code leaves the method, which has no effect where nothing follows.
    case leaves
    /// The code does more, or may.
    case does

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension SegueBranches {
    /// The effect of all blocks that may run, and of the conditions that remain.
    var effect: BranchEffect {
        guard clauses.allSatisfy({ $0.syntax.conditions.doesNothing }) else { return .does }
        let blocks = clauses.map(\.body.code) + [otherwise?.code].compactMap { $0 }
        return blocks.map(\.effect).max() ?? .nothing
    }
}

extension SegueBlock {
    fileprivate var effect: BranchEffect { statements.map(\.effect).max() ?? .nothing }
}

extension SegueStatement {
    fileprivate var effect: BranchEffect {
        switch decision {
        case .kept: isEmptyDeclaration ? .nothing : .does
        case .named: .nothing
        case .callsSuper: syntax.item.is(ReturnStmtSyntax.self) ? .leaves : .nothing
        case .leaves: .leaves
        case .guarded(let decision): decision.effect
        case .branches(let branches): branches.effect
        case .cases(let decision): decision.isAboutSegue ? decision.cases.first?.code.effect ?? .nothing : .does
        }
    }

    /// Whether the statement declares a variable without a value: `let list: ListViewController`.
    private var isEmptyDeclaration: Bool {
        syntax.item.as(VariableDeclSyntax.self)?.bindings.allSatisfy { binding in
            binding.initializer == nil && binding.accessorBlock == nil
        } == true
    }
}

extension SegueGuard {
    fileprivate var effect: BranchEffect {
        switch verdict {
        case .holds: .nothing
        case .fails: otherwise.effect
        case .open, .unclear: .does
        }
    }
}
