import TransformKit

/// The options of a recipe in the types that the transform uses.
struct SplitOptions: Sendable {
    /// The way in which scenes are grouped.
    enum Grouping: Hashable, Sendable {
        /// By the segues between them.
        case flow
        /// By the tab of a tab bar that leads to them.
        case tab
        /// By the first words of their names.
        case prefix
        /// One scene a document.
        case each
        /// By the recipe's patterns of scenes' names, each with the name of the storyboard.
        case map([(scene: NamePattern, storyboard: String)])

        static func == (left: Grouping, right: Grouping) -> Bool { left.word == right.word }
        func hash(into hasher: inout Hasher) { hasher.combine(word) }

        var word: String {
            switch self {
            case .flow: "flow"
            case .tab: "tab"
            case .prefix: "prefix"
            case .each: "each"
            case .map: "map"
            }
        }
    }

    /// The most scenes of a storyboard that is not split; by flow no part gets more.
    private(set) var maximumScenes: Int
    let grouping: Grouping
    /// True to move scenes to the canvas's corner in their new documents.
    let compactsCanvas: Bool
    /// The names or paths of the storyboards to consider; empty for all.
    let storyboards: [NamePattern]

    static let descriptions = [
        OptionDescription(
            "max-scenes", .integer, default: .integer(10),
            "Split storyboards with more scenes than this; by flow, no new part gets more."),
        OptionDescription(
            "by", .choice(["flow", "tab", "prefix", "each", "map"]), default: .string("flow"),
            """
            What keeps scenes together: `flow` the segues between them, `tab` the tab that leads to them, `prefix` the first \
            words of their classes' names; `each` makes one document a scene; `map` does as `map:` says, and is meant where that is \
            given.
            """),
        OptionDescription(
            "map", .map(.string),
            """
            Scenes by class, storyboard identifier, title or object id, with * and ?, each with the name of its storyboard; \
            `Main/Login` means a scene of one storyboard alone. `plan --write map=FILE` writes the one that would be followed.
            """
        ),
        OptionDescription(
            "canvas", .choice(["keep", "compact"]), default: .string("keep"),
            "`keep` leaves scenes where they are on the canvas; `compact` moves those of each new document to its corner."
        ),
    ]

    static let selectors = [
        OptionDescription(
            "storyboards", .list(.string), "Only storyboards with one of these names or paths, with * and ?.")
    ]

    init(_ options: OptionValues, _ selection: OptionValues) {
        maximumScenes = max(1, options.integer("max-scenes") ?? 10)
        compactsCanvas = options.string("canvas") == "compact"
        storyboards = (selection.strings("storyboards") ?? []).filter { !$0.isEmpty }.map(NamePattern.init)
        let map = (options.map("map") ?? []).compactMap { entry -> (NamePattern, String)? in
            guard case .string(let storyboard) = entry.value else { return nil }
            return (NamePattern(entry.key), storyboard)
        }
        switch options.string("by") {
        case "tab": grouping = .tab
        case "prefix": grouping = .prefix
        case "each": grouping = .each
        default: grouping = map.isEmpty ? .flow : .map(map)
        }
    }

    /// Returns the same options with another bound for the scenes of a storyboard.
    func bounded(by scenes: Int) -> SplitOptions {
        var options = self
        options.maximumScenes = scenes
        return options
    }
}
