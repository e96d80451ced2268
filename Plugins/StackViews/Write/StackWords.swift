import TransformKit

/// What reports say of a group of stacks.
struct StackWords {
    private let group: StackGroup
    /// The view that holds the outermost stack, or the first of them.
    let parent: Element

    init(_ group: StackGroup) {
        self.group = group
        let document = group.draft.document
        let parents = group.outermost.compactMap { document.object(id: $0.parentID) }
        parent = parents.min { $0.index < $1.index } ?? document.root
    }

    /// Unique in the project: the first view that gets into a stack.
    var subject: String { ElementSubject(group.views[0]).text }
    var place: Place { group.views[0].place }

    var title: String {
        let views = Self.list(group.views.map { ElementSubject($0).words })
        return group.stacks.count == 1
            ? "put \(views) into a stack view" : "put \(views) into \(group.stacks.count) stack views"
    }

    /// - Parameters:
    ///   - doubts: what the layout leaves to the system.
    ///   - points: what code may notice.
    func reason(_ doubts: [ReviewPoint], _ points: [ReviewPoint]) -> String {
        let removed = Count.of(group.ties.count(where: \.isRemoved), "constraint")
        let places =
            doubts.isEmpty
            ? "every view stays where it is on all screens that were tried"
            : "every view stays where constraints say that it is"
        let all = doubts + points
        guard let first = all.first else { return "\(removed) less; \(places)" }
        let more = all.count > 1 ? ", and \(Count.of(all.count - 1, "more place"))" : ""
        return "\(removed) less; \(places); \(first.reason): \(first.place)\(more)"
    }

    func details(_ points: [ReviewPoint]) -> [String: Detail] {
        var details: [String: Detail] = ["stacks": .list(group.stacks.reversed().map(row))]
        if !points.isEmpty {
            let shown = points.prefix(Self.shownPlaces)
            details["places"] = .list(
                shown.map { ["place": .text($0.place.description), "reason": .text($0.reason)] })
        }
        return details
    }

    private static let shownPlaces = 12

    private func row(of stack: StackDraft) -> Detail {
        let document = group.draft.document
        let views = stack.members.map { id in
            Detail.text(document.object(id: id).map { ElementSubject($0).words } ?? "a stack view")
        }
        let ties = group.draft.touched[stack.id] ?? []
        return [
            "axis": .text(stack.axis.rawValue), "alignment": .text(stack.alignment.rawValue),
            "distribution": .text(stack.isEqual ? "fillEqually" : "fill"),
            "spacing": .text(WrittenNumber.text(stack.spacing)), "views": .list(views),
            "constraints": .number(ties.count { group.draft.ties[$0].isRemoved }),
        ]
    }

    private static func list(_ words: [String]) -> String {
        guard words.count > 3 else {
            return words.dropLast().joined(separator: ", ") + (words.count > 1 ? " and " : "") + (words.last ?? "")
        }
        return "\(words[0]), \(words[1]) and \(words.count - 2) more views"
    }
}
