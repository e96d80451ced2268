import TransformKit

/// Finds accessibility formats that do not fit their sources.
struct AccessibilityFormatRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "accessibility-format",
        summary: "An `accessibilityFormat` that does not fit its `accessibilitySources`.",
        rationale: """
            For projects that make labels from other views' labels with a runtime attribute `accessibilityFormat` \
            and an outlet collection `accessibilitySources`: each `%@`, or each `[identifier]`, needs one source.
            """,
        level: .warning, isOnByDefault: false, aliases: ["xiblint:accessibility_format"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let sources = Dictionary(
            grouping: document.connections.filter {
                $0.kind == .outletCollection && $0.property == "accessibilitySources"
            }, by: { $0.source })
        return document.elements.flatMap { view -> [LintFinding] in
            let format = view.runtimeAttribute("accessibilityFormat")
            let connections = sources[view] ?? []
            guard format != nil || !connections.isEmpty else { return [] }
            let problems = format.map { self.problems($0, connections.map(\.destination)) }
            return (problems ?? ["There are accessibility sources and no accessibility format. Set one."])
                .map { LintFinding(view.place, $0) }
        }
    }

    private func problems(_ format: String, _ sources: [Element?]) -> [String] {
        let names = identifiers(in: format)
        let places = count(of: "%@", in: format)
        if names.isEmpty {
            if places == 0 && !format.contains("[self]") {
                return ["The format \"\(format)\" has no place for a source. Use an accessibility label."]
            }
            if places == sources.count { return [] }
            return ["The format \"\(format)\" has \(places) places and the view \(sources.count) sources."]
        }
        let given = Set(sources.compactMap { $0.flatMap { AccessibilityConfiguration($0).identifier } })
        var problems = names.filter { !given.contains($0) }.map {
            "No source has the identifier `\($0)` of the format."
        }
        problems += given.subtracting(names).sorted().map { "The format does not use the source `\($0)`." }
        if places > 0 { problems.append("The format mixes identifiers in brackets with `%@`. Use one of the two.") }
        return problems
    }

    /// The names in brackets, each once, in order; `self` is the view's own label.
    private func identifiers(in format: String) -> [String] {
        var found: [String] = []
        for part in format.split(separator: "[").dropFirst(format.hasPrefix("[") ? 0 : 1) {
            guard let end = part.firstIndex(of: "]") else { continue }
            let name = String(part[..<end])
            if !name.isEmpty, name != "self", !found.contains(name) { found.append(name) }
        }
        return found
    }

    private func count(of needle: String, in text: String) -> Int {
        text.replacing("%%", with: "").ranges(of: needle).count
    }
}
