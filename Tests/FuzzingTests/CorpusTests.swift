import NibwrightFuzzing
import Testing

@Suite("Inputs that fuzzing kept")
struct CorpusTests {
    @Test("are read, linked and linted", arguments: FuzzKind.allCases)
    func replay(_ kind: FuzzKind) {
        let run = FuzzRun(kind: kind, companions: FuzzCorpus.own.companions)
        let inputs = FuzzCorpus.own.inputs(kind)
        #expect(!inputs.isEmpty)
        for bytes in inputs { #expect(!run.read(bytes).isEmpty) }
        if let first = inputs.first { #expect(!run.link(first).isEmpty) }
    }

    @Test(
        "are changed the same way for the same seed, and never beyond the size that was asked for",
        arguments: FuzzKind.allCases)
    func mutants(_ kind: FuzzKind) {
        let input = FuzzCorpus.own.inputs(kind)[0]
        func mutants(_ size: Int) -> [[UInt8]] {
            (UInt64(0)..<8).map { seed in
                var mutator = Mutator(kind: kind, seed: seed, largest: size)
                return mutator.mutant(of: input, with: input)
            }
        }
        let first = mutants(4096)
        #expect(first == mutants(4096))
        #expect(first.allSatisfy { $0.count <= 4096 })
        #expect(Set(first).count > 4)
    }
}
