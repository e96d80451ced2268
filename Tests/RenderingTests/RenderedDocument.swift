import InterfaceBuilder
import ProjectGraph
import Rendering
import SourceText
import Testing

/// A document of a few lines and what is drawn of it.
struct RenderedDocument {
    var files: [String: String]
    /// Files that are no text.
    var binaries: [String: [UInt8]] = [:]
    var options = RenderOptions()
    private let path: String

    /// A xib with one view of 200 × 100 points that holds the given elements.
    init(view content: String, resources: String = "", tint: String = "") {
        self.init(
            path: "View.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><view id="top-vi-ew0"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
            \(content)
            </subviews></view></objects>
            <resources>\(resources)</resources>\(tint)
            </document>

            """)
    }

    init(path: String, _ text: String) {
        self.path = path
        files = [path: text]
    }

    /// A storyboard of iOS with scenes; `initial` is the id of the controller with which it opens.
    static func storyboard(_ scenes: String, initial: String? = nil) -> RenderedDocument {
        RenderedDocument(
            path: "Main.storyboard",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
            \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <device id="retina4_7" orientation="portrait"/>
            <scenes>
            \(scenes)
            </scenes>
            </document>

            """)
    }

    func graph() -> ProjectGraph {
        let files = self.files
        return ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
            files[path].map { SourceText(path: path, $0) }
        }
    }

    func renderer() throws -> DocumentRenderer {
        let graph = self.graph()
        let document = try #require(graph.document(at: path))
        let (files, binaries) = (self.files, self.binaries)
        let fonts = ProjectFonts(paths: { binaries.keys.filter { $0.hasSuffix(".ttf") } }, bytes: { binaries[$0] })
        return DocumentRenderer(document, in: graph, options: options, fonts: fonts) { path in
            binaries[path] ?? files[path].map { Array($0.utf8) }
        }
    }

    /// The whole document as SVG.
    func svg() throws -> String { try renderer().picture().svg() }

    /// The lines that are drawn of the views inside, without the page and the view around them.
    func inner() throws -> String {
        let lines = try svg().split(separator: "\n").map(String.init)
        return lines.dropFirst(4).dropLast(2).joined(separator: "\n")
    }
}

/// A frame as documents write it.
func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
}
