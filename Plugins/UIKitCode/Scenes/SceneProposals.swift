import Navigation
import SceneCallWriting
import SwiftWriting
import TransformKit

/// Makes the changes by which scenes leave their storyboards, one for each storyboard.
struct SceneProposals {
    private let context: TransformContext
    private let type: NamePattern?
    private let trees = RecentTrees()
    private let protocols: StoryboardProtocols
    private let code: StoryboardCode
    private var graph: ProjectGraph { context.graph }

    /// - Parameter type: the classes to take; nil for all.
    init(_ context: TransformContext, _ type: NamePattern?) {
        self.context = context
        self.type = type
        protocols = StoryboardProtocols(context, trees)
        code = StoryboardCode(context.graph, trees)
    }

    func proposals(for documents: [IBDocument]) -> Proposals {
        var proposals = Proposals()
        let documents = documents.filter { !$0.scenesWithoutViews.isEmpty }
        if documents.isEmpty { return proposals }
        let owners = ClassObjects(graph)
        let references = leadingReferences
        var drafter = SceneDrafter(graph, trees)
        for document in documents {
            let beginnings = Beginnings(of: document, in: graph, trees)
            var drafts = drafts(of: document, owners, references, beginnings, &drafter, &proposals)
            let outcome = settle(&drafts, document, beginnings, &proposals)
            let leaving = drafts.values.sorted { $0.scene.controller.index < $1.scene.controller.index }
            if leaving.isEmpty { continue }
            do throws(Obstacle) {
                let (edits, findings, points) = try edits(of: document, leaving, outcome, beginnings)
                try context.checkSelection(of: edits)
                proposals.changes.append(change(document, leaving, edits, outcome, beginnings, points))
                proposals.add(findings + outcome.findings)
            } catch {
                for draft in leaving { refuse(draft.scene.controller, error, &proposals) }
            }
        }
        return proposals
    }

    /// The scenes of a document that could go, as far as nobody asks who opens them: those first that others hold.
    private func drafts(
        of document: IBDocument, _ owners: ClassObjects, _ references: [Element: Place], _ beginnings: Beginnings,
        _ drafter: inout SceneDrafter, _ proposals: inout Proposals
    ) -> [Element: SceneDraft] {
        let holders = SceneHolders(document)
        var drafts: [Element: SceneDraft] = [:]
        var containers: [LeavingScene] = []
        for (scene, controller) in document.scenesWithoutViews {
            if let type, !(controller.customClass.map(type.matches) ?? false) { continue }
            do throws(Obstacle) {
                if let place = code.preparation, graph.isNear(place.path, document.path) {
                    throw Obstacle(
                        code: .documentAsked,
                        reason: "the project prepares view controllers as its storyboards make them", place: place)
                }
                let around = holders.navigation[controller] ?? []
                if let place = ([controller] + around.map(\.controller)).lazy.compactMap({ references[$0] }).first {
                    throw Obstacle(
                        code: .segueInside, reason: "a storyboard reference leads to the scene", place: place)
                }
                let leaving = try LeavingScene(scene, controller, holders, owners, beginnings, in: graph)
                if leaving.held.isEmpty {
                    drafts[controller] = try drafter.draft(leaving, holding: HeldCreations(), beside: nil, beginnings)
                } else {
                    containers.append(leaving)
                }
            } catch {
                refuse(controller, error, &proposals)
            }
        }
        add(containers, to: &drafts, beginnings, &drafter, &proposals)
        return drafts
    }

    /// Adds the containers whose scenes all go, those first that others hold.
    private func add(
        _ containers: [LeavingScene], to drafts: inout [Element: SceneDraft], _ beginnings: Beginnings,
        _ drafter: inout SceneDrafter, _ proposals: inout Proposals
    ) {
        var containers = containers
        while let next = containers.firstIndex(where: { container in
            !container.held.contains { held in containers.contains { $0.outermost == held.controller } }
        }) {
            let container = containers.remove(at: next)
            do throws(Obstacle) {
                let held = try creations(of: container, drafts)
                let beside = drafts.values.filter { $0.scene.container == container.controller }
                    .sorted { $0.scene.controller.index < $1.scene.controller.index }.first
                drafts[container.controller] = try drafter.draft(
                    container, holding: held, beside: beginnings.delegatePath ?? beside?.scene.type?.declaration.path,
                    beginnings)
            } catch {
                refuse(container.controller, error, &proposals)
            }
        }
        for container in containers {
            refuse(
                container.controller,
                Obstacle(
                    code: .sceneEmbedded, reason: "it holds a scene that holds it",
                    place: container.controller.place), &proposals)
        }
    }

