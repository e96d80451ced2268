import Navigation
import ProjectGraph
import Rendering

/// The flow as a picture that stands alone: no script, no font to load, readable on light and dark pages.
struct FlowSVG {
    private let diagram: FlowDiagram
    private let bundles: [FlowBundle]
    private let colors: [String: Int]

    static let boxWidth = 200.0
    private static let margin = 28.0
    private static let headerHeight = 64.0

    init(_ diagram: FlowDiagram) {
        self.diagram = diagram
        bundles = FlowBundle.all(in: diagram.flow)
        // Storyboards take colors in the order of their paths, and those of many share them.
        let documents = Set(diagram.flow.scenes.filter { $0.kind == .scene }.map(\.id.document)).sorted()
        colors = Dictionary(
            uniqueKeysWithValues: documents.enumerated().map { ($1, $0 % SVGStyle.storyboardColors.count) })
    }

    func text() -> String {
        let captions = diagram.flow.scenes.map(FlowCaption.init)
        let thumbnails = diagram.flow.scenes.map { diagram.thumbnails[$0.id].map(FlowThumbnail.init) }
        let texts = zip(diagram.flow.scenes, captions).map { Self.height(of: $0, $1) }
        let heights = zip(texts, thumbnails).map { $0 + ($1.map { $0.height + FlowThumbnail.margin } ?? 0) }
        var layout = Self.graph(of: Array(zip(diagram.flow.scenes, heights)), bundles).layout()
        let legend = FlowLegend(diagram.flow, bundles, colors)
        let width = max(layout.width, legend.width, 420) + 2 * Self.margin
        layout.move(by: LayoutPoint(x: Self.margin, y: Self.margin + Self.headerHeight))
        let legendY = Self.margin + Self.headerHeight + layout.height + 36
        let height = legendY + legend.height + Self.margin
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width.svg)" height="\#(height.svg)" "#
                + #"viewBox="0 0 \#(width.svg) \#(height.svg)" role="img">"#,
            "<title>\(diagram.title.xmlEscaped): \(diagram.summary.xmlEscaped)</title>",
            "<style>\n\(SVGStyle.sheet)</style>",
            #"<rect class="page" width="100%" height="100%"/>"#,
            #"<text class="heading" x="\#(Self.margin.svg)" y="46">\#(diagram.title.xmlEscaped)</text>"#,
            #"<text class="note" x="\#(Self.margin.svg)" y="68">\#(diagram.summary.xmlEscaped)</text>"#,
        ]
        lines.append("<g>")
        for (bundle, route) in zip(bundles, layout.routes) { lines += FlowArrow(bundle, route, diagram.flow).lines }
        lines.append("</g>")
        for (number, scene) in diagram.flow.scenes.enumerated() {
            let box = SVGBox(
                x: layout.positions[number].x, y: layout.positions[number].y, width: Self.boxWidth,
                height: heights[number])
            lines += FlowBox(scene, captions[number], box, color: colors[scene.id.document]).lines
            // Behind the box, not within it: the style sheet of boxes is not for the texts of pictures.
            lines += thumbnails[number]?.lines(in: box, below: texts[number], number: number) ?? []
        }
        lines += legend.lines(x: Self.margin, y: legendY)
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }

    static func height(of scene: FlowScene, _ caption: FlowCaption) -> Double {
        let base = caption.subtitle == nil ? 42.0 : 56.0
        return scene.entries.isEmpty ? base : base + 15
    }

    /// The boxes of scenes with their heights, and the arrows between them.
    static func graph(of boxes: [(scene: FlowScene, height: Double)], _ bundles: [FlowBundle]) -> LayoutGraph {
        let numbers = Dictionary(boxes.enumerated().map { ($1.scene.id, $0) }, uniquingKeysWith: { first, _ in first })
        let nodes = boxes.map { LayoutGraph.Node(width: boxWidth, height: $0.height, rootRank: rootRank($0.scene)) }
        let edges = bundles.map { bundle in
            let labels = bundle.labels
            return LayoutGraph.Edge(
                source: numbers[bundle.key.source] ?? 0, destination: numbers[bundle.key.destination] ?? 0,
                leadsBack: bundle.key.kind == .unwind,
                labelWidth: labels.map { SVGText.width($0, size: 10) }.max().map { min($0, FlowArrow.labelWidth) + 6 }
                    ?? 0,
                labelHeight: Double(labels.count) * FlowArrow.lineHeight)
        }
        return LayoutGraph(nodes: nodes, edges: edges)
    }

    private static func rootRank(_ scene: FlowScene) -> Int? {
        // A launch screen leads nowhere.
        scene.entries.first { $0.kind != .launch }.flatMap { FlowEntry.Kind.allCases.firstIndex(of: $0.kind) }
    }
}

struct SVGBox {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
}
