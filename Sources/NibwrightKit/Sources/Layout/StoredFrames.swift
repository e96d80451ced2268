import InterfaceBuilder

/// The layout without constraints: stored frames, which follow their superviews by springs and struts.
struct StoredFrames {
    /// Frames in the coordinates of the superview.
    private(set) var frames: [Rect] = []
    private(set) var sources: [ViewLayout.Source] = []

    init(_ tree: ViewTree, in environment: LayoutEnvironment) {
        for node in tree.nodes {
            let (frame, source) = layout(of: node, tree, environment)
            frames.append(frame)
            sources.append(source)
        }
    }

    private func layout(
        of node: ViewTree.Node, _ tree: ViewTree, _ environment: LayoutEnvironment
    ) -> (Rect, ViewLayout.Source) {
        guard let parent = node.parent else {
            let size = environment.containerSize
            return (Rect(x: 0, y: 0, width: size.width, height: size.height), .container)
        }
        return Self.frame(of: node, in: frames[parent], tree)
    }

    /// The stored frame, moved and stretched by what the superview grew.
    static func frame(of node: ViewTree.Node, in superview: Rect, _ tree: ViewTree) -> (Rect, ViewLayout.Source) {
        guard let stored = node.stored else {
            return (Rect(x: 0, y: 0, width: 0, height: 0), .unknown("the document has no frame for this view"))
        }
        let old = node.parent.flatMap { tree.nodes[$0].stored }
        guard let old, old.width != superview.width || old.height != superview.height else { return (stored, .stored) }
        let rule = Autoresizing(of: node, frame: stored, in: old, tree)
        let (width, height) = (superview.width - old.width, superview.height - old.height)
        let frame = Rect(
            x: stored.x + rule.horizontal.originShare * width, y: stored.y + rule.vertical.originShare * height,
            width: max(0, stored.width + rule.horizontal.lengthShare * width),
            height: max(0, stored.height + rule.vertical.lengthShare * height))
        return (frame, frame == stored ? .stored : .autoresized)
    }
}
