import SceneCallWriting
import SwiftSyntax

/// `UINib(nibName: "OrderCell", bundle: nil)`, or AppKit's `NSNib(nibNamed: "OrderView", bundle: nil)`.
struct NibCall {
    /// The literal's text; nil where it is no literal.
    let name: String?
    let isInMainBundle: Bool

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.arguments.count == 2, let name = call.arguments.first, let label = name.label?.text,
            ["UINib": "nibName", "NSNib": "nibNamed"][call.calledExpression.trimmedDescription] == label,
            let bundle = call.arguments.last
        else { return nil }
        self.name = name.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        isInMainBundle = ["nil", ".main", "Bundle.main"].contains(bundle.expression.trimmedDescription)
    }
}

/// Code that loads a nib of the app and takes one of its views:
/// `Bundle.main.loadNibNamed("OrderView", owner: self, options: nil)?.first as! OrderView` and
/// `UINib(nibName: "OrderView", bundle: nil).instantiate(withOwner: self)[0] as! OrderView`.
struct NibLoading {
    enum Place {
        case index(Int)
        case last
    }

    /// The file's owner; nil where the code says `nil`.
    let owner: ExprSyntax?
    let place: Place
    /// What takes the view out of the nib's objects, with the cast behind it.
    let expression: CallExpression

    /// - Parameter call: the call that has the nib's name.
    init?(_ call: FunctionCallExprSyntax) {
        guard let (loading, label) = Self.loading(call), loading.trailingClosure == nil,
            let owner = loading.arguments.first(where: { $0.label?.text == label })?.expression
        else { return nil }
        // Options are the objects that the nib's placeholders stand for.
        for argument in loading.arguments where argument.label?.text == "options" {
            guard argument.expression.is(NilLiteralExprSyntax.self) else { return nil }
        }
        var objects = ExprSyntax(loading)
        if let marked = objects.parent?.as(OptionalChainingExprSyntax.self) { objects = ExprSyntax(marked) }
        if let marked = objects.parent?.as(ForceUnwrapExprSyntax.self) { objects = ExprSyntax(marked) }
        if let member = objects.parent?.as(MemberAccessExprSyntax.self), member.base?.id == objects.id {
            switch member.declName.baseName.text {
            case "first": place = .index(0)
            case "last": place = .last
            default: return nil
            }
            expression = CallExpression(ExprSyntax(member))
        } else if let element = objects.parent?.as(SubscriptCallExprSyntax.self),
            element.calledExpression.id == objects.id, element.arguments.count == 1,
            let number = element.arguments.first?.expression.as(IntegerLiteralExprSyntax.self),
            let index = Int(number.literal.text)
        {
            place = .index(index)
            expression = CallExpression(ExprSyntax(element))
        } else {
            return nil
        }
        self.owner = owner.is(NilLiteralExprSyntax.self) ? nil : owner
    }

    /// The call that gives the nib's objects, with its label for the file's owner.
    private static func loading(_ call: FunctionCallExprSyntax) -> (FunctionCallExprSyntax, label: String)? {
        if let nib = NibCall(ExprSyntax(call)) {
            guard nib.isInMainBundle, let member = call.parent?.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "instantiate",
                let made = member.parent?.as(FunctionCallExprSyntax.self)
            else { return nil }
            return (made, "withOwner")
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "loadNibNamed", call.arguments.first?.label == nil,
            member.base?.trimmedDescription.filter({ !$0.isWhitespace }) == "Bundle.main"
        else { return nil }
        return (call, "owner")
    }
}
