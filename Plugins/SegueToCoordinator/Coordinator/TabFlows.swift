import TransformKit

/// Finds the screens that only one tab of a tab bar leads to.
struct TabFlows {
    private let graph: ProjectGraph

    /// The flow of each view controller that only one tab leads to, named after the first screen of the tab.
    static func names(in graph: ProjectGraph) -> [Element: String] {
        let flows = TabFlows(graph: graph)
        var reached: [Element: Set<String>] = [:]
        for document in graph.documents where document.kind.form == .storyboard {
            for scene in document.scenes {
                guard let bar = scene.controller, bar.isNamed("tabBarController") else { continue }
                for tab in flows.children(of: bar) {
                    let name = flows.name(of: tab)
                    for controller in flows.reach(from: tab) { reached[controller, default: []].insert(name) }
                }
            }
        }
        return reached.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    private func children(of bar: Element) -> [Element] {
        let segues = bar.child(named: "connections")?.children(named: "segue") ?? []
        return segues.filter { $0["relationship"] == "viewControllers" }.flatMap(destinations)
    }

    /// The flow's name: the class of the first screen that has one, else the tab's title.
    private func name(of tab: Element) -> String {
        var next: Element? = tab
        var steps = 0
        while let controller = next, steps < 8 {
            if let name = controller.customClass { return name.withoutControllerSuffix.flowWords }
            let root = controller.child(named: "connections")?.children(named: "segue").first {
                $0["relationship"] == "rootViewController"
            }
            next = root.flatMap { destinations(of: $0).first }
            steps += 1
        }
        return (tab.child(named: "tabBarItem")?["title"] ?? tab["title"] ?? "Tab").flowWords
    }

    private func reach(from tab: Element) -> Set<Element> {
        var reached: Set<Element> = []
        var waiting = [tab]
        while let controller = waiting.popLast() {
            guard reached.insert(controller).inserted, let scene = controller.document.scene(holding: controller) else {
                continue
            }
            for element in scene.element.descendants where element.isNamed("segue") && element["unwindAction"] == nil {
                waiting += destinations(of: element)
            }
        }
        return reached
    }

    private func destinations(of segue: Element) -> [Element] {
        guard let end = segue["destination"].flatMap(segue.document.object(id:)) else { return [] }
        guard let reference = StoryboardReference(end) else { return [end] }
        if case .controllers(let controllers) = graph.storyboards.destination(of: reference) { return controllers }
        return []
    }
}
