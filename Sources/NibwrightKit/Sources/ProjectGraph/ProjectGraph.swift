public import InterfaceBuilder
public import ObjectiveCCode
public import ProjectFiles
public import SourceText
public import SwiftCode

/// One project as a whole: documents, Swift, Objective-C, and how they name each other.
///
/// A value: a step's outcome is a new graph that shares every file that did not change. Objects are keyed by document
/// and id, never by id alone, because one id in twelve occurs in several files.
public struct ProjectGraph: Sendable {
    /// Sorted by path, as is everything here.
    public let documents: [IBDocument]
    /// Storyboards and xibs that were not read, with the reasons.
    public let refusedDocuments: [RefusedDocument]
    /// Swift files that were parsed.
    public let swiftFiles: [SwiftFile]
    /// Swift that was not parsed because it would take too deep a stack or too long; what it says is not known.
    public let refusedSwift: [RefusedSwift]
    /// Objective-C files, headers included.
    public let objectiveCFiles: [ObjectiveCFile]
    /// Every path of the project that was listed, loaded or not.
    public let paths: [String]
    /// The classes of both languages by name.
    public let classes: ClassIndex
    /// The storyboards by name.
    public let storyboards: StoryboardIndex
    /// The xibs by name.
    public let nibs: NibIndex
    /// Outlets and outlet collections of objects with a custom class, with the property that each fills.
    public let outletConnections: [OutletConnection]
    /// The Xcode projects and the targets that build each file.
    public let targets: TargetIndex
    private let files: [String: LoadedFile]
    let scopes: ProjectScopes
    private let lazyAssets = Lazy<AssetIndex>()
    private let lazyTranslations = Lazy<TranslationIndex>()
    private let lazyEntries = Lazy<[EntryReference]>()
    let lazyBundles = Lazy<ResourceBundleIndex>()
    let lazyAliasingFiles = Lazy<[SwiftFile]>()
    let lazyProtocols = Lazy<[String: Set<String>]>()
    let lazyCodeReferences = Lazy<[CodeReference]>()
    let lazySwiftLinks = Lazy<SwiftLinks>()
    let lazySceneCalls = Lazy<[SceneCall]>()
    let lazySwiftColors = Lazy<SwiftColorIndex>()
    let lazyReferenceNames = Lazy<StoryboardReferenceNames>()
    let lazyPlainNames = Lazy<[String: [IBDocument]]>()
    let lazyOwnedNibs = Lazy<[String: [IBDocument]]>()
    /// What other modules work out of the graph alone, such as its flow, for whoever asks for it next.
    public let derived = LazyValues()

    /// - Parameter targets: what is known of the Xcode projects already, where no project and no path has changed.
    private init(paths: [String], files: [String: LoadedFile], targets: TargetIndex?, threads: Int) {
        self.paths = paths
        self.files = files
        let loaded = paths.compactMap { files[$0] }
        documents = loaded.compactMap { if case .document(let document) = $0 { document } else { nil } }
        refusedDocuments = loaded.compactMap { if case .refused(let refused) = $0 { refused } else { nil } }
        swiftFiles = loaded.compactMap { if case .swift(let file) = $0 { file } else { nil } }
        refusedSwift = loaded.compactMap { if case .refusedSwift(let refused) = $0 { refused } else { nil } }
        objectiveCFiles = loaded.compactMap { if case .objectiveC(let file) = $0 { file } else { nil } }
        let projects = loaded.compactMap {
            file -> (source: SourceText, result: Result<XcodeProject, ReadingRefusal>)? in
            if case .project(let source, let result) = file { (source, result) } else { nil }
        }
        self.targets =
            targets ?? TargetIndex(projects, paths: paths, threads: threads) { path in files[path]?.source }
        scopes = self.targets.scopes(paths: paths)
        classes = ClassIndex(swiftFiles: swiftFiles, objectiveCFiles: objectiveCFiles, scopes: scopes)
        storyboards = StoryboardIndex(documents, scopes)
        nibs = NibIndex(documents, scopes)
        outletConnections = OutletConnection.all(in: documents, classes, threads: threads)
    }

    /// The document at a path.
    public func document(at path: String) -> IBDocument? {
        if case .document(let document)? = files[path] { document } else { nil }
    }

    /// The document at a path that is there and cannot be read.
    public func refusedDocument(at path: String) -> RefusedDocument? {
        if case .refused(let refused)? = files[path] { refused } else { nil }
    }

