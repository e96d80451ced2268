extension SceneText {
    /// The scene as Interface Builder writes it, with a comment where the document has them.
    func lines(_ settings: StoryboardText.Settings, x: Int) -> [String] {
        if let markup { return markup }
        let place = place ?? (x == 0 ? "0.0" : String(x), "0.0")
        let objects =
            controllerLines(settings) + [
                """
                <placeholder placeholderIdentifier="IBFirstResponder" id="\(ids.part(.firstResponder))" \
                userLabel="First Responder" sceneMemberID="firstResponder"/>
                """
            ] + beside
        let scene =
            ["<scene sceneID=\"\(ids.part(.scene))\">"]
            + (["<objects>"] + objects.indented(1) + ["</objects>"]
            + ["<point key=\"canvasLocation\" x=\"\(place.x)\" y=\"\(place.y)\"/>"]).indented(1) + ["</scene>"]
        let marked = isMarked ? MarkedText.marking(scene) : scene
        return (settings.comments ? ["<!--\(title)-->"] : []) + marked
    }

    private func controllerLines(_ settings: StoryboardText.Settings) -> [String] {
        let module = settings.module.map { module in
            (module.isEmpty ? "" : " customModule=\"\(module)\"") + " customModuleProvider=\"target\""
        }
        let words = [
            storyboardIdentifier.map { "storyboardIdentifier=\"\($0)\"" }, attributes.isEmpty ? nil : attributes,
            "id=\"\(id)\"", className.map { "customClass=\"\($0)\"" + (module ?? "") },
            "sceneMemberID=\"viewController\"",
        ]
        let start = "<\(element) \(words.compactMap { $0 }.joined(separator: " "))>"
        let connected = connections.flatMap(\.xml)
        let content =
            viewLines + controller
            + (connected.isEmpty ? [] : ["<connections>"] + connected.indented(1) + ["</connections>"])
        return [start] + content.indented(1) + ["</\(element)>"]
    }

    private var viewLines: [String] {
        if let ownView { return ownView }
        switch element {
        case "navigationController": return bar("navigationBar", .navigationBar, ["0.0", "44", "414", "44"])
        case "tabBarController": return bar("tabBar", .tabBar, ["0.0", "0.0", "414", "49"])
        case "viewController": break
        default: return []
        }
        let subviews = view.flatMap(\.lines)
        let content =
            ObjectTemplate.layout(
                ["0.0", "0.0", "414", "896"], mask: " widthSizable=\"YES\" heightSizable=\"YES\"")
            + (subviews.isEmpty ? [] : ["<subviews>"] + subviews.indented(1) + ["</subviews>"])
        return ["<view key=\"view\" contentMode=\"scaleToFill\" id=\"\(ids.part(.view))\">"]
            + content.indented(1) + ["</view>"]
    }

    private var ids: SceneIDs { SceneIDs(controller: id) }

    private func bar(_ name: String, _ part: SceneIDs.Part, _ frame: [String]) -> [String] {
        let start = "<\(name) key=\"\(name)\" contentMode=\"scaleToFill\" id=\"\(ids.part(part))\">"
        return [start] + ObjectTemplate.layout(frame, mask: "").indented(1) + ["</\(name)>"]
    }

    /// The scene as Interface Builder's outline calls it: `Shelf View Controller`.
    private var title: String {
        guard let className else {
            return element.prefix(1).uppercased() + element.dropFirst().replacing(/[A-Z]/) { " \($0.0)" }
        }
        return className.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
    }
}
