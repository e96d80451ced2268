import Navigation

/// The scenes of each storyboard of a flow, laid out among themselves, and the storyboards among each other.
struct FlowGroups {
    struct Group {
        /// `Main`, or what the boxes have in common that belong to no storyboard.
        let title: String
        /// The path of the storyboard; nil for boxes that belong to none.
        let path: String?
        /// The places of its scenes in the flow.
        let scenes: [Int]
        /// Upper left corners of the scenes, from the corner of the group.
        let positions: [LayoutPoint]
        /// Arrows between scenes of the group, with their courses from the corner of the group.
        let arrows: [(bundle: FlowBundle, route: Layout.Route)]
        let width: Double
        let height: Double
        /// The upper left corner in the picture.
        fileprivate(set) var corner = LayoutPoint(x: 0, y: 0)
    }

    private(set) var groups: [Group]
    /// The place of each scene's group.
    let groupOfScene: [Int]
    let width: Double
    let height: Double

    /// The room above the scenes of a group, for its title.
    static let header = 40.0
    static let margin = 18.0
    static let foldedWidth = 220.0

    /// - Parameters:
    ///   - heights: the height of each scene's box.
    ///   - graph: makes the layout's graph of some scenes and of the arrows between them.
    init(_ flow: AppFlow, _ bundles: [FlowBundle], graph: ([Int], [FlowBundle]) -> LayoutGraph) {
        let keys = flow.scenes.map(Self.key)
        let titles = Set(keys).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: titles.enumerated().map { ($1, $0) })
        let groupOfScene = keys.map { numbers[$0] ?? 0 }
        let places = Dictionary(flow.scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        func group(of id: FlowSceneID) -> Int? { places[id].map { groupOfScene[$0] } }
        var groups = titles.enumerated().map { number, key in
            let scenes = flow.scenes.indices.filter { groupOfScene[$0] == number }
            let own = bundles.filter {
                group(of: $0.key.source) == number && group(of: $0.key.destination) == number
            }
            var layout = graph(scenes, own).layout()
            layout.move(by: LayoutPoint(x: Self.margin, y: Self.header))
            return Group(
                title: key.title, path: key.path, scenes: scenes, positions: layout.positions,
                arrows: Array(zip(own, layout.routes)), width: max(layout.width + 2 * Self.margin, Self.foldedWidth),
                height: layout.height + Self.header + Self.margin)
        }
        var pairs: Set<[Int]> = []
        for bundle in bundles where bundle.key.kind != .unwind {
            guard let source = group(of: bundle.key.source), let destination = group(of: bundle.key.destination),
                source != destination
            else { continue }
            pairs.insert([source, destination])
        }
        let nodes = groups.map { group in
            LayoutGraph.Node(
                width: group.width, height: group.height,
                rootRank: group.scenes.contains { !flow.scenes[$0].entries.isEmpty } ? 0 : nil)
        }
        let edges = pairs.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map {
            LayoutGraph.Edge(source: $0[0], destination: $0[1])
        }
        let layout = LayoutGraph(nodes: nodes, edges: edges).layout()
        for number in groups.indices { groups[number].corner = layout.positions[number] }
        self.groups = groups
        self.groupOfScene = groupOfScene
        width = layout.width
        height = layout.height
    }

    private struct Key: Hashable, Comparable {
        let title: String
        let path: String?

        static func < (left: Key, right: Key) -> Bool {
            (left.path == nil ? 1 : 0, left.path ?? left.title) < (right.path == nil ? 1 : 0, right.path ?? right.title)
        }
    }

    private static func key(_ scene: FlowScene) -> Key {
        switch scene.kind {
        case .scene: Key(title: scene.storyboard, path: scene.id.document)
        case .nib: Key(title: "Nibs", path: nil)
        case .code, .choice: Key(title: "Code", path: nil)
        case .outside: Key(title: "Not in this project", path: nil)
        }
    }
}
