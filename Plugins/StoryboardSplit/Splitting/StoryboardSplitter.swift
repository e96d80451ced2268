import ProjectFiles
import TransformKit

/// Splits one storyboard: decides the document of each scene, and collects the edits in all files.
struct StoryboardSplitter {
    let graph: ProjectGraph
    let code: SceneCode
    let options: SplitOptions

    /// The outcome for one storyboard.
    struct Outcome {
        var change: Change?
        /// The division of the change, for the map that people can edit.
        var division: (partition: ScenePartition, names: [String])?
        var refusals: [Refusal] = []
        var findings: [Finding] = []
    }

    func split(_ candidate: StoryboardCandidate) -> Outcome {
        let document = candidate.document
        let support = ReferenceSupport(of: document, in: graph)
        let constraints = DocumentConstraints(document, copies: candidate.copies, graph)
        if let obstacle = constraints.refusal { return refusal(of: candidate, obstacle) }
        var limits = constraints.constraints + code.constraints(on: document)
        var receivers = ReceivingStoryboards(besides: document, in: graph, capacity: options.receivingCapacity)
        while true {
            let scenes = SceneGraph(
                document, constraints: limits, opened: code.openings(in: document),
                crossingAllowed: support.allowsCrossing,
                folders: SceneFolders(document.scenes.filter { $0.controller != nil }, in: graph))
            let division = SettledDivision(scenes, in: graph, options, receivers: receivers)
            guard division.problems.isEmpty else { return outcome(of: division.problems, candidate) }
            let (outcome, objection) = outcome(of: division, receivers, candidate, support)
            switch objection {
            case nil: return outcome
            // Where a storyboard cannot take its part, the part gets another name.
            case .receiver(let name, let reason): receivers.refuse(name, reason)
            case .scenes(let staying):
                let new = staying.filter { kept in !limits.contains(where: kept.isSame) }
                // A map says itself which scenes move, so its author has to change it.
                guard !new.isEmpty, options.grouping.mayKeepScenes else { return outcome }
                limits += new
            }
        }
    }

    /// A reason why a division cannot be made, with the limit for the next attempt.
    private enum Objection {
        case receiver(name: String, reason: String)
        /// Scenes that have to stay, since a call that opens them cannot be rewritten.
        case scenes([SceneConstraint])
    }

    private func outcome(
        of division: SettledDivision, _ receivers: ReceivingStoryboards, _ candidate: StoryboardCandidate,
        _ support: ReferenceSupport
    ) -> (outcome: Outcome, objection: Objection?) {
        let partition = division.partition
        var outcome = Outcome(refusals: pinned(division, candidate, support))
        guard partition.isDivided else { return (outcome, nil) }
        let taking = division.received.reduce(into: [Int: IBDocument]()) { taking, part in
            taking[part] = receivers.document(named: division.names[part])
        }
        let split = StoryboardSplitEdits(
            candidate: candidate, division, receivers: taking, graph: graph, code: code, options: options)
        if let refused = split.refusedReceiver {
            return (outcome, .receiver(name: refused.name, reason: refused.reason))
        }
        if let obstacle = split.obstacles.first {
            let staying = split.staying
            return (refusal(of: candidate, obstacle), staying.isEmpty ? nil : .scenes(staying))
        }
        outcome.findings = split.findings
        outcome.division = (partition, division.names)
        outcome.change = SplitReport(split, support, options.maximumScenes, of: division).change
        return (outcome, nil)
    }

    // MARK: Refusals

    private func refusal(of candidate: StoryboardCandidate, _ obstacle: Obstacle) -> Outcome {
        let path = candidate.document.path
        return Outcome(refusals: [
            Refusal(
                subject: path, title: "split \(path.fileName) (\(Count.of(candidate.sceneCount, "scene")))",
                code: obstacle.code, reason: obstacle.reason, place: Place(path: path),
                details: ["scenes": .number(candidate.sceneCount), "obstacle": .text("\(obstacle.place)")])
        ])
    }

    private func outcome(of problems: [ScenePartition.Problem], _ candidate: StoryboardCandidate) -> Outcome {
        Outcome(
            refusals: problems.map { problem in
                let name = problem.scene.name
                return Refusal(
                    subject: "\(candidate.document.path)#\(problem.scene.id ?? "")",
                    title: "move \(name) as the map says",
                    code: .mapUnclear, reason: problem.reason, place: problem.scene.place)
            })
    }

