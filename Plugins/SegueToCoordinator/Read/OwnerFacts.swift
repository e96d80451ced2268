import ProjectFiles
import SwiftSyntax
import SwiftWriting
import TransformKit

/// The facts of a class that gets a coordinator: where a protocol goes, its systems, the names it uses and its
/// obstacle.
struct OwnerFacts: Sendable {
    let type: SwiftClass
    /// The modules that the class's file imports.
    let imports: [String]
    /// The offset for a declaration before the class: in front of its comment.
    let front: Int
    /// The systems that have the class, as `@available` takes them: `iOS 15.0, *`; nil where all systems of its targets
    /// do.
    let systems: String?
    /// The obstacle for which nothing can be added to the class.
    let obstacle: Obstacle?
    /// The files of the class, of its superclasses and subclasses, and of extensions that every controller shares.
    private let sources: [SourceText]

    /// - Parameters:
    ///   - shared: files that add members to every controller.
    ///   - old: the classes that are written in a Swift before 3.
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

    /// Whether a name occurs anywhere in the files of the class, its superclasses or its subclasses.
    func uses(_ name: String) -> Bool { sources.contains { $0.contains(identifier: name) } }

    // MARK: Obstacles

    /// The obstacle for a file in a project's folder that no target builds: nothing would build its coordinator either.
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

    /// The obstacle where a target without UIKit builds the class as well: its additions and its coordinator would not
    /// compile there.
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

    /// The start of the line on which the class begins, or of the comment that belongs to it.
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
                // `// MARK:` heads everything after it, including the protocol; `swiftlint:disable:next` is for the
                // class's line.
                let headsAll = text.contains("swiftlint:") && !text.contains(":next")
                if text.contains("MARK:") || headsAll { return start }
                offset -= piece.sourceLength.utf8Length
                start = offset
            case .spaces, .tabs: offset -= piece.sourceLength.utf8Length
            default: return start
            }
        }
        // The header of the file is no comment of the class.
        return offset == 0 ? node.positionAfterSkippingLeadingTrivia.utf8Offset : start
    }
}

extension ProjectGraph {
    /// Files that add members to UIKit's controllers and so to every class.
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
