import InterfaceBuilder

/// A button of a navigation bar or toolbar as it is drawn: words, an image or a view of its own.
struct BarItem {
    enum Face {
        case title(TextSpan)
        case image(NamedImage)
        case view(Element, Rect)
        /// Room between items; nil for as much as there is.
        case space(Double?)
    }

    let face: Face
    let paint: Paint

    /// The width that the item takes.
    var width: Double {
        switch face {
        case .title(let span): min(span.width, 240)
        case .image(let image): image.isSymbol ? 22 : min(80, max(8, image.size?.width ?? 24))
        case .view(_, let frame): min(frame.width, 400)
        case .space(let width): width ?? 0
        }
    }

    /// Items that the system shows as words.
    private static let words: [String: String] = [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
    ]

    /// Items that the system shows as a symbol, by the name that the symbol has today.
    private static let symbols: [String: String] = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
        "action": "square.and.arrow.up",
        "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
        "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play", "pause": "pause",
        "rewind": "backward", "fastForward": "forward", "pageCurl": "book.pages", "close": "xmark",
    ]

    init(_ element: Element, _ drawing: ViewDrawing, tint: Paint) {
        let look = drawing.look
        let own = drawing.color(of: element, "tintColor") ?? tint
        paint = element["enabled"] == "NO" ? look.system("tertiaryLabel") : own
        let system = element["systemItem"]
        let isDone = element["style"] == "done" || system == "done" || system == "save"
        let font = DrawnFont(size: 17, weight: isDone ? 600 : 400)
        if let view = element.child(key: "customView") {
            let frame = view.frame?.bounded ?? Rect(x: 0, y: 0, width: 40, height: 30)
            face = .view(view, frame.bounds)
        } else if system == "flexibleSpace" || system == "fixedSpace" {
            face = .space(system == "fixedSpace" ? min(2000, max(0, element.number("width") ?? 8)) : nil)
        } else if let name = element["image"], !name.isEmpty {
            face = .image(look.images.image(named: name, catalog: element["catalog"]))
        } else if let system, let symbol = Self.symbols[system] {
            face = .image(NamedImage(name: symbol, isSymbol: true, size: nil, dataURI: nil))
        } else {
            let title = look.texts.text(element, "title") ?? system.map { Self.words[$0] ?? $0 } ?? ""
            face = .title(TextSpan(title, font, paint))
        }
    }

    /// The item in a rectangle of its width.
    func marks(in frame: Rect, _ drawing: ViewDrawing) -> [Mark] {
        switch face {
        case .space: return []
        case .title(let span): return TextBlock(spans: [span], alignment: .center).marks(in: frame)
        case .image(let image):
            let height = image.isSymbol ? 22 : min(frame.height, max(4, image.size?.height ?? 24))
            return drawing.marks(
                of: image, in: frame.centeredLine(height), mode: "scaleAspectFit", tint: paint, isUsuallyTemplate: true)
        case .view(let element, let size):
            let place = frame.centered(width: size.width, height: size.height)
            return drawing.mark(of: element, frame: place, Surroundings(tint: paint)).map { [$0] } ?? []
        }
    }
}
