import InterfaceBuilder

extension DocumentRenderer {
    /// A storyboard as Interface Builder shows it: every scene at its place with its name, and the segues as arrows.
    public func canvas() -> Picture {
        let scenes = document.scenes
        var tiles = scenes.map { CanvasTile($0, tilePicture(of: $0)) }
        place(&tiles)
        let margin = 60.0
        let left = tiles.map(\.frame.x).min() ?? 0
        let top = tiles.map(\.frame.y).min() ?? 0
        for index in tiles.indices { tiles[index].move(x: margin - left, y: margin + 20 - top) }
        let width = (tiles.map(\.frame.maxX).max() ?? 0) + margin
        let height = (tiles.map(\.frame.maxY).max() ?? 0) + margin
        let colors = CanvasColors(isDark: look.options.isDark)
        let page = Mark.shape(.rect(Rect(x: 0, y: 0, width: width, height: height)), fill: colors.page)
        let arrows = CanvasArrows(tiles: tiles, colors: colors)
        let initial = document.initialViewController.flatMap { controller in
            tiles.first { $0.scene.topLevelObjects.contains(controller) }
        }
        let marks =
            [page] + arrows.lines() + tiles.flatMap { $0.marks(colors) } + arrows.traces() + arrows.labels()
            + (initial.map { [arrows.entry(to: $0)] } ?? [])
        let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
        return Picture(width: width, height: height, title: name, marks: marks)
    }

    /// A scene's picture, with a menu bar closed: open menus would lie over other scenes.
    private func tilePicture(of scene: Scene) -> Picture {
        guard document.kind.platform == .macOS, let menu = scene.controller?.child(key: "mainMenu") else {
            return picture(of: scene)
        }
        return MacMenu(look: look).menuBar(menu, title: scene.title, isOpen: false)
    }

    /// How many points of the picture are one of the canvas. It counts in parts of the device: 600 are one screen; in
    /// points of the stored views where the document has no device, from before there were any.
    private func unit(_ tiles: [CanvasTile]) -> (x: Double, y: Double) {
        guard document.kind.platform == .iOS || document.kind.platform == .unknown else { return (1, 1) }
        let screen = look.options.screen(document)
        guard document.root.child(named: "device") == nil else { return (screen.width / 600, screen.height / 600) }
        let stored = tiles.filter { $0.frame.width == screen.width }.compactMap {
            $0.scene.controller?.child(key: "view")?.frame
        }
        let width = stored.map(\.width).min() ?? screen.width
        let height = stored.map(\.height).min() ?? screen.height
        return (max(1, screen.width / max(1, width)), max(1, screen.height / max(1, height)))
    }

    /// Puts scenes where the document has them.
    private func place(_ tiles: inout [CanvasTile]) {
        let unit = unit(tiles)
        for index in tiles.indices {
            guard let location = tiles[index].scene.canvasLocation else { continue }
            let point = Rect(x: location.x * unit.x, y: location.y * unit.y, width: 0, height: 0).canvasBounded
            tiles[index].center(at: Point(point.x, point.y))
        }
        // Scenes without a place stand in a row below the others.
        var x = 0.0
        let y = tiles.filter(\.isPlaced).map(\.frame.maxY).max().map { $0 + 120 } ?? 0
        for index in tiles.indices where !tiles[index].isPlaced {
            tiles[index].put(at: Point(x, y))
            x += tiles[index].frame.width + 90
        }
    }
}

/// The colors of the canvas around the scenes.
struct CanvasColors {
    let page: Paint
    let ink: Paint
    let quiet: Paint
    let edge: Paint

    init(isDark: Bool) {
        page = Paint(isDark ? 0x24272B : 0xE9ECEF)
        ink = Paint(isDark ? 0xE6EBF0 : 0x1D2530)
        quiet = Paint(isDark ? 0x8F9BA7 : 0x6A7683)
        edge = Paint(isDark ? 0x4A525B : 0xC3CAD2)
    }
}

/// One scene of a canvas with its picture and its place.
struct CanvasTile {
    let scene: Scene
    let picture: Picture
    private(set) var frame: Rect
    private(set) var isPlaced = false

    init(_ scene: Scene, _ picture: Picture) {
        self.scene = scene
        self.picture = picture
        frame = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
    }

    mutating func center(at point: Point) {
        put(at: Point(point.x - frame.width / 2, point.y - frame.height / 2))
    }

    mutating func put(at point: Point) {
        frame = Rect(x: point.x, y: point.y, width: frame.width, height: frame.height)
        isPlaced = true
    }

    mutating func move(x: Double, y: Double) {
        frame = Rect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    }

    /// The picture at its place, with the scene's name above.
    func marks(_ colors: CanvasColors) -> [Mark] {
        var group = MarkGroup(picture.marks, at: Point(frame.x, frame.y))
        group.clip = .rect(frame.bounds)
        group.title = scene.title
        group.objectID = scene.id
        let span = TextSpan(scene.title, DrawnFont(size: 20, weight: 600), colors.ink)
        let line = Rect(x: frame.x, y: frame.y - 32, width: max(frame.width, 80), height: 28)
        let title = TextBlock(spans: [span], alignment: .center, cut: .middle)
        return title.marks(in: line) + [.group(group), .shape(.rect(frame), stroke: Stroke(colors.edge))]
    }
}

extension Rect {
    /// The place on a canvas, within what a picture can hold.
    fileprivate var canvasBounded: Rect {
        func limited(_ value: Double) -> Double { value.isFinite ? min(40_000, max(-40_000, value)) : 0 }
        return Rect(x: limited(x), y: limited(y), width: width, height: height)
    }
}
