/// What has to be taken or left so that a merged document holds together: each reference needs its object, and an outlet
/// leads to one.
struct MergeRepairs {
    private let documents: DocumentVersions
    private let choice: (MergeDisagreement) -> MergeSide
    private let alive: Set<String>
    private(set) var needed: Set<String> = []
    private(set) var refused: Set<String> = []
    private(set) var pinned: Set<ThreeWayMerge.Unit> = []
    private(set) var disagreements: [MergeDisagreement] = []
    /// Why no way was found for something that is wrong; nil where there is one for everything.
    private(set) var unmendable: String?

    var isEmpty: Bool { needed.isEmpty && refused.isEmpty && pinned.isEmpty }

    init(_ root: MergedNode, _ documents: DocumentVersions, choice: @escaping (MergeDisagreement) -> MergeSide) {
        self.documents = documents
        self.choice = choice
        alive = Set(root.keys)
        look(at: root)
    }

    private mutating func look(at merged: MergedNode) {
        repairReferences(of: merged)
        if merged.children.count > 1 { removeTwins(among: merged.children.map(\.key)) }
        removeDoubles(of: merged)
        for child in merged.children { look(at: child) }
    }

    // MARK: References

    private mutating func repairReferences(of merged: MergedNode) {
        let own = documents.tree(merged.side)[merged.key]?.fields ?? []
        let changed = Set(merged.changes.map(\.name))
        for field in own where field.isReference && !changed.contains(field.name) {
            repair(field, of: merged.key, from: merged.side)
        }
        for case (_, let field?) in merged.changes where field.isReference {
            repair(field, of: merged.key, from: merged.side.other)
        }
    }

    private mutating func repair(_ field: MergeField, of key: String, from side: MergeSide) {
        let target = "#" + field.value
        // What leads nowhere in the version that it comes from is not this merge's doing.
        guard !alive.contains(target), documents.tree(side)[target] != nil else { return }
        disagreements.append(.reference(from: key, to: target, deletedBy: side.other))
        if side == .ours {
            needed.insert(target)
        } else if documents.ourTree[key] != nil {
            pinned.insert(ThreeWayMerge.Unit(key: key, unit: field.unit))
        } else if let node = documents.theirTree[key], Self.canGo.contains(node.name) {
            refused.insert(key)
        } else {
            unmendable = "an object that one side deleted is the \(field.name) of something that cannot do without"
        }
    }

    /// Elements without which an object is whole.
    private static let canGo: Set = [
        "outlet", "outletCollection", "action", "segue", "constraint", "binding", "accessibilityConnection", "exclude",
        "include",
    ]

    // MARK: Doubles

    /// Finds values that one side gives as an attribute and the other as an element: a text of one line and one of several.
    private mutating func removeDoubles(of merged: MergedNode) {
        // Of what comes from one version whole, each value has one form.
        guard !merged.changes.isEmpty || merged.children.contains(where: { $0.side != merged.side }) else { return }
        guard let mine = documents.ourTree[merged.key], let other = documents.theirTree[merged.key] else { return }
        for child in merged.children {
            guard let name = documents.tree(child.side)[child.key]?.role, has(merged, attribute: name) else { continue }
            let (own, incoming) = (mine.fields.first { $0.name == name }, other.fields.first { $0.name == name })
            let isOurs = documents.ourTree[child.key] != nil
            guard let unit = (own ?? incoming)?.unit, isOurs == (own == nil) else { continue }
            let disagreement = MergeDisagreement.fields(key: merged.key, unit: unit)
            disagreements.append(disagreement)
            switch (choice(disagreement), isOurs) {
            case (.ours, true): pinned.insert(ThreeWayMerge.Unit(key: merged.key, unit: unit))
            case (.ours, false), (.theirs, true): refused.insert(child.key)
            case (.theirs, false): unmendable = "ours gives the \(name) as an attribute, and theirs as an element"
            }
        }
    }

    private func has(_ merged: MergedNode, attribute name: String) -> Bool {
        if let change = merged.changes.last(where: { $0.name == name }) { return change.field != nil }
        return documents.tree(merged.side)[merged.key]?.fields.contains { $0.name == name } ?? false
    }

    // MARK: Twins

    /// Finds what each side added by itself and the same parent can have once: an outlet of one property, the same
    /// action, the same constraint.
    private mutating func removeTwins(among keys: [String]) {
        var mine: [String: String] = [:]
        for key in keys where documents.theirTree[key] == nil {
            for sign in signs(of: key, in: documents.ourTree) { mine[sign] = key }
        }
        guard !mine.isEmpty else { return }
        for key in keys where documents.ourTree[key] == nil && documents.baseTree[key] == nil {
            guard let twin = signs(of: key, in: documents.theirTree).compactMap({ mine[$0] }).first else { continue }
            let isSame = says(twin, in: documents.ourTree) == says(key, in: documents.theirTree)
            guard !isSame || !isNamed(key, in: documents.theirTree) else { continue }
            let disagreement = MergeDisagreement.twin(ours: twin, theirs: key)
            if !isSame { disagreements.append(disagreement) }
            refused.insert(isSame || choice(disagreement) == .ours ? key : twin)
        }
    }

    private func signs(of key: String, in tree: MergeTree) -> [String] {
        guard let node = tree[key] else { return [] }
        func value(_ name: String) -> String? { node.fields.first { $0.name == name }?.value }
        switch node.name {
        case "outlet": return ["outlet \(value("property") ?? "")"]
        case "segue":
            guard let relationship = value("relationship"), relationship != "viewControllers" else { return [] }
            return ["segue \(relationship)"]
        case "action", "outletCollection", "constraint": return [says(key, in: tree)]
        default: return []
        }
    }

    private func says(_ key: String, in tree: MergeTree) -> String {
        guard let node = tree[key] else { return "" }
        let values = node.fields.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
        return "\(node.name) \(values) \(node.children.count)"
    }

    /// Whether something refers to a node by its id.
    private func isNamed(_ key: String, in tree: MergeTree) -> Bool {
        let id = String(key.dropFirst())
        return tree.nodes.contains { node in node.fields.contains { $0.isReference && $0.value == id } }
    }
}
