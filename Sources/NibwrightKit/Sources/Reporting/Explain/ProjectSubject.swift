import Foundation
import InterfaceBuilder
import Planning
public import ProjectGraph
import Rendering
import SourceText
import SwiftCode

/// What a person asks about: a file, a scene, an object of a document or a class.
public struct ProjectSubject: Sendable {
    /// `scene “Sign in”`, `button “Log in”`, `class LoginViewController`.
    public let words: String
    /// What is in it of that which transforms look for: `10 outlets (9 weak, 1 strong), no actions`; nil where nothing
    /// is worth a word.
    public let content: String?
    /// The file, or the part of it, that is meant, and the class's extensions behind it.
    private let parts: [Part]

    /// The file; of a class, that of its declaration.
    var path: String { parts[0].path }

    /// Everything in a project that a name means: a path or the name of a file; the id, storyboard identifier, class or
    /// title of a scene; the id of any object; a class of Swift. Sorted by path and place; empty where nothing has the name.
    public static func all(named name: String, in graph: ProjectGraph) -> [ProjectSubject] {
        let wanted = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        let files = graph.paths.filter { $0 == wanted || $0.hasSuffix("/" + wanted) }
        if !files.isEmpty { return files.map { ProjectSubject(file: $0, in: graph) } }
        let scenes = graph.documents.flatMap { document in
            document.scenes.filter { $0.isNamed(name) }.map { ProjectSubject(scene: $0, in: document) }
        }
        let classes = classes(named: name, in: graph)
        if !scenes.isEmpty || !classes.isEmpty { return scenes + classes }
        return graph.documents.flatMap { document in
            document.elements.filter { $0.id == name || $0.customClass == name }.map {
                ProjectSubject(object: $0, in: document)
            }
        }
    }

    /// A class is one subject with its extensions, in whatever files they are. Where several targets have a class of the
    /// name, an extension goes with the one of its file; the others are of any of them.
    private static func classes(named name: String, in graph: ProjectGraph) -> [ProjectSubject] {
        let found = graph.swiftFiles.flatMap { file in
            file.types.filter { $0.name == name }.map { (type: $0, part: Part($0, in: file.source)) }
        }
        let declared = found.filter { $0.type.kind != .extension }
        let extensions = found.filter { $0.type.kind == .extension }
        guard !declared.isEmpty else {
            return extensions.isEmpty ? [] : [ProjectSubject(types: extensions.map(\.type), extensions.map(\.part))]
        }
        return declared.map { own in
            let added = extensions.filter { extended in
                declared.count == 1 || extended.part.path == own.part.path
                    || !declared.contains { $0.part.path == extended.part.path }
            }
            return ProjectSubject(types: [own.type] + added.map(\.type), [own.part] + added.map(\.part))
        }
    }

    private init(file path: String, in graph: ProjectGraph) {
        words = path
        parts = [Part(path: path)]
        if let document = graph.document(at: path) {
            content = SubjectContent.words(of: document)
        } else {
            content = graph.swiftFiles.first { $0.path == path }.map { SubjectContent.words(of: $0.types) }
        }
    }

    private init(scene: Scene, in document: IBDocument) {
        words = "scene “\(scene.title)” in \(document.path)"
        parts = [Part(scene.element, in: document)]
        content = SubjectContent.words(of: scene)
    }

    private init(object: Element, in document: IBDocument) {
        let name = object.interfaceBuilderName.map { " “\($0)”" } ?? ""
        words = "\(object.name)\(name) (\(object.id ?? "without an id")) in \(document.path)"
        parts = [Part(object, in: document)]
        content = nil
    }

    private init(types: [SwiftTypeDeclaration], _ parts: [Part]) {
        let kind = types[0].kind == .extension ? "extension of" : "class"
        words = "\(kind) \(types[0].name) in \(types[0].path)"
        self.parts = parts
        content = SubjectContent.words(of: types)
    }

    // MARK: Changes

    /// Whether a change is at the subject, or edits it.
    func isTouched(by change: PlannedChange) -> Bool { parts.contains { $0.isTouched(by: change) } }

    /// A file or a range of one.
    private struct Part {
        let path: String
        /// The bytes of the file that are meant; nil for the whole file.
        let range: Range<Int>?
        /// The lines of that range, from 1.
        let lines: ClosedRange<Int>?
        /// The ids of the objects that are meant; empty for code and whole files.
        let objectIDs: Set<String>

        init(path: String) {
            self.path = path
            (range, lines) = (nil, nil)
            objectIDs = []
        }

        init(_ object: Element, in document: IBDocument) {
            path = document.path
            (range, lines) = (object.range, document.source.lines(of: object.range))
            objectIDs = Set(([object] + object.descendants).compactMap(\.id))
        }

        init(_ type: SwiftTypeDeclaration, in source: SourceText) {
            path = type.path
            (range, lines) = (type.range, source.lines(of: type.range))
            objectIDs = []
        }

        func isTouched(by change: PlannedChange) -> Bool {
            guard change.place.path == path || change.files.contains(path) else { return false }
            guard let range else { return true }
            if change.place.path == path {
                if let id = change.place.objectID, objectIDs.contains(id) { return true }
                if let line = change.place.position?.line, let lines, lines.contains(line) { return true }
            }
            return change.edits.contains { edit in
                switch edit {
                case .replace(path, let replacement): replacement.range.overlapsOrTouches(range)
                case .create(path, _), .remove(path): true
                default: false
                }
            }
        }
    }
}

extension SourceText {
    /// The lines, from 1, in which a range begins and ends.
    fileprivate func lines(of range: Range<Int>) -> ClosedRange<Int> {
        position(at: range.lowerBound).line...position(at: range.upperBound).line
    }
}

extension Range<Int> {
    /// Whether two ranges share a byte; an empty one counts where it is inside of the other.
    fileprivate func overlapsOrTouches(_ other: Range<Int>) -> Bool {
        isEmpty ? other.contains(lowerBound) : overlaps(other)
    }
}
