import Navigation
import TransformKit

/// The coordinators that a coordinator hands to the screen which it opens: itself, or one of another flow.
struct Handover: Hashable, Sendable {
    /// A property of the screen with the coordinator that it gets.
    struct Assignment: Hashable, Sendable {
        /// `navigation`
        let property: String
        /// `self`, or the property that has the coordinator of the other flow: `settingsCoordinator`.
        let coordinator: String
        /// The class of that other coordinator; nil for the one that opens the screen.
        var childName: String?
    }

    /// The class that has the property, or the first of several: the screen's own or a superclass.
    let className: String
    /// Whether the screen is the root of the navigation controller that the segue leads to.
    let isForContent: Bool
    let assignments: [Assignment]
    /// The class and those of its superclasses that have all of the properties.
    private let sufficient: Set<String>
    /// The class, its superclasses, and what UIKit declares of them.
    private let all: Set<String>

    func statements(for screen: String) -> [String] {
        assignments.map { "\(screen).\($0.property) = \($0.coordinator)" }
    }

    /// The type to which the screen is cast, where other code needs another type already; nil where the compiler would
    /// not see the screen through both.
    ///
    /// - Parameter isClass: whether that type is certain to be a class.
    func type(besides needed: String, isClass: Bool) -> String? {
        if sufficient.contains(needed) { return needed }
        return all.contains(needed) || !isClass ? className : nil
    }
}

extension Handover {
    /// - Parameters:
    ///   - properties: the class and its superclasses that have a property for a coordinator, with what it gets.
    init?(
        to type: SwiftClass, isForContent: Bool, in graph: ProjectGraph,
        _ properties: (SwiftClass) -> Assignment?
    ) {
        let chain = graph.classes.chain(of: type)
        let having = chain.compactMap { link in properties(link).map { (link, $0) } }
        guard let first = having.first?.0, let depth = chain.firstIndex(of: first) else { return nil }
        // A subclass may be private; a class that calls a coordinator is not.
        className = first.name
        self.isForContent = isForContent
        assignments = having.map(\.1)
        sufficient = Set(chain[...depth].map(\.name))
        let outer = graph.classes.outerSuperclassName(of: type) ?? "UIViewController"
        // What a scene has is a view controller, also where its class descends from Objective-C of the project.
        all = Set(chain.map(\.name)).union([outer, "UIViewController"]).union(ControllerClasses.chain(of: outer) ?? [])
    }
}

/// Decides which coordinators the screens get that a coordinator opens.
struct Handovers {
    let graph: ProjectGraph
    let existing: ExistingCoordinators
    private let drafts: [CoordinatorDraft]
    /// The coordinators, by their number, that the screens of each one's methods call.
    private let next: [[Int]]

    /// - Parameter drafts: the coordinators that one change writes.
    init(_ drafts: [CoordinatorDraft], _ existing: ExistingCoordinators, _ graph: ProjectGraph) {
        self.graph = graph
        self.existing = existing
        self.drafts = drafts
        var serving: [SwiftClass: Int] = [:]
        for (number, draft) in drafts.enumerated() {
            for part in draft.parts { serving[part.owner] = number }
        }
        next = drafts.map { draft in
            let destinations = draft.parts.flatMap(\.found).flatMap(\.route.transitions).map(\.destination)
            let types = destinations.flatMap { [$0.swiftClass, $0.contentClass].compactMap(\.self) }
            let called = types.flatMap(graph.classes.chain).compactMap { serving[$0] }
            return Set(called).sorted()
        }
    }

    /// What the destination of a route gets; nil where it calls no coordinator, or has to make its own.
    func handover(for transitions: [Transition], of part: CoordinatorDraft.Part, in draft: CoordinatorDraft)
        -> Handover?
    {
        let destinations = transitions.map(\.destination)
        let give = { (type: SwiftClass) in assignment(for: type, of: part, in: draft) }
        // Where documents name several classes, none of them is certain.
        if let type = destinations[0].swiftClass,
            destinations.allSatisfy({ $0.controllers.allSatisfy { $0.customClass == type.name } }),
            let found = Handover(to: type, isForContent: false, in: graph, give)
        {
            return found
        }
        guard let type = destinations[0].contentClass,
            destinations.allSatisfy({ $0.controllers.count == 1 && $0.contents.map(\.customClass) == [type.name] })
        else { return nil }
        return Handover(to: type, isForContent: true, in: graph, give)
    }

    private func assignment(for type: SwiftClass, of part: CoordinatorDraft.Part, in draft: CoordinatorDraft)
        -> Handover.Assignment?
    {
        for (number, other) in drafts.enumerated() {
            guard let called = other.parts.first(where: { $0.owner == type }) else { continue }
            guard called.navigation.systems == nil || called.navigation.systems == part.navigation.systems else {
                return nil
            }
            if called.existing?.isSettable == false { return nil }
            if other.firstOwner == draft.firstOwner { return .init(property: called.property, coordinator: "self") }
            guard isChild(number, of: draft) else { return nil }
            return .init(property: called.property, coordinator: other.name.startingLowercase, childName: other.name)
        }
        guard let grown = draft.existing, let known = existing.navigation(of: type), known.coordinator == grown,
            known.isSettable
        else { return nil }
        return .init(property: known.property, coordinator: "self")
    }

    /// Whether a coordinator can have another one as a child: the same targets build both, no actor stands between
    /// them, and the other does not lead back.
    private func isChild(_ number: Int, of draft: CoordinatorDraft) -> Bool {
        let child = drafts[number]
        let targets = { (draft: CoordinatorDraft) in
            Set(graph.targets.targets(of: draft.flow.owners[0].declaration.path))
        }
        guard draft.isOnMainActor || !child.isOnMainActor, targets(draft) == targets(child) else { return false }
        var reached: Set<Int> = []
        var open = [number]
        while let coordinator = open.popLast() {
            guard reached.insert(coordinator).inserted else { continue }
            open += next[coordinator]
        }
        return !reached.contains { drafts[$0].firstOwner == draft.firstOwner }
    }
}

extension String {
    /// `mainCoordinator` of `MainCoordinator`.
    var startingLowercase: String { prefix(1).lowercased() + dropFirst() }
}
