import TransformKit

/// Finds code that may notice that there is one view more: it goes from view to view, in the classes that have to do with
/// what moves.
struct HierarchyReview {
    let points: [ReviewPoint]

    init(_ draft: NibViewDraft, _ reader: OwnerReader, in graph: ProjectGraph) {
        var paths: [String] = []
        func add(_ path: String) { if !paths.contains(path) { paths.append(path) } }
        for owner in draft.owners {
            for type in graph.classes.chain(of: owner.type) { type.parts.forEach { add($0.path) } }
        }
        for object in draft.places.flatMap(\.shape.objects) {
            guard let type = graph.classes.swiftClass(of: object) else { continue }
            for type in graph.classes.chain(of: type) { type.parts.forEach { add($0.path) } }
        }
        let frames = draft.owners.flatMap { owner in
            owner.forwards.compactMap { forward in
                reader.frameUse(of: forward.outlet, in: owner.type).map { place in
                    ReviewPoint(
                        reason:
                            "code asks where “\(forward.outlet.name)” is, which is the xib's before the first layout",
                        place: place)
                }
            }
        }
        points =
            frames
            + paths.compactMap(graph.text(at:)).compactMap { source in
                let found = Self.words.compactMap { word in source.offsets(ofIdentifier: word).first.map { (word, $0) }
                }
                return found.min { $0.1 < $1.1 }.map { word, offset in
                    ReviewPoint(reason: "code asks for `\(word)`", place: Place(source, at: offset))
                }
            }
    }

    private static let words = ["superview", "subviews", "viewWithTag", "isDescendant", "arrangedSubviews", "hitTest"]
}
