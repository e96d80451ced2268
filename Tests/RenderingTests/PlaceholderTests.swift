import Rendering
import Testing

@Suite("Views that only the app draws")
struct PlaceholderTests {
    private func picture(_ color: String, _ inner: String = "", around: String = "") throws -> String {
        try RenderedDocument(
            view: """
                <view id="out-aa-001">\(rect(0, 0, 200, 100))\(around)<subviews>
                <view customClass="SpeechBubble" id="own-aa-001">\(rect(10, 10, 150, 60))\(color)
                <subviews>\(inner)</subviews></view></subviews></view>
                """
        ).svg()
    }

    /// Whether the class is written where the view is, and not only in the picture's titles.
    private func isNamed(_ color: String, _ inner: String = "", around: String = "") throws -> Bool {
        try picture(color, inner, around: around).contains(#/SpeechBubble</t(ext|span)>/#)
    }

    private func color(_ key: String, white: Double, alpha: Double) -> String {
        #"<color key="\#(key)" white="\#(white)" alpha="\#(alpha)" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    }

    private func background(white: Double, alpha: Double) -> String {
        color("backgroundColor", white: white, alpha: alpha)
    }

    @Test("have a box with their name where their color is clear or that of what is behind")
    func unseen() throws {
        #expect(try isNamed(background(white: 0, alpha: 0)))
        #expect(try isNamed(background(white: 1, alpha: 1)))
        let inner = #"<view id="pla-aa-001">\#(rect(0, 0, 20, 20))\#(background(white: 1, alpha: 1))</view>"#
        #expect(try isNamed(background(white: 1, alpha: 1), inner))
    }

    @Test("have none where they can be seen, or what is in them")
    func seen() throws {
        #expect(try !isNamed(background(white: 0.5, alpha: 1)))
        let around = background(white: 0, alpha: 1)
        #expect(try !isNamed(background(white: 1, alpha: 1), around: around))
        let label = #"<label text="Hello" id="lab-aa-001">\#(rect(0, 0, 90, 20))</label>"#
        #expect(try !isNamed(background(white: 0, alpha: 0), label))
    }
}
