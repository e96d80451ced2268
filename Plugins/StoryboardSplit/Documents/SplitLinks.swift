import Navigation
import TransformKit

/// Collects the segues of a divided storyboard that lead into another part, and creates storyboard references for them.
struct SplitLinks: Sendable {
    /// A scene as the destination of segues in a part that does not contain it.
    struct Link: Hashable, Sendable {
        let part: Int
        /// The number of the destination scene.
        let destination: Int
    }

    /// The ids of a new storyboard reference.
    struct ReferenceIDs: Hashable, Sendable {
        let scene: String
        let object: String
        let firstResponder: String
    }

    /// The references to scenes of other parts, by part and document order.
    private let references: [(link: Link, ids: ReferenceIDs)]
    /// References of the old storyboard that further parts need as well, with the new id for each id in the copy.
    let copies: [(link: Link, ids: [String: String])]
    private let referenceRanges: [Int: Range<Int>]
    private let copyRanges: [Int: Range<Int>]
    private let destinationIDs: [Link: String]
    /// The number of the first scene with a segue of the link.
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

    /// Returns the range of each part's entries in a list sorted by part.
    private static func ranges(_ parts: [Int]) -> [Int: Range<Int>] {
        parts.enumerated().reduce(into: [:]) { ranges, entry in
            ranges[entry.element] = (ranges[entry.element]?.lowerBound ?? entry.offset)..<entry.offset + 1
        }
    }

    /// Returns the id that a segue leads to instead of the scene's.
    func destinationID(of link: Link) -> String? { destinationIDs[link] }

    /// Returns the scene that a reference is placed beside.
    func source(of link: Link) -> Int? { sources[link] }

    private static func freshIDs(
        of scene: Scene, for purpose: String, _ generator: inout ObjectIDGenerator
    ) -> [String: String] {
        let ids = ([scene.id] + scene.element.descendants.map(\.id)).compactMap { $0 }
        return ids.reduce(into: [:]) { fresh, id in
            if fresh[id] == nil { fresh[id] = generator.makeID(for: "\(purpose) of \(id)") }
        }
    }

    /// Returns new storyboard identifiers for scenes that references lead to and that have none, by scene number.
    func identifiersToGive(_ division: Division, _ identifiers: inout StoryboardIdentifiers) -> [Int: String] {
        let scenes = division.document.scenes
        var destinations = Set(references.map(\.link.destination))
        // Code that created the old storyboard's initial scene has to find that scene by its identifier.
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

/// Finds the segues of one document of a divided storyboard that leave their part.
struct SplitSegues {
    /// A segue whose destination is in another part.
    struct Leaving {
        let segue: Segue
        /// The number of the scene that has the segue.
        let source: Int
        let link: SplitLinks.Link
    }

    /// The segues whose destination is not in their own part, in document order.
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
