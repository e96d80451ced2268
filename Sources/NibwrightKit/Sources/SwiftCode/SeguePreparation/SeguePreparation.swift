public import SourceText
public import SwiftSyntax

/// The structure of a `prepare(for:sender:)` or `shouldPerformSegue`: which segues lead to which statements.
///
/// Trees are not kept, so this is found on demand, in a file that a transform is about to change.
public struct SeguePreparation: Hashable, Sendable {
    public let method: SegueMethod
    /// The type around it, as `SwiftTypeDeclaration.name` has it.
    public let typeName: String
    /// All statements of the body; empty where there are none.
    public let statements: Range<Int>
    /// `super.prepare(for: segue, sender: sender)`, wherever it stands.
    public let superCall: Range<Int>?
    /// What is done for some segues and not for others, in order. Where nothing is tested, one without a condition.
    public let branches: [Branch]
    /// Statements outside all branches: before the first, between two, and behind the last.
    public let before: [Range<Int>]
    public let between: [Range<Int>]
    public let after: [Range<Int>]
    /// Statements, at any depth, that use the identifier where a reader of statements does not look (in a loop, in a
    /// closure, in an argument), or that give the segue to other code before anything is known of it.
    public let unclear: [Range<Int>]
    /// Statements, at any depth, that give the segue to other code.
    public let handsOn: [Range<Int>]

    /// Whether every statement is in a branch or belongs to all of them.
    public var isStructured: Bool { unclear.isEmpty }

    /// All methods of a file that take a segue or its identifier, in order.
    public static func find(in source: SourceText) -> [SeguePreparation] {
        guard source.contains("egue" as StaticString) else { return [] }
        return find(in: SwiftSyntaxTree.parse(source), path: source.path)
    }

    /// As above, in a tree that is there already.
    public static func find(in tree: SourceFileSyntax, path: String) -> [SeguePreparation] {
        let finder = SegueMethodFinder(path: path)
        finder.walkFile(tree)
        return finder.found
    }
}

extension SeguePreparation {
    public enum Form: String, Hashable, Sendable, CaseIterable {
        case `if`, `guard`, `switch`, ternary
        /// A `do` block, or a method that tests nothing.
        case unconditional
    }

    /// Statements with what has to hold for them to run.
    public struct Branch: Hashable, Sendable {
        public let form: Form
        /// What has to hold, in order, besides what the branches around demand. Empty where nothing is tested.
        public let conditions: [Condition]
        /// The conditions as written, or a case's label; nil for `else`, and where nothing is tested.
        public let conditionRange: Range<Int>?
        /// Its statements. For `guard`, all that follow in the same block.
        public internal(set) var statements: Range<Int>
        /// Casts of the destination in its conditions and statements, nested branches included.
        public let casts: [DestinationCast]
        public let usesSender: Bool
        /// Members of the object that it uses: those behind `self.`, and plain names that are no local. The latter may
        /// be global.
        public let usedNames: [String]
        /// Branches among its statements.
        public let nested: [Branch]
        /// Whether it runs only where the branch before it does not: `else if`, `else`, a further case.
        public internal(set) var isAlternative = false
    }

    public enum Condition: Hashable, Sendable {
        /// The identifier is one of these; or none of them.
        case identifier([IdentifierExpression], isNegated: Bool)
        /// The segue has an identifier; or the type has a case for it.
        case identifierIsKnown
        case destination(DestinationCast)
        /// `sender as? Menu`, `sender is Menu`; without a type, `let sender`.
        case sender(type: String?, name: String?)
        /// `else`, `default`, and what a `guard` leaves out.
        case otherwise
        /// Anything else, as written.
        case other(String)
    }

    /// `let menu = segue.destination as? Menu`
    public struct DestinationCast: Hashable, Sendable {
        public let className: String
        /// `as!`
        public let isForced: Bool
        /// The local that holds it.
        public let name: String?
        /// Whether a navigation controller or another container is unwrapped for it.
        public let isThroughContainer: Bool
        public let range: Range<Int>
    }

    /// An identifier as code compares it, before constants are looked up.
    ///
    /// Whoever evaluates string expressions can join in by `range` and `value`.
    public struct IdentifierExpression: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case literal(String)
            /// `Segue.detail`, `kDetail`, `self.detail`; `.rawValue` at the end is left out.
            case path([String], isRawValue: Bool)
            /// `.detail` of the enumeration that the identifier was made into, where it is said.
            case implicitMember(String, ofType: String?)
            /// `String(describing: Menu.self)`
            case typeName(String)
            case other
        }

        public let text: String
        public let range: Range<Int>
        public let value: Value
    }
}
