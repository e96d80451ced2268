import SourceText

/// Merges three versions of a `project.pbxproj`.
struct ProjectMerge {
    private let versions: ProjectVersions
    private let choices: MergeChoices

    /// Throws for versions that cannot be compared object by object.
    init(
        _ base: SourceText, _ ours: SourceText, _ theirs: SourceText, choices: MergeChoices
    ) throws(MergeObstacle) {
        let read = concurrentMap(
            [(base, "the base"), (ours, "ours"), (theirs, "theirs")], threads: defaultThreadCount
        ) { source, version in
            Result { () throws(MergeObstacle) in try Self.tree(source, version) }
        }
        versions = ProjectVersions(base: try read[0].get(), ours: try read[1].get(), theirs: try read[2].get())
        self.choices = choices
    }

    private static func tree(_ source: SourceText, _ version: String) throws(MergeObstacle) -> MergeTree {
        guard let tree = ProjectTreeReader.read(source) else {
            throw MergeObstacle("\(version) cannot be read as a project, or has an object or a name twice")
        }
        return tree
    }

    /// Throws where the outcome would not be a project that holds together.
    func merged() throws(MergeObstacle) -> MergedFile {
        let words = ProjectConflictWords(versions)
        var merge = ThreeWayMerge(
            base: versions.base, ours: versions.ours, theirs: versions.theirs, place: SortedPlace.place(of:in:among:),
            choice: { choices.side(of: words.conflict($0)) })
        var found: [MergeDisagreement] = []
        for _ in 0..<16 {
            var round = merge
            let root = try round.merge()
            let repairs = ProjectRepairs(root, versions) { choices.side(of: words.conflict($0)) }
            if let unmendable = repairs.unmendable { throw MergeObstacle(unmendable) }
            if repairs.isEmpty { return try outcome(root, (round.disagreements + found).map(words.conflict)) }
            merge.needed.formUnion(repairs.needed)
            merge.refused.formUnion(repairs.refused)
            found += repairs.disagreements
        }
        throw MergeObstacle("what one side has needs what the other deleted, over and over")
    }

    private func outcome(_ root: MergedNode, _ conflicts: [MergeConflict]) throws(MergeObstacle) -> MergedFile {
        let text = MergedText.text(of: root, versions.ours, versions.theirs)
        guard let tree = ProjectTreeReader.read(SourceText(path: versions.ours.source.path, bytes: text)),
            root.isWhat(tree, says: versions.tree)
        else { throw MergeObstacle("the merged project does not read back as it was meant") }
        return MergedFile(bytes: text, conflicts: conflicts.withoutRepeats, tree: tree)
    }
}

/// Three versions of one project.
struct ProjectVersions {
    let base: MergeTree
    let ours: MergeTree
    let theirs: MergeTree

    func tree(_ side: MergeSide) -> MergeTree { side == .ours ? ours : theirs }
}

/// The place of a name among names that are sorted.
enum SortedPlace {
    /// Nil where the names that are there are not sorted, or are too few to tell.
    static func place(of child: MergeNode, in parent: MergeNode, among present: [MergeNode]) -> Int? {
        guard !child.sortName.isEmpty, present.count > 2,
            zip(present, present.dropFirst()).allSatisfy({ $0.sortName < $1.sortName })
        else { return nil }
        return present.firstIndex { child.sortName < $0.sortName } ?? present.count
    }
}
