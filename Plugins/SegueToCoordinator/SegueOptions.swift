import TransformKit

/// What a recipe says, read once.
struct SegueOptions: Sendable {
    /// What becomes of segues.
    enum Style: String, Sendable, CaseIterable {
        case coordinator, visitor
        case prepareMethods = "prepare-methods"
        case segueClass = "segue-class"
    }

    /// How screens are put together to flows.
    enum Flow: String, Sendable, CaseIterable {
        case storyboard, tab, map
    }

    let style: Style
    let injection: CoordinatorInjection.Place
    private let flow: Flow
    private let map: [(pattern: NamePattern, flow: String)]
    private let storyboards: [NamePattern]
    private let classes: [NamePattern]

    static let descriptions = [
        OptionDescription(
            "style", .choice(Style.allCases.map(\.rawValue)), default: .string("coordinator"),
            """
            `coordinator`: segues leave the storyboard, and a coordinator for each flow opens its screens. In the others segues \
            stay: `visitor` calls back with the destination's exact type, `prepare-methods` gives each segue a method of its \
            own, `segue-class` gives each a class that connects both ends.
            """),
        OptionDescription(
            "flow", .choice(Flow.allCases.map(\.rawValue)), default: .string("storyboard"),
            "For `style: coordinator`: what one coordinator opens: a storyboard, the screens of one tab, or what `map:` says."
        ),
        OptionDescription(
            "map", .map(.string),
            "For `flow: map`: classes of view controllers, with * and ?, each with the name of a flow."),
        OptionDescription(
            "inject", .choice(CoordinatorInjection.Place.allCases.map(\.rawValue)), default: .string("none"),
            """
            For `style: coordinator`: where one coordinator is made at launch and handed from screen to screen. With `none` each \
            view controller makes its own when it first needs it.
            """),
    ]

    static let selectors = [
        OptionDescription(
            "storyboards", .list(.string), "Only segues of storyboards with one of these names or paths, with * and ?."),
        OptionDescription("classes", .list(.string), "Only segues of view controllers of these classes, with * and ?."),
    ]

    init(_ options: OptionValues, _ selection: OptionValues) {
        style = options.string("style").flatMap(Style.init) ?? .coordinator
        flow = options.string("flow").flatMap(Flow.init) ?? .storyboard
        injection = options.string("inject").flatMap(CoordinatorInjection.Place.init) ?? .none
        map = (options.map("map") ?? []).compactMap { entry in
            guard case .string(let flow) = entry.value else { return nil }
            return (NamePattern(entry.key), flow)
        }
        storyboards = Self.patterns(selection.strings("storyboards"))
        classes = Self.patterns(selection.strings("classes"))
    }

    private static func patterns(_ texts: [String]?) -> [NamePattern] {
        (texts ?? []).filter { !$0.isEmpty }.map(NamePattern.init)
    }

    static func problems(with options: OptionValues) -> [OptionProblem] { [] }

    func selects(_ segue: Segue, _ className: String?) -> Bool {
        let path = segue.element.document.path
        let names = [path, path.fileName, path.fileName.withoutExtension]
        guard storyboards.isEmpty || storyboards.contains(where: { names.contains(where: $0.matches) }) else {
            return false
        }
        guard !classes.isEmpty else { return true }
        return className.map { name in classes.contains { $0.matches(name) } } ?? false
    }

    func grouping(in graph: ProjectGraph) -> FlowGrouping {
        switch flow {
        case .storyboard: FlowGrouping(way: .storyboard)
        case .tab: FlowGrouping(way: .tab(TabFlows.names(in: graph)))
        case .map: FlowGrouping(way: .map(map))
        }
    }
}