    /// The Swift file at a path.
    public func swiftFile(at path: String) -> SwiftFile? {
        if case .swift(let file)? = files[path] { file } else { nil }
    }

    /// Colors and images by name; read at the first use.
    public var assets: AssetIndex {
        lazyAssets.value { AssetIndex(paths: paths, scopes) { files[$0]?.source } }
    }

    /// Tables, catalogs and copies that translate a document.
    public func translations(of document: IBDocument) -> DocumentTranslations {
        let grouped = targets.projects.compactMap(targets.memberships).flatMap { $0.variants(of: document.path) }
        return lazyTranslations.value { TranslationIndex(documents, texts: plainTexts) }
            .translations(of: document, grouped: Set(grouped).sorted().compactMap(text))
    }

    /// Storyboards and nibs that Info.plists and build settings name, by place; read at the first use.
    public var entryReferences: [EntryReference] {
        lazyEntries.value {
            EntryReader(
                targets: targets, storyboards: storyboards, nibs: nibs,
                plists: plainTexts.filter { ProjectFileKind(path: $0.path) == .propertyList }
            ).all()
        }
    }

    /// Swift that a tool writes, by path. It is kept as text only, since no transform edits it.
    public var generatedSwift: [SourceText] {
        plainTexts.filter { ProjectFileKind(path: $0.path) == .swift }
    }

    /// Property lists, by path.
    public var propertyLists: [SourceText] {
        plainTexts.filter { ProjectFileKind(path: $0.path) == .propertyList }
    }

    /// Files that are only kept as text and parsed by those who need them, by path.
    private var plainTexts: [SourceText] {
        paths.compactMap { if case .text(let source)? = files[$0] { source } else { nil } }
    }

    /// The folder of the nearest Xcode project or package around a file; empty for the root.
    public func projectFolder(of path: String) -> String { scopes.region(of: path) }

    /// Whether code of one file can use another's: both belong to one project, or to projects of which one's folder
    /// contains the other's.
    public func isNear(_ path: String, _ other: String) -> Bool {
        Self.areNear(projectFolder(of: path), projectFolder(of: other))
    }

    /// Whether the folders of two projects are one, or one contains the other; the empty path contains all.
    public static func areNear(_ folder: String, _ other: String) -> Bool {
        folder == other || folder.isEmpty || other.isEmpty || folder.hasPrefix(other + "/")
            || other.hasPrefix(folder + "/")
    }

    /// Whether the project has a file of this path, loaded or not.
    public func lists(_ path: String) -> Bool {
        let place = paths.partitioningIndex { $0 >= path }
        return place < paths.count && paths[place] == path
    }

    /// The first of the files in a folder, however deep, by path.
    public func firstPath(inFolder folder: String) -> String? {
        let prefix = folder + "/"
        let place = paths.partitioningIndex { $0 >= prefix }
        return place < paths.count && paths[place].hasPrefix(prefix) ? paths[place] : nil
    }

    /// The text of a loaded file, a refused document's included.
    public func text(at path: String) -> SourceText? {
        ReadingTrace.note(path)
        return files[path]?.source
    }

    /// The graph after files changed, came (bytes) or went (nil).
    public func updating(_ changes: [String: [UInt8]?], threads: Int = defaultThreadCount) -> ProjectGraph {
        var files = self.files
        var paths = Set(self.paths)
        let changed = changes.sorted { $0.key < $1.key }
        let read = concurrentMap(changed, threads: threads) { path, bytes in
            bytes.flatMap { LoadedFile.read(SourceText(path: path, bytes: $0)) }
        }
        for ((path, bytes), file) in zip(changed, read) {
            files[path] = file
            if bytes == nil { paths.remove(path) } else { paths.insert(path) }
        }
        let keepsTargets =
            paths.count == self.paths.count
            && !changes.keys.contains { path in
                [.xcodeProject, .buildConfiguration].contains(ProjectFileKind(path: path)) || !lists(path)
                    || ProjectDescription.isDescription(path)
            }
        return ProjectGraph(
            paths: paths.sorted(), files: files, targets: keepsTargets ? targets : nil, threads: threads)
    }
}

