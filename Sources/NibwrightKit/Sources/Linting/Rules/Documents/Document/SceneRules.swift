import TransformKit

/// Finds storyboards that nothing can open.
struct InitialViewControllerRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "initial-view-controller",
        summary: "A storyboard without an initial view controller and without any storyboard identifier.",
        rationale: """
            Code, storyboard references and the system open a storyboard at its initial view controller or at a storyboard \
            identifier. Without both, nothing in it can ever be shown.
            """,
        level: .warning,
        options: [
            OptionDescription(
                "allow-identifiers", .boolean, default: .boolean(true),
                "Whether a storyboard identifier will do; otherwise each storyboard needs an initial view controller.")
        ],
        aliases: ["iblinter:has_initial_view_controller"])

    private let allowsIdentifiers: Bool

    init(options: OptionValues) {
        allowsIdentifiers = options.boolean("allow-identifiers") ?? true
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let controllers = document.scenes.compactMap(\.controller)
        // The main storyboard of a Mac app may hold the menu alone; notifications of a watch app name themselves.
        let startsItself = document.scenes.flatMap(\.topLevelObjects).contains { object in
            object.isNamed("application") || object.name.lowercased().contains("notification")
        }
        let hasIdentifier = controllers.contains { !($0.storyboardIdentifier ?? $0["identifier"] ?? "").isEmpty }
        if document.kind.form != .storyboard || controllers.isEmpty || startsItself { return [] }
        if !(document.root["initialViewController"] ?? "").isEmpty || hasIdentifier && allowsIdentifiers { return [] }
        return [
            LintFinding(
                document.documentPlace,
                hasIdentifier
                    ? "This storyboard has no initial view controller. Choose one."
                    : "This storyboard has no initial view controller and no storyboard identifier, so nothing can open it. "
                        + "Give it one of the two.")
        ]
    }
}

/// Finds storyboards with several view controllers.
struct SingleViewControllerRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "single-view-controller",
        summary: "A storyboard with more than one view controller.",
        rationale: """
            Teams that give each screen a storyboard of its own have fewer merge conflicts. Storyboard references do not count.
            """,
        level: .warning, isOnByDefault: false, aliases: ["iblinter:has_single_view_controller"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let controllers = document.scenes.compactMap(\.controller)
        if controllers.count < 2 { return [] }
        return [
            LintFinding(
                document.documentPlace,
                "This storyboard has \(controllers.count) view controllers. Give each a storyboard of its own.")
        ]
    }
}

/// Finds view controllers that keep the tab bar when they are pushed.
struct HidesBottomBarRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "hides-bottom-bar",
        summary: "A view controller that does not hide the bottom bar when it is pushed.",
        rationale: "For apps in which the tab bar belongs to the first screens alone.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "excluded", .list(.string), default: .list([]), "Classes that may keep the bar, with `*` and `?`.")
        ],
        aliases: ["iblinter:hides_bottom_bar"])

    private let excluded: [NamePattern]

    init(options: OptionValues) {
        excluded = (options.strings("excluded") ?? []).map(NamePattern.init)
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform == .iOS else { return [] }
        return document.scenes.compactMap(\.controller).compactMap { controller in
            let name = controller.customClass ?? controller.systemClassName ?? controller.name
            guard controller.isController, controller["hidesBottomBarWhenPushed"] != "YES",
                !excluded.contains(where: { $0.matches(name) })
            else { return nil }
            return LintFinding(
                controller.place, "`\(name)` keeps the bottom bar when it is pushed. Turn on \"Hide Bottom Bar on Push\".")
        }
    }
}

/// Finds static tables where only dynamic ones work.
struct StaticTableRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "static-table",
        summary: "A table view with static cells outside of a table view controller.",
        rationale: "Only `UITableViewController` knows how to show static cells; Xcode refuses to compile others.",
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("tableView") && $0["dataMode"] == "static" }.compactMap { table in
            if table.parent?.isNamed("tableViewController") == true { return nil }
            return LintFinding(
                table.place, "Static cells work in a table view controller alone. Use one, or dynamic prototypes.")
        }
    }
}
