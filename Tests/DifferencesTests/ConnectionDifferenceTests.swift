import Differences
import Testing

@Suite("differences of connections and constraints")
struct ConnectionDifferenceTests {
    private static let labels = "<label text=\"A\" id=\"a\"/><label text=\"B\" id=\"b\"/>"

    private func scene(_ connections: String) -> String { signIn(Self.labels, connections: connections) }

    @Test func `an outlet of another name, and one to another object`() {
        let outlet = "<outlet property=\"lblTitle\" destination=\"a\" id=\"o-1\"/>"
        let renamed = outlet.replacing("lblTitle", with: "titleLabel")
        #expect(
            sentences(from: scene(outlet), to: scene(renamed)) == [
                "scene “Sign in” · outlet lblTitle is now titleLabel"
            ])
        let turned = outlet.replacing("\"a\"", with: "\"b\"")
        #expect(
            sentences(from: scene(outlet), to: scene(turned)) == [
                "scene “Sign in” · outlet lblTitle leads to label “B” now; it led to label “A”"
            ])
    }

    @Test func `connections that came and went`() {
        let action = "<action selector=\"logIn:\" destination=\"sign\" eventType=\"touchUpInside\" id=\"act\"/>"
        let segue = "<segue destination=\"detail\" kind=\"show\" identifier=\"toDetail\" id=\"seg\"/>"
        let before = signIn(Self.labels, connections: action, beside: detail())
        let after = signIn(Self.labels, connections: segue, beside: detail())
        #expect(
            sentences(from: before, to: after) == [
                "scene “Sign in” · action logIn: removed, to scene “Sign in”",
                "scene “Sign in” · show segue “toDetail” added, to scene “Detail”",
            ])
    }

    @Test func `a renewed id of a connection is nobody's change`() {
        let outlet = "<outlet property=\"title\" destination=\"a\" id=\"o-1\"/>"
        let found = differences(
            ["M.storyboard": scene(outlet)], ["M.storyboard": scene(outlet.replacing("o-1", with: "o-2"))])
        #expect(found.meant.isEmpty && found.noise.map(\.noise) == [.renewedID])
    }

    @Test func `a constraint is an equation`() {
        let constraint = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="8" \
            id="c-1"/>
            """
        let wider = constraint.replacing("\"8\"", with: "\"16\"")
        #expect(
            sentences(
                from: signIn(Self.labels, constraints: constraint), to: signIn(Self.labels, constraints: wider)) == [
                    "scene “Sign in” · constraint label “A”.leading = label “B”.trailing + 16: constant 8 is now 16"
                ])
        let renewed = constraint.replacing("c-1", with: "c-2")
        let found = differences(
            ["M.storyboard": signIn(Self.labels, constraints: constraint)],
            ["M.storyboard": signIn(Self.labels, constraints: renewed)])
        #expect(found.meant.isEmpty && found.noise.map(\.noise) == [.renewedID])
    }

    @Test func `constraints of an added object are part of it`() {
        let constraint = """
            <constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c-1"/>
            """
        #expect(
            sentences(
                from: signIn(Self.labels),
                to: signIn(Self.labels + "<label text=\"C\" id=\"c\"/>", constraints: constraint)) == [
                    "scene “Sign in” · label “C” added"
                ])
    }

    @Test func `a constraint to another object is told by both equations`() {
        let constraint = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="8" \
            priority="750" id="c-1"/>
            """
        let other = constraint.replacing("secondItem=\"b\"", with: "secondItem=\"view\"")
            .replacing("\"trailing\"", with: "\"leading\"")
        #expect(
            sentences(
                from: signIn(Self.labels, constraints: constraint), to: signIn(Self.labels, constraints: other)) == [
                    "scene “Sign in” · constraint label “A”.leading = view.leading + 8 at priority 750 was "
                        + "label “A”.leading = label “B”.trailing + 8 at priority 750"
                ])
    }
}
