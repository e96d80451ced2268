import TransformKit

/// Unites the lists beside the scenes in the documents of one language, without duplicates: the first entry counts.
struct MergeLists {
    private let localization: [IBDocument]
    private let plan: MergePlan

    init(_ localization: [IBDocument], _ plan: MergePlan) {
        self.localization = localization
        self.plan = plan
    }

    func unite(in editor: inout DocumentEditor) {
        guard let receiver = localization.first else { return }
        var seen = Set(Self.entries(of: receiver).map(Self.key))
        for (source, document) in localization.enumerated().dropFirst() {
            for entry in Self.entries(of: document) where seen.insert(Self.key(entry)).inserted {
                add(entry, of: source, to: receiver, in: &editor)
            }
        }
        addTieBreakers(to: receiver, in: &editor)
    }

    private static let sections = ["dependencies", "customFonts", "designables", "classes", "resources"]

    private static func entries(of document: IBDocument) -> [Element] {
        document.root.children.filter { sections.contains($0.name) }.flatMap(\.children)
    }

    /// Returns the key of an entry, of which a list may have one.
    private static func key(_ entry: Element) -> [String] {
        [entry.name, entry["name"] ?? entry["className"] ?? entry["key"] ?? entry["identifier"] ?? ""]
    }

    private func add(
        _ entry: Element, of source: Int, to receiver: IBDocument, in editor: inout DocumentEditor
    ) {
        guard let section = entry.parent?.name, !entry.isNamed("deployment") else { return }
        var new = NewElement(copying: entry)
        if section == "designables", let name = new["name"], let fresh = plan.ids.renewed[source][name] {
            new["name"] = fresh
        }
        editor.insertChild(new, into: receiver.root, section: section)
    }

    /// Adds one for each scene that several segues lead to.
    private func addTieBreakers(to receiver: IBDocument, in editor: inout DocumentEditor) {
        var decided: Set<String> = []
        for (source, document) in localization.enumerated() {
            for entry in document.root.children(named: "inferredMetricsTieBreakers").flatMap(\.children) {
                guard let id = entry["reference"], let segue = document.object(id: id),
                    let destination = segue["destination"]
                else { continue }
                let own = MergeReferences.Target(source: source, objectID: destination)
                let target = plan.references.destinations[own] ?? own
                let final = plan.ids.renewed[target.source][target.objectID] ?? target.objectID
                guard decided.insert(final).inserted, source > 0 else { continue }
                editor.insertChild(
                    NewElement("segue", ["reference": plan.ids.renewed[source][id] ?? id]), into: receiver.root,
                    section: "inferredMetricsTieBreakers")
            }
        }
    }
}
