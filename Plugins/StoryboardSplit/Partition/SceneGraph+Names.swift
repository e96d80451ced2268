import TransformKit

extension SceneGraph {
    /// The name of each scene in Interface Builder.
    var names: [String] { scenes.indices.map(name) }

    func name(of number: Int) -> String {
        scenes[number].controller?.interfaceBuilderName ?? scenes[number].id ?? "?"
    }
}

extension SceneGraph.Pin {
    /// The reason to stay in a word or two.
    var word: String {
        switch self {
        case .initial: "initial"
        case .application: "application"
        case .obstacle(let obstacle): obstacle.code.id
        }
    }

    /// The reason to stay as a sentence without its end.
    var sentence: String {
        switch self {
        case .initial: "the storyboard opens with it, and the map does not name it"
        case .application: "it holds the application and its main menu"
        case .obstacle(let obstacle): obstacle.reason
        }
    }
}

extension SceneGraph.Tie.Kind {
    /// The reason for the tie in a few words.
    var words: String {
        switch self {
        case .navigationRoot: "a navigation controller and what it opens with"
        case .windowContent: "a window and what it shows"
        case .embed: "a container and what it embeds"
        case .reference(let attribute): "`\(attribute)` names an object of the other"
        case .segue: "a segue, and the oldest system of the app knows no storyboard references"
        case .obstacle(let obstacle): obstacle.reason
        }
    }
}
