import ProjectFiles
import SwiftSyntax
import SwiftWriting
import TransformKit

/// What has to be known of a class that gets a coordinator.
struct OwnerFacts: Sendable {
    let type: SwiftClass
    /// The modules that its file imports.
    let imports: [String]
    /// Where a declaration before the class goes: in front of its comment.
    let front: Int
    /// The systems that have it, as `@available` takes them: `iOS 15.0, *`; nil where all systems of its targets do.
    let systems: String?
    /// Why nothing may be added to it.
    let obstacle: Obstacle?
    /// Names that stand anywhere in the class's file, those of its superclasses and of its subclasses.
    private let sources: [SourceText]

    /// - Parameters:
    ///   - shared: files that give members to every controller.
    ///   - old: which classes are in a Swift before 3.
    init(
        _ type: SwiftClass, in graph: ProjectGraph, shared: Set<String>, old: OldSwift, mayEdit: (String) -> Bool
    ) {
        self.type = type
        let path = type.declaration.path
        let place = Place(path: path)
        let family = graph.classes.chain(of: type) + graph.classes.subclasses(of: type)
        let files = Set(family.flatMap { $0.parts.map(\.path) }).union([path])
        sources = files.union(shared).sorted().compactMap(graph.text)
        guard let source = graph.text(at: path), let file = graph.swiftFile(at: path) else {
            (imports, front, systems) = ([], 0, nil)
            obstacle = Obstacle(code: .syntaxError, reason: "\(path) cannot be read", place: place)
            return
        }
        let tree = SwiftSyntaxTree.parse(source)
        imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(tree)
        front = finder.found.map { Self.front(of: $0, in: source.bytes) } ?? 0
        let availability = SystemAvailability(graph: graph)
        systems = finder.found.flatMap { availability.systems(of: $0, in: path) }
        obstacle =
            Self.unbuilt(path, in: graph) ?? Self.otherSystem(type, in: graph) ?? Self.unselected(path, mayEdit)
            ?? old.reason(for: type).map { Obstacle(code: .swift2, reason: $0, place: place) }
            ?? Self.obstacle(type, finder.found, file, source, systems == nil ? availability : nil)
    }

    /// Whether a name stands anywhere in the class or in those above and below it.
    func uses(_ name: String) -> Bool { sources.contains { $0.contains(identifier: name) } }

    // MARK: Obstacles

    /// A file of a project's folder that no target builds: nothing would build its coordinator either.
    private static func unbuilt(_ path: String, in graph: ProjectGraph) -> Obstacle? {
        guard graph.targets.targets(of: path).isEmpty, !graph.isInPackage(path) else { return nil }
        let project = graph.targets.projects.first { project in
            let home = project.path.folderPath.folderPath
            return (home.isEmpty || path.hasPrefix(home + "/")) && graph.targets.generator(of: project) == nil
                && !project.targets.isEmpty
        }
        return project.map { project in
            Obstacle(
                code: .classNotBuilt,
                reason:
                    "no target of \(project.path.folderPath.fileName) builds \(path), so none would build its "
                    + "coordinator",
                place: Place(path: path))
        }
    }

    /// A target without UIKit builds the class as well: what is added to it, and its coordinator, would not compile there.
    private static func otherSystem(_ type: SwiftClass, in graph: ProjectGraph) -> Obstacle? {
        let path = type.declaration.path
        let other = graph.targets.targets(of: path).first { target in
            !target.platforms.isEmpty && Set(target.platforms).isSubset(of: [.macOS, .watchOS])
        }
        return other.map { target in
            Obstacle(
                code: .otherSystem,
                reason:
                    "\(target.name), a target for \(target.platforms[0].rawValue), builds \(type.name) as well, and UIKit is "
                    + "not there", place: Place(path: path))
        }
    }

