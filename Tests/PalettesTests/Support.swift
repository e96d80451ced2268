import Palettes
import Testing

/// What reading a text gives, or a failed test.
func palette(_ text: String, _ path: String) throws -> PaletteFile { try palette(Array(text.utf8), path) }

func palette(_ bytes: [UInt8], _ path: String) throws -> PaletteFile { try PaletteFile.read(bytes, path: path).get() }

/// What is wrong with a text, one line a problem.
func problems(_ text: String, _ path: String) -> [String] { problems(Array(text.utf8), path) }

func problems(_ bytes: [UInt8], _ path: String) -> [String] {
    guard case .failure(let refusal) = PaletteFile.read(bytes, path: path) else { return [] }
    return refusal.problems.map(\.description)
}

extension PaletteFile {
    /// Name and hex of each color.
    var summary: [String] { colors.map { "\($0.name) \($0.value.hex)" } }
}
