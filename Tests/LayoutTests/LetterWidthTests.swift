import InterfaceBuilder
import Layout
import Testing

/// Widths of letters of the system's font, as labels tell them.
@Suite struct LetterWidthTests {
    private func width(_ text: String, size: Double = 17, _ attributes: String = "") throws -> Double {
        let document = try storyboard(
            """
            <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="x">
                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                <fontDescription key="fontDescription" type="system" \(attributes) pointSize="\(size)"/>
            </label></subviews>
            <constraints>
                <constraint firstItem="x" firstAttribute="left" secondItem="root" secondAttribute="left" id="l"/>
                <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            </constraints>
            """, size: (5000, 667))
        return try layout(document).frame("x")[2]
    }

    @Test func `Cyrillic letters that look like Latin ones are as wide`() throws {
        #expect(try width("АВЕКМОРСТХ") == width("ABEKMOPCTX"))
        #expect(try width("аеорсух") == width("aeopcyx"))
    }

    @Test func `other Cyrillic letters have widths of their own`() throws {
        let wide = "жмшщъыюфЖМШЩЫЮФ"
        let narrow = "гтвзГБЗУ"
        let (widest, narrowest) = try (width("о"), width("о") + 1)
        for letter in wide { #expect(try width(String(letter)) > widest, "\(letter)") }
        for letter in narrow.prefix(4) { #expect(try width(String(letter)) < narrowest, "\(letter)") }
        for letter in narrow.dropFirst(4) { #expect(try width(String(letter)) < width("О"), "\(letter)") }
    }

    @Test func `hardly two Russian letters are as wide`() throws {
        let letters = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
        for alphabet in [letters, letters.uppercased()] {
            let widths = try alphabet.map { try width(String(repeating: $0, count: 40)) }
            #expect(Set(widths).count > 20)
        }
    }

    /// Xcode gives a 0 of 64 points 38 or 39 points, and 87 of that size 74.
    @Test func `digits stay wider than letters do in large sizes`() throws {
        #expect(try abs(width("0", size: 64) - 38.5) <= 1)
        #expect(try abs(width("87", size: 64) - 74) <= 1)
        #expect(try abs(width("%", size: 23, "weight=\"light\"") - 17) <= 1)
    }

    /// Xcode gives this text of 32 points 142 points.
    @Test func `the thinnest letters are the narrowest`() throws {
        let widths = try ["ultraLight", "light", "regular", "bold"].map {
            try width("December", size: 32, "weight=\"\($0)\"")
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4 && abs(widths[0] - 142) <= 1)
    }
}
