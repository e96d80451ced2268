import TransformKit

/// The classes whose code is at home where stacks are made: the controller's, those of the views around and inside, the
/// File's Owner's.
struct InvolvedClasses {
    /// With the superclasses and subclasses of each.
    let swift: Set<SwiftClass>
    /// Objects around the views whose class no source of the project declares.
    let unknown: [Element]

    /// - Parameters:
    ///   - parent: the view that holds the stack.
    ///   - views: the views that get into it.
    init(around parent: Element, holding views: [Element], in graph: ProjectGraph) {
        let around = [parent] + parent.ancestors + parent.document.elements.filter(\.isFilesOwner)
        let inside = views.flatMap { [$0] + $0.descendants }
        var swift: Set<SwiftClass> = []
        var unknown: [Element] = []
        for object in around + inside where object.customClass != nil {
            switch graph.classes.resolve(object) {
            case .swift(let types)?:
                for type in types {
                    swift.formUnion(graph.classes.chain(of: type) + graph.classes.subclasses(of: type))
                }
            case .notInProject? where around.contains(object): unknown.append(object)
            case .notInProject?, .objectiveC?, nil: break
            }
        }
        self.swift = swift
        self.unknown = unknown
    }
}
