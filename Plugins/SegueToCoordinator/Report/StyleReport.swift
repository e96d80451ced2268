import TransformKit

/// The changes and refusals of a style in which segues stay.
struct StyleReport {
    let graph: ProjectGraph
    let style: SegueOptions.Style
    let mayEdit: (String) -> Bool

    func proposals(_ outcome: StyleOutcome, selecting: (Segue, String?) -> Bool) -> Proposals {
        var proposals = Proposals()
        let chosen = outcome.complete(
            outcome.groups.filter { group in
                group.segues.contains { selecting($0.segue, $0.sourceClass.name) }
            })
        // Groups that bring the same file or change the same one belong together.
        for cluster in FileClusters.of(chosen.map { ($0, files(of: $0)) }) {
            let project = ProjectUpdate(adding: newFiles(of: cluster), removing: [], in: graph)
            let lists = lists(of: cluster)
            let edits = fileEdits(of: cluster, lists) + project.edits
            proposals.findings += project.findings
            if let doubt = project.doubts.first ?? notSelected(edits) ?? SwiftEdits.doubts(lists).first {
                proposals.refusals += cluster.flatMap(\.segues).map {
                    refusal(of: $0.segue, $0.sourceClass.name, doubt)
                }
            } else {
                proposals.changes.append(change(of: cluster, edits))
            }
        }
        proposals.refusals += outcome.kept.filter { selecting($0.segue, $0.sourceClass?.name) }.map { kept in
            refusal(of: kept.segue, kept.sourceClass?.name ?? kept.segue.element.id ?? "", kept.obstacle)
        }
        let told = Set(outcome.kept.compactMap(\.sourceClass))
        proposals.refusals += outcome.keptMethods.filter { !told.contains($0.owner) }.map(refusal)
        return proposals
    }

    // MARK: Files of a group

    private func files(of group: StyleGroup) -> Set<String> {
        Set(group.files.map(\.path)).union(group.additions.values.flatMap(\.edits.keys))
            .union(group.documents.map(\.document.path))
    }

    private func newFiles(of cluster: [StyleGroup]) -> [NewFile] {
        var seen: Set<String> = []
        return cluster.flatMap(\.files).filter { !graph.lists($0.path) && seen.insert($0.path).inserted }
            .map(\.newFile)
    }

    // MARK: Edits

    private func fileEdits(
        of cluster: [StyleGroup], _ lists: [(path: String, list: Result<EditList, Obstacle>)]
    ) -> [FileEdit] {
        var seen: Set<String> = []
        let created = cluster.flatMap(\.files).filter { seen.insert($0.path).inserted }.map { file in
            graph.text(at: file.path).map { source in
                FileEdit.replace(path: file.path, TextEdit(0..<source.bytes.count, file.text))
            } ?? FileEdit.create(path: file.path, bytes: Array(file.text.utf8))
        }
        let code = lists.flatMap { path, list in
            ((try? list.get())?.edits ?? []).map { FileEdit.replace(path: path, $0) }
        }
        let documents = cluster.flatMap(\.documents).flatMap { editor in
            editor.edits.map { FileEdit.replace(path: editor.document.path, $0) }
        }
        return created + code + documents
    }

    /// The edits of each existing Swift file, or the obstacle for which they cannot all be made.
    private func lists(of cluster: [StyleGroup]) -> [(path: String, list: Result<EditList, Obstacle>)] {
        var additions: [SwiftClass: ClassAdditions] = [:]
        for group in cluster { additions.merge(group.additions) { $0.appending($1) } }
        return SwiftEdits.lists(Array(additions), in: graph)
    }

    private func notSelected(_ edits: [FileEdit]) -> Obstacle? {
        edits.map(\.path).first { !mayEdit($0) }.map { path in
            Obstacle(code: .notSelected, reason: "the recipe leaves \(path) out", place: Place(path: path))
        }
    }

    // MARK: Words

    private func change(of cluster: [StyleGroup], _ edits: [FileEdit]) -> Change {
        let segues = cluster.flatMap(\.segues)
        let classes = cluster.flatMap(\.classes).map(\.name)
        let outcomes = segues.map { routed in
            SegueOutcome(
                segue: routed.segue, source: routed.sourceClass.name,
                trigger: routed.segue.connection.source?.name ?? "", kind: routed.segue.kind ?? "",
                destination: routed.destination ?? "", method: routed.preparedBy, preparation: "", callSites: [])
        }
        let names =
            classes.count > 3 ? "\(classes[0]) and \(classes.count - 1) more classes" : classes.joined(separator: ", ")
        return Change(
            subject: cluster.map(\.subject).joined(separator: "+"),
            title: "\(title) for \(Count.of(segues.count, "segue")) of \(names)",
            reason: "The segues stay; the code that prepared them moves, and runs for each once as before.",
            safety: .safe, place: Place(path: cluster[0].classes.first?.declaration.path ?? ""), edits: edits,
            details: ["style": .text(style.rawValue), "preparedSegues": .list(outcomes.map(\.record))],
            picture: SegueTable(outcomes: outcomes).lines)
    }

    private var title: String {
        switch style {
        case .visitor: "write a visitor"
        case .prepareMethods: "write methods"
        case .segueClass: "write segue classes"
        case .coordinator: "write coordinators"
        }
    }

    private func refusal(_ method: StyleOutcome.KeptMethod) -> Refusal {
        let path = method.owner.declaration.path
        return Refusal(
            subject: "\(path)#\(method.owner.name)", title: "\(title) of \(method.owner.name)",
            code: method.obstacle.code, reason: method.obstacle.reason, place: method.obstacle.place)
    }

    private func refusal(of segue: Segue, _ source: String, _ obstacle: Obstacle) -> Refusal {
        SegueRefusal.refusal(of: segue, from: source, obstacle, "prepare")
    }
}
