import ProjectFiles
import SourceText

/// Merges three versions of a file whose parts are named: a table of translations, a catalog, the `Contents.json` of an
/// asset.
struct TableMerge {
    private let trees: (base: MergeTree, ours: MergeTree, theirs: MergeTree)
    private let choices: MergeChoices
    private let read: (SourceText) -> MergeTree?

    /// Throws for versions that cannot be compared name by name.
    init(
        _ base: SourceText, _ ours: SourceText, _ theirs: SourceText, choices: MergeChoices,
        read: @escaping (SourceText) -> MergeTree?
    ) throws(MergeObstacle) {
        func tree(_ source: SourceText, _ version: String) throws(MergeObstacle) -> MergeTree {
            guard let tree = read(source) else {
                throw MergeObstacle("\(version) cannot be read, or has a name twice")
            }
            return tree
        }
        let base = try tree(base, "the base")
        let ours = try tree(ours, "ours")
        let theirs = try tree(theirs, "theirs")
        trees = (base, ours, theirs)
        self.choices = choices
        self.read = read
    }

    /// Throws where the outcome does not read back as what was meant.
    func merged() throws(MergeObstacle) -> MergedFile {
        var merge = ThreeWayMerge(
            base: trees.base, ours: trees.ours, theirs: trees.theirs, place: SortedPlace.place(of:in:among:),
            choice: { choices.side(of: conflict($0)) })
        let root = try merge.merge()
        let text = MergedText.text(of: root, trees.ours, trees.theirs)
        guard let tree = read(SourceText(path: trees.ours.source.path, bytes: text)),
            root.isWhat(tree, says: { $0 == .ours ? trees.ours : trees.theirs })
        else { throw MergeObstacle("the merged file does not read back as it was meant") }
        return MergedFile(bytes: text, conflicts: merge.disagreements.map(conflict).withoutRepeats, tree: tree)
    }

    private func conflict(_ disagreement: MergeDisagreement) -> MergeConflict {
        let key = disagreement.key
        let name = key.split(separator: "/").joined(separator: " · ")
        let values = [trees.ours[key]?.content, trees.theirs[key]?.content].map { value in
            value.map {
                "“" + $0.trimmingPrefix("\"").prefix(80).replacing("\n", with: " ") + ($0.count > 80 ? "…" : "") + "”"
            }
        }
        let text =
            switch disagreement {
            case .deletion(_, .ours, _): "\(name) is deleted here, and changed there"
            case .deletion(_, .theirs, _): "\(name) is changed here, and deleted there"
            default: "\(name) is \(values[0] ?? "one thing") here and \(values[1] ?? "another") there"
            }
        return MergeConflict(group: nil, text: text, isBreakage: false)
    }
}
