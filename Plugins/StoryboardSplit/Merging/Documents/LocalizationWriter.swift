import TransformKit

/// Writes the receiving document of one language, with the scenes of the others.
struct LocalizationWriter {
    private let localization: [IBDocument]
    private let plan: MergePlan

    init(_ localization: [IBDocument], _ plan: MergePlan) {
        self.localization = localization
        self.plan = plan
    }

    var edits: [FileEdit] {
        guard let receiver = localization.first, let scenes = receiver.root.child(named: "scenes") else { return [] }
        var editor = DocumentEditor(receiver)
        change(receiver, 0, movedBy: 0, in: &editor)
        for scene in receiver.scenes where isRemoved(scene, of: 0) { editor.removeElement(scene.element) }
        var canvas = MergeCanvas(receiver.scenes)
        for (source, document) in localization.enumerated().dropFirst() {
            let kept = document.scenes.filter { !isRemoved($0, of: source) }
            var inner = DocumentEditor(document)
            change(document, source, movedBy: canvas.place(kept), in: &inner)
            for scene in kept { editor.insertChild(inner.rawLines(of: scene.element), into: scenes) }
        }
        MergeLists(localization, plan).unite(in: &editor)
        MergedVersions(localization).raise(in: &editor)
        return editor.edits.map { .replace(path: receiver.path, $0) }
    }

    private func isRemoved(_ scene: Scene, of source: Int) -> Bool {
        guard let id = scene.storyboardReference?.element.id else { return false }
        return plan.references.removed.contains(.init(source: source, objectID: id))
    }

    /// Edits the scenes of one of the documents: ids, identifiers, references, segues and locations.
    private func change(_ document: IBDocument, _ source: Int, movedBy offset: Double, in editor: inout DocumentEditor)
    {
        let kept = document.scenes.filter { !isRemoved($0, of: source) }
        for scene in kept {
            plan.ids.renew(source, in: scene.element, &editor)
            if let object = scene.controller ?? scene.storyboardReference?.element, let id = object.id,
                let name = plan.given[.init(source: source, objectID: id)], object.storyboardIdentifier == nil
            {
                editor.setAttribute("storyboardIdentifier", on: object, to: name)
            }
            if let reference = scene.storyboardReference {
                plan.repointing.repoint(
                    reference, in: &editor, storyboard: ResourceName(path: localization[0].path).name)
            }
            if offset != 0, let point = scene.element.child(named: "point"), let place = scene.canvasLocation {
                editor.setAttribute("y", on: point, to: (place.y + offset).asWritten)
            }
        }
        for segue in document.segues {
            guard let id = segue.element["destination"],
                let target = plan.references.destinations[.init(source: source, objectID: id)]
            else { continue }
            let new = plan.ids.renewed[target.source][target.objectID] ?? target.objectID
            editor.setAttribute("destination", on: segue.element, to: new)
        }
    }
}

/// Places scenes on the receiving canvas.
struct MergeCanvas {
    private var places: [(x: Double, y: Double)]

    /// Scenes nearer than this cover each other.
    private static let nearness = 150.0
    /// The distance from the lowest scene of the canvas to the highest of those that are added.
    private static let gap = 900.0

    init(_ scenes: [Scene]) { places = Self.places(of: scenes) }

    /// Returns the distance by which scenes have to move down so that none covers one of the canvas.
    mutating func place(_ scenes: [Scene]) -> Double {
        let new = Self.places(of: scenes)
        let collides = new.contains { place in
            places.contains { abs($0.x - place.x) < Self.nearness && abs($0.y - place.y) < Self.nearness }
        }
        var offset = 0.0
        if collides, let lowest = places.map(\.y).max(), let highest = new.map(\.y).min() {
            offset = (lowest + Self.gap - highest).rounded()
        }
        places += new.map { ($0.x, $0.y + offset) }
        return offset
    }

    private static func places(of scenes: [Scene]) -> [(x: Double, y: Double)] {
        scenes.filter { $0.storyboardReference == nil }.compactMap(\.canvasLocation).filter {
            $0.x.isFinite && $0.y.isFinite
        }
    }
}
