import InterfaceBuilder

/// The title and image of a button, arranged in its rectangle.
struct ButtonFace {
    var frame: Rect
    var spans: [TextSpan] = []
    var subtitle: [TextSpan] = []
    var image: NamedImage?
    var symbolSize = 17.0
    /// Whether only the shape of an image counts, as in buttons of the system's type.
    var tintsImage = false
    /// The side of the title at which the image stands: `leading`, `trailing`, `top`, `bottom`.
    var placement = "leading"
    var gap = 0.0
    var alignment = TextBlock.Alignment.center
    var vertical = TextBlock.Vertical.center
    var lineCount = 1
    var cut = TextBlock.Cut.middle
    /// The button, and the name of its title in tables.
    var title: (button: Element, property: String)?
    fileprivate var titleShift = (x: 0.0, y: 0.0)
    private var imageInsets = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)

    private let isRightToLeft: Bool

    init(_ frame: Rect, isRightToLeft: Bool = false) {
        self.frame = frame
        self.isRightToLeft = isRightToLeft
    }

    mutating func alignment(of button: Element) {
        switch button["contentHorizontalAlignment"] {
        case "left": alignment = .left
        case "right": alignment = .right
        case "leading": alignment = isRightToLeft ? .right : .left
        case "trailing": alignment = isRightToLeft ? .left : .right
        default: alignment = .center
        }
        switch button["contentVerticalAlignment"] {
        case "top": vertical = .top
        case "bottom": vertical = .bottom
        default: vertical = .center
        }
    }

    /// Takes the insets that move content, title and image.
    mutating func insets(of button: Element) {
        alignment(of: button)
        for inset in button.children(named: "inset") {
            func side(_ name: StaticString) -> Double { min(2000, max(-2000, inset.number(name) ?? 0)) }
            let (left, top, right, bottom) = (side("minX"), side("minY"), side("maxX"), side("maxY"))
            switch inset["key"] {
            case "contentEdgeInsets": frame = frame.inset(left: left, top: top, right: right, bottom: bottom)
            case "titleEdgeInsets": titleShift = ((left - right) / (alignment == .center ? 2 : 1), (top - bottom) / 2)
            case "imageEdgeInsets": imageInsets = (left, top, right, bottom)
            default: break
            }
        }
    }

    /// The size that the image has in the button.
    var imageSize: ScreenSize {
        guard let image else { return ScreenSize(width: 0, height: 0) }
        if image.isSymbol { return ScreenSize(width: symbolSize * 1.2, height: symbolSize * 1.2) }
        let size = image.size ?? ScreenSize(width: 24, height: 24)
        let room = frame.inset(
            left: imageInsets.left, top: imageInsets.top, right: imageInsets.right, bottom: imageInsets.bottom)
        return ScreenSize(
            width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    }

    /// The rectangle of the image and the one of the texts.
    func places() -> (image: Rect, title: Rect) {
        let size = imageSize
        let textWidth = min(max(width(spans), width(subtitle)), max(0, frame.width))
        let isBeside = placement == "leading" || placement == "trailing"
        let total = isBeside ? size.width + textWidth + gap : max(size.width, textWidth)
        let start = Self.start(total, alignment, frame)
        let shift = (x: (imageInsets.left - imageInsets.right) / 2, y: (imageInsets.top - imageInsets.bottom) / 2)
        if isBeside {
            let isFirst = (placement == "leading") != isRightToLeft
            let imageX = isFirst ? start : start + textWidth + gap
            let textX = isFirst ? start + size.width + gap : start
            let middle = frame.y + (frame.height - size.height) / 2
            let y = vertical == .top ? frame.y : (vertical == .bottom ? frame.maxY - size.height : middle)
            return (
                Rect(x: imageX + shift.x, y: y + shift.y, width: size.width, height: size.height),
                title(x: textX, y: frame.y, width: min(textWidth, max(0, frame.maxX - textX)), height: frame.height)
            )
        }
        let textHeight = (spans + subtitle).map(\.font.lineHeight).max() ?? 0
        let top = frame.y + (frame.height - size.height - textHeight - gap) / 2
        let imageY = placement == "top" ? top : top + textHeight + gap
        let textY = placement == "top" ? top + size.height + gap : top
        return (
            Rect(x: frame.x + (frame.width - size.width) / 2, y: imageY, width: size.width, height: size.height),
            title(x: frame.x, y: textY, width: frame.width, height: textHeight)
        )
    }

    /// The part of the button that a title may fill.
    func room(for title: Rect) -> Rect {
        let left = max(frame.x, title.x)
        return Rect(x: left, y: frame.y, width: max(0, frame.maxX - left), height: frame.height)
    }

    private func title(x: Double, y: Double, width: Double, height: Double) -> Rect {
        Rect(x: x + titleShift.x, y: y + titleShift.y, width: width, height: height)
    }

    private func width(_ spans: [TextSpan]) -> Double { spans.reduce(0) { $0 + $1.width } }

    private static func start(_ width: Double, _ alignment: TextBlock.Alignment, _ frame: Rect) -> Double {
        switch alignment {
        case .left: frame.x
        case .right: frame.maxX - width
        case .center: frame.x + (frame.width - width) / 2
        }
    }
}

extension ViewDrawing {
    func marks(of face: ButtonFace, tint: Paint) -> [Mark] {
        let places = face.places()
        var marks: [Mark] = []
        if let image = face.image {
            let mode = image.isSymbol ? "scaleAspectFit" : "scaleToFill"
            marks += self.marks(
                of: image, in: places.image, mode: mode, tint: tint, symbolSize: face.symbolSize,
                isUsuallyTemplate: face.tintsImage)
        }
        guard !face.spans.isEmpty else { return marks }
        var frame = places.title
        var block = TextBlock(spans: face.spans, lineCount: face.lineCount, cut: face.cut)
        // Without an image the whole button is there for the title, and centered text stays centered in any font.
        block.alignment = face.alignment
        if face.image == nil {
            let shift = face.titleShift
            frame = Rect(
                x: face.frame.x + shift.x, y: face.frame.y + shift.y, width: face.frame.width,
                height: face.frame.height)
        } else {
            block.alignment = .left
        }
        block.vertical = face.vertical
        if let (button, property) = face.title {
            marks += overflow(of: block, in: face.room(for: frame), button, property)
        }
        guard !face.subtitle.isEmpty else { return marks + block.marks(in: frame) }
        let half = frame.height / 2
        block.vertical = .bottom
        let second = TextBlock(spans: face.subtitle, alignment: block.alignment, vertical: .top, cut: .tail)
        return marks + block.marks(in: Rect(x: frame.x, y: frame.y, width: frame.width, height: half))
            + second.marks(in: Rect(x: frame.x, y: frame.y + half, width: frame.width, height: half))
    }
}
