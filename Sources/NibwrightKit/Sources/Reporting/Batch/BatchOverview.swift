public import Batch
import SourceText
import Planning

/// What a run over many projects comes to: the sums, and how it stands beside an earlier run.
///
/// It holds no times and nothing else that differs between two runs over the same files, so that a run which was broken
/// off and taken up again gives the bytes of one that was not.
public struct BatchOverview: Sendable {
    /// The words that the run is called by.
    public let name: String
    /// What the run did with the plans.
    public let action: BatchAction
    /// In the order in which the run has them.
    public let records: [ProjectRecord]
    /// How many projects the run has in all; those without a record are not finished.
    public let projectCount: Int
    private let earlier: [String: ProjectRecord]
    let hasEarlier: Bool

    /// - Parameters:
    ///   - name: what the run is called by.
    ///   - action: what it did with the plans.
    ///   - records: one for each project that is finished.
    ///   - projectCount: how many projects the run has.
    ///   - baseline: the records of an earlier run to compare with; nil for none.
    public init(
        name: String, action: BatchAction, records: [ProjectRecord], projectCount: Int, baseline: [ProjectRecord]? = nil
    ) {
        self.name = name
        self.action = action
        self.records = records
        self.projectCount = projectCount
        hasEarlier = baseline != nil
        earlier = Dictionary((baseline ?? []).map { ($0.project, $0) }, uniquingKeysWith: { $1 })
    }

    /// The sums of all plans.
    var counts: ChangeCounts { records.reduce(ChangeCounts()) { $0 + $1.counts } }

    /// How many projects ended in each way, without those in which none did.
    public var statuses: [(status: ProjectStatus, count: Int)] {
        ProjectStatus.allCases.map { status in (status, records.count { $0.status == status }) }.filter { $0.count > 0 }
    }

    /// How many projects are not finished.
    public var unfinished: Int { max(0, projectCount - records.count) }

    /// The sums of each recipe, in the order in which projects have them.
    var recipes: [(name: String, projects: Int, counts: ChangeCounts, failures: Int)] {
        var order: [String] = []
        var found: [String: [RecipeRecord]] = [:]
        for recipe in records.flatMap(\.recipes) {
            if found[recipe.recipe] == nil { order.append(recipe.recipe) }
            found[recipe.recipe, default: []].append(recipe)
        }
        return order.map { name in
            let all = found[name] ?? []
            return (
                name, all.count, all.compactMap(\.counts).reduce(ChangeCounts(), +),
                all.count { $0.status.isFailure }
            )
        }
    }

    /// How often each refusal's code was given, by which recipe and in how many projects; the commonest first.
    var refusals: [(code: String, recipe: String, count: Int, projects: Int)] {
        struct Key: Hashable { let code, recipe: String }
        var sums: [Key: (count: Int, projects: Int)] = [:]
        for recipe in records.flatMap(\.recipes) {
            for (code, count) in recipe.refusals {
                let key = Key(code: code, recipe: recipe.recipe)
                let sum = sums[key] ?? (0, 0)
                sums[key] = (sum.count + count, sum.projects + 1)
            }
        }
        return sums.map { ($0.key.code, $0.key.recipe, $0.value.count, $0.value.projects) }
            .sorted { ($1.count, $0.code, $0.recipe) < ($0.count, $1.code, $1.recipe) }
    }

    /// What the same project came to in the earlier run; nil where it was not in it.
    func earlier(_ record: ProjectRecord) -> ProjectRecord? { earlier[record.project] }

    /// `+3`, `-2` or `0` against the earlier run: in what is to change, or was changed.
    func trend(of record: ProjectRecord) -> String {
        guard hasEarlier else { return "" }
        guard let before = earlier(record) else { return "new" }
        return Self.signed(record.counts.accepted - before.counts.accepted)
    }

    /// The same over all projects that both runs have, and how many projects only one of them has.
    var trendLine: String? {
        guard hasEarlier else { return nil }
        let both = records.filter { earlier($0) != nil }
        let change = both.reduce(0) { $0 + $1.counts.accepted - (earlier($1)?.counts.accepted ?? 0) }
        let gone = Set(earlier.keys).subtracting(records.map(\.project)).count
        return
            "Against the earlier run: \(Self.signed(change)) changes in \(both.count.count(of: "project")) that both have, "
            + "\(records.count - both.count) new, \(gone) gone"
    }

    private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

    /// `200 projects: 12 pending, 188 unchanged`.
    public var summary: String {
        let parts = statuses.reversed().map { "\($0.count) \($0.status.rawValue)" }
        let open = unfinished > 0 ? ["\(unfinished) not finished"] : []
        return projectCount.count(of: "project") + ": " + (parts + open).joined(separator: ", ")
    }
}

extension ProjectRecord {
    /// The sums of its recipes.
    var counts: ChangeCounts { recipes.compactMap(\.counts).reduce(ChangeCounts(), +) }

    /// What a person should read of it in one cell: why it failed, and what there is to know of its folder.
    var remarks: String {
        let failed = recipes.compactMap { recipe in recipe.message.map { "\(recipe.recipe): \($0)" } }
        return ([message].compactMap(\.self) + failed + notes.map(\.words)).joined(separator: "; ")
    }
}

extension ProjectNote {
    /// The note in words.
    public var words: String {
        switch self {
        case .link: "the folder is reached through a link"
        case .uncommitted: "git has changes that are not committed"
        case .submodules: "it has submodules"
        case .largeFilePointers: "files of Git LFS are not there"
        }
    }
}
