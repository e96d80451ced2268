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

    /// Names of methods that set a color, or call one that does: nothing else is worth following.
    private(set) var settingNames: Set<String> = []
    /// The same for reading and comparing.
    private(set) var lookingNames: Set<String> = []
    private(set) var looksIntoColors = false
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
        settingNames = Self.leadingNames(swift + objectiveC) { $0.kind == .set && !$0.isDeferred }
        let componentMembers = componentMembers
        lookingNames = Self.leadingNames(swift + objectiveC) { Self.looks($0, componentMembers) }
        looksIntoColors = bodiesByFile.values.contains { $0.contains { $0.uses.contains { Self.looks($0, componentMembers) } } }
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

    /// Whether a body does something with colors, or calls what may.
    func leads(_ body: ColorBody, isEarly: Bool) -> Bool {
        body.uses.contains { isEarly ? $0.kind == .set : Self.looks($0, componentMembers) }
            || body.calls.contains { (isEarly ? settingNames : lookingNames).contains($0.name) }
    }

    private static func looks(_ use: ColorUse, _ componentMembers: Set<String>) -> Bool {
        switch use.kind {
        case .set: false
        case .read(let member): componentMembers.contains(member)
        case .compared: true
        }
    }

    private static func leadingNames(_ files: [[ColorBody]], _ isMeant: (ColorUse) -> Bool) -> Set<String> {
        var callers: [String: [String]] = [:]
        var names: Set<String> = []
        for body in files.joined() {
            if body.uses.contains(where: isMeant) { names.insert(body.name) }
            for call in body.calls { callers[call.name, default: []].append(body.name) }
        }
        var open = Array(names)
        while let next = open.popLast() {
            for caller in callers[next] ?? [] where names.insert(caller).inserted { open.append(caller) }
        }
        return names
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
