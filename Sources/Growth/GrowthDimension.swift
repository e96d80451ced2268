/// A way in which a project can be large: how many there are of one thing, with all else as it is.
public struct GrowthDimension: Sendable {
    public typealias Files = [String: String]

    public let name: String
    /// The commands that are measured on it.
    public let commands: [GrowthCommand]
    /// The number of the thing in the smaller project, where steps are counted.
    public let start: Int
    /// A project's files by path, with so many of the thing.
    public let files: @Sendable (Int) -> Files

    init(
        _ name: String, _ commands: [GrowthCommand], from start: Int, _ files: @escaping @Sendable (Int) -> Files
    ) {
        self.name = name
        self.commands = commands
        self.start = start
        self.files = files
    }

    /// Every dimension.
    public static let all = ambiguity + classes + segues + references + documents + resources + views + objectiveC

    /// A dimension by name.
    public static func named(_ name: String) -> GrowthDimension? { all.first { $0.name == name } }
}

/// A command that is measured, with all of its work switched on.
public enum GrowthCommand: String, Sendable, CaseIterable {
    case inspect, lint, graph, picture, palette, colors, outlets, split, splitEach, segues, merge, stacks, nibs,
        attributes, styling

    /// - Parameter recipes: the folder of the recipes that come with the tool.
    public func arguments(project: String, recipes: String) -> [String] {
        func plan(_ recipe: String, _ settings: [String] = []) -> [String] {
            ["plan", "\(recipes)/\(recipe).yml", project, "--allow", "draft"] + settings.flatMap { ["--set", $0] }
        }
        let arguments =
            switch self {
            case .inspect: ["inspect", project]
            case .lint: ["lint", project, "--enable", "all", "--format", "json"]
            case .graph: ["graph", project]
            case .picture: ["graph", project, "--format", "svg"]
            case .palette: ["palette", project]
            case .colors: plan("color-palette", ["minimum-uses=1", "swift=true", "accessors=Colors.swift"])
            case .outlets: plan("outlet-ownership", ["private=true"])
            case .split: plan("split-storyboards")
            case .splitEach: plan("split-storyboards", ["by=each", "max-scenes=1"])
            case .segues: plan("segues-to-coordinators")
            case .merge: plan("merge-storyboards", ["into=Main", "storyboards=S*"])
            case .stacks: plan("stack-views")
            case .nibs: plan("nib-views")
            case .attributes: plan("designable-attributes")
            case .styling: plan("styling-to-documents")
            }
        return arguments + ["--threads", "1"]
    }
}
