public import InterfaceBuilder
public import ProjectGraph
public import SourceText

/// Values by which code looks objects up, and the places where code says them.
///
/// What code puts together is not found: a change that stands on this is at most `review`.
public struct NamesInCode: Sendable {
    /// Attributes that hold a name for code and nothing else.
    private static let attributes: Set = [
        "restorationIdentifier", "reuseIdentifier", "identifier", "autosaveName", "frameAutosaveName",
        "implicitItemIdentifier", "explicitItemIdentifier", "tag",
    ]

    private let graph: ProjectGraph
    private let mentions: [String: [Place]]
    private let tagPlaces: [Place]

    /// Looks for many values in all of a project's code at once.
    ///
    /// - Parameters:
    ///   - values: attributes and their values; those that are no names are not looked for.
    ///   - graph: the project.
    public init(_ values: [(attribute: String, value: String)], in graph: ProjectGraph) {
        let names = values.filter { Self.isName($0.attribute) && $0.attribute != "tag" && !$0.value.isEmpty }
        var mentions: [String: [Place]] = [:]
        let sought = Set(names.map(\.value))
        let found = names.isEmpty ? [] : graph.literalMentions(of: sought) { _, _ in false }
        for mention in found {
            mentions[mention.name, default: []].append(Place(mention.source, at: mention.offset))
        }
        self.graph = graph
        self.mentions = mentions
        tagPlaces = values.contains { $0.attribute == "tag" } ? Self.tagPlaces(in: graph) : []
    }

    /// Whether an attribute holds a name by which code may find the element.
    public static func isName(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// The first place near the document at which code says a value, or asks for tags; nil where none does.
    ///
    /// - Parameters:
    ///   - attribute: the attribute that holds the value, such as `restorationIdentifier`.
    ///   - value: one of those that were looked for.
    ///   - document: what lies in another project beside it does not count.
    public func place(of attribute: String, _ value: String, in document: IBDocument) -> Place? {
        guard Self.isName(attribute) else { return nil }
        if attribute == "tag", value == "0" { return nil }
        let places = attribute == "tag" ? tagPlaces : mentions[value] ?? []
        return places.first { graph.isNear($0.path, document.path) }
    }

    /// A tag is a number, and what code compares numbers with cannot be told: any use of the property counts.
    private static func tagPlaces(in graph: ProjectGraph) -> [Place] {
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        return sources.compactMap { source in
            let words = ["viewWithTag", "tag"].filter { source.contains(identifier: $0) }
            return words.flatMap { source.offsets(ofIdentifier: $0) }.min().map { Place(source, at: $0) }
        }
    }
}
