public import InterfaceBuilder
import ObjectiveCCode
import SwiftCode

/// The subclasses of each class of a project, in Swift and Objective-C together: a Swift class may have an Objective-C
/// superclass, so a search in one language only misses scenes.
struct ClassFamilies: Sendable {
    /// The direct subclasses of each class, by name without module.
    private let subclasses: [String: [String]]

    init(swift classes: [SwiftClass], objectiveC files: [ObjectiveCFile]) {
        var subclasses: [String: [String]] = [:]
        for type in files.flatMap(\.classes) {
            if let superclass = type.superclass { subclasses[superclass, default: []].append(type.name) }
        }
        for type in classes {
            let name = type.name.lastNamePart
            guard let superclass = type.declaration.inherited.first else { continue }
            let names = Set([name, type.declaration.objectiveCName ?? name])
            subclasses[superclass.lastNamePart, default: []] += names.sorted()
        }
        self.subclasses = subclasses
    }

    /// The class's direct and indirect subclasses in either language, without itself.
    func descendants(of name: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for subclass in subclasses[next] ?? [] where seen.insert(subclass).inserted {
                found.append(subclass)
                open.append(subclass)
            }
        }
        return found
    }
}

extension ClassIndex {
    /// The names of the Objective-C classes whose code runs in an object of a document: its class, where that is one,
    /// and those that its class descends from, as far as the project declares them.
    public func objectiveCFamily(of object: Element) -> [String] {
        switch resolve(object) {
        case .swift(let types)?: Set(types.flatMap { Ancestry(of: $0, self).objectiveCNames }).sorted()
        case .objectiveC(let parts)?: Ancestry(of: parts, self).objectiveCNames
        default: []
        }
    }
}
