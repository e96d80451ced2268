import SwiftCode
public import SwiftSyntax

/// A call that makes a controller, with the cast and the mark behind it, and what takes its value.
public struct CallExpression {
    /// The cast that the code has behind the call.
    public enum Cast: Hashable {
        /// There is none.
        case none
        /// `as! T`
        case forced(String)
        /// `as? T`
        case conditional(String)
        /// `as T`
        case plain(String)
    }

    /// The statement or expression that takes the value.
    public enum Taker {
        /// `let menu = …`, alone in its declaration.
        case local(VariableDeclSyntax, PatternBindingSyntax)
        /// `guard let menu = …`
        case guarding(GuardStmtSyntax, OptionalBindingConditionSyntax)
        /// `if let menu = …`
        case branching(IfExprSyntax, OptionalBindingConditionSyntax)
        /// A chain: `….view`; with `?` where the value is an optional.
        case chain(isOptional: Bool)
        /// An assignment, a `return`, or an argument of a call, which have a type of their own.
        case typed
        /// An argument of a function whose parameters are not known, an element of a list, anything else.
        case other
    }

    /// The call alone.
    public let call: ExprSyntax
    /// With mark, cast and the parentheses around them.
    public let whole: Range<Int>
    /// The cast behind it.
    public let cast: Cast
    /// `!` behind the call itself.
    public let isForced: Bool
    /// What takes the value.
    public let taker: Taker
    /// The closure or argument that makes the controller by an initializer of its own, as written; nil for none.
    public let creator: String?

    /// - Parameter call: the call alone, in the tree of its file.
    public init(_ call: ExprSyntax) {
        self.call = call
        var current = call
        var isForced = false
        if let mark = current.parent?.as(ForceUnwrapExprSyntax.self) {
            current = ExprSyntax(mark)
            isForced = true
        }
        var cast = Cast.none
        var range = current.bytes
        func leaveParentheses() {
            while let element = current.parent?.as(LabeledExprSyntax.self), element.label == nil,
                let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
            {
                current = ExprSyntax(tuple)
                range = current.bytes
            }
        }
        leaveParentheses()
        var isLast = true
        if let list = current.parent?.as(ExprListSyntax.self) {
            let elements = Array(list)
            if let place = elements.firstIndex(where: { $0.id == current.id }) {
                isLast = place == elements.count - 1
                if place + 2 < elements.count, let sign = elements[place + 1].as(UnresolvedAsExprSyntax.self),
                    let type = elements[place + 2].as(TypeExprSyntax.self)
                {
                    let name = type.type.trimmedDescription
                    switch sign.questionOrExclamationMark?.tokenKind {
                    case .exclamationMark?: cast = .forced(name)
                    case .postfixQuestionMark?: cast = .conditional(name)
                    default: cast = .plain(name)
                    }
                    range = range.lowerBound..<type.bytes.upperBound
                    isLast = place + 2 == elements.count - 1
                }
                if isLast, place == 0, let sequence = list.parent?.as(SequenceExprSyntax.self) {
                    current = ExprSyntax(sequence)
                    leaveParentheses()
                }
            }
        }
        self.cast = cast
        self.isForced = isForced
        whole = range
        taker = Self.taker(of: current, isLast: isLast)
        creator = Self.creator(of: call)
    }

    private static func taker(of value: ExprSyntax, isLast: Bool) -> Taker {
        guard let parent = value.parent else { return .other }
        if let chaining = parent.as(OptionalChainingExprSyntax.self) {
            return chaining.parent?.is(MemberAccessExprSyntax.self) == true ? .chain(isOptional: true) : .other
        }
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == value.id {
            return .chain(isOptional: false)
        }
        if let clause = parent.as(InitializerClauseSyntax.self) { return taker(of: clause) }
        if parent.is(ReturnStmtSyntax.self) { return .typed }
        // The value of a function or of a getter that has nothing else.
        if let item = parent.as(CodeBlockItemSyntax.self), item.isOnlyStatement { return .typed }
        if let list = parent.as(ExprListSyntax.self), isLast {
            let elements = Array(list)
            guard let place = elements.firstIndex(where: { $0.id == value.id }), place > 0 else { return .other }
            return elements[place - 1].is(AssignmentExprSyntax.self) ? .typed : .other
        }
        if let argument = parent.as(LabeledExprSyntax.self) {
            return KnownCalls.takesController(argument) ? .typed : .other
        }
        return .other
    }

    private static func taker(of clause: InitializerClauseSyntax) -> Taker {
        if let condition = clause.parent?.as(OptionalBindingConditionSyntax.self) {
            let element = condition.parent?.as(ConditionElementSyntax.self)
            let owner = element?.parent?.parent
            if let statement = owner?.as(GuardStmtSyntax.self) { return .guarding(statement, condition) }
            if let statement = owner?.as(IfExprSyntax.self) { return .branching(statement, condition) }
            return .other
        }
        guard let binding = clause.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1
        else { return .other }
        return .local(variable, binding)
    }

    private static func creator(of call: ExprSyntax) -> String? {
        guard let call = call.as(FunctionCallExprSyntax.self) else { return nil }
        if let closure = call.trailingClosure {
            let space = call.rightParen?.trailingTrivia.isEmpty == true && call.arguments.isEmpty ? "" : " "
            return space + closure.trimmedDescription
        }
        guard let argument = call.arguments.first(where: { $0.label?.text == "creator" }) else { return nil }
        return "(creator: \(argument.expression.trimmedDescription))"
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is alone in a body that has a type written for its value.
    fileprivate var isOnlyStatement: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if let accessors = list.parent?.as(AccessorBlockSyntax.self) {
            return accessors.parent?.is(PatternBindingSyntax.self) == true
        }
        guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.returnClause.map { !$0.type.trimmedDescription.hasPrefix("some ") } ?? false
    }
}

/// Calls of the system's that take any view controller, whatever its class is said to be.
public enum KnownCalls {
    private static let methods: Set<String> = [
        "present", "presentViewController", "pushViewController", "show", "showDetailViewController", "addChild",
        "addChildViewController", "setViewController", "UINavigationController", "presentAsSheet",
        "presentAsModalWindow", "addSplitViewItem", "NSWindow", "setContentViewController",
    ]

    /// Whether an argument is the first one of such a call.
    public static func takesController(_ argument: LabeledExprSyntax) -> Bool {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let callee = call.calledExpression
        let name =
            callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name, methods.contains(name) else { return false }
        return call.arguments.first?.id == argument.id
    }
}
