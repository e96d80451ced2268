import InterfaceBuilder

/// The segues between the scenes of a canvas.
struct CanvasArrows {
    private let tiles: [CanvasTile]
    private let colors: CanvasColors
    private let arrows: [Arrow]

    /// A segue with its ends.
    private struct Arrow {
        let segue: Segue
        let start: Point
        let end: Point
        /// The direction in which the line leaves and arrives: along the rows, or along the columns.
        let isHorizontal: Bool
    }

    init(tiles: [CanvasTile], colors: CanvasColors) {
        self.tiles = tiles
        self.colors = colors
        var owners: [Element: Int] = [:]
        for (number, tile) in tiles.enumerated() {
            for object in tile.scene.topLevelObjects where !object.isNamed("exit") { owners[object] = number }
        }
        var arrows: [Arrow] = []
        var used: [String: Int] = [:]
        for (number, tile) in tiles.enumerated() {
            for segue in tile.scene.segues where segue.kind != "unwind" {
                guard let destination = segue.connection.destination, let end = owners[destination], end != number
                else {
                    continue
                }
                // Several segues between two scenes run beside each other.
                let lane = used["\(number)-\(end)", default: 0]
                used["\(number)-\(end)"] = lane + 1
                arrows.append(Self.arrow(segue, tile.frame, tiles[end].frame, lane))
            }
        }
        self.arrows = arrows
    }

    private static func arrow(_ segue: Segue, _ from: Rect, _ to: Rect, _ lane: Int) -> Arrow {
        let shift = Double((lane % 16 + 1) / 2 * (lane % 2 == 0 ? 1 : -1)) * 26
        let (fromX, fromY) = (from.x + from.width / 2, from.y + from.height / 2)
        let (toX, toY) = (to.x + to.width / 2, to.y + to.height / 2)
        let isHorizontal = to.x >= from.maxX || from.x >= to.maxX
        if isHorizontal {
            let isRight = to.x >= from.maxX
            return Arrow(
                segue: segue, start: Point(isRight ? from.maxX : from.x, fromY + shift),
                end: Point(isRight ? to.x : to.maxX, toY + shift), isHorizontal: true)
        }
        let isDown = toY >= fromY
        return Arrow(
            segue: segue, start: Point(fromX + shift, isDown ? from.maxY : from.y),
            end: Point(toX + shift, isDown ? to.y - 32 : to.maxY), isHorizontal: false)
    }

    // MARK: Drawing

    /// The arrows, which run behind the scenes.
    func lines() -> [Mark] { arrows.flatMap(line) }

    /// The arrows once more, so faint that they can be followed over the scenes that they run behind.
    func traces() -> [Mark] {
        var group = MarkGroup(lines())
        group.opacity = 0.35
        return group.marks.isEmpty ? [] : [.group(group)]
    }

    private func line(_ arrow: Arrow) -> [Mark] {
        let (start, end) = (arrow.start, arrow.end)
        let sign = arrow.isHorizontal ? (end.x >= start.x ? 1.0 : -1) : (end.y >= start.y ? 1.0 : -1)
        let reach = max(30, (arrow.isHorizontal ? abs(end.x - start.x) : abs(end.y - start.y)) / 2) * sign
        let first = arrow.isHorizontal ? Point(start.x + reach, start.y) : Point(start.x, start.y + reach)
        let second = arrow.isHorizontal ? Point(end.x - reach, end.y) : Point(end.x, end.y - reach)
        let look = SegueLook(arrow.segue)
        let stroke = Stroke(look.paint, width: look.width, isDashed: look.isDashed)
        return [.shape(.curve(start, first, second, end), stroke: stroke), head(arrow, sign, look.paint)]
            + (arrow.segue.isRelationship ? [dot(start, look.paint)] : [])
    }

    private func head(_ arrow: Arrow, _ sign: Double, _ paint: Paint) -> Mark {
        let (tip, length, half) = (arrow.end, 12.0 * sign, 6.0)
        let points =
            arrow.isHorizontal
            ? [tip, Point(tip.x - length, tip.y - half), Point(tip.x - length, tip.y + half)]
            : [tip, Point(tip.x - half, tip.y - length), Point(tip.x + half, tip.y - length)]
        return .shape(.lines(points, isClosed: true), fill: paint)
    }

    private func dot(_ point: Point, _ paint: Paint) -> Mark {
        .shape(
            .ellipse(Rect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)), fill: colors.page,
            stroke: Stroke(paint, width: 2))
    }

    /// The kinds and identifiers of the segues, in the middle of their lines.
    func labels() -> [Mark] {
        arrows.flatMap { arrow -> [Mark] in
            let look = SegueLook(arrow.segue)
            let words = [look.word, arrow.segue.identifier].compactMap(\.self).joined(separator: " · ")
            let font = DrawnFont(size: 15)
            let width = min(260, font.width(of: words) * 1.08 + 12)
            // Where the line is shorter than its words, they stand below it.
            let isShort = arrow.isHorizontal && abs(arrow.end.x - arrow.start.x) < width + 30
            let middle = Point(
                (arrow.start.x + arrow.end.x) / 2, (arrow.start.y + arrow.end.y) / 2 + (isShort ? 24 : 0))
            let box = Rect(x: middle.x - width / 2, y: middle.y - 12, width: width, height: 24)
            let plate = Mark.shape(.rect(box, radius: 12), fill: colors.page, stroke: Stroke(look.paint, width: 0.75))
            let block = TextBlock(spans: [TextSpan(words, font, colors.ink)], alignment: .center, cut: .middle)
            return [plate] + block.marks(in: box.inset(left: 5, right: 5))
        }
    }

    /// The arrow that points at the scene with which the storyboard opens.
    func entry(to tile: CanvasTile) -> Mark {
        let y = tile.frame.y + tile.frame.height / 2
        let x = tile.frame.x
        let points = [
            Point(x - 46, y - 7), Point(x - 24, y - 7), Point(x - 24, y - 18), Point(x - 3, y), Point(x - 24, y + 18),
            Point(x - 24, y + 7), Point(x - 46, y + 7),
        ]
        var group = MarkGroup([.shape(.lines(points, isClosed: true), fill: colors.quiet)])
        group.title = "Initial scene"
        return .group(group)
    }
}

/// The color and the line of a segue by its kind.
private struct SegueLook {
    let paint: Paint
    let word: String
    var width = 2.0
    var isDashed = false

    init(_ segue: Segue) {
        word = segue.relationship ?? segue.kind ?? "segue"
        switch segue.kind {
        case "relationship":
            paint = Paint(0x8D9AA8)
            width = 1.5
        case "embed":
            paint = Paint(0x3F9F5F)
            isDashed = true
        case "show", "push", "showDetail": paint = Paint(0x3B82C4)
        case "presentation", "modal", "popoverPresentation", "popover", "sheet": paint = Paint(0xB5508F)
        default: paint = Paint(0xD9822B)
        }
    }
}
