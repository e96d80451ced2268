import TransformKit

/// The options and selectors of a recipe's step, read once.
struct SegueOptions: Sendable {
    /// The four styles: `coordinator` replaces segues with code; in the others segues stay and only the code that
    /// prepares them moves.
    enum Style: String, Sendable, CaseIterable {
        case coordinator, visitor
        case prepareMethods = "prepare-methods"
        case segueClass = "segue-class"
    }

    /// The rule that groups screens into flows; each flow gets one coordinator.
    enum Flow: String, Sendable, CaseIterable {
        case storyboard, tab, map
    }

    let style: Style
    let injection: CoordinatorInjection.Place
    /// Whether segues with a preview (peek and pop) become code as well, without it.
    let dropsPreviews: Bool
    /// Whether coordinators configure the destinations where they can.
    let configures: Bool
    private let flow: Flow
    private let map: [(pattern: NamePattern, flow: String)]
    private let storyboards: [NamePattern]
    private let classes: [NamePattern]

    static let descriptions = [
        OptionDescription(
            "style", .choice(Style.allCases.map(\.rawValue)), default: .string("coordinator"),
            """
            `coordinator`: segues leave the storyboard, and a coordinator for each flow opens its screens. In the others segues \
            stay: `visitor` has one visitor prepare all screens, `prepare-methods` gives each segue a private method, \
            `segue-class` has a class of segues forward what a screen says to the next one.
            """),
        OptionDescription(
            "flow", .choice(Flow.allCases.map(\.rawValue)), default: .string("storyboard"),
            "For `style: coordinator`: what one coordinator opens: a storyboard, the screens of one tab, or what `map:` says."
        ),
        OptionDescription(
            "map", .map(.string),
            "For `flow: map`, in a recipe of your own: classes of view controllers, with * and ?, each with the name of a flow."
        ),
        OptionDescription(
            "inject", .choice(CoordinatorInjection.Place.allCases.map(\.rawValue)), default: .string("none"),
            """
            For `style: coordinator`: the delegate that starts the coordinator of the app's first screen at launch, or one \
            that owns those of its tabs. With `none` a first screen makes its coordinator when it first needs it. From either \
            on the coordinator hands itself to the screens that it opens.
            """),
        OptionDescription(
            "configure", .choice(["coordinator", "source"]), default: .string("coordinator"),
            """
            For `style: coordinator`: where the code of `prepare(for:sender:)` goes. With `coordinator` it goes there where all \
            that it takes from the view controller can be handed over when the next screen is asked for: properties that \
            are only read, and the view controller itself as a delegate or for closures. All other code becomes a method of \
            the view controller, and the report says why, as all does with `source`.
            """),
        OptionDescription(
            "previews", .choice(["keep", "drop"]), default: .string("keep"),
            """
            For `style: coordinator`: segues that show their destination at a firm or long press (peek and pop) stay, or become \
            code without that preview.
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
        dropsPreviews = options.string("previews") == "drop"
        configures = options.string("configure") != "source"
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

    /// Reports options that would have no effect: those of style `coordinator` with another style, `map:` without
    /// `flow: map`, and the reverse.
    static func problems(with options: OptionValues) -> [OptionProblem] {
        let (style, flow) = (options.string("style") ?? "coordinator", options.string("flow") ?? "storyboard")
        let hasMap = options.map("map").map { !$0.isEmpty } ?? false
        var problems: [OptionProblem] = []
        if style != "coordinator" {
            let others = [
                ("flow", flow, "storyboard"), ("inject", options.string("inject") ?? "none", "none"),
                ("previews", options.string("previews") ?? "keep", "keep"),
                ("configure", options.string("configure") ?? "coordinator", "coordinator"),
            ]
            for (name, value, plain) in others where value != plain {
                problems.append(OptionProblem(name, "Only the style coordinator has it, and the style is \(style)."))
            }
        } else if flow == "map", !hasMap {
            problems.append(
                OptionProblem("flow", "With map, say which class belongs to which flow: map: { \"Menu*\": Menu }."))
        }
        if hasMap, flow != "map" {
            problems.append(OptionProblem("map", "It counts with flow: map, and flow is \(flow)."))
        }
        return problems
    }

    /// A note for each selector that matches nothing, so that a misspelled one does not look like a project without
    /// segues.
    func unmatched(in graph: ProjectGraph) -> [Finding] {
        let documents = graph.documents.filter { $0.kind.form == .storyboard }
        guard let first = documents.first else { return [] }
        func note(_ rule: String, _ message: String) -> Finding {
            Finding(rule: rule, level: .note, place: Place(path: first.path), message: message)
        }
        let names = documents.flatMap { Self.names(of: $0.path) }
        return storyboards.filter { !names.contains(where: $0.matches) }.map {
            note("unmatched-storyboard", "No storyboard has the name or path “\($0.text)”.")
        }
            + classes.filter { pattern in !graph.classes.swiftClasses.contains { pattern.matches($0.name) } }.map {
                note("unmatched-class", "No class of the project's Swift is called “\($0.text)”.")
            }
    }

    private static func names(of path: String) -> [String] { [path, path.fileName, path.fileName.withoutExtension] }

    func selects(_ segue: Segue, _ className: String?) -> Bool {
        let names = Self.names(of: segue.element.document.path)
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
