import ProjectFiles
import SourceText

/// The Swift packages of a repository and what their targets compile.
struct PackageIndex: Sendable {
    private struct Package {
        let manifest: PackageManifest
        let folders: [PackageFolder]
    }

    private var packages: [String: Package] = [:]

    init(paths: [String], _ listing: FileListing, text: (String) -> SourceText?) {
        for path in paths where path == "Package.swift" || path.hasSuffix("/Package.swift") {
            guard let manifest = text(path).flatMap(PackageManifest.read), packages[manifest.folder] == nil else {
                continue
            }
            packages[manifest.folder] = Package(manifest: manifest, folders: manifest.folders(in: listing))
        }
    }

    /// The bundle of the package target that compiles a document or the asset catalog around a file.
    func bundles(of path: String) -> [ResourceBundle] {
        guard let package = package(around: path), package.manifest.findsResources,
            let folder = PackageManifest.folder(compiling: path, among: package.folders)
        else { return [] }
        return [bundle(of: folder, package)]
    }

    /// The bundles of the same package that a target depends on, directly or not.
    func linkedBundles(of bundle: ResourceBundle) -> [ResourceBundle] {
        guard case .packageTarget(_, let folder) = bundle.builder, let package = package(around: folder + "/"),
            let start = package.folders.first(where: { $0.path == folder })
        else { return [] }
        var found: Set<String> = [start.target.name]
        var linked: [PackageFolder] = []
        var open = [start]
        while let next = open.popLast() {
            for name in next.target.dependencies where found.insert(name).inserted {
                guard let folder = package.folders.first(where: { $0.target.name == name }) else { continue }
                linked.append(folder)
                open.append(folder)
            }
        }
        return linked.map { self.bundle(of: $0, package) }.sorted()
    }

    /// The nearest package around a file; what lies in a package inside of another is the inner one's alone.
    private func package(around path: String) -> Package? {
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if let package = packages[String(folder)] { return package }
        }
        return packages[""]
    }

    private func bundle(of folder: PackageFolder, _ package: Package) -> ResourceBundle {
        let stated = package.manifest.platforms.compactMapValues { SystemVersion($0) }
        let unread = package.manifest.platforms.filter { SystemVersion($0.value) == nil }.values.min()
        return ResourceBundle(
            name: folder.target.name,
            builder: .packageTarget(manifest: package.manifest.path, folder: folder.path),
            oldestSystems: Self.defaultSystems.merging(stated) { $1 },
            unknown: (package.manifest.platformExpression ?? unread).map(UnknownSystems.manifestExpression))
    }

    /// The systems that the package manager assumes where a manifest names none: the oldest that it still supports.
    private static let defaultSystems: [ApplePlatform: SystemVersion] = [
        .iOS: SystemVersion(12), .macOS: SystemVersion(10, 13), .tvOS: SystemVersion(12), .watchOS: SystemVersion(4),
        .visionOS: SystemVersion(1),
    ]
}
