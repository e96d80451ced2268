import ObjectiveCCode
import TransformKit

extension ProjectGraph {
    /// The Objective-C classes of the project that a Swift class descends from, to the end of the chain, nearest first:
    /// interfaces, implementations and categories of each.
    func objectiveCClasses(above type: SwiftClass) -> [ObjectiveCClass] {
        var found: [ObjectiveCClass] = []
        var next = classes.outerSuperclassName(of: type)
        var seen: Set<String> = []
        while let name = next, seen.insert(name).inserted {
            guard case .objectiveC(let parts) = classes.resolve(name, from: type.declaration.path) else { break }
            found += parts
            next = parts.lazy.compactMap(\.superclass).first
        }
        return found
    }

    /// The nearest Objective-C class above a Swift class that has a method of its own for a selector.
    func objectiveCMethod(_ selector: String, above type: SwiftClass) -> (name: String, place: Place)? {
        for part in objectiveCClasses(above: type) {
            guard let method = part.methods.first(where: { $0.selector == selector }) else { continue }
            let place = text(at: part.path).map { Place($0, at: method.offset) }
            return (part.name, place ?? Place(path: part.path))
        }
        return nil
    }
}
