import InterfaceBuilder
import ProjectGraph

/// The appearance of one document: its colors, texts and images as they are in the surroundings that are drawn.
final class Look {
    let document: IBDocument
    let graph: ProjectGraph?
    let options: RenderOptions
    let texts: DocumentTexts
    let images: ImageSource
    let colors: ColorReader
    let frames: FrameSource

    init(
        _ document: IBDocument, graph: ProjectGraph?, options: RenderOptions, bytes: @escaping (String) -> [UInt8]?
    ) {
        self.document = document
        self.graph = graph
        self.options = options
        texts = DocumentTexts(document, graph, locale: options.locale)
        images = ImageSource(document, graph, isDark: options.isDark, bytes: bytes)
        colors = ColorReader(document, graph, isDark: options.isDark)
        frames = FrameSource(document, options, texts)
    }

    /// A color of the system in the appearance that is drawn.
    func system(_ name: String) -> Paint { colors.system(name) ?? (options.isDark ? .white : .black) }
}
