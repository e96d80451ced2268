/// A segue of a document, as a view controller keeps it: whatever triggers it makes a `UIStoryboardSegue` of it.
///
/// The order is UIKit's, from memory: `shouldPerformSegue` is asked where a control, row or gesture triggers it, and
/// not where code performs it; then the destination is made, by the segue action if there is one; how it is presented
/// is set; `prepare(for:sender:)` is called; then the segue is performed.
@MainActor final class SegueTemplate {

    /// What a control sends to a template.
    static let action = Selector("perform:")

    let element: DocumentElement
    private weak var source: UIViewController?
    private let storyboard: UIStoryboard
    private let loader: ObjectLoader
    /// The container view of an embed segue.
    weak var container: UIView?

    var kind: String { element["kind"] ?? "" }
    var identifier: String? { element["identifier"] }

    init(_ element: DocumentElement, source: UIViewController, storyboard: UIStoryboard, loader: ObjectLoader) {
        self.element = element
        self.source = source
        self.storyboard = storyboard
        self.loader = loader
    }

    /// From a control, row or gesture.
    func trigger(sender: Any?) {
        // UIKit hands on nil where there is no identifier, which Swift sees as an empty text.
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    func perform(sender: Any?) {
        guard let source else { return }
        if let id = element.id { InterfaceRuntime.shared.performedSegues.append(id) }
        if kind == "unwind" { return unwind(from: source, sender: sender) }
        let destination = makeDestination(for: source, sender: sender)
        let segue = makeSegue(from: source, to: destination)
        setUp(destination, source: source, sender: sender)
        segue.performHandler = { [weak self] in self?.show(destination, from: source, sender: sender) }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let name = element["customClass"] {
            if let make = InterfaceRuntime.shared.segueMaker(named: name) {
                return make(identifier, source, destination)
            }
            InterfaceRuntime.shared.failure("Could not find a segue class named '\(name)'")
        }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }

    private func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController {
        let opening = SegueCreation(source: source, sender: sender)
        return storyboard.makeController(id: element["destination"] ?? "", opening: opening) {
            opening.make(for: self.element, $0)
        }
    }

    // MARK: Presenting

    private var animates: Bool { element.isYes("animates", else: true) }

    private func setUp(_ destination: UIViewController, source: UIViewController, sender: Any?) {
        if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(documentName:)) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(documentName:)) {
            destination.modalTransitionStyle = style
        }
        guard kind == "popoverPresentation" || kind == "popover" else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        let anchor =
            loader.object(id: element["popoverAnchorBarButtonItem"]) ?? loader.object(id: element["popoverAnchorView"])
            ?? sender as AnyObject?
        popover.barButtonItem = anchor as? UIBarButtonItem
        popover.sourceView = anchor as? UIView
        if let view = popover.sourceView { popover.sourceRect = view.bounds }
        if let directions = element.child("popoverArrowDirection") {
            popover.permittedArrowDirections = UIPopoverArrowDirection(directions)
        }
        let views = element.child("popoverPassthroughViews")?.children ?? []
        if !views.isEmpty {
            popover.passthroughViews = views.compactMap { loader.object(id: $0["reference"]) as? UIView }
        }
    }

    private func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
        switch kind {
        case "show", "replace": UIView.withoutAnimation(unless: animates) { source.show(destination, sender: sender) }
        case "showDetail":
            UIView.withoutAnimation(unless: animates) { source.showDetailViewController(destination, sender: sender) }
        case "push":
            guard let navigation = source.navigationController else {
                InterfaceRuntime.shared.failure(
                    "Push segues can only be used when the source controller is managed by a UINavigationController.")
            }
            navigation.pushViewController(destination, animated: animates)
        case "presentation", "modal", "popoverPresentation", "popover":
            source.present(destination, animated: animates)
        case "embed":
            source.addChild(destination)
            container?.addSubview(destination.view)
            destination.didMove(toParent: source)
        default: InterfaceRuntime.shared.failure("A segue of kind \(kind) was performed without a class.")
        }
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, sender: Any?) {
        let action = Selector(element["unwindAction"] ?? "")
        let search = UnwindSearch(action: action, source: source, sender: sender)
        // UIKit does nothing where nobody answers.
        guard let destination = search.destination() else {
            return InterfaceRuntime.shared.note("no one answers \(action.name)")
        }
        let segue = makeSegue(from: source, to: destination)
        let way = search.way(to: destination)
        segue.performHandler = { way.take(animated: self.animates) }
        source.prepare(for: segue, sender: sender)
        InterfaceRuntime.shared.send(action.name, to: destination, with: [segue])
        segue.perform()
    }
}

extension UIView {
    /// UIKit wraps a show segue that does not animate in this, from memory.
    @MainActor fileprivate static func withoutAnimation(unless animates: Bool, _ body: () -> Void) {
        if animates { body() } else { performWithoutAnimation(body) }
    }
}

extension UIModalPresentationStyle {
    init?(documentName: String) {
        switch documentName {
        case "fullScreen": self = .fullScreen
        case "pageSheet": self = .pageSheet
        case "formSheet": self = .formSheet
        case "currentContext": self = .currentContext
        case "custom": self = .custom
        case "overFullScreen": self = .overFullScreen
        case "overCurrentContext": self = .overCurrentContext
        case "popover": self = .popover
        case "none": self = .none
        case "automatic": self = .automatic
        default: return nil
        }
    }
}

extension UIModalTransitionStyle {
    init?(documentName: String) {
        switch documentName {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}

extension UIPopoverArrowDirection {
    @MainActor init(_ element: DocumentElement) {
        self = []
        if element.isYes("up", else: false) { insert(.up) }
        if element.isYes("down", else: false) { insert(.down) }
        if element.isYes("left", else: false) { insert(.left) }
        if element.isYes("right", else: false) { insert(.right) }
    }
}
