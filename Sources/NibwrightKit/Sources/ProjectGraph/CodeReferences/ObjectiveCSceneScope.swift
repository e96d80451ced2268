public import InterfaceBuilder
import ObjectiveCCode
public import SourceText
import SwiftCode

/// Finds the storyboards and scenes that Objective-C code of one file can reach by the names it uses.
public struct ObjectiveCSceneScope: Sendable {
    private let graph: ProjectGraph
    private let storyboards: [IBDocument]
    private let families: ClassFamilies
    private let controllersByClass: [String: [Element]]

    /// Collects the storyboards and the scenes of each class.
    public init(_ graph: ProjectGraph) {
        self.graph = graph
        storyboards = graph.documents.filter { $0.kind.form == .storyboard }
        families = ClassFamilies(swift: graph.classes.swiftClasses, objectiveC: graph.objectiveCFiles)
        let controllers = storyboards.flatMap { $0.scenes.compactMap(\.controller) }
        controllersByClass = Dictionary(grouping: controllers) { $0.customClass?.lastNamePart ?? "" }
    }

    /// The storyboards that a name means to each of the targets that build the file, copies per language and device
    /// included. A namesake in another project is meant only where there is no other storyboard of the name.
    public func storyboards(named name: String, from path: String) -> [IBDocument] {
        let targets = graph.targets.targets(of: path)
        var found = targets.compactMap { graph.storyboards.nearest(named: name, in: $0, near: path) }
        if targets.isEmpty { found = graph.storyboards.nearest(named: name, from: path).map { [$0] } ?? [] }
        let near = found.filter { $0.closeness != .elsewhere }
        let documents = Set((near.isEmpty ? found : near).flatMap(\.documents))
        return storyboards.filter { documents.contains($0) }
    }

    /// The storyboards that code of a file can come by: those of its targets and what they use, and of its project's
    /// folder.
    public func visibleStoryboards(from path: String) -> [IBDocument] {
        let region = graph.scopes.region(of: path)
        let targets = graph.scopes.targets(of: path)
        let reachable = Set(targets + graph.scopes.linked(to: targets))
        return storyboards.filter { document in
            graph.scopes.region(of: document.path) == region
                || !reachable.isDisjoint(with: graph.scopes.targets(of: document.path))
        }
    }

    /// The controllers of the scenes in which a class's code runs: its own and those of its subclasses in either
    /// language. Nil for a class that the project does not declare: its code may run in any scene.
    public func controllers(ofClass name: String, from path: String) -> [Element]? {
        let isDeclared: Bool
        switch graph.classes.resolve(name, from: path) {
        case .objectiveC(let parts): isDeclared = parts.contains { $0.superclass != nil || $0.category == nil }
        case .swift: isDeclared = true
        case .notInProject: isDeclared = false
        }
        guard isDeclared else { return nil }
        let names = [name] + families.descendants(of: name)
        let found = Set(names.flatMap { controllersByClass[$0] ?? [] })
        let visible = Set(visibleStoryboards(from: path))
        let near = found.filter { visible.contains($0.document) }
        return (near.isEmpty ? found : near).sorted {
            ($0.document.path, $0.range.lowerBound) < ($1.document.path, $1.range.lowerBound)
        }
    }

    /// Whether the project's own Objective-C has a method of this selector, so that a message with it may not be
    /// Apple's.
    public func declaresMethod(_ selector: String) -> Bool {
        graph.objectiveCFiles.contains { file in
            file.classes.contains { $0.methods.contains { $0.selector == selector } }
        }
    }

    /// The places where names stand as whole literals in code, without the given places that explain them.
    public func mentions(
        of names: Set<String>, besides explained: [String: [Range<Int>]], threads: Int = defaultThreadCount
    ) -> [String: [Place]] {
        let search = LiteralSearch(names)
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        let found = concurrentMap(sources, threads: threads) { source -> [(name: String, place: Place)] in
            let known = explained[source.path] ?? []
            return search.occurrences(in: source).filter { occurrence in
                !known.contains { $0.contains(occurrence.offset) }
            }.map { ($0.name, Place(source, at: $0.offset)) }
        }
        var places: [String: [Place]] = [:]
        for mention in found.joined() { places[mention.name, default: []].append(mention.place) }
        return places
    }
}
