import SwiftSyntax
import TransformKit

/// What the closure of a call gives the initializer of the controller's class, besides the coder.
struct CreatorArguments {
    private let arguments: [LabeledExprSyntax]

    /// Nil where the closure does more than to call an initializer that the written file has a function for.
    init?(_ call: ExprSyntax, _ scene: NamedScene) {
        guard let call = call.as(FunctionCallExprSyntax.self) else { return nil }
        let argument = call.arguments.first { $0.label?.text == "creator" }?.expression
        guard let closure = call.trailingClosure ?? argument?.as(ClosureExprSyntax.self),
            closure.signature?.capture == nil, closure.statements.count == 1, let only = closure.statements.first
        else { return nil }
        let text = closure.trimmedDescription
        guard !text.contains("//"), !text.contains("/*") else { return nil }
        let value = only.item.as(ReturnStmtSyntax.self)?.expression ?? only.item.as(ExprSyntax.self)
        guard let made = value?.as(FunctionCallExprSyntax.self),
            made.calledExpression.trimmedDescription == scene.type.name, made.trailingClosure == nil
        else { return nil }
        let coder = Self.coder(of: closure)
        let all = Array(made.arguments)
        guard let place = all.firstIndex(where: { $0.label?.text == "coder" }),
            all[place].expression.trimmedDescription == coder
        else { return nil }
        var others = all
        others.remove(at: place)
        let isKnown = scene.initializers.contains { initializer in
            initializer.coderPlace == place && initializer.parameters.map(\.label) == others.map { $0.label?.text }
        }
        guard !others.isEmpty, isKnown, !others.contains(where: { Self.says(coder, $0.expression) }) else { return nil }
        arguments = others
    }

    /// `user: user`
    func text(in source: SourceText) -> String {
        arguments.map { argument in
            (argument.label.map { "\($0.text): " } ?? "") + source.string(argument.expression.bytes)
        }.joined(separator: ", ")
    }

    private static func coder(of closure: ClosureExprSyntax) -> String {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names)?: names.first?.name.text ?? "$0"
        case .parameterClause(let clause)?:
            clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
        case nil: "$0"
        }
    }

    private static func says(_ coder: String, _ value: ExprSyntax) -> Bool {
        value.names(coder) || value.trimmedDescription.contains("$0")
    }
}
