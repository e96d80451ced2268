import TransformKit

/// Finds outlets of documents that no class declares.
struct OutletNotDeclaredRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "outlet-not-declared",
        summary: "An outlet that a document connects and that the object's class does not declare.",
        rationale: """
            On iOS, loading the scene or nib ends with `this class is not key value coding-compliant for the key …`, \
            and the app crashes; on macOS `Failed to connect … outlet` is logged and the connection is lost. Declare \
            the property with `@IBOutlet` again or delete the connection.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let reach = ClassReach(in: graph)
        let owners = OwnerSubclasses(in: graph)
        return graph.outletConnections.compactMap { connection in
            guard case .missing(let type) = connection.target, !reach.isForeign([type], to: connection.source) else {
                return nil
            }
            let ancestry = Ancestry(of: type, in: graph)
            guard ancestry.isComplete else { return nil }
            let isMentioned = ancestry.mentions(connection.property, in: graph)
            let doubt =
                Doubt.first(
                    (isMentioned, "its sources mention the name"),
                    (mayBeOfLibrary(connection.property), "a library's category may declare it for UIKit's classes"))
                ?? owners.declarer(of: connection.property, below: connection.source).map {
                    "the nib may be \($0)'s, a class below, whose sources mention the name"
                } ?? reach.doubt(aboutSourcesAround: connection.source.document.path)
            let isOnMac = connection.source.document.kind.platform == .macOS
            let advice =
                isMentioned
                ? "Mark the property with `@IBOutlet` or delete the connection."
                : isOnMac
                    ? "Declare it or delete the connection: it is lost, with a line in the log."
                    : "Declare it or delete the connection: loading it \(doubt == nil ? "crashes" : "would crash")."
            return LintFinding(
                connection.connection.place,
                "The outlet `\(connection.property)` is connected, but neither \(type.name) nor a superclass declares it. "
                    + advice,
                doubt: doubt
            ).fixed(
                by: doubt != nil
                    ? nil
                    : LintFix(
                        "delete the connection of the outlet \(connection.property)", .review,
                        editing: connection.source.document
                    ) { $0.removeElement(connection.connection.element) })
        }
    }

    /// Whether the name begins with a library's prefix, as `IQLayoutGuideConstraint` does: categories of libraries give
    /// outlets to UIKit's own classes.
    private func mayBeOfLibrary(_ property: String) -> Bool {
        property.utf8.prefix(3).count { $0 >= 0x41 && $0 <= 0x5A } == 3
    }
}
