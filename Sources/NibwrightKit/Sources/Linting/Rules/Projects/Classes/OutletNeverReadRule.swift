import TransformKit

/// Finds outlets that documents connect and no code reads.
struct OutletNeverReadRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "outlet-never-read",
        summary: "An outlet of a view that a document connects, and that no code reads.",
        rationale: """
            It says that code changes the view, which it does not, and keeps transforms from what they could do. Delete the \
            property and its connection. Outlets of objects that only an outlet keeps alive, such as a data source at the top \
            of a scene, do their work unread and are left out.
            """,
        level: .note)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        var connected: [SwiftOutlet: (className: String, destinations: [Element])] = [:]
        for connection in graph.outletConnections {
            guard let destination = connection.destination else { continue }
            for member in connection.members where !member.outlet.isUnusual && !member.outlet.isOverride {
                connected[member.outlet, default: (member.owner.name, [])].destinations.append(destination)
            }
        }
        let candidates = connected.filter { outlet, use in
            !outlet.hasObserver && !graph.isTest(outlet.path) && use.destinations.allSatisfy(Self.isHeldByOthers)
        }
        let occurrences = NameOccurrences(of: Set(candidates.keys.map(\.name)), in: graph)
        let bound = Self.boundNames(in: graph)
        let reach = ClassReach(in: graph)
        return candidates.compactMap { outlet, use in
            // One place is the declaration; a second is a use, or may be one.
            guard occurrences[outlet.name].count == 1, !bound.contains(outlet.name),
                let source = graph.text(at: outlet.path)
            else { return nil }
            let objects = use.destinations.count == 1 ? "a document connects" : "documents connect"
            return LintFinding(
                Place(source, at: outlet.anchors.name.lowerBound),
                "No code reads the outlet `\(outlet.name)` of \(use.className), which \(objects). Delete it and the connection.",
                doubt: reach.doubt(aboutSourcesAround: outlet.path))
        }
    }

    /// Names in the key paths by which bindings of documents read values.
    private static func boundNames(in graph: ProjectGraph) -> Set<String> {
        var names: Set<String> = []
        for document in graph.documents {
            for element in document.elements {
                guard let path = element["keyPath"] else { continue }
                names.formUnion(path.split(separator: ".").map(String.init))
            }
        }
        return names
    }

    /// Whether something besides the outlet keeps the object: the view, list or bar that holds it.
    private static func isHeldByOthers(_ object: Element) -> Bool { !object.isTopLevel }
}
