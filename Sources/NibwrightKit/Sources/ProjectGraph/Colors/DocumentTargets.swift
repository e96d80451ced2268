import InterfaceBuilder
import ObjectiveCCode
import SwiftCode

/// The colors of a document that code can set, and the objects of it whose code is the project's.
struct DocumentTargets: Sendable {
    /// A class by its declarations.
    enum Class: Hashable, Sendable {
        case swift(SwiftClass)
        case objectiveC([ObjectiveCClass])
        /// One of Apple's, by the element that stands for it. The project may have extensions and categories of it.
        case system(String)

        static func == (left: Class, right: Class) -> Bool {
            switch (left, right) {
            case (.swift(let left), .swift(let right)): left == right
            case (.objectiveC(let left), .objectiveC(let right)):
                left.first?.path == right.first?.path && left.first?.offset == right.first?.offset
            case (.system(let left), .system(let right)): left == right
            default: false
            }
        }

        func hash(into hasher: inout Hasher) {
            switch self {
            case .swift(let type): hasher.combine(type)
            case .objectiveC(let parts):
                hasher.combine(parts.first?.path)
                hasher.combine(parts.first?.offset)
            case .system(let name): hasher.combine(name)
            }
        }

        /// The files that hold it and its superclasses.
        func files(in graph: ProjectGraph) -> Set<String> {
            switch self {
            case .swift(let type): return Ancestry(of: type, in: graph).paths
            case .objectiveC(let parts): return Ancestry(of: parts, in: graph).paths
            case .system: return []
            }
        }
    }

    struct Instance: Sendable {
        let object: Element
        /// The classes that its class name can mean, and the system's class that its element stands for. For File's
        /// Owner, a subclass may stand as well.
        let types: [Class]
    }

    let document: IBDocument
    /// As code names them from the object on.
    let keyPaths: Set<String>
    /// Their last names.
    let properties: Set<String>
    let instances: [Instance]

    init(_ document: IBDocument, _ classes: ClassIndex) {
        self.document = document
        let targets = document.colors.filter {
            if case .literal = $0.spelling { $0.isShown } else { false }
        }.compactMap(ColorTarget.init)
        keyPaths = Set(targets.map(\.keyPath))
        properties = Set(targets.map(\.property))
        guard !targets.isEmpty else {
            instances = []
            return
        }
        instances = document.elements.compactMap { element in
            guard element.id != nil, !element.isFirstResponder else { return nil }
            let types = Self.types(of: element, classes)
            return types.isEmpty ? nil : Instance(object: element, types: types)
        }
    }

    private static func types(of element: Element, _ classes: ClassIndex) -> [Class] {
        // A placeholder says nothing about the class.
        let system = element.isNamed("placeholder") ? nil : element.systemClassName.map(Class.system)
        let base = system.map { [$0] } ?? []
        switch classes.resolve(element) {
        case nil, .notInProject: return base
        case .objectiveC(let parts): return [.objectiveC(parts)] + base
        case .swift(let types):
            let below = element.isFilesOwner ? types.flatMap { classes.subclasses(of: $0) } : []
            return (types + below).map(Class.swift) + base
        }
    }
}
