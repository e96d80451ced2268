import TransformKit

/// The scenes of a storyboard with all that joins them: segues, code that opens one from another, and ties between
/// scenes that have to be in one document. Scenes are numbers in document order, without storyboard references.
struct SceneGraph: Sendable {
    /// A segue from one scene to another.
    struct Edge: Sendable {
        let source: Int
        let destination: Int
        let segue: Segue

        var isRelationship: Bool { segue.kind == "relationship" }
    }

    /// A set of scenes that have to be in one document, with the reason.
    struct Tie: Sendable {
        /// The reason for a tie.
        enum Kind: Sendable {
            /// A navigation controller and its first scene.
            case navigationRoot
            /// A window and its content.
            case windowContent
            /// A container and its embedded scene.
            case embed
            /// An attribute names an object of another scene.
            case reference(attribute: String)
            /// A segue in an app whose oldest system knows no storyboard references.
            case segue
            /// Another reader, of code or of documents, found a reason.
            case obstacle(Obstacle)
        }

        let kind: Kind
        let scenes: [Int]
    }

    /// The reason for a scene to stay in the old document.
    enum Pin: Sendable {
        /// The storyboard opens with the scene.
        case initial
        /// The scene has AppKit's application object, and with it the main menu.
        case application
        case obstacle(Obstacle)
    }

    let document: IBDocument
    let scenes: [Scene]
    let edges: [Edge]
    /// Pairs of scenes that code joins, or a storyboard reference that leads back into the same storyboard.
    let softEdges: [(source: Int, destination: Int)]
    let ties: [Tie]
    /// The topics of the scenes from the folders of their classes.
    let folders: SceneFolders
    /// The reasons to stay, by scene.
    let pins: [[Pin]]

    /// - Parameters:
    ///   - opened: pairs of scenes where the class of the first has code that opens the second.
    ///   - crossingAllowed: whether a segue may lead to another storyboard on every system that the app runs on.
    init(
        _ document: IBDocument, constraints: [SceneConstraint] = [], opened: [(source: Scene, destination: Scene)] = [],
        crossingAllowed: Bool = true, folders: SceneFolders? = nil
    ) {
        let reader = SceneGraphReader(document)
        self.document = document
        scenes = reader.scenes
        edges = reader.edges
        self.folders = folders ?? SceneFolders(count: reader.scenes.count)
        softEdges =
            reader.localReferences
            + opened.compactMap { pair in
                guard let source = reader.numbers[pair.source], let destination = reader.numbers[pair.destination],
                    source != destination
                else { return nil }
                return (source, destination)
            }
        ties =
            reader.segueTies(crossingAllowed: crossingAllowed) + reader.referenceTies
            + constraints.compactMap { constraint in
                guard case .together(let scenes, let obstacle) = constraint else { return nil }
                return Tie(kind: .obstacle(obstacle), scenes: scenes.compactMap { reader.numbers[$0] })
            }
        var pins = reader.pins
        for case .stays(let scene, let obstacle) in constraints {
            if let number = reader.numbers[scene] { pins[number].append(.obstacle(obstacle)) }
        }
        self.pins = pins
    }

    private init(
        _ document: IBDocument, scenes: [Scene], edges: [Edge], softEdges: [(source: Int, destination: Int)],
        ties: [Tie], folders: SceneFolders, pins: [[Pin]]
    ) {
        self.document = document
        self.scenes = scenes
        self.edges = edges
        self.softEdges = softEdges
        self.ties = ties
        self.folders = folders
        self.pins = pins
    }

    /// Returns the graph of some scenes, numbered by their positions in the list, with all that joins them to each
    /// other.
    func only(_ numbers: [Int], folders: SceneFolders) -> SceneGraph {
        let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
        return SceneGraph(
            document, scenes: numbers.map { scenes[$0] },
            edges: edges.compactMap { edge in
                guard let source = places[edge.source], let destination = places[edge.destination] else { return nil }
                return Edge(source: source, destination: destination, segue: edge.segue)
            },
            softEdges: softEdges.compactMap { edge in
                guard let source = places[edge.source], let destination = places[edge.destination] else { return nil }
                return (source, destination)
            },
            ties: ties.compactMap { tie in
                let scenes = tie.scenes.compactMap { places[$0] }
                return scenes.count == tie.scenes.count ? Tie(kind: tie.kind, scenes: scenes) : nil
            }, folders: folders, pins: numbers.map { pins[$0] })
    }

    /// Returns the sets of scenes that stay together, each ascending, in the order of their first scenes.
    ///
    /// - Parameters:
    ///   - joined: scenes that are one set whether or not anything ties them.
    ///   - isTie: whether a tie counts.
    func atoms(joining joined: [Int] = [], where isTie: (Tie) -> Bool = { _ in true }) -> [[Int]] {
        var sets = DisjointSets(count: scenes.count)
        for scene in joined.dropFirst() { sets.join(joined[0], scene) }
        for tie in ties where isTie(tie) {
            for scene in tie.scenes.dropFirst() { sets.join(tie.scenes[0], scene) }
        }
        return sets.groups
    }

    /// The scenes with a reason to stay, ascending.
    var pinned: [Int] { scenes.indices.filter { !pins[$0].isEmpty } }
}
