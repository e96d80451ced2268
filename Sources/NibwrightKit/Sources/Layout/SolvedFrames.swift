import InterfaceBuilder

/// The frames of a tree's views in the coordinates of their superviews: solved where constraints or stack views
/// decide, else stored.
struct SolvedFrames {
    private(set) var frames: [Rect]
    private(set) var sources: [ViewLayout.Source]
    private(set) var conflicts: [LayoutConflict] = []

    init(_ tree: ViewTree, in environment: LayoutEnvironment) {
        let stored = StoredFrames(tree, in: environment)
        frames = stored.frames
        sources = stored.sources
        let usesConstraints = tree.nodes.contains { $0.placement == .constraints || $0.placement == .stack }
        guard usesConstraints, let root = tree.nodes.first?.element, root.document.kind.platform != .macOS else {
            return
        }
        let constraints = InstalledConstraints(below: root, in: environment).constraints
        for island in Island.all(of: tree) {
            place(island.root, in: tree)
            let layout = IslandLayout(
                island, in: tree,
                size: LayoutSize(width: frames[island.root].width, height: frames[island.root].height),
                environment, constraints: constraints, stored: storedFrames(of: island, tree))
            take(layout, of: island, tree)
        }
    }

    /// Moves the root of an island with the view that holds it, which may have been solved since.
    private mutating func place(_ root: Int, in tree: ViewTree) {
        guard let parent = tree.nodes[root].parent else { return }
        (frames[root], sources[root]) = StoredFrames.frame(of: tree.nodes[root], in: frames[parent], tree)
    }

    /// Frames in the island's coordinates, to begin with.
    private func storedFrames(of island: Island, _ tree: ViewTree) -> [Int: Rect] {
        var result = [
            island.root: Rect(x: 0, y: 0, width: frames[island.root].width, height: frames[island.root].height)
        ]
        for number in island.members.dropFirst() {
            let holder = tree.nodes[number].parent.flatMap { result[$0] }
            result[number] = holder.map { frames[number].offset(by: $0) } ?? frames[number]
        }
        return result
    }

    private mutating func take(_ layout: IslandLayout, of island: Island, _ tree: ViewTree) {
        for number in island.members.dropFirst() {
            guard let parent = tree.nodes[number].parent, let frame = layout.frames[number],
                let superview = layout.frames[parent]
            else { continue }
            if let failure = layout.failure {
                sources[number] = .unknown(failure)
                continue
            }
            frames[number] = frame.relative(to: superview)
            if let open = layout.openAxes[number] {
                sources[number] = .ambiguous(open)
            } else if layout.solved.contains(number) {
                sources[number] = .solved
            } else {
                sources[number] = frames[number] == tree.nodes[number].stored ? .stored : .autoresized
            }
        }
        conflicts += layout.conflicts.map { LayoutConflict($0, tree) }
    }
}

extension LayoutConflict {
    fileprivate init(_ conflict: RequirementConflict, _ tree: ViewTree) {
        func constraint(_ origin: Requirement.Origin) -> Element? {
            if case .constraint(let element) = origin { element } else { nil }
        }
        leftOut = constraint(conflict.leftOut)
        others = Set(conflict.others.compactMap(constraint)).sorted { $0.index < $1.index }
        let stacks = ([conflict.leftOut] + conflict.others).compactMap { origin -> Int? in
            if case .view(let number) = origin { number } else { nil }
        }
        stackViews = Set(stacks).sorted().map { tree.nodes[$0].element }
    }
}
