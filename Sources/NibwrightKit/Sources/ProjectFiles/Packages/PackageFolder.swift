/// The folder of a package's target.
public struct PackageFolder: Hashable, Sendable {
    /// The target whose sources and resources the folder holds.
    public let target: PackageTarget
    /// Project-relative.
    public let path: String

    /// Whether the target compiles a document, or the asset catalog that a file lies in, into its resources.
    func compiles(_ file: String) -> Bool {
        guard RelativePath.isInside(file, path) else { return false }
        let kinds: Set<String> = ["xib", "storyboard", "xcassets"]
        let container = FileKinds.package(around: file, in: path)
        guard kinds.contains(RelativePath.fileExtension(of: container ?? file)) else { return false }
        return !(target.excluded + target.copied).contains { entry in
            guard let left = RelativePath.join(path, entry) else { return false }
            return file == left || RelativePath.isInside(file, left)
        }
    }
}

extension PackageManifest {
    /// The folders of all targets that have one, in the order of the manifest.
    public func folders(in listing: FileListing) -> [PackageFolder] {
        targets.compactMap { target in
            var folders = target.possibleFolders
            // Since tools version 5.9 the only target of a package may do without a folder of its own.
            if target.path == nil, !target.isTest, !toolsVersion.lexicographicallyPrecedes([5, 9]),
                targets.count(where: { !$0.isTest }) == 1
            {
                folders.append("Sources")
            }
            return folders.compactMap { RelativePath.join(folder, $0) }.first { listing.hasFolder($0) }
                .map { PackageFolder(target: target, path: $0) }
        }
    }

    /// The target that compiles a document or an asset catalog; the innermost where folders lie in each other.
    public static func folder(compiling file: String, among folders: [PackageFolder]) -> PackageFolder? {
        let around = folders.filter { RelativePath.isInside(file, $0.path) }
        guard let depth = around.map(\.path.utf8.count).max() else { return nil }
        return around.first { $0.path.utf8.count == depth && $0.compiles(file) }
    }
}
