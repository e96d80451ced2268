import TransformKit

/// The storyboard and identifier that a call has to use after scenes have moved.
struct SceneCallDemand {
    /// The storyboard that the call has to use; nil where it may stay as it is.
    private(set) var home: SceneHome?
    /// The storyboard that the call uses as it is written.
    private(set) var current: SceneHome?
    /// The identifier that the call has to use, where that changes.
    private(set) var newIdentifier: String?
    /// The identifier for a scene that its storyboard no longer opens with.
    private(set) var identifierOfInitial: String?
    /// The reason why no rewrite would open the scene.
    private(set) var problem: String?

    init(_ call: SceneCall, _ relocation: SceneRelocation, _ storyboards: RelocatedStoryboards) {
        let reference = call.reference
        let homes = call.controllers.map { relocation.home(of: $0) }
        current = Self.current(of: call)
        guard call.isExact, !homes.isEmpty else {
            wholeStoryboard(call, storyboards)
            return
        }
        let told = homes.compactMap { $0 }
        if told.isEmpty { return }
        if reference.kind == .initialScene, !call.knowsStoryboard { return }
        if reference.storyboard == .own, call.knowsStoryboard {
            own(call, relocation, told)
        } else if told.count == homes.count, Set(told.map(\.storyboard)).count == 1, let target = told.first {
            // Another controller's `storyboard` changes where that controller moves.
            if Self.asked(call) != [target.storyboard] || storyboards.isAskedThroughAnother(call) { home = target }
        } else if zip(call.controllers, homes).contains(where: { $0.isMoved(to: $1) }) {
            problem = "the call opens one of several scenes, which are in different storyboards now"
            return
        }
        identify(call, told)
    }

    /// Moves a call whose scene is unknown along with its storyboard, where all of that storyboard's scenes move
    /// together.
    private mutating func wholeStoryboard(_ call: SceneCall, _ storyboards: RelocatedStoryboards) {
        guard call.knowsStoryboard, call.reference.storyboard != .own, call.storyboards.count == 1,
            let document = call.storyboards.first, let home = storyboards.onlyHome(of: document)
        else { return }
        if home.storyboard != document.baseName { self.home = home }
    }

    /// Handles `self.storyboard`, which is the storyboard of the scenes whose code the call is.
    private mutating func own(_ call: SceneCall, _ relocation: SceneRelocation, _ told: [SceneHome]) {
        func storyboard(of controller: Element) -> String {
            relocation.home(of: controller)?.storyboard ?? controller.document.baseName
        }
        let targets = Dictionary(grouping: call.controllers, by: \.document.path)
        let stays = call.openers.allSatisfy { opener in
            guard let own = targets[opener.document.path] else { return true }
            return own.allSatisfy { storyboard(of: $0) == storyboard(of: opener) }
        }
        if stays { return }
        let names = Set(call.controllers.map(storyboard))
        guard names.count == 1, let target = told.first else {
            problem = "self.storyboard is another one for each scene of the class, and so is what it opens"
            return
        }
        home = target
    }

    private mutating func identify(_ call: SceneCall, _ told: [SceneHome]) {
        guard let target = told.first else { return }
        switch call.reference.kind {
        case .scene:
            let identifiers = Set(told.map(\.identifier))
            if call.reference.names.count == 1, identifiers.count == 1, let identifier = target.identifier,
                identifier != call.reference.names[0]
            {
                newIdentifier = identifier
            }
        case .initialScene:
            if told.allSatisfy(\.isInitial) { return }
            guard told.count == call.controllers.count, Set(told).count == 1 else {
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

    private static func current(of call: SceneCall) -> SceneHome? {
        guard let document = call.controllers.first?.document ?? call.storyboards.first else { return nil }
        return SceneHome(
            storyboard: document.baseName, path: document.path, identifier: nil, isInitial: false)
    }
}

/// Finds storyboards whose scenes all move to the same storyboard.
struct RelocatedStoryboards {
    private let homes: [String: SceneHome]
    private let graph: ProjectGraph

    init(_ relocation: SceneRelocation, _ graph: ProjectGraph) {
        var homes: [String: SceneHome] = [:]
        let paths = Set(relocation.homes.keys.map(\.document))
        for document in graph.documents where paths.contains(document.path) {
            // A storyboard reference without an identifier goes where segues lead to it, and no code creates it.
            let asked = document.scenes.compactMap(\.askable).filter {
                StoryboardReference($0) == nil || $0.storyboardIdentifier != nil
            }
            let found = asked.map { relocation.home(of: $0) }
            guard let first = found.first ?? nil, found.allSatisfy({ $0?.storyboard == first.storyboard }) else {
                continue
            }
            homes[document.path] = first
        }
        self.homes = homes
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

    func onlyHome(of document: IBDocument) -> SceneHome? { homes[document.path] }
}

extension Element {
    fileprivate func isMoved(to home: SceneHome?) -> Bool {
        home.map { $0.storyboard != document.baseName } ?? false
    }
}
