/// Finds who answers an unwind segue, and goes back there.
///
/// After Apple's note on unwind segues and UIKit's headers, from memory: the search goes up from the source, by parents
/// and then by whoever presented; at each one the children are asked first, the last pushed first, then the container.
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

    /// The way back, as it is before the destination's action runs: what that pushes stays (not certain, from memory).
    func way(to destination: UIViewController) -> UnwindWay {
        let parents = destination.chainOfParents
        let path = Set(parents.map(ObjectIdentifier.init))
        var way = UnwindWay(
            pops: parents.compactMap { child in
                (child.parent as? UINavigationController).flatMap { $0.topViewController === child ? nil : ($0, child) }
            })
        var next: UIViewController? = source
        while let current = next, !path.contains(ObjectIdentifier(current)) {
            next = current.parent ?? current.ownPresenting
            if current.parent == nil { way.presenting = next }
        }
        return way
    }
}

/// What has to go so that a controller is seen again.
@MainActor struct UnwindWay {

    let pops: [(navigation: UINavigationController, child: UIViewController)]
    /// Who dismisses everything above.
    var presenting: UIViewController?

    func take(animated: Bool) {
        // What is under a dismissal changes without being seen.
        for (navigation, child) in pops {
            navigation.popToViewController(child, animated: animated && presenting == nil)
        }
        presenting?.dismiss(animated: animated)
    }
}

extension UIViewController {
    /// The controller, its parent, and so on.
    var chainOfParents: [UIViewController] { [self] + (parent?.chainOfParents ?? []) }
}
