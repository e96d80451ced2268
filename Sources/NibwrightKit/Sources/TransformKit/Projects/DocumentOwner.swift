public import InterfaceBuilder
public import ProjectFiles
public import ProjectGraph
import SourceText

/// The targets that build a document, or the package's target that does: who gets code that the document needs.
public enum DocumentOwner: Hashable, Sendable {
    /// At least one, in the project's order; no tests.
    case targets([XcodeTarget])
    /// The folder of the package's target: `Sources/Brand`.
    case package(folder: String)

    /// - Throws: the reason why no code can be written for the document, one of ``RefusalCode/documentOwner``.
    public init(of document: IBDocument, in graph: ProjectGraph) throws(Obstacle) {
        let place = Place(path: document.path)
        let bundles = graph.resourceBundles(of: document.path)
        let packages = bundles.compactMap { bundle -> String? in
            if case .packageTarget(_, let folder) = bundle.builder { folder } else { nil }
        }
        let targets = bundles.compactMap { bundle -> XcodeTarget? in
            guard case .xcodeTarget(let target) = bundle.builder, !target.isTest else { return nil }
            return target
        }
        if let folder = packages.first, packages.count == 1, bundles.count == 1 {
            self = .package(folder: folder)
            return
        }
        guard packages.isEmpty, !targets.isEmpty else {
            if let obstacle = ProjectUpdate.unreadable([document.path], graph).first { throw obstacle }
            throw Obstacle(
                code: .documentWithoutTarget,
                reason: "no target of an Xcode project or package is known to build the document",
                place: place)
        }
        if let other = targets.first(where: { !Self.compilesSwift($0, graph) }) {
            throw Obstacle(
                code: .documentWithoutSwift, reason: "target \(other.name) builds the document and compiles no Swift",
                place: place)
        }
        self = .targets(targets)
    }

    /// The targets; none for a package's.
    public var targets: [XcodeTarget] { if case .targets(let targets) = self { targets } else { [] } }

    private static func compilesSwift(_ target: XcodeTarget, _ graph: ProjectGraph) -> Bool {
        graph.targets.members(of: target, phase: .sources).contains { $0.hasSuffix(".swift") }
    }
}
