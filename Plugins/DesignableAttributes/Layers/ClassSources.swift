import TransformKit

/// The code of a view's class and of all classes above it, as far as the project has it.
struct ClassSources {
    private let ancestries: [Ancestry]
    private let graph: ProjectGraph
    /// Whether all of the class's code is here but the system's.
    let isComplete: Bool
    /// The first class above that the project does not have; nil for none or one of the system's.
    var unknownClass: String? { ancestries.first { !$0.isComplete }?.outerName }

    /// Nil for an object of one of the system's classes.
    init?(of object: Element, in graph: ProjectGraph) {
        guard let name = object.customClass, let resolution = graph.classes.resolve(object) else { return nil }
        ancestries = Ancestry.all(of: resolution, in: graph)
        if ancestries.isEmpty, OutletConnection.isSystemClass(name) { return nil }
        isComplete = !ancestries.isEmpty && ancestries.allSatisfy(\.isComplete)
        self.graph = graph
    }

    /// The first place at which the code has one of some words.
    func place(ofAny words: some Collection<String>) -> Place? {
        for ancestry in ancestries {
            for part in ancestry.swift.flatMap(\.parts) {
                guard let source = graph.text(at: part.path) else { continue }
                let offsets = words.flatMap(source.offsets(ofIdentifier:)).filter(part.range.contains)
                if let offset = offsets.min() { return Place(source, at: offset) }
            }
            let files = Set((ancestry.objectiveC + ancestry.objectiveCOfSomeBuilds).map(\.path)).sorted()
            for source in files.compactMap(graph.text(at:)) {
                if let offset = words.flatMap(source.offsets(ofIdentifier:)).min() { return Place(source, at: offset) }
            }
        }
        return nil
    }
}

extension Ancestry {
    /// The first place at which one of the classes has a method without parameters.
    func place(ofMethod name: String, in graph: ProjectGraph) -> Place? {
        for part in swift.flatMap(\.parts) {
            guard let source = graph.text(at: part.path) else { continue }
            if source.string(part.range).contains("func \(name)()") { return Place(source, at: part.offset) }
        }
        for part in objectiveC + objectiveCOfSomeBuilds {
            guard let method = part.methods.first(where: { $0.selector == name && !$0.isClassMethod }) else { continue }
            return graph.text(at: part.path).map { Place($0, at: method.offset) } ?? Place(path: part.path)
        }
        return nil
    }
}

extension ProjectGraph {
    /// The files that declare the inspectable property with which a runtime attribute's key path begins; none where the
    /// sources of whoever declares it are not here.
    func files(declaringInspectable keyPath: String) -> [SwiftFile] {
        let name = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
        return swiftFiles.filter { file in
            file.types.contains { $0.inspectables.contains { $0.name == name } }
        }
    }
}
