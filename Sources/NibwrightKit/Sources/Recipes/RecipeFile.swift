import SourceText
import TransformKit
import YAMLCode

/// A recipe as written: its form is right, but whether its transforms, options and includes exist is not yet known.
public struct RecipeFile: Hashable, Sendable {
    public let path: String
    /// The name; nil when it is missing, which is a problem.
    public let name: Written<String>?
    /// One sentence for lists of recipes and for reports.
    public let summary: Written<String>?
    public let parameters: [WrittenParameter]
    public let files: WrittenFileFilter?
    public let steps: [WrittenStep]
    public let verification: Verification

    /// Reads a recipe and everything that is wrong with its form; no file when nothing can be made of it.
    public static func read(_ loaded: LoadedRecipe) -> (file: RecipeFile?, problems: [InputProblem]) {
        let (node, problems) = YAMLReader.read(path: loaded.path, bytes: loaded.bytes)
        guard let node else { return (nil, problems) }
        let log = ProblemLog()
        log.add(problems)
        let file = RecipeDecoder(path: loaded.path, problems: log).recipe(from: node)
        return (file, log.problems)
    }
}

/// A recipe's bytes and the path by which problems name it.
public struct LoadedRecipe: Hashable, Sendable {
    /// One file must always have the same path: that is how a recipe that includes itself is noticed.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A parameter of a recipe, which its user may set.
public struct WrittenParameter: Hashable, Sendable {
    public let name: Written<String>
    /// The type; nil when it is missing or unknown, which is a problem.
    public let type: OptionType?
    /// Not yet checked against the type.
    public let defaultValue: YAMLNode?
    /// True if there is no default, so that a run of the recipe must give a value.
    public let isRequired: Bool
    public let summary: Written<String>?
}

/// Patterns of project paths under `files:`, in which parameters are not yet filled in.
public struct WrittenFileFilter: Hashable, Sendable {
    public let include: YAMLNode?
    public let exclude: YAMLNode?
}

/// One item of `steps:`.
public enum WrittenStep: Hashable, Sendable {
    case use(WrittenUse)
    case include(WrittenInclude)
}

/// A step that runs a transform.
public struct WrittenUse: Hashable, Sendable {
    public let place: Place
    public let transform: Written<String>
    /// The transform's id where the recipe gives none.
    public let id: Written<String>
    public let options: [YAMLEntry]
    public let selection: [YAMLEntry]
    public let safety: YAMLNode?
    public let files: WrittenFileFilter?
}

/// A step that stands for the steps of another recipe.
public struct WrittenInclude: Hashable, Sendable {
    public let place: Place
    public let recipe: Written<String>
    /// Values for the other recipe's parameters.
    public let settings: [YAMLEntry]
    /// Ids of the steps to leave out.
    public let exceptions: [Written<String>]
    public let overrides: [WrittenOverride]
}

/// The changes that an including recipe makes to one step of the included one.
public struct WrittenOverride: Hashable, Sendable {
    public let stepID: Written<String>
    /// Another id for the step, for when two included recipes use the same.
    public let newID: Written<String>?
    public let options: [YAMLEntry]
    public let selection: [YAMLEntry]
    public let safety: YAMLNode?
}

/// The checks that must hold before a plan is written.
public enum Verification: String, Hashable, Sendable, CaseIterable {
    /// The gates that every change passes.
    case `default`
}
