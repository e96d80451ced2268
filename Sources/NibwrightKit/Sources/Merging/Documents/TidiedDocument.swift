public import Differences
import InterfaceBuilder
public import SourceText

/// A document as somebody changed it, without what Xcode changed besides.
public struct TidiedDocument: Sendable {
    /// The older version with all that was meant.
    public let bytes: [UInt8]
    /// How often each kind of noise was taken out.
    public let takenOut: [Noise: Int]

    /// Takes noise out of a document that was changed.
    ///
    /// Frames and layout marks stay as they are in scenes in which something else changed: they may follow from it. Of a
    /// frame that moved by half a point at most nobody can say so.
    ///
    /// - Parameters:
    ///   - old: the version that the change began with.
    ///   - kinds: the kinds of noise that are taken out.
    /// - Returns: the newer version where nothing is taken out.
    /// - Throws: `MergeObstacle` where the versions cannot be compared object by object.
    public static func tidied(
        from old: SourceText, to new: SourceText, takingOut kinds: Set<Noise>
    ) throws(MergeObstacle) -> TidiedDocument {
        if old.bytes == new.bytes { return TidiedDocument(bytes: new.bytes, takenOut: [:]) }
        let form = LineForm(of: old)
        let versions = try DocumentVersions(form.plain(old), form.plain(old), form.plain(new))
        let meaning = MeantScenes(versions)
        var merge = ThreeWayMerge(
            base: versions.baseTree, ours: versions.ourTree, theirs: versions.theirTree,
            place: { _, _, _ in nil }, choice: { _ in .theirs })
        merge.leavesOut = { noise, key in
            guard kinds.contains(noise) else { return false }
            let follows = noise == .decidedFrame || noise == .layoutMark
            return !follows || !meaning.isChanged(around: key) || noise == .decidedFrame && versions.isRounding(of: key)
        }
        let root = try merge.merge()
        let text = MergedText.text(of: root, versions.ourTree, versions.theirTree)
        guard let document = try? IBDocument.read(SourceText(path: new.path, bytes: text)).get(),
            let tree = DocumentTreeReader.read(document, wholes: versions.wholes),
            root.isWhat(tree, says: versions.tree),
            merge.disagreements.isEmpty
        else { throw MergeObstacle("the tidied document does not read back as it was meant") }
        let counts = merge.leftOut.reduce(into: [:]) { $0[$1.noise, default: 0] += 1 }
        return TidiedDocument(bytes: form.written(text), takenOut: counts)
    }
}

extension DocumentVersions {
    /// Whether a frame differs by what Xcode rounds: half a point, which is a pixel of the first Retina screens.
    fileprivate func isRounding(of key: String) -> Bool {
        guard let old = element(key, .ours), let new = element(key, .theirs) else { return false }
        return ["x", "y", "width", "height"].allSatisfy { name in
            guard let before = old.attribute(named: name).flatMap(Double.init),
                let after = new.attribute(named: name).flatMap(Double.init)
            else { return false }
            return abs(after - before) <= 0.5
        }
    }
}

/// The scenes of a document, or a whole xib, in which a change was meant.
private struct MeantScenes {
    private let tree: MergeTree
    private var changed: Set<String> = []

    init(_ versions: DocumentVersions) {
        tree = versions.theirTree
        let old = versions.ourTree
        for node in tree.nodes where Self.isMeant(old[node.key], node) || isMoved(node, in: old) {
            changed.insert(scene(of: node.key, in: tree))
        }
        for node in old.nodes where tree[node.key] == nil && !node.isNoise && !node.isList {
            changed.insert(scene(of: node.key, in: old))
        }
    }

    func isChanged(around key: String) -> Bool { changed.contains(scene(of: key, in: tree)) }

    private func isMoved(_ node: MergeNode, in old: MergeTree) -> Bool {
        old[node.key] != nil && old.parent(of: node.key) != tree.parent(of: node.key)
    }

    private static func isMeant(_ old: MergeNode?, _ new: MergeNode) -> Bool {
        guard !new.isNoise else { return false }
        guard let old else { return !new.isList }
        let values = { (node: MergeNode) in
            Set(node.fields.filter { !$0.isNoise && !$0.isVersion }.map { [$0.name, $0.value] })
        }
        return old.content != new.content || values(old) != values(new)
    }

    private func scene(of key: String, in tree: MergeTree) -> String {
        sequence(first: key) { tree.parent(of: $0) }.first { $0.hasPrefix("#scene ") } ?? "/document"
    }
}
