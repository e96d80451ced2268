import TransformKit

/// The forms of reports that come with the tool; it registers them as it registers those of plugins.
public enum BuiltInReports {
    /// Every form, in the order in which help lists them.
    public static let all: [any Reporter.Type] = [
        TextReporter.self, PatchReporter.self, JSONReporter.self, JSONLinesReporter.self, CSVReporter.self,
        SARIFReporter.self, MarkdownReporter.self, HTMLReporter.self, GitHubReporter.self, CheckstyleReporter.self,
        JUnitReporter.self, CodeClimateReporter.self, XcodeReporter.self,
    ]

    /// The ids of the forms that a command has.
    ///
    /// - Parameter cast: from any reporter to one that writes what the command has.
    public static func ids<Kind>(_ cast: (any Reporter.Type) -> Kind?) -> [String] {
        all.filter { cast($0) != nil }.map { $0.description.id }
    }
}

/// A form whose writing depends on the run.
protocol ConfiguredReporter: Reporter {}

extension ConfiguredReporter {
    init() { self.init(settings: ReportSettings()) }
}
