import Navigation
import ProjectFiles
import TransformKit

/// What the views of one document share: the tables that translate it, who names what in it, and what the systems have on
/// which its app runs.
struct ReadDocument {
    let references: ReferenceIndex
    let hasSafeAreas: Bool
    /// Whether every system that the app runs on calls closures as traits change.
    let registersTraits: Bool
    private let values: ValueText
    private let texts: DocumentTexts
    private let tables: () throws(Obstacle) -> LocalizableTables

    /// - Throws: the reason why no view of the document can be made in code.
    init(_ document: IBDocument, _ known: TablesOfTargets, in graph: ProjectGraph) throws(Obstacle) {
        let owner = try DocumentOwner(of: document, in: graph)
        let place = Place(path: document.path)
        guard case .targets(let targets) = owner else {
            throw Obstacle(code: .inPackage, reason: "a package builds the document", place: place)
        }
        let bundles = Set(graph.resourceBundles(of: place.path))
        if let obstacle = DeploymentObstacle(bundles, need: .layoutAnchors, platform: .iOS),
            obstacle.code == .deploymentTarget
        {
            throw Obstacle(code: obstacle.code, reason: obstacle.reason, place: place)
        }
        let hasResources = document.resources.contains { resource in
            resource.isNamed("namedColor") || resource.isNamed("image") && resource["catalog"] == nil
        }
        if hasResources, targets.contains(where: { !$0.kind.isApplication }) {
            throw Obstacle(
                code: .notYetCode,
                reason: "a framework builds the document, whose images or colors are in its own bundle",
                place: place)
        }
        // Where nobody says for which systems the app is, the compiler does.
        let isNew = { (feature: FirstSystems) in !bundles.contains { feature.isAfter($0, platform: .iOS) } }
        hasSafeAreas = isNew(.safeAreas)
        registersTraits = !bundles.isEmpty && isNew(.traitRegistration)
        values = ValueText(
            hasModernColors: isNew(.systemColors), hasSafeAreas: hasSafeAreas,
            hasConfigurations: isNew(.buttonConfigurations))
        texts = DocumentTexts(document, in: graph)
        tables = { () throws(Obstacle) in try known.tables(of: targets, for: document) }
        references = ReferenceIndex(document)
    }

    /// Reads values of some objects, whose texts move to the tables that code asks.
    ///
    /// - Parameters:
    ///   - objects: what becomes code.
    ///   - stem: what keys of texts are named after where the texts are none.
    /// - Throws: the first object whose texts cannot move.
    func values(of objects: Set<Element>, stem: String) throws(Obstacle) -> (values: ValueText, texts: MovedTexts) {
        try texts.check(objects)
        let moved = MovedTexts(texts, stem: stem, tables: tables)
        var values = values
        values.texts = moved
        return (values, moved)
    }
}

/// The documents that were asked for, each read once; what one cannot give is kept as well.
struct ReadDocuments {
    private let graph: ProjectGraph
    private let tables: TablesOfTargets
    private var known: [IBDocument: Result<ReadDocument, Obstacle>] = [:]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        tables = TablesOfTargets(graph)
    }

    /// - Throws: the reason why no view of the document can be made in code.
    mutating func document(_ document: IBDocument) throws(Obstacle) -> ReadDocument {
        if let known = known[document] { return try known.get() }
        let (graph, tables) = (graph, tables)
        let read = Result { () throws(Obstacle) in try ReadDocument(document, tables, in: graph) }
        known[document] = read
        return try read.get()
    }
}
