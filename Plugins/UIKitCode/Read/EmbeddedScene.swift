import Navigation
import TransformKit

/// A scene that a container view embeds by a segue, and that the view controller adds in code.
struct EmbeddedScene {
    let container: Element
    let segue: Element
    let scene: Element
    /// The scene's storyboard identifier, which may be a new one.
    let identifier: String
    /// The method that adds it.
    let method: String
    /// The name of the child in it.
    let local: String
    /// Whether the class prepares for segues: the method prepares for the one that there was.
    let isPrepared: Bool

    /// The method.
    ///
    /// - Parameter container: the view as the controller names it.
    func lines(_ container: String) -> [String] {
        let segueIdentifier = segue["identifier"].flatMap { $0.isEmpty ? nil : $0.swiftLiteral } ?? "nil"
        let preparation = [
            "let segue = UIStoryboardSegue(identifier: \(segueIdentifier), source: self, destination: \(local))",
            "prepare(for: segue, sender: nil)",
        ]
        let statements =
            ["let \(local) = storyboard!.instantiateViewController(withIdentifier: \(identifier.swiftLiteral))"]
            + (isPrepared ? preparation : [])
            + [
                "addChild(\(local))", "\(local).view.frame = \(container).bounds",
                "\(local).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                "\(container).addSubview(\(local).view)", "\(local).didMove(toParent: self)",
            ]
        return ["private func \(method)() {"] + statements.map { "    " + $0 } + ["}"]
    }

    /// - Parameters:
    ///   - segue: the segue of a container view.
    ///   - mover: gives the method its name.
    ///   - identifiers: gives the scene one where it has none.
    /// - Throws: the reason why code cannot add the scene as the container view does.
    init(
        _ segue: ScreenConnections.Segue, _ mover: inout SegueMover, _ identifiers: inout SceneIdentifiers
    ) throws(Obstacle) {
        let element = segue.element
        func refused(_ reason: String) -> Obstacle {
            Obstacle(code: .sceneEmbedded, reason: reason, place: element.place)
        }
        let words = ElementSubject(segue.view).words
        guard let scene = element["destination"].flatMap(element.document.object(id:)), !scene.isNamed("exit"),
            !scene.isNamed("viewControllerPlaceholder")
        else { throw refused("\(words) embeds a scene of another storyboard") }
        if element.customClass != nil || element["destinationCreationSelector"] != nil {
            throw refused("\(words) embeds a scene by a segue that makes or shows it in its own way")
        }
        if mover.overrides("shouldPerformSegue") {
            throw refused("`shouldPerformSegue` may decide about the scene that \(words) embeds")
        }
        let stem = element.destinationStem
        container = segue.view
        self.segue = element
        self.scene = scene
        identifier = identifiers.identifier(of: scene)
        method = mover.free([stem.map { "embed" + $0 }, "embedChild"].compactMap(\.self))
        // A name for the child that does not hide the controller's own.
        local = stem.flatMap { $0 == "Child" ? nil : $0.prefix(1).lowercased() + $0.dropFirst() + "Child" } ?? "child"
        isPrepared = mover.overrides("prepare")
    }
}

/// The identifiers by which code opens scenes, with new ones for those that have none.
struct SceneIdentifiers {
    private var new: StoryboardIdentifiers
    private var made: [Element: String] = [:]

    init(_ graph: ProjectGraph) { new = StoryboardIdentifiers(graph, uniqueIn: .storyboard) }

    /// The scene's own identifier, or the one that it gets, which is the same for all that open it.
    mutating func identifier(of scene: Element) -> String {
        if let known = scene.storyboardIdentifier ?? made[scene] { return known }
        let name = new.makeIdentifier(for: scene)
        made[scene] = name
        return name
    }
}
