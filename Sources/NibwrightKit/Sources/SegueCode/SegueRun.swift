public import SwiftCode

/// The statements of a `prepare(for:sender:)` that run for one segue, in order, with all decided that can be decided.
///
/// Of `if segue.identifier == "detail" { a } else { b }` the run for the segue `detail` holds `a`. Statements behind
/// one that always leaves the method are in no run.
public struct SegueBlock {
    public let statements: [SegueStatement]
    /// Where code goes on behind the statements.
    public let exit: SegueExit
    /// Why the block was not read at all.
    public let uncertainty: SegueUncertainty?

    /// A block that was not looked into, since it does not run.
    static var empty: SegueBlock { SegueBlock(statements: [], exit: .goesOn, uncertainty: nil) }
}

/// Where code goes on behind statements.
public enum SegueExit: Hashable, Sendable {
    case goesOn
    /// The method is left.
    case leavesMethod
    /// The `switch` around the statements is left.
    case leavesSwitch
}

/// One statement that runs for a segue, or that may run.
public struct SegueStatement {
    public let syntax: CodeBlockItemSyntax
    /// The meanings of names in front of it.
    public let meanings: SegueMeanings
    /// What was met while the statement's own conditions and values were read.
    public let notes: [SegueNote]
    public let decision: Decision

    /// The verdict on a statement: which of it stays for the segue, and which goes.
    public enum Decision {
        /// It runs as it is written.
        case kept
        /// It only gives a name to something of the segue that can be said in the name's stead.
        case named
        /// It calls `super.prepare(for:sender:)`.
        case callsSuper
        /// It is a `return` without a value or a `break`, and nothing is decided by chance where it stands.
        case leaves
        case guarded(SegueGuard)
        case branches(SegueBranches)
        case cases(SegueCases)
    }
}

/// A fact about the segue that was met on the way to a decision.
public enum SegueNote {
    /// Code takes the destination, or its content, for what it is cast to.
    case target(SegueMeaning.Target)
    /// Code has a name for the destination, or for its content.
    case alias(String, SegueMeaning.Target)
    /// Code declares a name that stands for nothing of the segue.
    case declares(String)
    /// The decision holds if the project's enumeration has a case for the identifier.
    case assumesEnumeration
    /// The code compares with that case, so that there is one.
    case provesEnumeration
    /// Code comes to a condition, where names have these meanings.
    case checks(ConditionElementSyntax, SegueMeanings)
}

/// A decision that cannot be made, and the code that it is about.
public struct SegueUncertainty: Error {
    public let kind: Kind
    /// Of the code, in UTF-8 bytes.
    public let offset: Int

    /// The reason why a decision cannot be made.
    public enum Kind: Hashable, Sendable {
        /// It cannot be determined which segues the code means.
        case identifiers(code: String)
        /// The code takes for granted that the segue has an identifier, and it has none.
        case missingIdentifier
        /// Blocks are nested deeper than anybody writes them.
        case nesting
    }
}

/// A condition that is known to hold, known to fail, or that is left to check.
public enum SegueVerdict {
    case holds
    case fails
    /// It is decided when the app runs. The conditions are those that remain.
    case open([KeptCondition])
    case unclear(SegueUncertainty)
}

/// The remaining part of one condition: operands joined by an operator.
public struct KeptCondition {
    public let groups: [[Syntax]]
    public var separator = " && "
    /// Whether it is a whole element of the list, of which nothing was decided.
    public var isWhole = false
}

/// A `guard` whose conditions were read for a segue.
public struct SegueGuard {
    public let syntax: GuardStmtSyntax
    public let verdict: SegueVerdict
    /// The meanings of names behind it.
    public let meanings: SegueMeanings
    /// The block that leaves; empty where the conditions hold.
    public let otherwise: SegueBlock
}

/// An `if` with all its `else if`s that was read for a segue.
public struct SegueBranches {
    /// Those that may run, in order.
    public let clauses: [Clause]
    /// The block that runs where no clause does: the last `else`, or the body of the first clause that always holds.
    public let otherwise: Block?
    /// Whether nothing of it is decided, so that it can stay as it is written.
    public let staysAsWritten: Bool

    /// An `if` or `else if` whose conditions are left to check.
    public struct Clause {
        public let syntax: IfExprSyntax
        public let verdict: SegueVerdict
        public let body: Block
    }

    /// A block of it, with the meanings of names at its start.
    public struct Block {
        public let syntax: CodeBlockSyntax
        public let meanings: SegueMeanings
        public let code: SegueBlock
    }
}

/// A `switch` that was read for a segue.
public struct SegueCases {
    /// Whether it switches over something of the segue.
    public let isAboutSegue: Bool
    /// Why none of its cases can be chosen.
    public let uncertainty: SegueUncertainty?
    /// Those that may run, in order.
    public let cases: [Case]

    /// A `case` or `default` that may run.
    public struct Case {
        public let syntax: SwitchCaseSyntax
        /// The patterns that may match.
        public let patterns: [SwitchCaseItemSyntax]
        /// Why it cannot be determined whether the case is the segue's.
        public let uncertainty: SegueUncertainty?
        /// Whether one of its patterns matches for certain.
        public let matches: Bool
        public let code: SegueBlock
    }
}
