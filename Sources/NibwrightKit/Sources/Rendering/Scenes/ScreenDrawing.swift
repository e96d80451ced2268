import InterfaceBuilder

/// Draws scenes of iOS and tvOS: the view of the controller, with the bars of the controllers around it.
struct ScreenDrawing {
    let look: Look
    let bars: SceneBars

    private var drawing: ViewDrawing { ViewDrawing(look: look) }

    /// The picture of a controller.
    func picture(of controller: Element, title: String) -> Picture {
        let surroundings = Surroundings(tint: look.tint)
        guard let view = controller.child(key: "view"), !view.isNamed("nil") else {
            return container(controller, title, surroundings)
        }
        let screen = self.screen(of: view)
        let around = bars.containers(of: controller)
        let bottom = self.bottom(controller, around, screen, surroundings)
        let bar = topBar(controller, around, screen)
        let top = self.top(controller, around, bar, surroundings)
        let own = look.frames.frame(of: view) ?? screen
        let frame = Rect(x: 0, y: min(max(0, own.y), 100), width: own.width, height: own.height)
        var inner = surroundings
        if controller["automaticallyAdjustsScrollViewInsets"] != "NO" { inner.topInset = bar?.height ?? 0 }
        var marks: [Mark] = [.shape(.rect(screen), fill: look.system("systemBackground"))]
        if let mark = drawing.mark(of: view, frame: frame, inner) { marks.append(mark) }
        return Picture(width: screen.width, height: screen.height, title: title, marks: marks + top + bottom)
    }

    /// The screen: as large as the view, and as the device where bars keep the view from filling it.
    private func screen(of view: Element) -> Rect {
        let device = look.options.screen(look.document)
        guard let frame = look.frames.frame(of: view), frame.width >= 1, frame.height >= 1 else {
            return Rect(x: 0, y: 0, width: device.width, height: device.height)
        }
        let bottom = frame.height + min(max(0, frame.y), 100)
        let isShortened = frame.width == device.width && bottom < device.height && device.height - bottom <= 180
        return Rect(x: 0, y: 0, width: frame.width, height: isShortened ? device.height : bottom)
    }

    // MARK: Bars

    /// The place of the navigation bar; nil for a scene without one.
    private func topBar(_ controller: Element, _ around: SceneBars.Containers, _ screen: Rect) -> Rect? {
        let simulated = controller.child(key: "simulatedTopBarMetrics")
        if simulated?.isNamed("nil") == true { return nil }
        guard let navigation = around.navigation else {
            return simulated?.isNamed("simulatedNavigationBarMetrics") == true ? barFrame(nil, screen) : nil
        }
        return navigation["navigationBarHidden"] == "YES"
            ? nil : barFrame(of: controller, navigation.child(key: "navigationBar"), screen)
    }

    private func top(
        _ controller: Element, _ around: SceneBars.Containers, _ frame: Rect?, _ surroundings: Surroundings
    ) -> [Mark] {
        guard let frame else { return [] }
        let bar = around.navigation?.child(key: "navigationBar")
        let item = controller.child(key: "navigationItem")
        return drawing.navigationBar(bar, item: item, in: frame, surroundings, hasBack: around.isPushed)
    }

    /// A scene without a large title has a bar of the usual height, whatever the navigation controller's own has.
    private func barFrame(of controller: Element, _ bar: Element?, _ screen: Rect) -> Rect {
        let frame = barFrame(bar, screen)
        let isSmall = controller.child(key: "navigationItem")?["largeTitleDisplayMode"] == "never"
        guard isSmall, bar?["largeTitles"] == "YES", frame.height >= 96 else { return frame }
        return Rect(x: 0, y: 0, width: frame.width, height: frame.height - 52)
    }

    private func barFrame(_ bar: Element?, _ screen: Rect) -> Rect {
        let stored = bar?.frame?.bounded
        let status = stored.map { min(max(0, $0.y), 70) } ?? (screen.height >= 780 && screen.width < 700 ? 44 : 20)
        let height = stored.map { min(max(32, $0.height), 160) } ?? 44
        return Rect(x: 0, y: 0, width: screen.width, height: status + height)
    }

