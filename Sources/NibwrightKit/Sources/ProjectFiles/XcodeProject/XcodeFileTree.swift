/// The tree of a project's navigator, and the paths of files and groups that follow from it.
struct XcodeFileTree: Sendable {
    /// Paths by object id, relative to the root of what is refactored; only what lies below that root has one.
    private(set) var paths: [String: String] = [:]
    /// The group around each object, by id.
    private(set) var parents: [String: String] = [:]
    /// Objects of the navigator, from the top down.
    private(set) var order: [String] = []

    init(_ objects: ObjectLookup, root: XcodeObject, sourceRoot: String?) {
        var pending: [(id: String, parent: String?, folder: String?)] = []
        if let main = root.string("mainGroup") { pending.append((main, nil, sourceRoot)) }
        visit(&pending, objects, sourceRoot)
        // What no group holds is still built where a phase names it. Its path starts at the project.
        for object in objects.list where Self.isInNavigator(object) && !seen.contains(object.id) {
            pending.append((object.id, nil, sourceRoot))
            if object.isa == "PBXFileReference" || object.isSynchronizedFolder { visit(&pending, objects, sourceRoot) }
            pending.removeAll()
        }
        seen = []
    }

    private var seen: Set<String> = []

    private mutating func visit(
        _ pending: inout [(id: String, parent: String?, folder: String?)], _ objects: ObjectLookup,
        _ sourceRoot: String?
    ) {
        while let (id, parent, folder) = pending.popLast() {
            guard let object = objects[id], seen.insert(id).inserted else { continue }
            order.append(id)
            if let parent { parents[id] = parent }
            let path = Self.path(of: object, in: folder, sourceRoot)
            if let path { paths[id] = path }
            // A version group is a folder; the groups of languages and plain ones may be none.
            for child in object.strings("children").reversed() { pending.append((child, id, path)) }
        }
    }

    private static func isInNavigator(_ object: XcodeObject) -> Bool {
        ["PBXFileReference", "PBXGroup", "PBXVariantGroup", "XCVersionGroup"].contains(object.isa)
            || object.isSynchronizedFolder
    }

    private static func path(of object: XcodeObject, in folder: String?, _ sourceRoot: String?) -> String? {
        guard let path = pathAsWritten(of: object, in: folder, sourceRoot) else { return nil }
        return path.utf8.count <= longestPath ? path : nil
    }

    /// No system opens a longer path. Without a bound, groups in groups would cost the square of how deep they are.
    private static let longestPath = 4096

    private static func pathAsWritten(of object: XcodeObject, in folder: String?, _ sourceRoot: String?) -> String? {
        let path = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return path.hasPrefix("/") ? nil : folder.flatMap { RelativePath.join($0, path) }
        case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT":
            return path.hasPrefix("/") ? nil : sourceRoot.flatMap { RelativePath.join($0, path) }
        // `<absolute>`, products, SDKs, Xcode's own folder and named source trees lie outside.
        default: return nil
        }
    }
}
