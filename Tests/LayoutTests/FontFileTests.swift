import InterfaceBuilder
import Layout
import Testing

/// Fonts are made here, byte by byte: an alphabet in which A is half and every other letter a whole font size wide.
@Suite struct FontFileTests {
    private func number(_ value: Int, _ bytes: Int = 2) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// The glyph of A is 1, those of B to Z are 2 to 26.
    private func font(format: Int = 4) -> [UInt8] {
        let head = [UInt8](repeating: 0, count: 18) + number(1000)
        let lines = number(0, 4) + number(900) + number(-300) + [UInt8](repeating: 0, count: 26) + number(3)
        let widths = number(0, 4) + number(500) + number(0) + number(1000) + number(0)
        let name = "Cup-Bold".flatMap { number(Int($0.asciiValue!)) }
        let names =
            number(0) + number(1) + number(18) + [3, 1, 0x409, 6].flatMap { number($0) } + number(name.count)
            + number(0) + name
        let ranges = [90, 0xFFFF, 0, 65, 0xFFFF, 1 - 65, 1, 0, 0].flatMap { number($0) }
        let groups = number(1, 4) + number(65, 4) + number(90, 4) + number(1, 4)
        let characters =
            number(0) + number(1) + number(3) + number(1) + number(12, 4)
            + (format == 4
                ? number(4) + number(0, 4) + number(4) + number(0, 6) + ranges
                : number(12) + number(0, 10) + groups)
        let tables = [
            ("cmap", characters), ("head", head), ("hhea", lines), ("hmtx", widths), ("name", names),
        ]
        var directory = number(0x10000, 4) + number(tables.count) + number(0, 6)
        var content: [UInt8] = []
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + number(0, 4) + number(12 + 16 * tables.count + content.count, 4)
            directory += number(bytes.count, 4)
            content += bytes
        }
        return directory + content
    }

    private func label(_ text: String, fonts: FontCollection) throws -> [Double] {
        let document = try storyboard(
            """
            <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="x">
                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                <fontDescription key="fontDescription" name="Cup-Bold" family="Cup" pointSize="20"/>
            </label></subviews>
            <constraints>
                <constraint firstItem="x" firstAttribute="left" secondItem="root" secondAttribute="left" id="l"/>
                <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            </constraints>
            """)
        return try Array(layout(document) { $0.fonts = fonts }.frame("x").dropFirst(2))
    }

    @Test(arguments: [4, 12]) func `text is as large as the font's own file says`(_ format: Int) throws {
        let file = try #require(FontFile(font(format: format)))
        #expect(file.postScriptName == "Cup-Bold")
        let fonts = FontCollection([file])
        #expect(fonts["Cup-Bold"] != nil && fonts["Cup"] == nil)
        #expect(try label("ABZ", fonts: fonts) == [10 + 20 + 20, 24])
    }

    @Test func `characters that the font does not have are estimated`() throws {
        let fonts = FontCollection([try #require(FontFile(font()))])
        #expect(try label("Aa", fonts: fonts)[0] > 10)
        #expect(try label("ABZ", fonts: FontCollection()) != [50, 24])
    }

    @Test func `a damaged file is none, or has the sizes that can be read`() throws {
        for whole in [font(), font(format: 12)] {
            for length in 0..<whole.count { _ = FontFile(Array(whole.prefix(length))).map { FontCollection([$0]) } }
            for place in whole.indices {
                for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                    var bytes = whole
                    bytes[place] = value
                    guard let file = FontFile(bytes) else { continue }
                    let size = try label("AZ", fonts: FontCollection([file]))
                    #expect(size.allSatisfy { $0.isFinite && $0 >= 0 })
                }
            }
        }
        #expect(FontFile([]) == nil)
        #expect(FontFile(Array("not a font, but long enough to look like one".utf8)) == nil)
    }
}
