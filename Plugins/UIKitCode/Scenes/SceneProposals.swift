import Navigation
import SceneCallWriting
import SwiftWriting
import TransformKit

/// Makes the changes by which scenes leave their storyboards, one for each storyboard.
struct SceneProposals {
    private let context: TransformContext
    private let type: NamePattern?
    private let trees = RecentTrees()
    private let creations: CreationsInCode
    private let protocols: StoryboardProtocols
    private let code: StoryboardCode
    private var graph: ProjectGraph { context.graph }

    /// - Parameter type: the classes to take; nil for all.
    init(_ context: TransformContext, _ type: NamePattern?) {
        self.context = context
        self.type = type
        creations = CreationsInCode(in: context.graph)
        protocols = StoryboardProtocols(context, trees)
        code = StoryboardCode(context.graph, trees)
    }

    /// A scene that can go, with the edits of its class.
    private struct Draft {
        let scene: LeavingScene
        /// The navigation controller that goes with it.
        let container: LeavingContainer?
        let edits: [FileEdit]
        let texts: MovedTexts
        let points: [ReviewPoint]

        /// What code makes in the place of the scene and of its navigation controller.
        var targets: [(Element, OpeningCalls.Target)] {
            let own = OpeningCalls.Target(
                controller: scene.controller, creation: "\(scene.type.name)()", typeName: scene.type.name,
                types: [scene.type], isHeld: container != nil, isScene: true)
            guard let container else { return [(scene.controller, own)] }
            let around = OpeningCalls.Target(
                controller: container.controller, creation: container.creation(around: scene.type),
                typeName: container.className, types: [scene.type, container.type].compactMap(\.self), isHeld: false,
                isScene: false)
            return [(scene.controller, own), (container.controller, around)]
        }

        /// The scenes that go.
        var scenes: [Scene] { [scene.scene, container?.scene].compactMap(\.self) }
    }

    func proposals(for documents: [IBDocument]) -> Proposals {
        var proposals = Proposals()
        let documents = documents.filter { !$0.scenesWithoutViews.isEmpty }
        if documents.isEmpty { return proposals }
        let owners = ClassObjects(graph)
        let references = leadingReferences
        var read = ReadDocuments(graph)
        for document in documents {
            var drafts = drafts(of: document, owners, references, &read, &proposals)
            let outcome = settle(&drafts, document, &proposals)
            let leaving = drafts.values.sorted { $0.scene.controller.index < $1.scene.controller.index }
            if leaving.isEmpty { continue }
            do throws(Obstacle) {
                let (edits, findings, points) = try edits(of: document, leaving, outcome)
                try context.checkSelection(of: edits)
                proposals.changes.append(change(document, leaving, edits, outcome, points))
                proposals.add(findings + outcome.findings)
            } catch {
                for draft in leaving { refuse(draft.scene.controller, error, &proposals) }
            }
        }
        return proposals
    }

    /// The scenes of a document that could go, as far as nobody asks who opens them.
    private func drafts(
        of document: IBDocument, _ owners: ClassObjects, _ references: [Element: Place], _ read: inout ReadDocuments,
        _ proposals: inout Proposals
    ) -> [Element: Draft] {
        let holders = document.navigationControllers
        var drafts: [Element: Draft] = [:]
        for (scene, controller) in document.scenesWithoutViews {
            if let type, !(controller.customClass.map(type.matches) ?? false) { continue }
            do throws(Obstacle) {
                if let place = code.preparation, graph.isNear(place.path, document.path) {
                    throw Obstacle(
                        code: .documentAsked,
                        reason: "the project prepares view controllers as its storyboards make them", place: place)
                }
                let around = holders[controller] ?? []
                if let place = ([controller] + around.map(\.controller)).lazy.compactMap({ references[$0] }).first {
                    throw Obstacle(
                        code: .segueInside, reason: "a storyboard reference leads to the scene", place: place)
                }
                drafts[controller] = try draft(LeavingScene(scene, controller, around, owners, in: graph), &read)
            } catch {
                refuse(controller, error, &proposals)
            }
        }
        return drafts
    }

    /// Leaves the scenes that can go together: one that stays may keep another whose call it shares, or that it opens.
    private func settle(
        _ drafts: inout [Element: Draft], _ document: IBDocument, _ proposals: inout Proposals
    ) -> OpeningCalls.Outcome {
        let calls = OpeningCalls(document, in: code)
        while !drafts.isEmpty {
            let targets = Dictionary(drafts.values.flatMap(\.targets)) { first, _ in first }
            let (outcome, refused) = calls.outcome(for: targets)
            if refused.isEmpty { return outcome }
            for (controller, draft) in drafts.sorted(by: { $0.key.index < $1.key.index }) {
                guard let obstacle = draft.targets.lazy.compactMap({ refused[$0.0] }).first else { continue }
                drafts[controller] = nil
                refuse(controller, obstacle, &proposals)
            }
        }
        return OpeningCalls.Outcome()
    }

    // MARK: Scenes

