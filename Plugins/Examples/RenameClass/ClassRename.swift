import NibwrightKit

/// Collects all edits that give one class another name, and whatever stands in their way.
struct ClassRename {
    let type: SwiftClass
    let new: String
    let strings: UnclearStrings
    let graph: ProjectGraph
    var old: String { type.name }
    /// Whether documents and Objective-C call the class by its Swift name: not where `@objc(Other)` gives it another.
    let isNamedAlike: Bool
    /// The storyboards and xibs that are called like the class.
    let namesakes: [IBDocument]
    /// What code names with the old name in Interface Builder's terms.
    let references: [CodeReference]
    /// The identifiers of documents that are the class's name.
    private(set) var identifiers = IdentifierOwners()

    private(set) var obstacles: [Obstacle] = []
    private(set) var findings: [Finding] = []
    private var edits: [String: [TextEdit]] = [:]
    private var renamedFiles: [RenamedFile] = []
    private var mentions: [Place: String] = [:]
    /// Storyboard identifiers that are the class's name are renamed, which the gates have to know.
    var renamesStoryboardIdentifier = false

    init(type: SwiftClass, new: String, strings: UnclearStrings, graph: ProjectGraph) {
        self.type = type
        self.new = new
        self.strings = strings
        self.graph = graph
        isNamedAlike = type.declaration.objectiveCName.map { $0 == type.name } ?? true
        namesakes = graph.documents.filter { ResourceName(path: $0.path).plainName == type.name }
        references = graph.codeReferences.filter { $0.names.contains(type.name) }
        for element in graph.documents.flatMap(\.elements) {
            for attribute in IdentifierOwners.attributes where element.attribute(named: attribute) == type.name {
                identifiers.add(attribute, isOwn: isOwn(element))
            }
        }
    }

    /// Looks at everything that may name the class; the order decides which obstacle is named first.
    mutating func collect() {
        checkSuperclass()
        checkNewName()
        collectSwift()
        collectObjectiveC()
        checkGeneratedSymbols()
        collectDocuments()
        checkImplicitNib()
        collectPropertyLists()
        collectFiles()
    }

    // MARK: What the parts note

    mutating func replace(_ range: Range<Int>, of path: String, with text: String? = nil) {
        edits[path, default: []].append(TextEdit(range, text ?? new))
    }

    mutating func edit(_ path: String, _ more: [TextEdit]) { edits[path, default: []] += more }

    mutating func rename(_ path: String, to name: String) {
        renamedFiles.append(RenamedFile(path: path, newName: name))
    }

    mutating func obstruct(_ code: RefusalCode, _ reason: String, _ place: Place) {
        obstacles.append(Obstacle(code: code, reason: reason, place: place))
    }

    /// A line that holds the old name and stays as it is.
    mutating func mention(_ source: SourceText, at offset: Int) {
        let line = source.string(source.lineRange(containing: offset)).split(whereSeparator: \.isWhitespace)
        mentions[Place(source, at: offset)] = String(line.joined(separator: " ").prefix(120))
    }

    // MARK: The outcome

    var change: Change {
        let count = edits.values.reduce(0) { $0 + $1.count }
        let files = Count.of(Set(edits.keys).union(renamedFiles.map(\.path)).count, "file")
        let moved = Set(renamedFiles.map(\.path.lastPart)).sorted()
        let names =
            moved.isEmpty ? "" : "; \(moved.joined(separator: ", ")) \(moved.count == 1 ? "gets" : "get") the new name"
        var intents: [ChangeIntent] = [.renames(class: old, to: new)]
        if renamesStoryboardIdentifier { intents.append(.renames(storyboardIdentifier: old, to: new)) }
        return Change(
            subject: old, title: "rename \(old) to \(new)",
            reason:
                "\(Count.of(count, "place")) in \(files) \(count == 1 ? "means" : "mean") it and change\(names)\(kept)",
            place: graph.place(type.declaration.path, type.declaration.offset), edits: allEdits, details: details,
            handTests: handTests, intents: intents)
    }

    private var kept: String {
        guard !mentions.isEmpty else { return "" }
        return "; \(Count.of(mentions.count, "place")) that only \(mentions.count == 1 ? "says" : "say") the name stay"
            + (mentions.count == 1 ? "s" : "")
    }

