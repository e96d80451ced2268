public import InterfaceBuilder

/// Where every view below a root view is, in points, from the document alone.
///
///     let layout = SceneLayout(of: view, in: LayoutEnvironment(canvasOf: view))
///     layout[button]?.frameInRoot
///
/// The root is the view of a controller or a top-level view of a xib. Same input, same result; a layout that is too
/// large or that contradicts itself gives stored frames with the reason, never a failure.
public struct SceneLayout: Sendable {
    /// The root view.
    public let root: Element
    /// The environment that the views were laid out in.
    public let environment: LayoutEnvironment
    /// All views in document order, superviews before their subviews; the root is the first.
    public let views: [ViewLayout]
    /// Sets of required constraints that cannot be met together, in the order in which they were found.
    public let conflicts: [LayoutConflict]
    private let numbers: [Element: Int]

    /// Lays the views out.
    public init(of root: Element, in environment: LayoutEnvironment) {
        let tree = ViewTree(root, in: environment.sizeClasses)
        let frames = SolvedFrames(tree, in: environment)
        self.root = root
        self.environment = environment
        numbers = tree.numbers
        conflicts = frames.conflicts
        var views: [ViewLayout] = []
        for (number, node) in tree.nodes.enumerated() {
            let superview = node.parent.map { views[$0] }
            let frame = frames.frames[number]
            views.append(
                ViewLayout(
                    element: node.element, frame: frame,
                    frameInRoot: superview.map { frame.offset(by: $0.frameInRoot) } ?? frame,
                    source: frames.sources[number],
                    isVisible: superview?.isVisible != false && node.isInstalled && !node.isHidden))
        }
        self.views = views
    }

    /// Where a view is; nil for an element that is no view below the root.
    public subscript(view: Element) -> ViewLayout? { numbers[view].map { views[$0] } }
}

extension IBDocument {
    /// The views of a document that a layout begins with: those of controllers, and the top-level views of a xib.
    public var layoutRoots: [Element] {
        elements.filter { element in
            guard element.frame != nil else { return false }
            return element["key"] == "view" && element.parent?.isController == true
                || element.isTopLevel && !element.isController
        }
    }
}

/// Required constraints that cannot be met together; the layout does without one of them.
public struct LayoutConflict: Hashable, Sendable {
    /// The constraint that the layout does without; nil where that is one which a stack view makes for itself, or a
    /// view for the size of its content.
    public let leftOut: Element?
    /// The other constraints of the set.
    public let others: [Element]
    /// The stack views whose arrangement takes part in it.
    public let stackViews: [Element]
}
