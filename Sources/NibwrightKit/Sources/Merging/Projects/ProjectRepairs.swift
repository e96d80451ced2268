/// What has to be taken or left so that a merged project holds together: each id leads to an object, and no file is added
/// twice.
struct ProjectRepairs {
    private let versions: ProjectVersions
    private let choice: (MergeDisagreement) -> MergeSide
    private let alive: Set<String>
    private(set) var needed: Set<String> = []
    private(set) var refused: Set<String> = []
    private(set) var disagreements: [MergeDisagreement] = []
    /// Why no way was found for something that is wrong; nil where there is one for everything.
    private(set) var unmendable: String?

    var isEmpty: Bool { needed.isEmpty && refused.isEmpty }

    init(_ root: MergedNode, _ versions: ProjectVersions, choice: @escaping (MergeDisagreement) -> MergeSide) {
        self.versions = versions
        self.choice = choice
        alive = Set(root.keys)
        look(at: root, in: nil, list: nil)
        removeTwins()
    }

    private mutating func look(at merged: MergedNode, in object: String?, list: String?) {
        let object = merged.key.hasPrefix("#") && !merged.key.contains("/") ? merged.key : object
        if let content = versions.tree(merged.side)[merged.key]?.content {
            repair(merged, content, in: object, list)
        }
        for child in merged.children { look(at: child, in: object, list: merged.key) }
    }

    private mutating func repair(_ merged: MergedNode, _ id: String, in object: String?, _ list: String?) {
        let target = "#" + id
        let tree = versions.tree(merged.side)
        guard !alive.contains(target), tree[target] != nil else { return }
        let other = versions.tree(merged.side.other)
        if merged.side == .ours, other[merged.key] == nil || versions.base[target] != nil && other[target] == nil {
            // Both may have the entry: then theirs had no object for it either.
            if other[merged.key] != nil, versions.theirs[merged.key]?.content == id { return }
            disagreements.append(.reference(from: merged.key, to: target, deletedBy: .theirs))
            needed.insert(target)
        } else if merged.side == .theirs, versions.ours[merged.key] == nil, merged.key.hasSuffix("[\(id)]") {
            if !wasRefused(target) {
                disagreements.append(.reference(from: merged.key, to: target, deletedBy: .ours))
            }
            refused.insert(merged.key)
        } else if merged.side == .theirs, let object, versions.ours[object] == nil {
            if !wasRefused(target) {
                disagreements.append(.reference(from: object, to: target, deletedBy: .ours))
            }
            refused.insert(object)
        } else {
            unmendable = "an object that one side deleted is used by one that cannot do without"
        }
    }

    /// Whether a repair before this one took an object of theirs away, which was told then.
    private func wasRefused(_ key: String) -> Bool { versions.base[key] == nil }

    // MARK: Twins

    /// Finds files that each side added by itself: two references to one file, of which one is taken.
    private mutating func removeTwins() {
        let mine = added(by: .ours)
        guard !mine.isEmpty else { return }
        for (sign, key) in added(by: .theirs).sorted(by: { $0.value < $1.value }) {
            guard let twin = mine[sign] else { continue }
            let disagreement = MergeDisagreement.twin(ours: twin, theirs: key)
            disagreements.append(disagreement)
            refused.insert(choice(disagreement) == .ours ? key : twin)
        }
    }

    /// References to files that one side alone has, by their path and the group that they are in.
    private func added(by side: MergeSide) -> [String: String] {
        let tree = versions.tree(side)
        let groups = ProjectObjects(tree).groups
        var added: [String: String] = [:]
        for node in tree.nodes
        where node.key.hasPrefix("#") && alive.contains(node.key) && versions.base[node.key] == nil
            && versions.tree(side.other)[node.key] == nil
        {
            let objects = ProjectObjects(tree)
            guard objects.value("isa", of: node.key) == "PBXFileReference",
                let path = objects.value("path", of: node.key)
            else { continue }
            let group = groups[node.key] ?? ""
            added["\(group) \(path) \(objects.value("sourceTree", of: node.key) ?? "")"] = node.key
        }
        return added
    }
}

/// What the objects of a project say.
struct ProjectObjects {
    private let tree: MergeTree

    init(_ tree: MergeTree) {
        self.tree = tree
    }

    /// The value of an object's entry; nil for a list or where there is none.
    func value(_ name: String, of object: String) -> String? { tree["\(object)/\(name)"]?.content }

    /// The group that holds each file and group, by their keys.
    var groups: [String: String] {
        var groups: [String: String] = [:]
        for node in tree.nodes where node.name == "children" && node.content == nil && node.key.hasSuffix("/children") {
            let group = String(node.key.dropLast("/children".count))
            for child in node.children { groups["#" + tree.nodes[child].name] = group }
        }
        return groups
    }
}
