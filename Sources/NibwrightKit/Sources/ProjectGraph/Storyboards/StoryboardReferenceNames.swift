public import InterfaceBuilder
import ProjectFiles

extension ProjectGraph {
    /// The storyboard references to storyboards of some names, in the order of the documents.
    public func storyboardReferences(naming names: Set<String>) -> [StoryboardReference] {
        lazyReferenceNames.value { StoryboardReferenceNames(documents) }.references(naming: names)
    }

    /// The storyboards of a name, variants for devices included: `Main` and `Main~ipad`.
    public func storyboards(plainlyNamed name: String) -> [IBDocument] {
        lazyPlainNames.value {
            Dictionary(grouping: documents.filter { $0.kind.form == .storyboard }) {
                ResourceName(path: $0.path).plainName
            }
        }[name] ?? []
    }
}

/// Storyboard references by the name of the storyboard.
struct StoryboardReferenceNames: Sendable {
    private var references: [StoryboardReference] = []
    private var places: [String: [Int]] = [:]

    init(_ documents: [IBDocument]) {
        for document in documents where document.source.contains("ontrollerPlaceholder") {
            for reference in document.elements.compactMap(StoryboardReference.init) {
                guard let name = reference.storyboardName else { continue }
                places[name, default: []].append(references.count)
                references.append(reference)
            }
        }
    }

    func references(naming names: Set<String>) -> [StoryboardReference] {
        names.flatMap { places[$0] ?? [] }.sorted().map { references[$0] }
    }
}
