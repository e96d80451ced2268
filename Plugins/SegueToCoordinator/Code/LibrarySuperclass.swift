import TransformKit

extension ProjectGraph {
    /// The superclass of a class that a library declares, whose code nobody sees here.
    func librarySuperclass(of type: SwiftClass) -> String? {
        guard let name = classes.outerSuperclassName(of: type),
            case .notInProject = classes.resolve(name, from: type.declaration.path),
            !systemPrefixes.contains(where: { name.hasPrefix($0) })
        else { return nil }
        return name
    }
}

/// How names of classes begin that Apple's frameworks declare.
private let systemPrefixes = [
    "UI", "AV", "GLK", "QL", "SF", "MF", "CN", "EK", "PK", "GK", "MK", "TV", "NS", "MSMessages", "SLCompose",
]
