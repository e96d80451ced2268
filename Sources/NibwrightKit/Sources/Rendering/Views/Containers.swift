import InterfaceBuilder

extension ViewDrawing {
    /// The scene that a container embeds, once deep: what is embedded in it in turn shows its name.
    func embeddedScene(_ view: DrawnView) -> Mark? {
        let segues = view.element.connections(of: .segue)
        guard !view.surroundings.isEmbedded, let segue = segues.first(where: { $0.element["kind"] == "embed" }),
            let (controller, navigation) = segue.destination.flatMap(Self.shownController)
        else { return nil }
        if look.document.kind.platform == .macOS {
            let marks = MacScene(look: look).content(of: controller, in: view.bounds)
            return marks.isEmpty ? nil : .group(MarkGroup(marks))
        }
        guard let root = controller.child(key: "view"), !root.isNamed("nil") else { return nil }
        var surroundings = Surroundings(tint: look.tint)
        surroundings.isEmbedded = true
        surroundings.depth = view.surroundings.depth
        var marks = background(of: root, in: view.bounds)
        let bar = navigation.flatMap { $0["navigationBarHidden"] == "YES" ? nil : Rect(view.bounds, barHeight: 44) }
        surroundings.topInset = bar?.height ?? 0
        let stored = look.frames.frame(of: root)
        let size = Rect(
            x: 0, y: 0, width: stored?.width ?? view.bounds.width,
            height: max(stored?.height ?? 0, root.isList ? view.bounds.height : 0))
        if let mark = mark(of: root, frame: size.width > 0 && size.height > 0 ? size : view.bounds, surroundings) {
            marks.append(mark)
        }
        if let bar {
            let item = controller.child(key: "navigationItem")
            marks += navigationBar(
                navigation?.child(key: "navigationBar"), item: item, in: bar, surroundings, hasBack: false)
        }
        var group = MarkGroup(marks)
        group.clip = .rect(view.bounds)
        group.title = controller.interfaceBuilderName
        return .group(group)
    }

    private func background(of root: Element, in frame: Rect) -> [Mark] {
        guard root.child(key: "backgroundColor") == nil else { return [] }
        return [.shape(.rect(frame), fill: look.system("systemBackground"))]
    }

    /// The controller that is seen first where containers hold others, and the navigation controller around it.
    private static func shownController(_ controller: Element) -> (Element, Element?)? {
        var current = controller
        var navigation: Element?
        for _ in 0..<4 {
            guard ["navigationController", "tabBarController"].contains(current.name) else {
                return (current, navigation)
            }
            navigation = current.isNamed("navigationController") ? current : nil
            guard let next = current.relationships.first?.connection.destination else { return nil }
            current = next
        }
        return nil
    }
}

extension Rect {
    /// The strip along the upper side.
    fileprivate init(_ frame: Rect, barHeight: Double) {
        self.init(x: 0, y: 0, width: frame.width, height: min(barHeight, frame.height))
    }
}

extension Element {
    /// Whether the view scrolls a list, which fills what room there is.
    fileprivate var isList: Bool { isNamed("tableView") || isNamed("collectionView") }
}
