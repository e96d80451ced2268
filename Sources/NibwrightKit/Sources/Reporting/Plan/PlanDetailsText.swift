public import Planning
import SourceText
import TransformKit

/// Every change of a plan for people at a terminal, with its reason and its lines.
public struct PlanDetailsText {
    private let style: TerminalStyle
    private let isBrief: Bool

    /// - Parameters:
    ///   - style: how the text is written for its terminal.
    ///   - isBrief: true for counts and titles without diffs and without the list of what stays as it is.
    public init(style: TerminalStyle, isBrief: Bool = false) {
        self.style = style
        self.isBrief = isBrief
    }

    public func text(_ plan: Plan) -> String {
        var text = style.bold("Plan “\(plan.recipeName.printable)” for \(plan.root.printable)") + "\n"
        for step in plan.steps { text += self.text(step, of: plan) }
        for finding in plan.findings {
            text +=
                "\n" + "\(finding.place): \(finding.level.rawValue): \(finding.message) [\(finding.rule)]".printable
                + "\n"
        }
        text += handTests(plan.changes.filter { $0.status == .accepted })
        text += unread(plan.unread)
        return style.cleaned(text + "\n" + PlanSummaryText(style: style).sum(plan.counts) + "\n")
    }

    /// Files that targets build and that were not read, so that their contents are not known.
    private func unread(_ files: [UnreadFile]) -> String {
        guard !files.isEmpty else { return "" }
        let shown = isBrief ? 3 : 20
        let lines = files.prefix(shown).map { file in
            let targets = file.targets.isEmpty ? "" : " (\(file.targets.joined(separator: ", ")))"
            return "    \(file.path): \(file.reason)\(targets)".printable + "\n"
        }
        let more = files.count > shown ? "    and \(files.count - shown) more\n" : ""
        let note = style.dim(" (what depends on their code is not safe)")
        return "\n  " + style.yellow("Built and not read: \(files.count)") + note + "\n" + lines.joined() + more
    }

    // MARK: What to try by hand

    /// The list under its heading; empty where there is nothing to try.
    private func handTests(_ changes: [PlannedChange]) -> String {
        let tests = Set(changes.flatMap(\.handTests)).sorted()
        guard !tests.isEmpty else { return "" }
        let actions = tests.grouped(by: \.action)
        var text = "\n" + style.bold("Test these by hand: \(actions.count)") + "\n"
        for (action, tests) in actions {
            text += "  □ \(action)\n"
            guard !isBrief else { continue }
            for test in tests { text += wrapped("\(test.place): \(test.reason)", "      ") }
        }
        return text
    }

    // MARK: Steps

    private func text(_ step: PlannedStep, of plan: Plan) -> String {
        var text = "\n" + style.bold("Step \(step.id)".printable)
        text += step.id == step.transformID ? "\n" : " (\(step.transformID.printable))\n"
        if step.changes.isEmpty { text += "  nothing to change\n" }
        text += accepted(step)
        text += tables(step)
        text += heldBack(step, isDecided: plan.decisions != nil)
        text += others(step, .conflicting, "Conflicting")
        text += refused(step)
        return text
    }

    private func accepted(_ step: PlannedStep) -> String {
        let moved = MovedLines(isBrief ? [] : step.files)
        let changes = step.changes.filter { $0.status == .accepted }
        var text = ""
        for (path, group) in changes.grouped(by: \.place.path) {
            text += "\n  " + style.bold(path.printable) + "\n"
            for (reason, changes) in byReason(group) {
                for change in changes {
                    text += "    " + style.green("✓") + " \(label(change.safety)) \(change.title.printable)\n"
                }
                if !isBrief { text += wrapped(reason, "      ") }
                if !isBrief { text += changes.map(picture).joined() }
            }
            guard !isBrief, let file = step.files.first(where: { $0.path == path }) else { continue }
            text += diff(file, moved)
        }
        let shown = Set(changes.map(\.place.path))
        for file in step.files where !shown.contains(file.path) && !isBrief {
            text += "\n  " + style.bold(file.path.printable) + note(file) + "\n" + diff(file, moved)
        }
        return text
    }

