/// An expression for a string, storyboard, nib or type: the parts of its syntax that decide the value.
public indirect enum StringExpression: Hashable, Sendable {
    /// The text between quotes, and its bytes with the quotes; without bytes for part of a literal, or for a case's own
    /// name.
    case literal(String, at: Range<Int>?)
    /// `nil`
    case nothing
    /// A name that no local declares: a member, a type, a global.
    case name(String)
    /// A parameter of the function around.
    case parameter(String)
    /// `.detail`
    case implicitMember(String)
    /// A member of another expression, by its name.
    case member(StringExpression, String)
    /// A call of another expression.
    case call(StringExpression, [Argument])
    /// `"Show" + name`, `"Show\(name)"`
    case concatenation([StringExpression])
    /// A conditional, `??`, several `return`s.
    case oneOf([StringExpression])
    /// `switch self`, by the names of cases; an empty list is `default`.
    case caseOfSelf([SelfCase])
    /// The elements of a literal list.
    case list([StringExpression])
    /// One of a list's elements: what a loop goes over.
    case element(StringExpression)
    /// A value with the type that its declaration names.
    case typed(StringExpression, String)
    /// `self`
    case selfValue
    /// `Self`
    case selfType
    /// Any other expression.
    case unknown

    /// An argument of a call.
    public struct Argument: Hashable, Sendable {
        /// The label; nil for none.
        public let label: String?
        /// The argument's expression.
        public let value: StringExpression
        /// The bytes of the value.
        public let range: Range<Int>
    }

    /// The cases of one branch of `switch self`, with its value.
    public struct SelfCase: Hashable, Sendable {
        /// The names of the cases; empty for `default`.
        public let names: [String]
        /// The value of the branch.
        public let value: StringExpression
    }

    /// Whether nothing at all is known of it.
    public var isUnknown: Bool {
        switch self {
        case .unknown: true
        case .typed(let value, _), .element(let value): value.isUnknown
        case .oneOf(let values): values.allSatisfy(\.isUnknown)
        case .caseOfSelf(let cases): cases.allSatisfy(\.value.isUnknown)
        default: false
        }
    }
}

extension StringExpression {
    /// The expression without byte ranges, so that equal code in two places is equal.
    package var withoutPlaces: StringExpression {
        switch self {
        case .literal(let text, _): .literal(text, at: nil)
        case .member(let base, let name): .member(base.withoutPlaces, name)
        case .call(let callee, let arguments):
            .call(
                callee.withoutPlaces,
                arguments.map { .init(label: $0.label, value: $0.value.withoutPlaces, range: 0..<0) })
        case .concatenation(let parts): .concatenation(parts.map(\.withoutPlaces))
        case .oneOf(let values): .oneOf(values.map(\.withoutPlaces))
        case .caseOfSelf(let cases):
            .caseOfSelf(cases.map { .init(names: $0.names, value: $0.value.withoutPlaces) })
        case .list(let values): .list(values.map(\.withoutPlaces))
        case .element(let list): .element(list.withoutPlaces)
        case .typed(let value, let type): .typed(value.withoutPlaces, type)
        default: self
        }
    }
}
