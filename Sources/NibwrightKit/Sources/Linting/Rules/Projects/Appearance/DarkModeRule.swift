import InterfaceBuilder
import ProjectFiles
import Rendering
import TransformKit

/// Finds texts that nobody can read in dark mode, since only one of two colors changes with it.
struct DarkModeRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unreadable-in-dark-mode",
        summary: "A text or its background changes in dark mode, and the other does not, so that nobody can read it.",
        rationale: """
            A label without a color of its own turns white, and so does what stands on a white view; a black text stays \
            black on a cell that turns black. Give both a color of the system, or one from a catalog with a dark value. \
            Nothing is said where the app keeps to light mode: by `UIUserInterfaceStyle` in its Info.plist, or by \
            `overrideUserInterfaceStyle` in code.
            """,
        level: .warning,
        options: [
            OptionDescription(
                "minimum", .number, default: .number(2), "The contrast in dark mode below which nobody can read it.")
        ])

    private let minimum: Double

    /// The first version of Xcode that knows dark mode on iOS is 11; what older ones wrote is of apps without it.
    private static let firstToolsVersion = 14_854

    init(options: OptionValues) { minimum = options.number("minimum") ?? 2 }

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let found = concurrentMap(graph.documents, threads: defaultThreadCount) { findings(in: $0, of: graph) }
        guard found.contains(where: { !$0.isEmpty }) else { return [] }
        let style = InterfaceStyles(graph)
        return zip(graph.documents, found).flatMap { document, findings in
            findings.isEmpty || style.isLightOnly(document) ? [] : findings
        }
    }

    private func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let version = document.toolsVersion.flatMap { Double($0.prefix { $0 != "." }) } ?? 0
        guard document.kind.platform == .iOS, Int(version) >= Self.firstToolsVersion, !document.isLaunchScreen,
            // A view or controller may keep to one appearance by itself.
            !document.source.contains("verrideUserInterfaceStyle" as StaticString)
        else { return [] }
        let light = ColorReader(document, graph, isDark: false)
        let dark = ColorReader(document, graph, isDark: true)
        lazy var outlets = document.outletDestinations
        return document.elements.compactMap { view -> LintFinding? in
            guard let text = ShownText(view), let background = view.backgroundBehind else { return nil }
            let front = Shade(text.color, orSystem: "labelColor", light, dark)
            let behind =
                switch background.color {
                case .color(let color): Shade(color, orSystem: "", light, dark)
                case .system(let name): Shade(nil, orSystem: name, light, dark)
                }
            guard let front, let behind, front.adapts != behind.adapts, behind.light.alpha > 0.99,
                behind.dark.alpha > 0.99, front.dark.alpha > 0.5,
                let inLight = front.light.contrast(on: behind.light), let inDark = front.dark.contrast(on: behind.dark),
                inDark < minimum, inLight >= 3
            else { return nil }
            // Whoever holds a view may give it another color.
            let held = [view, background.owner].contains { holder in
                holder.customClass != nil || holder.id.map(outlets.contains) ?? false
                    || holder["key"] == "view" && mayColor(holder, graph)
            }
            if held { return nil }
            let (ink, ground) = (front.dark.seen(on: behind.dark).hex, behind.dark.hex)
            let what =
                front.adapts
                ? "this text turns \(ink), and what it stands on stays \(ground)"
                : "this text stays \(ink), and what it stands on turns \(ground)"
            return LintFinding(
                view.place, "In dark mode \(what): nobody can read it. Give both a color that changes.")
        }
    }

    /// Whether the code of a root view's controller may give it another color.
    private func mayColor(_ view: Element, _ graph: ProjectGraph) -> Bool {
        guard let controller = view.parent, controller.customClass != nil else { return false }
        guard let resolution = graph.classes.resolve(controller) else { return false }
        let ancestries = Ancestry.all(of: resolution, in: graph)
        return ancestries.isEmpty || ancestries.contains { $0.mentions("backgroundColor", in: graph) || !$0.isComplete }
    }
}

/// A color in both appearances.
private struct Shade {
    let light: Paint
    let dark: Paint
    let adapts: Bool

    /// Nil where nothing says how it looks, or whether it changes.
    ///
    /// - Parameter name: the system's color that stands for none.
    init?(_ color: Element?, orSystem name: String, _ light: ColorReader, _ dark: ColorReader) {
        let pair = color.map { (light.paint($0), dark.paint($0)) } ?? (light.system(name), dark.system(name))
        guard let first = pair.0, let second = pair.1 else { return nil }
        self.light = first
        self.dark = second
        adapts = first != second
        // What a document remembers of a color that nobody knows is its look in light mode alone.
        guard !adapts, let color else { return }
        switch color.colorSpelling {
        case .literal, .named: return
        default: return nil
        }
    }
}

/// Tells which documents belong to apps that keep to light mode.
private struct InterfaceStyles {
    private let graph: ProjectGraph
    /// Folders of projects whose code sets the style.
    private let overridden: Set<String>
    private static let key = "UIUserInterfaceStyle"

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let names = NameOccurrences(of: ["overrideUserInterfaceStyle", "setOverrideUserInterfaceStyle"], in: graph)
        overridden = Set(
            (names["overrideUserInterfaceStyle"] + names["setOverrideUserInterfaceStyle"]).map {
                graph.projectFolder(of: $0.source.path)
            })
    }

    func isLightOnly(_ document: IBDocument) -> Bool {
        if overridden.contains(graph.projectFolder(of: document.path)) { return true }
        let targets = graph.targets.targets(of: document.path)
        let lists = targets.flatMap(\.infoPlistPaths)
        let paths =
            lists.isEmpty
            ? graph.paths.filter {
                InfoPlist.isInfoPlist(path: $0) && graph.projectFolder(of: $0) == graph.projectFolder(of: document.path)
            } : lists
        return targets.contains { $0.infoPlistKeys.contains { $0.key == Self.key } }
            || paths.contains { path in
                guard let source = graph.text(at: path), let list = try? InfoPlist.read(source).get() else {
                    return false
                }
                return list.root[Self.key]?.string != nil
            }
    }
}
