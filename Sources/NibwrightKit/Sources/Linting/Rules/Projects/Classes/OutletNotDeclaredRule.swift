import TransformKit

/// Finds outlets of documents that no class declares.
struct OutletNotDeclaredRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "outlet-not-declared",
        summary: "An outlet that a document connects and that the object's class does not declare.",
        rationale: """
            Loading the scene or nib ends with `this class is not key value coding-compliant for the key …`, and the app \
            crashes. Declare the property with `@IBOutlet` again or delete the connection.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.outletConnections.compactMap { connection in
            guard case .missing(let type) = connection.target else { return nil }
            let ancestry = Ancestry(of: type, in: graph)
            guard ancestry.isComplete else { return nil }
            let isMentioned = ancestry.mentions(connection.property, in: graph)
            let advice =
                isMentioned
                ? "Its sources mention the name: mark the property with `@IBOutlet` or delete the connection."
                : "Declare it or delete the connection: loading it crashes."
            return LintFinding(
                connection.connection.place,
                "The outlet `\(connection.property)` is connected, but neither \(type.name) nor a superclass declares it. "
                    + advice,
                isCertain: !isMentioned)
        }
    }
}
