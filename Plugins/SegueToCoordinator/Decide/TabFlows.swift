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
                let tabs = bar.relationships.filter { $0.relationship == "viewControllers" }
                for tab in tabs.flatMap(graph.destinations) {
                    let name = flows.name(of: tab)
                    for controller in flows.reach(from: tab) { reached[controller, default: []].insert(name) }
                }
            }
        }
        return reached.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// The flow's name: the class of the first screen that has one, else the tab's title.
    private func name(of tab: Element) -> String {
        let className = ([tab] + graph.navigationContents(of: tab)).lazy.compactMap(\.customClass).first
        if let className { return className.withoutControllerSuffix.flowWords }
        return (tab.child(named: "tabBarItem")?["title"] ?? tab["title"] ?? "Tab").flowWords
    }

    private func reach(from tab: Element) -> Set<Element> {
        var reached: Set<Element> = []
        var waiting = [tab]
        while let controller = waiting.popLast() {
            guard reached.insert(controller).inserted, let scene = controller.document.scene(holding: controller) else {
                continue
            }
            for segue in scene.segues where segue.unwindAction == nil { waiting += graph.destinations(of: segue) }
        }
        return reached
    }
}
