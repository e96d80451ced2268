import InterfaceBuilder

/// Finds the storyboards and scenes that a call in either language may mean.
struct SceneCallTargets {
    private let graph: ProjectGraph
    /// Without copies per language.
    private let storyboards: [IBDocument]
    private let shown: Set<String>
    /// The controllers of a class's scenes, those of its subclasses included.
    private let controllersByClass: [ClassKey: [Element]]
    private let visible = VisibleStoryboards()

    private struct ClassKey: Hashable {
        let name: String
        /// The file that declares it, or the project's folder.
        let place: String
    }

    /// The storyboards that files of the same targets and folder see, computed once. Belongs to one thread.
    private final class VisibleStoryboards {
        var byScope: [String: [IBDocument]] = [:]
    }

    init(_ graph: ProjectGraph) {
        self.graph = graph
        storyboards = graph.documents.withoutLanguageCopies.filter { $0.kind.form == .storyboard }
        shown = Set(storyboards.map(\.path))
        var byClass: [ClassKey: [Element]] = [:]
        for document in storyboards {
            for controller in document.scenes.compactMap(\.controller) {
                for key in Self.keys(of: controller, graph) { byClass[key, default: []].append(controller) }
            }
        }
        controllersByClass = byClass
    }

    /// The call that a reference is, with what it may open.
    func call(_ reference: CodeReference, isStoryboardExact: Bool) -> SceneCall {
        let asked = asked(reference, isStoryboardExact)
        let openers = reference.storyboard == .own ? self.openers(of: reference) : []
        return SceneCall(
            reference: reference, storyboards: asked.storyboards, knowsStoryboard: asked.isKnown,
            controllers: controllers(reference, asked.storyboards, isKnown: asked.isKnown), openers: openers)
    }

    // MARK: Storyboards

    private func asked(
        _ reference: CodeReference, _ isExact: Bool
    ) -> (storyboards: [IBDocument], isKnown: Bool) {
        switch reference.storyboard {
        case .named(let names):
            let named = names.flatMap { storyboards(named: $0, from: reference.path) }
            if isExact { return (unique(named), true) }
            return (unique(named + visibleStoryboards(from: reference.path)), false)
        case .own:
            let documents = unique(openers(of: reference).map(\.document))
            if !documents.isEmpty { return (documents, true) }
            return (visibleStoryboards(from: reference.path), false)
        case .unknown, .none: return (visibleStoryboards(from: reference.path), false)
        }
    }

    /// The storyboards that a name means to each of the targets that build the file.
    ///
    /// A namesake in another project of the repository is not meant, unless it is the only storyboard of the name: then
    /// the code is a package's or a library's that runs in the app.
    func storyboards(named name: String, from path: String) -> [IBDocument] {
        let targets = graph.targets.targets(of: path)
        var found = targets.compactMap { graph.storyboards.nearest(named: name, in: $0, near: path) }
        if targets.isEmpty { found = graph.storyboards.nearest(named: name, from: path).map { [$0] } ?? [] }
        let near = found.filter { $0.closeness != .elsewhere }.flatMap(\.documents)
        if !near.isEmpty { return withoutCopies(near) }
        let far = withoutCopies(found.flatMap(\.documents))
        return far.count == 1 ? far : []
    }

    private func withoutCopies(_ documents: [IBDocument]) -> [IBDocument] {
        unique(documents.filter { shown.contains($0.path) })
    }

    private func unique(_ documents: [IBDocument]) -> [IBDocument] {
        var seen: Set<String> = []
        return documents.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }

    /// The storyboards that code can come by: those of its targets and of what they use, and those of the same project.
    private func visibleStoryboards(from path: String) -> [IBDocument] {
        let region = graph.scopes.region(of: path)
        let targets = graph.scopes.targets(of: path)
        let scope = region + "|" + targets.map(String.init).joined(separator: ",")
        if let known = visible.byScope[scope] { return known }
        let reachable = Set(targets + graph.scopes.linked(to: targets))
        let found = storyboards.filter { document in
            graph.scopes.region(of: document.path) == region
                || !reachable.isDisjoint(with: graph.scopes.targets(of: document.path))
        }
        visible.byScope[scope] = found
        return found
    }

    // MARK: Scenes

    /// The scenes whose controllers run code that loads from its own storyboard.
    private func openers(of reference: CodeReference) -> [Element] {
        guard let type = reference.enclosingType else { return [] }
        var keys = [ClassKey(name: type, place: graph.scopes.region(of: reference.path))]
        if case .swift(let types) = graph.classes.resolve(type, from: reference.path) {
            keys = types.map { ClassKey(name: $0.name, place: $0.declaration.path) }
        }
        let found = keys.flatMap { controllersByClass[$0] ?? [] }
        // A class of the name may be in several targets, each with storyboards of its own.
        let targets = Set(graph.scopes.targets(of: reference.path))
        let near = found.filter { !targets.isDisjoint(with: graph.scopes.targets(of: $0.document.path)) }
        return near.isEmpty ? found : near
    }

    private static func keys(of controller: Element, _ graph: ProjectGraph) -> [ClassKey] {
        guard let name = controller.customClass else { return [] }
        let region = graph.scopes.region(of: controller.document.path)
        let family = graph.classes.objectiveCFamily(of: controller).map { ClassKey(name: $0, place: region) }
        switch graph.classes.resolve(controller) {
        case .swift(let types)?:
            return types.flatMap { graph.classes.chain(of: $0) }
                .map { ClassKey(name: $0.name, place: $0.declaration.path) } + family
        // What Swift adds to an Objective-C class by an extension runs in the scenes of its subclasses.
        case .objectiveC?: return family
        default: return [ClassKey(name: name, place: region)]
        }
    }

    private func controllers(
        _ reference: CodeReference, _ documents: [IBDocument], isKnown: Bool
    ) -> [Element] {
        if reference.kind == .initialScene {
            return isKnown ? documents.compactMap(\.initialViewController) : []
        }
        let found = documents.flatMap { document in
            reference.names.compactMap { document.controller(storyboardIdentifier: $0) }
        }
        return isKnown ? found : narrowed(graph.storyboards.withoutReferences(toEachOther: found), reference)
    }

    /// Of scenes of one identifier in several storyboards, those of the class that the code takes the scene for.
    private func narrowed(_ found: [Element], _ reference: CodeReference) -> [Element] {
        guard found.count > 1, let expected = reference.expectedClass,
            case .swift(let types) = graph.classes.resolve(expected, from: reference.path)
        else { return found }
        let keys = types.map { ClassKey(name: $0.name, place: $0.declaration.path) }
        let ofClass = Set(keys.flatMap { controllersByClass[$0] ?? [] })
        let matching = found.filter(ofClass.contains)
        return matching.isEmpty ? found : matching
    }
}

extension CodeReference.Kind {
    /// Whether a place of the kind makes a controller.
    var opensScene: Bool { self == .scene || self == .initialScene }
}
