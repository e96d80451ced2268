import Foundation
import PluginHost
import Randomness
import Testing

#if !os(macOS)
    /// The digest that a sealed plugin carries of itself.
    @Suite("A sealed plugin")
    struct PluginSealTests {
        private let folder: TemporaryFolder
        private let library: String

        init() throws {
            folder = try TemporaryFolder()
            let bytes = try Data(contentsOf: URL(fileURLWithPath: PagePlugin.library()))
            library = try folder.file("libSealed.so", bytes).path
            try PluginSeal.seal(library)
        }

        private func load(_ path: String) -> PluginRefusal? {
            var loader = PluginLoader()
            loader.load(path)
            return loader.refused.first?.refusal
        }

        @Test("loads, is sealed again to the same bytes, and says that it is sealed")
        func whole() throws {
            let bytes = try folder.bytes("libSealed.so")
            #expect(try PluginInspection.inspect(Array(bytes)).isSealed)
            #expect(load(library) == nil)
            try PluginSeal.seal(library)
            #expect(try folder.bytes("libSealed.so") == bytes)
        }

        @Test("is refused whichever of its bytes is another, and its code does not run", arguments: 0..<8)
        func mutants(_ seed: UInt64) throws {
            let whole = Array(try folder.bytes("libSealed.so"))
            var random = SeededRandom(seed: seed)
            for number in 0..<50 {
                var bytes = whole
                let limit = [64, 64 + 56 * 12, bytes.count, bytes.count][number % 4]
                for _ in 0..<[1, 1, 2, 4, 16].randomElement(using: &random)! {
                    let first = number % 4 == 3 ? max(0, bytes.count - 64 * 40) : 0
                    bytes[Int.random(in: first..<limit, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                guard bytes != whole else { continue }
                let refusal = load(try folder.file("libMutant.so", Data(bytes)).path)
                let code = try #require(refusal).code
                #expect(["damaged", "not-a-library", "bad-identity", "no-identity"].contains(code), "\(code)")
            }
        }

        @Test("is refused by name when it ends early or goes on")
        func length() throws {
            let whole = try folder.bytes("libSealed.so")
            for bytes in [whole.dropLast(), whole + Data([0])] {
                let code = load(try folder.file("libLength.so", Data(bytes)).path)?.code
                #expect(code == "damaged", "\(bytes.count) of \(whole.count)")
            }
            // The table of sections, without which nothing can be found, stands at the end.
            let half = try folder.file("libHalf.so", Data(whole.prefix(whole.count / 2)))
            #expect(load(half.path)?.code == "not-a-library")
        }
    }
#endif
