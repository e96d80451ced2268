import TransformKit

/// A division as a change: what people and programs are told of it.
struct SplitReport {
    private let split: StoryboardSplitEdits
    private let support: ReferenceSupport
    private let maximumScenes: Int
    private let existing: [Int: String]

    /// - Parameter existing: Storyboards that are there already and that a part would be named after, by part.
    init(
        _ split: StoryboardSplitEdits, _ support: ReferenceSupport, _ maximumScenes: Int, existing: [Int: String] = [:]
    ) {
        self.split = split
        self.support = support
        self.maximumScenes = maximumScenes
        self.existing = existing
    }

    var change: Change {
        let path = split.division.document.path
        let count = split.partition.graph.scenes.count
        return Change(
            subject: path,
            title:
                "split \(path.fileName) (\(Count.of(count, "scene"))) into \(split.division.parts.count) storyboards",
            reason: reason, safety: doubts.isEmpty ? .safe : .review, place: Place(path: path),
            edits: split.edits, details: details, picture: PartPicture(split.partition, names: names).lines)
    }

    private var names: [String] { split.division.parts.map(\.name) }

    /// What a person has to look at.
    private var doubts: [String] {
        var found = split.needsReview.map { "\($0.place): \($0.reason)" }
        if case .unknown(let reason) = support {
            found.append("storyboard references need iOS 9 or macOS 10.11, and \(reason)")
        }
        return found
    }

    private var reason: String {
        let facts = [
            Self.fact(split.documents.crossings.count, "segue", "leads through a storyboard reference"),
            Self.fact(split.code.rewrites.count, "place", "in code asks another storyboard"),
            Self.fact(split.tables.newTables.count, "table", "of translations is new"),
        ].compactMap(\.self)
        let told =
            facts.isEmpty
            ? "No segue crosses, and no code or translation is concerned." : facts.joined(separator: ", ") + "."
        let notes = ([told] + large + merging).joined(separator: " ")
        return doubts.isEmpty ? notes : notes + " Look at: " + doubts.joined(separator: "; ") + "."
    }

    /// Parts that have more scenes than the recipe wants.
    private var large: [String] {
        guard split.partition.isByFlow else { return [] }
        return zip(names, split.partition.parts).filter { $0.1.scenes.count > maximumScenes }.map { name, part in
            "\(name) has \(part.scenes.count) scenes, more than \(maximumScenes): the others have to be with these, or "
                + "nothing joins them to a part."
        }
    }

    /// Where the project has a storyboard already that a part belongs to.
    private var merging: [String] {
        existing.sorted { $0.key < $1.key }.filter { names.indices.contains($0.key) }.map { part, name in
            "\(names[part]) would be called \(name), which the project has: merge-storyboards can put the two together."
        }
    }

    /// `3 segues lead through …`, `1 segue leads through …`; nil for none.
    private static func fact(_ count: Int, _ noun: String, _ verb: String) -> String? {
        guard count > 0 else { return nil }
        let plural = verb.replacing("leads", with: "lead").replacing("asks", with: "ask").replacing(
            "is new", with: "are new")
        return "\(Count.of(count, noun)) \(count == 1 ? verb : plural)"
    }

    private var details: [String: Detail] {
        let division = split.division
        let parts = division.parts.enumerated().map { number, part -> Detail in
            [
                "name": .text(part.name), "path": .text(division.path(of: number, like: division.document)),
                "scenes": .list(part.scenes.map { .text($0.id ?? "") }),
                "scene-names": .list(part.scenes.map { .text($0.name) }),
                "initial": part.initial.flatMap(\.id).map(Detail.text) ?? "",
            ]
        }
        let crossings = split.documents.crossings.map { crossing -> Detail in
            [
                "segue": .text(crossing.segue.element.id ?? ""), "kind": .text(crossing.segue.kind ?? ""),
                "identifier": .text(crossing.segue.identifier ?? ""),
                "source": .text(crossing.source.id ?? ""), "destination": .text(crossing.destination.id ?? ""),
                "from": .text(division.parts[crossing.from].name), "to": .text(division.parts[crossing.to].name),
                "reference": .text(crossing.referenceID),
            ]
        }
        let rewrites = split.code.rewrites.map { rewrite -> Detail in
            ["place": .text("\(rewrite.place)"), "old": .text(rewrite.oldText), "new": .text(rewrite.newText)]
        }
        return [
            "parts": .list(parts), "crossing-segues": .list(crossings), "code": .list(rewrites),
            "tables": .list(split.tables.newTables.map { .text($0.path) }),
        ]
    }
}
