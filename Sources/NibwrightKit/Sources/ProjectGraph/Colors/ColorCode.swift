import ObjectiveCCode
import SourceText
import SwiftCode

/// The bodies of a project's code that matter to the colors of its documents.
struct ColorCode {
    private var bodiesByFile: [String: [ColorBody]] = [:]
    /// Methods and functions of every file that names one of the properties.
    private(set) var callable: [String: [ColorBody]] = [:]
    /// Of these, functions and what extensions give to types that are none of the project's classes.
    private(set) var outside: [String: [ColorBody]] = [:]
    /// Of these, methods and initializers that run while an object is loaded.
    private(set) var earlyExtensions: [ColorBody] = []
    /// Members that extensions add to colors and that read their components.
    private(set) var componentMembers = ColorBody.componentMembers

    /// Names of methods that set a color, or call one that does: nothing else is worth following.
    private(set) var settingNames: Set<String> = []
    /// The same for reading and comparing.
    private(set) var lookingNames: Set<String> = []
    private(set) var looksIntoColors = false
    /// Every class that the project declares, without extensions and categories of other classes.
    let classNames: Set<String>
    private let question: Question
    private let threads: Int
    /// Paths of files that were read, whether they hold a body or not.
    private var readPaths: Set<String> = []

    /// The kinds of code to search for: other code matters only where it leads to these.
    struct Question {
        /// The last names of the key paths.
        let properties: Set<String>
        /// Whether code that sets a color matters.
        let asksForSets: Bool
        /// True if code that reads a color's components matters.
        let asksForComponents: Bool
    }

    /// - Parameter classes: the files of each class that documents name, with those of its superclasses. They are read
    ///   where they may call what does something with a property.
    init(_ graph: ProjectGraph, _ question: Question, classes: [Set<String>], threads: Int) {
        self.question = question
        self.threads = threads
        let declared = graph.objectiveCFiles.flatMap(\.classes).filter { $0.category == nil }
        classNames = Set(graph.classes.swiftClasses.map(\.name) + declared.map(\.name))
        let words = IdentifierSet(Self.words(for: question))
        read(graph) { _, source in words.mayOccur(in: source) }
        addClasses(classes, graph)
        addExtensions(graph)
    }

    /// Reads files that are not known yet, in order of their paths.
    private mutating func read(
        _ graph: ProjectGraph, where isRead: @escaping @Sendable (_ path: String, SourceText) -> Bool
    ) {
        let (known, properties) = (readPaths, question.properties)
        let swift = concurrentMap(graph.swiftFiles, threads: threads) { file -> [ColorBody]? in
            guard !known.contains(file.path), isRead(file.path, file.source) else { return nil }
            return ColorBody.all(in: file.source, properties: properties)
        }
        let objectiveC = concurrentMap(graph.objectiveCFiles, threads: threads) { file -> [ColorBody]? in
            guard !known.contains(file.path), isRead(file.path, file.source) else { return nil }
            return ObjectiveCColorBody.all(in: file.source, properties: properties)
                .map { ColorBody($0, path: file.path) }
        }
        let paths = graph.swiftFiles.map(\.path) + graph.objectiveCFiles.map(\.path)
        for (path, bodies) in zip(paths, swift + objectiveC) {
            guard let bodies else { continue }
            readPaths.insert(path)
            add(bodies, of: path)
        }
        findLeadingNames()
    }

    /// Reads files of classes that name no property and call what does, until no more is found that leads to one. The
    /// other files of their classes follow: what getters there give, a call may need.
    private mutating func addClasses(_ classes: [Set<String>], _ graph: ProjectGraph) {
        let files = classes.reduce(into: Set<String>()) { $0.formUnion($1) }
        while true {
            let names = leadingNames
            guard !names.isEmpty else { return }
            let words = IdentifierSet(names)
            let touched = classes.filter { !$0.isDisjoint(with: readPaths) }
            let others = touched.reduce(into: Set<String>()) { $0.formUnion($1) }
            let count = readPaths.count
            read(graph) { path, source in
                files.contains(path) && (others.contains(path) || words.mayOccur(in: source))
            }
            if readPaths.count == count { return }
        }
    }

    /// Reads extensions and categories that name no property and call what does: `extension Themeable { … applyTheme()
    /// … }`.
    private mutating func addExtensions(_ graph: ProjectGraph) {
        let names = leadingNames
        guard !names.isEmpty else { return }
        let words = IdentifierSet(names)
        let (known, properties) = (Set(bodiesByFile.keys), question.properties)
        let swift = concurrentMap(graph.swiftFiles, threads: threads) { file -> [ColorBody] in
            guard !known.contains(file.path), file.source.contains("extension " as StaticString),
                words.mayOccur(in: file.source)
            else { return [] }
            return ColorBody.all(in: file.source, properties: properties)
        }
        let objectiveC = concurrentMap(graph.objectiveCFiles, threads: threads) { file -> [ColorBody] in
            guard !known.contains(file.path), file.classes.contains(where: { $0.category != nil }),
                words.mayOccur(in: file.source)
            else { return [] }
            return ObjectiveCColorBody.all(in: file.source, properties: properties)
                .map { ColorBody($0, path: file.path) }
        }
        let paths = graph.swiftFiles.map(\.path) + graph.objectiveCFiles.map(\.path)
        for (path, bodies) in zip(paths, swift + objectiveC) {
            // Looking up methods of the project's other classes would be wasted work.
            add(bodies.filter { $0.owner.map { !classNames.contains($0) } ?? true }, of: path)
        }
        findLeadingNames()
    }

    private var leadingNames: Set<String> { settingNames.union(lookingNames) }

    private mutating func findLeadingNames() {
        let files = Array(bodiesByFile.values)
        let isMeant = { [componentMembers, question] (use: ColorUse) in Self.looks(use, componentMembers, question) }
        settingNames = question.asksForSets ? Self.leadingNames(files) { $0.kind == .set && !$0.isDeferred } : []
        lookingNames = Self.leadingNames(files, isMeant)
        looksIntoColors = files.contains { $0.contains { $0.uses.contains(where: isMeant) } }
    }

    private mutating func add(_ bodies: [ColorBody], of path: String) {
        guard !bodies.isEmpty else { return }
        bodiesByFile[path] = bodies
        for body in bodies where body.kind != .getter {
            callable[body.name, default: []].append(body)
            guard body.owner.map({ !classNames.contains($0) }) ?? true else { continue }
            outside[body.name, default: []].append(body)
            if body.isRunOnLoading || body.kind == .decodingInitializer { earlyExtensions.append(body) }
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
        body.uses.contains { isEarly ? $0.kind == .set : Self.looks($0, componentMembers, question) }
            || body.calls.contains { (isEarly ? settingNames : lookingNames).contains($0.name) }
    }

    private static func looks(_ use: ColorUse, _ componentMembers: Set<String>, _ question: Question) -> Bool {
        switch use.kind {
        case .set: false
        case .read(let member): question.asksForComponents && componentMembers.contains(member)
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

    /// The names that code uses to do what is searched for.
    private static func words(for question: Question) -> Set<String> {
        var words = question.properties
        if question.asksForComponents { words.formUnion(ColorBody.componentMembers) }
        guard question.asksForSets else { return words }
        for name in question.properties { words.insert("set" + name.prefix(1).uppercased() + name.dropFirst()) }
        return words
    }
}
