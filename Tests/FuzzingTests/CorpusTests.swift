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

    @Test("grow by what is new alone, the same way for the same seed")
    func guidance() {
        let run = FuzzRun(kind: .strings, companions: [:])
        func outcome() -> FuzzLoop.Outcome {
            FuzzLoop(
                run, seeds: FuzzCorpus.own.inputs(.strings), seed: 7, limits: .init(seconds: 0, linkEvery: 1000),
                memory: "/dev/null"
            ).start()
        }
        let first = outcome()
        #expect(first.inputs >= 256)
        #expect(first.kept == outcome().kept)
        #expect(!first.kept.isEmpty)
        #expect(FuzzLoop.minimized(first.kept + first.kept, run).count <= first.kept.count)
    }
}
