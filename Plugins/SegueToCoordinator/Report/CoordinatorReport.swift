import TransformKit

/// The change of a group of coordinators, with its title, reason and table of segues.
struct CoordinatorReport {
    private let group: CoordinatorStyle.Group
    /// Groups of only the segues without doubts, which are written where this group is held back for review.
    private let certain: [CoordinatorStyle.Group]

    init(_ group: CoordinatorStyle.Group, insteadOf certain: [CoordinatorStyle.Group] = []) {
        self.group = group
        let segues = Set(group.outcomes.map(\.segue))
        self.certain = certain.filter { part in part.outcomes.contains { segues.contains($0.segue) } }
    }

    var change: Change {
        let documents = Set(group.outcomes.map(\.document.path)).sorted()
        let names = group.coordinators.joined(separator: ", ")
        let from = documents.count == 1 ? documents[0].fileName : Count.of(documents.count, "storyboard")
        return Change(
            subject: group.coordinators.joined(separator: "+") + (certain.isEmpty ? "" : ":review"),
            title: "let \(names) open what \(Count.of(group.outcomes.count, "segue")) of \(from) opened",
            reason: reason,
            safety: .safe, place: Place(path: documents.first ?? ""), edits: group.edits,
            details: ["removedSegues": .list(group.outcomes.map(\.record))],
            picture: SegueTable(outcomes: group.outcomes).lines, handTests: group.outcomes.flatMap(\.handTests))
    }

    private var reason: String {
        let calls = group.outcomes.reduce(0) { $0 + $1.callSites.count }
        let triggers = group.outcomes.count { $0.trigger != "code" }
        let prepared = group.outcomes.count { $0.preparation.hasPrefix("prepared") }
        let them = group.coordinators.count == 1 ? "it" : "them"
        var parts: [String] = []
        if calls > 0 {
            parts.append(
                "\(Count.of(calls, "performSegue call")) \(calls == 1 ? "reaches" : "reach") \(them)")
        }
        if triggers > 0 {
            parts.append(
                "\(Count.of(triggers, "trigger")) in the document \(triggers == 1 ? "gets" : "get") an action or "
                    + "a row's method"
            )
        }
        var text = parts.isEmpty ? "No code performs them." : parts.joined(separator: ", and ") + "."
        if prepared > 0 {
            text +=
                " For \(Count.of(prepared, "segue")) prepare(for:sender:) stays and is called with a segue made "
                + "in code."
        }
        if !certain.isEmpty {
            let apart = group.outcomes.count { !$0.doubts.isEmpty }
            text +=
                " \(apart) of them \(apart == 1 ? "is" : "are") to be tested by hand; with --allow review this is done in place "
                + "of the change that leaves \(apart == 1 ? "it" : "them") as \(apart == 1 ? "a segue" : "segues")."
        }
        return text
    }
}
