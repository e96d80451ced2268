public import Planning
import SourceText
import TransformKit

/// What a person needs of a plan to act on it, on one screen: what it makes, what would differ, what is held back and why,
/// what is left alone and why. `PlanDetailsText` has every change.
public struct PlanSummaryText {
    /// Files, reasons and places beyond these are counted.
    private static let mostFiles = 12
    private static let mostExamples = 3

    private let style: TerminalStyle

    public init(style: TerminalStyle) {
        self.style = style
    }

    public func text(_ plan: Plan) -> String {
        var text = style.bold("Plan “\(plan.recipeName.printable)” for \(plan.root.printable)") + "\n"
        text += made(plan) + differences(plan) + notMade(plan) + refused(plan) + findings(plan.findings)
        text += handTests(plan) + unread(plan.unread)
        return style.cleaned(text + "\n" + sum(plan.counts) + "\n")
    }

    /// The sum that has to come out.
    public func sum(_ counts: ChangeCounts) -> String {
        guard counts.proposed > 0 else { return style.bold("Nothing proposed") + ": no step found anything to change." }
        return style.bold("\(counts.proposed) proposed") + " = " + style.green("\(counts.accepted) accepted") + " + "
            + style.yellow("\(counts.heldBack) held back")
            + " + \(counts.refused) refused + \(counts.conflicting) conflicting"
    }

    // MARK: What is made

    private func made(_ plan: Plan) -> String {
        let changes = plan.changes.filter { $0.status == .accepted }
        guard !changes.isEmpty else { return "" }
        let levels = Safety.allCases.compactMap { level in
            let count = changes.count { $0.safety == level }
            return count == 0 ? nil : "\(count) \(level.rawValue)"
        }
        let files = plan.outcomes.count
        var text = "\n" + style.green("In this plan: \(changes.count(of: "change")) to \(files.count(of: "file"))")
        text += levels.count == 1 ? " (\(changes[0].safety.rawValue))\n" : " (\(levels.joined(separator: ", ")))\n"
        let groups = changes.grouped(by: \.place.path)
        let paths = groups.prefix(Self.mostFiles).map(\.0)
        // Titles begin in one column, and a long path gives way to them.
        let room = min(paths.map(\.count).max() ?? 0, style.width * 9 / 20)
        for (path, group) in groups.prefix(Self.mostFiles) {
            if groups.count > 4 {
                text += line(of: group, in: path, room)
                continue
            }
            text += "  " + style.bold(path.printable) + "\n"
            let shown = groups.count == 1 ? 8 : 3
            let titles = group.prefix(group.count == shown + 1 ? shown + 1 : shown)
            for change in titles { text += "    ✓ " + style.cut(change.title.printable, after: 6) + "\n" }
            let more = group.count - titles.count
            if more > 0 { text += style.dim("      and \(more) more like these in this file") + "\n" }
        }
        return text + rest(groups.count, of: Self.mostFiles, "more files", "  ")
    }

    /// A file of many in one line: `  4 × App/Menu.swift  make Menu.title strong …`.
    private func line(of changes: [PlannedChange], in path: String, _ room: Int) -> String {
        let count = String(repeating: " ", count: max(0, 4 - "\(changes.count)".count)) + "\(changes.count) × "
        let title = changes[0].title.printable + (changes.count > 1 ? " …" : "")
        let path = style.cutPath(path.printable, to: room)
        let gap = String(repeating: " ", count: max(0, room - path.count) + 2)
        return count + style.bold(path) + style.dim(gap + style.cut(title, after: count.count + room + 2)) + "\n"
    }

    private func differences(_ plan: Plan) -> String {
        let lines = ChangeSums(plan).lines
        guard !lines.isEmpty else { return "" }
        return "\n  What would differ\n"
            + lines.map { style.wrapped($0, indent: "    ").joined(separator: "\n") + "\n" }.joined()
    }

    // MARK: What is not made

    private func notMade(_ plan: Plan) -> String {
        var text = ""
        let held = plan.changes.filter { $0.status == .heldBack }
        for level in Safety.allCases {
            let group = held.filter { $0.safety == level }
            guard !group.isEmpty else { continue }
            let title =
                plan.decisions == nil
                ? "Held back: \(group.count) \(level.rawValue)" : "Not taken: \(group.count) \(level.rawValue)"
            text += "\n" + style.yellow(title) + style.dim(plan.decisions == nil ? level.advice : "") + "\n"
            text += examples(group)
        }
        let conflicting = plan.changes.filter { $0.status == .conflicting }
        guard !conflicting.isEmpty else { return text }
        return text + "\n" + style.red("Conflicting: \(conflicting.count)")
            + style.dim(" (leave one of each two out, and the other is made)") + "\n" + examples(conflicting)
    }

