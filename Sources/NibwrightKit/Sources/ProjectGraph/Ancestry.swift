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

    /// What only some builds have above the last class of `objectiveC`, where `#if` gives it several superclasses.
    public private(set) var objectiveCOfSomeBuilds: [ObjectiveCClass] = []

    /// The ancestry of a class of Swift.
    public init(of type: SwiftClass, in graph: ProjectGraph) { self.init(of: type, graph.classes) }

    /// The ancestry of a class of Objective-C.
    ///
    /// - Parameters:
    ///   - parts: its interfaces, implementations and categories.
    ///   - graph: the project that declares them.
    public init(of parts: [ObjectiveCClass], in graph: ProjectGraph) { self.init(of: parts, graph.classes) }

    init(of type: SwiftClass, _ classes: ClassIndex) {
        swift = classes.chain(of: type)
        climb(from: classes.outerSuperclassName(of: type), path: (swift.last ?? type).declaration.path, classes)
    }

    init(of parts: [ObjectiveCClass], _ classes: ClassIndex) {
        objectiveC = parts
        climb(fromAnyOf: Set(parts.compactMap(\.superclass)), path: parts.first?.path ?? "", classes)
    }

    /// The ancestry of a class that the project does not have; nil for an object whose class is not known.
    public init(ofOuter name: String?) {
        outerName = name
        isComplete = name.map(Self.endsChain) ?? false
    }

    /// The ancestry of each class that a name may mean; none where the project does not have the class.
    public static func all(of resolution: ClassResolution, in graph: ProjectGraph) -> [Ancestry] {
        switch resolution {
        case .swift(let types): types.map { Ancestry(of: $0, in: graph) }
        case .objectiveC(let parts): [Ancestry(of: parts, in: graph)]
        case .notInProject: []
        }
    }

    private static func endsChain(_ name: String) -> Bool {
        name == "NSObject" || OutletConnection.isSystemClass(name)
    }

    private mutating func climb(from name: String?, path: String, _ classes: ClassIndex) {
        var next = name
        var passed: Set<String> = []
        while let name = next {
            guard passed.insert(name).inserted, case .objectiveC(let parts) = classes.resolve(name, from: path)
            else { break }
            objectiveC += parts
            let superclasses = Set(parts.compactMap(\.superclass))
            if superclasses.count > 1 { return climb(fromAnyOf: superclasses, path: path, classes) }
            next = superclasses.first
            // A category on a library's class says nothing about the class itself; Apple's classes end the chain.
            if next == nil, !parts.contains(where: { $0.category == nil && $0.part == .interface }) {
                if Self.endsChain(name) { (outerName, isComplete) = (name, true) }
                return
            }
        }
        outerName = next
        isComplete = next.map(Self.endsChain) ?? true
    }

    /// Under `#if` a class may descend from one or another.
    private mutating func climb(fromAnyOf superclasses: Set<String>, path: String, _ classes: ClassIndex) {
        if superclasses.count <= 1 { return climb(from: superclasses.first, path: path, classes) }
        var passed = Set(objectiveC.map(\.name))
        var open = superclasses.sorted()
        while let name = open.popLast() {
            guard passed.insert(name).inserted, case .objectiveC(let parts) = classes.resolve(name, from: path)
            else { continue }
            objectiveCOfSomeBuilds += parts
            open += parts.compactMap(\.superclass)
        }
    }

    /// The names of the Objective-C classes, nearest first, with those that only some builds have.
    public var objectiveCNames: [String] {
        var seen: Set<String> = []
        return (objectiveC + objectiveCOfSomeBuilds).map(\.name).filter { seen.insert($0).inserted }
    }

    /// The names of all classes, those of the classes included that the project does not have.
    public var names: Set<String> {
        let superclasses = (objectiveC + objectiveCOfSomeBuilds).compactMap(\.superclass)
        return Set(swift.map(\.name) + objectiveCNames + superclasses + [outerName].compactMap(\.self))
    }

    /// The files that declare or extend the classes.
    public var paths: Set<String> {
        var paths: Set<String> = []
        for type in swift { for part in type.parts { paths.insert(part.path) } }
        for part in objectiveC { paths.insert(part.path) }
        for part in objectiveCOfSomeBuilds { paths.insert(part.path) }
        return paths
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
        paths.sorted().contains { graph.text(at: $0)?.contains(identifier: name) == true }
    }
}
