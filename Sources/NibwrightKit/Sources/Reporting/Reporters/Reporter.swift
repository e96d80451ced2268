public import Linting
public import Planning
public import TransformKit

/// A form of reports, chosen by `--format <id>`: a plugin's, or one of ``BuiltInReports``.
///
/// A type conforms to the protocols of the reports that it can write: `PlanReporter`, `LintReporter`,
/// `InspectionReporter`, one or several of them.
public protocol Reporter: PluginPart {
    /// Feeds lists and messages.
    static var description: ReporterDescription { get }

    /// Makes a reporter that asks for nothing.
    init()

    /// Makes the reporter of one run. By default what the run says of itself is not looked at.
    init(settings: ReportSettings)
}

extension Reporter {
    /// Makes the reporter as if the run had said nothing of itself.
    public init(settings: ReportSettings) { self.init() }

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

    /// The report as it is written: by default the text in UTF-8. A patch has files in it that may be in another encoding.
    func bytes(of plans: [Plan]) throws -> [UInt8]
}

extension PlanReporter {
    /// The text in UTF-8.
    public func bytes(of plans: [Plan]) throws -> [UInt8] { Array(try text(of: plans).utf8) }
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
