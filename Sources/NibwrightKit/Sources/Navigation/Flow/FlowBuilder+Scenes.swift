import InterfaceBuilder
import ProjectGraph
import SourceText

extension FlowBuilder {
    /// Adds the scenes of every storyboard. Nibs come with the code that makes them.
    mutating func addScenes() {
        for document in storyboards.storyboards {
            let initial = document.initialViewController?.id
            let region = storyboards.region(of: document.path)
            for scene in document.scenes {
                guard let controller = scene.controller, let id = controller.id else { continue }
                // WatchKit has a name of its own for it.
                let isWatch = document.kind.platform == .watchOS
                let identifier = controller.storyboardIdentifier ?? (isWatch ? controller["identifier"] : nil)
                let node = FlowScene(
                    id: FlowSceneID(document: document.path, object: id), kind: .scene,
                    title: Self.title(of: controller), controller: controller.name,
                    className: controller.customClass, storyboardIdentifier: identifier,
                    isInitial: id == initial, place: controller.place)
                index(add(node, in: document), classKeys(of: controller))
                if let identifier {
                    let key = FlowKey(name: identifier, region: region)
                    scenesByIdentifier[key, default: []].append(nodes.count - 1)
                }
            }
        }
    }

    /// Adds a nib as a scene if a controller owns it.
    mutating func addNib(_ document: IBDocument) -> Int? {
        guard let owner = document.topLevelObjects.first(where: \.isFilesOwner), let name = owner.customClass,
            let id = owner.id, isController(owner)
        else { return nil }
        let sceneID = FlowSceneID(document: document.path, object: id)
        if let known = numbers[sceneID] { return known }
        let node = FlowScene(
            id: sceneID, kind: .nib, title: name.spacedWords, controller: "", className: name,
            storyboardIdentifier: nil, isInitial: false, place: owner.place)
        let number = add(node, in: document)
        index(number, classKeys(of: owner))
        return number
    }

    private mutating func index(_ number: Int, _ keys: (own: [FlowKey], inherited: [FlowKey])) {
        for key in keys.own { scenesOfClass[key, default: []].append(number) }
        for key in keys.inherited { scenesOfSubclass[key, default: []].append(number) }
    }

    /// Whether a nib's owner is a view or window controller, not a view that loads its content.
    private func isController(_ owner: Element) -> Bool {
        if case .swift(let types)? = graph.classes.resolve(owner), let type = types.first {
            return graph.classes.outerSuperclassName(of: type)?.hasSuffix("Controller") == true
        }
        return owner.customClass?.hasSuffix("Controller") == true
    }

    /// The name of a scene in Interface Builder's outline, by the rule that explains its comments in documents.
    static func title(of controller: Element) -> String {
        let candidates = [
            controller.userLabel, controller["title"], controller.child(named: "navigationItem")?["title"],
            controller.child(named: "tabBarItem")?["title"], controller.customClass?.spacedWords,
        ]
        let title = candidates.lazy.compactMap { $0 }.first { text in text.contains { !$0.isWhitespace } }
        return title ?? controller.name.spacedWords
    }
}

extension String {
    /// `BTDrinkViewController` as Xcode spells it out: `Drink View Controller`.
    var spacedWords: String {
        var characters = Array(self.split(separator: ".").last ?? self[...])
        let capitals = characters.prefix { $0.isUppercase }.count
        // A prefix of capitals is dropped but for the one that begins the first word.
        if capitals > 1, capitals < characters.count { characters.removeFirst(capitals - 1) }
        var words = ""
        for (place, character) in characters.enumerated() {
            let beginsWord =
                place > 0 && character.isUppercase
                && (place + 1 < characters.count && characters[place + 1].isLowercase
                    || characters[place - 1].isLowercase)
            if beginsWord { words += " " }
            words += place == 0 ? character.uppercased() : String(character)
        }
        return words
    }
}