    private func draft(_ scene: LeavingScene, _ documents: inout ReadDocuments) throws(Obstacle) -> Draft {
        let document = try documents.document(scene.document)
        let (text, texts) = try document.values(
            of: scene.inside.union([scene.controller]), stem: scene.type.name.controllerStem)
        let values = try SceneValues(scene.controller, text)
        let connections = try ScreenConnections(of: scene.connected, document.references)
        if let link = connections.links.first { throw Obstacle.notYet(link.element, "an outlet") }
        let reader = ControllerReader(Set(connections.outlets.map(\.property)), in: graph)
        var outlets: [OutletFate] = []
        for outlet in connections.outlets {
            if outlet.isCollection || !values.items.contains(where: { outlet.objects.contains($0.view.element) }) {
                throw Obstacle.notYet(outlet.elements[0], "an outlet")
            }
            if let other = outlets.first(where: { $0.connection.objects == outlet.objects }) {
                throw Obstacle.notYet(outlet.elements[0], "the outlets “\(other.outlet.name)” and “\(outlet.property)”")
            }
            outlets.append(try reader.fate(of: outlet, scene.type))
        }
        var actions: [ActionFate] = []
        for action in connections.actions {
            actions.append(try reader.fate(of: action, scene.type, inside: scene.inside))
        }
        let type = try SceneClass(scene.type, in: graph, trees)
        if type.needsInitializer(isSilent: values.statements.isEmpty) { try type.checkRoom(graph, creations) }
        if let word = try restoration(of: scene) {
            throw Obstacle(
                code: .documentAsked, reason: "the app keeps its state, and the scene has a restoration identifier",
                place: word)
        }
        let container = try scene.holder.map { holder throws(Obstacle) in
            try LeavingContainer(holder.scene, holder.controller, text, in: graph)
        }
        if let container, !container.statements.isEmpty { try checkName(LeavingContainer.maker, scene.type) }
        let edits = try SceneClassWriter(type, values, outlets, actions, in: container).edits()
        var points = points(of: scene)
        if !values.statements.isEmpty, let made = creations.first(of: [scene.type], in: graph.isTest) {
            points.append(
                ReviewPoint(
                    reason: "a test makes a \(made.name) without its scene, which gets the scene's values now",
                    place: made.place))
        }
        return Draft(scene: scene, container: container, edits: edits, texts: texts, points: points)
    }

    /// The storyboard references that lead to scenes, whether or not a segue leads to them.
    private var leadingReferences: [Element: Place] {
        var found: [Element: Place] = [:]
        for reference in graph.documents.flatMap(\.scenes).compactMap(\.storyboardReference) {
            for controller in graph.finalControllers(of: reference.element) where found[controller] == nil {
                found[controller] = reference.element.place
            }
        }
        return found
    }

    /// - Throws: the place that has a name for something else.
    private func checkName(_ name: String, _ type: SwiftClass) throws(Obstacle) {
        for path in graph.classes.chain(of: type).flatMap(\.parts).map(\.path).withoutRepeats {
            guard let source = graph.text(at: path), let offset = source.offsets(ofIdentifier: name).first else {
                continue
            }
            throw Obstacle(
                code: .nameTaken, reason: "\(type.name) has a `\(name)` already", place: Place(source, at: offset))
        }
    }

