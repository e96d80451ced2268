import ObjectiveCCode
import TransformKit

/// Rewrites calls in Objective-C so that each opens the same scene as before.
struct ObjectiveCRewriter {
    private let code: ObjectiveCSceneCode
    private let relocation: SceneRelocation
    private let affected: Set<String>
    private var pieces = ObjectiveCPieces()
    private var unsolved: [SceneCodeOutcome.Unsolved] = []
    /// The wanted names of storyboards, one for each name in code.
    private var slots: [Slot] = []

    /// A name in code with the storyboard that it has to name.
    private struct Slot {
        let name: ObjectiveCName
        let wanted: String
        let source: SourceText
    }

    init(code: ObjectiveCSceneCode, relocation: SceneRelocation) {
        self.code = code
        self.relocation = relocation
        affected = Set(relocation.placements.keys.map(\.document))
    }

    mutating func rewrite() -> SceneCodeOutcome {
        let groups = CallTargetGroups(code.targets)
        for group in groups.byCreation { rewrite(creation: group) }
        rewriteSlots()
        for group in groups.own { rewrite(own: group) }
        for target in groups.unknown { rewrite(unknown: target) }
        rewriteIdentifiers()
        var outcome = pieces.outcome(code.graph)
        outcome.unsolved = unsolved
        return outcome
    }

    // MARK: What can be written

    /// Returns whether a call can get a storyboard that is created for it alone.
    static func canReplaceReceiver(
        _ target: ObjectiveCCallTarget, among targets: [ObjectiveCCallTarget], _ code: ObjectiveCSceneCode
    ) -> Bool {
        guard let route = target.nameSource, target.call.origins.count == 1, route.wrapperCall == nil,
            route.name.text != nil
        else { return false }
        let isOne = targets.allSatisfy { $0.nameSource?.key == route.key }
        return isOne && (route.creation.making.isAskedInPlace || code.storyboardText("", for: target) != nil)
    }

    /// Returns whether the expression of the storyboard's name can be replaced by another name.
    static func canRename(_ route: StoryboardNameSource, _ code: ObjectiveCSceneCode) -> Bool {
        !code.hasOtherUses(route.creation) && route.name.text != nil && !route.name.isShared
    }

    // MARK: Where scenes are

    private func storyboard(of controller: Element) -> String {
        relocation.placement(of: controller)?.storyboard ?? controller.document.baseName
    }

    private func wanted(_ targets: [ObjectiveCCallTarget]) -> Set<String> {
        Set(targets.flatMap(\.controllers).map(storyboard))
    }

    private func touches(_ targets: [ObjectiveCCallTarget]) -> Bool {
        targets.contains { $0.controllers.contains { affected.contains($0.document.path) } }
    }

    private mutating func refuse(_ target: ObjectiveCCallTarget) {
        let obstacle = target.obstacle(
            .callNotRewritable, "this call cannot be written so that it opens the same scene")
        let given = SceneCodeOutcome.Unsolved(obstacle: obstacle, controllers: target.controllers + target.openers)
        if !unsolved.contains(given) { unsolved.append(given) }
    }

    // MARK: Storyboards made by name

    private mutating func rewrite(creation targets: [ObjectiveCCallTarget]) {
        guard touches(targets) else { return }
        let routes = targets.grouped { $0.nameSource?.key }
        let moved = routes.filter { isMoved($0) }
        for route in routes where !isMoved(route) { note(route, nil) }
        if moved.isEmpty { return }
        if moved.allSatisfy(canRename) {
            for route in moved { note(route, wanted(route).first) }
            return
        }
        for route in moved { note(route, nil) }
        for target in targets where isMoved([target]) {
            // The call is written once for all of its callers.
            let ofCall = targets.filter { $0.call.message == target.call.message }
            let names = wanted(ofCall)
            guard names.count == 1, let name = names.first, ofCall.allSatisfy(\.isExact),
                Self.canReplaceReceiver(target, among: targets, code)
            else {
                refuse(target)
                continue
            }
            replaceReceiver(target, with: name)
        }
    }

    private func isMoved(_ targets: [ObjectiveCCallTarget]) -> Bool {
        targets.contains { target in target.controllers.contains { storyboard(of: $0) != $0.document.baseName } }
    }

    private func canRename(_ targets: [ObjectiveCCallTarget]) -> Bool {
        guard let route = targets.first?.nameSource else { return false }
        return Self.canRename(route, code) && targets.allSatisfy(\.isExact) && wanted(targets).count == 1
    }

    private mutating func note(_ targets: [ObjectiveCCallTarget], _ wanted: String?) {
        guard let route = targets.first?.nameSource, let text = route.name.text else { return }
        let source = route.wrapperCall?.source ?? route.creation.source
        slots.append(Slot(name: route.name, wanted: wanted ?? text, source: source))
    }

