import TransformKit

/// What a storyboard could be called after a scene, as words. Belongs to one thread: it remembers what it was asked.
final class SceneNames {
    private let graph: SceneGraph
    private let habit: NamingHabit
    /// What a navigation controller or a window opens with.
    private let contents: [Int: Int]
    private var known: [Int: [[String]]] = [:]

    init(_ graph: SceneGraph, _ habit: NamingHabit) {
        self.graph = graph
        self.habit = habit
        contents = graph.contents
    }

    /// The best first: the title where class and title agree or there is only one, the class, the title, the
    /// identifier. What a navigation controller opens with says more than the controller itself.
    func candidates(for scene: Int) -> [[String]] {
        if let known = known[scene] { return known }
        let found = (contents[scene].map(ownCandidates) ?? []) + ownCandidates(for: scene)
        known[scene] = found
        return found
    }

    /// Names that say little, and still more than a number: `Add`, `Root`.
    func lastResorts(for scene: Int) -> [[String]] {
        [contents[scene], scene].compactMap { $0 }.compactMap { graph.scenes[$0].controller }
            .flatMap { [$0.customClass, $0.storyboardIdentifier] }
            .compactMap { $0.map { ClassWords.stem(of: $0, without: habit.classPrefix) } }
            .filter { $0.count == 1 && $0[0].count > 2 }
    }

    private func ownCandidates(for scene: Int) -> [[String]] {
        guard let controller = graph.scenes[scene].controller else { return [] }
        let title = [controller["title"], controller.child(named: "navigationItem")?["title"]]
            .compactMap { $0.flatMap(plainWords) }.first
        let stem = controller.customClass.map { ClassWords.stem(of: $0, without: habit.classPrefix) }
            .flatMap(meaningful)
        let identifier = controller.storyboardIdentifier
            .map { ClassWords.stem(of: $0, without: habit.classPrefix) }.flatMap(meaningful)
        let agrees = stem.map { stem in
            title?.contains { $0.lowercased() == stem[0].lowercased() } ?? false
        }
        return (agrees == true ? [title] : []).compactMap { $0 } + [stem, title, identifier].compactMap { $0 }
    }

    /// A title of one or two plain words; no key of a table, nothing that a template left.
    private func plainWords(_ title: String) -> [String]? {
        let words = title.split(separator: " ").map(String.init)
        let isPlain =
            (1...2).contains(words.count) && title.count <= 24 && title.first?.isUppercase == true
            && words.allSatisfy { word in word.allSatisfy { $0.isASCII && $0.isLetter } }
        guard isPlain, words.allSatisfy({ ClassWords.words(of: $0).count == 1 }) else { return nil }
        return meaningful(words)
    }

    /// Words that say something, at most five.
    private func meaningful(_ words: [String]) -> [String]? {
        guard (1...5).contains(words.count), words[0].first?.isLetter == true else { return nil }
        return Self.saysNothing(words) || words.joined().count < 3 ? nil : words
    }

    /// Whether words could stand in any name.
    static func saysNothing(_ words: [String]) -> Bool { words.allSatisfy { empty.contains($0.lowercased()) } }

    /// Whether a word says what kind of screen a scene is, and not what it shows.
    static func isKind(_ word: String) -> Bool { kinds.contains(word.lowercased()) }

    private static let kinds: Set<String> = [
        "alert", "base", "cell", "child", "children", "choose", "collection", "confirm", "confirmation", "container",
        "content", "create", "data", "default", "detail", "details", "dialog", "embed", "embedded", "full", "grid",
        "home",
        "info", "input", "landing", "list", "loading", "master", "menu", "modal", "option", "options", "overview",
        "page",
        "pages", "pager", "parent", "pick", "picker", "pop", "popover", "popup", "result", "results", "screen",
        "select",
        "selection", "selector", "set", "sheet", "show", "simple", "single", "slide", "start", "status", "step",
        "success",
        "summary", "test", "text", "up", "update", "web", "with",
    ]

    private static let empty: Set<String> = [
        "add", "back", "base", "cancel", "close", "controller", "custom", "done", "edit", "item", "label", "my", "new",
        "next", "root", "save", "scene", "title", "untitled", "vc", "view", "window", "table", "navigation", "the",
        "main", "nav", "tab", "bar", "themed", "segmented", "id", "identifier", "storyboard", "first", "second",
        "detail",
    ]
}

extension SceneGraph {
    /// What each navigation controller and window opens with.
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
