import Batch
import Testing

@Suite("A shard")
struct ShardTests {
    @Test(
        "is a number and a count",
        arguments: [
            ("3/16", true), ("1/1", true), ("0/4", false), ("5/4", false), ("3", false), ("a/b", false),
            ("1/2/3", false),
        ]
    )
    func words(text: String, isRight: Bool) {
        #expect((Shard(text) != nil) == isRight)
        if isRight { #expect(Shard(text)?.description == text) }
    }

    @Test("shares all projects with the others, each once, and none has much more to do")
    func members() throws {
        let costs = (0..<200).map { number -> Int? in number % 17 == 0 ? nil : (number * 7919) % 5000 + 1 }
        let known = costs.compactMap(\.self).sorted()
        let usual = known[known.count / 2]
        for count in [1, 2, 3, 8, 16] {
            let parts = try (1...count).map { try #require(Shard($0, of: count)).members(costs: costs) }
            #expect(parts.flatMap(\.self).sorted() == Array(costs.indices))
            #expect(parts.allSatisfy { $0 == $0.sorted() })
            let loads = parts.map { $0.reduce(0) { $0 + (costs[$1] ?? usual) } }
            // Whoever gets the least, gets the next: no two differ by more than the largest.
            #expect(try #require(loads.max()) - (try #require(loads.min())) <= 5000)
        }
    }

    @Test("is the same on every machine, also where all cost the same")
    func equalCosts() {
        #expect(Shard(2, of: 3)?.members(costs: [nil, nil, nil, nil]) == [1])
        #expect(Shard(1, of: 3)?.members(costs: [5, 5, 5, 5]) == [0, 3])
        #expect(Shard(3, of: 3)?.members(costs: []) == [])
    }

    @Test(
        "is told by the engines that run many jobs",
        arguments: [
            (["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_COUNT": "4"], "Slurm 3/4"),
            (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "4"], "Slurm 1/4"),
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "GitLab 2/5"),
            (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], "Buildkite 1/5"),
            (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "AWS Batch 10/10"),
            (["JOB_COMPLETION_INDEX": "1", "NIBWRIGHT_SHARDS": "8"], "Kubernetes 2/8"),
            (["JOB_COMPLETION_INDEX": "1"], "none"), (["NIBWRIGHT_SHARDS": "8"], "none"), ([:], "none"),
            (["CI_NODE_INDEX": "6", "CI_NODE_TOTAL": "5"], "none"),
        ])
    func detection(environment: [String: String], expected: String) {
        let found = Shard.detected(in: environment).map { "\($0.engine) \($0.shard)" } ?? "none"
        #expect(found == expected)
    }
}
