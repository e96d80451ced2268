import PluginHost

/// The plugins and recipes of a project: what lies in `.nibwright/plugins` and `.nibwright/recipes`.
///
/// No link is followed below the project's folder, and only regular files of a bounded size are read.
public struct ProjectExtensions: Sendable {
    /// The project's real path, by which it is trusted.
    public let root: String
    /// Plugins first, each kind by name.
    public let all: [ProjectExtension]

    private static let folders: [(kind: ProjectExtension.Kind, path: String)] = [
        (.plugin, ".nibwright/plugins"), (.recipe, ".nibwright/recipes"),
    ]
    /// The most files that are listed: more could not be reviewed.
    private static let largestCount = 1000

    /// Lists what a project has; a folder that is not there has nothing.
    public init(root: String) {
        let real = SystemCalls.realPath(root) ?? root
        self.root = real
        all = Self.folders.flatMap { Self.list($0.kind, in: $0.path, of: real) }
    }

    /// The bytes of one of them, read once: checks and use share them and do not open the file again.
    public func bytes(of file: ProjectExtension) -> Result<[UInt8], Unreadable> {
        if let fault = file.fault { return .failure(Unreadable(reason: fault)) }
        do throws(SystemFailure) {
            let parts = file.path.split(separator: "/")
            let folder = try OpenFolder(root).folder(at: parts.dropLast().joined(separator: "/"))
            return .success(try folder.read(file.name, limit: Self.limit(file.kind, file.name)))
        } catch {
            return .failure(Unreadable(reason: Self.reason(error)))
        }
    }

    /// The reason why a file gave no bytes.
    public struct Unreadable: Error, Hashable, Sendable {
        public let reason: String
    }

    private static func list(_ kind: ProjectExtension.Kind, in path: String, of root: String) -> [ProjectExtension] {
        do throws(SystemFailure) {
            let folder = try OpenFolder(root).folder(at: path)
            return try folder.names().filter { isName($0, of: kind) }.prefix(largestCount).map { name in
                let status = (try? folder.status(name)) ?? nil
                return ProjectExtension(
                    kind: kind, path: path + "/" + name, size: status?.size ?? 0,
                    fault: fault(status, limit(kind, name)))
            }
        } catch {
            if error.isMissing { return [] }
            return [ProjectExtension(kind: kind, path: path, size: 0, fault: reason(error))]
        }
    }

    private static func isName(_ name: String, of kind: ProjectExtension.Kind) -> Bool {
        kind == .plugin
            ? PluginFile.isLibraryName(name) || PluginFile.isSourceName(name)
            : name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    }

    private static func limit(_ kind: ProjectExtension.Kind, _ name: String) -> Int {
        guard kind == .plugin else { return 1 << 20 }
        return PluginFile.isSourceName(name) ? PluginFile.largestSourceSize : PluginFile.largestSize
    }

    private static func fault(_ status: FileStatus?, _ limit: Int) -> String? {
        guard let status else { return "it cannot be read" }
        switch status.kind {
        case .link: return "it is a link"
        case .folder: return "it is a folder"
        case .other: return "it is no regular file"
        case .file: break
        }
        return status.size > limit ? "it is larger than \(limit >> 20) MB" : nil
    }

    private static func reason(_ failure: SystemFailure) -> String {
        if failure.isLink { return "it is a link, or in a folder that is one" }
        return failure.isTooLarge ? "it is too large" : failure.reason
    }
}
