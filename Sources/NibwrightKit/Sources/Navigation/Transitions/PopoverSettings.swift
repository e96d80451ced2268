public import InterfaceBuilder

/// All settings of a popover in its segue: anchor, arrows and passthrough views.
public struct PopoverSettings: Hashable, Sendable {
    /// The view or bar button item that the popover points at; nil where the document names none.
    public let anchor: Anchor?
    /// `up`, `down`, `left`, `right`; empty for a popover without an arrow, nil where the document does not set them.
    public let arrowDirections: [String]?
    /// The views that stay active while the popover is shown, in the document's order.
    public let passthroughViews: [Target]

    /// An object of the scene, with the outlets by which code of the scene's view controller can name it.
    public struct Target: Hashable, Sendable {
        /// Nil where the document names an object that it does not have.
        public let element: Element?
        /// The view controller's outlets that lead to the object, and `view` for its own view.
        public let outlets: Set<String>
    }

    /// The object that the popover points at.
    public struct Anchor: Hashable, Sendable {
        /// The object itself.
        public let target: Target
        /// Whether the object is a bar button item, which UIKit is told of in another property than a view.
        public let isBarButtonItem: Bool
        /// Whether the object starts the segue, so that it is the sender as well.
        public let isTrigger: Bool

        /// Whether one expression can stand for both anchors: the sender, or an outlet of one name.
        public func agrees(with other: Anchor) -> Bool {
            guard isBarButtonItem == other.isBarButtonItem else { return false }
            return isTrigger && other.isTrigger || !target.outlets.isDisjoint(with: other.target.outlets)
        }
    }

    /// Whether the same statements can set up both popovers.
    public func agrees(with other: PopoverSettings) -> Bool {
        let anchorsAgree =
            switch (anchor, other.anchor) {
            case (nil, nil): true
            case (let own?, let another?): own.agrees(with: another)
            default: false
            }
        return anchorsAgree && arrowDirections == other.arrowDirections
            && passthroughViews.count == other.passthroughViews.count
            && zip(passthroughViews, other.passthroughViews).allSatisfy { own, another in
                !own.outlets.isDisjoint(with: another.outlets)
            }
    }
}

extension PopoverSettings {
    /// Reads the settings of a popover's segue.
    ///
    /// - Parameters:
    ///   - source: the object that starts the segue.
    ///   - controller: the view controller of its scene.
    init(_ segue: Segue, from source: Element, of controller: Element) {
        let element = segue.element
        let item = element["popoverAnchorBarButtonItem"]
        anchor = (item ?? element["popoverAnchorView"]).map { id in
            let target = Target(id: id, of: controller)
            return Anchor(target: target, isBarButtonItem: item != nil, isTrigger: target.element == source)
        }
        arrowDirections = element.child(named: "popoverArrowDirection").map { directions in
            ["up", "down", "left", "right"].filter { directions.attribute(named: $0) == "YES" }
        }
        let views = element.child(named: "popoverPassthroughViews")?.children ?? []
        passthroughViews = views.map { Target(id: $0["reference"] ?? "", of: controller) }
    }
}

extension PopoverSettings.Target {
    fileprivate init(id: String, of controller: Element) {
        let element = controller.document.object(id: id)
        self.element = element
        guard let element else {
            outlets = []
            return
        }
        let isView = element.parent == controller && element["key"] == "view"
        outlets = Set(controller.outlets(to: element)).union(isView ? ["view"] : [])
    }
}
