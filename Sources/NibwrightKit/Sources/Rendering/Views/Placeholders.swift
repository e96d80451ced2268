import InterfaceBuilder

/// Boxes with a name, for what only the running app can show.
extension ViewDrawing {
    /// What people call the content of an element.
    private static let contents: [String: String] = [
        "mapView": "Map", "wkWebView": "Web View", "webView": "Web View", "glkView": "OpenGL View",
        "mtkView": "Metal View", "sceneKitView": "SceneKit View", "arscnView": "AR View", "skView": "SpriteKit View",
        "avPlayerView": "Player", "pdfView": "PDF View", "containerView": "Container",
    ]

    /// A view that shows what the document does not say.
    func placeholder(_ view: DrawnView) -> [Mark] {
        if view.name == "containerView", let scene = embeddedScene(view) { return [scene] }
        let known = Self.contents[view.name]
        let embedded = view.element.connections(of: .segue).first?.destination?.interfaceBuilderName
        let kind = (known ?? view.element.name) + (embedded.map { ": " + $0 } ?? "")
        let name = view.element.customClass.map { "\($0) (\(kind))" } ?? kind
        return [.shape(.rect(view.bounds), fill: quiet.faded(0.12))] + named(name, view.bounds)
    }

    /// A dashed outline around a name.
    func named(_ name: String, _ frame: Rect) -> [Mark] {
        var marks: [Mark] = [.shape(.rect(frame.inset(0.5)), stroke: Stroke(quiet.faded(0.55), isDashed: true))]
        let size = min(12, frame.height * 0.8)
        if size >= 5, frame.width >= 14 {
            let text = TextBlock(
                spans: [TextSpan(name, DrawnFont(size: size), quiet)], alignment: .center, cut: .middle)
            marks += text.marks(in: frame.inset(left: 3, right: 3))
        }
        return marks
    }

    /// The color of what stands for something else.
    var quiet: Paint { Paint(0x8A8F98) }
}
