import Foundation
import InterfaceBuilder
import Navigation
import ProjectGraph
import TransformKit

/// Finds objects that documents make of classes whose `init(coder:)` ends the program.
struct CoderInitializerRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "init-coder-not-implemented",
        summary: "A document makes an object of a class whose `init(coder:)` ends the program.",
        rationale: """
            Xcode offers `fatalError("init(coder:) has not been implemented")` for a class that code makes. Whatever a \
            document makes goes through that initializer, and loading it crashes. Call `super.init(coder:)` there; a \
            scene that needs more than the coder is made by an `@IBSegueAction`, or by the creator of \
            `instantiateViewController(identifier:creator:)`.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let initializers = CoderInitializers(graph)
        let reach = ClassReach(in: graph)
        let uses = CustomClassUse.all(in: graph).filter { use in
            guard case .swift(let types) = use.resolution, !types.isEmpty, !reach.isForeign(types, to: use.object)
            else { return false }
            return use.objects.contains(where: Self.isUnarchived) && types.allSatisfy(initializers.endProgram)
        }
        if uses.isEmpty { return [] }
        let ways = WaysToScenes(graph)
        let nibs = NibOwnership.all(in: graph.documents, references: graph.codeReferences, classes: graph.classes)
        let unnamed = Set(nibs.filter(\.isNeverNamed).map(\.document.path))
        let mentions = NameOccurrences(of: Set(uses.map(\.lastNamePart)), in: graph)
        return uses.flatMap { use -> [LintFinding] in
            let objects = use.objects.filter(Self.isUnarchived)
            let scenes = objects.filter { $0.isController && $0.document.kind.form == .storyboard }
            let others = objects.filter { !$0.isController || $0.document.kind.form != .storyboard }
            return scenes.flatMap { ways.plainWays(to: $0) }
                + [finding(about: use, others, ways, unnamed, mentions[use.lastNamePart])].compactMap(\.self)
        }
    }

    /// One finding about the objects of a document that are no scenes.
    private func finding(
        about use: CustomClassUse, _ objects: [Element], _ ways: WaysToScenes, _ unnamed: Set<String>,
        _ mentions: [NameOccurrences.Occurrence]
    ) -> LintFinding? {
        let shown = objects.filter { !ways.isDead($0) }
        guard let first = shown.first else { return nil }
        let isPrototype = shown.allSatisfy { $0["reuseIdentifier"] != nil }
        let doubt = Doubt.first(
            (unnamed.contains(first.document.path), "no code was found that loads \(first.document.fileName)"),
            (
                isPrototype && mentions.contains(where: \.isRegistered),
                "code registers the class, so that it makes the cells"
            ))
        return LintFinding(
            first.placeInOwner,
            "`init(coder:)` of \(use.name)\(shown.count == 1 ? "" : " (of \(shown.count) objects)") ends the program, and a "
                + "document makes its objects by it: loading this one \(Doubt.crashes(doubt)). Call "
                + "`super.init(coder:)` there.", doubt: doubt)
    }

    /// Whether a loader makes the object by `init(coder:)`: objects that are neither views nor controllers get `init()`,
    /// and custom views of macOS `init(frame:)` unless the document says otherwise.
    private static func isUnarchived(_ object: Element) -> Bool {
        if object.isNamed("customObject") || object.isNamed("object") { return false }
        return !object.isNamed("customView") || object.document.root["customObjectInstantitationMethod"] == "direct"
    }
}

/// The ways on which a scene is made by `init(coder:)` and nothing else.
private struct WaysToScenes {
    private let flow: AppFlow
    private let references: [Place: CodeReference]
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let code = graph.codeReferences
        flow = graph.flow
        let making = code.filter { [.scene, .initialScene].contains($0.kind) && $0.language == .swift }
        references = Dictionary(making.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the object belongs to a scene that nobody can come to, which another rule says.
    func isDead(_ object: Element) -> Bool {
        let controller = object.document.scene(holding: object)?.controller
        return controller.flatMap(scene).map { isDead($0.id) } ?? false
    }

    private func scene(_ controller: Element) -> FlowScene? {
        controller.id.flatMap { flow.scene(FlowSceneID(document: controller.document.path, object: $0)) }
    }

    func plainWays(to controller: Element) -> [LintFinding] {
        guard let scene = scene(controller), !isDead(scene.id) else { return [] }
        let name = "“\(scene.title)”"
        let type = scene.className ?? scene.title
        var found: [LintFinding] = []
        if let entry = scene.entries.first(where: { $0.kind != .possible }) {
            found.append(
                LintFinding(
                    entry.place ?? scene.place,
                    "The system makes \(name) by `init(coder:)`, which ends the program in \(type): the app crashes when it "
                        + "opens. Call `super.init(coder:)` there."))
        }
        for transition in flow.transitions(to: scene.id) where !transition.isTest && !isDead(transition.source) {
            switch transition.kind {
            case .unwind: continue
            case .code: found += transition.places.compactMap { code(at: $0, name, type) }
            case .segue, .relationship, .embed:
                // A segue of a controller that no code performs is another rule's finding.
                let isStarted = transition.kind != .segue || transition.trigger != nil || !transition.performed.isEmpty
                guard isStarted, let segue = segue(of: transition), segue.creationSelector == nil else { continue }
                let doubt = doubt(about: transition.source)
                let way = transition.kind == .segue ? "segue" : "connection"
                found.append(
                    LintFinding(
                        segue.connection.place,
                        "This \(way) makes \(name) by `init(coder:)`, which ends the program in \(type): it "
                            + "\(Doubt.crashes(doubt)). Give it an `@IBSegueAction`, or call `super.init(coder:)` there.",
                        doubt: doubt))
            }
        }
        return found
    }

    private func isDead(_ id: FlowSceneID) -> Bool {
        if case .unreachable? = flow.scene(id)?.reachability { return true }
        return false
    }

    /// Why nobody may come to the scene that a way starts from.
    private func doubt(about id: FlowSceneID) -> String? {
        guard let source = flow.scene(id), case .uncertain(let reason) = source.reachability else { return nil }
        return "nothing was found that leads to “\(source.title)”: \(reason)"
    }

    private func segue(of transition: FlowTransition) -> Segue? {
        guard let document = graph.document(at: transition.source.document) else { return nil }
        let ids = Set(transition.places.compactMap(\.objectID))
        return document.segues.first { segue in segue.connection.element.id.map(ids.contains) == true }
    }

    /// Code that makes the scene and gives no creator.
    private func code(at place: Place, _ name: String, _ type: String) -> LintFinding? {
        guard let reference = references[place], let call = CallText(reference, in: graph) else { return nil }
        let further = reference.kind == .initialScene ? Substring(reference.text) : call.furtherArguments
        let behind = reference.kind == .initialScene ? call.behind[...] : call.behindCall
        guard let further, let behind, !further.contains("creator"), !further.contains("{"),
            behind.first(where: { !$0.isWhitespace }) != "{"
        else { return nil }
        return LintFinding(
            place,
            "This makes \(name) by `init(coder:)`, which ends the program in \(type): it crashes. Give a creator, or call "
                + "`super.init(coder:)` there.")
    }
}

extension NameOccurrences.Occurrence {
    /// Whether the name stands behind `register` on its line.
    fileprivate var isRegistered: Bool { lineBefore.contains("register") }
}
