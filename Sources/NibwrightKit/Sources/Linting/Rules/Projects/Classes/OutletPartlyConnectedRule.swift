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
                // What objects of a subclass leave open they may have no use for.
                holders[outlet].map { objects in
                    !objects.contains(use.object) && objects.contains { $0.customClass == use.object.customClass }
                } ?? false
            }
            return open.isEmpty ? nil : (use.object, open)
        }
        let uses = Dictionary(grouping: graph.uses(of: Set(found.flatMap(\.outlets).map(\.name))), by: \.name)
        return found.compactMap { object, outlets in
            let trusted = outlets.compactMap { outlet in
                Self.trustingUse(of: outlet, among: uses[outlet.name] ?? []).map { (outlet: outlet, use: $0) }
            }
            return finding(about: object, trusted.map(\.outlet), trusted.first?.use, holders, graph)
        }
    }

    /// A place where the outlet's own class takes it to be there; nil where there is none, and where code fills the
    /// outlet, or asks somewhere whether it is there.
    private static func trustingUse(of outlet: SwiftOutlet, among uses: [MemberUse]) -> MemberUse? {
        if uses.contains(where: { $0.role == .assigned || $0.role == .optionalAware || $0.base == .keyPath }) {
            return nil
        }
        return uses.first { $0.path == outlet.path && $0.base == .ownType }
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
        about object: Element, _ outlets: [SwiftOutlet], _ use: MemberUse?, _ holders: [SwiftOutlet: Set<Element>],
        _ graph: ProjectGraph
    ) -> LintFinding? {
        guard let first = outlets.first, let use, let all = holders[first], let source = graph.text(at: use.path) else {
            return nil
        }
        let others = all.filter { $0.customClass == object.customClass }
        let names = outlets.map { "`\($0.name)`" }.joined(separator: ", ")
        let (verb, pronoun) = outlets.count == 1 ? ("outlet", "it") : ("outlets", "them")
        let other = others.min { ($0.document.path, $0.range.lowerBound) < ($1.document.path, $1.range.lowerBound) }
        let example =
            other.map { "“\($0.interfaceBuilderName ?? $0.name)” in \($0.document.fileName)" } ?? "another object"
        return LintFinding(
            object.place,
            "This \(object.customClass ?? object.name) does not connect the \(verb) \(names), as \(example) of the same class "
                + "does, and \(Place(source, at: use.range.lowerBound)) takes `\(first.name)` to be there. Connect \(pronoun), or "
                + "make \(pronoun) optional.",
            doubt: "code may come there only where it is connected")
    }
}
