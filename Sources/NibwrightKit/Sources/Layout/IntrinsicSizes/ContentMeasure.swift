import InterfaceBuilder

/// Measures what views contain, by the kind of the view.
struct ContentMeasure {
    let environment: LayoutEnvironment

    /// The size that the content asks for; nil for a view that leaves its size to others.
    ///
    /// - Parameter width: the width that the view had in the last pass, to which text is wrapped.
    func size(of view: Element, width: Double?) -> ContentSize? {
        if environment.isCanvas, let placeholder = placeholderSize(of: view) { return placeholder }
        switch view.name {
        case "label": return label(view, width: width)
        case "button": return button(view)
        case "textField": return textField(view)
        case "textView": return textView(view, width: width)
        case "imageView": return imageView(view)
        default: return ControlSizes(systemVersion: environment.systemVersion, texts: texts).size(of: view)
        }
    }

    var texts: ViewTexts { ViewTexts(environment: environment) }

    /// The size that a person gave a view for the canvas, whose own class knows its size at run time.
    private func placeholderSize(of view: Element) -> ContentSize? {
        let width = view["placeholderIntrinsicWidth"]
        let height = view["placeholderIntrinsicHeight"]
        guard width != nil || height != nil else { return nil }
        return ContentSize(width: width.flatMap(Double.init), height: height.flatMap(Double.init))
    }

    /// How far a control's frame reaches beyond what constraints speak of; nil for one whose frame does not.
    func overhang(of view: Element) -> EdgeDistances? {
        switch view.name {
        case "switch" where environment.systemVersion < 26: EdgeDistances(right: 2)
        case "switch": EdgeDistances(right: 2)
        case "slider": EdgeDistances(left: 2, bottom: 1, right: 2)
        case "segmentedControl": EdgeDistances(bottom: 1)
        default: nil
        }
    }

    private func imageView(_ view: Element) -> ContentSize? {
        guard let name = view["image"], let size = ImageSizes(view.document).size(of: name, in: view) else {
            return nil
        }
        return ContentSize(width: size.width, height: size.height)
    }
}
