import InterfaceBuilder

/// Measures what views contain, by the kind of the view.
struct ContentMeasure {
    let environment: LayoutEnvironment
    /// Whether views without content have the size that the canvas remembers for them.
    var remembersSizes = true

    /// The size that the content asks for; nil for a view that leaves its size to others.
    ///
    /// - Parameter width: the width that the view had in the last pass, to which text is wrapped.
    func size(of view: Element, width: Double?) -> ContentSize? {
        if environment.isCanvas, let placeholder = placeholderSize(of: view) { return placeholder }
        if environment.isCanvas, let remembered = rememberedSize(of: view) { return remembered }
        switch view.name {
        case "label": return label(view, width: width)
        case "button": return button(view)
        case "textField": return textField(view)
        case "textView": return textView(view, width: width)
        case "imageView": return imageView(view)
        default: return ControlSizes(systemVersion: environment.systemVersion, texts: texts).size(of: view)
        }
    }

    /// Measures text in a font, to whole pixels of the screen or of another scale.
    func measure(_ font: FontDescription, scale: Double? = nil) -> TextMeasure {
        TextMeasure(font: font, scale: scale ?? environment.scale, fonts: environment.fonts)
    }

    var texts: ViewTexts { ViewTexts(environment: environment) }

    /// The size that a person gave a view for the canvas, whose own class knows its size at run time.
    private func placeholderSize(of view: Element) -> ContentSize? {
        let width = view["placeholderIntrinsicWidth"]
        let height = view["placeholderIntrinsicHeight"]
        guard width != nil || height != nil else { return nil }
        return ContentSize(width: width.flatMap(Double.init), height: height.flatMap(Double.init))
    }

    /// The size of a view in a stack view that has nothing to show: it would vanish, so Xcode keeps the size that it
    /// was last given on the canvas. Nil for every other view.
    func rememberedSize(of view: Element) -> ContentSize? {
        guard remembersSizes, view.parent?.parent?.isNamed("stackView") == true, view["hidden"] != "YES",
            isEmpty(view), let stored = view.storedFrame
        else { return nil }
        return ContentSize(width: stored.width, height: stored.height)
    }

    private func isEmpty(_ view: Element) -> Bool {
        switch view.name {
        case "view": return true
        case "imageView": return view["image"] == nil && view.child(key: "image") == nil
        case "label":
            let isSingle = (view["numberOfLines"] ?? "1") == "1"
            let text = texts.text("text", of: view) ?? ""
            return isSingle && text.isEmpty && texts.fragments("attributedText", of: view).isEmpty
        default: return false
        }
    }

    /// How far a control's frame reaches beyond what constraints speak of; nil for one whose frame does not.
    func overhang(of view: Element) -> EdgeDistances? {
        switch view.name {
        case "switch": EdgeDistances(right: 2)
        case "slider" where environment.systemVersion < 26: EdgeDistances(left: 2, bottom: 1, right: 2)
        case "segmentedControl": EdgeDistances(bottom: 1)
        default: nil
        }
    }

    private func imageView(_ view: Element) -> ContentSize? {
        images.size(of: view, in: view).map { ContentSize(width: $0.width, height: $0.height) }
    }

    var images: ImageSizes { ImageSizes(environment: environment) }
}
