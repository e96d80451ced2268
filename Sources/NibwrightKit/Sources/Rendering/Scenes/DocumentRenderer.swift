public import InterfaceBuilder
public import ProjectGraph

/// Draws the scenes of a storyboard and the views of a xib from the document alone.
public struct DocumentRenderer {
    let document: IBDocument
    let look: Look
    let bars: SceneBars

    /// Takes a document with its surroundings.
    ///
    /// - Parameters:
    ///   - graph: the project, for named colors, images and translations; nil where the document stands alone.
    ///   - fonts: the fonts of the project, by which text is measured.
    ///   - bytes: gives the bytes of an image file of the project by its path; nil leaves the image out.
    public init(
        _ document: IBDocument, in graph: ProjectGraph?, options: RenderOptions, fonts: ProjectFonts = .none,
        bytes: @escaping (String) -> [UInt8]?
    ) {
        let filled = graph?.fillingViews(of: document) ?? document
        let drawn = filled.varied(for: options.sizeClasses(document))
        self.document = drawn
        look = Look(drawn, graph: graph, options: options, fonts: fonts, bytes: bytes)
        bars = SceneBars(drawn)
    }

    /// The scenes of the document, in its order; empty for a xib.
    public var scenes: [Scene] { document.scenes }

    /// The whole document: the canvas of a storyboard, or all views of a xib.
    public func picture() -> Picture {
        document.kind.form == .storyboard && !document.scenes.isEmpty ? canvas() : objects()
    }

    /// One scene with its bars.
    public func picture(of scene: Scene) -> Picture {
        // Variations that hold make another document of the same scenes.
        let own = scene.element.document === document ? nil : document.scenes.first { $0.id == scene.id }
        return picture(ofOwn: own ?? scene)
    }

    private func picture(ofOwn scene: Scene) -> Picture {
        let title = scene.title
        if let reference = scene.storyboardReference { return referenceBox(reference, title) }
        guard let controller = scene.controller else {
            return Picture.placeholder(title: title, reason: "The scene has no view controller.")
        }
        switch document.kind.platform {
        case .macOS: return MacScene(look: look).picture(of: controller, title: title)
        case .watchOS: return WatchScene(look: look).picture(of: controller, title: title)
        default: return ScreenDrawing(look: look, bars: bars).picture(of: controller, title: title)
        }
    }

    /// A small box for a scene that stands in another storyboard.
    private func referenceBox(_ reference: StoryboardReference, _ title: String) -> Picture {
        let frame = Rect(x: 0, y: 0, width: 200, height: 64)
        let name = reference.storyboardName ?? "this storyboard"
        let ink = Paint(0x3D4854)
        let first = TextBlock(
            spans: [TextSpan(name, DrawnFont(size: 14, weight: 600), ink)], alignment: .center, cut: .middle)
        let words = reference.referencedIdentifier ?? "initial scene"
        let second = TextBlock(spans: [TextSpan(words, DrawnFont(size: 12), ink)], alignment: .center, cut: .middle)
        let box = Mark.shape(
            .rect(frame.inset(1), radius: 10), fill: Paint(0xEEF2F6), stroke: Stroke(Paint(0x8D9AA8), isDashed: true))
        let marks =
            [box] + first.marks(in: Rect(x: 10, y: 10, width: 180, height: 22))
            + second.marks(in: Rect(x: 10, y: 32, width: 180, height: 20))
        return Picture(width: frame.width, height: frame.height, title: title, marks: marks)
    }
}

extension Look {
    /// The document's own tint, else the system's.
    var tint: Paint {
        document.root.children(named: "color").first { $0["key"] == "tintColor" }.flatMap(colors.paint)
            ?? (document.kind.platform == .macOS ? system("controlAccent") : system("systemBlue"))
    }
}

extension Scene {
    /// The scene's name as Xcode's outline has it.
    public var title: String {
        if let text = comment?.text.trimmingBlanks, !text.isEmpty { return text }
        return (controller ?? storyboardReference?.element)?.interfaceBuilderName ?? id ?? "Scene"
    }
}

extension Scene {
    /// Whether people mean the scene by a name: an id, the storyboard identifier, the class or the title.
    public func isNamed(_ name: String) -> Bool {
        let object = controller ?? storyboardReference?.element
        return [id, object?.id, object?.storyboardIdentifier, object?.customClass, title].contains(name)
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        let letters = drop(while: \.isWhitespace)
        return String(letters.reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension Picture {
    /// A picture that says why there is no other.
    public static func placeholder(title: String, reason: String) -> Picture {
        let frame = Rect(x: 0, y: 0, width: 480, height: 160)
        let ink = Paint(0x5A3A36)
        let box = Mark.shape(.rect(frame.inset(1), radius: 8), fill: Paint(0xFBF0EE), stroke: Stroke(Paint(0xC78A80)))
        let first = TextBlock(spans: [TextSpan(title, DrawnFont(size: 15, weight: 600), ink)], cut: .middle)
        let second = TextBlock(spans: [TextSpan(reason, DrawnFont(size: 13), ink)], vertical: .top, lineCount: 0)
        let marks =
            [box] + first.marks(in: Rect(x: 20, y: 16, width: 440, height: 28))
            + second.marks(in: Rect(x: 20, y: 50, width: 440, height: 96))
        return Picture(width: frame.width, height: frame.height, title: title, marks: marks)
    }
}
