public import ProjectFiles
public import SourceText
import TransformKit

/// A project's configuration of lint: the rules that run at each path and their options, the files that are looked at,
/// and the findings that are tolerated.
public struct LintConfiguration: Sendable {
    /// Changes to rules everywhere, in the order in which they take effect.
    var rules: [RuleChange]
    /// The only rules that may run; nil for all.
    var only: Set<String>?
    /// Changes to rules below some paths; of several that hold for a path, a later one has the last word.
    var overrides: [PathOverride]
    /// The paths at which findings are reported. Evidence may come from anywhere in the project.
    var include: [PathPattern]
    var exclude: [PathPattern]
    /// Suppressions of findings in documents.
    public var suppressions: [Suppression]
    /// Project-relative path of the baseline; nil for the default one, which need not be there.
    public var baseline: String?
    /// Whether findings of a baseline are tolerated; false where the file has `baseline: off`.
    public var usesBaseline: Bool
    /// The lowest level at which a finding makes the run fail.
    public var failureLevel: FailureLevel
    /// The choices of the command line, on top of the file's.
    public var selection: RuleSelection

    /// The configuration of a project that has none.
    public init() {
        rules = []
        only = nil
        overrides = []
        include = []
        exclude = []
        suppressions = []
        baseline = nil
        usesBaseline = true
        failureLevel = .error
        selection = RuleSelection()
    }

    /// Whether findings at a path are reported.
    public func covers(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) })
            && !exclude.contains { $0.matches(path) }
            && (selection.paths.isEmpty || selection.paths.contains { $0.matches(path) })
    }
}

/// The lowest level at which a finding makes a run fail.
public enum FailureLevel: String, Hashable, Sendable, CaseIterable {
    case note, warning, error, never

    /// Whether a finding of a level makes the run fail.
    public func fails(_ level: Finding.Level) -> Bool {
        switch self {
        case .note: true
        case .warning: level >= .warning
        case .error: level >= .error
        case .never: false
        }
    }
}

/// Rules and paths that one run is narrowed to or widened by, from the command line.
public struct RuleSelection: Sendable {
    /// The only rules that run; empty for all.
    public var only: [String]
    /// Rules that run although they are off.
    public var enable: [String]
    /// Rules that do not run.
    public var disable: [String]
    /// The only paths at which findings are reported; empty for all.
    public var paths: [PathPattern]

    public init(only: [String] = [], enable: [String] = [], disable: [String] = [], paths: [PathPattern] = []) {
        self.only = only
        self.enable = enable
        self.disable = disable
        self.paths = paths
    }

    /// The word that stands for every rule where rules are named.
    public static let all = "all"

    func allows(_ rule: String) -> Bool {
        (only.isEmpty || only.contains(rule) || only.contains(Self.all))
            && !disable.contains(rule) && !disable.contains(Self.all)
    }

    func asks(for rule: String) -> Bool {
        only.contains(rule) || only.contains(Self.all) || enable.contains(rule) || enable.contains(Self.all)
    }
}

/// Changes to rules below some paths.
struct PathOverride: Sendable {
    let patterns: [PathPattern]
    let rules: [RuleChange]

    func holds(for path: String) -> Bool { patterns.contains { $0.matches(path) } }
}
