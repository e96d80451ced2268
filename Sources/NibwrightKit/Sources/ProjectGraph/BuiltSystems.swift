public import InterfaceBuilder
import ProjectFiles
public import SwiftCode

extension ProjectGraph {
    /// The systems for which targets build a file; nil where no target is known to build it, or not for what.
    public func builtSystems(of path: String) -> SwiftSystems? {
        let builders = targets.targets(of: path)
        if builders.isEmpty || builders.contains(where: \.sdkPlatforms.isEmpty) { return nil }
        return builders.reduce(into: SwiftSystems()) { systems, target in
            for platform in target.sdkPlatforms { systems.formUnion(SwiftSystems(named: platform.rawValue)) }
        }
    }

    /// The systems on which a document can be loaded: those of its kind for which a target builds it.
    public func systems(of document: IBDocument) -> SwiftSystems {
        let own = document.kind.platform.systems
        guard let built = builtSystems(of: document.path), !built.isDisjoint(with: own) else { return own }
        return own.intersection(built)
    }

    /// The systems for which an outlet is compiled, by its file's targets and by the clauses of `#if` around it.
    public func systems(of outlet: SwiftOutlet) -> SwiftSystems {
        outlet.conditions.systems.intersection(builtSystems(of: outlet.path) ?? .all)
    }
}

extension DocumentKind.Platform {
    /// A document of iOS is one of visionOS as well, which has no kind of its own.
    fileprivate var systems: SwiftSystems {
        switch self {
        case .iOS: [.iOS, .visionOS]
        case .macOS: .macOS
        case .tvOS: .tvOS
        case .watchOS: .watchOS
        case .unknown: .all
        }
    }
}
