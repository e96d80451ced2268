import ObjectiveCCode
import TransformKit

/// A class with everything above it, in both languages, as far as the project has it.
struct Ancestry {
    private(set) var swift: [SwiftClass] = []
    private(set) var objectiveC: [ObjectiveCClass] = []
    /// Whether the chain ends with a class of Apple's, or with none: then nothing about the class is out of sight.
    private(set) var isComplete = false
    /// The first class that the project does not have.
    private(set) var outerName: String?

    init(of type: SwiftClass, in graph: ProjectGraph) {
        swift = graph.classes.chain(of: type)
        climb(from: graph.classes.outerSuperclassName(of: type), path: type.declaration.path, graph)
    }

    init(of parts: [ObjectiveCClass], in graph: ProjectGraph) {
        objectiveC = parts
        climb(from: parts.lazy.compactMap(\.superclass).first, path: parts.first?.path ?? "", graph)
    }

    private mutating func climb(from name: String?, path: String, _ graph: ProjectGraph) {
        var next = name
        var passed: Set<String> = []
        while let name = next {
            guard passed.insert(name).inserted, case .objectiveC(let parts) = graph.classes.resolve(name, from: path)
            else { break }
            objectiveC += parts
            next = parts.lazy.compactMap(\.superclass).first
            // A category on a library's class says nothing about the class itself.
            if next == nil, !parts.contains(where: { $0.category == nil && $0.part == .interface }) { return }
        }
        outerName = next
        isComplete = next.map { $0 == "NSObject" || OutletConnection.isSystemClass($0) } ?? true
    }

    /// Whether the classes that the project has answer to a selector, marked for documents or not.
    func responds(to selector: String, _ classes: ClassIndex) -> Bool {
        if let type = swift.first, classes.action(selector, of: type) != nil { return true }
        if classes.extendsOtherClass(with: selector) { return true }
        return objectiveC.contains { $0.methods.contains { $0.selector == selector } || $0.actions.contains(selector) }
    }

    /// The selectors of the actions that have a name in Swift: Swift 2 made others of the same declarations.
    func selectors(ofMethod name: String) -> [String] {
        swift.flatMap(\.actions).filter { $0.name == name }.map(\.selector)
    }

    /// Whether the sources of the classes so much as mention a name: it may then be declared in a way that is not followed.
    func mentions(_ name: String, in graph: ProjectGraph) -> Bool {
        let paths = Set(swift.flatMap(\.parts).map(\.path) + objectiveC.map(\.path))
        return paths.sorted().contains { graph.text(at: $0)?.contains(identifier: name) == true }
    }
}
