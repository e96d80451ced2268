/// An expression of a small part of Swift, kept after its syntax tree is dropped: enough for the bodies of color
/// initializers.
indirect enum CodeExpression: Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case string(String)
    case boolean(Bool)
    /// `nil`
    case none
    case interpolation([CodeExpression])
    case name(String)
    /// `base.name`, or `.name` without a base.
    case member(CodeExpression?, String)
    case call(CodeExpression, [CodeArgument])
    case element(CodeExpression, [CodeArgument])
    case prefix(String, CodeExpression)
    /// `index...`
    case openRange(CodeExpression)
    case operation(String, CodeExpression, CodeExpression)
    case choice(CodeExpression, CodeExpression, CodeExpression)
    case tuple([CodeExpression])
    /// `&name`
    case reference(String)
    /// Any other expression; an evaluation fails only where it reaches one.
    case unknown
}

struct CodeArgument: Hashable, Sendable {
    let label: String?
    let value: CodeExpression
}

/// A statement in a body.
indirect enum CodeStatement: Hashable, Sendable {
    /// One name, or several of a tuple.
    case declaration([String], type: String?, CodeExpression?)
    case assignment([String], operation: String, CodeExpression)
    case expression(CodeExpression)
    case branch([CodeCondition], then: [CodeStatement], otherwise: [CodeStatement])
    case guarded([CodeCondition], otherwise: [CodeStatement])
    case selection(CodeExpression, [CodeCase])
    case block([CodeStatement])
    case returns(CodeExpression?)
    case unknown
}

enum CodeCondition: Hashable, Sendable {
    case test(CodeExpression)
    /// `let name = value`, and `case let name = value` without an optional.
    case binding(String, CodeExpression)
    case unknown
}

struct CodeCase: Hashable, Sendable {
    /// Empty for `default`.
    let patterns: [CodeExpression]
    let body: [CodeStatement]
}