    /// Returns one refusal for all scenes that one reason keeps in the storyboard.
    private func pinned(
        _ division: SettledDivision, _ candidate: StoryboardCandidate, _ support: ReferenceSupport
    ) -> [Refusal] {
        let partition = division.partition
        var refusals = PinnedScenes(partition.graph).refusals
        // A map says itself which scenes stay.
        if case .map = options.grouping { refusals = [] }
        if case .missing(let obstacle) = support {
            let largest = partition.parts.map(\.scenes.count).max() ?? 0
            if largest > options.maximumScenes || !partition.isDivided {
                refusals += refusal(of: candidate, obstacle).refusals
            }
        } else if !partition.isDivided, refusals.isEmpty, !options.grouping.looksAtAll {
            let obstacle =
                division.refusedReceivers.first.map { fullReceiver($0, of: candidate) } ?? indivisible(partition)
            refusals += refusal(of: candidate, obstacle).refusals
        }
        return refusals
    }

    private func fullReceiver(_ existing: PartNames.Existing, of candidate: StoryboardCandidate) -> Obstacle {
        let what =
            existing.reason.map {
                "scenes of it belong to the storyboard \(existing.name) that is there, by their names, and it does not take "
                    + "them: \($0)"
            } ?? "scenes of it would be called \(existing.name), a name that the project has for something else"
        return Obstacle(
            code: .existingStoryboard, reason: what + "; a map of scenes (`map`) gives them another",
            place: Place(path: candidate.document.path))
    }

    private func indivisible(_ partition: ScenePartition) -> Obstacle {
        let place = Place(path: partition.graph.document.path)
        switch options.grouping {
        case .tab:
            return Obstacle(
                code: .noTabs, reason: "no scene is reached from one tab alone; `by: flow` goes by the segues",
                place: place)
        case .prefix:
            return Obstacle(
                code: .noPrefixes, reason: "no two classes of scenes that may move begin with the same word",
                place: place)
        case .flow where partition.graph.atoms(joining: partition.graph.pinned).count > 1:
            return Obstacle(
                code: .noGoodDivision,
                reason:
                    "every division would cut more segues than it moves scenes, or leave a part with fewer than "
                    + "\(UnworthyPartRemoval.fewestScenes(capacity: options.maximumScenes)) scenes or with nothing in common to be "
                    + "called after; a map of scenes (`map`) or another way (`by`) divides it all the same",
                place: place)
        case .flow, .each, .map:
            return Obstacle(
                code: .onePiece,
                reason:
                    "its scenes have to be in one document: navigation controllers with their roots, containers with what "
                    + "they embed, and scenes that name each other's objects", place: place)
        }
    }
}

extension SplitOptions {
    /// The most scenes of a storyboard that takes others; nil for a map, which says itself which scenes go there.
    fileprivate var receivingCapacity: Int? {
        if case .map = grouping { nil } else { maximumScenes }
    }
}

extension SplitOptions.Grouping {
    /// True where scenes may stay that this grouping would move.
    fileprivate var mayKeepScenes: Bool { if case .map = self { false } else { true } }

    /// True where storyboards of any size are considered.
    var looksAtAll: Bool {
        switch self {
        case .each, .map: true
        case .flow, .tab, .prefix: false
        }
    }
}

extension ReferenceSupport {
    var allowsCrossing: Bool {
        if case .missing = self { false } else { true }
    }
}

extension Scene {
    /// The scene's name in Interface Builder.
    var name: String { controller?.interfaceBuilderName ?? comment?.text ?? id ?? "scene" }

    var place: Place {
        let object = controller ?? element
        return Place(
            element.document.source, at: element.range.lowerBound, objectID: object.id,
            objectName: object.interfaceBuilderName)
    }
}

extension SceneConstraint {
    /// Returns whether another constraint keeps the same scene for the same place.
    fileprivate func isSame(as other: SceneConstraint) -> Bool {
        guard case .stays(let scene, let obstacle) = self, case .stays(let otherScene, let otherObstacle) = other else {
            return false
        }
        return scene == otherScene && obstacle.code == otherObstacle.code && obstacle.place == otherObstacle.place
    }
}
