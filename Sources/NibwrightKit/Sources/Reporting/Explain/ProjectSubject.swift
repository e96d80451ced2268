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
    public let path: String
    /// The bytes of the file that are meant; nil for the whole file.
    let range: Range<Int>?
    /// The lines of that range, from 1.
    private let lines: ClosedRange<Int>?
    /// The ids of the objects that are meant; empty for code and whole files.
    let objectIDs: Set<String>

    /// Everything in a project that a name means: a path or the name of a file; the id, storyboard identifier, class or
    /// title of a scene; the id of any object; a class of Swift. Sorted by path and place; empty where nothing has the name.
    public static func all(named name: String, in graph: ProjectGraph) -> [ProjectSubject] {
        let wanted = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        let files = graph.paths.filter { $0 == wanted || $0.hasSuffix("/" + wanted) }
        if !files.isEmpty { return files.map(ProjectSubject.init(file:)) }
        let scenes = graph.documents.flatMap { document in
            document.scenes.filter { $0.isNamed(name) }.map { ProjectSubject(scene: $0, in: document) }
        }
        let types = graph.swiftFiles.flatMap { file in
            file.types.filter { $0.name == name }.map { ProjectSubject(type: $0, in: file.source) }
        }
        if !scenes.isEmpty || !types.isEmpty { return scenes + types }
        return graph.documents.flatMap { document in
            document.elements.filter { $0.id == name || $0.customClass == name }.map {
                ProjectSubject(object: $0, in: document)
            }
        }
    }

    private init(file path: String) {
        words = path
        self.path = path
        (range, lines) = (nil, nil)
        objectIDs = []
    }

    private init(scene: Scene, in document: IBDocument) {
        words = "scene “\(scene.title)” in \(document.path)"
        path = document.path
        (range, lines) = (scene.element.range, document.source.lines(of: scene.element.range))
        objectIDs = Set(([scene.element] + scene.element.descendants).compactMap(\.id))
    }

    private init(object: Element, in document: IBDocument) {
        let name = object.interfaceBuilderName.map { " “\($0)”" } ?? ""
        words = "\(object.name)\(name) (\(object.id ?? "without an id")) in \(document.path)"
        path = document.path
        (range, lines) = (object.range, document.source.lines(of: object.range))
        objectIDs = Set(([object] + object.descendants).compactMap(\.id))
    }

    private init(type: SwiftTypeDeclaration, in source: SourceText) {
        words = "class \(type.name) in \(type.path)"
        path = type.path
        (range, lines) = (type.range, source.lines(of: type.range))
        objectIDs = []
    }

    // MARK: Changes

    /// Whether a change is at the subject, or edits it.
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
