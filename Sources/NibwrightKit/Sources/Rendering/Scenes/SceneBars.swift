import InterfaceBuilder

/// The navigation and tab bar controllers around each scene of a storyboard, as its segues have it.
struct SceneBars {
    /// The containers of one scene.
    struct Containers {
        var navigation: Element?
        var tabs: Element?
        /// Whether a scene comes before this one on the navigation controller's stack.
        var isPushed = false
    }

    private var containers: [Element: Containers] = [:]

    init(_ document: IBDocument) {
        var waiting: [(Element, Containers)] = []
        let scenes = document.scenes
        for scene in scenes {
            guard let controller = scene.controller else { continue }
            for segue in controller.relationships { add(segue, of: controller, Containers(), &waiting) }
        }
        var segues: [Element: [Segue]] = [:]
        for scene in scenes { if let controller = scene.controller { segues[controller] = scene.segues } }
        // Each scene is entered once, by the shortest way from a container.
        var next = 0
        while next < waiting.count {
            let (controller, found) = waiting[next]
            next += 1
            guard merge(found, into: controller) else { continue }
            for segue in segues[controller] ?? [] { follow(segue, from: controller, &waiting) }
        }
    }

    /// The containers around a scene's controller.
    func containers(of controller: Element) -> Containers { containers[controller] ?? Containers() }

    private mutating func merge(_ found: Containers, into controller: Element) -> Bool {
        guard let old = containers[controller] else {
            containers[controller] = found
            return true
        }
        var new = old
        if new.navigation == nil, found.navigation != nil {
            new.navigation = found.navigation
            new.isPushed = found.isPushed
        }
        if new.tabs == nil { new.tabs = found.tabs }
        guard new.navigation != old.navigation || new.tabs != old.tabs else { return false }
        containers[controller] = new
        return true
    }

    private func follow(_ segue: Segue, from controller: Element, _ waiting: inout [(Element, Containers)]) {
        let around = containers(of: controller)
        if segue.isRelationship { return add(segue, of: controller, around, &waiting) }
        guard ["show", "push"].contains(segue.kind), around.navigation != nil,
            let destination = segue.connection.destination, destination.isController,
            !destination.isNamed("navigationController"), !destination.isNamed("tabBarController")
        else { return }
        var inner = around
        inner.isPushed = true
        if destination["hidesBottomBarWhenPushed"] == "YES" { inner.tabs = nil }
        waiting.append((destination, inner))
    }

    private func add(
        _ segue: Segue, of controller: Element, _ around: Containers, _ waiting: inout [(Element, Containers)]
    ) {
        guard let destination = segue.connection.destination else { return }
        var inner = around
        inner.isPushed = false
        switch controller.name {
        case "navigationController": inner.navigation = controller
        case "tabBarController":
            inner.tabs = controller
            inner.navigation = nil
        default: inner = Containers()
        }
        waiting.append((destination, inner))
    }
}
