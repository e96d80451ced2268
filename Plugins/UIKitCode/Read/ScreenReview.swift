import TransformKit

/// Finds code that may notice that another view is there, or that it has another frame at first.
struct ScreenReview {
    let points: [ReviewPoint]

    init(_ draft: ScreenDraft, in graph: ProjectGraph) {
        let children = draft.children.map { child in
            ReviewPoint(
                reason:
                    "\(ElementSubject(child.scene).words) has no size until the first layout, and had the document's",
                place: child.segue.place)
        }
        let varied = draft.views.filter { !$0.varied.isEmpty && draft.visible.contains($0.element) }.map { view in
            ReviewPoint(
                reason:
                    "what code sets of \(ElementSubject(view.element).words) is set again as the size classes change",
                place: view.element.place)
        }
        self.init(of: draft.screen.type, draft.views, children + varied, in: graph)
    }

    init(_ draft: CellDraft, in graph: ProjectGraph) {
        self.init(of: draft.cell.type, draft.coded.views, [], in: graph)
    }

    private init(of type: SwiftClass?, _ views: [CodedView], _ known: [ReviewPoint], in graph: ProjectGraph) {
        let types = type.map { graph.classes.chain(of: $0) } ?? []
        var paths: [String] = []
        for part in types.flatMap(\.parts) where !paths.contains(part.path) { paths.append(part.path) }
        let libraries = views.filter(\.isOfLibrary).map { view in
            ReviewPoint(
                reason: "how a \(view.type) is made is not in the project: code has to make what a document does",
                place: view.element.place)
        }
        points =
            libraries + known
            + paths.compactMap(graph.text(at:)).flatMap { source -> [ReviewPoint] in
                Self.words.compactMap { word, reason in
                    source.offsets(ofIdentifier: word).first.map {
                        ReviewPoint(reason: "code asks for `\(word)`, \(reason)", place: Place(source, at: $0))
                    }
                }
            }
    }

    private static let size = "which is the document's until the first layout and nothing afterwards"
    private static let tree = "which are not looked at"
    private static let words = [
        ("frame", size), ("bounds", size), ("superview", tree), ("subviews", tree), ("viewWithTag", tree),
    ]
}
