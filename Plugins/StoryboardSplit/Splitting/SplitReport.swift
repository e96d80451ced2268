import TransformKit

/// Reports a division as a change, for people and programs.
struct SplitReport {
    private let split: StoryboardSplitEdits
    private let support: ReferenceSupport
    private let maximumScenes: Int
    private let division: SettledDivision

    init(
        _ split: StoryboardSplitEdits, _ support: ReferenceSupport, _ maximumScenes: Int, of division: SettledDivision
    ) {
        self.split = split
        self.support = support
        self.maximumScenes = maximumScenes
        self.division = division
    }

    var change: Change {
        let path = split.document.path
        return Change(
            subject: path, title: title,
            reason: reason, safety: reviewPoints.isEmpty ? .safe : .review, place: Place(path: path),
            edits: split.edits, details: details, picture: PartPicture(split.partition, names: names).lines)
    }

    private var names: [String] { split.names }

    private var title: String {
        let count = Count.of(split.partition.graph.scenes.count, "scene")
        let head = "split \(split.document.path.fileName) (\(count))"
        let received = names.indices.filter(split.isReceived).map { names[$0] }
        if received.isEmpty { return "\(head) into \(names.count) storyboards" }
        let known =
            (received.count == 1 ? "the existing " : "the existing storyboards ") + received.joined(separator: ", ")
        let new = names.count - 1 - received.count
        return new == 0 ? "\(head) between it and \(known)" : "\(head) into \(new + 1) storyboards and \(known)"
    }

    /// The points that a person has to review.
    private var reviewPoints: [String] {
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
            Self.fact(split.newTables.count, "table", "of translations is new"),
        ].compactMap(\.self)
        let told =
            facts.isEmpty
            ? "No segue crosses, and no code or translation is concerned." : facts.joined(separator: ", ") + "."
        let notes = ([told] + received + large + merging + unnamed).joined(separator: " ")
        return reviewPoints.isEmpty ? notes : notes + " Look at: " + reviewPoints.joined(separator: "; ") + "."
    }

    /// Notes on parts with more scenes than the recipe wants.
    private var large: [String] {
        guard split.partition.isByFlow else { return [] }
        return zip(names, split.partition.parts).filter { $0.1.scenes.count > maximumScenes }.map { name, part in
            "\(name) has \(part.scenes.count) scenes, more than \(maximumScenes): the others have to be with these, or "
                + "nothing joins them to a part."
        }
    }

    /// Notes on parts that go to an existing storyboard.
    private var received: [String] {
        names.indices.filter(split.isReceived).map { part in
            let count = split.partition.parts[part].scenes.count
            return
                "\(Count.of(count, "scene")) \(count == 1 ? "goes" : "go") to \(split.path(of: part)), which is there."
        }
    }

    /// Notes on existing storyboards that a part belongs to by name and that do not take it.
    private var merging: [String] {
        division.existing.sorted { $0.key < $1.key }.map { part, existing in
            let why =
                existing.reason.map { "which the project has and which does not take it: \($0)" }
                ?? "a name that the project has for something else"
            return "\(names[part]) would be called \(existing.name), \(why)."
        }
            + division.refusedReceivers.map { existing in
                let isNew = division.names.contains(existing.name) && !existing.isThere(in: division)
                let which = isNew ? "which this makes" : "which the project has"
                return existing.reason.map { "Scenes that belong to \(existing.name), \(which), stay: \($0)." }
                    ?? "Scenes that would be called \(existing.name) stay, since the project has the name for something else."
            }
    }

    /// A note on scenes that stay because no name fits their part.
    private var unnamed: [String] {
        if division.unnamed.isEmpty { return [] }
        let count = division.unnamed.count
        let names = division.unnamed.prefix(6).map { split.partition.graph.name(of: $0).onOneLine.shortened(to: 40) }
        let more = count > 6 ? " and \(count - 6) more" : ""
        return [
            "\(Count.of(count, "scene")) \(count == 1 ? "stays" : "stay"), since nothing tells what to call "
                + "\(count == 1 ? "its" : "their") storyboard: \(names.joined(separator: ", "))\(more)."
        ]
    }

    /// Writes a count with its verb, `3 segues lead through …` or `1 segue leads through …`; nil for none.
    private static func fact(_ count: Int, _ noun: String, _ verb: String) -> String? {
        guard count > 0 else { return nil }
        let plural = verb.replacing("leads", with: "lead").replacing("asks", with: "ask").replacing(
            "is new", with: "are new")
        return "\(Count.of(count, noun)) \(count == 1 ? verb : plural)"
    }

    private var details: [String: Detail] {
        let scenes = split.partition.graph.scenes
        let parts = split.partition.parts.enumerated().map { number, part -> Detail in
            [
                "name": .text(names[number]), "path": .text(split.path(of: number)),
                "scenes": .list(part.scenes.map { .text(scenes[$0].id ?? "") }),
                "scene-names": .list(part.scenes.map { .text(scenes[$0].name) }),
                "initial": split.initialID(of: number).map(Detail.text) ?? "",
                "exists": .flag(number == 0 || split.isReceived(number)),
            ]
        }
        let crossings = split.documents.crossings.map { crossing -> Detail in
            [
                "segue": .text(crossing.segue.element.id ?? ""), "kind": .text(crossing.segue.kind ?? ""),
                "identifier": .text(crossing.segue.identifier ?? ""),
                "source": .text(crossing.source.id ?? ""), "destination": .text(crossing.destination.id ?? ""),
                "from": .text(names[crossing.from]), "to": .text(names[crossing.to]),
                "reference": .text(crossing.referenceID),
            ]
        }
        let rewrites = split.code.rewrites.map { rewrite -> Detail in
            ["place": .text("\(rewrite.place)"), "old": .text(rewrite.oldText), "new": .text(rewrite.newText)]
        }
        return [
            "parts": .list(parts), "crossing-segues": .list(crossings), "code": .list(rewrites),
            "tables": .list(split.newTables.map { .text($0.path) }),
        ]
    }
}

extension PartNames.Existing {
    /// Returns true for a storyboard that takes scenes, false for one that the division creates.
    fileprivate func isThere(in division: SettledDivision) -> Bool {
        division.received.contains { division.names[$0] == name }
    }
}
