import TransformKit

/// Finds classes that a system no longer has, or that the team no longer wants.
struct UnavailableClassRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unavailable-class",
        summary: "A class that current systems or the App Store refuse, or that the configuration forbids.",
        rationale: """
            `UISearchDisplayController` raises an exception in apps built with the SDK of iOS 13 or later; the App \
            Store takes no app with a `UIWebView`; iAd is gone. OpenGL views are deprecated since iOS 12.
            """,
        level: .warning,
        options: [
            OptionDescription(
                "classes", .map(.string), default: .map([]),
                "Further classes, with or without module, or elements, each with what to use in its place."),
            OptionDescription(
                "deprecated", .boolean, default: .boolean(false),
                "Whether classes that are deprecated and still work are reported too."),
        ],
        aliases: ["xiblint:unavailable_custom_classes"])

    private let classes: [String: String]

    private static let gone = [
        "UIWebView": "`WKWebView`: the App Store takes no app with a `UIWebView`",
        "UISearchDisplayController": "`UISearchController`: apps built with the SDK of iOS 13 or later crash here",
        "ADBannerView": "another network: iAd is gone since 2016",
    ]

    private static let deprecated = [
        "GLKView": "`MTKView`: deprecated since iOS 12",
        "GLKViewController": "`MTKView`: deprecated since iOS 12",
        "WebView": "`WKWebView`: deprecated since macOS 10.14",
        "NSDrawer": "a split view or a popover: deprecated since macOS 10.13",
    ]

    init(options: OptionValues) {
        var classes = Self.gone
        if options.boolean("deprecated") ?? false { classes.merge(Self.deprecated) { $1 } }
        for entry in options.map("classes") ?? [] {
            if case .string(let successor) = entry.value { classes[entry.key] = successor }
        }
        self.classes = classes
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.compactMap { object in
            // Most ids belong to constraints and connections, which these rules never mean; and names cost time.
            guard object.id != nil, !object.isNamed("constraint"), Connection(object) == nil else { return nil }
            for name in names(of: object) {
                guard let successor = classes[name] else { continue }
                let isOfThatClass = name == object.systemClassName ? isPlain(object, name, graph) : true
                if isOfThatClass == false { return nil }
                return LintFinding(
                    object.place, "`\(name)` should no longer be used. Use \(successor).",
                    doubt: Doubt.first((isOfThatClass == nil, "its custom class may descend from another class")))
            }
            return nil
        }
    }

    /// Whether an object is of the system class that its element stands for: its custom class may descend from another.
    /// Nil where the project does not say.
    private func isPlain(_ object: Element, _ systemClass: String, _ graph: ProjectGraph) -> Bool? {
        guard object.customClass != nil else { return true }
        guard case .swift(let candidates)? = graph.classes.resolve(object) else { return nil }
        return candidates.contains { graph.classes.outerSuperclassName(of: $0) == systemClass }
    }

    /// The names by which configuration may refer to the object's class, most exact first.
    private func names(of object: Element) -> [String] {
        let custom = object.customClass
        let qualified = custom.flatMap { name in object.customModule.map { $0 + "." + name } }
        // A placeholder or custom object is of its custom class alone.
        return [qualified, custom, object.systemClassName, object.name].compactMap { $0 }
    }
}
