import TransformKit

/// Replaces ids that several of the storyboards use by new ones in the later storyboards.
struct MergeIDs: Sendable {
    /// The new ids by old ones, for each storyboard.
    let renewed: [[String: String]]

    init(_ sources: MergeSources) {
        guard let receiver = sources.documents.first else {
            renewed = []
            return
        }
        var generator = ObjectIDGenerator(receiver)
        for document in sources.localizations.flatMap({ $0 }) { generator.avoid(document) }
        var taken: Set<String> = []
        renewed = sources.documents.indices.map { source in
            var fresh: [String: String] = [:]
            var own: Set<String> = []
            for document in sources.localizations.compactMap({ $0.indices.contains(source) ? $0[source] : nil }) {
                for id in document.usedObjectIDs where own.insert(id).inserted && taken.contains(id) {
                    fresh[id] = generator.makeID(for: "\(id) of \(sources.documents[source].path)")
                }
            }
            taken.formUnion(own)
            return fresh
        }
    }

    /// Replaces the old ids of a storyboard wherever an element has or references one.
    func renew(_ source: Int, in element: Element, _ editor: inout DocumentEditor) {
        let fresh = renewed[source]
        guard !fresh.isEmpty else { return }
        for user in [element] + element.descendants {
            if let id = user.id, let new = fresh[id] { editor.setAttribute("id", on: user, to: new) }
            if let id = user["sceneID"], let new = fresh[id] { editor.setAttribute("sceneID", on: user, to: new) }
            for reference in user.objectReferences {
                guard let new = fresh[reference.value] else { continue }
                editor.setAttribute(reference.name, on: user, to: new)
            }
        }
    }
}

extension IBDocument {
    /// The ids of objects and scenes, in document order.
    fileprivate var usedObjectIDs: [String] { elements.flatMap { [$0["sceneID"], $0.id].compactMap { $0 } } }
}
