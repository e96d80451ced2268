import Linting
import Planning

/// Text for a terminal.
struct TextReporter: ConfiguredReporter, PlanReporter, LintReporter, InspectionReporter {
    static let description = ReporterDescription(id: "text", summary: "Text for a terminal.")

    let settings: ReportSettings

    func text(of plans: [Plan]) -> String {
        plans.map { plan in
            switch settings.detail {
            case .summary: PlanSummaryText(style: settings.style).text(plan)
            case .full: PlanDetailsText(style: settings.style, isBrief: false).text(plan)
            case .titles: PlanDetailsText(style: settings.style, isBrief: true).text(plan)
            }
        }.joined()
    }

    func text(of result: LintResult) -> String {
        LintTextReport(result, paths: LintPaths(result, settings), style: settings.style).text
    }

    func text(of project: LoadedProject) -> String { InspectReport(project).text(style: settings.style) }
}

/// Markdown for a pull request or the page of a CI job.
struct MarkdownReporter: ConfiguredReporter, PlanReporter, LintReporter {
    static let description = ReporterDescription(
        id: "markdown", summary: "Markdown for a pull request or the page of a CI job.")

    let settings: ReportSettings

    func text(of plans: [Plan]) -> String { plans.map { MarkdownReport.text($0) }.joined() }

    func text(of result: LintResult) -> String { LintMarkdownReport(result, LintPaths(result, settings)).text }
}

/// One page for a browser, with filters, pictures and decisions.
struct HTMLReporter: ConfiguredReporter, PlanReporter, LintReporter, InspectionReporter {
    static let description = ReporterDescription(id: "html", summary: "One page for a browser.")

    let settings: ReportSettings

    func text(of plans: [Plan]) -> String { PlanHTML.text(plans) }

    func text(of result: LintResult) -> String { LintHTML(result, LintPaths(result, settings)).text }

    func text(of project: LoadedProject) -> String { InspectReport(project).html() }
}

/// What would be applied, for `git apply` in the project's folder.
struct PatchReporter: PlanReporter {
    static let description = ReporterDescription(
        id: "patch", summary: "What would be applied, for git apply in the project's folder.")

    func text(of plans: [Plan]) -> String { String(decoding: bytes(of: plans), as: UTF8.self) }

    func bytes(of plans: [Plan]) -> [UInt8] { plans.flatMap { PatchReport.bytes($0) } }
}
