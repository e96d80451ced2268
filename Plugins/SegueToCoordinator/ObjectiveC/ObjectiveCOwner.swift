import Navigation
import ObjectiveCCode
import ProjectFiles
import TransformKit

/// The one implementation of a class, in its file.
struct ObjectiveCImplementation: Sendable {
    /// The name of the class.
    let name: String
    let syntax: ObjectiveCSyntax
    let extent: ObjectiveCSyntax.Extent

    var source: SourceText { syntax.source }
    var path: String { source.path }

    /// Nil where no file implements the class, or several do, or one does twice.
    init?(_ parts: [ObjectiveCClass], in graph: ProjectGraph) {
        let implementations = parts.filter { $0.part == .implementation && $0.category == nil }
        guard implementations.count == 1, let part = implementations.first,
            let source = graph.text(at: part.path)
        else { return nil }
        let syntax = ObjectiveCSyntax(source)
        guard let extent = syntax.implementation(of: part.name) else { return nil }
        name = part.name
        self.syntax = syntax
        self.extent = extent
    }
}

/// A class of Objective-C whose segues may become calls of a coordinator.
struct ObjectiveCOwner: Hashable, Sendable {
    let name: String
    /// Interfaces, implementations and categories.
    let parts: [ObjectiveCClass]
    let code: ObjectiveCImplementation
    /// The nearest class above it that prepares segues; nil where none does.
    let preparing: ObjectiveCImplementation?
    /// The names that the headers of the classes above it say.
    let inheritedNames: Set<String>
    /// The header by which the file sees the Swift of its target: `Menu-Swift.h`.
    let generatedHeader: String
    /// Whether the file imports that already, itself or by a header of the project.
    let seesSwift: Bool
    /// Whether extensions in Swift add to the class.
    let isExtendedInSwift: Bool
    /// The names of the class, of those above it and of those below it.
    let relatives: Set<String>
    /// The names that its files and those of the classes above it say.
    let usedNames: Set<String>

    var source: SourceText { code.source }
    var syntax: ObjectiveCSyntax { code.syntax }
    var implementation: ObjectiveCSyntax.Extent { code.extent }
    var path: String { code.path }

    /// The message by which the class performs a segue.
    func message(of call: SegueCall) -> ObjectiveCMessage? {
        syntax.message("performSegueWithIdentifier:sender:", around: call.range.lowerBound)
    }

    static func == (left: ObjectiveCOwner, right: ObjectiveCOwner) -> Bool {
        left.name == right.name && left.path == right.path
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(path)
    }
}

/// Finds out whether the code of a class of Objective-C can be followed, and whether it can see a Swift coordinator.
struct ObjectiveCOwnerReader {
    let graph: ProjectGraph
    let mayEdit: (String) -> Bool
    /// The names of all files that Objective-C imports and Swift generates, with the files that import them.
    private let generatedHeaders: [String: [String]]
    private let targetsWithSwift: Set<XcodeTarget>
    /// Files that read `storyboardSegueTemplates`, a private property of view controllers with their segues.
    private let templateReaders: [String]
    /// Files that perform segues by their selector.
    private let selectorFiles: [String]
    /// Classes of Objective-C by the class that they descend from.
    private let subclasses: [String: ObjectiveCClass]

    init(_ graph: ProjectGraph, mayEdit: @escaping (String) -> Bool) {
        self.graph = graph
        self.mayEdit = mayEdit
        var headers: [String: [String]] = [:]
        for file in graph.objectiveCFiles where file.source.contains("-Swift.h\"" as StaticString) {
            for name in file.source.importedFileNames where name.hasSuffix("-Swift.h") {
                headers[name, default: []].append(file.path)
            }
        }
        generatedHeaders = headers
        let sources = graph.objectiveCFiles.map(\.source)
        templateReaders = sources.filter { $0.contains("storyboardSegueTemplates" as StaticString) }.map(\.path)
        selectorFiles = sources.filter { $0.contains("@selector(performSegueWithIdentifier" as StaticString) }
            .map(\.path)
        let below = graph.objectiveCFiles.flatMap(\.classes).compactMap { type in type.superclass.map { ($0, type) } }
        subclasses = Dictionary(below, uniquingKeysWith: { first, _ in first })
        targetsWithSwift = graph.swiftFiles.reduce(into: []) { $0.formUnion(graph.targets.targets(of: $1.path)) }
    }

