import ObjectiveCCode
public import ProjectGraph

extension ProjectGraph {
    /// The superclass of a class that a library declares, whose code is not in the project.
    ///
    /// A class of Objective-C in the project is followed to its own superclass. One of which only the header is in the
    /// project is a library's.
    public func librarySuperclass(of type: SwiftClass) -> String? {
        let above = Ancestry(of: type, in: self).objectiveC
        let implemented = Set(above.filter { $0.part == .implementation }.map(\.name))
        if let unseen = above.first(where: { !implemented.contains($0.name) }) { return unseen.name }
        let outermost = above.last { $0.superclass != nil }?.superclass
        guard let name = outermost ?? classes.outerSuperclassName(of: type),
            case .notInProject = classes.resolve(name, from: type.declaration.path),
            !ControllerClasses.isDeclaredByUIKit(name), !systemPrefixes.contains(where: { name.hasPrefix($0) })
        else { return nil }
        return name
    }
}

/// Prefixes of classes that Apple's frameworks besides UIKit declare.
private let systemPrefixes = [
    "AV", "GLK", "QL", "SF", "MF", "CN", "EK", "PK", "GK", "MK", "TV", "NS", "MSMessages", "SLCompose",
]
