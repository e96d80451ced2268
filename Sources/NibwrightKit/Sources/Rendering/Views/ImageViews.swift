import InterfaceBuilder

extension ViewDrawing {
    /// An image view: its picture by the content mode, or a box with the picture's name.
    func imageView(_ view: DrawnView) -> [Mark] {
        guard let name = view.element["image"], !name.isEmpty else {
            guard let custom = view.element.customClass else { return emptyImage(view) }
            return view.element.child(key: "backgroundColor") == nil ? named(custom, view.bounds) : []
        }
        let image = look.images.image(named: name, catalog: view.element["catalog"])
        let size = symbolSize(view.element.child(key: "preferredSymbolConfiguration"))
        return marks(of: image, in: view.bounds, mode: view.element["contentMode"], tint: view.tint, symbolSize: size)
    }

    /// An image view without an image shows nothing; a faint outline tells where it is.
    private func emptyImage(_ view: DrawnView) -> [Mark] {
        guard view.element.child(key: "backgroundColor") == nil, view.bounds.width >= 8 else { return [] }
        let frame = view.bounds.inset(0.5)
        return [
            .shape(.rect(frame), stroke: Stroke(quiet.faded(0.3), isDashed: true))
        ]
    }

    /// An image in a rectangle.
    ///
    /// - Parameters:
    ///   - mode: the content mode as documents write it; nil for `scaleToFill`.
    ///   - isUsuallyTemplate: whether only the shape counts where the image's catalog does not say so, as in bars.
    func marks(
        of image: NamedImage, in frame: Rect, mode: String?, tint: Paint, symbolSize: Double = 17,
        isUsuallyTemplate: Bool = false
    ) -> [Mark] {
        if image.isSymbol {
            let side = mode == nil || mode == "scaleToFill" || mode == "scaleAspectFit" || mode == "scaleAspectFill"
            let largest = min(frame.width, frame.height)
            let length = side ? largest : min(symbolSize * 1.2, largest)
            return symbol(image.name, in: Self.placed(length, length, in: frame, mode ?? "center"), tint)
        }
        guard image.dataURI != nil || image.vector != nil else { return [.group(imagePlaceholder(image, frame))] }
        let size = image.size ?? ScreenSize(width: frame.width, height: frame.height)
        let place = Self.place(size, in: frame, mode ?? "scaleToFill")
        let keepsAspect = mode == "scaleAspectFit" || image.size == nil && mode != "scaleToFill"
        let color = image.isTemplate ?? isUsuallyTemplate ? tint : nil
        var marks = image.vector.map { $0.marks(in: place, tint: color) } ?? []
        if let uri = image.dataURI {
            marks.append(.image(EmbeddedImage(frame: place, dataURI: uri, keepsAspect: keepsAspect, tint: color)))
        }
        guard mode == "scaleAspectFill" else { return marks }
        var group = MarkGroup(marks)
        group.clip = .rect(frame)
        return [.group(group)]
    }

    private func imagePlaceholder(_ image: NamedImage, _ frame: Rect) -> MarkGroup {
        var group = MarkGroup([.shape(.rect(frame), fill: quiet.faded(0.15))] + named(image.name, frame))
        group.title = image.name
        return group
    }

    /// The rectangle that an image fills by the content mode.
    private static func place(_ size: ScreenSize, in frame: Rect, _ mode: String) -> Rect {
        guard size.width > 0, size.height > 0 else { return frame }
        switch mode {
        case "scaleToFill", "redraw": return frame
        case "scaleAspectFit":
            let scale = min(frame.width / size.width, frame.height / size.height)
            return frame.centered(width: size.width * scale, height: size.height * scale)
        case "scaleAspectFill":
            let scale = max(frame.width / size.width, frame.height / size.height)
            return frame.centered(width: size.width * scale, height: size.height * scale)
        default: return placed(size.width, size.height, in: frame, mode)
        }
    }

    /// A rectangle of a size at the side that a content mode such as `topLeft` names.
    static func placed(_ width: Double, _ height: Double, in frame: Rect, _ mode: String) -> Rect {
        let word = mode.lowercased()
        let middle = frame.centered(width: width, height: height)
        let x = word.contains("left") ? frame.x : (word.contains("right") ? frame.maxX - width : middle.x)
        let y = word.contains("top") ? frame.y : (word.contains("bottom") ? frame.maxY - height : middle.y)
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The size of a symbol's letters by its configuration.
    func symbolSize(_ configuration: Element?, default base: Double = 17) -> Double {
        guard let configuration else { return base }
        if let size = configuration.number("pointSize"), size > 0 { return min(size, 400) }
        if let font = configuration.child(named: "fontDescription") {
            return DrawnFont(font, default: DrawnFont(size: base)).size
        }
        return configuration["scale"] == "large" ? base * 1.28 : (configuration["scale"] == "small" ? base * 0.8 : base)
    }
}
