public import ObjectiveCCode
public import SourceText

/// A class with all its superclasses, in both languages, as far as the project declares them.
///
/// A Swift class may descend from an Objective-C one, so a search in one language alone misses members that a class
/// inherits.
public struct Ancestry: Sendable {
    /// The class and the Swift classes above it, nearest first.
    public private(set) var swift: [SwiftClass] = []
    /// The Objective-C classes above, nearest first: interfaces, implementations and categories of each.
    public private(set) var objectiveC: [ObjectiveCClass] = []
    /// Whether the chain ends with a class of Apple's, or with none: then all that the class inherits is known.
    public private(set) var isComplete = false
    /// The first class that the project does not have.
    public private(set) var outerName: String?

    /// The ancestry of a class of Swift.
    public init(of type: SwiftClass, in graph: ProjectGraph) {
        swift = graph.classes.chain(of: type)
        climb(from: graph.classes.outerSuperclassName(of: type), path: type.declaration.path, graph)
    }

    /// The ancestry of a class of Objective-C.
    ///
    /// - Parameter parts: its interfaces, implementations and categories.
    public init(of parts: [ObjectiveCClass], in graph: ProjectGraph) {
        objectiveC = parts
        let superclasses = Set(parts.compactMap(\.superclass))
        if superclasses.count > 1 { return }
        climb(from: superclasses.first, path: parts.first?.path ?? "", graph)
    }

    /// The ancestry of a class that the project does not have; nil for an object whose class is not known.
    public init(ofOuter name: String?) {
        outerName = name
        isComplete = name.map(Self.endsChain) ?? false
    }

    private static func endsChain(_ name: String) -> Bool {
        name == "NSObject" || OutletConnection.isSystemClass(name)
    }

    private mutating func climb(from name: String?, path: String, _ graph: ProjectGraph) {
        var next = name
        var passed: Set<String> = []
        while let name = next {
            guard passed.insert(name).inserted, case .objectiveC(let parts) = graph.classes.resolve(name, from: path)
            else { break }
            objectiveC += parts
            // Under `#if` a class may descend from one or another.
            let superclasses = Set(parts.compactMap(\.superclass))
            if superclasses.count > 1 { return }
            next = superclasses.first
            // A category on a library's class says nothing about the class itself.
            if next == nil, !parts.contains(where: { $0.category == nil && $0.part == .interface }) { return }
        }
        outerName = next
        isComplete = next.map(Self.endsChain) ?? true
    }

    /// Whether one of the classes has a method for a selector, marked for documents or not. Extensions of classes
    /// outside the project count as well.
    public func responds(to selector: String, _ classes: ClassIndex) -> Bool {
        if let type = swift.first, classes.action(selector, of: type) != nil { return true }
        if classes.extendsOtherClass(with: selector) { return true }
        return objectiveC.contains { $0.methods.contains { $0.selector == selector } || $0.actions.contains(selector) }
    }

    /// The selectors of the actions that have a name in Swift: Swift 2 made others of the same declarations.
    public func selectors(ofMethod name: String) -> [String] {
        swift.flatMap(\.actions).filter { $0.name == name }.map(\.selector)
    }

    /// The nearest Objective-C class that has a method of its own for a selector, and where.
    public func objectiveCMethod(_ selector: String, in graph: ProjectGraph) -> (className: String, place: Place)? {
        for part in objectiveC {
            guard let method = part.methods.first(where: { $0.selector == selector }) else { continue }
            let place = graph.text(at: part.path).map { Place($0, at: method.offset) }
            return (part.name, place ?? Place(path: part.path))
        }
        return nil
    }

    /// Whether the sources of the classes contain a name at all: it may then be declared in a way that is not followed.
    public func mentions(_ name: String, in graph: ProjectGraph) -> Bool {
        let paths = Set(swift.flatMap(\.parts).map(\.path) + objectiveC.map(\.path))
        return paths.sorted().contains { graph.text(at: $0)?.contains(identifier: name) == true }
    }
}
