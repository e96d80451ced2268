import TransformKit

/// The classes whose code is at home where stacks are made: the controller's, those of the views around, the File's
/// Owner's.
struct InvolvedClasses {
    /// With the superclasses and subclasses of each.
    let swift: [SwiftClass]
    /// Their names, and those of Objective-C's classes and of libraries.
    let names: Set<String>

    init(around parent: Element, in graph: ProjectGraph) {
        var objects = [parent] + parent.ancestors
        objects += parent.document.elements.filter(\.isFilesOwner)
        var swift: [SwiftClass] = []
        var names: Set<String> = []
        for object in objects {
            guard let name = object.customClass else { continue }
            names.insert(name)
            guard case .swift(let types)? = graph.classes.resolve(object) else { continue }
            for type in types { swift += graph.classes.chain(of: type) + graph.classes.subclasses(of: type) }
        }
        self.swift = swift
        self.names = names.union(swift.map(\.name))
    }
}
