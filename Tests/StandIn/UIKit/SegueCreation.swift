/// The segue that is opening a scene: whose segue actions make its controller and those in it.
///
/// A relationship of a container names a segue action as a segue does. UIKit looks for it in the source of the segue that
/// opens the container, so that a container which code makes by its identifier gets children that were made without it.
@MainActor struct SegueCreation {
    let source: UIViewController
    let sender: Any?

    /// What the segue action of a segue or relationship makes; nil where it has none.
    func make(for segue: DocumentElement, _ coder: NSCoder) -> UIViewController? {
        guard let selector = segue["destinationCreationSelector"] else { return nil }
        guard let action = InterfaceRuntime.shared.segueAction(selector, on: source) else {
            InterfaceRuntime.shared.failure("\(type(of: source)) has no segue action \(selector)")
        }
        let identifier = segue["identifier"] ?? ""
        // With two arguments the second is the sender or the identifier, as its label says.
        if selector.count(where: { $0 == ":" }) == 2, selector.hasSuffix("segueIdentifier:") {
            return action(source, [coder, identifier])
        }
        let forms: [[Any?]] = [[], [coder], [coder, sender], [coder, sender, identifier]]
        return action(source, forms[min(selector.count { $0 == ":" }, 3)])
    }
}