    private mutating func replaceReceiver(_ target: ObjectiveCCallTarget, with name: String) {
        if let route = target.nameSource, route.creation.making.isAskedInPlace {
            pieces.replace(route.creation.source, route.creation.making.name, objectiveCLiteral(name))
        } else if let text = code.storyboardText(name, for: target) {
            pieces.replace(target.call.source, target.call.site.receiver, text)
        } else {
            refuse(target)
        }
    }

    // MARK: Names

    /// Changes a constant's text where all its readers want the same, and else replaces its name by a literal.
    private mutating func rewriteSlots() {
        var byDefinition: [ObjectiveCName.Definition: [Slot]] = [:]
        for slot in slots {
            if let definition = slot.name.definition { byDefinition[definition, default: []].append(slot) }
        }
        for slot in slots where slot.wanted != slot.name.text {
            if let definition = slot.name.definition, let readers = byDefinition[definition],
                readers.allSatisfy({ $0.wanted == slot.wanted }), isReadOnly(definition, by: readers),
                let source = code.graph.text(at: definition.path)
            {
                pieces.replace(source, definition.literal, objectiveCLiteral(slot.wanted))
            } else {
                pieces.replace(slot.source, slot.name.range, objectiveCLiteral(slot.wanted))
            }
        }
    }

    /// Returns whether only these names read a constant.
    private func isReadOnly(_ definition: ObjectiveCName.Definition, by readers: [Slot]) -> Bool {
        let known = Set(readers.map { CodeRange(path: $0.name.path, range: $0.name.range) })
        let files = code.graph.objectiveCFiles.filter { !definition.isFileLocal || $0.path == definition.path }
        let uses = files.flatMap { file in
            file.uses(of: definition.name).map { CodeRange(path: file.path, range: $0) }
        }
        guard uses.allSatisfy(known.contains) else { return false }
        return definition.isFileLocal
            || !code.graph.swiftFiles.contains { $0.source.contains(identifier: definition.name) }
    }

    // MARK: A controller's own storyboard

    private mutating func rewrite(own targets: [ObjectiveCCallTarget]) {
        guard touches(targets), let first = targets.first else { return }
        let needsChange = targets.contains { target in
            target.openers.contains { opener in
                target.controllers(in: opener.document).contains { storyboard(of: $0) != storyboard(of: opener) }
            }
        }
        guard needsChange else { return }
        let names = wanted(targets)
        guard names.count == 1, let name = names.first, targets.allSatisfy(\.isExact), first.call.origins.count == 1,
            let text = code.storyboardText(name, for: first)
        else { return refuse(first) }
        pieces.replace(first.call.source, first.call.site.receiver, text)
    }

    // MARK: What cannot be followed

    private mutating func rewrite(unknown target: ObjectiveCCallTarget) {
        guard isMoved([target]) || touches([target]) && usesAnother(target) else { return }
        let names = wanted([target])
        guard code.canReplaceUnknownReceiver(target), names.count == 1, let name = names.first,
            let text = code.storyboardText(name, for: target)
        else { return refuse(target) }
        pieces.replace(target.call.source, target.call.site.receiver, text)
    }

    /// Returns whether the receiver is another controller's `storyboard`, which changes where that controller moves.
    private func usesAnother(_ target: ObjectiveCCallTarget) -> Bool {
        let text = target.call.source.string(target.call.site.receiver)
        return text.hasSuffix(".storyboard") || text.hasSuffix(" storyboard]")
    }

    // MARK: Identifiers

    private mutating func rewriteIdentifiers() {
        for targets in code.targets.grouped(by: { $0.call.message }) where touches(targets) {
            rewriteIdentifier(targets)
        }
    }

    private mutating func rewriteIdentifier(_ targets: [ObjectiveCCallTarget]) {
        guard let first = targets.first else { return }
        let wanted = Set(targets.flatMap { target in target.controllers.map { identifier(of: $0, in: target.call) } })
        if wanted == [.asWritten] || wanted.isEmpty { return }
        guard wanted.count == 1, case .other(let name)? = wanted.first, let name, targets.allSatisfy(\.isExact) else {
            return refuse(first)
        }
        let call = first.call
        if let range = call.site.identifier {
            if targets.count == 1, first.identifiers.count == 1, first.identifiers[0].text != nil {
                pieces.replace(call.source, range, objectiveCLiteral(name))
            } else {
                refuse(first)
            }
        } else {
            pieces.identify(call, name)
        }
    }

    /// The identifier that a call has to use after the move.
    private enum WantedIdentifier: Hashable {
        case asWritten
        /// Another identifier; nil where the scene has none.
        case other(String?)
    }

    private func identifier(of controller: Element, in call: ObjectiveCSceneCall) -> WantedIdentifier {
        guard let placement = relocation.placement(of: controller) else { return .asWritten }
        if call.isInitial { return placement.isInitial ? .asWritten : .other(placement.identifier) }
        return placement.identifier == controller.storyboardIdentifier ? .asWritten : .other(placement.identifier)
    }
}
