import TransformKit

/// A node of a pattern's syntax tree, made ready for comparing: parsed once, compared with many places.
final class PatternPart: Sendable {
    /// What a node of the code has to be to fit.
    enum Content: Sendable {
        /// A token of this text.
        case token(String)
        /// Anything that the placeholder's role permits.
        case placeholder(String, PlaceholderRole)
        /// Any number of elements of a list.
        case run(String)
        /// A node of the same kind with children that fit.
        case node([PatternPart])
        /// Operands and operators in turn, with the order in which the operators apply; nil where one is not known.
        case operators([PatternPart], OperatorTree?)
        /// A list one of whose elements is a run; `commas` tells whether commas part the elements.
        case list([PatternPart], runAt: Int)
    }

    let kind: SyntaxKind
    let content: Content
    /// Which of the pattern's elements a token, placeholder or run is; -1 for the others.
    let element: Int
    /// The element of the comma behind an element of a list.
    let comma: Int?

    init(_ kind: SyntaxKind, _ content: Content, element: Int = -1, comma: Int? = nil) {
        self.kind = kind
        self.content = content
        self.element = element
        self.comma = comma
    }
}

/// Tells what a placeholder can stand for where the pattern has it.
enum PlaceholderRole: Sendable {
    case expression, type, statement
    /// One identifier: a label, the name of a member or of something that is declared.
    case name
}

/// A token or placeholder of a pattern, in the order of the text.
struct PatternElement: Sendable {
    enum Content: Hashable, Sendable {
        case token(String)
        case placeholder(String)
        case run(String)
    }

    let content: Content
    /// In bytes of the pattern.
    let range: Range<Int>

    /// The placeholder's name; nil for a token.
    var name: String? {
        switch content {
        case .token: nil
        case .placeholder(let name), .run(let name): name
        }
    }
}
