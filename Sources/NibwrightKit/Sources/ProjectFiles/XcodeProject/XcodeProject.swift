public import SourceText

/// A `project.pbxproj`, read losslessly: targets with their settings, files, and which target builds which file.
public final class XcodeProject: Sendable {
    /// The `project.pbxproj`.
    public let source: SourceText
    /// The property list.
    public let document: OpenStepDocument
    /// The folder where the project's paths start, relative to the root of what is refactored; "" is that root.
    ///
    /// Nil where the project lies outside of it by `projectDirPath`.
    public let sourceRoot: String?
    /// The project's name: that of the `.xcodeproj` folder.
    public let name: String
    /// Every object, in the order of the file.
    public let objectList: [XcodeObject]
    /// Targets in the project's own order.
    public let targets: [XcodeTarget]
    /// The languages that the project knows, `Base` among them.
    public let knownRegions: [String]
    /// The language in which the project is written.
    public let developmentRegion: String?
    /// The version of the format, such as 77 for Xcode 16.
    public let objectVersion: Int?
    let root: XcodeObject
    let tree: XcodeFileTree
    private let index: [String: Int]
    /// Whether some configuration is based on an `.xcconfig`.
    private let hasConfigurationFiles: Bool

    /// Project-relative path of the file.
    public var path: String { source.path }

    /// An object by id; of two with the same id the first.
    public func object(_ id: String) -> XcodeObject? { index[id].map { objectList[$0] } }

    /// A target by id.
    public func target(id: String) -> XcodeTarget? { targets.first { $0.id == id } }

    /// The same project with the settings of its `.xcconfig` files.
    ///
    /// - Parameter text: gives a file's text by its project-relative path; nil for one that is not there.
    public func withConfigurationFiles(_ text: (String) -> SourceText?) -> XcodeProject {
        guard hasConfigurationFiles else { return self }
        return withoutActuallyEscaping(text) { XcodeProject(document, objectList, root: root, text: $0) }
    }

    /// Reads a project, or says by name why it cannot be read. Its `.xcconfig` files count as not found.
    public static func read(_ source: SourceText) -> Result<XcodeProject, ReadingRefusal> {
        OpenStepDocument.read(source).flatMap { document in
            guard document.root.kind == .dictionary else {
                return .failure(.notAProject(reason: "the outermost value is not a dictionary"))
            }
            guard let objects = document.root["objects"], objects.kind == .dictionary else {
                return .failure(.notAProject(reason: "there are no \"objects\""))
            }
            let list = objects.entries.compactMap { entry -> XcodeObject? in
                guard let id = entry.key.string, entry.value.kind == .dictionary else { return nil }
                return XcodeObject(id: id, isa: entry.value["isa"]?.string ?? "", key: entry.key, value: entry.value)
            }
            let rootID = document.root["rootObject"]?.string
            guard let root = list.first(where: { $0.id == rootID }) ?? list.first(where: { $0.isa == "PBXProject" })
            else { return .failure(.notAProject(reason: "there is no project object")) }
            return .success(XcodeProject(document, list, root: root))
        }
    }

    private init(
        _ document: OpenStepDocument, _ objects: [XcodeObject], root: XcodeObject,
        text: @escaping (String) -> SourceText? = { _ in nil }
    ) {
        self.document = document
        source = document.source
        objectList = objects
        self.root = root
        let index = Dictionary(objects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.index = index
        let bundle = RelativePath.folder(of: source.path)
        name = RelativePath.stem(of: bundle)
        sourceRoot = RelativePath.join(RelativePath.folder(of: bundle), root.string("projectDirPath") ?? "")
        knownRegions = root.strings("knownRegions")
        developmentRegion = root.string("developmentRegion")
        objectVersion = document.root["objectVersion"]?.string.flatMap { Int($0) }
        hasConfigurationFiles = objects.contains { object in
            object.isa == "XCBuildConfiguration"
                && (object.value["baseConfigurationReference"] ?? object.value["baseConfigurationReferenceAnchor"])
                    != nil
        }
        let objects = ObjectLookup(list: objects, index: index)
        tree = XcodeFileTree(objects, root: root, sourceRoot: sourceRoot)
        targets = XcodeTargetReader(
            objects: objects, project: root, tree: tree, projectPath: source.path, projectName: name,
            sourceRoot: sourceRoot, text: text
        ).read()
    }
}

/// Objects by id, for what is read before the project is complete.
struct ObjectLookup {
    let list: [XcodeObject]
    let index: [String: Int]

    subscript(id: String?) -> XcodeObject? { id.flatMap { index[$0] }.map { list[$0] } }
}
