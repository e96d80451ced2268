import TransformKit

/// Gathers the evidence on the candidate outlets: connections, objects of their classes, ownership and uses in code.
struct OutletEvidence {
    let graph: ProjectGraph
    private var connections: [OutletCandidate: [OutletConnection]] = [:]
    private var objects: [SwiftClass: [ClassUse]] = [:]
    private var ownership: [IBDocument: ObjectOwnership] = [:]
    private let uses: OutletUses
    private let unreadable: [RefusedDocument]
    /// The class names that unreadable documents contain; nil where every document that is built can be read.
    private var refusedDocuments: WordIndex?
    /// The File's Owners that get their `view` or `window` from the nib.
    private var primaryOwners: Set<Element> = []
    private let compiled: CompiledOutlets
    private let barChanges: BarChanges

    init(_ candidates: [OutletCandidate], in graph: ProjectGraph) {
        self.graph = graph
        let compiled = CompiledOutlets(graph)
        self.compiled = compiled
        let hasItems = candidates.contains { $0.outlet.wrappedType.hasSuffix("BarButtonItem") }
        barChanges = hasItems ? BarChanges(in: graph) : .none
        let owners = Set(candidates.map(\.owner))
        let built = BuiltDocuments(graph)
        let known = graph.outletConnections.filter { built.contain($0.document.path) }
        for connection in known where !connection.members.isEmpty {
            for member in connection.members where compiled.compile(member.outlet, for: connection.document) {
                connections[OutletCandidate(owner: member.owner, outlet: member.outlet), default: []].append(connection)
            }
        }
        for use in graph.classUses() where built.contain(use.object.document.path) {
            for type in use.types {
                for ancestor in graph.classes.chain(of: type) where owners.contains(ancestor) {
                    objects[ancestor, default: []].append(use)
                }
            }
        }
        let byObject = Dictionary(grouping: known, by: \.connection.element)
        for connection in known where connection.source.isFilesOwner {
            if ["view", "window"].contains(connection.property) { primaryOwners.insert(connection.source) }
        }
        for document in graph.documents {
            ownership[document] = ObjectOwnership(document) { Self.holds($0, byObject[$0.element]?.first) }
        }
        uses = OutletUses(of: Set(candidates.map(\.outlet.name)), in: graph)
        unreadable = graph.refusedDocuments.filter { built.contain($0.path) }
        guard !unreadable.isEmpty else { return }
        let names = owners.reduce(into: Set<String>()) { $0.formUnion(Self.familyNames($1, graph)) }
        refusedDocuments = WordIndex(names, in: unreadable.map(\.source))
    }

    // MARK: Connections

    func connections(of candidate: OutletCandidate) -> [OutletConnection] { connections[candidate] ?? [] }

    /// Returns the objects of the class or a subclass.
    func objects(of candidate: OutletCandidate) -> [ClassUse] {
        (objects[candidate.owner] ?? []).filter { compiled.compile(candidate.outlet, for: $0.object.document) }
    }

    /// Returns the objects of the class that are created without the outlet being filled.
    ///
    /// A File's Owner is no object of its own: it is one that was created elsewhere and loads the nib as well. So an
    /// outlet that such a nib fills is filled for every object of the class, and a nib that an object loads for
    /// something else (it does not give it its `view` or `window`) need not fill what the first one does.
    func unconnected(_ candidate: OutletCandidate) -> [ClassUse] {
        let sources = connections(of: candidate).map(\.source)
        if sources.contains(where: { $0.isFilesOwner && !isPrimaryNib($0) }) { return [] }
        let connected = Set(sources)
        return objects(of: candidate).filter { use in
            !connected.contains(use.object) && (!use.object.isFilesOwner || isPrimaryNib(use.object))
        }
    }

    /// Returns whether the nib is the one that a controller gets its view or window from.
    private func isPrimaryNib(_ filesOwner: Element) -> Bool { primaryOwners.contains(filesOwner) }

    func ownership(in document: IBDocument) -> ObjectOwnership { ownership[document]! }

    /// Returns a document that cannot be read and names the class: its connections are unknown.
    func unreadableDocument(naming candidate: OutletCandidate) -> RefusedDocument? {
        refusedDocuments?.firstText(namingAnyOf: Self.familyNames(candidate.owner, graph)).map {
            unreadable[$0]
        }
    }

    /// Returns the names of a class and its subclasses.
    private static func familyNames(_ type: SwiftClass, _ graph: ProjectGraph) -> Set<String> {
        Set([type.name] + graph.classes.subclasses(of: type).map(\.name))
    }

    /// Returns whether an outlet keeps its destination alive, given that every outlet that can become strong does.
    private static func holds(_ connection: Connection, _ known: OutletConnection?) -> Bool {
        guard let known else { return !ObjectOwnership.isWeakSystemOutlet(connection.property ?? "") }
        switch known.target {
        case .swift(let members):
            if members.contains(where: { $0.outlet.ownership == .strong }) { return true }
            return BackReference(of: known, outlet: members[0].outlet) == nil
        case .missing, .inherited, .objectiveC, .notInProject:
            return !ObjectOwnership.isWeakSystemOutlet(connection.property ?? "")
        }
    }

    // MARK: Uses in code

    /// Returns the uses inside the class and its subclasses.
    func ownUses(of candidate: OutletCandidate) -> [MemberUse] {
        uses.own(of: candidate, in: graph.classes).filter { compiled.canMean($0, candidate.outlet) }
    }

    /// Returns whether a use can mean nothing else of the name in any build.
    func isSurelyMeant(_ candidate: OutletCandidate, by use: MemberUse) -> Bool {
        compiled.surelyMean(use, candidate.outlet)
    }

    /// Finds code of the class, its superclasses or subclasses that sets a bar's items and may leave the outlet's item
    /// out.
    func barChange(leavingOut candidate: OutletCandidate) -> MemberUse? {
        let family = graph.classes.chain(of: candidate.owner) + graph.classes.subclasses(of: candidate.owner)
        return barChanges.first(in: family.map(\.name), leavingOut: candidate.outlet)
    }

    /// Returns a protocol that the class conforms to and that neither the project nor a system declares: a library's,
    /// which may require any property.
    func unknownProtocol(of candidate: OutletCandidate) -> String? {
        let inExtensions = (uses.conformances[candidate.owner.name] ?? []).sorted()
        return (candidate.owner.declaration.inherited.dropFirst() + inExtensions).first { name in
            !uses.protocols.contains(name) && !OutletConnection.isSystemClass(name)
                && !Self.languageProtocols.contains(name)
                && graph.classes.resolve(name, from: candidate.outlet.path) == .notInProject
        }
    }

    private static let languageProtocols: Set<String> = [
        "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "ObservableObject", "Sendable",
    ]

    /// Returns uses from outside that may mean this outlet: on an expression of unknown type, or in a key path.
    func possibleUses(of candidate: OutletCandidate) -> [MemberUse] {
        uses.possible(of: candidate).filter { compiled.canMean($0, candidate.outlet) }
    }
}
