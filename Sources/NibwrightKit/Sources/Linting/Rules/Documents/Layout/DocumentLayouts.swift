import Layout
import TransformKit

/// The views of a document where its own canvas puts them; each root is laid out when the first of its views is asked for.
final class DocumentLayouts {
    private let roots: [Element]
    private var layouts: [Element: SceneLayout] = [:]

    /// - Parameter document: one for macOS or watchOS has no layouts.
    init(_ document: IBDocument) {
        roots = [.iOS, .tvOS].contains(document.kind.platform) ? document.layoutRoots : []
    }

    /// Where a view is; nil for one that is in no layout.
    subscript(view: Element) -> ViewLayout? {
        guard let root = roots.first(where: { $0 == view || $0.contains(view) }) else { return nil }
        let layout = layouts[root] ?? SceneLayout(of: root, in: LayoutEnvironment(canvasOf: root))
        layouts[root] = layout
        return layout[view]
    }
}
