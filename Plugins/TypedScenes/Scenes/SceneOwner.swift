import Navigation
import ProjectFiles
import TransformKit

/// The targets that build a storyboard together with the code of its scenes, or the package's target that does.
struct SceneOwner: Hashable {
    enum Builder: Hashable {
        /// At least one, in the project's order.
        case targets([XcodeTarget])
        /// The folder of the package's target: `Sources/Brand`.
        case package(folder: String)
    }

    let builder: Builder
    /// Where the code finds the storyboard.
    let bundle: StoryboardBundle
    let isMac: Bool

    var targets: [XcodeTarget] { if case .targets(let targets) = builder { targets } else { [] } }

    /// The targets in words.
    var described: String {
        switch builder {
        case .targets(let targets):
            "\(targets.count == 1 ? "target" : "targets") \(targets.map(\.name).joined(separator: ", "))"
        case .package(let folder): folder
        }
    }

    /// Whether code of a file is in the module, or in one of the modules, that get the written file.
    func contains(_ path: String, in graph: ProjectGraph) -> Bool {
        switch builder {
        case .targets(let targets):
            let builders = graph.targets.targets(of: path)
            return !builders.isEmpty && builders.allSatisfy(targets.contains)
        case .package(let folder): return path.hasPrefix(folder + "/")
        }
    }

    /// Whether each of the targets compiles at least one of some files.
    func compilesOne(of paths: [String], in graph: ProjectGraph) -> Bool {
        switch builder {
        case .targets(let targets):
            return targets.allSatisfy { target in
                paths.contains { graph.targets.targets(of: $0).contains(target) }
            }
        case .package(let folder): return paths.contains { $0.hasPrefix(folder + "/") }
        }
    }

    /// The Swift files that its targets compile.
    func swiftFiles(in graph: ProjectGraph) -> [SwiftFile] {
        graph.swiftFiles.filter { file in
            switch builder {
            case .targets(let targets):
                return graph.targets.targets(of: file.path).contains(where: targets.contains)
            case .package(let folder): return file.path.hasPrefix(folder + "/")
            }
        }
    }
}

/// Finds the owners of storyboards.
struct SceneOwners {
    private let graph: ProjectGraph
    private var swiftTargets: [XcodeTarget: Bool] = [:]

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The owner of a storyboard.
    ///
    /// - Throws: the reason why no code can be written for the storyboard.
    mutating func owner(of document: IBDocument) throws(Obstacle) -> SceneOwner {
        let isMac = document.kind.platform == .macOS
        let bundles = graph.resourceBundles(of: document.path)
        let packages = bundles.compactMap { bundle -> String? in
            if case .packageTarget(_, let folder) = bundle.builder { folder } else { nil }
        }
        if packages.count == 1, bundles.count == 1 {
            return SceneOwner(builder: .package(folder: packages[0]), bundle: .module, isMac: isMac)
        }
        var targets: [XcodeTarget] = []
        for bundle in bundles {
            guard case .xcodeTarget(let target) = bundle.builder, !target.isTest, compilesSwift(target) else {
                continue
            }
            targets.append(target)
        }
        targets = withMostClasses(targets, document)
        guard !targets.isEmpty else { throw noTarget(document, bundles) }
        let places = Set(
            targets.map { target in
                bundles.first { $0.builder == .xcodeTarget(target) }.flatMap(StoryboardBundle.init(of:))
            })
        guard places.count == 1, let found = places.first, let place = found else {
            throw Obstacle(
                code: .bundle,
                reason: places.count > 1
                    ? "\(document.path.fileName) is in bundles of several kinds"
                    : "\(document.path.fileName) is copied into a bundle that its code cannot name",
                place: Place(path: document.path))
        }
        return SceneOwner(builder: .targets(targets), bundle: place, isMac: isMac)
    }

    private func noTarget(_ document: IBDocument, _ bundles: [ResourceBundle]) -> Obstacle {
        if bundles.isEmpty, let obstacle = ProjectUpdate.unreadable([document.path], graph).first { return obstacle }
        let reason =
            bundles.isEmpty
            ? "no target builds \(document.path.fileName)"
            : "no target that builds \(document.path.fileName) compiles Swift: "
                + bundles.map(\.name).sorted().joined(separator: ", ")
        return Obstacle(code: .noTarget, reason: reason, place: Place(path: document.path))
    }

    private mutating func compilesSwift(_ target: XcodeTarget) -> Bool {
        if let known = swiftTargets[target] { return known }
        let found = graph.targets.members(of: target, phase: .sources).contains { $0.hasSuffix(".swift") }
        swiftTargets[target] = found
        return found
    }

    /// Those of the targets that compile the most of the scenes' classes: what only copies a storyboard cannot show its
    /// scenes.
    private func withMostClasses(_ targets: [XcodeTarget], _ document: IBDocument) -> [XcodeTarget] {
        guard targets.count > 1 else { return targets }
        let paths = document.scenes.compactMap(\.controller).compactMap { controller -> [String]? in
            guard case .swift(let types)? = graph.classes.resolve(controller) else { return nil }
            return types.map(\.declaration.path)
        }
        let counts = targets.map { target in
            paths.count { $0.contains { graph.targets.targets(of: $0).contains(target) } }
        }
        return zip(targets, counts).filter { $0.1 == counts.max() }.map(\.0)
    }
}
