import Linting
import Planning

/// JSON as the published schemas describe it.
struct JSONReporter: PlanReporter, LintReporter, InspectionReporter {
    static let description = ReporterDescription(id: "json", summary: "JSON with a published schema.")

    func text(of plans: [Plan]) throws -> String { try JSONReport.text(plans) }

    func text(of result: LintResult) throws -> String { try PrintableJSON.encode(LintRecord(result)) }

    func text(of project: LoadedProject) throws -> String { try InspectReport(project).json() }
}

/// The same, a change or a finding a line.
struct JSONLinesReporter: ConfiguredReporter, PlanReporter, LintReporter {
    static let description = ReporterDescription(id: "jsonl", summary: "JSON with a change or a finding a line.")

    let settings: ReportSettings

    func text(of plans: [Plan]) throws -> String {
        try plans.map { try PlanLines.text($0, toolVersion: settings.toolVersion) }.joined()
    }

    func text(of result: LintResult) throws -> String {
        try LintLines.text(result, toolVersion: settings.toolVersion)
    }
}

/// A table for spreadsheets.
struct CSVReporter: PlanReporter, LintReporter, InspectionReporter {
    static let description = ReporterDescription(id: "csv", summary: "A table for spreadsheets.")

    func text(of plans: [Plan]) -> String { PlanTables.tables(plans)[0].text }

    func text(of result: LintResult) -> String { LintTable.text(result) }

    func text(of project: LoadedProject) -> String { InspectReport(project).csv() }
}

/// SARIF 2.1.0: GitHub code scanning, Azure DevOps, editors.
struct SARIFReporter: ConfiguredReporter, PlanReporter, LintReporter {
    static let description = ReporterDescription(
        id: "sarif", summary: "SARIF 2.1.0 for code scanning and editors.")

    let settings: ReportSettings

    func text(of plans: [Plan]) throws -> String {
        try PlanSARIF(
            transforms: settings.transforms, workingFolder: settings.workingFolder, version: settings.toolVersion
        ).text(plans)
    }

    func text(of result: LintResult) throws -> String {
        try PrintableJSON.encode(SARIFLog(result, LintPaths(result, settings), version: settings.toolVersion))
    }
}
