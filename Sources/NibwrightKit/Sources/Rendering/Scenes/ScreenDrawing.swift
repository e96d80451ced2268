import InterfaceBuilder
import Layout

/// Draws scenes of iOS and tvOS: the view of the controller, with the bars of the controllers around it.
struct ScreenDrawing {
    let look: Look
    let bars: SceneBars

    private var drawing: ViewDrawing { ViewDrawing(look: look) }

    /// The picture of a controller.
    func picture(of controller: Element, title: String) -> Picture {
        let surroundings = Surroundings(tint: look.tint)
        guard let view = controller.child(key: "view"), !view.isNamed("nil"),
            let place = look.frames.screen(of: controller)
        else { return container(controller, title, surroundings) }
        let screen = Rect(x: 0, y: 0, width: place.size.width, height: place.size.height).bounded
        let inferred = InferredBars(of: controller)
        let around = bars.containers(of: controller)
        let bottom = self.bottom(inferred, around, place, surroundings)
        let top = self.top(inferred, around, place, surroundings)
        var inner = surroundings
        if controller["automaticallyAdjustsScrollViewInsets"] != "NO" {
            inner.topInset = max(0, (place.topBar?.maxY ?? 0) - place.view.y)
        }
        var marks: [Mark] = [.shape(.rect(screen), fill: look.system("systemBackground"))]
        if let mark = drawing.mark(of: view, frame: place.view.bounded, inner) { marks.append(mark) }
        return Picture(width: screen.width, height: screen.height, title: title, marks: marks + top + bottom)
    }

    // MARK: Bars

    private func top(
        _ inferred: InferredBars, _ around: SceneBars.Containers, _ place: SceneScreen, _ surroundings: Surroundings
    ) -> [Mark] {
        guard let frame = place.topBar?.bounded else { return [] }
        var bar: Element?
        if case .navigation(let navigation) = inferred.top { bar = navigation.child(key: "navigationBar") }
        let item = inferred.controller.child(key: "navigationItem")
        return drawing.navigationBar(bar, item: item, in: frame, surroundings, hasBack: around.isPushed)
            + Mark.areas(ofNavigationItem: item, in: frame)
    }

    private func bottom(
        _ inferred: InferredBars, _ around: SceneBars.Containers, _ place: SceneScreen, _ surroundings: Surroundings
    ) -> [Mark] {
        let items = inferred.controller.child(named: "toolbarItems")?.children ?? []
        let screen = Rect(x: 0, y: 0, width: place.size.width, height: place.size.height).bounded
        let frame = place.bottomBar?.bounded ?? strip(44, nil, screen)
        switch inferred.bottom {
        case .tabs(let tabs): return tabBar(of: tabs, showing: inferred.controller, around, in: frame, surroundings)
        case .toolbar(let navigation):
            return drawing.toolbar(navigation.child(key: "toolbar"), items: items, in: frame, surroundings)
        case .simulated(let metrics):
            return metrics.isNamed("simulatedTabBarMetrics")
                ? drawing.tabBar(nil, items: [], selected: nil, in: frame, surroundings)
                : drawing.toolbar(nil, items: items, in: frame, surroundings)
        case .navigation, nil:
            // A toolbar that code shows: it is hidden in the document, and has items all the same.
            let isOff = inferred.controller.child(key: "simulatedBottomBarMetrics")?.isNamed("nil") == true
            guard !items.isEmpty, !isOff, let navigation = around.navigation else { return [] }
            return drawing.toolbar(navigation.child(key: "toolbar"), items: items, in: frame, surroundings)
        }
    }

    /// The bar of a container that is drawn by itself, where the document has it.
    private func barFrame(_ bar: Element?, _ screen: Rect) -> Rect {
        // Older versions of Xcode store bars at the upper side of the screen, or as high as all of it.
        let stored = bar?.frame?.bounded
        let usual: Double = screen.height >= 780 && screen.width < 700 ? 44 : 20
        let status = stored.map { $0.y > 0 ? min($0.y, 70) : usual } ?? usual
        let height = stored.map { $0.height > Self.highestStored ? 44 : max(32, $0.height) } ?? 44
        return Rect(x: 0, y: 0, width: screen.width, height: status + height)
    }

    /// A bar that is stored higher than this was not laid out: 96 are a large title below its bar.
    private static let highestStored = 100.0

    private func strip(_ height: Double, _ bar: Element?, _ screen: Rect) -> Rect {
        let stored = (bar?.frame?.bounded.height).flatMap { $0 > Self.highestStored ? nil : $0 } ?? 0
        let safe = screen.height >= 780 && screen.width < 700 ? 34.0 : 0
        let full = max(height, stored) + (stored > height ? 0 : safe)
        return Rect(x: 0, y: screen.height - full, width: screen.width, height: full)
    }

    private func tabBar(
        of tabs: Element, showing controller: Element, _ around: SceneBars.Containers, in frame: Rect,
        _ surroundings: Surroundings
    ) -> [Mark] {
        let pages = tabs.relationships.filter { $0.relationship == "viewControllers" }.compactMap(
            \.connection.destination)
        let shown = pages.compactMap { page in tabItem(of: page).map { (page: page, item: $0) } }
        let selected = shown.firstIndex { $0.page == controller || $0.page == around.navigation }
        let bar = tabs.child(key: "tabBar")
        let items = shown.map(\.item)
        return drawing.tabBar(bar, items: items, selected: selected, in: frame, surroundings)
            + Mark.areas(ofTabs: items, in: frame)
    }

    /// The item of a tab. Behind a storyboard reference the app shows that of the scene to which the reference leads; the
    /// reference's own is what Xcode shows for want of it.
    private func tabItem(of page: Element) -> Element? {
        let own = page.child(key: "tabBarItem")
        guard let reference = StoryboardReference(page), let graph = look.graph,
            case .controllers(let found) = graph.storyboards.destination(of: reference)
        else { return own }
        return found.lazy.compactMap { $0.child(key: "tabBarItem") }.first ?? own
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
            let frame = strip(49, controller.child(key: "tabBar"), screen)
            marks += tabBar(of: controller, showing: controller, SceneBars.Containers(), in: frame, surroundings)
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
