import ProjectFiles
import SwiftWriting
import TransformKit

/// The apps, windows and extensions that begin with a storyboard since a property list or a build setting names it.
struct Beginnings {
    private let document: IBDocument
    private let graph: ProjectGraph
    private let trees: RecentTrees
    private let entries: [EntryReference]

    init(of document: IBDocument, in graph: ProjectGraph, _ trees: RecentTrees) {
        self.document = document
        self.graph = graph
        self.trees = trees
        entries = graph.entryReferences.filter { entry in
            [.mainStoryboard, .sceneStoryboard, .extensionStoryboard].contains(entry.kind)
                && entry.documents.contains(document)
        }
    }

    /// Whether anything begins with the storyboard.
    var isEmpty: Bool { entries.isEmpty }

    /// What begins with it: `app` or `extension`.
    var words: String { entries.allSatisfy { $0.kind == .extensionStoryboard } ? "extension" : "app" }

    /// The code that makes the first view controller.
    struct FirstController {
        let creation: String
        /// The classes that it names.
        let types: [SwiftClass]
        /// The name by which an extension can make it; nil where it cannot.
        let runtimeName: String?
        /// The color that the storyboard gives the window; nil for UIKit's.
        let tint: String?
        /// Whether UIKit loads its view, and the first one that it holds, as soon as it is made: so do tab bar controllers.
        let loadsEarly: Bool
    }

    /// What becomes of the app's start.
    struct Outcome {
        fileprivate(set) var edits: [FileEdit] = []
        /// Whether code makes the first view controller as the app starts.
        fileprivate(set) var opensFirst = false
        fileprivate(set) var delegatePath: String?
        /// What a person has to look at.
        fileprivate(set) var points: [ReviewPoint] = []
    }

    /// - Parameter words: the scene that they begin with, in words.
    /// - Throws: the reason why code cannot take over.
    func check(_ words: String) throws(Obstacle) {
        _ = try outcome(nil, words)
    }

    /// Whether code makes the first view controller as the app starts, rather than one of its own in its place.
    var opensFirst: Bool { (try? outcome(nil, "the scene"))?.opensFirst ?? false }

    /// Whether an extension begins with a controller.
    func beginsExtension(with controller: Element) -> Bool {
        controller == document.initialViewController && entries.contains { $0.kind == .extensionStoryboard }
    }

    /// The file of a delegate that makes the first view controller; nil where none does.
    var delegatePath: String? { (try? outcome(nil, "the scene"))?.delegatePath }

    /// The edits after which code makes the window and its first view controller.
    ///
    /// - Throws: the reason why code cannot take over.
    func outcome(making first: FirstController, _ words: String) throws(Obstacle) -> Outcome {
        try outcome(first, words)
    }

    /// The color that the storyboard gives the window which begins with a scene of it: “Global Tint” in Interface Builder.
    ///
    /// - Throws: a color that Swift cannot say for all systems of the app.
    func tint(_ scene: LeavingScene, _ values: ValueText) throws(Obstacle) -> String? {
        guard scene.outermost == document.initialViewController,
            entries.contains(where: { $0.kind != .extensionStoryboard }),
            let color = document.root.children.first(where: { $0.isNamed("color") && $0["key"] == "tintColor" })
        else { return nil }
        let (text, older) = try values.colors(color)
        if older != nil { throw Obstacle.notYet(color, "a color of newer systems") }
        return text
    }

    // MARK: Entries

    /// - Parameter first: nil where it is not known yet.
    private func outcome(_ first: FirstController?, _ words: String) throws(Obstacle) -> Outcome {
        var outcome = Outcome()
        var delegates: [SwiftClass: LaunchCode.Kind] = [:]
        for entry in entries {
            if entry.device != nil {
                throw obstacle("one kind of device begins with \(words)", entry.place)
            }
            switch entry.kind {
            case .extensionStoryboard:
                outcome.edits += try edits(ofExtension: entry, first, words)
                outcome.opensFirst = true
            case .sceneStoryboard:
                delegates[try sceneDelegate(of: entry, words)] = .window
                outcome.edits += try removal(of: entry, words)
            default:
                if !beginsWithScenes(entry) { delegates[try appDelegate(of: entry, words)] = .app }
                outcome.edits += try removal(of: entry, words)
            }
        }
        for (type, kind) in delegates.sorted(by: { $0.key.name < $1.key.name }) {
            try checkTargets(of: type, kind)
            let code = try LaunchCode(of: type, kind, in: graph, trees)
            if !code.hasOwnRoot {
                outcome.opensFirst = true
                outcome.delegatePath = type.declaration.path
            }
            for other in first?.types ?? [] { try graph.checkName(of: other, in: type.declaration.path) }
            if let first {
                outcome.edits += code.edits(making: first)
                outcome.points += [code.point(making: first)].compactMap(\.self)
            }
        }
        outcome.edits = outcome.edits.withoutRepeats
        return outcome
    }

