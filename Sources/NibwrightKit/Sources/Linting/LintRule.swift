public import ProjectGraph
public import SourceText

/// A check that looks at a project and says what is wrong in it.
public protocol LintRule: Sendable {
    /// What the rule is called in configuration and reports, in lower case with hyphens.
    static var id: String { get }
}
