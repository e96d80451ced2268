import SwiftSyntax
import TransformKit

/// A call that shows a controller: `navigationController?.pushViewController(menu, animated: true)`.
struct ShowingCall {
    enum Form: String {
        case push, present
    }

    let form: Form
    let call: FunctionCallExprSyntax
    /// What stands before the method; nil for `self` that is not written.
    let base: ExprSyntax?
    /// The controller that is shown.
    let shown: ExprSyntax
    /// The arguments behind the controller that a function of the written file takes as well.
    let rest: [LabeledExprSyntax]

    /// Nil for any other call.
    init?(_ expression: some SyntaxProtocol) {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        let callee = call.calledExpression
        let name: String
        if let member = callee.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return nil }
            (name, self.base) = (member.declName.baseName.text, base)
        } else if let reference = callee.as(DeclReferenceExprSyntax.self) {
            (name, base) = (reference.baseName.text, nil)
        } else {
            return nil
        }
        let arguments = Array(call.arguments)
        guard let first = arguments.first, first.label == nil else { return nil }
        let labels = arguments.dropFirst().map { $0.label?.text ?? "" }
        switch name {
        case "pushViewController":
            guard labels == ["animated"], call.trailingClosure == nil else { return nil }
            form = .push
        case "present":
            guard labels == ["animated"] || labels == ["animated", "completion"] else { return nil }
            guard call.additionalTrailingClosures.isEmpty else { return nil }
            form = .present
        default: return nil
        }
        self.call = call
        shown = first.expression
        // Nothing to do afterwards is what the function does by itself.
        rest = arguments.dropFirst().filter { !$0.expression.is(NilLiteralExprSyntax.self) }
    }

    /// The class that has the method.
    var receiverClass: String { form == .push ? "UINavigationController" : "UIViewController" }

    /// Whether nothing is shown where an object is nil.
    var isOptional: Bool { base?.description.contains("?") ?? false }
}
