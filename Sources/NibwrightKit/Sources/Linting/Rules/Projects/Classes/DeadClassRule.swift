import Navigation
import TransformKit

/// Finds classes that only scenes use to which nothing leads.
struct DeadClassRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "dead-class",
        summary: "A class that only dead scenes use, and code of other such classes.",
        rationale: """
            With the scenes that `dead-scene` finds go the classes of what is in them, where no other document and no other \
            code names them. Delete them together.
            """,
        level: .note)

    init(options: OptionValues) {}

    private struct Candidate {
        let type: SwiftClass
        let scene: String
    }

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let dead = DeadSceneRule.deadScenes(in: graph).map(\.scene)
        if dead.isEmpty { return [] }
        let titles = Dictionary(dead.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        let candidates = candidates(titles, in: graph)
        if candidates.isEmpty { return [] }
        let reach = ClassReach(in: graph)
        return unused(candidates, in: graph).compactMap { candidate in
            guard let source = graph.text(at: candidate.type.declaration.path) else { return nil }
            return LintFinding(
                Place(source, at: candidate.type.declaration.offset),
                "\(candidate.type.name) is used by nothing but the scene “\(candidate.scene)”, which nobody can come to. Delete "
                    + "both, or bring back the way to the scene.",
                doubt: reach.doubt(aboutFilesAround: candidate.type.declaration.path))
        }
    }

    /// Classes of objects in dead scenes that no other document has.
    private func candidates(_ titles: [FlowSceneID: String], in graph: ProjectGraph) -> [Candidate] {
        var scenes: [SwiftClass: String] = [:]
        var used: Set<String> = []
        for document in graph.documents {
            for element in document.elements {
                guard let name = element.customClass else { continue }
                let controller = document.scene(holding: element)?.controller?.id
                guard let controller, let title = titles[FlowSceneID(document: document.path, object: controller)]
                else {
                    used.insert(name)
                    continue
                }
                guard case .swift(let types)? = graph.classes.resolve(element), types.count == 1 else { continue }
                scenes[types[0]] = scenes[types[0]] ?? title
            }
        }
        let names = IdentifierSet(scenes.keys.map(\.name))
        // An extension begins with the class that its property list names.
        for text in graph.refusedDocuments.map(\.source) + graph.propertyLists { used.formUnion(names.names(in: text)) }
        return scenes.filter { type, _ in
            !used.contains(type.name) && !used.contains(type.declaration.objectiveCName ?? type.name)
                && !type.declaration.isPublic
        }
        .map { Candidate(type: $0, scene: $1) }
        .sorted {
            ($0.type.declaration.path, $0.type.declaration.offset) < (
                $1.type.declaration.path, $1.type.declaration.offset
            )
        }
    }

    /// Those that nothing but their own code and each other's names.
    private func unused(_ candidates: [Candidate], in graph: ProjectGraph) -> [Candidate] {
        let names = Set(candidates.map(\.type.name.lastNamePart))
        let occurrences = NameOccurrences(of: names, in: graph)
        var left = candidates
        while true {
            let parts = Dictionary(grouping: left.flatMap(\.type.parts), by: \.path).mapValues { $0.map(\.range) }
            let kept = left.filter { candidate in
                occurrences[candidate.type.name.lastNamePart].allSatisfy { place in
                    parts[place.source.path]?.contains { $0.contains(place.offset) } == true || place.isInComment
                }
            }
            if kept.count == left.count { return kept }
            left = kept
        }
    }
}

extension NameOccurrences.Occurrence {
    /// Whether a comment to the end of the line has the name, such as the first one of a file.
    fileprivate var isInComment: Bool { lineBefore.contains("//") }
}
