import SwiftSyntax

extension ClosureExprSyntax {
    /// Whether the closure is stored, or passed to a function that calls it later. Any other may run at once.
    var runsLater: Bool {
        if let list = parent?.as(ExprListSyntax.self) {
            return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
        if let argument = parent?.as(LabeledExprSyntax.self) {
            if let label = argument.label?.text.lowercased(), Self.isLater(label) { return true }
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map(Self.isLater) ?? false
        }
        if let trailing = parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return Self.isLater(trailing.label.text.lowercased())
        }
        return parent?.as(FunctionCallExprSyntax.self).map(Self.isLater) ?? false
    }

    private static func isLater(_ label: String) -> Bool {
        label.contains("complet") || label.contains("handler") || label.hasPrefix("after")
    }

    private static func isLater(_ call: FunctionCallExprSyntax) -> Bool {
        let name = call.calledExpression.calledName ?? ""
        return laterCalls.contains(name) || name.lowercased().contains("completion")
    }

    private static let laterCalls: Set<String> = [
        "async", "asyncAfter", "addObserver", "scheduledTimer", "UIAlertAction", "UIAction", "dataTask", "Task",
        "addAction", "addTarget", "onTap", "onTapGesture", "observe",
    ]
}
