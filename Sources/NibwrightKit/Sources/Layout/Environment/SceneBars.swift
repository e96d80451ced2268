import InterfaceBuilder

/// The bars that a root view is shown with, as far as its own document tells.
///
/// A controller has a navigation bar when it is a navigation controller's root or is pushed by one that has, a tab bar
/// when a tab bar controller lists it or its navigation controller; simulated metrics of the controller come first.
struct SceneBars {
    /// What the bars and the screen take of the view's sides.
    let safeArea: EdgeDistances

    init(_ root: Element, on device: CanvasDevice) {
        guard let controller = root.parent, root["key"] == "view", controller.isController else {
            safeArea = Self.ofFreeView(root, on: device)
            return
        }
        let reader = BarReader(document: root.document)
        let missing = device.size.height - (root.frame?.height ?? device.size.height)
        if missing > 0, reader.isEmbedded(controller) {
            safeArea = EdgeDistances(top: device.safeArea.top)
        } else if missing > 0, reader.isPopover(controller) {
            safeArea = .zero
        } else {
            let bars = EdgeDistances(
                top: reader.topBarHeight(of: controller) ?? 0, bottom: reader.bottomBarHeight(of: controller) ?? 0)
            safeArea = Self.uncovered(device.safeArea, bars, missing: missing)
        }
    }

    /// The insets of a view that lacks some height of the screen: it ends at an opaque bar, or is a sheet.
    private static func uncovered(_ screen: EdgeDistances, _ bars: EdgeDistances, missing: Double) -> EdgeDistances {
        var area = screen + bars
        guard missing > 0 else { return area }
        switch missing {
        case area.bottom: area.bottom = 0
        case area.top: area.top = 0
        case area.top + area.bottom: (area.top, area.bottom) = (0, 0)
        case area.bottom + screen.top: (area.top, area.bottom) = (bars.top, 0)
        case ...sheetGap: area.top = bars.top > 0 ? max(bars.top, sheetBarHeight) : 0
        default: break
        }
        return area
    }

    /// The most that Xcode's canvas leaves free above a sheet.
    private static let sheetGap = 70.0
    /// The height of the navigation bar of a sheet.
    private static let sheetBarHeight = 56.0

    /// A view of a xib stands alone: one as large as the screen is shown as a screen, and so is every one from Xcode 14
    /// on where the screen has no home button.
    private static func ofFreeView(_ root: Element, on device: CanvasDevice) -> EdgeDistances {
        guard let frame = root.frame, root.isNamed("view") else { return .zero }
        if frame.width == device.size.width, frame.height == device.size.height { return device.safeArea }
        let isModern = CanvasAge(root.document).systemVersion >= 16
        return isModern && device.safeArea.bottom > 0 ? device.safeArea : .zero
    }
}

/// Reads which bars are above and below a controller.
private struct BarReader {
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
