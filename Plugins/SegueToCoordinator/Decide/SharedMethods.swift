import Navigation
import TransformKit

/// Decides which methods of a coordinator take any view controller: two of one declaration have to be one method.
struct SharedMethods {
    let existing: ExistingCoordinators

    /// The routes whose methods take the view controller of their class, though they could take any.
    ///
    /// - Parameters:
    ///   - found: the routes of one coordinator.
    ///   - coordinator: the coordinator of the project that gets them; nil for a new one.
    func apart(_ found: [CoordinatorRoutes.Found], of coordinator: SwiftClass?) -> Set<Route> {
        let there = coordinator.map { existing.shape(of: $0).functions } ?? [:]
        let general = found.filter(\.route.method.takesAnyController)
        var apart: Set<Route> = []
        for alike in Dictionary(grouping: general, by: { CoordinatorMethod.signature(of: $0.route) }) {
            let isThere = there[alike.key.joined().filter { !$0.isWhitespace }] != nil
            let bodies = Set(alike.value.map(Body.init))
            let areOne = alike.value.count == 1 || bodies.count == 1 && bodies.allSatisfy(\.isKnown)
            if isThere || !areOne { apart.formUnion(alike.value.map(\.route)) }
        }
        return apart
    }

    /// What decides the statements of a method that configures nothing.
    private struct Body: Hashable {
        let lookups: [SceneLookup]
        let kinds: [TransitionKind]
        let areAnimated: [Bool]
        let classes: [[String?]]
        /// Whether no code prepares the destination, which would be compared in vain before it is moved.
        let isKnown: Bool

        init(_ found: CoordinatorRoutes.Found) {
            lookups = found.ways.map(\.lookup)
            let first = found.ways.map { $0.transitions[0] }
            kinds = first.map(\.kind)
            areAnimated = first.map(\.isAnimated)
            classes = first.map(\.destination.classNames)
            isKnown = found.isUnprepared && found.popover.lines.isEmpty && !kinds.contains(where: \.isCustom)
        }
    }
}

extension TransitionKind {
    fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}