extension [String] {
    /// The first place from which on all satisfy a condition that none before does.
    fileprivate func partitioningIndex(_ belongsBehind: (String) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A document that is there and cannot be read.
public struct RefusedDocument: Hashable, Sendable {
    /// The file.
    public let source: SourceText
    /// The reason why it was not read.
    public let refusal: ReadingRefusal

    /// The project-relative path of the file.
    public var path: String { source.path }
    /// The place at which reading stopped.
    public var place: Place { Place(path: path, position: refusal.position) }

    public static func == (left: RefusedDocument, right: RefusedDocument) -> Bool {
        left.path == right.path && left.refusal == right.refusal
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A Swift file that is there and was not parsed.
public struct RefusedSwift: Hashable, Sendable {
    /// The file.
    public let source: SourceText
    /// The reason why it was not parsed.
    public let refusal: SwiftRefusal

    /// The project-relative path of the file.
    public var path: String { source.path }
    /// The place at which parsing stopped.
    public var place: Place { Place(path: path, position: refusal.position) }

    public static func == (left: RefusedSwift, right: RefusedSwift) -> Bool {
        left.path == right.path && left.refusal == right.refusal
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ProjectGraph {
    /// Reads files and links them. Every file is read and parsed once, by one of the threads, and its syntax tree
    /// dropped.
    ///
    /// - Parameters:
    ///   - paths: the files by relative path, in any order.
    ///   - threads: how many threads read and parse; the outcome does not depend on it.
    ///   - read: gives a file's text; nil leaves the file out (the caller knows why). Called from any thread.
    public static func load(
        paths: [String], threads: Int = defaultThreadCount, read: @escaping @Sendable (String) -> SourceText?
    ) -> ProjectGraph {
        let paths = paths.sorted()
        let loaded = concurrentMap(paths, threads: threads) { path in
            reads(path, ProjectFileKind(path: path)) ? read(path).flatMap(LoadedFile.read) : nil
        }
        var files: [String: LoadedFile] = [:]
        files.reserveCapacity(paths.count)
        for (path, file) in zip(paths, loaded) { files[path] = file }
        return ProjectGraph(paths: paths, files: files, targets: nil, threads: threads)
    }

    /// Whether a file of this path is read at all; of other files the graph only has the paths.
    public static func reads(_ path: String, _ kind: ProjectFileKind) -> Bool {
        switch kind {
        case .storyboard, .xib, .swift, .objectiveCSource, .objectiveCHeader, .xcodeProject, .stringCatalog,
            .buildConfiguration, .projectSpecification, .symbolConfiguration:
            true
        case .strings: LocalizedFile(path: path).language != nil
        // Plural forms of texts are property lists as well.
        case .propertyList: path.hasSuffix(".plist") || LocalizedFile(path: path).language != nil
        case .assetContents: AssetCatalog.needsContents(path)
        case .other: false
        }
    }
}

/// A file of the project as it was loaded, by kind.
enum LoadedFile: Sendable {
    case document(IBDocument)
    case refused(RefusedDocument)
    case swift(SwiftFile)
    case refusedSwift(RefusedSwift)
    case objectiveC(ObjectiveCFile)
    case project(SourceText, Result<XcodeProject, ReadingRefusal>)
    /// A file that is parsed at its first use: a table of translations, a property list, the contents of a catalog.
    case text(SourceText)

    static func read(_ source: SourceText) -> LoadedFile? {
        switch ProjectFileKind(path: source.path) {
        case .storyboard, .xib:
            switch IBDocument.read(source) {
            case .success(let document): .document(document)
            case .failure(let refusal): .refused(RefusedDocument(source: source, refusal: refusal))
            }
        case .swift:
            GeneratedCode.isGenerated(path: source.path, bytes: source.bytes) ? .text(source) : readSwift(source)
        case .objectiveCSource, .objectiveCHeader: .objectiveC(ObjectiveCFile.read(source))
        case .strings, .stringCatalog, .assetContents, .propertyList, .buildConfiguration, .projectSpecification,
            .symbolConfiguration:
            .text(source)
        case .xcodeProject: .project(source, XcodeProject.read(source))
        case .other: nil
        }
    }

    private static func readSwift(_ source: SourceText) -> LoadedFile {
        let file = SwiftFile.read(source)
        return file.refusal.map { .refusedSwift(RefusedSwift(source: source, refusal: $0)) } ?? .swift(file)
    }

    var source: SourceText {
        switch self {
        case .document(let document): document.source
        case .refused(let refused): refused.source
        case .swift(let file): file.source
        case .refusedSwift(let refused): refused.source
        case .objectiveC(let file): file.source
        case .text(let source), .project(let source, _): source
        }
    }
}
