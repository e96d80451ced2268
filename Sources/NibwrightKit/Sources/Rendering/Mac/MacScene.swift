import InterfaceBuilder

/// Draws scenes and top-level objects of macOS: windows, views and menus.
struct MacScene {
    let look: Look

    private var drawing: ViewDrawing { ViewDrawing(look: look) }
    private static let titleHeight = 28.0
    private static let toolbarHeight = 40.0

    /// The picture of a scene's controller.
    func picture(of controller: Element, title: String) -> Picture {
        if let window = controller.child(key: "window"), let picture = self.window(window, controller, title) {
            return picture
        }
        if let menu = controller.child(key: "mainMenu") { return MacMenu(look: look).menuBar(menu, title: title) }
        if let view = controller.child(key: "view"), let picture = self.view(view, title) { return picture }
        if let whole = contentSize(of: controller), whole.width >= 40, whole.height >= 40 {
            // The canvas has containers smaller than what they hold.
            let size = Rect(x: 0, y: 0, width: min(whole.width, 800), height: min(whole.height, 520))
            let marks = content(of: controller, in: size)
            if !marks.isEmpty {
                let page = Mark.shape(.rect(size), fill: look.system("windowBackground"))
                return Picture(width: size.width, height: size.height, title: title, marks: [page] + marks)
            }
        }
        let frame = Rect(x: 0, y: 0, width: 360, height: 200)
        let span = TextSpan(controller.kindInWords, DrawnFont(size: 20), look.system("secondaryLabel"))
        let marks =
            [Mark.shape(.rect(frame), fill: look.system("windowBackground"))]
            + TextBlock(spans: [span], alignment: .center).marks(in: frame)
            + parts(of: controller, below: frame)
        return Picture(width: frame.width, height: frame.height, title: title, marks: marks)
    }

    /// The picture of a top-level object of a xib; nil for one that shows nothing.
    func picture(ofObject object: Element, title: String) -> Picture? {
        switch object.name {
        case "window", "panel": return window(object, nil, title)
        case "menu":
            let isBar = object["systemMenu"] == "main"
            return isBar
                ? MacMenu(look: look).menuBar(object, title: title) : MacMenu(look: look).menu(object, title: title)
        case "customObject", "userDefaultsController", "arrayController": return nil
        default: return object.frame == nil ? nil : view(object, title)
        }
    }

    private func view(_ view: Element, _ title: String) -> Picture? {
        guard let frame = view.frame?.bounded, frame.width >= 1, frame.height >= 1 else { return nil }
        let page = Mark.shape(.rect(frame.bounds), fill: look.system("windowBackground"))
        guard let mark = drawing.mark(of: view, frame: frame.bounds, Surroundings(tint: look.tint)) else { return nil }
        return Picture(width: frame.width, height: frame.height, title: title, marks: [page, mark])
    }

    // MARK: Windows

    private func window(_ window: Element, _ controller: Element?, _ title: String) -> Picture? {
        let content = window.child(key: "contentView")
        let held = controller?.relationships.first?.connection.destination
        // A window takes the size of its content; that of a split view takes the window's.
        let asked = held.flatMap { $0.isNamed("splitViewController") ? nil : contentSize(of: $0) }
        let stored = asked ?? content?.frame?.bounded ?? window.rect(key: "contentRect")?.bounded
        let size =
            stored.map { Rect(x: 0, y: 0, width: max(120, $0.width), height: max(40, $0.height)) }
            ?? Rect(x: 0, y: 0, width: 480, height: 270)
        let isTitled = window.child(key: "styleMask")?["titled"] != "NO"
        let toolbar = window.child(key: "toolbar")
        let top = (isTitled ? Self.titleHeight : 0) + (toolbar == nil ? 0 : Self.toolbarHeight)
        let frame = Rect(x: 0, y: 0, width: size.width, height: size.height + top)
        var marks: [Mark] = [.shape(.rect(frame, radius: 10), fill: look.system("windowBackground"))]
        if isTitled { marks += titleBar(window, frame) }
        if let toolbar {
            let strip = Rect(x: 0, y: top - Self.toolbarHeight, width: frame.width, height: Self.toolbarHeight)
            marks += MacToolbar(toolbar, look).marks(in: strip)
        }
        let place = Rect(x: 0, y: top, width: size.width, height: size.height)
        if let content, let mark = drawing.mark(of: content, frame: place, Surroundings(tint: look.tint)) {
            marks.append(mark)
        }
        if let controller {
            let inner = held.map { self.content(of: $0, in: place) } ?? []
            marks += inner.isEmpty ? parts(of: controller, below: place) : inner
        }
        marks.append(.shape(.rect(frame.inset(0.5), radius: 10), stroke: Stroke(look.system("tertiaryLabel"))))
        return Picture(width: frame.width, height: frame.height, title: title, marks: marks)
    }

    private func titleBar(_ window: Element, _ frame: Rect) -> [Mark] {
        let lights: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]
        var marks: [Mark] = lights.enumerated().map { number, color in
            .shape(.ellipse(Rect(x: 9 + Double(number) * 20, y: 8, width: 12, height: 12)), fill: Paint(color))
        }
        let words = window["titleVisibility"] == "hidden" ? "" : look.texts.text(window, "title") ?? ""
        let span = TextSpan(words, DrawnFont(size: 13, weight: 600), look.system("windowFrameText"))
        let row = Rect(x: 70, y: 0, width: max(20, frame.width - 140), height: Self.titleHeight)
        marks += TextBlock(spans: [span], alignment: .center).marks(in: row)
        let line = Rect(x: 0, y: Self.titleHeight - 1, width: frame.width, height: 1)
        return marks + [.shape(.rect(line), fill: look.system("separator"))]
    }

    /// The names of the controllers that a container holds.
    private func parts(of controller: Element, below frame: Rect) -> [Mark] {
        let names = controller.relationships.compactMap { $0.connection.destination?.interfaceBuilderName }
        guard !names.isEmpty else { return [] }
        let span = TextSpan(names.joined(separator: " · "), DrawnFont(size: 12), look.system("secondaryLabel"))
        let row = Rect(x: frame.x + 10, y: frame.maxY - 30, width: max(10, frame.width - 20), height: 20)
        return TextBlock(spans: [span], alignment: .center, cut: .tail).marks(in: row)
    }
}
