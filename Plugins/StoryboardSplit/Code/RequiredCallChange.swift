import TransformKit

/// The storyboard and identifier that a call has to use after scenes have moved.
struct RequiredCallChange {
    /// The storyboard that the call has to use; nil where it may stay as it is.
    private(set) var placement: ScenePlacement?
    /// The storyboard that the call uses as it is written.
    private(set) var current: ScenePlacement?
    /// The identifier that the call has to use, where that changes.
    private(set) var newIdentifier: String?
    /// The identifier for a scene that its storyboard no longer opens with.
    private(set) var identifierOfInitial: String?
    /// The reason why no rewrite would open the scene.
    private(set) var problem: String?

    init(_ call: SceneCall, _ relocation: SceneRelocation, _ storyboards: RelocatedStoryboards) {
        let reference = call.reference
        let placements = call.controllers.map { relocation.placement(of: $0) }
        current = Self.current(of: call)
        guard call.isExact, !placements.isEmpty else {
            wholeStoryboard(call, storyboards)
            return
        }
        let known = placements.compactMap { $0 }
        if known.isEmpty { return }
        if reference.kind == .initialScene, !call.knowsStoryboard { return }
        if reference.storyboard == .own, call.knowsStoryboard {
            own(call, relocation, known)
        } else if known.count == placements.count, Set(known.map(\.storyboard)).count == 1, let target = known.first {
            // Another controller's `storyboard` changes where that controller moves.
            if Self.asked(call) != [target.storyboard] || storyboards.isAskedThroughAnother(call) { placement = target }
        } else if zip(call.controllers, placements).contains(where: { $0.isMoved(to: $1) }) {
            problem = "the call opens one of several scenes, which are in different storyboards now"
            return
        }
        identify(call, known)
    }

    /// Moves a call whose scene is unknown along with its storyboard, where all of that storyboard's scenes move
    /// together.
    private mutating func wholeStoryboard(_ call: SceneCall, _ storyboards: RelocatedStoryboards) {
        guard call.knowsStoryboard, call.reference.storyboard != .own, call.storyboards.count == 1,
            let document = call.storyboards.first, let placement = storyboards.commonPlacement(of: document)
        else { return }
        if placement.storyboard != document.baseName { self.placement = placement }
    }

    /// Handles `self.storyboard`, which is the storyboard of the scenes whose code the call is.
    private mutating func own(_ call: SceneCall, _ relocation: SceneRelocation, _ known: [ScenePlacement]) {
        func storyboard(of controller: Element) -> String {
            relocation.placement(of: controller)?.storyboard ?? controller.document.baseName
        }
        let targets = Dictionary(grouping: call.controllers, by: \.document.path)
        let stays = call.openers.allSatisfy { opener in
            guard let own = targets[opener.document.path] else { return true }
            return own.allSatisfy { storyboard(of: $0) == storyboard(of: opener) }
        }
        if stays { return }
        let names = Set(call.controllers.map(storyboard))
        guard names.count == 1, let target = known.first else {
            problem = "self.storyboard is another one for each scene of the class, and so is what it opens"
            return
        }
        placement = target
    }

    private mutating func identify(_ call: SceneCall, _ known: [ScenePlacement]) {
        guard let target = known.first else { return }
        switch call.reference.kind {
        case .scene:
            let identifiers = Set(known.map(\.identifier))
            if call.reference.names.count == 1, identifiers.count == 1, let identifier = target.identifier,
                identifier != call.reference.names[0]
            {
                newIdentifier = identifier
            }
        case .initialScene:
            if known.allSatisfy(\.isInitial) { return }
            guard known.count == call.controllers.count, Set(known).count == 1 else {
                problem =
                    "the call opens with one of several storyboards, of which not all open with their scene any more"
                return
            }
            if let identifier = target.identifier {
                identifierOfInitial = identifier
            } else {
                problem = "the storyboard no longer opens with this scene, which has no identifier"
            }
        default: break
        }
    }

    /// Returns the names of the storyboards in the call, or else those of its controllers' storyboards.
    private static func asked(_ call: SceneCall) -> [String] {
        switch call.reference.storyboard {
        case .named(let names): names
        default: Set(call.controllers.map { $0.document.baseName }).sorted()
        }
    }

    private static func current(of call: SceneCall) -> ScenePlacement? {
        guard let document = call.controllers.first?.document ?? call.storyboards.first else { return nil }
        return ScenePlacement(
            storyboard: document.baseName, path: document.path, identifier: nil, isInitial: false)
    }
}

/// Finds storyboards whose scenes all move to the same storyboard.
struct RelocatedStoryboards {
    private let placements: [String: ScenePlacement]
    private let graph: ProjectGraph

    init(_ relocation: SceneRelocation, _ graph: ProjectGraph) {
        var placements: [String: ScenePlacement] = [:]
        let paths = Set(relocation.placements.keys.map(\.document))
        for document in graph.documents where paths.contains(document.path) {
            // A storyboard reference without an identifier goes where segues lead to it, and no code creates it.
            let asked = document.scenes.compactMap(\.identifiedObject).filter {
                StoryboardReference($0) == nil || $0.storyboardIdentifier != nil
            }
            let found = asked.map { relocation.placement(of: $0) }
            guard let first = found.first ?? nil, found.allSatisfy({ $0?.storyboard == first.storyboard }) else {
                continue
            }
            placements[document.path] = first
        }
        self.placements = placements
        self.graph = graph
    }

    /// Returns whether a call uses the `storyboard` of a controller that is not known.
    func isAskedThroughAnother(_ call: SceneCall) -> Bool {
        guard !call.knowsStoryboard else { return false }
        return call.sources.contains { source in
            guard source.form == .storyboard else { return false }
            let text = graph.text(at: source.place.path)?.string(source.place.range) ?? ""
            return text.hasSuffix(".storyboard") || text.hasSuffix(".storyboard?") || text.hasSuffix(".storyboard!")
        }
    }

    func commonPlacement(of document: IBDocument) -> ScenePlacement? { placements[document.path] }
}

extension Element {
    fileprivate func isMoved(to placement: ScenePlacement?) -> Bool {
        placement.map { $0.storyboard != document.baseName } ?? false
    }
}
