/// The part of a segue that an expression in `prepare(for:sender:)` stands for.
public enum SegueMeaning: Hashable {
    /// The parameter itself.
    case segue
    /// `segue.identifier`
    case identifier(isOptional: Bool)
    /// The identifier converted to a value of the project's own type: `SegueID(rawValue: segue.identifier!)`.
    /// It is certain to have a case for the segue where a tool generated it from the segues of its storyboard.
    case enumeration(isOptional: Bool, isCertain: Bool = false)
    /// `segue.source`
    case source
    /// The destination, or its content: `segue.destination`, `navigation.topViewController`.
    case target(Target)
    /// The controllers of a navigation controller: `navigation.viewControllers`.
    case contents
    /// A cast that cannot succeed.
    case missing

    /// The destination or, through its navigation controller, the destination's content.
    public struct Target: Hashable {
        /// Whether it is the root of a navigation controller that is the destination.
        public var isContent = false
        /// The type of a cast that cannot fail.
        public var type: String?
        /// Whether the expression is an optional, as after `as?`.
        public var isOptional = false

        public init(isContent: Bool = false, type: String? = nil, isOptional: Bool = false) {
            self.isContent = isContent
            self.type = type
            self.isOptional = isOptional
        }
    }

    /// Whether an expression of this meaning is an optional.
    public var isOptional: Bool {
        switch self {
        case .identifier(let isOptional), .enumeration(let isOptional, _): isOptional
        case .target(let target): target.isOptional
        case .missing: true
        case .segue, .source, .contents: false
        }
    }

    /// Whether the expression stands for the destination or its content.
    public var isTarget: Bool { if case .target = self { true } else { false } }

    /// The meaning of `x!`, `x?` and of `y` in `if let y = x`.
    public var unwrapped: SegueMeaning {
        switch self {
        case .identifier: return .identifier(isOptional: false)
        case .enumeration(_, let isCertain): return .enumeration(isOptional: false, isCertain: isCertain)
        case .target(var target):
            target.isOptional = false
            return .target(target)
        case .segue, .source, .contents, .missing: return self
        }
    }
}