    private static func unselected(_ path: String, _ mayEdit: (String) -> Bool) -> Obstacle? {
        mayEdit(path)
            ? nil
            : Obstacle(code: .notSelected, reason: "the recipe leaves \(path) out", place: Place(path: path))
    }

    private static func obstacle(
        _ type: SwiftClass, _ node: ClassDeclSyntax?, _ file: SwiftFile, _ source: SourceText,
        _ availability: SystemAvailability?
    ) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(
                code: code, reason: reason,
                place: Place(path: file.path, position: source.position(at: type.declaration.offset)))
        }
        if file.hasSyntaxErrors == true {
            return obstacle(.syntaxError, "\(file.path) does not parse, so nobody can say what its code does")
        }
        guard let node else { return obstacle(.syntaxError, "\(type.name) is not where it was read") }
        if type.declaration.isGeneric { return obstacle(.genericClass, "\(type.name) is generic") }
        if type.name.contains(".") {
            return obstacle(.nestedClass, "\(type.name) is declared inside another type")
        }
        if let parent = node.parent?.parent?.parent, parent.is(IfConfigClauseSyntax.self) {
            return obstacle(
                .conditionalClass, "\(type.name) is declared inside #if, so it may be another class in another build")
        }
        if let limit = availability?.limit(of: Syntax(node), in: file.path) {
            return obstacle(
                .availableClass,
                "\(type.name) is marked \(limit), and its coordinator would be everywhere")
        }
        let modifiers = node.modifiers.map(\.name.text)
        if modifiers.contains("private") || modifiers.contains("fileprivate") {
            return obstacle(.privateClass, "\(type.name) is private to its file, so no coordinator can name it")
        }
        return nil
    }

    // MARK: Places

    /// The start of the line on which the class begins, or the comment that belongs to it.
    private static func front(of node: ClassDeclSyntax, in bytes: [UInt8]) -> Int {
        var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var offset = start
        for piece in node.leadingTrivia.reversed() {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                if count > 1 { return start }
                offset -= piece.sourceLength.utf8Length
            case .docLineComment, .docBlockComment:
                offset -= piece.sourceLength.utf8Length
                start = offset
            case .lineComment(let text):
                // `// MARK:` heads what follows it, the protocol included; `swiftlint:disable:next` is about the class's line.
                let headsAll = text.contains("swiftlint:") && !text.contains(":next")
                if text.contains("MARK:") || headsAll { return start }
                offset -= piece.sourceLength.utf8Length
                start = offset
            case .spaces, .tabs: offset -= piece.sourceLength.utf8Length
            default: return start
            }
        }
        // The file's own header is no comment of the class.
        return offset == 0 ? node.positionAfterSkippingLeadingTrivia.utf8Offset : start
    }
}

extension ProjectGraph {
    /// Files that give members to UIKit's controllers and so to every class.
    var extensionsOfControllers: Set<String> {
        let names: Set<String> = [
            "NSObject", "UIResponder", "UIViewController", "UITableViewController", "UICollectionViewController",
            "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        ]
        return Set(
            swiftFiles.filter { file in file.types.contains { $0.kind == .extension && names.contains($0.name) } }
                .map(\.path))
    }

    /// Whether a target of the Swift package around a file may build it.
    fileprivate func isInPackage(_ path: String) -> Bool {
        var folder = path
        while !folder.isEmpty {
            folder = folder.folderPath
            let place = folder.isEmpty ? "" : folder + "/"
            guard lists(place + "Package.swift") else { continue }
            guard let manifest = text(at: place + "Package.swift").flatMap(PackageManifest.read),
                !manifest.targets.isEmpty
            else { return true }
            return manifest.targets.contains { target in
                (target.possibleFolders + (target.path == nil ? ["Sources"] : [])).contains { own in
                    let parts = own.split(separator: "/").filter { $0 != "." }
                    return parts.isEmpty || parts.contains("..")
                        || path.hasPrefix(place + parts.joined(separator: "/") + "/")
                }
            }
        }
        return false
    }
}
