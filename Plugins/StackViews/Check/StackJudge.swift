import TransformKit

/// Decides about the stacks of one document.
struct StackJudge {
    private let groups: [StackGroup]
    private let code: ViewsInCode
    private let graph: ProjectGraph
    private let document: IBDocument

    /// - Parameter groups: those of one document, at least one.
    init(_ groups: [StackGroup], _ code: ViewsInCode, in graph: ProjectGraph) {
        self.groups = groups
        self.code = code
        self.graph = graph
        document = groups[0].draft.document
    }

    func proposals() -> Proposals {
        let deployment = obstacleOfSystems()
        let roots = document.layoutRoots
        var proofs: [Int: LayoutProof] = [:]
        return groups.reduce(into: Proposals()) { proposals, group in
            let words = StackWords(group)
            let number = roots.firstIndex { $0.contains(words.parent) }
            if let number, proofs[number] == nil { proofs[number] = LayoutProof(roots[number], number: number) }
            do throws(Obstacle) {
                if let deployment { throw deployment }
                proposals.changes.append(try change(group, words, number.flatMap { proofs[$0] }))
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: words.subject, title: words.title, code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
    }

    private func change(
        _ group: StackGroup, _ words: StackWords, _ proof: LayoutProof?
    ) throws(Obstacle) -> Change {
        if let obstacle = StackObstacles(group).first() { throw obstacle }
        let edits = StackWriter.edits(of: group)
        let text = SourceText(path: document.path, bytes: edits.apply(to: document.source.bytes))
        guard let proof, case .success(let after) = IBDocument.read(text) else {
            throw Obstacle(
                code: .openLayout, reason: "the views are in nothing that can be laid out", place: words.parent.place)
        }
        if let obstacle = proof.obstacle(to: group.views, in: after) { throw obstacle }
        let doubts = proof.doubts(about: group.views)
        var points = code.points(for: group)
        if graph.resourceBundles(of: document.path).isEmpty {
            points.append(
                ReviewPoint(
                    reason: "no target is known to build the document, so its oldest system is unknown",
                    place: document.root.place))
        }
        let all = doubts + points
        return Change(
            subject: words.subject, title: words.title, reason: words.reason(doubts, points),
            safety: all.isEmpty ? .safe : .review, place: words.place,
            edits: edits.edits.map { .replace(path: document.path, $0) }, details: words.details(all))
    }

    private func obstacleOfSystems() -> Obstacle? {
        let found =
            DeploymentObstacle(document, needs: .stackViews)
            ?? DeploymentObstacle(
                Set(graph.resourceBundles(of: document.path)), need: .stackViews, platform: document.kind.platform)
        return found.map { Obstacle(code: $0.code, reason: $0.reason, place: document.root.place) }
    }
}
