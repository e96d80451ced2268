import ProjectFiles
import ProjectGraph
import TransformKit

/// The storyboards that are merged, each with its copies in other languages.
///
/// A *localization* has the documents of one language, which are merged into one file: the receiving storyboard's
/// first. The base language's localization is the first.
struct MergeSources: Sendable {
    /// The storyboards in the base language; the first one receives the others.
    let documents: [IBDocument]
    /// The documents by language, then by storyboard; empty where the storyboards do not have the same languages.
    let localizations: [[IBDocument]]
    private let sourceByPath: [String: Int]

    init(into document: IBDocument, _ others: [IBDocument], _ graph: ProjectGraph) {
        let documents = [document] + others
        self.documents = documents
        let families = documents.map { [$0] + graph.translations(of: $0).copies }
        var sources: [String: Int] = [:]
        for (number, family) in families.enumerated() {
            for member in family { sources[member.path] = number }
        }
        sourceByPath = sources
        localizations = Self.localizations(families)
    }

    /// Returns the index of the storyboard that a document is, or is a copy of.
    func source(of document: IBDocument) -> Int? { sourceByPath[document.path] }

    private static func localizations(_ families: [[IBDocument]]) -> [[IBDocument]] {
        if families.allSatisfy({ $0.count == 1 }) { return [families.flatMap { $0 }] }
        let byLanguage = families.map { family in
            Dictionary(family.map { (LocalizedFile(path: $0.path).language ?? "", $0) }) { first, _ in first }
        }
        guard let first = families.first, byLanguage.allSatisfy({ $0.count == first.count }) else { return [] }
        let localizations = first.map { document in
            byLanguage.compactMap { $0[LocalizedFile(path: document.path).language ?? ""] }
        }
        return localizations.allSatisfy { $0.count == families.count } ? localizations : []
    }
}
