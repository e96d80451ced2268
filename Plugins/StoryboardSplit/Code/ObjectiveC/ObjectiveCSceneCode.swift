import ObjectiveCCode
import ProjectFiles
import TransformKit

/// Reads Objective-C that opens scenes: the scenes that it keeps in place, and its edits after scenes moved.
struct ObjectiveCSceneCode {
    let graph: ProjectGraph
    let scope: ObjectiveCSceneScope
    let scenes: ObjectiveCScenes
    let targets: [ObjectiveCCallTarget]
    let outside: OutsideNames
    private let mentions = Lazy<[String: [Place]]>()
    private let handedOn = Lazy<Set<ObjectiveCMakingID>>()
    /// The number of scenes that each call may open: one for each of its callers.
    private let targetCounts: [CodeRange: Int]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        outside = OutsideNames(graph)
        scope = ObjectiveCSceneScope(graph)
        scenes = graph.objectiveCScenes()
        targets = CallTargetReader(scenes, scope, graph).targets()
        targetCounts = targets.reduce(into: [:]) { $0[$1.call.message, default: 0] += 1 }
    }

    func constraints(on document: IBDocument) -> [SceneConstraint] {
        ObjectiveCConstraints(code: self, document: document).all()
    }

    func outcome(for relocation: SceneRelocation) -> SceneCodeOutcome {
        var rewriter = ObjectiveCRewriter(code: self, relocation: relocation)
        var outcome = rewriter.rewrite()
        outcome.edits += UnusedLocals(graph).removals(after: outcome.edits)
        return outcome
    }

    // MARK: What stays open

    /// Returns the places that have a name as a whole literal which no followed call explains.
    func mentions(of name: String) -> [Place] {
        let all = mentions.value {
            guard graph.objectiveCFiles.isEmpty == false else { return [:] }
            let storyboards = graph.documents.filter { $0.kind.form == .storyboard }
            let identifiers = storyboards.flatMap { $0.scenes.compactMap(\.identifiedObject?.storyboardIdentifier) }
            return scope.mentions(of: Set(identifiers + storyboards.map(\.baseName)), besides: explained)
        }
        return all[name] ?? []
    }

    /// The places of names that followed calls explain, by path.
    var explained: [String: [Range<Int>]] {
        var explained: [String: [Range<Int>]] = [:]
        let names =
            scenes.makings.flatMap(\.names) + targets.flatMap(\.identifiers)
            + targets.compactMap(\.nameSource?.name)
        for name in names where name.isExact {
            explained[name.path, default: []].append(name.range)
            if let definition = name.definition {
                explained[definition.path, default: []].append(definition.literal)
            }
        }
        for reference in graph.codeReferences where reference.isExact && reference.language == .swift {
            explained[reference.path, default: []].append(reference.range)
        }
        return explained
    }

    /// Returns whether a call with an unknown storyboard may use this one: Objective-C creates it and passes it on, or
    /// names it in a way that is not followed.
    func leaks(_ document: IBDocument) -> Bool {
        scenes.makings.contains { creation in
            creation.names.contains { $0.texts.contains(document.baseName) } && hasOtherUses(creation)
        } || !mentions(of: document.baseName).isEmpty
    }

    /// Returns whether a created storyboard is used for anything but the calls that are known.
    func hasOtherUses(_ creation: ObjectiveCMaking) -> Bool {
        creation.making.hasOtherUses || creation.making.isReturned && handedOn.value(findHandedOn).contains(creation.id)
    }

    /// Returns the storyboards that methods return and whose callers pass them on.
    private func findHandedOn() -> Set<ObjectiveCMakingID> {
        let returned = scenes.makings.filter(\.making.isReturned)
        let selectors = Set(returned.compactMap(\.making.enclosingMethod))
        let handingOn = selectors.filter { selector in
            if selector.contains(":") { return true }
            let uses = graph.objectiveCFiles.reduce(0) { $0 + $1.uses(of: selector).count }
            let declarations = graph.objectiveCFiles.flatMap(\.classes).flatMap(\.methods)
                .count { $0.selector == selector }
            let sends = graph.objectiveCFiles.flatMap { $0.sends(of: [selector]) }
            // Swift leaves the type's name out: `UIStoryboard.main()`.
            let swiftNames = [selector, selector.replacingSuffix("Storyboard", with: "")].filter { !$0.isEmpty }
            return sends.contains(where: \.hasOtherUses) || uses != declarations + sends.count
                || graph.swiftFiles.contains { file in
                    swiftNames.contains { file.source.contains(identifier: $0) }
                }
        }
        return Set(returned.filter { $0.making.enclosingMethod.map(handingOn.contains) ?? true }.map(\.id))
    }

    // MARK: Receivers

    /// Returns the expression that creates a storyboard of another name for a call; nil where none would mean the same
    /// there.
    func storyboardText(_ name: String, for target: ObjectiveCCallTarget) -> String? {
        guard let route = target.nameSource else { return storyboardText(name, withoutMaking: target) }
        let creation = route.creation.making
        let site = target.call.site
        let isSameClass = site.enclosingClass != nil && site.enclosingClass == creation.enclosingClass
        switch creation.bundleReach {
        case .anywhere: break
        case .sameClass where isSameClass: break
        case .sameMethod
        where isSameClass && target.call.path == route.creation.path && site.enclosingMethod == creation.enclosingMethod:
            break
        default: return nil
        }
        let source = route.creation.source
        var type = source.string(creation.receiver)
        if !type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) || type == "self" {
            type = target.documents.first?.storyboardClass ?? "UIStoryboard"
        }
        // `self` is the class only in a class method; `[self class]` is it in both.
        let bundle = (creation.bundle.map(source.string) ?? "nil").replacing(
            "bundleForClass:self]", with: "bundleForClass:[self class]]")
        return "[\(type) storyboardWithName:\(objectiveCLiteral(name)) bundle:\(bundle)]"
    }

    private func storyboardText(_ name: String, withoutMaking target: ObjectiveCCallTarget) -> String? {
        let documents = Set(target.controllers.map(\.document))
        let needsClass = documents.contains { document in
            graph.targets.targets(of: document.path).contains { !$0.kind.hasMainBundle }
        }
        guard !needsClass || target.call.site.enclosingClass != nil && !target.call.site.isInMacro else { return nil }
        let type = target.controllers.first?.document.storyboardClass ?? "UIStoryboard"
        let bundle = needsClass ? "[NSBundle bundleForClass:[self class]]" : "nil"
        return "[\(type) storyboardWithName:\(objectiveCLiteral(name)) bundle:\(bundle)]"
    }

    /// Returns whether a call on a receiver that cannot be followed can create its storyboard: no other storyboard has
    /// the identifier, so the receiver can only be that one.
    func canReplaceUnknownReceiver(_ target: ObjectiveCCallTarget) -> Bool {
        guard !target.call.isInitial, target.isExact, target.identifiers.count == 1, target.identifiers[0].text != nil,
            target.call.origins.count == 1, let name = target.identifiers[0].text,
            targetCounts[target.call.message] == 1, target.controllers.allSatisfy({ StoryboardReference($0) == nil })
        else { return false }
        let holders = graph.documents.filter { document in
            document.kind.form == .storyboard
                && document.controller(storyboardIdentifier: name).map { StoryboardReference($0) == nil } == true
        }
        guard Set(holders.map(\.pathOfAllCopies)).count == 1 else { return false }
        let effects = Array(":=^+-@{};\"".utf8)
        let hasEffects = target.call.source.bytes[target.call.site.receiver].contains(where: effects.contains)
        return !hasEffects && !scope.declaresMethod(target.call.source.string(target.call.site.selector) + ":")
    }
}

/// Writes a string literal of Objective-C.
func objectiveCLiteral(_ text: String) -> String {
    let escaped = text.map { character -> String in
        character == "\"" || character == "\\" ? "\\\(character)" : String(character)
    }
    return "@\"\(escaped.joined())\""
}

extension ObjectiveCSceneCall {
    var message: CodeRange { CodeRange(path: path, range: site.message) }
}

extension IBDocument {
    fileprivate var storyboardClass: String { kind.platform == .macOS ? "NSStoryboard" : "UIStoryboard" }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
        hasSuffix(suffix) ? dropLast(suffix.count) + other : self
    }
}

extension XcodeTargetKind {
    /// True where `nil` for a bundle means the product's own.
    fileprivate var hasMainBundle: Bool {
        switch self {
        case .framework, .staticFramework, .bundle, .dynamicLibrary, .staticLibrary, .unitTests: false
        default: true
        }
    }
}