    func owner(of parts: [ObjectiveCClass]) throws(Obstacle) -> ObjectiveCOwner {
        let name = parts[0].name
        let path = (parts.first { $0.part == .implementation && $0.category == nil } ?? parts[0]).path
        guard let code = ObjectiveCImplementation(parts, in: graph) else {
            throw Obstacle(
                code: .objectiveCClass, reason: "the one implementation of \(name) is not found in this project",
                place: Place(path: path))
        }
        guard mayEdit(path) else {
            throw Obstacle(code: .notSelected, reason: "the recipe leaves \(path) out", place: Place(path: path))
        }
        try checkCode(code)
        let header = try generatedHeader(for: name, path)
        let ancestry = Ancestry(of: parts, in: graph)
        let relatives = try relatives(of: parts, ancestry, name, path)
        let headers = ancestry.objectiveC.filter { $0.name != name && $0.path.hasSuffix(".h") }.map(\.path)
        return ObjectiveCOwner(
            name: name, parts: parts, code: code, preparing: try preparing(above: name, ancestry, path),
            inheritedNames: names(in: Set(headers)), generatedHeader: header,
            seesSwift: sees(header, code.source),
            isExtendedInSwift: graph.swiftFiles.contains { file in
                file.types.contains { $0.kind == .extension && $0.name == name }
            }, relatives: relatives,
            usedNames: names(in: ancestry.paths))
    }

    /// The obstacle where code reaches segues in a way that is not followed, or counts references itself.
    private func checkCode(_ code: ObjectiveCImplementation) throws(Obstacle) {
        func near(_ paths: [String]) -> String? { paths.first { graph.isNear($0, code.path) } }
        if let path = near(templateReaders) {
            throw Obstacle(
                code: .readsSegueTemplates,
                reason: "\(path) looks through the segues of view controllers (storyboardSegueTemplates)",
                place: Place(path: path))
        }
        if let path = near(selectorFiles) {
            throw Obstacle(
                code: .objectiveCCall, reason: "\(path) performs segues by their selector", place: Place(path: path))
        }
        if code.source.contains("[super dealloc]" as StaticString) {
            throw Obstacle(
                code: .objectiveCClass, reason: "\(code.name) counts references by hand, without ARC",
                place: Place(path: code.path))
        }
    }

    private func sees(_ header: String, _ source: SourceText) -> Bool {
        let imported = Set(source.importedFileNames.map(\.fileName))
        let importing = Set(generatedHeaders[header] ?? []).filter { graph.isNear($0, source.path) }
        return importing.contains(source.path)
            || importing.contains { $0.hasSuffix(".pch") || $0.hasSuffix(".h") && imported.contains($0.fileName) }
    }

    /// The nearest class above one that prepares segues.
    private func preparing(
        above name: String, _ ancestry: Ancestry, _ path: String
    ) throws(Obstacle) -> ObjectiveCImplementation? {
        let preparing = ancestry.objectiveC.filter { part in
            part.name != name && part.methods.contains { $0.selector == Self.segueMethods[0] }
        }
        guard let nearest = preparing.first else { return nil }
        guard preparing.allSatisfy({ $0.name == nearest.name }),
            let found = ObjectiveCImplementation(ancestry.objectiveC.filter { $0.name == nearest.name }, in: graph)
        else {
            throw Obstacle(
                code: .objectiveCRelatives, reason: "several classes above \(name) prepare its segues",
                place: Place(path: nearest.path))
        }
        return found
    }

    private func names(in paths: Set<String>) -> Set<String> {
        paths.reduce(into: []) { names, path in
            guard let source = graph.text(at: path) else { return }
            names.formUnion(ObjectiveCSyntax(source).words(in: 0..<source.bytes.count).map(\.text))
        }
    }

    // MARK: Swift beside it

    /// The header of the one module that all targets of a file are, which some file imports already.
    private func generatedHeader(for name: String, _ path: String) throws(Obstacle) -> String {
        let targets = graph.targets.targets(of: path).filter { !$0.isTest }
        guard !targets.isEmpty else {
            throw Obstacle(
                code: .documentWithoutTarget,
                reason:
                    "\(name) is written in Objective-C, and no target is known to build it, so its Swift is not known",
                place: Place(path: path))
        }
        guard targets.allSatisfy(targetsWithSwift.contains) else {
            throw Obstacle(
                code: .documentWithoutSwift, reason: "\(name) is written in Objective-C, and no Swift is built with it",
                place: Place(path: path))
        }
        if let old = targets.first(where: { $0.oldestSwiftVersion < 3 }) {
            throw Obstacle(
                code: .swift2, reason: "the Swift of \(old.name), beside \(name), is older than Swift 3",
                place: Place(path: path))
        }
        let headers = Set(targets.flatMap(\.generatedHeaders))
        guard headers.count == 1, let header = headers.first,
            generatedHeaders[header]?.contains(where: { graph.isNear($0, path) && isExample($0, for: path) }) == true
        else {
            throw Obstacle(
                code: .generatedHeader,
                reason: headers.count == 1
                    ? "\(name) would have to import \(headers.first ?? ""), which no file does yet"
                    : "the targets that build \(name) have Swift of several modules",
                place: Place(path: path))
        }
        if let test = graph.targets.targets(of: path).first(where: \.isTest),
            generatedHeaders[header]?.contains(path) != true
        {
            throw Obstacle(
                code: .generatedHeader,
                reason: "\(test.name) builds \(name) as well, and would have to find \(header)",
                place: Place(path: path))
        }
        return header
    }

