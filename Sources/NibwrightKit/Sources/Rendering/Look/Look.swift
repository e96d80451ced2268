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
        _ document: IBDocument, graph: ProjectGraph?, options: RenderOptions, fonts: ProjectFonts,
        bytes: @escaping (String) -> [UInt8]?
    ) {
        self.document = document
        self.graph = graph
        self.options = options
        texts = DocumentTexts(document, graph, language: options.language)
        images = ImageSource(document, graph, options, bytes: bytes)
        colors = ColorReader(document, graph, isDark: options.isDark)
        frames = FrameSource(document, options, texts, fonts)
    }

    /// The title of the scene that an element is part of; nil in a xib.
    func sceneTitle(of element: Element) -> String? { document.scenes.first { $0.element.contains(element) }?.title }

    /// A color of the system in the appearance that is drawn.
    func system(_ name: String) -> Paint { colors.system(name) ?? (options.isDark ? .white : .black) }
}
