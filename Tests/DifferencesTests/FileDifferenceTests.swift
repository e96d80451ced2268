import Differences
import Testing

@Suite("differences of other files")
struct FileDifferenceTests {
    @Test func `outlets and actions of code`() {
        let before = """
            class Menu: UIViewController {
                @IBOutlet weak var lblTitle: UILabel!
                @IBOutlet weak var cup: UIImageView!
                @IBAction func open(_ sender: Any) {}
            }
            """
        let after = before.replacing("lblTitle", with: "titleLabel").replacing("weak var cup", with: "var cup")
            .replacing("open(", with: "show(")
        #expect(
            sentences(["Menu.swift": before], ["Menu.swift": after]) == [
                "class Menu · outlet cup: weak UIImageView! is now strong UIImageView!",
                "class Menu · action show: added", "class Menu · action open: removed",
                "class Menu · outlet lblTitle is now titleLabel",
            ])
    }

    @Test func `other code is left to a diff of lines`() {
        let found = differences(["A.swift": "let a = 1"], ["A.swift": "let a = 2"])
        #expect(found.all.isEmpty && found.otherFiles == ["A.swift"])
    }

    @Test func `keys of translations`() {
        #expect(
            sentences(
                ["de.lproj/Main.strings": "\"a.text\" = \"Tasse\";\n\"b.text\" = \"Weg\";\n"],
                ["de.lproj/Main.strings": "\"a.text\" = \"Becher\";\n\"c.text\" = \"Neu\";\n"]) == [
                    "key “a.text”: “Tasse” is now “Becher”", "key “c.text” added: “Neu”", "key “b.text” removed: “Weg”",
                ])
    }

    @Test func `translations that another table has now are one line, those with other texts are not`() {
        let moved = (1...3).map { "\"a-\($0).text\" = \"Text \($0)\";\n" }.joined()
        let old = ["de.lproj/Main.strings": moved + "\"b.text\" = \"Alt\";\n", "fr.lproj/Main.strings": moved]
        let new = ["de.lproj/Main.strings": "", "de.lproj/Menu.strings": moved + "\"b.text\" = \"Neu\";\n"]
        #expect(
            differences(old, new).meant.map { "\($0.kind) \($0.path) \($0.sentence)" }.filter {
                !$0.contains("fr.lproj")
            }
                == [
                    "removed de.lproj/Main.strings key “b.text” removed: “Alt”",
                    "moved de.lproj/Menu.strings 3 translations moved here from de.lproj/Main.strings",
                    "added de.lproj/Menu.strings key “b.text” added: “Neu”",
                ])
        #expect(differences(old, new).meant.count == 6, "a table of another language is where they did not go")
    }

    @Test func `colors of a catalog, in light and dark`() {
        func set(_ light: String, _ dark: String) -> String {
            func entry(_ red: String, _ more: String) -> String {
                """
                {"idiom": "universal", \(more)"color": {"color-space": "srgb", "components": \
                {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}
                """
            }
            let trait = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
            return "{\"colors\": [\(entry(light, "")), \(entry(dark, trait))], \"info\": {\"version\": 1}}"
        }
        let path = "App/Assets.xcassets/Brand/Pink.colorset/Contents.json"
        #expect(sentences([:], [path: set("0xFF", "0x80")]) == ["color Brand/Pink added: #FF0000, #800000 (dark)"])
        #expect(
            sentences([path: set("0xFF", "0x80")], [path: set("0xFF", "0x40")]) == [
                "color Brand/Pink: #800000 is now #400000 (dark)"
            ])
    }

    @Test func `a Swift file in another folder is the same file`() {
        let text = "class Menu: UIViewController {\n    @IBOutlet var cup: UIImageView!\n}\n"
        #expect(sentences(["A/Menu.swift": text], ["B/Menu.swift": text + "// more\n"]) == ["was A/Menu.swift"])
    }

    @Test func `a change of bytes of which nothing can be said is listed`() {
        let table = "\"a\" = \"b\";\n"
        let found = differences(["de.lproj/L.strings": table], ["de.lproj/L.strings": "\n" + table])
        #expect(found.all.isEmpty && found.otherFiles == ["de.lproj/L.strings"])
        let document = signIn("<switch id=\"s\"/>")
        let turned = differences(
            ["M.storyboard": document], ["M.storyboard": document.replacing("<switch id", with: "<switch  id")])
        #expect(turned.all.isEmpty && turned.otherFiles == ["M.storyboard"])
    }
}