    /// The expressions that make what a container holds.
    ///
    /// - Throws: the scene that stays.
    private func creations(
        of container: LeavingScene, _ drafts: [Element: SceneDraft]
    ) throws(Obstacle) -> HeldCreations {
        let made = Dictionary(drafts.values.map { ($0.outermost, $0) }) { first, _ in first }
        var creations = HeldCreations()
        for held in container.held {
            if let creation = held.creation {
                creations.creations.append(creation)
            } else if let draft = made[held.controller] {
                creations.creations.append(draft.creation)
                creations.types += draft.types
            } else {
                throw Obstacle.stays(held.controller)
            }
        }
        return creations
    }

    /// Leaves the scenes that can go together: one that stays may keep another whose call it shares, that it opens, holds
    /// or is held by.
    private func settle(
        _ drafts: inout [Element: SceneDraft], _ document: IBDocument, _ beginnings: Beginnings,
        _ proposals: inout Proposals
    ) -> OpeningCalls.Outcome {
        let calls = OpeningCalls(document, in: code)
        let opensFirst = beginnings.opensFirst
        while !drafts.isEmpty {
            var refused = bound(drafts, document, beginnings)
            if refused.isEmpty {
                let targets = drafts.values.flatMap { draft in
                    let isFirst = opensFirst && draft.outermost == document.initialViewController
                    return draft.targets(isOpened: draft.scene.container != nil || isFirst)
                }
                let result = calls.outcome(for: Dictionary(targets) { first, _ in first })
                if result.refused.isEmpty { return result.outcome }
                refused = result.refused
            }
            for (controller, draft) in drafts.sorted(by: { $0.key.index < $1.key.index }) {
                guard let obstacle = refused[controller] ?? refused[draft.outermost] else { continue }
                drafts[controller] = nil
                refuse(controller, obstacle, &proposals)
            }
        }
        return OpeningCalls.Outcome()
    }

    /// The scenes that have to stay since what holds them does, or what they hold; and the first one of an extension that
    /// cannot make it.
    private func bound(
        _ drafts: [Element: SceneDraft], _ document: IBDocument, _ beginnings: Beginnings
    ) -> [Element: Obstacle] {
        var refused: [Element: Obstacle] = [:]
        let made = Set(drafts.values.map(\.outermost))
        for (controller, draft) in drafts {
            if let container = draft.scene.container, drafts[container] == nil {
                refused[controller] = Obstacle(
                    code: .sceneEmbedded, reason: "\(ElementSubject(container).words), which holds it, stays",
                    place: container.place)
            } else if let held = draft.scene.held.first(where: { $0.creation == nil && !made.contains($0.controller) })
            {
                refused[controller] = .stays(held.controller)
            } else if draft.outermost == document.initialViewController {
                do throws(Obstacle) {
                    _ = try beginnings.outcome(making: draft.asFirst, "the scene")
                } catch {
                    refused[controller] = error
                }
            }
        }
        return refused
    }

    // MARK: Scenes

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

    // MARK: Documents

