public import SwiftCode

/// The statements of a `prepare(for:sender:)` that run for one segue, in order, with every decision that can be made.
///
/// For the segue `detail`, the block of `if segue.identifier == "detail" { a } else { b }` contains only `a`.
/// Statements after one that always leaves the method are in no block.
public struct SegueBlock {
    /// The statements that run or may run, in order.
    public let statements: [SegueStatement]
    /// The point at which execution continues after the statements.
    public let exit: SegueExit
    /// The reason for which the block was not read at all.
    public let uncertainty: SegueUncertainty?

    /// The statements with those of all blocks inside that may run.
    public var allStatements: [SegueStatement] {
        statements.flatMap { [$0] + $0.blocks.flatMap(\.allStatements) }
    }

    /// A block that was not looked into, since it does not run.
    static var empty: SegueBlock { SegueBlock(statements: [], exit: .goesOn, uncertainty: nil) }
}

/// The point at which execution continues after a block.
public enum SegueExit: Hashable, Sendable {
    /// The next statement.
    case goesOn
    /// The end of the method.
    case leavesMethod
    /// The end of the `switch` around the statements.
    case leavesSwitch
}

/// One statement that runs for a segue, or that may run.
public struct SegueStatement {
    public let syntax: CodeBlockItemSyntax
    /// The meanings of names before the statement.
    public let meanings: SegueMeanings
    /// The facts found while the statement's own conditions and values were read.
    public let notes: [SegueNote]
    /// The verdict on the statement.
    public let decision: Decision

    /// The conditions that code comes to, with the meanings of names in front of each.
    var checks: [(element: ConditionElementSyntax, meanings: SegueMeanings)] {
        notes.compactMap { if case .checks(let element, let meanings) = $0 { (element, meanings) } else { nil } }
    }

    /// The blocks inside that may run.
    public var blocks: [SegueBlock] {
        switch decision {
        case .kept, .named, .callsSuper, .leaves: []
        case .guarded(let decision): [decision.otherwise]
        case .branches(let branches):
            branches.clauses.map(\.body.code) + (branches.otherwise.map { [$0.code] } ?? [])
        case .cases(let decision): decision.cases.map(\.code)
        }
    }

    /// The verdict on a statement: which of it stays for the segue, and which goes.
    public enum Decision {
        /// The statement runs as it is written.
        case kept
        /// The statement only names something of the segue, which can be written in the name's place.
        case named
        /// The statement calls `super.prepare(for:sender:)`.
        case callsSuper
        /// The statement is a `return` without a value, or a `break`.
        case leaves
        case guarded(SegueGuard)
        case branches(SegueBranches)
        case cases(SegueCases)
    }
}

/// A fact about the segue that was found on the way to a decision.
public enum SegueNote {
    /// Code casts the destination, or its content.
    case target(SegueMeaning.Target)
    /// Code has a name for the destination, or for its content.
    case alias(String, SegueMeaning.Target)
    /// Code declares a name that stands for nothing of the segue.
    case declares(String)
    /// The decision holds if the project's enumeration has a case for the identifier.
    case assumesEnumeration
    /// The code compares with that case, so that there is one.
    case provesEnumeration
    /// Code evaluates a condition, where names have these meanings.
    case checks(ConditionElementSyntax, SegueMeanings)
}

/// The reason for which a decision cannot be made, with the place of the code in question.
public struct SegueUncertainty: Error {
    public let kind: Kind
    /// The offset of the code, in UTF-8 bytes.
    public let offset: Int

    /// The three reasons for which a decision cannot be made.
    public enum Kind: Hashable, Sendable {
        /// The segues that the code means cannot be determined.
        case identifiers(code: String)
        /// The code requires an identifier, and the segue has none.
        case missingIdentifier
        /// Blocks are nested deeper than in any handwritten code.
        case nesting
    }
}

/// The verdict on conditions: they hold, fail, remain for the run, or cannot be decided.
public enum SegueVerdict {
    case holds
    case fails
    /// The remaining conditions are decided when the app runs.
    case open([KeptCondition])
    /// It cannot be determined whether the conditions hold.
    case unclear(SegueUncertainty)
}

/// The remaining part of one condition: operands joined by an operator.
public struct KeptCondition {
    /// The operands that remain, each as a list of syntax nodes.
    public let groups: [[Syntax]]
    /// The operator between the operands: ` && ` or ` || `.
    public var separator = " && "
    /// Whether the part is a whole element of the list, of which nothing was decided.
    public let isWhole: Bool
}

/// A `guard` whose conditions were read for a segue.
public struct SegueGuard {
    public let syntax: GuardStmtSyntax
    /// The verdict on all conditions of the `guard`.
    public let verdict: SegueVerdict
    /// The meanings of names after the `guard`.
    public let meanings: SegueMeanings
    /// The block that leaves; empty where the conditions hold.
    public let otherwise: SegueBlock
}

/// An `if` with all its `else if`s that was read for a segue.
public struct SegueBranches {
    /// The clauses that may run, in order.
    public let clauses: [Clause]
    /// The block that runs where no clause does: the last `else`, or the body of the first clause that always holds.
    public let otherwise: Block?
    /// Whether no condition is decided, so that the `if` can stay as it is written.
    public let staysAsWritten: Bool

    /// An `if` or `else if` whose conditions remain.
    public struct Clause {
        public let syntax: IfExprSyntax
        /// The verdict on the conditions: `open` or `unclear`.
        public let verdict: SegueVerdict
        /// The block of the clause.
        public let body: Block
    }

    /// A block of the `if`, with the meanings of names at its start.
    public struct Block {
        public let syntax: CodeBlockSyntax
        public let meanings: SegueMeanings
        /// The statements of the block that run for the segue.
        public let code: SegueBlock
    }
}

/// A `switch` that was read for a segue.
public struct SegueCases {
    /// Whether it switches over something of the segue.
    public let isAboutSegue: Bool
    /// The reason for which none of the cases can be chosen.
    public let uncertainty: SegueUncertainty?
    /// The cases that may run, in order.
    public let cases: [Case]

    /// A `case` or `default` that may run.
    public struct Case {
        public let syntax: SwitchCaseSyntax
        /// The patterns that may match.
        public let patterns: [SwitchCaseItemSyntax]
        /// The reason for which it cannot be determined whether the case is the segue's.
        public let uncertainty: SegueUncertainty?
        /// Whether one of the patterns is certain to match.
        public let matches: Bool
        /// The statements of the case that run for the segue, without a `break` at the end.
        public let code: SegueBlock
    }
}
