import ObjectiveCCode
import SourceText
import SwiftCode

/// The bodies of a project's code that matter to the colors of its documents.
struct ColorCode {
    private var bodiesByFile: [String: [ColorBody]] = [:]
    /// Methods and functions of every file that names one of the properties.
    private(set) var callable: [String: [ColorBody]] = [:]
    /// Members that extensions give to colors, which ask them for components.
    private(set) var componentMembers = ColorBody.componentMembers

    /// Every class that the project declares, extensions and categories of other classes left out.
    let classNames: Set<String>

    /// - Parameters:
    ///   - properties: the last names of the key paths.
    ///   - classFiles: files of the classes that documents name; read even where they name no property, since they may
    ///     call what does.
    init(_ graph: ProjectGraph, properties: Set<String>, classFiles: Set<String>, threads: Int) {
        let declared = graph.objectiveCFiles.flatMap(\.classes).filter { $0.category == nil }
        classNames = Set(graph.classes.swiftClasses.map(\.name) + declared.map(\.name))
        let words = IdentifierSet(Self.words(for: properties))
        let swift = concurrentMap(graph.swiftFiles, threads: threads) { file -> [ColorBody] in
            guard classFiles.contains(file.path) || words.mayOccur(in: file.source) else { return [] }
            return ColorBody.all(in: file.source, properties: properties)
        }
        let objectiveC = concurrentMap(graph.objectiveCFiles, threads: threads) { file -> [ColorBody] in
            guard classFiles.contains(file.path) || words.mayOccur(in: file.source) else { return [] }
            return ObjectiveCColorBody.all(in: file.source, properties: properties)
                .map { ColorBody($0, path: file.path) }
        }
        for (file, bodies) in zip(graph.swiftFiles, swift) { add(bodies, of: file.path) }
        for (file, bodies) in zip(graph.objectiveCFiles, objectiveC) { add(bodies, of: file.path) }
    }

    private mutating func add(_ bodies: [ColorBody], of path: String) {
        guard !bodies.isEmpty else { return }
        bodiesByFile[path] = bodies
        for body in bodies where body.kind != .getter {
            callable[body.name, default: []].append(body)
        }
        for body in bodies where body.owner == "NSColor" || body.owner == "UIColor" {
            let readsOwn = body.uses.contains { use in
                guard case .read(let member) = use.kind, use.path.root == .own, use.path.members.isEmpty else {
                    return false
                }
                return ColorBody.componentMembers.contains(member)
            }
            if readsOwn { componentMembers.insert(body.name) }
        }
    }

    /// The bodies of a type that a file holds, by the name that its declaration or extension has.
    func bodies(of owner: String, in path: String) -> [ColorBody] {
        (bodiesByFile[path] ?? []).filter { $0.owner == owner }
    }

    /// All bodies, by path and place.
    var all: [ColorBody] { bodiesByFile.keys.sorted().flatMap { bodiesByFile[$0] ?? [] } }

    /// The names with which code can set a property, or ask a color for components.
    static func words(for properties: Set<String>) -> Set<String> {
        var words = properties.union(ColorBody.componentMembers)
        for name in properties { words.insert("set" + name.prefix(1).uppercased() + name.dropFirst()) }
        return words
    }
}