    /// Whether a file that imports the header shows that another one can: C++ has no modules, so the header needs more
    /// there than in plain Objective-C.
    private func isExample(_ importing: String, for path: String) -> Bool {
        guard path.hasSuffix(".mm") else { return true }
        if importing.hasSuffix(".mm") || importing.hasSuffix(".pch") { return true }
        guard importing.hasSuffix(".h") else { return false }
        return graph.objectiveCFiles.contains { file in
            file.path.hasSuffix(".mm") && file.source.importedFileNames.map(\.fileName).contains(importing.fileName)
        }
    }

    // MARK: Classes above and below it

    private static let segueMethods = [
        "prepareForSegue:sender:", "performSegueWithIdentifier:sender:", "shouldPerformSegueWithIdentifier:sender:",
    ]

    private func relatives(
        of parts: [ObjectiveCClass], _ ancestry: Ancestry, _ name: String, _ path: String
    ) throws(Obstacle) -> Set<String> {
        func obstacle(_ reason: String, _ path: String) -> Obstacle {
            Obstacle(code: .objectiveCRelatives, reason: reason, place: Place(path: path))
        }
        guard ancestry.isComplete, ancestry.objectiveCOfSomeBuilds.isEmpty else {
            throw obstacle("what \(ancestry.outerName ?? "a class") above \(name) does is not in this project", path)
        }
        for part in ancestry.objectiveC where part.name != name || part.category?.isEmpty == false {
            let isOwn = part.name == name
            if let method = part.methods.first(where: {
                (isOwn ? Self.segueMethods[...] : Self.segueMethods[1...]).contains($0.selector)
            }) {
                throw obstacle("\(part.name)\(isOwn ? "" : " above \(name)") has its own \(method.selector)", part.path)
            }
        }
        if let method = parts.flatMap(\.methods).first(where: { $0.selector == Self.segueMethods[1] }) {
            throw obstacle("\(name) has its own \(method.selector)", path)
        }
        if let below = subclasses[name] {
            throw obstacle("\(below.name) descends from \(name)", below.path)
        }
        for file in graph.swiftFiles {
            guard file.source.contains(identifier: name) else { continue }
            if let type = file.types.first(where: { $0.inherited.contains(name) && $0.kind == .class }) {
                throw obstacle("\(type.name) descends from \(name)", file.path)
            }
            if file.types.contains(where: { $0.kind == .extension && $0.name == name }),
                ["performSegue", "prepare"].contains(where: file.source.contains(identifier:))
            {
                throw obstacle("an extension in Swift adds to \(name), and may perform or prepare segues", file.path)
            }
        }
        return Set(ancestry.objectiveCNames)
    }
}

extension XcodeTarget {
    /// The names of the header that Swift generates, in all configurations.
    fileprivate var generatedHeaders: [String] {
        let said = configurations.compactMap { $0.value("SWIFT_OBJC_INTERFACE_HEADER_NAME") }.filter { !$0.isEmpty }
        return said.count == configurations.count && !said.isEmpty ? said : said + moduleNames.map { $0 + "-Swift.h" }
    }
}

extension ObjectiveCImplementation {
    /// The names that no other file sees: methods that are implemented here, and what the class extension declares.
    var ownNames: Set<String> {
        var names = Set(
            syntax.classExtension(of: name).map { syntax.words(in: $0.head.upperBound..<$0.end) }?.map(\.text) ?? [])
        let file = ObjectiveCFile.read(source)
        for part in file.classes where part.name == name {
            for method in part.methods { names.insert(String(method.selector.prefix { $0 != ":" })) }
        }
        return names
    }
}

extension SourceText {
    /// `Menu.h` of `#import "Menu.h"`, for every line of the file.
    var importedFileNames: [String] {
        string(0..<bytes.count).split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let directive = parts[0].filter { !$0.isWhitespace }
            guard parts.count == 3, directive == "#import" || directive == "#include" else { return nil }
            return String(parts[1])
        }
    }
}
