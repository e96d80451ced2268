import TransformKit

/// Derives names for storyboards from scenes, as words. An object belongs to one thread, since it caches its answers.
final class SceneNameCandidates {
    private let graph: SceneGraph
    private let convention: NamingConvention
    /// The first scene of each navigation controller or window.
    private let contents: [Int: Int]
    /// The number of scenes of each class.
    private let uses: [String: Int]
    /// Titles that several classes have, in lower case without blanks.
    private let sharedTitles: Set<String>
    private var known: [Int: [[String]]] = [:]

    init(_ graph: SceneGraph, _ convention: NamingConvention) {
        self.graph = graph
        self.convention = convention
        contents = graph.contents
        uses = graph.scenes.reduce(into: [:]) { uses, scene in
            if let name = scene.controller?.customClass { uses[name, default: 0] += 1 }
        }
        let titled = graph.scenes.compactMap(\.controller).compactMap { controller in
            controller.customClass.flatMap { name in Self.title(of: controller).map { [$0, name] } }
        }
        let titleUses = Set(titled).reduce(into: [String: Int]()) { $0[$1[0], default: 0] += 1 }
        sharedTitles = Set(titleUses.filter { $0.value > 1 }.keys.map { $0.filter { $0 != " " }.lowercased() })
    }

    /// Returns names, the best first: the title where class and title agree or there is only one, the class, the title,
    /// the identifier; a class that other scenes have as well comes last. The first scene of a navigation controller
    /// describes it better than the controller itself.
    func candidates(for scene: Int) -> [[String]] {
        if let known = known[scene] { return known }
        let found = (contents[scene].map(ownCandidates) ?? []) + ownCandidates(for: scene)
        known[scene] = found
        return found
    }

    /// Returns the same names for a scene that gets a storyboard alone, with titles last that another class has as
    /// well: they would not distinguish the two.
    func candidatesAlone(for scene: Int) -> [[String]] {
        let all = candidates(for: scene)
        let isShared = { (words: [String]) in self.sharedTitles.contains(words.joined().lowercased()) }
        return all.filter { !isShared($0) } + all.filter(isShared)
    }

    /// Returns all words, in lower case, of the scene's names in code, on the screen and on its tab.
    func words(of scene: Int) -> Set<String> {
        guard let controller = graph.scenes[scene].controller else { return [] }
        let items = ["navigationItem", "tabBarItem"].map { controller.child(named: $0)?["title"] }
        let names = [controller.customClass, controller.storyboardIdentifier, controller["title"]] + items
        return Set(names.compactMap(\.self).flatMap(ClassWords.words).map { $0.lowercased() })
    }

    /// Returns names that describe little, but more than a number: `Add`, `Root`.
    func lastResorts(for scene: Int) -> [[String]] {
        [contents[scene], scene].compactMap { $0 }.compactMap { graph.scenes[$0].controller }
            .flatMap { [$0.customClass, $0.storyboardIdentifier] }
            .compactMap { $0.map(convention.stem) }
            .filter { $0.count == 1 && $0[0].count > 2 }
    }

    private func ownCandidates(for scene: Int) -> [[String]] {
        guard let controller = graph.scenes[scene].controller else { return [] }
        let title = [controller["title"], controller.child(named: "navigationItem")?["title"]]
            .compactMap { $0.flatMap(plainWords) }.first
        let stem = controller.customClass.map(convention.stem).flatMap(meaningful)
        let identifier = controller.storyboardIdentifier.map(convention.stem).flatMap(meaningful)
        // A title that only distinguishes one of several scenes describes less than the class.
        let isName = title.map(VagueWords.tellNothing) != true
        let agrees =
            isName && stem.map { stem in title?.contains { $0.lowercased() == stem[0].lowercased() } ?? false } ?? false
        let isShared = controller.customClass.map { (uses[$0] ?? 0) > 1 } == true
        let others = isShared ? [title, identifier, stem] : [stem, title, identifier]
        return ((agrees ? [title] : []) + others).compactMap(\.self)
    }

    private static func title(of controller: Element) -> String? {
        controller["title"] ?? controller.child(named: "navigationItem")?["title"]
    }

    /// Returns a title of one or two plain words; nil for a key of a string table or a template's text.
    private func plainWords(_ title: String) -> [String]? {
        let words = title.split(separator: " ").map(String.init)
        let isPlain =
            (1...2).contains(words.count) && title.count <= 24 && title.first?.isUppercase == true
            && words.allSatisfy { word in word.allSatisfy { $0.isASCII && $0.isLetter } }
        guard isPlain, words.allSatisfy({ ClassWords.words(of: $0).count == 1 }) else { return nil }
        return meaningful(convention.withoutAppName(words))
    }

    /// Returns words that describe something, at most five.
    private func meaningful(_ words: [String]) -> [String]? {
        guard (1...5).contains(words.count), words[0].first?.isLetter == true else { return nil }
        return VagueWords.sayNothing(words) || words.joined().count < 3 ? nil : words
    }
}

extension SceneGraph {
    /// The first scene of each navigation controller and window.
    var contents: [Int: Int] {
        var contents: [Int: Int] = [:]
        for tie in ties where tie.scenes.count == 2 {
            switch tie.kind {
            case .navigationRoot, .windowContent: contents[tie.scenes[0]] = contents[tie.scenes[0]] ?? tie.scenes[1]
            default: break
            }
        }
        return contents
    }
}
