import Randomness
import Recipes
import Testing

@Suite struct RecipeMutationTests {
    private static let sample = """
        schema: 1
        name: sample
        summary: "Half \\"quoted\\"."
        parameters:
          narrow: { type: boolean, default: true, summary: Also narrow access. }
          by: { type: choice, choices: [flow, tab], default: flow }
        files: &files { include: ["App/**", 'Größe/**'] }
        steps:
          - use: outlet-ownership
            with: { private: "${narrow}" }
            files: *files
          - use: split-storyboard
            with:
              by: ${by}
              names: { Shop: [Cart] }
            safety: review
        verify: default
        """

    @Test func `no damage to a recipe crashes the checker, and all of it has a place`() {
        var random = SeededRandom(seed: 7)
        let alphabet = Array("\t\n :-[]{}&*!|>'\"%@`#,?~$<.xe0\\".utf8) + [0xFF, 0xC3, 0x00]
        for _ in 0..<300 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let offset = Int.random(in: 0..<bytes.count, using: &random)
                let length = min(Int.random(in: 0...3, using: &random), bytes.count - offset)
                let added = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                    alphabet.randomElement(using: &random)!
                }
                bytes.replaceSubrange(offset..<(offset + length), with: added)
            }
            let found = problems(bytes: bytes)
            #expect(found.allSatisfy { $0.hasPrefix("main.yml:") && !$0.contains("main.yml: ") })
        }
    }
}
