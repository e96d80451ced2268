import InterfaceBuilder

/// Reads which bars are above and below a controller.
struct BarReader {
    let document: IBDocument

    /// The height of the navigation bar; nil for none.
    func topBarHeight(of controller: Element) -> Double? {
        if let simulated = controller.simulatedMetrics("simulatedTopBarMetrics") {
            if simulated.isNamed("nil") { return nil }
            if simulated["type"] == "none" { return nil }
            return simulated["prompted"] == "YES" ? 74 : 44
        }
        guard let navigation = navigationController(of: controller, visited: []) else { return nil }
        if navigation["navigationBarHidden"] == "YES" { return nil }
        let bar = navigation.child(named: "navigationBar")
        let isLarge = bar?["largeTitles"] == "YES"
        let mode = controller.child(named: "navigationItem")?["largeTitleDisplayMode"]
        return isLarge && mode != "never" ? 96 : 44
    }

    /// The height of the tab bar or toolbar; nil for none.
    func bottomBarHeight(of controller: Element) -> Double? {
        if let simulated = controller.simulatedMetrics("simulatedBottomBarMetrics") {
            if simulated.isNamed("nil") { return nil }
            return simulated.isNamed("simulatedTabBarMetrics") ? 49 : simulated["type"] == "none" ? nil : 44
        }
        let navigation = navigationController(of: controller, visited: [])
        if let navigation, navigation["toolbarHidden"] == "NO" { return 44 }
        if controller["hidesBottomBarWhenPushed"] == "YES" { return nil }
        let isTab = [controller, navigation].compactMap(\.self).contains { tabBarController(of: $0) }
        return isTab ? 49 : nil
    }

    private func segues(to controller: Element) -> [Element] {
        guard let id = controller.id else { return [] }
        return document.elements.filter { $0.isNamed("segue") && $0["destination"] == id }
    }

    /// Whether another scene shows the controller in a container view.
    func isEmbedded(_ controller: Element) -> Bool { segues(to: controller).contains { $0["kind"] == "embed" } }

    /// Whether the controller is shown in a popover.
    func isPopover(_ controller: Element) -> Bool {
        segues(to: controller).contains { $0["kind"] == "popoverPresentation" || $0["kind"] == "popover" }
    }

    private func tabBarController(of controller: Element) -> Bool {
        segues(to: controller).contains { segue in
            segue["kind"] == "relationship" && segue["relationship"] == "viewControllers"
                && segue.owningController?.isNamed("tabBarController") == true
        }
    }

    /// The navigation controller that shows a controller: as its root, or by a segue from one that it shows.
    private func navigationController(of controller: Element, visited: Set<Element>) -> Element? {
        if visited.contains(controller) || visited.count > 100 { return nil }
        let incoming = segues(to: controller)
        for segue in incoming where segue["relationship"] == "rootViewController" {
            if let source = segue.owningController, source.isNamed("navigationController") { return source }
        }
        for segue in incoming where segue["kind"] == "show" || segue["kind"] == "push" {
            guard let source = segue.owningController, source != controller else { continue }
            if let found = navigationController(of: source, visited: visited.union([controller])) { return found }
        }
        return nil
    }
}

extension Element {
    /// The controller that holds the element, itself included.
    fileprivate var owningController: Element? { ([self] + ancestors).first(where: \.isController) }

    /// The child that says which bar Xcode is to draw: a `nil` element for none.
    fileprivate func simulatedMetrics(_ key: String) -> Element? { children.first { $0["key"] == key } }
}
