import InterfaceBuilder
import ProjectGraph

/// Storyboards and xibs: how many, of which kinds, which could not be read.
struct InspectDocuments: Encodable, Sendable {
    struct Refused: Encodable, Sendable {
        let path: String
        let reason: String
        let code: String
        let line: Int?
    }

    let found: Int
    let loaded: Int
    let kinds: [String: Int]
    let xibs: Int
    /// Storyboards and xibs that say they are one, by path.
    let launchScreens: [String]
    let refused: [Refused]

    enum CodingKeys: String, CodingKey {
        case found, loaded, kinds, xibs, refused
        case launchScreens = "launch-screens"
    }

    init(_ graph: ProjectGraph) {
        found = graph.documents.count + graph.refusedDocuments.count
        loaded = graph.documents.count
        kinds = Dictionary(graph.documents.map { ($0.kind.description, 1) }, uniquingKeysWith: +)
        xibs = graph.documents.count { $0.kind.form == .xib }
        launchScreens = graph.documents.filter(\.isLaunchScreen).map(\.path)
        refused = graph.refusedDocuments.map { refused in
            Refused(
                path: refused.path, reason: refused.refusal.message, code: refused.refusal.code,
                line: refused.refusal.position?.line)
        }
    }
}

/// One storyboard with its size and what it holds.
struct InspectStoryboard: Encodable, Sendable {
    let path: String
    let kind: String
    let scenes: Int
    /// Scenes that only stand for one of another storyboard.
    let references: Int
    let navigationSegues: Int
    let isLaunchScreen: Bool
    /// Whether it names the scene that it opens with.
    let hasInitialScene: Bool
    let bytes: Int

    enum CodingKeys: String, CodingKey {
        case path, kind, scenes, references, bytes
        case navigationSegues = "navigation-segues"
        case isLaunchScreen = "launch-screen"
        case hasInitialScene = "initial-scene"
    }

    init(_ document: IBDocument) {
        let scenes = document.scenes
        path = document.path
        kind = document.kind.description
        self.scenes = scenes.count
        references = scenes.flatMap(\.topLevelObjects).count { StoryboardReference($0) != nil }
        navigationSegues = document.segues.count(where: \.isNavigation)
        isLaunchScreen = document.isLaunchScreen
        hasInitialScene = document.initialViewController != nil
        bytes = document.source.bytes.count
    }

    /// The largest first.
    static func all(_ graph: ProjectGraph) -> [InspectStoryboard] {
        graph.documents.filter { $0.kind.form == .storyboard }.map(InspectStoryboard.init).sorted {
            ($1.scenes, $0.path) < ($0.scenes, $1.path)
        }
    }
}
