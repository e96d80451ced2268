import InterfaceBuilder

/// Sizes of images, as a document's resources list them.
struct ImageSizes {
    let environment: LayoutEnvironment

    /// The size of the image that an element shows under a key: by an attribute, or by a reference that says how large
    /// a symbol is. Nil for no image, and for one that the document does not list.
    ///
    /// - Parameter view: the view that shows it, whose symbol configuration and font count for symbols.
    func size(_ key: StaticString = "image", of holder: Element, in view: Element) -> LayoutSize? {
        let reference = holder.children(named: "imageReference").first { $0["key"] == "\(key)" }
        guard let name = reference?["image"] ?? holder[key] else { return nil }
        let resource = view.document.resources.first { $0.isNamed("image") && $0["name"] == name }
        guard let resource, let width = resource["width"].flatMap(Double.init),
            let height = resource["height"].flatMap(Double.init), width > 0, height > 0
        else { return nil }
        guard resource["catalog"] == "system" else { return LayoutSize(width: width, height: height) }
        let factor = symbolLength(holder, view, reference) / max(width, height)
        return LayoutSize(width: rounded(width * factor), height: rounded(height * factor))
    }

    /// The longer side of a symbol: 1.19 times the size of the font that it goes with, a third more where it is large.
    ///
    /// Documents list symbols in one size, so this is as near as they tell.
    private func symbolLength(_ holder: Element, _ view: Element, _ reference: Element?) -> Double {
        let configuration = [holder, view].lazy.flatMap(\.children).first {
            $0["key"] == "preferredSymbolConfiguration" || $0["key"] == "preferredSymbolConfigurationForImage"
        }
        let font = configuration?.child(named: "fontDescription").flatMap {
            FontDescription($0, environment.textSize)
        }
        let size = configuration?["pointSize"].flatMap(Double.init) ?? font?.pointSize ?? 17
        let scale = reference?["symbolScale"] ?? configuration?["scale"]
        let factor = scale == "large" ? 1.3 : scale == "small" ? 0.78 : 1
        return size * 1.19 * factor
    }

    private func rounded(_ length: Double) -> Double {
        (length * environment.scale).rounded() / environment.scale
    }
}
