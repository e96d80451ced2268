public import Linting
public import Planning
public import TransformKit

/// A form of reports that a plugin brings, chosen by `--format <id>`.
///
/// A type conforms to the protocols of the reports that it can write: `PlanReporter`, `LintReporter`,
/// `InspectionReporter`, one or several of them.
public protocol Reporter: PluginPart {
    /// Feeds lists and messages.
    static var description: ReporterDescription { get }

    init()
}

extension Reporter {
    /// The report's id and summary.
    public static var part: PartDescription {
        PartDescription(kind: .report, id: description.id, summary: description.summary)
    }
}

/// The one description of a form of reports.
public struct ReporterDescription: Hashable, Sendable {
    /// The word after `--format`: lower case with hyphens.
    public let id: String
    /// One sentence: what is written, and for whom.
    public let summary: String

    public init(id: String, summary: String) {
        self.id = id
        self.summary = summary
    }
}

/// Writes plans: `nibwright plan --format <id>`.
public protocol PlanReporter: Reporter {
    /// The report of all projects that were planned, in the order of the command line.
    func text(of plans: [Plan]) throws -> String
}

/// Writes findings: `nibwright lint --format <id>`.
public protocol LintReporter: Reporter {
    /// The report of one run of the rules; its paths are relative to `result.root`.
    func text(of result: LintResult) throws -> String
}

/// Writes what a project holds: `nibwright inspect --format <id>`.
public protocol InspectionReporter: Reporter {
    /// The report of a project that was read.
    func text(of project: LoadedProject) throws -> String
}
