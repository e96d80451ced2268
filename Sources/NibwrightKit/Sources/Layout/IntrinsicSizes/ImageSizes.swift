import InterfaceBuilder

/// Sizes of images, as a document's resources list them.
struct ImageSizes {
    let document: IBDocument

    init(_ document: IBDocument) {
        self.document = document
    }

    /// The size of a named image in a view; nil for one that the document does not list.
    func size(of name: String, in view: Element) -> LayoutSize? {
        let resource = document.resources.first { $0.isNamed("image") && $0["name"] == name }
        guard let resource, let width = resource["width"].flatMap(Double.init),
            let height = resource["height"].flatMap(Double.init)
        else { return nil }
        guard resource["catalog"] == "system" else { return LayoutSize(width: width, height: height) }
        let scale = Self.symbolScale(in: view)
        return LayoutSize(width: (width * scale).rounded(), height: (height * scale).rounded())
    }

    /// Symbols are listed as large as they are in a font of 100 points or so.
    private static func symbolScale(in view: Element) -> Double {
        let configuration = view.children.first { $0["key"] == "preferredSymbolConfiguration" }
        let size = configuration?["pointSize"].flatMap(Double.init) ?? 17
        let scales = ["small": 0.78, "large": 1.28]
        return size / 107 * (configuration?["scale"].flatMap { scales[$0] } ?? 1)
    }
}
