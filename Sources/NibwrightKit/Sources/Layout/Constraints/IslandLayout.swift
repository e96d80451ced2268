import InterfaceBuilder

/// The frames of an island's views, found by solving their constraints.
///
/// What depends on frames in a way that no sum can say (wrapped text, margins that a safe area reaches into) is taken
/// from the pass before, until nothing moves any more.
struct IslandLayout {
    /// Frames in the island's coordinates.
    private(set) var frames: [Int: Rect]
    /// The axes along which views are not decided.
    private(set) var openAxes: [Int: Set<LayoutAxis>] = [:]
    private(set) var conflicts: [RequirementConflict] = []
    /// Why the island could not be solved; nil where it was.
    private(set) var failure: String?
    private(set) var solved: Set<Int> = []

    private static let passLimit = 5
    private static let viewLimit = 1_500

    /// - Parameter stored: frames in the island's coordinates, to begin with.
    init(
        _ island: Island, in tree: ViewTree, size: LayoutSize, _ environment: LayoutEnvironment,
        constraints: [Constraint], stored: [Int: Rect]
    ) {
        frames = stored
        guard island.members.count <= Self.viewLimit, constraints.count <= 4 * Self.viewLimit else {
            failure = "the view holds more than \(Self.viewLimit) views or \(4 * Self.viewLimit) constraints"
            return
        }
        for pass in 1...Self.passLimit {
            let facts = LayoutFacts(
                tree: tree, island: island, environment: environment, frames: frames, isFirstPass: pass == 1)
            do {
                let next = try solve(island, size, facts, constraints)
                let isSettled = next.allSatisfy { number, frame in frames[number].map { frame.isNear($0) } ?? false }
                frames = next
                if isSettled, pass > 1 { break }
            } catch {
                failure = "its constraints take more steps to solve than are tried"
                frames = stored
                return
            }
        }
        if environment.isCanvas { findRemembered(island, in: tree, size: size, environment, constraints) }
    }

    /// Counts as open what only the sizes decide that the canvas remembers: what is elsewhere without them.
    private mutating func findRemembered(
        _ island: Island, in tree: ViewTree, size: LayoutSize, _ environment: LayoutEnvironment,
        _ constraints: [Constraint]
    ) {
        let measure = ContentMeasure(environment: environment)
        guard island.members.contains(where: { measure.rememberedSize(of: tree.nodes[$0].element) != nil }) else {
            return
        }
        let facts = LayoutFacts(
            tree: tree, island: island, environment: environment, frames: frames, isFirstPass: false,
            remembersSizes: false)
        var other = self
        guard let without = try? other.solve(island, size, facts, constraints) else { return }
        for number in solved {
            var axes = openAxes[number, default: []].union(other.openAxes[number, default: []])
            if let left = frames[number], let right = without[number] {
                if !left.isNear(right, along: .horizontal) { axes.insert(.horizontal) }
                if !left.isNear(right, along: .vertical) { axes.insert(.vertical) }
            }
            if !axes.isEmpty { openAxes[number] = axes }
        }
    }

    private mutating func solve(
        _ island: Island, _ size: LayoutSize, _ facts: LayoutFacts, _ constraints: [Constraint]
    ) throws(ConstraintSolver.Failure) -> [Int: Rect] {
        let sizes = ContentSizes(facts)
        var geometry = IslandGeometry(
            island, in: facts.tree, size: size, overhangs: sizes.overhangs,
            isRightToLeft: facts.environment.isRightToLeft)
        let reader = AnchorReader(geometry: geometry, facts: facts, contents: sizes.sizes)
        var requirements = geometry.solved.flatMap { number -> [Requirement] in
            let view = geometry.views[number]!
            return [view.width, view.height].map(Requirement.length)
        }
        requirements += constraints.compactMap(reader.requirement)
        for number in island.members {
            requirements += StackRequirements(number, reader).requirements
        }
        for number in geometry.solved {
            let view = geometry.views[number]!
            requirements += sizes.requirements(number, view, facts.tree.nodes[number].element)
        }
        let frames = try geometry.solve(requirements.filter(\.isUsable))
        conflicts = geometry.solver.conflicts
        solved = Set(geometry.solved)
        openAxes = [:]
        for number in geometry.solved {
            let open = geometry.openAxes(of: number)
            if !open.isEmpty { openAxes[number] = open }
        }
        return openAxes.isEmpty ? frames : try geometry.rest(on: storedWishes(geometry, facts.tree))
    }

    /// What is open stays as it is stored: lengths first, then places.
    private func storedWishes(_ geometry: IslandGeometry, _ tree: ViewTree) -> [Requirement] {
        openAxes.keys.sorted().flatMap { number -> [Requirement] in
            guard let view = geometry.views[number], let stored = tree.nodes[number].stored,
                let superview = tree.nodes[number].parent.flatMap({ geometry.views[$0] })
            else { return [] }
            let lengths = [view.frameWidth + -stored.width, view.frameHeight + -stored.height]
            let places = [
                view.frameLeft - superview.frameLeft + -stored.x, view.frameTop - superview.frameTop + -stored.y,
            ]
            return lengths.map { Requirement(expression: $0, relation: .equal, priority: 0.5, origin: .view(number)) }
                + places.map { Requirement(expression: $0, relation: .equal, priority: 0.25, origin: .view(number)) }
        }
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        isNear(other, along: .horizontal) && isNear(other, along: .vertical)
    }

    fileprivate func isNear(_ other: Rect, along axis: LayoutAxis) -> Bool {
        axis == .horizontal
            ? abs(x - other.x) < 0.1 && abs(width - other.width) < 0.1
            : abs(y - other.y) < 0.1 && abs(height - other.height) < 0.1
    }
}
