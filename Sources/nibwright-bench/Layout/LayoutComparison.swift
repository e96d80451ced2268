import InterfaceBuilder
import Layout

/// A view of a document with the frame that Xcode stored and the one that the layout found for the same canvas.
struct LayoutComparison {
    /// What the layout says of how it found the frame.
    enum Kind: String {
        /// Constraints or a stack view decide it: this is what the layout is measured by.
        case solved
        /// Constraints leave a part open, which came from the stored frame.
        case open
        /// Springs and struts, or a frame that nothing decides.
        case kept
    }

    let document: String
    let id: String
    let name: String
    let kind: Kind
    let stored: Rect
    let found: Rect

    /// How far the two frames are apart in the number in which they differ most.
    var distance: Double {
        max(
            abs(stored.x - found.x), abs(stored.y - found.y), abs(stored.width - found.width),
            abs(stored.height - found.height))
    }

    /// Whether the frames are within a point of each other; the hundredth is for numbers that documents round.
    var agrees: Bool { distance <= 1.01 }
}

/// What was compared in one document.
struct DocumentComparison {
    private(set) var roots = 0
    private(set) var comparisons: [LayoutComparison] = []
    /// Views that constraints or stack views are to place, all of them.
    private(set) var constrained = 0
    /// Those of them that the constraints decide whole, and that Xcode marks as neither misplaced nor ambiguous.
    private(set) var complete = 0

    /// Lays out every root view of the document on its own canvas.
    init(_ document: IBDocument, fonts: FontCollection) {
        guard [.iOS, .tvOS].contains(document.kind.platform) else { return }
        for root in document.layoutRoots {
            roots += 1
            var environment = LayoutEnvironment(canvasOf: root)
            environment.fonts = fonts
            let layout = SceneLayout(of: root, in: environment)
            var left: Set<Element> = []
            for view in layout.views.dropFirst() where view.element.frame != nil {
                let isMarked = view.element["misplaced"] == "YES" || view.element["ambiguous"] == "YES"
                count(view, isMarked: isMarked)
                // A view below one that Xcode would move is stored for the place that it will not keep.
                let holder = view.element.ancestors.first { layout[$0] != nil }
                if isMarked || holder.map(left.contains) == true {
                    left.insert(view.element)
                } else {
                    compare(view, in: document)
                }
            }
        }
    }

    private mutating func count(_ view: ViewLayout, isMarked: Bool) {
        switch view.source {
        case .solved:
            constrained += 1
            if !isMarked { complete += 1 }
        case .ambiguous, .unknown: constrained += 1
        case .container, .stored, .autoresized: break
        }
    }

    private mutating func compare(_ view: ViewLayout, in document: IBDocument) {
        guard let stored = view.element.frame else { return }
        let kind: LayoutComparison.Kind =
            switch view.source {
            case .solved: .solved
            case .ambiguous, .unknown: .open
            case .container, .stored, .autoresized: .kept
            }
        comparisons.append(
            LayoutComparison(
                document: document.path, id: view.element.id ?? "", name: view.element.name, kind: kind,
                stored: stored, found: view.frame))
    }
}
