import ProjectFiles
import TransformKit

/// A storyboard that may be split, with its copies in other languages.
struct StoryboardCandidate: Sendable {
    let document: IBDocument
    let copies: [IBDocument]

    /// Returns the storyboards by path; one with copies is sorted by its base language.
    static func all(in graph: ProjectGraph, matching patterns: [NamePattern]) -> [StoryboardCandidate] {
        var copies: Set<IBDocument> = []
        var found: [StoryboardCandidate] = []
        let storyboards = graph.documents.filter { $0.kind.form == .storyboard && $0.path.hasSuffix(".storyboard") }
        for document in storyboards.sorted(by: isBefore) where !copies.contains(document) {
            let others =
                LocalizedFile(path: document.path).language == nil ? [] : graph.translations(of: document).copies
            copies.formUnion(others)
            let names = [document.path, document.path.fileName, LocalizedFile(path: document.path).baseName]
            guard patterns.isEmpty || patterns.contains(where: { names.contains(where: $0.matches) }) else { continue }
            found.append(StoryboardCandidate(document: document, copies: others))
        }
        return found.sorted { $0.document.path < $1.document.path }
    }

    /// Orders the base language first, so that the other languages are its copies.
    private static func isBefore(_ left: IBDocument, _ right: IBDocument) -> Bool {
        let (first, second) = (LocalizedFile(path: left.path).isBase, LocalizedFile(path: right.path).isBase)
        return first == second ? left.path < right.path : first
    }

    /// The number of scenes with a controller of their own: references to other storyboards do not count.
    var sceneCount: Int { document.scenes.count { $0.controller != nil } }
}