    private func note(_ file: StepFile) -> String {
        file.before == nil ? " (new)" : file.after == nil ? " (removed)" : ""
    }

    private func diff(_ file: StepFile, _ moved: MovedLines) -> String {
        // Whole files that go are named, not shown.
        guard file.after != nil else { return "" }
        let printer = DiffPrinter(style: style, indent: "    ") { moved.runs(of: $0, in: file.path) }
        return printer.print(file.diff(context: 1))
    }

    private func heldBack(_ step: PlannedStep, isDecided: Bool) -> String {
        let changes = step.changes.filter { $0.status == .heldBack }
        var text = ""
        for level in Safety.allCases {
            let group = changes.filter { $0.safety == level }
            guard !group.isEmpty else { continue }
            text +=
                "\n  " + style.yellow("\(isDecided ? "Not taken" : "Held back"): \(group.count) \(level.rawValue)")
                + style.dim(isDecided ? "" : level.advice) + "\n"
            text += group.map { entry($0, step.tables) }.joined()
        }
        return text
    }

    private func others(_ step: PlannedStep, _ status: ChangeStatus, _ title: String) -> String {
        let changes = step.changes.filter { $0.status == status }
        guard !changes.isEmpty else { return "" }
        return "\n  " + style.red("\(title): \(changes.count)") + "\n" + changes.map { entry($0, step.tables) }.joined()
    }

    private func refused(_ step: PlannedStep) -> String {
        let changes = step.changes.filter { $0.status == .refused }
        guard !changes.isEmpty else { return "" }
        var text = "\n  " + style.bold("Left alone: \(changes.count)") + "\n"
        for (code, group) in changes.grouped(by: { $0.code ?? "" }) {
            text += "    \(group.count) \(code.printable)\n"
            if !isBrief { text += group.map { entry($0, step.tables) }.joined() }
        }
        return text
    }

    /// A change that is not made, with what a person needs to decide on it.
    private func entry(_ change: PlannedChange, _ tables: [TableDescription]) -> String {
        let head = "    \(style.dim("\(change.place)".printable))  \(change.title.printable)\n"
        if isBrief { return head }
        var text = head + wrapped(change.reason, "      ")
        if change.status == .heldBack {
            for test in change.handTests.sorted() { text += wrapped("□ \(test.action): \(test.reason)", "      ") }
        }
        text += picture(change)
        for table in tables where table.isInText && table.scope == .change {
            text += table.rows(in: change.details).map { "      · \(table.line(of: $0).printable)\n" }.joined()
        }
        return text
    }

    /// The tables of the plan: the rows of what the step makes, under the table's title.
    private func tables(_ step: PlannedStep) -> String {
        guard !isBrief else { return "" }
        let made = step.changes.filter { $0.status == .accepted }
        return step.tables.filter { $0.isInText && $0.scope == .plan }.map { table in
            let rows = made.flatMap { table.rows(in: $0.details) }
            if rows.isEmpty { return "" }
            return "\n  " + style.bold("\(table.title): \(rows.count)".printable) + "\n"
                + rows.map { "    · \(table.line(of: $0).printable)\n" }.joined()
        }.joined()
    }

    /// A change's own drawing, set off by blank lines.
    private func picture(_ change: PlannedChange) -> String {
        change.picture.isEmpty ? "" : "\n" + change.picture.map { "      \($0.printable)\n" }.joined() + "\n"
    }

    private func label(_ safety: Safety) -> String {
        safety == .safe ? safety.rawValue : style.yellow(safety.rawValue)
    }

    /// Changes of one reason together, so that it is said once; in the order of the first of each.
    private func byReason(_ changes: [PlannedChange]) -> [(String, [PlannedChange])] {
        var order: [String] = []
        for change in changes where !order.contains(change.reason) { order.append(change.reason) }
        return order.map { reason in (reason, changes.filter { $0.reason == reason }) }
    }

    private func wrapped(_ text: String, _ indent: String) -> String {
        style.wrapped(text.printable, indent: indent).map { style.dim($0) + "\n" }.joined()
    }
}