    private func edits(
        of document: IBDocument, _ drafts: [SceneDraft], _ outcome: OpeningCalls.Outcome, _ beginnings: Beginnings
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding], points: [ReviewPoint]) {
        var edits = outcome.edits + drafts.flatMap(\.edits)
        edits += try protocols.edits(
            of: drafts.compactMap { draft in
                draft.scene.type.map { ($0, outcome.makers[draft.scene.controller] ?? []) }
            })
        var findings: [Finding] = []
        for draft in drafts {
            edits += try draft.texts.additions()
            guard let new = draft.newClass else { continue }
            let added = try context.files.add(new.path, text: new.text, like: new.beside)
            edits += added.edits
            findings += added.findings
        }
        var points: [ReviewPoint] = []
        if let first = drafts.first(where: { $0.outermost == document.initialViewController }) {
            let start = try beginnings.outcome(making: first.asFirst, "the scene")
            edits += start.edits
            points = start.points
        }
        let leaving = drafts.flatMap(\.scenes)
        let gone = Set(leaving).union(document.references(ledToOnlyBy: Set(leaving)))
        let left = document.scenes.filter { !gone.contains($0) && $0.storyboardReference == nil }
        let naming = left.isEmpty ? places(naming: document, besides: edits) : []
        if left.isEmpty, naming.isEmpty {
            let removal = try context.files.remove(document.path)
            return (
                edits.withoutRepeats + removal.edits, findings + removal.findings,
                points + leftovers(of: document, drafts, outcome)
            )
        }
        var editor = DocumentEditor(document)
        let elements = document.scenes.filter(gone.contains).map(\.element)
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
            edits.withoutRepeats, findings,
            points
                + naming.map {
                    ReviewPoint(reason: "code names the storyboard, which has no scene any more", place: $0)
                }
        )
    }

    /// The places that still say the name of a storyboard that goes, or of its scenes, and load it no more.
    private func leftovers(
        of document: IBDocument, _ drafts: [SceneDraft], _ outcome: OpeningCalls.Outcome
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
        _ document: IBDocument, _ drafts: [SceneDraft], _ edits: [FileEdit], _ outcome: OpeningCalls.Outcome,
        _ beginnings: Beginnings, _ points: [ReviewPoint]
    ) -> Change {
        let isGone = edits.contains { if case .remove(document.path) = $0 { true } else { false } }
        let points = drafts.flatMap(\.points) + outcome.doubts + points
        let begins = drafts.contains { $0.outermost == document.initialViewController } && !beginnings.isEmpty
        var words = "code makes \(drafts.count == 1 ? "it" : "them")"
        if outcome.count > 0 || !begins { words += " in \(Count.of(outcome.count, "place"))" }
        if begins { words += (outcome.count > 0 ? " and" : "") + " as the \(beginnings.words) starts" }
        var reasons = [words + (isGone ? ", and the storyboard goes" : "")]
        let texts = drafts.map(\.texts.count).reduce(0, +)
        if texts > 0 { reasons.append(MovedTexts.words(texts)) }
        if let first = points.first { reasons.append("\(first.reason): \(first.place)") }
        let names = drafts.map { draft -> Detail in
            .record([
                "scene": .text(draft.scene.controller.storyboardIdentifier ?? draft.scene.controller.id ?? ""),
                "class": .text(draft.className),
            ])
        }
        let title =
            drafts.count == 1
            ? "make \(drafts[0].className) in code"
            : "make \(Count.of(drafts.count, "view controller")) of \(document.path.fileName) in code"
        return Change(
            subject: document.path, title: title, reason: reasons.joined(separator: "; "), safety: .review,
            place: drafts[0].scene.controller.place, edits: edits,
            details: [
                "scenes": .list(names),
                "places": .list(points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] }),
            ], dependence: .filesThere, intents: intents(of: drafts))
    }

    private func intents(of drafts: [SceneDraft]) -> [ChangeIntent] {
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

extension Obstacle {
    /// The reason against a container of a scene that stays.
    fileprivate static func stays(_ held: Element) -> Obstacle {
        Obstacle(
            code: .sceneEmbedded, reason: "\(ElementSubject(held).words), which it holds, stays in the storyboard",
            place: held.place)
    }
}

extension IBDocument {
    /// The storyboard references that nothing leads to but some scenes.
    fileprivate func references(ledToOnlyBy leaving: Set<Scene>) -> [Scene] {
        let staying = scenes.filter { !leaving.contains($0) }.flatMap { $0.element.descendants }
        let named = Set(staying.compactMap { $0["destination"] })
        let leading = Set(leaving.flatMap { $0.element.descendants }.compactMap { $0["destination"] })
        return scenes.filter { scene in
            guard let id = scene.storyboardReference?.element.id else { return false }
            return leading.contains(id) && !named.contains(id)
        }
    }
}
