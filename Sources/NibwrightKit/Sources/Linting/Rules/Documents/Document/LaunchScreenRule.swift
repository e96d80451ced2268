import TransformKit

/// Finds things on a launch screen that the system does not run.
struct LaunchScreenContentRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "launch-screen-content",
        summary: "A custom class, connection or runtime attribute on a launch screen.",
        rationale: """
            The system shows a launch screen before any code of the app runs: custom classes, connections and \
            runtime attributes are refused when it is compiled, or ignored.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.isLaunchScreen, Self.isShownAtLaunch(document, graph) else { return [] }
        return document.elements.compactMap { element in
            problem(element).map {
                LintFinding(element.placeInOwner, "A launch screen runs no code: \($0). Remove it.")
            }
        }
    }

    /// Whether the system shows it: code can make any nib that says so of itself. Where no target says what it begins
    /// with, the document is believed.
    private static func isShownAtLaunch(_ document: IBDocument, _ graph: ProjectGraph) -> Bool {
        if document.kind.form == .storyboard { return true }
        let launched = graph.entryReferences.filter { $0.kind == .launchStoryboard }.flatMap(\.documents)
        return launched.isEmpty || launched.contains(document)
    }

    private func problem(_ element: Element) -> String? {
        if let name = element.customClass, !element.isPlaceholder, !element.isFirstResponder {
            return "the custom class `\(name)` is not used"
        }
        if element.isNamed("userDefinedRuntimeAttribute") {
            return "the runtime attribute `\(element["keyPath"] ?? "")` is not set"
        }
        guard let connection = Connection(element), element.parent?.isNamed("connections") == true else { return nil }
        switch connection.kind {
        // Every table and controller of Xcode's library brings these, and nothing is lost with them.
        case .outlet where ["view", "delegate", "dataSource"].contains(connection.property): return nil
        case .outlet, .outletCollection: return "the outlet `\(connection.property ?? "")` is not filled"
        case .action: return "the action `\(connection.selector ?? "")` is not sent"
        case .segue, .binding, .accessibilityConnection: return nil
        }
    }
}
