import TransformKit

/// Numbers the scenes of a divided storyboard and knows the part that each goes to.
///
/// A scene and its copies in other languages share their number, which is their position in the base language's
/// document.
struct SplitScenes: Sendable {
    let scenes: [Scene]
    private let numbersByID: [String: Int]
    private let document: IBDocument
    /// The part of each scene; for a storyboard reference the part that keeps it as it is.
    private(set) var parts: [Int?]

    init(_ division: Division) {
        document = division.document
        let scenes = division.document.scenes
        self.scenes = scenes
        numbersByID = Dictionary(
            scenes.enumerated().compactMap { number, scene in scene.id.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
        parts = scenes.map { scene in
            // A scene that no part names stays.
            scene.storyboardReference == nil ? division.part(of: scene) ?? 0 : nil
        }
        let owners = ReferenceOwners(division.document, scenes, parts)
        for (number, scene) in scenes.enumerated() where parts[number] == nil {
            let isKept = scene.storyboardReference?.element.storyboardIdentifier != nil
            parts[number] = isKept ? 0 : owners.parts(leadingTo: number).min() ?? 0
        }
    }

    func part(of number: Int) -> Int? { parts.indices.contains(number) ? parts[number] : nil }

    /// Returns the numbers of a document's scenes, in its order; nil for one that the base language does not have.
    func numbers(in document: IBDocument) -> [Int?] {
        if document == self.document { return scenes.indices.map { $0 } }
        return document.scenes.map { scene in scene.id.flatMap { numbersByID[$0] } }
    }
}

extension Scene {
    /// The object that code gets for the scene's identifier: its controller, or a storyboard reference, which leads on.
    var identifiedObject: Element? { controller ?? storyboardReference?.element }
}

/// Finds the parts that have segues to a storyboard reference.
private struct ReferenceOwners {
    private var partsByScene: [Int: Set<Int>] = [:]

    init(_ document: IBDocument, _ scenes: [Scene], _ parts: [Int?]) {
        let places = SceneRanges(scenes)
        // A reference that the storyboard opens with is used from outside.
        if let initial = document.initialViewController, let number = places.number(holding: initial) {
            partsByScene[number, default: []].insert(0)
        }
        for segue in document.segues {
            guard let source = places.number(holding: segue.element), let part = parts[source],
                let destination = segue.connection.destination.flatMap(places.number(holding:)),
                parts[destination] == nil
            else { continue }
            partsByScene[destination, default: []].insert(part)
        }
    }

    func parts(leadingTo number: Int) -> Set<Int> { partsByScene[number] ?? [] }
}

/// Finds the scene that contains an element by the element's position.
struct SceneRanges: Sendable {
    private let scenes: [Scene]

    init(_ scenes: [Scene]) { self.scenes = scenes }

    func number(holding element: Element) -> Int? {
        var low = 0
        var high = scenes.count
        while low < high {
            let middle = (low + high) / 2
            if scenes[middle].element.index <= element.index { low = middle + 1 } else { high = middle }
        }
        guard low > 0, scenes[low - 1].element.contains(element) else { return nil }
        return low - 1
    }
}
