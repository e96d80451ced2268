import TransformKit

/// Derives topics of scenes from the folders and groups in which a team keeps the scenes' classes.
struct SceneFolders: Sendable {
    /// The names of the folders around each scene's class that are a topic, outermost first: `Settings`, `Privacy`.
    let topics: [[String]]

    /// Creates folders without a topic for any scene.
    init(count: Int) {
        topics = Array(repeating: [], count: count)
    }

    /// - Parameters:
    ///   - folders: the names of all folders around each scene's class; nil where it has none of the project's.
    ///   - around: the folders that the storyboard itself is in: they are about all of it.
    init(folders: [[String]?], around: Set<String> = []) {
        let own = around.union(around.compactMap(Self.topic))
        let named = folders.map { folders in
            (folders ?? []).filter { !own.contains($0) }.compactMap(Self.topic).filter { !own.contains($0) }
        }
        let count = folders.count { $0 != nil }
        var uses: [String: Int] = [:]
        for topics in named {
            for topic in Set(topics) { uses[topic, default: 0] += 1 }
        }
        // A folder around all of them does not distinguish one scene from another.
        topics = named.map { topics in topics.filter { (uses[$0] ?? 0) < count } }
    }

    /// The number of scenes with a topic.
    var coverage: Int { topics.count { !$0.isEmpty } }

    /// Removes words from a folder's name that any may have: `Login` of `LoginViewControllers`, nothing of
    /// `Controllers`.
    private static func topic(_ folder: String) -> String? {
        let all = ClassWords.words(of: folder).filter { !$0.allSatisfy(\.isNumber) }
        // A library's folders do not name the topics of its contents.
        if let last = all.last, libraries.contains(last.lowercased()) { return nil }
        var words = all
        while let last = words.last, generic.contains(last.lowercased()) { words.removeLast() }
        while let first = words.first, generic.contains(first.lowercased()), !isObject(of: words) {
            words.removeFirst()
        }
        if words.count > 1, VagueWords.isVerb(words[0]), !VagueWords.isVague(Array(words.dropFirst())) {
            words.removeFirst()
        }
        if words.count > 1, let last = words.last, VagueWords.isChoice(last) {
            words = words.dropLast(2) + [words[words.count - 2].plural]
        }
        // `Detail` describes nothing, `AppDetail` does, and `AddVC` does not.
        if VagueWords.sayNothing(words) {
            words = all.filter { !structural.contains($0.lowercased()) }
            if VagueWords.sayNothing(words) || words.count < 2 { return nil }
        }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.count < 3 ? nil : name
    }

    /// Returns whether a word that any folder's name may have is the object of what this one does: `PageEditing`.
    private static func isObject(of words: [String]) -> Bool {
        words.count == 2 && words[1].hasSuffix("ing") && objects.contains(words[0].lowercased())
    }

    private static let objects: Set<String> = ["file", "group", "page", "table", "user"]

    /// Words for the parts of a screen, which do not describe what it shows.
    private static let structural: Set<String> = [
        "class", "classes", "controller", "controllers", "page", "pages", "scene", "scenes", "screen", "screens",
        "storyboard", "storyboards", "vc", "vcs", "vi", "view", "viewcontroller", "viewcontrollers", "views",
    ]

    private static let libraries: Set<String> = [
        "framework", "frameworks", "kit", "lib", "libraries", "library", "libs", "party", "pods", "sdk", "vendor",
        "vendors",
    ]

    private static let generic: Set<String> = [
        "app", "application", "base", "class", "classes", "code", "common", "component", "components", "controller",
        "controllers", "core", "custom", "feature", "features", "file", "files", "general", "global", "group", "helper",
        "helpers", "i", "interface", "ios", "iphone", "ipad", "macos", "mac", "main", "misc", "mvc", "mvp", "mvvm",
        "module", "modules", "new", "objc", "objective", "old", "other", "others", "page", "pages", "phone",
        "presentation", "project", "scene", "scenes", "screen", "screens", "shared", "source", "sources", "src",
        "storyboard", "storyboards", "subviews", "supporting", "swift", "table", "tvos", "ui", "user", "util",
        "utilities", "utils", "vc", "vcs", "vi", "view", "viewcontroller", "viewcontrollers", "views", "viper",
        "resources", "c", "sub", "flow", "flows", "tab", "tabs", "extension", "extensions", "library", "lib", "all",
    ]
}

extension SceneFolders {
    /// Reads the folders on disk, or the groups of Xcode's navigator where these distinguish more scenes.
    init(_ scenes: [Scene], in graph: ProjectGraph) {
        let paths = scenes.map { Self.path(of: $0, in: graph) }
        let around = Set(scenes.first.map { Self.folders($0.element.document.path) } ?? [])
        let folders = SceneFolders(folders: paths.map { $0.map(Self.folders) }, around: around)
        guard folders.coverage < paths.count(where: { $0 != nil }) else {
            self = folders
            return
        }
        let projects = Set(paths.compactMap(\.self)).flatMap { graph.targets.projects(with: $0) }
        var seen: Set<String> = []
        var groups: [String: [String]] = [:]
        for project in projects where seen.insert(project.path).inserted {
            groups.merge(project.groupNames) { first, second in first.count < second.count ? second : first }
        }
        let grouped = SceneFolders(folders: paths.map { path in path.map { groups[$0] ?? [] } }, around: around)
        self = grouped.coverage > folders.coverage ? grouped : folders
    }

    private static func folders(_ path: String) -> [String] { path.split(separator: "/").dropLast().map(String.init) }

    /// Returns the file that declares the class of a scene; for an Objective-C class the implementation, if there is
    /// one.
    private static func path(of scene: Scene, in graph: ProjectGraph) -> String? {
        guard let controller = scene.controller else { return nil }
        switch graph.classes.resolve(controller) {
        case .swift(let types)?: return types.first?.declaration.path
        case .objectiveC(let parts)?:
            let own = parts.filter { $0.category == nil }
            return (own.first { $0.part == .implementation } ?? own.first ?? parts.first)?.path
        default: return nil
        }
    }
}
