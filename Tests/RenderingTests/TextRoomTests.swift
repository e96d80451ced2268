import Rendering
import Testing

@Suite("Texts keep to their frames")
struct TextRoomTests {
    /// Ten letters of 0.833 of the font's size: 83.3 points wide at 10 points.
    private func label(_ width: Int, _ more: String = "") throws -> String {
        try RenderedDocument(
            view: """
                <label text="mmmmmmmmmm" \(more) id="lab-aa-001">\(rect(0, 0, width, 20))
                <fontDescription key="fontDescription" type="system" pointSize="10"/></label>
                """
        ).inner()
    }

    @Test("a text that lacks little room is drawn in letters that much smaller")
    func smaller() throws {
        #expect(try label(90).contains(#"font-size="10""#))
        let tight = try label(82)
        #expect(tight.contains(">mmmmmmmmmm<"), "it is not cut")
        let size = try #require(tight.firstMatch(of: #/font-size="([\d.]+)"/#).flatMap { Double($0.1) })
        #expect(size < 10 && size * 8.33 <= 82.01)
    }

    @Test("a text that is cut ends where its frame does")
    func cut() throws {
        #expect(try label(50, #"lineBreakMode="tailTruncation""#).contains(">mmmm…<"))
    }

    @Test("lines of one text stay of one size")
    func lines() throws {
        let text = try RenderedDocument(
            view: """
                <label text="mmmmm mmmmmmmmmm" numberOfLines="0" id="lab-aa-001">\(rect(0, 0, 82, 40))
                <fontDescription key="fontDescription" type="system" pointSize="10"/></label>
                """
        ).inner()
        let sizes = text.matches(of: #/font-size="([\d.]+)"/#).map { $0.1 }
        #expect(sizes.count == 2 && Set(sizes).count == 1 && sizes.first != "10")
    }
}
