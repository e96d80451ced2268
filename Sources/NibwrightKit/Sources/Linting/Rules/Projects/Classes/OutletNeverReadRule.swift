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
        var connected: [SwiftOutlet: OutletUse] = [:]
        for connection in graph.outletConnections {
            guard let destination = connection.destination else { continue }
            for member in connection.members where !member.outlet.isUnusual && !member.outlet.isOverride {
                connected[member.outlet, default: OutletUse(className: member.owner.name)].add(connection, destination)
            }
        }
        let candidates = connected.filter { outlet, use in
            !outlet.hasObserver && !graph.isTest(outlet.path) && use.destinations.allSatisfy(Self.isHeldByOthers)
        }
        let occurrences = NameOccurrences(of: Set(candidates.keys.map(\.name)), in: graph)
        let bound = Self.boundNames(in: graph)
        let reach = ClassReach(in: graph)
        let unclear = Self.unclearNames(in: graph)
        return candidates.compactMap { outlet, use in
            // One place is the declaration; a second is a use, or may be one.
            guard occurrences[outlet.name].count == 1, !bound.contains(outlet.name),
                let source = graph.text(at: outlet.path)
            else { return nil }
            let objects = use.destinations.count == 1 ? "a document connects" : "documents connect"
            let doubt = reach.doubt(aboutSourcesAround: outlet.path)
            let isClear = doubt == nil && !unclear.contains(outlet.name)
            return LintFinding(
                Place(source, at: outlet.anchors.name.lowerBound),
                "No code reads the outlet `\(outlet.name)` of \(use.className), which \(objects). Delete it and the connection.",
                doubt: doubt
            ).fixed(by: isClear ? use.removal(of: outlet, in: source) : nil)
        }
    }

    /// Outlets that documents connect where it is not certain which property they mean, or cannot be read.
    private static func unclearNames(in graph: ProjectGraph) -> Set<String> {
        var names: Set<String> = []
        for connection in graph.outletConnections {
            switch connection.target {
            case .swift where connection.members.count == 1: continue
            default: names.insert(connection.property)
            }
        }
        for document in graph.refusedDocuments {
            names.formUnion(graph.outletConnections.map(\.property).filter { document.source.contains($0) })
        }
        return names
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

/// The connections of an outlet.
private struct OutletUse {
    let className: String
    private(set) var destinations: [Element] = []
    private var connections: [OutletConnection] = []

    init(className: String) { self.className = className }

    mutating func add(_ connection: OutletConnection, _ destination: Element) {
        connections.append(connection)
        destinations.append(destination)
    }

    /// Takes the property away with all its connections; nil where its lines hold more than the declaration.
    func removal(of outlet: SwiftOutlet, in source: SourceText) -> LintFix? {
        guard outlet.declaredWith.count < 2, !outlet.isConditional, let lines = outlet.wholeLines(in: source) else {
            return nil
        }
        var edits: [FileEdit] = [.replace(path: outlet.path, TextEdit(lines, ""))]
        for (document, connections) in Dictionary(grouping: connections, by: \.document).sorted(by: {
            $0.key.path < $1.key.path
        }) {
            var editor = DocumentEditor(document)
            for connection in connections { editor.removeElement(connection.connection.element) }
            guard editor.faults.isEmpty else { return nil }
            edits += editor.edits.map { .replace(path: document.path, $0) }
        }
        return LintFix("delete the outlet \(outlet.name) of \(className) and its connections", .review, edits)
    }
}

extension SwiftOutlet {
    /// The lines of the declaration, with comments that end in the line above, where nothing else stands in them.
    fileprivate func wholeLines(in source: SourceText) -> Range<Int>? {
        let declaration = anchors.declaration
        var first = source.lineRange(containing: declaration.lowerBound)
        let last = source.lineRange(containing: declaration.upperBound - 1)
        let before = source.string(first.lowerBound..<declaration.lowerBound)
        let behind = source.string(declaration.upperBound..<last.upperBound)
        guard before.allSatisfy(\.isWhitespace), behind.allSatisfy(\.isWhitespace) || behind.trimmed.hasPrefix("//")
        else {
            return nil
        }
        while first.lowerBound > 0 {
            let above = source.lineRange(containing: first.lowerBound - 1)
            guard source.string(above).trimmed.hasPrefix("///") else { break }
            first = above
        }
        return first.lowerBound..<last.upperBound
    }
}
