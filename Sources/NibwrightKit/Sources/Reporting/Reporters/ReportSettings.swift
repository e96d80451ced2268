public import TransformKit

/// What a run says of itself to the reporter that it uses.
public struct ReportSettings: Sendable {
    /// How much a plan's text tells.
    public enum Detail: Hashable, Sendable {
        /// What a person can act on: how many changes there are, what is held back and why.
        case summary
        /// Every change with its reason and the lines that it changes.
        case full
        /// Every change by its title alone.
        case titles
    }

    /// The tool's version, for forms that name who wrote them.
    public var toolVersion: String
    /// The folder in which the tool runs, absolute and without links, for forms whose paths begin there.
    public var workingFolder: String
    /// How text is written for where it goes.
    public var style: TerminalStyle
    /// How much a plan's text tells.
    public var detail: Detail
    /// The transforms of the recipe, by id, for forms that describe them; empty for other reports.
    public var transforms: [TransformDescription]

    /// - Parameters:
    ///   - toolVersion: the tool's version.
    ///   - workingFolder: absolute and without links; the project's own folder where it is empty.
    ///   - style: how text is written for where it goes.
    ///   - detail: how much a plan's text tells.
    ///   - transforms: those of the recipe.
    public init(
        toolVersion: String = "", workingFolder: String = "", style: TerminalStyle = TerminalStyle(usesColor: false),
        detail: Detail = .summary, transforms: [TransformDescription] = []
    ) {
        self.toolVersion = toolVersion
        self.workingFolder = workingFolder
        self.style = style
        self.detail = detail
        self.transforms = transforms.sorted { $0.id < $1.id }
    }
}
