import Palettes
import Randomness
import Testing

@Suite("Palettes that are damaged")
struct FuzzTests {
    /// One right file of each format.
    private static let samples: [(path: String, bytes: [UInt8])] = [
        ("p.ase", SwatchExchangeSample.colorful.bytes),
        ("p.gpl", Array("GIMP Palette\nName: x\nChannels: RGBA\n#\n255 0 0 128 Glow\n1 2 3 4\tÄther\n".utf8)),
        (
            "p.json",
            Array(
                (##"{"colors": [{"name": "Ä\u00e4", "red": 1e0, "green": 0.5, "blue": 0, "alpha": 1}, "##
                    + ##""#FFF", {"name": "B", "value": "#123"}]}"##).utf8)
        ),
        ("p.yml", Array("Ä: \"#FF0000\"\nB: &x { red: 1, green: 0.5, blue: 0, color-space: srgb }\nC: *x\n".utf8)),
    ]

    @Test("the samples are right", arguments: 0..<4)
    func right(index: Int) throws {
        let sample = Self.samples[index]
        #expect(try !palette(sample.bytes, sample.path).colors.isEmpty)
    }

    @Test("a file cut off anywhere is read or refused", arguments: 0..<4)
    func truncations(index: Int) {
        let sample = Self.samples[index]
        for count in 0..<sample.bytes.count { check(Array(sample.bytes.prefix(count)), sample.path) }
    }

    @Test("flipped, inserted and dropped bytes are read or refused, by any extension", arguments: 0..<4)
    func flips(index: Int) {
        let sample = Self.samples[index]
        var random = SeededRandom(seed: UInt64(index))
        for _ in 0..<700 {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let offset = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
                case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: offset)
                default: if bytes.count > 1 { bytes.remove(at: offset) }
                }
            }
            check(bytes, sample.path)
            check(bytes, Self.samples[Int.random(in: 0..<4, using: &random)].path)
            check(bytes, "p")
        }
    }

    @Test("nesting without end is refused")
    func depth() {
        for opening in ["[", "{\"colors\":", "{\"value\":", "a: {"] {
            let bytes = Array(String(repeating: opening, count: 20_000).utf8)
            #expect(!problems(bytes, "p.json").isEmpty)
            #expect(!problems(bytes, "p.yml").isEmpty)
        }
    }

    /// Whatever is read is sound, and whatever is refused has a reason; both are the same the second time.
    private func check(_ bytes: [UInt8], _ path: String) {
        let result = PaletteFile.read(bytes, path: path)
        #expect(result == PaletteFile.read(bytes, path: path))
        switch result {
        case .success(let palette):
            let names = palette.colors.map { $0.name.lowercased() }
            #expect(!names.isEmpty && Set(names).count == names.count)
            #expect(palette.colors.allSatisfy { color in color.value.components.allSatisfy(\.isFinite) })
        case .failure(let refusal): #expect(!refusal.problems.isEmpty)
        }
    }
}
