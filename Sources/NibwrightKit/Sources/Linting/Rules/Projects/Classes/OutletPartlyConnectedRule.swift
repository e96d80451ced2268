import TransformKit

/// Finds objects that leave an outlet open which other objects of their class connect.
struct OutletPartlyConnectedRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "outlet-partly-connected",
        summary: "An object that leaves an outlet open which other objects of its class connect.",
        rationale: """
            An implicitly unwrapped outlet says that it is always there. Where one of several scenes or cells of a \
            class leaves it open, the code that they share works in the others and crashes in this one. Connect it, or \
            make the outlet optional. Whether code uses it there cannot be seen, so the finding is a note.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let holders = holders(in: graph)
        if holders.isEmpty { return [] }
        let found = graph.classUses().compactMap { use -> (object: Element, outlets: [SwiftOutlet])? in
            // A File's Owner is one object that several nibs may connect, each a part of its outlets.
            guard use.types.count == 1, let type = use.types.first, !use.object.isPlaceholder,
                !graph.isTest(use.object.document.path)
            else { return nil }
            let open = graph.classes.chain(of: type).flatMap(\.outlets).filter { outlet in
                holders[outlet].map { !$0.contains(use.object) } ?? false
            }
            return open.isEmpty ? nil : (use.object, open)
        }
        let filled = OutletAssignments(to: Set(found.flatMap(\.outlets).map(\.name)), in: graph)
        return found.compactMap { object, outlets in
            finding(about: object, outlets.filter { !filled.mayFill($0.name) }, holders)
        }
    }

    /// The objects that connect each outlet of which code says that it is always there, and that scenes and views alone
    /// connect.
    private func holders(in graph: ProjectGraph) -> [SwiftOutlet: Set<Element>] {
        var holders: [SwiftOutlet: Set<Element>] = [:]
        var ofOwners: Set<SwiftOutlet> = []
        for connection in graph.outletConnections {
            for outlet in connection.members.map(\.outlet)
            where outlet.optionality == .implicitlyUnwrapped && !outlet.isCollection && !outlet.isUnusual
                && !outlet.isConditional
            {
                holders[outlet, default: []].insert(connection.source)
                if connection.source.isPlaceholder { ofOwners.insert(outlet) }
            }
        }
        return holders.filter { !ofOwners.contains($0.key) }
    }

    private func finding(
        about object: Element, _ outlets: [SwiftOutlet], _ holders: [SwiftOutlet: Set<Element>]
    ) -> LintFinding? {
        guard let first = outlets.first, let others = holders[first] else { return nil }
        let names = outlets.map { "`\($0.name)`" }.joined(separator: ", ")
        let (verb, pronoun) = outlets.count == 1 ? ("outlet", "it") : ("outlets", "them")
        let other = others.min { ($0.document.path, $0.range.lowerBound) < ($1.document.path, $1.range.lowerBound) }
        let example =
            other.map { "“\($0.interfaceBuilderName ?? $0.name)” in \($0.document.fileName)" } ?? "another object"
        return LintFinding(
            object.place,
            "This \(object.customClass ?? object.name) does not connect the \(verb) \(names), as \(example) of the same class "
                + "does: using \(pronoun) here would crash. Connect \(pronoun), or make \(pronoun) optional.",
            doubt: "the code may use \(pronoun) only where \(pronoun == "it" ? "it is" : "they are") connected")
    }
}
