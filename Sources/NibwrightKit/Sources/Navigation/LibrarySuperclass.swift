import ObjectiveCCode
public import ProjectGraph

extension ProjectGraph {
    /// The superclass of a class that a library declares, whose code nobody sees here.
    ///
    /// A class of Objective-C in the project is looked through: what it descends from counts. One of which only the header
    /// is here is a library's.
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

/// How names of classes begin that Apple's frameworks beside UIKit declare.
private let systemPrefixes = [
    "AV", "GLK", "QL", "SF", "MF", "CN", "EK", "PK", "GK", "MK", "TV", "NS", "MSMessages", "SLCompose",
]
