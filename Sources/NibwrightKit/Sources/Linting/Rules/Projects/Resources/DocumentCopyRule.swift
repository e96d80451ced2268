import ProjectFiles
import TransformKit

/// Finds copies of a document for other languages that have fallen behind it.
struct DocumentCopyRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "document-copy-differs",
        summary:
            "A copy of a document for another language whose objects, classes or connections differ from the original's.",
        rationale: """
            In that language the app loads the copy: outlets that it lacks are nil there and crash, and what was \
            changed in the original is not seen. Bring the copy up to date, or replace it with a table of \
            translations.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let groups = Dictionary(grouping: graph.documents.filter { LocalizedFile(path: $0.path).language != nil }) {
            CopyGroup(resource: TranslatedResource($0.path), form: $0.kind.form)
        }
        return groups.values.flatMap { documents -> [LintFinding] in
            guard documents.count > 1, let original = original(of: documents) else { return [] }
            let expected = DocumentContent(original)
            return documents.filter { $0 != original }.compactMap { finding(for: $0, original, expected) }
        }
    }

    private struct CopyGroup: Hashable {
        let resource: TranslatedResource
        let form: DocumentKind.Form
    }

    private func original(of documents: [IBDocument]) -> IBDocument? {
        for language in ["Base", "en", "English"] {
            if let found = documents.first(where: { LocalizedFile(path: $0.path).language == language }) {
                return found
            }
        }
        return documents.first
    }

    private func finding(for copy: IBDocument, _ original: IBDocument, _ expected: DocumentContent) -> LintFinding? {
        let content = DocumentContent(copy)
        let shared = expected.objects.keys.count { content.objects[$0] != nil }
        // Copies that were made by hand or converted one by one have ids of their own, and cannot be compared.
        guard shared * 2 >= min(expected.objects.count, content.objects.count), shared > 0 else { return nil }
        let missing = expected.objects.keys.filter { content.objects[$0] == nil }.count
        let added = content.objects.keys.filter { expected.objects[$0] == nil }.count
        let changed = expected.objects.count { id, kind in content.objects[id].map { $0 != kind } ?? false }
        let lost = expected.connections.subtracting(content.connections).count
        let extra = content.connections.subtracting(expected.connections).count
        let parts = [
            (missing, "objects are missing"), (added, "are only here"), (changed, "have another class"),
            (lost, "connections are missing"), (extra, "connections are only here"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        guard !parts.isEmpty else { return nil }
        return LintFinding(
            copy.documentPlace,
            "This copy of \(original.path) differs from it: \(parts.joined(separator: ", ")). Bring it up to date, or replace "
                + "it with a table of translations.")
    }
}

/// The parts of a document that code depends on.
private struct DocumentContent {
    /// Kind and class by id.
    var objects: [String: String] = [:]
    /// By their ends and names: connections' own ids say nothing.
    var connections: Set<String> = []

    init(_ document: IBDocument) {
        for element in document.elements {
            guard let id = element.id, Connection(element) == nil, !element.isNamed("constraint"),
                !element.isNamed("viewControllerLayoutGuide"), !element.isNamed("viewLayoutGuide")
            else { continue }
            objects[id] = element.name + " " + (element.customClass ?? "")
        }
        for connection in document.connections {
            let element = connection.element
            let parts = [
                connection.kind.rawValue, connection.source?.id, connection.destinationID, connection.property,
                connection.selector, element["identifier"],
            ].map { $0 ?? "" }
            connections.insert(parts.joined(separator: " "))
        }
    }
}