    /// The place at which the app says that its state is kept, where the scene has a name for that.
    private func restoration(of scene: LeavingScene) throws(Obstacle) -> Place? {
        let controller = scene.controller
        guard
            controller["restorationIdentifier"] != nil
                || controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        else { return nil }
        for file in graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source) {
            for word in Self.restorationWords {
                if let offset = file.offsets(ofIdentifier: word).first { return Place(file, at: offset) }
            }
        }
        return nil
    }

    private static let restorationWords = [
        "shouldSaveApplicationState", "shouldSaveSecureApplicationState", "stateRestorationActivity",
        "restorationClass",
    ]

    private func points(of scene: LeavingScene) -> [ReviewPoint] {
        let item = scene.controller.children.first { $0.isNamed("navigationItem") }
        guard scene.controller["title"] != nil, let item, item["title"] == nil else { return [] }
        return [
            ReviewPoint(
                reason: "the view controller has a title and its navigation item has none: look at the bar",
                place: scene.controller.place)
        ]
    }

    // MARK: Documents

    private func edits(
        of document: IBDocument, _ drafts: [Draft], _ outcome: OpeningCalls.Outcome
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding], points: [ReviewPoint]) {
        var edits = outcome.edits + drafts.flatMap(\.edits)
        edits += try protocols.edits(
            of: drafts.map { ($0.scene.type, outcome.makers[$0.scene.controller] ?? []) })
        for draft in drafts { edits += try draft.texts.additions() }
        let gone = Set(drafts.flatMap(\.scenes))
        let left = document.scenes.filter { !gone.contains($0) && $0.storyboardReference == nil }
        let naming = left.isEmpty ? places(naming: document, besides: edits) : []
        if left.isEmpty, naming.isEmpty {
            let removal = try context.files.remove(document.path)
            return (edits.withoutRepeats + removal.edits, removal.findings, leftovers(of: document, drafts, outcome))
        }
        var editor = DocumentEditor(document)
        let elements = drafts.flatMap(\.scenes).map(\.element)
        let objects = Set(elements.flatMap { [$0] + $0.descendants })
        editor.remove(elements, showing: objects)
        // Left over in other scenes, where a view was copied: nothing follows them.
        let references = ReferenceIndex(document)
        for element in objects.compactMap(\.id).flatMap(references.references).map(\.element)
        where Connection(element) != nil && !objects.contains(element) {
            editor.removeElement(element)
        }
        if let initial = document.root["initialViewController"],
            objects.contains(where: { $0.id == initial })
        {
            editor.removeAttribute("initialViewController", from: document.root)
        }
        edits += editor.edits.map { .replace(path: document.path, $0) }
        if let first = drafts.first { edits += try first.texts.removals(of: objects) }
        return (
            edits.withoutRepeats, [],
            naming.map {
                ReviewPoint(reason: "code names the storyboard, which has no scene any more", place: $0)
            }
        )
    }

    /// The places that still say the name of a storyboard that goes, or of its scenes, and load it no more.
    private func leftovers(
        of document: IBDocument, _ drafts: [Draft], _ outcome: OpeningCalls.Outcome
    ) -> [ReviewPoint] {
        let cases = outcome.storyboardCases.flatMap(\.cases).filter { $0.rawValue == document.baseName }.map(\.place)
        let named = Set(cases).sorted().compactMap { place in
            graph.text(at: place.path).map {
                ReviewPoint(
                    reason: "the case names a storyboard that is gone, and may go as well",
                    place: Place($0, at: place.range.lowerBound))
            }
        }
        let identifiers =
            drafts.flatMap(\.scenes).compactMap { $0.controller?.storyboardIdentifier } + [document.baseName]
        let generated = graph.generatedSwift.filter { source in
            graph.isNear(source.path, document.path) && source.contains(identifier: "storyboard")
                && identifiers.contains { source.contains("\"\($0)\"") }
        }
        return named
            + generated.map {
                ReviewPoint(
                    reason: "a tool wrote the file, which names the storyboard: run the tool again",
                    place: Place(path: $0.path))
            }
    }

    /// The places that name a storyboard and do so after the edits.
    private func places(naming document: IBDocument, besides edits: [FileEdit]) -> [Place] {
        let name = document.baseName
        let generated = Set(graph.generatedSwift.map(\.path))
        return graph.codeReferences.filter { reference in
            guard reference.kind == .storyboard, reference.names.contains(name), !generated.contains(reference.path),
                graph.isNear(reference.path, document.path)
            else { return false }
            return !edits.contains { edit in
                switch edit {
                case .replace(reference.path, let text): text.range.overlaps(reference.range)
                case .remove(let path): path == reference.path
                default: false
                }
            }
        }.map(\.place)
    }

    // MARK: Words

    private func change(
        _ document: IBDocument, _ drafts: [Draft], _ edits: [FileEdit], _ outcome: OpeningCalls.Outcome,
        _ points: [ReviewPoint]
    ) -> Change {
        let isGone = edits.contains { if case .remove(document.path) = $0 { true } else { false } }
        let points = drafts.flatMap(\.points) + outcome.doubts + points
        var reasons = [
            "code makes \(drafts.count == 1 ? "it" : "them") in \(Count.of(outcome.count, "place"))"
                + (isGone ? ", and the storyboard goes" : "")
        ]
        let texts = drafts.map(\.texts.count).reduce(0, +)
        if texts > 0 { reasons.append(MovedTexts.words(texts)) }
        if let first = points.first { reasons.append("\(first.reason): \(first.place)") }
        let names = drafts.map { draft -> Detail in
            .record([
                "scene": .text(draft.scene.controller.storyboardIdentifier ?? draft.scene.controller.id ?? ""),
                "class": .text(draft.scene.type.name),
            ])
        }
        let title =
            drafts.count == 1
            ? "make \(drafts[0].scene.type.name) in code"
            : "make \(Count.of(drafts.count, "view controller")) of \(document.path.fileName) in code"
        return Change(
            subject: document.path, title: title, reason: reasons.joined(separator: "; "), safety: .review,
            place: drafts[0].scene.controller.place, edits: edits,
            details: [
                "scenes": .list(names),
                "places": .list(points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] }),
            ], dependence: .filesThere, intents: intents(of: drafts))
    }

    private func intents(of drafts: [Draft]) -> [ChangeIntent] {
        drafts.flatMap(\.scenes).compactMap(\.controller).flatMap { controller -> [ChangeIntent] in
            let identifier = controller.storyboardIdentifier.map { ChangeIntent.removes(storyboardIdentifier: $0) }
            let name = controller.customClass ?? controller["title"] ?? controller.name
            return [.removes(class: name)] + [identifier].compactMap(\.self)
        }
    }

    private func refuse(_ controller: Element, _ obstacle: Obstacle, _ proposals: inout Proposals) {
        proposals.refusals.append(
            Refusal(
                subject: ElementSubject(controller).text,
                title: "make \(controller.customClass ?? ElementSubject(controller).words) in code",
                code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place))
    }
}
