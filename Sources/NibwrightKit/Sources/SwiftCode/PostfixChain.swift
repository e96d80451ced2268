import SwiftSyntax

extension ExprSyntax {
    /// `a.b(c)[d]!.e { }` from its first part on.
    var postfixChain: ExprSyntax {
        var chain = self
        while let longer = chain.nextLink { chain = longer }
        return chain
    }

    private var nextLink: ExprSyntax? {
        guard let parent else { return nil }
        if let member = parent.as(MemberAccessExprSyntax.self) {
            return member.base?.id == id ? ExprSyntax(member) : nil
        }
        if let call = parent.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.id == id ? ExprSyntax(call) : nil
        }
        if let call = parent.as(SubscriptCallExprSyntax.self) {
            return call.calledExpression.id == id ? ExprSyntax(call) : nil
        }
        if let forced = parent.as(ForceUnwrapExprSyntax.self) { return ExprSyntax(forced) }
        return parent.as(OptionalChainingExprSyntax.self).map(ExprSyntax.init)
    }

    private var previousLink: ExprSyntax? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression }
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        return self.as(OptionalChainingExprSyntax.self)?.expression
    }

    /// `self?.label.text`, `label.delegate?.done()`: the chain's value is optional already, and one more `?` in it
    /// leaves its type as it is.
    var holdsOptionalLink: Bool {
        var link: ExprSyntax? = self
        while let current = link {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            link = current.previousLink
        }
        return false
    }

    /// Whether the chain ends in a call of a system method that is known to have no result.
    var callsMethodWithoutResult: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return Self.methodsWithoutResult.contains(member.declName.baseName.text)
    }

    private static let methodsWithoutResult: Set<String> = [
        "addArrangedSubview", "addConstraint", "addConstraints", "addGestureRecognizer", "addSubview", "addTarget",
        "beginRefreshing", "beginUpdates", "bringSubviewToFront", "deleteItems", "deleteRows", "deleteSections",
        "deselectItem", "deselectRow", "endRefreshing", "endUpdates", "insertArrangedSubview", "insertItems",
        "insertRows", "insertSections", "insertSubview", "invalidateIntrinsicContentSize", "layoutIfNeeded",
        "layoutSubviews", "register", "reloadData", "reloadInputViews", "reloadItems", "reloadRows", "reloadSections",
        "removeArrangedSubview", "removeConstraint", "removeConstraints", "removeFromSuperview",
        "removeGestureRecognizer", "removeTarget", "scrollRectToVisible", "scrollToItem", "scrollToRow",
        "selectItem", "selectRow", "sendSubviewToBack", "setAttributedTitle", "setBackgroundImage", "setContentOffset",
        "setEditing", "setImage", "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints", "setOn",
        "setProgress", "setRegion", "setTitle", "setTitleColor", "setValue", "sizeToFit", "startAnimating",
        "stopAnimating", "toggle", "updateConstraints", "updateConstraintsIfNeeded",
    ]
}
