public import InterfaceBuilder
import ProjectFiles
public import ProjectGraph

/// The storyboard identifiers of a project, and new ones that collide with none of them.
public struct StoryboardIdentifiers: Sendable {
    /// The documents in which no other scene may have a new identifier.
    public enum Scope: Sendable {
        /// In the storyboard of its scene and in that storyboard's copies for languages.
        case storyboard
        /// In all storyboards, for scenes that move from one to another.
        case project
    }

    private let scope: Scope
    private var taken: [String: Set<String>] = [:]

    /// Collects the identifiers that scenes of the graph's storyboards have; no new one will be equal to them.
    public init(_ graph: ProjectGraph, uniqueIn scope: Scope) {
        self.scope = scope
        for document in graph.documents where document.kind.form == .storyboard {
            for object in document.scenes.flatMap(\.topLevelObjects) {
                // Documents for a watch call it otherwise.
                guard let identifier = object.storyboardIdentifier ?? object["identifier"] else { continue }
                taken[key(of: document), default: []].insert(identifier)
            }
        }
    }

    /// A name from the controller's class, its title or what it holds.
    public mutating func makeIdentifier(for controller: Element) -> String { makeIdentifier(for: [controller]) }

    /// One name for controllers that stand for each other, in storyboards of their own.
    ///
    /// - Parameters:
    ///   - controllers: the controllers that share the name, at least one.
    ///   - stem: what the name is made of; nil for the class and title of the first controller.
    public mutating func makeIdentifier(for controllers: [Element], called stem: String? = nil) -> String {
        guard let first = controllers.first else { return "" }
        let stems = stem.map { [$0] } ?? Self.stems(of: first)
        let keys = Set(controllers.map { key(of: $0.document) })
        func isFree(_ name: String) -> Bool { !keys.contains { taken[$0]?.contains(name) == true } }
        var name = stems.first(where: isFree) ?? stems[0]
        var number = 2
        while !isFree(name) {
            name = "\(stems[0])\(number)"
            number += 1
        }
        for key in keys { taken[key, default: []].insert(name) }
        return name
    }

    private func key(of document: IBDocument) -> String { scope == .storyboard ? document.pathWithoutLanguage : "" }

    // MARK: Names

    /// Names in the order in which they are tried.
    private static func stems(of controller: Element) -> [String] {
        let title = words(of: controller.userLabel) ?? words(of: controller["title"])
        guard let type = controller.customClass?.split(separator: ".").last.map(String.init) else {
            let kind = controller.name.prefix(1).uppercased() + controller.name.dropFirst()
            return (title.map { [$0.hasSuffix(kind) ? $0 : $0 + kind] } ?? [])
                + (content(of: controller).map { [$0 + kind] } ?? []) + [kind]
        }
        let longer = [title, content(of: controller)].compactMap(\.self).map { $0.hasSuffix(type) ? $0 : $0 + type }
        // A class of which there are many says nothing: what it holds does.
        let isShared = controller.document.scenes.count { $0.controller?.customClass == controller.customClass } > 1
        return isShared && controller.isNamed("navigationController") ? longer + [type] : [type] + longer
    }

    /// A word for the first screen of a navigation controller, by its class or title: `Settings`. Nil where the
    /// document names none.
    private static func content(of controller: Element) -> String? {
        guard let root = controller.navigationRoot else { return nil }
        let name =
            root.customClass ?? words(of: root["referencedIdentifier"]) ?? words(of: root["storyboardName"])
            ?? words(of: root["title"]) ?? words(of: root.child(named: "navigationItem")?["title"])
        return name.map { $0.removingSuffix("ViewController").removingSuffix("Controller") }
    }

    /// Text as one word, or nil where nothing of it is a letter or a digit.
    private static func words(of text: String?) -> String? {
        let words = (text ?? "").split { !$0.isLetter && !$0.isNumber }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.isEmpty || joined.count > 40 ? nil : joined
    }
}

extension IBDocument {
    /// The folder and the name that a document shares with its copies for languages: `App/Main`.
    public var pathWithoutLanguage: String {
        let file = LocalizedFile(path: path)
        return file.folder + "/" + file.baseName
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }
}