    private var allEdits: [FileEdit] {
        let moved = Set(renamedFiles.map(\.path))
        let inPlace = edits.keys.filter { !moved.contains($0) }.sorted().flatMap { path in
            (edits[path] ?? []).map { FileEdit.replace(path: path, $0) }
        }
        return inPlace + renamedFiles.flatMap { $0.edits(with: edits[$0.path] ?? [], in: graph) }
    }

    private var details: [String: Detail] {
        let related = graph.swiftFiles.flatMap(\.types).filter { type in
            type.kind != .extension && type.name != old && type.name.hasPrefix(old) && !type.name.hasPrefix(old + ".")
        }
        return [
            "mentions": .list(
                mentions.sorted { $0.key < $1.key }.map { ["place": .text("\($0.key)"), "text": .text($0.value)] }),
            "related": .list(
                related.map {
                    ["name": .text($0.name), "place": .text("\(graph.place($0.path, $0.offset))")]
                }),
        ]
    }

    /// An archive holds the names of the classes of its objects.
    private var handTests: [HandTest] {
        let parts = graph.classes.chain(of: type).flatMap(\.parts)
        let coding = parts.first { !$0.inherited.filter { ["NSCoding", "NSSecureCoding"].contains($0) }.isEmpty }
        guard let coding else { return [] }
        return [
            HandTest(
                action: "open data that the last version wrote with an instance of \(old)",
                reason:
                    "archives hold the class's name; `NSKeyedUnarchiver.setClass(_:forClassName:)` maps the old one",
                place: graph.place(coding.path, coding.offset))
        ]
    }

    // MARK: Files

    /// The files that are called like the class: its own, those of its extensions, and documents.
    var filesOfClass: [String] {
        let named = graph.swiftFiles.filter { file in
            let name = LocalizedFile(path: file.path).baseName
            guard name == old || name.hasPrefix(old + "+") || name.hasPrefix(old + "-"),
                graph.isNear(file.path, type.declaration.path)
            else { return false }
            // The graph does not list the types of a file that no document can see anything of.
            return type.parts.contains { $0.path == file.path }
                || SwiftNameUse.all(of: old, in: file.source).contains { file.source.extendsType(at: $0.range) }
        }
        return (named.map(\.path) + namesakes.map(\.path)).sorted()
    }

    /// The file of the class and those of its extensions, the documents called like it, and the projects of all.
    private mutating func collectFiles() {
        for path in filesOfClass where path.hasSuffix(".swift") {
            rename(path, to: new + path.lastPart.dropFirst(old.count))
        }
        for document in namesakes {
            let folder = LocalizedFile(path: document.path).folder
            let tables = graph.paths.filter { path in
                let file = LocalizedFile(path: path)
                return file.folder == folder && file.baseName == document.baseName && file.language != nil
                    && ["strings", "xcstrings"].contains(file.fileExtension)
            }
            for path in [document.path] + tables { rename(path, to: new + path.lastPart.dropFirst(old.count)) }
        }
        renamedFiles = Set(renamedFiles).sorted { $0.path < $1.path }
        for file in renamedFiles where graph.lists(file.newPath) {
            obstruct(.nameTaken, "there is a file \(file.newPath)", Place(path: file.newPath))
        }
        let update = ProjectUpdate(renaming: renamedFiles, in: graph)
        obstacles += update.doubts
        findings += update.findings
        for case .replace(let path, let edit) in update.edits { self.edit(path, [edit]) }
    }
}

extension String {
    /// The name of a path's file.
    var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}

/// The identifiers of documents that are a class's name: of its own objects, and of others.
struct IdentifierOwners {
    static let attributes = ["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier"]

    private var own: Set<String> = []
    private var others: Set<String> = []

    mutating func add(_ attribute: String, isOwn: Bool) {
        if isOwn { own.insert(attribute) } else { others.insert(attribute) }
    }

    /// Whether an object of the class has the attribute.
    func isOwn(_ attribute: String) -> Bool { own.contains(attribute) }

    /// Whether an object of another class has the attribute, so that a text may mean that one.
    func isOthers(_ attribute: String) -> Bool { others.contains(attribute) }
}

extension SourceText {
    /// Whether `extension` stands right before a name.
    fileprivate func extendsType(at range: Range<Int>) -> Bool {
        let before = string(lineRange(containing: range.lowerBound).lowerBound..<range.lowerBound)
        return before.split(whereSeparator: \.isWhitespace).last == "extension"
    }
}
