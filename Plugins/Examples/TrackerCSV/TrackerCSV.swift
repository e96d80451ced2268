import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([TrackerCSV.self], in: registry)
}

/// Writes plans and findings as a table that a tracker imports: a row for each thing that somebody may have to do.
struct TrackerCSV: PlanReporter, LintReporter {
    static let description = ReporterDescription(
        id: "tracker-csv", summary: "A row for each change or finding, for a tracker or a spreadsheet.")

    private static let titles = ["id", "title", "file", "line", "safety", "status", "advice"]

    /// Changes by place. With several projects, each id begins with the folder of its own.
    func text(of plans: [Plan]) -> String {
        let rows = plans.flatMap { plan in
            let prefix = plans.count > 1 ? Self.folderName(plan.root) + ": " : ""
            return plan.steps.flatMap { Self.rows(of: $0, prefix: prefix) }.sorted()
        }
        return CSVText(titles: Self.titles, rows: rows.map(\.cells)).text
    }

    /// Findings by place. Those that a suppression or the baseline tolerates are nobody's task, and are left out.
    func text(of result: LintResult) -> String {
        let rationales = Dictionary(
            result.rules.map { ($0.id, $0.description.rationale) }, uniquingKeysWith: { first, _ in first })
        let rows = result.findings.map { finding in
            Row(
                id: finding.rule + ":" + finding.fingerprint, title: finding.message, place: finding.place,
                status: finding.level.rawValue, advice: rationales[finding.rule] ?? "")
        }
        return CSVText(titles: Self.titles, rows: rows.sorted().map(\.cells)).text
    }

    private static func rows(of step: PlannedStep, prefix: String) -> [Row] {
        step.changes.map { change in
            Row(
                id: prefix + change.id, title: change.title, place: change.place,
                // What is refused was never judged.
                safety: change.status == .refused ? "" : change.safety.rawValue, status: change.status.rawValue,
                advice: advice(for: change, in: step))
        }
    }

    private static func advice(for change: PlannedChange, in step: PlannedStep) -> String {
        switch change.status {
        case .accepted: ""
        case .heldBack: "Look at it; then plan and apply with --allow \(change.safety.rawValue). " + change.reason
        case .refused, .conflicting:
            [change.reason, step.refusalCodes.first { $0.id == change.code }?.advice ?? ""]
                .filter { !$0.isEmpty }.joined(separator: ". ")
        }
    }

    private static func folderName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

/// One task.
private struct Row: Comparable {
    let id: String
    let title: String
    let place: Place
    var safety = ""
    let status: String
    let advice: String

    var cells: [String] {
        [id, title, place.path, place.position.map { "\($0.line)" } ?? "", safety, status, advice]
    }

    static func < (left: Row, right: Row) -> Bool {
        left.place == right.place ? left.id < right.id : left.place < right.place
    }
}