    private func obstacle(_ reason: String, _ place: Place) -> Obstacle {
        Obstacle(code: .openedBySystem, reason: reason, place: place)
    }

    // MARK: Delegates

    /// Whether the app has windows of scenes on every system that it runs on, so that nobody reads its main storyboard.
    private func beginsWithScenes(_ entry: EntryReference) -> Bool {
        let paths = (entry.target?.infoPlistPaths ?? []) + [entry.place.path]
        let hasManifest = paths.contains { path in
            plist(at: path)?.root["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.members.isEmpty == false
        }
        let bundles = Set(graph.resourceBundles(of: document.path))
        return hasManifest && DeploymentObstacle(bundles, need: .systemColors, platform: .iOS) == nil
    }

    private func appDelegate(of entry: EntryReference, _ words: String) throws(Obstacle) -> SwiftClass {
        let found = classes(near: entry).filter { type in
            type.parts.contains { $0.inherited.contains("UIApplicationDelegate") }
        }
        guard found.count == 1 else {
            throw obstacle(
                "the app begins with \(words), and \(found.isEmpty ? "no class" : "not one class alone") of Swift is its delegate",
                entry.place)
        }
        return found[0]
    }

    private func sceneDelegate(of entry: EntryReference, _ words: String) throws(Obstacle) -> SwiftClass {
        guard let name = member(of: entry)?.siblings["UISceneDelegateClassName"]?.string else {
            throw obstacle("a window begins with \(words), and its scene has no delegate", entry.place)
        }
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        let found = classes(near: entry).filter { $0.name == bare }
        guard found.count == 1 else {
            throw obstacle(
                "a window begins with \(words), and the project has not one class \(bare) in Swift", entry.place)
        }
        return found[0]
    }

    private func classes(near entry: EntryReference) -> [SwiftClass] {
        graph.classes.swiftClasses.filter { type in
            let targets = graph.targets.targets(of: type.declaration.path)
            if let target = entry.target, !targets.isEmpty { return targets.contains(target) }
            return graph.isNear(type.declaration.path, entry.place.path) && !graph.isTest(type.declaration.path)
        }
    }

    /// - Throws: an app that has the delegate as well and begins with something else.
    private func checkTargets(of type: SwiftClass, _ kind: LaunchCode.Kind) throws(Obstacle) {
        for target in graph.targets.targets(of: type.declaration.path) where target.kind.isApplication {
            let own = graph.entryReferences.filter {
                $0.target == target && $0.kind == (kind == .app ? .mainStoryboard : .sceneStoryboard)
            }
            // Where no setting says which property list it has, it is the one beside.
            let isUnknown = target.infoPlistPaths.isEmpty && target.infoPlistKeys.isEmpty
            guard own.isEmpty ? !isUnknown : own.contains(where: { !$0.documents.contains(document) }) else { continue }
            throw obstacle(
                "the target \(target.name) has the delegate \(type.name) as well, and does not begin with the storyboard",
                Place(path: type.declaration.path))
        }
    }

    // MARK: Property lists

    private func plist(at path: String) -> InfoPlist? {
        guard let source = graph.text(at: path), case .success(let plist) = InfoPlist.read(source) else { return nil }
        return plist
    }

    /// The member of a property list that names the storyboard, with the dictionary that has it.
    private func member(of entry: EntryReference) -> (member: PropertyListMember, siblings: PropertyListValue)? {
        guard let range = entry.range, let root = plist(at: entry.place.path)?.root else { return nil }
        return root.member(whoseText: range)
    }

    /// The edits after which nothing names the storyboard.
    private func removal(of entry: EntryReference, _ words: String) throws(Obstacle) -> [FileEdit] {
        let (source, range) = try bytes(of: entry, words)
        let first = source.lineRange(containing: range.lowerBound).lowerBound
        let last = source.lineRange(containing: range.upperBound - 1).upperBound
        let isAlone = (source.string(first..<range.lowerBound) + source.string(range.upperBound..<last)).trimmed.isEmpty
        return [.replace(path: source.path, TextEdit(isAlone ? first..<last : range, ""))]
    }

    /// The bytes that name the storyboard, with its key.
    private func bytes(of entry: EntryReference, _ words: String) throws(Obstacle) -> (SourceText, Range<Int>) {
        let path = entry.place.path
        guard let source = graph.text(at: path), let range = entry.range else {
            throw obstacle("\(path), which is not edited, lets the app begin with \(words)", entry.place)
        }
        if let description = describing(entry) {
            throw obstacle("a tool writes the app's property list, which begins with \(words)", description)
        }
        if ProjectFileKind(path: path) == .xcodeProject {
            let line = source.lineRange(containing: range.lowerBound)
            let text = source.string(line)
            let blanks = text.prefix(while: \.isWhitespace).utf8.count
            let setting = line.lowerBound + blanks..<line.lowerBound + text.trimmed.utf8.count + blanks
            guard text.trimmed.hasPrefix(entry.key) || text.trimmed.hasPrefix("\"\(entry.key)"),
                text.trimmed.hasSuffix(";")
            else { throw obstacle("a build setting lets the app begin with \(words)", entry.place) }
            return (source, setting)
        }
        guard let member = member(of: entry)?.member, let name = member.nameRange, let end = member.value.range else {
            throw obstacle("\(path), which is not edited, lets the app begin with \(words)", entry.place)
        }
        return (source, name.lowerBound..<end.upperBound)
    }

    /// The place at which a description, of which a tool writes the project, says the key.
    private func describing(_ entry: EntryReference) -> Place? {
        let key = entry.key.hasPrefix("INFOPLIST_KEY_") ? String(entry.key.dropFirst(14)) : entry.key
        let descriptions = graph.paths.filter { path in
            (path.hasSuffix(".yml") || path.hasSuffix(".yaml") || path.fileName == "Project.swift")
                && graph.isNear(path, entry.place.path)
        }
        for path in descriptions {
            guard let source = graph.text(at: path), let offset = source.offsets(ofIdentifier: key).first else {
                continue
            }
            return Place(source, at: offset)
        }
        return nil
    }

    // MARK: Extensions

    /// An extension that begins with a class: `NSExtensionPrincipalClass`.
    private func edits(
        ofExtension entry: EntryReference, _ first: FirstController?, _ words: String
    ) throws(Obstacle) -> [FileEdit] {
        _ = try bytes(of: entry, words)
        guard let (member, siblings) = member(of: entry), let name = member.nameRange, let range = member.value.range
        else { throw obstacle("an extension begins with \(words)", entry.place) }
        if siblings["NSExtensionPrincipalClass"] != nil {
            throw obstacle("an extension begins with \(words), and has a class of its own as well", entry.place)
        }
        guard let first else { return [] }
        let isBuilt = first.types.allSatisfy { type in
            entry.target.map { graph.targets.targets(of: type.declaration.path).contains($0) } ?? true
        }
        guard let runtimeName = first.runtimeName, isBuilt else {
            throw obstacle(
                "an extension begins with \(words), and cannot make it by its class's name and `init(nibName:bundle:)`",
                entry.place)
        }
        let path = entry.place.path
        return [
            .replace(path: path, TextEdit(name, "<key>NSExtensionPrincipalClass</key>")),
            .replace(path: path, TextEdit(range, "<string>\(runtimeName)</string>")),
        ]
    }
}

extension PropertyListValue {
    /// The member below a value whose text stands at some bytes, with the dictionary that has it.
    fileprivate func member(
        whoseText range: Range<Int>
    ) -> (member: PropertyListMember, siblings: PropertyListValue)? {
        for member in members {
            if member.value.textRange == range { return (member, self) }
            if let found = member.value.member(whoseText: range) { return found }
        }
        return elements.lazy.compactMap { $0.member(whoseText: range) }.first
    }
}
