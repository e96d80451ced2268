import TransformKit

/// The segues of a divided storyboard that lead into another part, and the storyboard references they get.
struct SplitLinks: Sendable {
    /// A scene, seen from a part that it is not in.
    struct Link: Hashable, Sendable {
        let part: Int
        /// The scene's number.
        let destination: Int
    }

    /// The ids of a reference that a part gets.
    struct ReferenceIDs: Hashable, Sendable {
        let scene: String
        let object: String
        let firstResponder: String
    }

    /// References that stand for scenes of other parts, by part and document order.
    private let references: [(link: Link, ids: ReferenceIDs)]
    /// References that the storyboard had and that further parts need as well: what the ids of each copy become.
    let copies: [(link: Link, ids: [String: String])]
    private let referenceRanges: [Int: Range<Int>]
    private let copyRanges: [Int: Range<Int>]
    private let destinationIDs: [Link: String]
    /// The number of the first scene with a segue that makes the link.
    private let sources: [Link: Int]

    init(_ division: Division, _ scenes: SplitScenes) {
        var sources: [Link: Int] = [:]
        for document in [division.document] + division.copies {
            for leaving in SplitSegues(document, scenes).leaving where sources[leaving.link] == nil {
                sources[leaving.link] = leaving.source
            }
        }
        self.sources = sources
        var generator = ObjectIDGenerator(division.document)
        for copy in division.copies { generator.avoid(copy) }
        var references: [(Link, ReferenceIDs)] = []
        var copies: [(Link, [String: String])] = []
        var destinationIDs: [Link: String] = [:]
        for link in sources.keys.sorted(by: { ($0.part, $0.destination) < ($1.part, $1.destination) }) {
            let scene = scenes.scenes[link.destination]
            let part = division.parts[link.part].name
            if let reference = scene.storyboardReference {
                let ids = Self.freshIDs(of: scene, for: "copy in \(part)", &generator)
                copies.append((link, ids))
                destinationIDs[link] = reference.element.id.flatMap { ids[$0] }
            } else {
                let purpose = "\(scene.controller?.id ?? "") in \(part)"
                let ids = ReferenceIDs(
                    scene: generator.makeID(for: "scene of reference to \(purpose)"),
                    object: generator.makeID(for: "reference to \(purpose)"),
                    firstResponder: generator.makeID(for: "first responder of reference to \(purpose)"))
                references.append((link, ids))
                destinationIDs[link] = ids.object
            }
        }
        self.references = references
        self.copies = copies
        referenceRanges = Self.ranges(references.map(\.0.part))
        copyRanges = Self.ranges(copies.map(\.0.part))
        self.destinationIDs = destinationIDs
    }

    func references(in part: Int) -> ArraySlice<(link: Link, ids: ReferenceIDs)> {
        references[referenceRanges[part] ?? 0..<0]
    }

    func copies(in part: Int) -> ArraySlice<(link: Link, ids: [String: String])> { copies[copyRanges[part] ?? 0..<0] }

    /// Where each part's entries stand in a list sorted by part.
    private static func ranges(_ parts: [Int]) -> [Int: Range<Int>] {
        parts.enumerated().reduce(into: [:]) { ranges, entry in
            ranges[entry.element] = (ranges[entry.element]?.lowerBound ?? entry.offset)..<entry.offset + 1
        }
    }

    /// What a segue leads to instead of the scene itself.
    func destinationID(of link: Link) -> String? { destinationIDs[link] }

    /// The scene that a reference stands beside.
    func source(of link: Link) -> Int? { sources[link] }

    private static func freshIDs(
        of scene: Scene, for purpose: String, _ generator: inout ObjectIDGenerator
    ) -> [String: String] {
        let ids = ([scene.id] + scene.element.descendants.map(\.id)).compactMap { $0 }
        return ids.reduce(into: [:]) { fresh, id in
            if fresh[id] == nil { fresh[id] = generator.makeID(for: "\(purpose) of \(id)") }
        }
    }

    /// Scenes that references lead to and that have no name yet, with the name that they are given.
    func identifiersToGive(_ division: Division, _ identifiers: inout StoryboardIdentifiers) -> [Int: String] {
        let scenes = division.document.scenes
        var destinations = Set(references.map(\.link.destination))
        // Whoever asked the old storyboard for its first scene has to find it.
        if let initial = division.document.initialViewController,
            let scene = scenes.firstIndex(where: { scene in
                scene.controller == initial
            })
        {
            destinations.insert(scene)
        }
        var given: [Int: String] = [:]
        for number in destinations.sorted() {
            guard let controller = scenes[number].controller, controller.storyboardIdentifier == nil,
                controller.id != division.part(of: scenes[number]).flatMap(division.initialID(of:))
            else { continue }
            given[number] = identifiers.makeIdentifier(for: controller)
        }
        return given
    }

    func crossings(_ division: Division, _ scenes: SplitScenes) -> [Crossing] {
        SplitSegues(division.document, scenes).leaving.compactMap { segue in
            let destination = scenes.scenes[segue.link.destination]
            guard destination.storyboardReference == nil, let id = destinationIDs[segue.link],
                let part = scenes.part(of: segue.link.destination)
            else { return nil }
            return Crossing(
                segue: segue.segue, source: scenes.scenes[segue.source], destination: destination,
                from: segue.link.part, to: part, referenceID: id)
        }
    }
}

/// The segues of one document of a divided storyboard.
struct SplitSegues {
    struct Leaving {
        let segue: Segue
        /// The numbers of the scenes.
        let source: Int
        let link: SplitLinks.Link
    }

    /// Those whose destination is not in their own part, in document order.
    let leaving: [Leaving]

    init(_ document: IBDocument, _ scenes: SplitScenes) {
        let places = SceneRanges(document.scenes)
        let numbers = scenes.numbers(in: document)
        leaving = document.segues.compactMap { segue in
            guard segue.kind != "unwind", let source = places.number(holding: segue.element).flatMap({ numbers[$0] }),
                let destination = segue.connection.destination, destination.isTopLevel,
                let target = places.number(holding: destination).flatMap({ numbers[$0] }),
                let part = scenes.part(of: source), part != scenes.part(of: target)
            else { return nil }
            return Leaving(segue: segue, source: source, link: .init(part: part, destination: target))
        }
    }
}
