public import TransformKit

/// A check that finds faults in a project. Rules report; they never edit.
public protocol LintRule: PluginPart {
    /// Feeds configuration, `nibwright lint --rules`, the reference page and the tests.
    static var description: LintRuleDescription { get }

    /// Takes values that were checked against the description, defaults filled in.
    init(options: OptionValues)
}

extension LintRule {
    /// The rule's id and summary.
    public static var part: PartDescription {
        PartDescription(kind: .lintRule, id: description.id, summary: description.summary)
    }
}

/// A rule that judges each document by itself: the engine runs it over documents on several threads.
public protocol DocumentRule: LintRule {
    /// - Parameters:
    ///   - document: the document that is judged.
    ///   - graph: the project that the document belongs to, for looking up what it names.
    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding]
}

/// A rule that judges the project as a whole: code against documents, documents against each other.
public protocol ProjectRule: LintRule {
    func findings(in graph: ProjectGraph) -> [LintFinding]
}

/// The one description of a rule.
public struct LintRuleDescription: Hashable, Sendable {
    /// The rule's name in configuration, suppressions and reports: lower case with hyphens.
    public let id: String
    /// One sentence: what the rule finds.
    public let summary: String
    /// Says why it matters and what to do, in a sentence or two of Markdown: what happens at run time, what a reader
    /// loses.
    public let rationale: String
    /// The level of its findings where configuration names none. An `error` surely crashes or loses something.
    public let level: Finding.Level
    /// Whether the rule runs where configuration does not name it. Rules of taste do not.
    public let isOnByDefault: Bool
    /// Options that configuration can set.
    public let options: [OptionDescription]
    /// The names of rules of IBLinter and xiblint that this one covers, as in `iblinter:misplaced`.
    public let aliases: [String]

    public init(
        id: String, summary: String, rationale: String, level: Finding.Level, isOnByDefault: Bool = true,
        options: [OptionDescription] = [], aliases: [String] = []
    ) {
        self.id = id
        self.summary = summary
        self.rationale = rationale
        self.level = level
        self.isOnByDefault = isOnByDefault
        self.options = options
        self.aliases = aliases
    }
}

/// A finding of a rule at one place; the engine adds the rule's name and level.
public struct LintFinding: Hashable, Sendable {
    public let place: Place
    /// Says what is wrong, why it matters and what to do, in one or two sentences.
    public let message: String
    /// False where the project does not say enough to be sure: the finding is then reported as a note, never as an
    /// error.
    public let isCertain: Bool
    /// Why the finding may be wrong, as what follows “Not certain:”, without a full stop: “the checkout lacks
    /// Cart.swift, which the target App builds”. Nil for a finding that is certain, or whose rule does not say why not.
    public let doubt: String?
    /// What mends it; nil where a person has to decide.
    public private(set) var fix: LintFix?

    /// The same finding with what mends it.
    public func fixed(by fix: LintFix?) -> LintFinding {
        var finding = self
        finding.fix = fix
        return finding
    }

    public init(_ place: Place, _ message: String, isCertain: Bool = true) {
        self.place = place
        self.message = message
        self.isCertain = isCertain
        doubt = nil
    }

    /// A finding that is certain unless there is a doubt.
    public init(_ place: Place, _ message: String, doubt: String?) {
        self.place = place
        self.message = message
        self.isCertain = doubt == nil
        self.doubt = doubt
    }
}
