import Layout
import TransformKit

/// The views of a document where its own canvas puts them; each root is laid out when the first of its views is asked for.
final class DocumentLayouts {
    private let roots: [Element]
    private let sizeClasses: SizeClasses?
    private var layouts: [Element: SceneLayout] = [:]

    /// - Parameters:
    ///   - document: one for macOS or watchOS has no layouts.
    ///   - sizeClasses: those of a device; nil for the canvas's own.
    init(_ document: IBDocument, in sizeClasses: SizeClasses? = nil) {
        self.sizeClasses = sizeClasses
        roots = [.iOS, .tvOS].contains(document.kind.platform) ? document.layoutRoots : []
    }

    /// Where a view is; nil for one that is in no layout.
    subscript(view: Element) -> ViewLayout? {
        guard let root = roots.first(where: { $0 == view || $0.contains(view) }) else { return nil }
        let layout = layouts[root] ?? SceneLayout(of: root, in: environment(of: root))
        layouts[root] = layout
        return layout[view]
    }

    private func environment(of root: Element) -> LayoutEnvironment {
        var environment = LayoutEnvironment(canvasOf: root)
        if let sizeClasses { environment.sizeClasses = sizeClasses }
        return environment
    }

    /// The layouts that decide about a document's views: that of its canvas; those of all devices where the canvas is the
    /// square one of old documents, which stands for no device.
    static func onDevices(_ document: IBDocument) -> [DocumentLayouts] {
        let isSquare = document.layoutRoots.contains { root in
            let classes = LayoutEnvironment(canvasOf: root).sizeClasses
            return classes.horizontal == .any || classes.vertical == .any
        }
        guard isSquare, document.elements.contains(where: { $0.isNamed("variation") }) else {
            return [DocumentLayouts(document)]
        }
        return SizeClasses.all.map { DocumentLayouts(document, in: $0) }
    }
}
