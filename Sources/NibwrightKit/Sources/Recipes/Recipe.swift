import SourceText
import TransformKit

/// A recipe that was checked whole and can run.
public struct Recipe: Hashable, Sendable {
    public let path: String
    public let name: String
    /// Empty when the recipe gives none.
    public let summary: String
    /// The recipe's own `files:`, which is also the first filter of each step.
    public let files: FileFilter
    /// In the order in which they run, includes replaced by their steps; each id occurs once.
    public let steps: [RecipeStep]
    public let verification: Verification
    /// The recipe's parameters with the values they have in this run.
    public let parameters: OptionValues

    /// All of it in words, equal for equal recipes alone.
    public var wording: String {
        let words = { (values: OptionValues) in
            values.names.map { "\($0)=\(String(reflecting: values[$0]))" }.joined(separator: "; ")
        }
        let steps = steps.map { step in
            "\(step.id) \(step.transformID) \(words(step.options)) select \(words(step.selection)) "
                + "\(String(reflecting: step.maximumSafety)) \(step.files) \(step.place)"
        }
        return ([path, name, summary, "\(files)", verification.rawValue, words(parameters)] + steps)
            .joined(separator: "\n")
    }
}

/// One run of one transform.
public struct RecipeStep: Hashable, Sendable {
    public let id: String
    public let transformID: String
    /// Values of `with:`, defaults filled in.
    public let options: OptionValues
    /// Values of `select:`, defaults filled in.
    public let selection: OptionValues
    /// The highest level that the step may propose; nil when the recipe does not say.
    public let maximumSafety: Safety?
    /// A file must pass every one of them: those of the recipe, of the recipes between and of the step itself.
    public let files: [FileFilter]
    /// The place of the step in its own recipe.
    public let place: Place

    /// A step of its own, which no recipe has.
    package init(id: String, transformID: String, place: Place) {
        self.init(
            id: id, transformID: transformID, options: OptionValues(), selection: OptionValues(), maximumSafety: nil,
            files: [], place: place)
    }

    init(
        id: String, transformID: String, options: OptionValues, selection: OptionValues, maximumSafety: Safety?,
        files: [FileFilter], place: Place
    ) {
        self.id = id
        self.transformID = transformID
        self.options = options
        self.selection = selection
        self.maximumSafety = maximumSafety
        self.files = files
        self.place = place
    }
}

/// Patterns of project paths that limit what may be edited.
public struct FileFilter: Hashable, Sendable {
    /// A file must match one of them; empty for every file.
    public let include: [String]
    /// A file must match none of them.
    public let exclude: [String]

    public init(include: [String] = [], exclude: [String] = []) {
        self.include = include
        self.exclude = exclude
    }

    /// Whether every file passes.
    public var isEmpty: Bool { include.isEmpty && exclude.isEmpty }
}