    private func bottom(
        _ controller: Element, _ around: SceneBars.Containers, _ screen: Rect, _ surroundings: Surroundings
    ) -> [Mark] {
        let simulated = controller.child(key: "simulatedBottomBarMetrics")
        if simulated?.isNamed("nil") == true || controller["hidesBottomBarWhenPushed"] == "YES" { return [] }
        if let tabs = around.tabs { return tabBar(of: tabs, showing: controller, around, screen, surroundings) }
        let items = controller.child(named: "toolbarItems")?.children ?? []
        let isShown =
            simulated?.isNamed("simulatedToolbarMetrics") == true || around.navigation?["toolbarHidden"] == "NO"
        if isShown || !items.isEmpty && around.navigation != nil {
            let bar = around.navigation?.child(key: "toolbar")
            return drawing.toolbar(bar, items: items, in: strip(44, bar, screen), surroundings)
        }
        guard simulated?.isNamed("simulatedTabBarMetrics") == true else { return [] }
        return drawing.tabBar(nil, items: [], selected: nil, in: strip(49, nil, screen), surroundings)
    }

    private func strip(_ height: Double, _ bar: Element?, _ screen: Rect) -> Rect {
        let stored = bar?.frame?.bounded.height ?? 0
        let safe = screen.height >= 780 && screen.width < 700 ? 34.0 : 0
        let full = min(max(height, stored) + (stored > height ? 0 : safe), 120)
        return Rect(x: 0, y: screen.height - full, width: screen.width, height: full)
    }

    private func tabBar(
        of tabs: Element, showing controller: Element, _ around: SceneBars.Containers, _ screen: Rect,
        _ surroundings: Surroundings
    ) -> [Mark] {
        let pages = tabs.relationships.filter { $0.relationship == "viewControllers" }.compactMap(
            \.connection.destination)
        let items = pages.compactMap { $0.child(key: "tabBarItem") }
        let shown = pages.firstIndex { $0 == controller || $0 == around.navigation }
        let selected = shown.flatMap { page in items.firstIndex { $0.parent == pages[page] } }
        let bar = tabs.child(key: "tabBar")
        return drawing.tabBar(bar, items: items, selected: selected, in: strip(49, bar, screen), surroundings)
    }

    // MARK: Containers

    /// A controller without a view of its own: its bars, and its kind in the middle.
    private func container(_ controller: Element, _ title: String, _ surroundings: Surroundings) -> Picture {
        let size = look.options.screen(look.document)
        let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var marks: [Mark] = [.shape(.rect(screen), fill: look.system("secondarySystemBackground"))]
        if controller.isNamed("navigationController"), controller["navigationBarHidden"] != "YES" {
            let bar = controller.child(key: "navigationBar")
            marks += drawing.navigationBar(bar, item: nil, in: barFrame(bar, screen), surroundings, hasBack: false)
        }
        if controller.isNamed("tabBarController") {
            marks += tabBar(of: controller, showing: controller, SceneBars.Containers(), screen, surroundings)
        }
        let kind = TextSpan(controller.kindInWords, DrawnFont(size: 24), look.system("secondaryLabel"))
        marks += TextBlock(spans: [kind], alignment: .center).marks(in: screen.inset(16))
        if let name = controller.customClass {
            let span = TextSpan(name, DrawnFont(size: 14), look.system("tertiaryLabel"))
            let line = Rect(x: 16, y: screen.height / 2 + 20, width: screen.width - 32, height: 20)
            marks += TextBlock(spans: [span], alignment: .center).marks(in: line)
        }
        return Picture(width: screen.width, height: screen.height, title: title, marks: marks)
    }
}

extension Element {
    /// `navigationController` as people say it: `Navigation Controller`.
    var kindInWords: String {
        name.reduce(into: "") { words, letter in
            if words.isEmpty { return words += letter.uppercased() }
            if letter.isUppercase { words += " " }
            words.append(letter)
        }
    }
}
