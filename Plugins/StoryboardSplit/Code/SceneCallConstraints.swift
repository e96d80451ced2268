import TransformKit

/// Derives from Swift which scenes of one storyboard cannot move, or only together.
struct SceneCallConstraints {
    private let code: SceneCode
    private let document: IBDocument
    /// The scenes by their controllers' ids.
    private let scenes: [String: Scene]
    /// The controllers and storyboard references that code can create by their own identifiers.
    private let identifiedObject: [Element]

    init(_ code: SceneCode, _ document: IBDocument) {
        self.code = code
        self.document = document
        var scenes: [String: Scene] = [:]
        for scene in document.scenes {
            if let id = scene.controller?.id { scenes[id] = scene }
        }
        self.scenes = scenes
        identifiedObject = document.scenes.compactMap(\.identifiedObject)
    }

    func all() -> [SceneConstraint] {
        let asking = code.calls.filter { call in call.storyboards.contains { $0.path == document.path } }
        var found = asking.filter(\.isExact).flatMap(constraints)
        found += sharedNames(asking)
        let open = asking.filter { !$0.isExact }
        if !open.isEmpty { found += constraints(ofOpen: open) }
        var seen: Set<SceneConstraint> = []
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: Calls whose identifiers are known

    private func constraints(_ call: SceneCall) -> [SceneConstraint] {
        let here = controllers(of: call)
        guard !here.isEmpty, call.reference.kind == .scene else { return [] }
        let others = call.controllers.filter { $0.document.path != document.path }
        if !others.isEmpty { return constraints(call, here, others) }
        if !canChange(call) {
            return hold(
                here, call, .callNotRewritable,
                "\(call.reference.text) is asked for by a call that cannot be made to ask another storyboard")
        }
        if here.count > 1 {
            return together(
                here, call, .callForSeveral, "\(call.reference.text) may mean each of these scenes")
        }
        return []
    }

    /// Handles a call that may open scenes of several storyboards.
    private func constraints(
        _ call: SceneCall, _ here: [Element], _ others: [Element]
    ) -> [SceneConstraint] {
        if call.reference.storyboard == .own, call.knowsStoryboard {
            return hold(
                here, call, .ownStoryboardVaries,
                "self.storyboard is another one for other scenes of \(call.reference.enclosingType ?? "the class")")
        }
        let names = Set(others.map { $0.document.baseName }).sorted().joined(separator: ", ")
        if call.knowsStoryboard {
            return stay(
                here, call, .severalStoryboards,
                "the call asks another storyboard in another target or on another device (\(names))")
        }
        return stay(
            here, call, .unknownStoryboard,
            "which storyboard is asked is not known, and \(names) has a scene \(call.reference.text) as well")
    }

    /// Keeps together the scenes of calls that can only change by one shared name, since that names one storyboard.
    private func sharedNames(_ asking: [SceneCall]) -> [SceneConstraint] {
        var order: [CodeRange] = []
        var users: [CodeRange: [SceneCall]] = [:]
        for call in asking {
            guard let only = onlyName(of: call) else { continue }
            if users[only.place] == nil { order.append(only.place) }
            users[only.place, default: []].append(call)
        }
        return order.flatMap { place -> [SceneConstraint] in
            let calls = users[place] ?? []
            guard let first = calls.first else { return [] }
            let moving = calls.flatMap(controllers)
            let unique = unique(moving)
            let hasOtherUses = calls.contains { onlyName(of: $0)?.hasOtherUses == true }
            if hasOtherUses || calls.contains(where: { !$0.isExact || $0.reference.kind == .initialScene }) {
                return stay(
                    unique, first, .sharedName,
                    "the storyboard's name that decides here is used for other things as well")
            }
            guard unique.count > 1 else { return [] }
            return together(
                unique, first, .sharedName, "one name decides which storyboard all of these are asked of")
        }
    }

    private func onlyName(of call: SceneCall) -> StoryboardSource? {
        let usable = usableSources(of: call)
        guard let first = usable.first, usable.allSatisfy({ $0.form == .literal }) else { return nil }
        // A literal in the call itself belongs to that call.
        return first
    }

    private func canChange(_ call: SceneCall) -> Bool { !usableSources(of: call).isEmpty }

    private func usableSources(of call: SceneCall) -> [StoryboardSource] {
        let writer = code.swift
        return call.sources.filter { writer.canChange($0, of: call) }
    }

    // MARK: Calls whose identifiers are not known

    private func constraints(ofOpen calls: [SceneCall]) -> [SceneConstraint] {
        let identified = identifiedObject.filter { $0.storyboardIdentifier != nil }
        let spelled = UnexplainedNames(code).among(Set(identified.compactMap(\.storyboardIdentifier)))
        return calls.flatMap { call -> [SceneConstraint] in
            let told = Set(controllers(of: call).compactMap(\.id))
            let possible = identified.filter { controller in
                if let id = controller.id, told.contains(id) { return true }
                guard let identifier = controller.storyboardIdentifier, mayExpect(call, controller) else {
                    return false
                }
                return spelled.contains(identifier) || controller.customClass == identifier
                    || call.patterns.contains { $0.matches(identifier) }
            }
            let what =
                call.reference.storyboard == .unknown || !call.knowsStoryboard
                ? "neither storyboard nor identifier of this call are known, and it may mean this scene"
                : "the identifier of this call is not known, and it may mean this scene"
            return hold(possible, call, .unknownIdentifier, what)
        }
    }

    /// Returns whether the controller's class can be the one that the code casts the result to.
    private func mayExpect(_ call: SceneCall, _ controller: Element) -> Bool {
        guard let expected = call.reference.expectedClass,
            case .swift(let types) = code.graph.classes.resolve(expected, from: call.reference.path),
            types.contains(where: { $0.declaration.kind == .class })
        else { return true }
        guard case .swift(let own)? = code.graph.classes.resolve(controller) else { return false }
        let chain = own.flatMap { code.graph.classes.chain(of: $0) }
        return types.contains { type in chain.contains { $0.declaration == type.declaration } }
    }

    // MARK: Constraints

    /// Keeps the scenes of a call where the call, which stays as it is, finds them: for `self.storyboard` beside the
    /// scenes whose code the call is, for any other storyboard in the old one.
    private func hold(
        _ controllers: [Element], _ call: SceneCall, _ code: RefusalCode, _ reason: String
    ) -> [SceneConstraint] {
        guard call.reference.storyboard == .own, call.knowsStoryboard else {
            return stay(controllers, call, code, reason)
        }
        if controllers.isEmpty { return [] }
        let openers = call.openers.filter { $0.document.path == document.path }
        // The scene that the storyboard opens with stays, so all of them do, each with the reason.
        if let initial = document.initialViewController?.id, openers.contains(where: { $0.id == initial }) {
            return stay(unique(controllers + openers.filter { $0.id != initial }), call, code, reason)
        }
        return together(unique(openers + controllers), call, code, reason)
    }

    private func together(
        _ controllers: [Element], _ call: SceneCall, _ code: RefusalCode, _ reason: String
    ) -> [SceneConstraint] {
        // A storyboard reference that code creates by identifier stays, and so do the scenes that have to be beside it.
        if controllers.contains(where: { StoryboardReference($0) != nil }) {
            return stay(controllers, call, code, reason)
        }
        let scenes = controllers.compactMap(scene)
        return scenes.count > 1 ? [.together(scenes, obstacle(call, code, reason))] : []
    }

    private func unique(_ controllers: [Element]) -> [Element] {
        var seen: Set<String?> = []
        return controllers.filter { seen.insert($0.id).inserted }
    }

    // MARK: Words

    private func scene(_ controller: Element) -> Scene? { controller.id.flatMap { scenes[$0] } }

    private func controllers(of call: SceneCall) -> [Element] {
        var seen: Set<Element> = []
        return call.controllers.filter { $0.document.path == document.path && seen.insert($0).inserted }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func stay(
        _ controllers: [Element], _ call: SceneCall, _ code: RefusalCode, _ reason: String
    ) -> [SceneConstraint] {
        controllers.compactMap(scene).map { .stays($0, obstacle(call, code, reason)) }
    }

    private func obstacle(_ call: SceneCall, _ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: call.reference.place)
    }
}
