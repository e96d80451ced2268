import InterfaceBuilder

/// The views below a root view, with the frames that the document stores.
struct ViewTree {
    /// A view and its place in the tree.
    struct Node {
        let element: Element
        /// The number of the superview; nil for the root.
        let parent: Int?
        /// The numbers of the subviews, in document order.
        var children: [Int] = []
        /// The frame on Xcode's canvas; nil where the document has none.
        let stored: Rect?
        /// What decides where the view is.
        let placement: Placement
        /// Whether the view is there in the size classes of the environment.
        let isInstalled: Bool
        /// Whether the document hides the view in these size classes.
        let isHidden: Bool
    }

    /// What decides where a view is.
    enum Placement: Hashable {
        /// The environment: it is the root.
        case container
        /// Its stored frame and its springs and struts.
        case autoresizing
        /// The constraints that name it.
        case constraints
        /// The stack view that arranges it.
        case stack
        /// The table, collection or other view whose part it is: a cell, a header, a content view.
        case host
    }

    /// In document order, superviews before their subviews; the root is the first.
    private(set) var nodes: [Node] = []
    private(set) var numbers: [Element: Int] = [:]

    init(_ root: Element, in sizeClasses: SizeClasses) {
        let installations = root.document.installations
        for element in [root] + root.descendants where element == root || element.isLaidOutView {
            let parent = element == root ? nil : element.ancestors.first { numbers[$0] != nil }.flatMap { numbers[$0] }
            let isInstalled = parent.map { nodes[$0].isInstalled } ?? true
            let number = nodes.count
            nodes.append(
                Node(
                    element: element, parent: parent, stored: element.storedFrame,
                    placement: parent == nil ? .container : Self.placement(of: element),
                    isInstalled: isInstalled && installations[view: element].isInstalled(in: sizeClasses),
                    isHidden: sizeClasses.value(of: "hidden", element) == "YES"))
            numbers[element] = number
            if let parent { nodes[parent].children.append(number) }
        }
    }

    private static func placement(of view: Element) -> Placement {
        let holder = view.parent
        let isInStack = holder?.isNamed("subviews") == true && holder?.parent?.isNamed("stackView") == true
        // The first Xcode with stack views called the frames fixed that these arrange.
        if isInStack, view.document.kind.platform != .macOS { return .stack }
        if view.hasFixedFrame { return .autoresizing }
        if holder?.isNamed("subviews") == true {
            return view["translatesAutoresizingMaskIntoConstraints"] == "NO" ? .constraints : .autoresizing
        }
        return view["translatesAutoresizingMaskIntoConstraints"] == "NO" ? .constraints : .host
    }
}

extension Element {
    /// The frame on Xcode's canvas; nil for one that no screen could show.
    var storedFrame: Rect? {
        frame.flatMap { rect in
            [rect.x, rect.y, rect.width, rect.height].allSatisfy { abs($0) < 1e6 } ? rect : nil
        }
    }

    /// Whether the element is a view: it has a frame, or stands among subviews.
    var isLaidOutView: Bool {
        if parent?.isNamed("subviews") == true { return id != nil }
        return children(named: "rect").contains { $0["key"] == "frame" }
    }
}
