/// What is seen and what is not, with the messages that controllers get of it.
extension UIViewController {

    /// The name that a trace calls the controller by.
    var nameInTrace: String { String(describing: type(of: self)) }

    func note(_ event: String, animated: Bool) {
        let isAnimated = animated && UIView.areAnimationsEnabled
        InterfaceRuntime.shared.note(event + (isAnimated ? ", animated" : ", not animated"))
    }

    // MARK: Presentations

    /// The outermost parent presents, from memory, unless a parent says that it defines the context.
    private var presenter: UIViewController { parent?.presenter ?? self }

    func beginPresenting(_ controller: UIViewController, animated: Bool) {
        let presenter = presenter
        if presenter.ownPresented != nil {
            return InterfaceRuntime.shared.note(
                "\(presenter.nameInTrace) is already presenting; \(controller.nameInTrace) is not seen")
        }
        controller.raiseWithoutAnchor()
        note("present \(controller.nameInTrace)" + controller.styleInTrace, animated: animated)
        presenter.ownPresented = controller
        controller.ownPresenting = presenter
        Self.exchangeSeen(controller.coversPresenter ? [presenter] : [], for: controller)
    }

    /// Dismisses what this controller or a parent presents, or itself where nothing is presented.
    func endPresenting(animated: Bool) {
        guard
            let presenter = ([self] + chainOfParents).first(where: { $0.ownPresented != nil })
                ?? presentingViewController,
            let controller = presenter.ownPresented
        else { return }
        note("dismiss \(controller.nameInTrace)", animated: animated)
        var leaving = [controller]
        while let next = leaving.last?.ownPresented { leaving.append(next) }
        Self.exchangeSeen(leaving.reversed(), for: presenter)
        presenter.ownPresented = nil
        controller.ownPresenting = nil
    }

    /// Only these take the presenter's view away; sheets and popovers leave it where it is.
    private var coversPresenter: Bool { [.fullScreen, .currentContext].contains(modalPresentationStyle) }

    /// UIKit raises for a popover that points at nothing.
    private func raiseWithoutAnchor() {
        guard modalPresentationStyle == .popover, let popover = popoverPresentationController,
            popover.barButtonItem == nil, popover.sourceView == nil
        else { return }
        InterfaceRuntime.shared.failure(
            "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
                + "presentation occurs.")
    }

    private var styleInTrace: String {
        var text = ", style \(modalPresentationStyle), transition \(modalTransitionStyle)"
        guard let popover = popoverPresentationController, modalPresentationStyle == .popover else { return text }
        let anchor =
            popover.barButtonItem.map { "item \($0.title ?? "")" } ?? popover.sourceView?.nameInTrace ?? "nothing"
        text += ", anchor \(anchor), directions \(popover.permittedArrowDirections.rawValue)"
        if let views = popover.passthroughViews {
            text += ", passing through to \(views.map(\.nameInTrace).joined(separator: " and "))"
        }
        return text + (popover.delegate == nil ? "" : ", with delegate")
    }

    // MARK: Appearing

    /// One controller takes the place of others; what is seen already gets no message.
    static func exchangeSeen(_ old: [UIViewController], for new: UIViewController?) {
        let leaving = old.flatMap(\.seenWithChildren).filter(\.isSeen)
        let coming = (new?.seenWithChildren ?? []).filter { !$0.isSeen }
        coming.forEach { $0.loadViewIfNeeded() }
        leaving.forEach { $0.viewWillDisappear(true) }
        coming.forEach { $0.viewWillAppear(true) }
        leaving.forEach { $0.isSeen = false }
        coming.forEach { $0.isSeen = true }
        leaving.forEach { $0.viewDidDisappear(true) }
        coming.forEach { $0.viewDidAppear(true) }
    }

    /// The controller and the children whose views are in its own.
    private var seenWithChildren: [UIViewController] {
        let seen: [UIViewController]
        switch self {
        case let navigation as UINavigationController: seen = navigation.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: seen = tabs.selectedViewController.map { [$0] } ?? []
        default: seen = children
        }
        return [self] + seen.flatMap(\.seenWithChildren)
    }
}

extension UIView {
    fileprivate var nameInTrace: String {
        (self as? UIButton)?.currentTitle.map { "button \($0)" } ?? String(describing: type(of: self))
    }
}

extension NSObject {
    /// Sends an action to its target: a segue's template, or an object that has the method.
    @MainActor func deliver(_ action: Selector, to target: AnyObject?) {
        guard let target else { return }
        if let template = target as? SegueTemplate { return template.trigger(sender: self) }
        InterfaceRuntime.shared.send(action.name, to: target, with: [self, nil])
    }
}

extension UIControl: ActionSender {
    func addAction(_ action: Selector, target: AnyObject?, event: String?) {
        addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? triggeringEvent)
    }

    /// What a segue of the control waits for, from memory.
    private var triggeringEvent: Event { self is UIButton ? .touchUpInside : .valueChanged }

    private static var events: [String: Event] {
        [
            "touchUpInside": .touchUpInside, "touchDown": .touchDown, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "editingChanged": .editingChanged,
            "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit, "touchUpOutside": .touchUpOutside,
            "touchCancel": .touchCancel,
        ]
    }
}

extension UIBarButtonItem: ActionSender {
    func addAction(_ action: Selector, target: AnyObject?, event: String?) {
        self.action = action
        self.target = target
    }

    /// What a finger does.
    public func tap() {
        guard isEnabled, let action else { return }
        deliver(action, to: target)
    }
}

extension UIGestureRecognizer: ActionSender {
    func addAction(_ action: Selector, target: AnyObject?, event: String?) {
        addTarget(target as Any, action: action)
    }
}
