import TransformKit

/// Code that may notice that a touch between the views of a stack is the stack view's, and no longer that of the view
/// which holds it.
struct TouchesInCode {
    private let graph: ProjectGraph

    /// Words of code that asks which view was touched.
    private static let words = ["hitTest", "touchesBegan", "touchesEnded", "beginTracking"]

    init(in graph: ProjectGraph) {
        self.graph = graph
    }

    func points(around parent: Element, _ involved: InvolvedClasses) -> [ReviewPoint] {
        let views = ([parent] + parent.ancestors.prefix { !$0.isController }).filter { $0.customClass != nil }
        return views.compactMap(controlPoint) + codePoints(involved)
    }

    /// A control takes the touches of what it holds only where these do not take them: a stack view does.
    private func controlPoint(of view: Element) -> ReviewPoint? {
        let bases: [String]
        switch graph.classes.resolve(view) {
        case .swift(let types)?: bases = types.map { graph.classes.outerSuperclassName(of: $0) ?? "" }
        case .objectiveC(let parts)?: bases = parts.compactMap(\.superclass)
        case .notInProject?, nil: return nil
        }
        let isPlain = bases.allSatisfy(Self.plainClasses.contains)
        guard !isPlain else { return nil }
        return ReviewPoint(
            reason: "\(view.customClass ?? "") may wait for touches, and the stack view takes those between its views",
            place: view.place)
    }

    /// Classes of the system that take no touches for themselves, or take those of everything inside.
    private static let plainClasses: Set<String> = [
        "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UIScrollView", "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UIView",
    ]

    private func codePoints(_ involved: InvolvedClasses) -> [ReviewPoint] {
        Set(involved.swift.map(\.declaration.path)).sorted().compactMap { path in
            guard let text = graph.text(at: path) else { return nil }
            let word = Self.words.first { text.contains(identifier: $0) }
            guard let word, let offset = text.offsets(ofIdentifier: word).first else {
                return text.contains("touch.view" as StaticString) || text.contains("touch?.view" as StaticString)
                    ? point("touch.view", Place(path: path)) : nil
            }
            return point(word, Place(text, at: offset))
        }
    }

    private func point(_ word: String, _ place: Place) -> ReviewPoint {
        ReviewPoint(
            reason: "code asks which view was touched (“\(word)”); between the views it is the stack view", place: place
        )
    }
}
