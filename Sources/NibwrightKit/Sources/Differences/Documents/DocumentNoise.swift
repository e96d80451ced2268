import InterfaceBuilder
import SourceText

/// Compares the parts of a document that Xcode keeps for itself.
enum DocumentNoise {
    static func differences(_ old: IBDocument, _ new: IBDocument) -> [Difference] {
        let parts: [(name: StaticString, noise: Noise)] = [
            ("dependencies", .toolsVersion), ("classes", .toolsVersion), ("device", .canvasDevice),
            ("resources", .cachedResource), ("designables", .cachedResource), ("customFonts", .cachedResource),
            ("inferredMetricsTieBreakers", .canvasDevice),
        ]
        return parts.compactMap { part in
            let before = old.root.child(named: part.name)
            let after = new.root.child(named: part.name)
            guard lines(before) != lines(after) else { return nil }
            return made(new, "\(part.noise.words) differ", before, after, part.noise)
        } + deployment(old, new) + canvasPlaces(old, new)
    }

    /// What an element says, in an order that does not depend on the file's.
    private static func lines(_ element: Element?) -> [String] {
        guard let element else { return [] }
        return ([element] + element.descendants).map { item in
            item.name + " " + item.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
        }.sorted()
    }

    /// The oldest system that a document is made for decides how its objects behave.
    private static func deployment(_ old: IBDocument, _ new: IBDocument) -> [Difference] {
        let versions = [old, new].map { document in
            document.dependencies.first { $0.isNamed("deployment") }?["version"]
        }
        guard versions[0] != versions[1] else { return [] }
        let words = versions.map { $0 ?? "the project's" }
        return [made(new, "deployment target \(words[0]) is now \(words[1])", old.root, new.root, nil)]
    }

    private static func canvasPlaces(_ old: IBDocument, _ new: IBDocument) -> [Difference] {
        let before = Dictionary(
            old.scenes.compactMap { scene in scene.controller?.id.map { ($0, scene) } },
            uniquingKeysWith: { first, _ in first })
        return new.scenes.compactMap { scene in
            guard let controller = scene.controller, let id = controller.id, let other = before[id] else { return nil }
            let points = [other, scene].map { $0.element.children.first { $0["key"] == "canvasLocation" } }
            guard lines(points[0]) != lines(points[1]) else { return nil }
            return Difference(
                kind: .changed, topic: .scene, path: new.path, group: controller.spokenScene, subject: nil,
                text: "moved on the canvas", oldPlace: other.element.place, newPlace: scene.element.place,
                noise: .canvasPlace)
        }
    }

    private static func made(
        _ document: IBDocument, _ text: String, _ old: Element?, _ new: Element?, _ noise: Noise?
    ) -> Difference {
        Difference(
            kind: .changed, topic: .attribute, path: document.path, group: nil, subject: nil, text: text,
            oldPlace: old?.place, newPlace: new?.place, noise: noise)
    }
}
