/// Finds who answers an unwind segue, and goes back there.
///
/// After Apple's note on unwind segues and UIKit's headers, from memory: the search goes up from the source, by parents and
/// then by whoever presented; at each one the children are asked first, the last pushed first, then the container itself.
@MainActor struct UnwindSearch {

    let action: Selector
    let source: UIViewController
    let sender: Any?

    func destination() -> UIViewController? {
        var below = source
        var next = source.parent ?? source.presentingViewController
        while let ancestor = next {
            if let found = handler(in: ancestor, leavingOut: below) { return found }
            below = ancestor
            next = ancestor.parent ?? ancestor.presentingViewController
        }
        return nil
    }

    private func handler(in container: UIViewController, leavingOut branch: UIViewController?) -> UIViewController? {
        for child in allowedChildren(of: container) where child !== branch {
            if let found = handler(in: child, leavingOut: nil) { return found }
        }
        return container.canPerformUnwindSegueAction(action, from: source, sender: sender) ? container : nil
    }

    /// Navigation controllers offer the last first, tab bar controllers only the selected one.
    private func allowedChildren(of container: UIViewController) -> [UIViewController] {
        if let tabs = container as? UITabBarController { return tabs.selectedViewController.map { [$0] } ?? [] }
        return container.children.reversed()
    }

    /// Dismisses what covers the destination, and pops what is above it.
    func perform(to destination: UIViewController, animated: Bool) {
        let path = Set(destination.chainOfParents.map(ObjectIdentifier.init))
        var next: UIViewController? = source
        while let current = next, !path.contains(ObjectIdentifier(current)) {
            guard current.parent == nil, let presenting = current.ownPresenting else {
                next = current.parent
                continue
            }
            if path.contains(ObjectIdentifier(presenting)) {
                // What is under the dismissal changes without being seen.
                reveal(destination, animated: false)
                return presenting.dismiss(animated: animated)
            }
            next = presenting
        }
        reveal(destination, animated: animated)
    }

    private func reveal(_ destination: UIViewController, animated: Bool) {
        for ancestor in destination.chainOfParents {
            guard let navigation = ancestor.parent as? UINavigationController else { continue }
            if navigation.topViewController !== ancestor { navigation.popToViewController(ancestor, animated: animated) }
        }
    }
}

extension UIViewController {
    /// The controller, its parent, and so on.
    var chainOfParents: [UIViewController] { [self] + (parent?.chainOfParents ?? []) }
}
