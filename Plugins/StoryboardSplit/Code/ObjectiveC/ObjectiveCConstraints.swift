import ObjectiveCCode
import TransformKit

/// Derives from Objective-C which scenes of a storyboard cannot move, or only together.
struct ObjectiveCConstraints {
    let code: ObjectiveCSceneCode
    let document: IBDocument

    func all() -> [SceneConstraint] {
        let groups = CallTargetGroups(code.targets)
        var found: [SceneConstraint] = []
        for group in groups.byCreation where group.contains(where: { $0.documents.contains(document) }) {
            found += named(group)
        }
        for group in groups.own where group.contains(where: { $0.documents.contains(document) }) {
            found += own(group)
        }
        for target in groups.unknown where target.documents.contains(document) { found += unknown(target) }
        for group in groups.bySite { found += site(group) }
        found += opaque()
        var seen: Set<SceneConstraint> = []
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: Storyboards made by name

    private func named(_ targets: [ObjectiveCCallTarget]) -> [SceneConstraint] {
        let here = targets.filter { $0.documents.contains(document) }
        var found: [SceneConstraint] = []
        var sharing: [ObjectiveCCallTarget] = []
        for target in here where target.nameSource != nil {
            let controllers = target.controllers(in: document)
            if !target.isExact {
                found += stay(mayBeMeant(by: target), identifierObstacle(target))
            }
            if Set(target.controllers.map(\.document.pathOfAllCopies)).count > 1 {
                let reason = "the code names a storyboard of which there are several in its targets"
                found += stay(controllers, target.obstacle(.storyboardAmbiguousInCode, reason))
            } else if !canReplaceReceiver(target, among: targets) {
                sharing.append(target)
            } else if controllers.count > 1 {
                found += together(controllers, identifierObstacle(target))
            }
        }
        for sharers in sharing.grouped(by: { $0.nameSource?.key }) {
            guard let first = sharers.first, let source = first.nameSource else { continue }
            let controllers = sharers.flatMap { $0.controllers(in: document) }
            // All users share the name, also those whose own receiver could be replaced.
            let users = here.filter { $0.nameSource?.key == source.key }
            if canRename(source) {
                found += together(users.flatMap { $0.controllers(in: document) }, sharedObstacle(first))
            } else {
                found += stay(controllers, sharedObstacle(first))
            }
        }
        return found
    }

    private func canReplaceReceiver(_ target: ObjectiveCCallTarget, among targets: [ObjectiveCCallTarget]) -> Bool {
        ObjectiveCRewriter.canReplaceReceiver(target, among: targets, code)
    }

    private func canRename(_ route: StoryboardNameSource) -> Bool { ObjectiveCRewriter.canRename(route, code) }

    // MARK: A controller's own storyboard

    private func own(_ targets: [ObjectiveCCallTarget]) -> [SceneConstraint] {
        var found: [SceneConstraint] = []
        let controllers = targets.flatMap(\.controllers)
        let isOne = Set(controllers.map(\.document.pathOfAllCopies)).count <= 1
        for target in targets where target.documents.contains(document) {
            let openers = target.openers.filter { $0.document == document }
            let here = target.controllers(in: document)
            guard target.isExact else {
                let meant = mayBeMeant(by: target)
                if !meant.isEmpty { found += together(openers + meant, identifierObstacle(target)) }
                continue
            }
            let isOneScene = targets.count == 1 && here.count <= 1 && target.call.origins.count == 1
            if isOne, isOneScene, code.storyboardText("", for: target) != nil { continue }
            let reason = "`\(words(target))` is another storyboard for each scene of the class"
            found += together(openers + here, target.obstacle(.ownStoryboardInCode, reason))
        }
        return found
    }

    // MARK: One call for several callers

    /// Keeps together the scenes that one call opens for several callers, since it is written once; all of them stay
    /// where one caller's identifier is unknown.
    private func site(_ targets: [ObjectiveCCallTarget]) -> [SceneConstraint] {
        guard targets.count > 1, let first = targets.first, targets.contains(where: { $0.documents.contains(document) })
        else {
            return []
        }
        let controllers = targets.flatMap { $0.controllers(in: document) }
        if let open = targets.first(where: { !$0.isExact }) { return stay(controllers, identifierObstacle(open)) }
        let reason = "the call opens each of these scenes, for another caller each"
        return together(controllers, first.obstacle(.callForSeveral, reason))
    }

    // MARK: What cannot be followed

    private func unknown(_ target: ObjectiveCCallTarget) -> [SceneConstraint] {
        if target.call.isInitial {
            guard let initial = document.initialViewController, code.leaks(document) else { return [] }
            return stay([initial], unknownObstacle(target))
        }
        guard target.isExact else { return stay(mayBeMeant(by: target), identifierObstacle(target)) }
        if code.canReplaceUnknownReceiver(target), code.storyboardText("", for: target) != nil { return [] }
        return stay(target.controllers(in: document), unknownObstacle(target))
    }

    /// Returns the scenes that a call with an unknown identifier may open: those whose identifiers code spells
    /// elsewhere, and every one where the identifier is computed.
    private func mayBeMeant(by target: ObjectiveCCallTarget) -> [Element] {
        let identifiers = document.scenes.compactMap(\.identifiedObject?.storyboardIdentifier)
        let heldOutside = code.outside.among(Set(identifiers))
        let isComputed =
            target.identifiers.isEmpty || target.identifiers.contains { $0.kind == .other && $0.texts.isEmpty }
        return document.scenes.compactMap(\.identifiedObject).filter { controller in
            guard let identifier = controller.storyboardIdentifier else { return false }
            return isComputed || target.controllers.contains(controller) || !code.mentions(of: identifier).isEmpty
                || heldOutside.contains(identifier)
        }
    }

    private func opaque() -> [SceneConstraint] {
        guard let place = code.scenes.opaqueMacros.first else { return [] }
        let obstacle = Obstacle(
            code: .macroOpensScenes, reason: "a macro with parameters opens scenes, which is not followed",
            place: place)
        let isNamed = !code.mentions(of: document.baseName).isEmpty
        let meant = document.scenes.compactMap(\.controller).filter { controller in
            controller.storyboardIdentifier.map { !code.mentions(of: $0).isEmpty } == true
                || isNamed && controller == document.initialViewController
        }
        return stay(meant, obstacle)
    }

    // MARK: Constraints

    private func stay(_ controllers: [Element], _ obstacle: Obstacle) -> [SceneConstraint] {
        scenes(of: controllers).map { .stays($0, obstacle) }
    }

    private func together(_ controllers: [Element], _ obstacle: Obstacle) -> [SceneConstraint] {
        // A storyboard reference that code creates by identifier stays, and so do the scenes that have to be beside it.
        if controllers.contains(where: { StoryboardReference($0) != nil }) { return stay(controllers, obstacle) }
        let scenes = scenes(of: controllers)
        return scenes.count > 1 ? [.together(scenes, obstacle)] : []
    }

    private func scenes(of controllers: [Element]) -> [Scene] {
        let controllers = Set(controllers)
        return document.scenes.filter { $0.controller.map(controllers.contains) == true }
    }

    /// Returns the receiver on one line and cut short: an expression can contain thousands of others.
    private func words(_ target: ObjectiveCCallTarget) -> String { words(target, target.call.site.receiver) }

    private func words(_ target: ObjectiveCCallTarget, _ range: Range<Int>) -> String {
        let text = target.call.source.string(range.prefix(200))
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return range.count > 200 ? line + "…" : line
    }

    private func identifierObstacle(_ target: ObjectiveCCallTarget) -> Obstacle {
        let text = target.call.site.identifier.map { words(target, $0) } ?? ""
        return target.obstacle(.identifierUnknownInCode, "which scene `\(text)` names is not certain")
    }

    private func sharedObstacle(_ target: ObjectiveCCallTarget) -> Obstacle {
        target.obstacle(
            .storyboardSharedInCode,
            "`\(words(target))` may be several storyboards, or is used for something else as well")
    }

    private func unknownObstacle(_ target: ObjectiveCCallTarget) -> Obstacle {
        target.obstacle(.storyboardUnknownInCode, "which storyboard `\(words(target))` is cannot be told")
    }
}
