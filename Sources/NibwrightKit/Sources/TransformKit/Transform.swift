import Foundation
@_exported import InterfaceBuilder
@_exported import ProjectGraph
@_exported import SourceText
@_exported import SwiftCode

/// Code that looks at a project graph and proposes changes to it. It never writes: the planner does all editing.
public protocol Transform: PluginPart {
    /// Feeds recipes' checking, `nibwright explain`, the reference page and the tests.
    static var description: TransformDescription { get }

    /// Takes values that were checked against the description, defaults filled in.
    init(options: OptionValues, selection: OptionValues)

    /// Reports values that have the right types and are still wrong, such as an unknown word. They are reported with
    /// the recipe, before any project is read. Finds none by default.
    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem]

    /// Gives changes, refusals and findings for the graph, the same ones on every run.
    func propose(in context: TransformContext) -> Proposals
}

extension Transform {
    /// Finds no problem.
    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] { [] }
}

/// The one description of a transform.
public struct TransformDescription: Hashable, Sendable {
    /// The word after a recipe's `use:`, verb and object in lower case with hyphens: `rename-outlet`.
    public let id: String
    /// One sentence: what it does to a project.
    public let summary: String
    /// Paragraphs for the reference page, in Markdown: what is decided how, what is held back and why.
    public let details: String
    /// Keys of `with:`.
    public let options: [OptionDescription]
    /// Keys of `select:`, which narrow what the transform looks at.
    public let selectors: [OptionDescription]
    /// Files that `plan --write` can write; empty where there are none.
    public let offers: [OfferDescription]
    /// Tables that its changes and refusals fill in through their `details`; reports show these and know no other key.
    public let tables: [TableDescription]
    /// The codes of its refusals; the test kit reports one that is given and not listed.
    public let refusals: [RefusalCode]
    /// Ids of lint rules whose findings its changes settle, for the pages of both.
    public let settledRules: [String]
    /// The least certain level that its changes can have: a change beyond it is refused (`unannounced-safety`).
    public let highestSafety: Safety

    public init(
        id: String, summary: String, details: String, options: [OptionDescription] = [],
        selectors: [OptionDescription] = [], offers: [OfferDescription] = [], tables: [TableDescription] = [],
        refusals: [RefusalCode] = [], settledRules: [String] = [], highestSafety: Safety = .review
    ) {
        self.id = id
        self.summary = summary
        self.details = details
        self.options = options
        self.selectors = selectors
        self.offers = offers
        self.tables = tables
        self.refusals = refusals
        self.settledRules = settledRules
        self.highestSafety = highestSafety
    }
}

/// The view of a project that a transform gets: the graph, and the files and safety that the recipe and the run allow.
public struct TransformContext: Sendable {
    /// The project as the previous step leaves it: files of earlier steps' changes have their new text here.
    public let graph: ProjectGraph
    /// Tells whether the recipe lets this step change the file of a path. A change with an edit elsewhere is refused
    /// (`file-not-selected`); evidence may come from anywhere in the graph.
    public let mayEdit: @Sendable (_ path: String) -> Bool
    /// The least certain changes that the run makes. What is less certain is held back whatever a transform proposes; a
    /// transform whose change is made of parts can leave the uncertain ones out of it, so that the others are made.
    public let allowed: Safety

    public init(
        graph: ProjectGraph, mayEdit: @escaping @Sendable (String) -> Bool = { _ in true }, allowed: Safety = .draft
    ) {
        self.graph = graph
        self.mayEdit = mayEdit
        self.allowed = allowed
    }

    /// Adds, moves and removes files together with what names them.
    public var files: FileOperations { FileOperations(graph) }

    /// Writes a line for the plugin's author to standard error. Reports are never mixed with it: `print` goes there as
    /// well.
    public func log(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
}
