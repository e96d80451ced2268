import TransformKit

/// Reads a document's scenes and the segues, references and pins that a division has to respect.
struct SceneGraphReader {
    let scenes: [Scene]
    let numbers: [Scene: Int]
    private let document: IBDocument
    /// The number of the scene that has an object, by the object's id.
    private let sceneByObject: [String: Int]
    private let elementsByScene: [[Element]]
    private let segues: [(source: Int, segue: Segue)]

    init(_ document: IBDocument) {
        self.document = document
        scenes = document.scenes.filter { $0.controller != nil }
        var numbers: [Scene: Int] = [:]
        var sceneByObject: [String: Int] = [:]
        var elementsByScene: [[Element]] = []
        for (number, scene) in scenes.enumerated() {
            numbers[scene] = number
            let elements = scene.element.descendants
            elementsByScene.append(elements)
            for element in elements {
                if let id = element.id, sceneByObject[id] == nil { sceneByObject[id] = number }
            }
        }
        self.numbers = numbers
        self.sceneByObject = sceneByObject
        self.elementsByScene = elementsByScene
        segues = scenes.enumerated().flatMap { number, scene in scene.segues.map { (number, $0) } }
    }

    /// Returns the scene that has the object of an id.
    private func scene(of id: String?) -> Int? { id.flatMap { sceneByObject[$0] } }

    // MARK: Segues

    var edges: [SceneGraph.Edge] {
        segues.compactMap { source, segue in
            guard let destination = scene(of: segue.connection.destinationID), destination != source else { return nil }
            return SceneGraph.Edge(source: source, destination: destination, segue: segue)
        }
    }

    /// Joins by segues to a storyboard reference without a storyboard, or with this one's name: they lead to a scene of
    /// this document.
    var localReferences: [(source: Int, destination: Int)] {
        var destinations: [String: Int] = [:]
        var byIdentifier: [String: Int] = [:]
        for (number, scene) in scenes.enumerated() {
            if let identifier = scene.controller?.storyboardIdentifier { byIdentifier[identifier] = number }
        }
        let ownName = document.path.storyboardName
        for reference in document.scenes.compactMap(\.storyboardReference) where reference.bundleIdentifier == nil {
            guard reference.storyboardName == nil || reference.storyboardName == ownName,
                let identifier = reference.referencedIdentifier, let id = reference.element.id
            else { continue }
            destinations[id] = byIdentifier[identifier]
        }
        guard !destinations.isEmpty else { return [] }
        return segues.compactMap { source, segue in
            guard let destination = segue.connection.destinationID.flatMap({ destinations[$0] }), destination != source
            else { return nil }
            return (source, destination)
        }
    }

    func segueTies(crossingAllowed: Bool) -> [SceneGraph.Tie] {
        edges.compactMap { edge in
            let kind: SceneGraph.Tie.Kind? =
                switch (edge.segue.kind, edge.segue.relationship) {
                case ("embed", _): crossingAllowed ? .embed : .segue
                case ("relationship", "rootViewController"): .navigationRoot
                case ("relationship", "window.shadowedContentViewController"): .windowContent
                default: crossingAllowed ? nil : .segue
                }
            return kind.map { SceneGraph.Tie(kind: $0, scenes: [edge.source, edge.destination]) }
        }
    }

    // MARK: Pins

    var pins: [[SceneGraph.Pin]] {
        let initial = scene(of: document.root["initialViewController"])
        return scenes.enumerated().map { number, scene in
            var pins: [SceneGraph.Pin] = number == initial ? [.initial] : []
            if scene.topLevelObjects.contains(where: { $0.isNamed("application") }) { pins.append(.application) }
            return pins
        }
    }

    // MARK: References

    /// Ties between scenes of which one names an object of the other by anything but a segue's destination.
    var referenceTies: [SceneGraph.Tie] {
        elementsByScene.enumerated().flatMap { number, elements in
            elements.flatMap { element in
                references(of: element).compactMap { attribute, id in
                    guard let other = scene(of: id), other != number else { return nil }
                    return SceneGraph.Tie(kind: .reference(attribute: attribute), scenes: [number, other])
                }
            }
        }
    }

    private func references(of element: Element) -> [(attribute: String, id: String)] {
        let isSegue = element.isNamed("segue")
        return element.objectReferences.filter { !isSegue || $0.name != "destination" }.map { ($0.name, $0.value) }
    }
}

extension String {
    /// A path's last component without its extension.
    var storyboardName: String {
        let file = split(separator: "/").last.map(String.init) ?? self
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}
