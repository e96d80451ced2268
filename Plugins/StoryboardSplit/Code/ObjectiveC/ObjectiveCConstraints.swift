import ObjectiveCCode
import TransformKit

/// Derives from Objective-C which scenes of a storyboard cannot move, or only together.
struct ObjectiveCConstraints {
    let code: ObjectiveCSceneCode
    let document: IBDocument

    func all() -> [SceneConstraint] {
        let groups = ObjectiveCAskGroups(code.asks)
        var found: [SceneConstraint] = []
        for group in groups.byMaking where group.contains(where: { $0.documents.contains(document) }) {
            found += named(group)
        }
        for group in groups.own where group.contains(where: { $0.documents.contains(document) }) {
            found += own(group)
        }
        for ask in groups.unknown where ask.documents.contains(document) { found += unknown(ask) }
        for group in groups.bySite { found += site(group) }
        found += opaque()
        var seen: Set<SceneConstraint> = []
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: Storyboards made by name

    private func named(_ asks: [ObjectiveCAsk]) -> [SceneConstraint] {
        let here = asks.filter { $0.documents.contains(document) }
        var found: [SceneConstraint] = []
        var sharing: [ObjectiveCRoute.Key: [ObjectiveCAsk]] = [:]
        var order: [ObjectiveCRoute.Key] = []
        for ask in here {
            guard case .named(let route) = ask.way else { continue }
            let controllers = ask.controllers(in: document)
            if !ask.isExact {
                found += stay(mayBeMeant(by: ask), identifierObstacle(ask))
            }
            if Set(ask.controllers.map(\.document.pathOfAllCopies)).count > 1 {
                found += stay(controllers, ambiguityObstacle(ask))
            } else if !canReplaceReceiver(ask, among: asks) {
                if sharing[route.key] == nil { order.append(route.key) }
                sharing[route.key, default: []].append(ask)
            } else if controllers.count > 1 {
                found += together(controllers, identifierObstacle(ask))
            }
        }
        for key in order {
            guard let sharers = sharing[key], let first = sharers.first, case .named(let route) = first.way else {
                continue
            }
            let controllers = sharers.flatMap { $0.controllers(in: document) }
            // All users share the name, also those whose own receiver could be replaced.
            let users = here.filter { if case .named(let other) = $0.way { other.key == key } else { false } }
            if canRename(route) {
                found += together(users.flatMap { $0.controllers(in: document) }, sharedObstacle(first))
            } else {
                found += stay(controllers, sharedObstacle(first))
            }
        }
        return found
    }

    private func canReplaceReceiver(_ ask: ObjectiveCAsk, among asks: [ObjectiveCAsk]) -> Bool {
        ObjectiveCRewriter.canReplaceReceiver(ask, among: asks, code)
    }

    private func canRename(_ route: ObjectiveCRoute) -> Bool { ObjectiveCRewriter.canRename(route, code) }

    // MARK: A controller's own storyboard

    private func own(_ asks: [ObjectiveCAsk]) -> [SceneConstraint] {
        var found: [SceneConstraint] = []
        let controllers = asks.flatMap(\.controllers)
        let isOne = Set(controllers.map(\.document.pathOfAllCopies)).count <= 1
        for ask in asks where ask.documents.contains(document) {
            let openers = ask.openers.filter { $0.document == document }
            let here = ask.controllers(in: document)
            guard ask.isExact else {
                let meant = mayBeMeant(by: ask)
                if !meant.isEmpty { found += together(openers + meant, identifierObstacle(ask)) }
                continue
            }
            let isOneScene = asks.count == 1 && here.count <= 1 && ask.call.origins.count == 1
            if isOne, isOneScene, code.storyboardText("", for: ask) != nil { continue }
            found += together(openers + here, ownObstacle(ask))
        }
        return found
    }

    // MARK: One call for several callers

    /// Keeps together the scenes that one call opens for several callers, since it is written once; all of them stay
    /// where one caller's identifier is unknown.
    private func site(_ asks: [ObjectiveCAsk]) -> [SceneConstraint] {
        guard asks.count > 1, let first = asks.first, asks.contains(where: { $0.documents.contains(document) }) else {
            return []
        }
        let controllers = asks.flatMap { $0.controllers(in: document) }
        if let open = asks.first(where: { !$0.isExact }) { return stay(controllers, identifierObstacle(open)) }
        return together(controllers, siteObstacle(first))
    }

    // MARK: What cannot be followed

    private func unknown(_ ask: ObjectiveCAsk) -> [SceneConstraint] {
        if ask.call.isInitial {
            guard let initial = document.initialViewController, code.leaks(document) else { return [] }
            return stay([initial], unknownObstacle(ask))
        }
        guard ask.isExact else { return stay(mayBeMeant(by: ask), identifierObstacle(ask)) }
        if code.canReplaceUnknownReceiver(ask), code.storyboardText("", for: ask) != nil { return [] }
        return stay(ask.controllers(in: document), unknownObstacle(ask))
    }

    /// Returns the scenes that a call with an unknown identifier may open: those whose identifiers code spells
    /// elsewhere, and every one where the identifier is computed.
    private func mayBeMeant(by ask: ObjectiveCAsk) -> [Element] {
        let identifiers = document.scenes.compactMap(\.askable?.storyboardIdentifier)
        let heldOutside = code.outside.among(Set(identifiers))
        let isComputed = ask.identifiers.isEmpty || ask.identifiers.contains { $0.kind == .other && $0.texts.isEmpty }
        return document.scenes.compactMap(\.askable).filter { controller in
            guard let identifier = controller.storyboardIdentifier else { return false }
            return isComputed || ask.controllers.contains(controller) || !code.mentions(of: identifier).isEmpty
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
    private func words(_ ask: ObjectiveCAsk) -> String { words(ask, ask.call.site.receiver) }

    private func words(_ ask: ObjectiveCAsk, _ range: Range<Int>) -> String {
        let text = ask.call.source.string(range.prefix(200))
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return range.count > 200 ? line + "…" : line
    }

    private func identifierObstacle(_ ask: ObjectiveCAsk) -> Obstacle {
        let text = ask.call.site.identifier.map { words(ask, $0) } ?? ""
        return Obstacle(
            code: .identifierUnknownInCode, reason: "which scene `\(text)` names is not certain",
            place: ask.call.place)
    }

    private func siteObstacle(_ ask: ObjectiveCAsk) -> Obstacle {
        Obstacle(
            code: .callForSeveral, reason: "the call opens each of these scenes, for another caller each",
            place: ask.call.place)
    }

    private func ambiguityObstacle(_ ask: ObjectiveCAsk) -> Obstacle {
        Obstacle(
            code: .storyboardAmbiguousInCode,
            reason: "the code names a storyboard of which there are several in its targets", place: ask.call.place)
    }

    private func sharedObstacle(_ ask: ObjectiveCAsk) -> Obstacle {
        Obstacle(
            code: .storyboardSharedInCode,
            reason: "`\(words(ask))` may be several storyboards, or is used for something else as well",
            place: ask.call.place)
    }

    private func ownObstacle(_ ask: ObjectiveCAsk) -> Obstacle {
        Obstacle(
            code: .ownStoryboardInCode,
            reason: "`\(words(ask))` is another storyboard for each scene of the class", place: ask.call.place)
    }

    private func unknownObstacle(_ ask: ObjectiveCAsk) -> Obstacle {
        Obstacle(
            code: .storyboardUnknownInCode, reason: "which storyboard `\(words(ask))` is cannot be told",
            place: ask.call.place)
    }
}

/// Groups scene calls that are rewritten together: those of one created storyboard, those of one place.
struct ObjectiveCAskGroups {
    let byMaking: [[ObjectiveCAsk]]
    let own: [[ObjectiveCAsk]]
    let unknown: [ObjectiveCAsk]
    /// The calls of one place that are rewritten there. A storyboard's name that a caller passes is rewritten at the
    /// caller.
    let bySite: [[ObjectiveCAsk]]

    /// The place of a call.
    private struct CallKey: Hashable {
        let path: String
        let offset: Int
    }

    init(_ asks: [ObjectiveCAsk]) {
        var makings: [ObjectiveCMakingID] = []
        var byMaking: [ObjectiveCMakingID: [ObjectiveCAsk]] = [:]
        var calls: [CallKey] = []
        var byCall: [CallKey: [ObjectiveCAsk]] = [:]
        var unknown: [ObjectiveCAsk] = []
        var sites: [CallKey] = []
        var bySite: [CallKey: [ObjectiveCAsk]] = [:]
        for ask in asks {
            if !ask.isNamedByCaller {
                let key = CallKey(path: ask.call.path, offset: ask.call.site.message.lowerBound)
                if bySite[key] == nil { sites.append(key) }
                bySite[key, default: []].append(ask)
            }
            switch ask.way {
            case .named(let route):
                if byMaking[route.making.id] == nil { makings.append(route.making.id) }
                byMaking[route.making.id, default: []].append(ask)
            case .own:
                let key = CallKey(path: ask.call.path, offset: ask.call.site.message.lowerBound)
                if byCall[key] == nil { calls.append(key) }
                byCall[key, default: []].append(ask)
            case .unknown: unknown.append(ask)
            }
        }
        self.byMaking = makings.compactMap { byMaking[$0] }
        own = calls.compactMap { byCall[$0] }
        self.unknown = unknown
        self.bySite = sites.compactMap { bySite[$0] }
    }
}
