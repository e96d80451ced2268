import Colorimetry
import ProjectFiles
import SourceText
import Testing

@Suite("The one color of a color set")
struct ColorSetValueTests {
    private static let orange = "\"color\": {\"color-space\": \"srgb\", \"components\": " + components("0.500")
    /// Half a step lighter.
    private static let same = "\"color\": {\"color-space\": \"srgb\", \"components\": " + components("0.501")
    private static let other = "\"color\": {\"color-space\": \"srgb\", \"components\": " + components("0.600")
    private static let system = "\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}"
    private static let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

    private static func components(_ green: String) -> String {
        "{\"red\": \"1.000\", \"green\": \"\(green)\", \"blue\": \"0.000\", \"alpha\": \"1.000\"}}"
    }

    private func onlyValue(_ entries: String...) throws -> String? {
        let text = "{\"colors\": [\(entries.map { "{\($0)}" }.joined(separator: ", "))]}"
        return try ColorSet.read(SourceText(path: "c", text), name: "c").get().onlyValue?.hex
    }

    private func entry(_ parts: String...) -> String { parts.joined(separator: ", ") }

    private func idiom(_ name: String) -> String { "\"idiom\": \"\(name)\"" }

    @Test("is there where all its appearances show it, filled or not")
    func appearances() throws {
        #expect(try onlyValue(entry(idiom("universal"), Self.orange)) == "#FF8000")
        #expect(try onlyValue(Self.orange, entry(Self.dark, Self.same)) == "#FF8000")
        #expect(try onlyValue(Self.orange, Self.dark) == "#FF8000")
    }

    @Test("is not there where one appearance shows another, or a system color")
    func differences() throws {
        #expect(try onlyValue(Self.orange, entry(Self.dark, Self.other)) == nil)
        #expect(try onlyValue(Self.orange, entry(Self.dark, Self.system)) == nil)
        #expect(try onlyValue(Self.system) == nil)
        #expect(try onlyValue(entry(Self.dark, Self.orange)) == nil)
        #expect(try onlyValue(Self.dark) == nil)
    }

    @Test("is not there without an entry for every device")
    func devices() throws {
        #expect(try onlyValue(entry(idiom("iphone"), Self.orange)) == nil)
        #expect(try onlyValue(entry(idiom("iphone"), Self.orange), entry(idiom("ipad"), Self.same)) == nil)
        #expect(try onlyValue(entry(idiom("iphone"), Self.orange), entry(idiom("universal"), Self.same)) == "#FF8000")
        #expect(try onlyValue(entry(idiom("mac"), Self.orange)) == nil)
    }
}