    private func refused(_ plan: Plan) -> String {
        let changes = plan.changes.filter { $0.status == .refused }
        guard !changes.isEmpty else { return "" }
        let known = Dictionary(
            plan.steps.flatMap(\.refusalCodes).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var text = "\n" + style.bold("Left alone: \(changes.count)") + "\n"
        for (code, group) in changes.commonest(by: { $0.code ?? "" }) {
            text += "  \(group.count) \(style.bold(code.printable))\n"
            if let code = known[code] {
                text += style.wrapped("\(code.summary) \(code.advice)".printable, indent: "    ")
                    .map { style.dim($0) + "\n" }.joined()
            }
            text += place(group[0], "    ")
            text += style.wrapped(group[0].reason.printable, indent: "      ").prefix(3).map { style.dim($0) + "\n" }
                .joined()
        }
        return text
    }

    /// A few changes with their reasons, each reason once.
    private func examples(_ changes: [PlannedChange]) -> String {
        var text = ""
        let reasons = byReason(changes)
        for (reason, group) in reasons.prefix(Self.mostExamples) {
            text += place(group[0], "  ")
            if group.count > 1 { text += style.dim("    and \(group.count - 1) more for the same reason") + "\n" }
            text += style.wrapped(reason.printable, indent: "    ").prefix(4).map { style.dim($0) + "\n" }.joined()
        }
        return text + rest(reasons.count, of: Self.mostExamples, "more reasons", "  ")
    }

    /// What and where, on one line if there is room for both: a title that is cut does not say what is meant.
    private func place(_ change: PlannedChange, _ indent: String) -> String {
        let (title, place) = (change.title.printable, "\(change.place)".printable)
        if indent.count + place.count + 2 + title.count <= style.width { return "\(indent)\(place): \(title)\n" }
        return (style.wrapped(title, indent: indent) + style.wrapped("in \(place)", indent: indent + "  "))
            .map { $0 + "\n" }.joined()
    }

    // MARK: Beside the changes

    private func findings(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "" }
        let lines = findings.prefix(Self.mostExamples).map {
            style.wrapped("\($0.place): \($0.message)".printable, indent: "  ").joined(separator: "\n") + "\n"
        }
        return "\nTo know: \(findings.count)\n" + lines.joined()
            + rest(findings.count, of: Self.mostExamples, "more", "  ")
    }

    private func handTests(_ plan: Plan) -> String {
        let tests = Set(plan.changes.filter { $0.status == .accepted }.flatMap(\.handTests).map(\.action)).sorted()
        guard !tests.isEmpty else { return "" }
        return "\n" + style.bold("Test these by hand: \(tests.count)") + "\n"
            + tests.prefix(5).map { style.cut("  □ \($0.printable)") + "\n" }.joined()
            + rest(tests.count, of: 5, "more", "  ")
    }

    private func unread(_ files: [UnreadFile]) -> String {
        guard !files.isEmpty else { return "" }
        return "\n" + style.yellow("Built and not read: \(files.count)")
            + style.dim(" (what depends on their code is not safe)") + "\n"
            + files.prefix(Self.mostExamples).map { style.cut("  \($0.path): \($0.reason)".printable) + "\n" }.joined()
            + rest(files.count, of: Self.mostExamples, "more", "  ")
    }

    private func rest(_ count: Int, of shown: Int, _ words: String, _ indent: String) -> String {
        count > shown ? style.dim("\(indent)and \(count - shown) \(words)") + "\n" : ""
    }

    /// Changes of one reason together, the most frequent reason first.
    private func byReason(_ changes: [PlannedChange]) -> [(String, [PlannedChange])] {
        changes.grouped(by: \.reason).sorted { ($1.1.count, $0.1[0].place) < ($0.1.count, $1.1[0].place) }
    }

}

extension Safety {
    /// What a person can do about changes of the level that are held back; empty for the one that never is.
    var advice: String {
        switch self {
        case .safe: ""
        case .review: " (valid, but behavior may change: read them, then take them with --allow review)"
        case .draft: " (need a human hand before they compile: --allow draft)"
        }
    }
}

extension Int {
    /// `1 file`, `3 files`.
    func count(of word: String) -> String { self == 1 ? "1 \(word)" : "\(self) \(word.plural)" }
}

extension String {
    /// `members of a target`, `entries`, `classes`: the first word has the ending.
    fileprivate var plural: String {
        let word = prefix { $0 != " " }
        let ending = word.hasSuffix("y") ? word.dropLast() + "ies" : word + (word.hasSuffix("s") ? "es" : "s")
        return String(ending + dropFirst(word.count))
    }
}

extension Collection {
    /// `1 file`, `3 files`.
    fileprivate func count(of word: String) -> String { count.count(of: word) }
}
