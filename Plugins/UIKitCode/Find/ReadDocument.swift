import Navigation
import ProjectFiles
import TransformKit

/// What the views of one document share: the tables that translate it, who names what in it, and what the systems have on
/// which its app runs.
struct ReadDocument {
    let references: ReferenceIndex
    let values: ValueText
    private let texts: TranslatedTexts

    /// - Throws: the reason why no view of the document can be made in code.
    init(_ document: IBDocument, in graph: ProjectGraph) throws(Obstacle) {
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
        values = ValueText(
            hasModernColors: isNew(.systemColors), hasSafeAreas: isNew(.safeAreas),
            hasConfigurations: isNew(.buttonConfigurations))
        texts = TranslatedTexts(document, in: graph)
        references = ReferenceIndex(document)
    }

    /// - Throws: the first of some objects whose texts a table translates.
    func checkTexts(of objects: Set<Element>) throws(Obstacle) {
        for object in objects.sorted(by: { $0.index < $1.index }) {
            guard let entry = object.id.flatMap({ texts.entries(ofObject: $0).first }) else { continue }
            throw Obstacle(
                code: .translated, reason: "\(ElementSubject(object).words) is translated in \(entry.path)",
                place: entry.place)
        }
    }
}

/// The documents that were asked for, each read once; what one cannot give is kept as well.
struct ReadDocuments {
    private let graph: ProjectGraph
    private var known: [IBDocument: Result<ReadDocument, Obstacle>] = [:]

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// - Throws: the reason why no view of the document can be made in code.
    mutating func document(_ document: IBDocument) throws(Obstacle) -> ReadDocument {
        if let known = known[document] { return try known.get() }
        let graph = graph
        let read = Result { () throws(Obstacle) in try ReadDocument(document, in: graph) }
        known[document] = read
        return try read.get()
    }
}
