/// One of the equal parts of a run that several machines share.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
    /// Counts from 1.
    public let number: Int
    /// How many there are.
    public let count: Int

    /// Nil where the number is not one of that many.
    public init?(_ number: Int, of count: Int) {
        guard count >= 1, number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// `3/16`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number, of: count)
    }

    /// `3/16`
    public var description: String { "\(number)/\(count)" }

    /// The part that an engine's environment names, with the engine's name; nil where there is none.
    ///
    /// The variables are those that the engines document: Slurm job arrays (any first index, steps of one), GitLab's
    /// `parallel`, Buildkite's parallelism, AWS Batch array jobs. Kubernetes gives an indexed job its index alone, so the
    /// count comes from `NIBWRIGHT_SHARDS`; GitHub's matrix and GNU parallel give theirs as arguments.
    public static func detected(in environment: [String: String]) -> (shard: Shard, engine: String)? {
        func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
        let shards = number("NIBWRIGHT_SHARDS")
        let candidates: [(engine: String, index: Int?, first: Int, count: Int?)] = [
            (
                "Slurm", number("SLURM_ARRAY_TASK_ID"), number("SLURM_ARRAY_TASK_MIN") ?? 0,
                number("SLURM_ARRAY_TASK_COUNT")
            ),
            ("GitLab", number("CI_NODE_INDEX"), 1, number("CI_NODE_TOTAL")),
            ("Buildkite", number("BUILDKITE_PARALLEL_JOB"), 0, number("BUILDKITE_PARALLEL_JOB_COUNT")),
            ("AWS Batch", number("AWS_BATCH_JOB_ARRAY_INDEX"), 0, number("AWS_BATCH_JOB_ARRAY_SIZE") ?? shards),
            ("Kubernetes", number("JOB_COMPLETION_INDEX"), 0, shards),
        ]
        for candidate in candidates {
            guard let index = candidate.index, let count = candidate.count,
                let shard = Shard(index - candidate.first + 1, of: count)
            else { continue }
            return (shard, candidate.engine)
        }
        return nil
    }

    /// The indices of those that belong to this part: the costliest first, each to the part that has least to do so far,
    /// so that the same costs give the same parts on every machine.
    ///
    /// - Parameter costs: what each is worth, in any unit; one without a cost counts like the median of the others.
    public func members(costs: [Int?]) -> [Int] {
        let known = costs.compactMap(\.self).sorted()
        let usual = known.isEmpty ? 1 : max(1, known[known.count / 2])
        let weights = costs.map { max(1, $0 ?? usual) }
        let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
        var loads = [Int](repeating: 0, count: count)
        var own: [Int] = []
        for index in order {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[least] += weights[index]
            if least == number - 1 { own.append(index) }
        }
        return own.sorted()
    }
}
