import Differences
import InterfaceBuilder
import SourceText
import Testing

@Suite("A document in lines")
struct DescriptionTests {
    private func description(_ text: String) throws -> String {
        DocumentDescription(try IBDocument.read(SourceText(path: "Main.storyboard", text)).get()).text
    }

    private static let content = """
        <button opaque="NO" id="log-in">
            <rect key="frame" x="16" y="20" width="100" height="44"/>
            <state key="normal" title="Log in"><color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
            <connections>
                <action selector="logIn:" destination="sign" eventType="touchUpInside" id="a-1"/>
                <segue destination="detail" kind="show" identifier="toDetail" id="s-1"/>
            </connections>
        </button>
        """

    private static let constraints =
        "<constraint firstItem=\"log-in\" firstAttribute=\"leading\" secondItem=\"view\" secondAttribute=\"leading\" constant=\"8\" id=\"c-1\"/>"

    private static let connections = "<outlet property=\"button\" destination=\"log-in\" id=\"o-1\"/>"

    @Test("says scenes, objects, values, connections and constraints in words")
    func lines() throws {
        let text = signIn(
            Self.content, constraints: Self.constraints, connections: Self.connections, beside: detail())
        #expect(
            try description(text) == """
                iOS storyboard
                  Auto Layout: on
                  initial scene: scene “Sign in”
                scene “Detail”, view controller
                  class: Detail
                  storyboard identifier: Detail
                  title: “Detail”
                  view
                    label “Name”
                      text: “Name”
                scene “Sign in”, view controller
                  class: SignIn
                  storyboard identifier: SignIn
                  title: “Sign in”
                  outlet button, to button “Log in”
                  view
                    constraint button “Log in”.leading = view.leading + 8
                    button “Log in”
                      frame: (16, 20) 100 × 44
                      opaque: off
                      title (normal): “Log in”
                      title color (normal): #FF0000
                      action logIn:, to scene “Sign in”, event type touchUpInside
                      show segue “toDetail”, to scene “Detail”

                """)
    }

    @Test("are the same where Xcode alone changed something")
    func noise() throws {
        let one = signIn(Self.content, constraints: Self.constraints, connections: Self.connections, beside: detail())
        let other = signIn(
            Self.content, constraints: Self.constraints.replacing("c-1", with: "c-9"),
            connections: Self.connections.replacing("o-1", with: "o-9"), beside: detail(id: "other"), toolsVersion: "9"
        ).replacing("x=\"10\" y=\"20\"", with: "x=\"99\" y=\"9\"").replacing("\"detail\" kind", with: "\"other\" kind")
        #expect(try description(one) == description(other))
    }

    @Test("keep the order of scenes where a title is another one, which is then one line")
    func titles() throws {
        let one = signIn(Self.content, beside: detail())
        let lines = try [one, one.replacing("title=\"Detail\"", with: "title=\"Zoom\"")].map {
            try description($0).split(separator: "\n").map(String.init)
        }
        let places = lines.map { $0.firstIndex { $0.hasPrefix("scene “Sign in”") } }
        #expect(places[0] != nil && places[0] == places[1])
    }

    @Test("differ where a value does")
    func values() throws {
        let one = try description(signIn(Self.content)).split(separator: "\n")
        let two = try description(signIn(Self.content.replacing("red=\"1\"", with: "red=\"0\""))).split(separator: "\n")
        #expect(two.difference(from: one).count == 2)
    }

    @Test(
        "differ where only what a hex code or an excerpt leaves out is another",
        arguments: [
            ("alpha=\"1\"", "alpha=\"0.5\"", " with alpha 0.5"), ("sRGB", "displayP3", "#FF0000, displayP3"),
            ("Log in", "\(String(repeating: "long ", count: 20))end", "long end”"),
        ])
    func exact(_ old: String, _ new: String, _ words: String) throws {
        #expect(try description(signIn(Self.content.replacing(old, with: new))).contains(words))
    }

    @Test("command no terminal, whatever a document says")
    func printable() throws {
        let text = try description(signIn("<label text=\"a&#10;\u{9B}31mb\" id=\"l-1\"/>"))
        #expect(text.contains("label “a \\u{9B}31mb”\n"))
    }
}
