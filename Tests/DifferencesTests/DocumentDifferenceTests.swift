import Differences
import Testing

@Suite("differences of documents")
struct DocumentDifferenceTests {
    private static let button = """
        <button opaque="NO" contentMode="scaleToFill" id="b-1"><state key="normal" title="Log in">\
        <color key="titleColor" red="0.5" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
        </state></button>
        """
    private static let label = "<label text=\"Welcome\" textAlignment=\"left\" id=\"l-1\"/>"

    @Test func `a document is the same as itself`() {
        let text = signIn(Self.button)
        #expect(differences(["Main.storyboard": text], ["Main.storyboard": text]).all.isEmpty)
    }

    @Test func `a value is told with the object that has it and its scene`() {
        let after = Self.label.replacing("Welcome", with: "Hello").replacing("left", with: "center")
        #expect(
            sentences(from: signIn(Self.label), to: signIn(after)) == [
                "scene “Sign in” · label “Hello”: text “Welcome” is now “Hello”",
                "scene “Sign in” · label “Hello”: text alignment left is now center",
            ])
    }

    @Test func `of a long text the part that differs is told`() {
        let long =
            "<label text=\"Scan your receipts and let the app read the date, the total and the tax of each one\" id=\"l\"/>"
        #expect(
            sentences(from: signIn(long), to: signIn(long.replacing("tax of", with: "name of"))) == [
                "scene “Sign in” · label “Scan your receipts and let the app read the date, the total…”: text "
                    + "“… total and the tax of each one” is now “… total and the name of each one”"
            ])
    }

    @Test func `numbers are told without the noise of binary digits`() {
        let scale = "<label text=\"A\" minimumScaleFactor=\"0.80000000000000004\" id=\"l\"/>"
        #expect(
            sentences(from: signIn(scale), to: signIn(scale.replacing("0.80000000000000004", with: "0.5"))) == [
                "scene “Sign in” · label “A”: minimum scale factor 0.8 is now 0.5"
            ])
    }

    @Test func `a color is told by its look, and its name once it has one`() {
        let named = Self.button.replacing(
            "red=\"0.5\" green=\"0.25\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
            with: "name=\"Brand/Orange\"")
        let found = differences(["M.storyboard": signIn(Self.button)], ["M.storyboard": signIn(named)]).meant
        #expect(found.map(\.sentence) == ["button “Log in”: title color (normal) #804000 is now Brand/Orange"])
        #expect(found.map(\.topic) == [.color])
    }

    @Test func `a value that was not set, and one that is gone`() {
        let hidden = Self.label.replacing("textAlignment=\"left\"", with: "hidden=\"YES\"")
        #expect(
            sentences(from: signIn(Self.label), to: signIn(hidden)) == [
                "scene “Sign in” · label “Welcome”: hidden is now on",
                "scene “Sign in” · label “Welcome”: text alignment left is gone",
            ])
    }

    @Test func `an object is told once, with what it holds`() {
        let stack = "<stackView id=\"st\"><subviews>\(Self.label)<switch id=\"sw\"/></subviews></stackView>"
        #expect(
            sentences(from: signIn(Self.button), to: signIn(Self.button + stack)) == [
                "scene “Sign in” · stack view added with 2 objects in it"
            ])
        #expect(
            sentences(from: signIn(Self.button + stack), to: signIn(Self.button)) == [
                "scene “Sign in” · stack view removed with 2 objects in it"
            ])
    }

    @Test func `an object in another one has moved`() {
        let box = "<view userLabel=\"Box\" id=\"box\"><subviews>%</subviews></view>"
        let before = signIn(Self.label + box.replacing("%", with: ""))
        let after = signIn(box.replacing("%", with: Self.label))
        #expect(
            sentences(from: before, to: after) == [
                "scene “Sign in” · label “Welcome” moved into view “Box”"
            ])
    }

    @Test func `as few objects as possible have changed places`() {
        let labels = ["One", "Two", "Three", "Four"].map { "<label text=\"\($0)\" id=\"\($0)\"/>" }
        let after = [labels[3]] + labels.dropLast()
        #expect(
            sentences(from: signIn(labels.joined()), to: signIn(after.joined())) == [
                "scene “Sign in” · label “Four” moved to the first place"
            ])
    }

    @Test func `a renewed id is nobody's change`() {
        let found = differences(
            ["M.storyboard": signIn(Self.label)],
            ["M.storyboard": signIn(Self.label.replacing("l-1", with: "x-9"))])
        #expect(found.meant.isEmpty)
        #expect(found.noise.map(\.noise) == [.renewedID])
    }

    @Test func `another kind of object under the same id`() {
        let field = "<textField text=\"Welcome\" textAlignment=\"left\" id=\"l-1\"/>"
        #expect(
            sentences(from: signIn(Self.label), to: signIn(field)) == [
                "scene “Sign in” · text field “Welcome” is now a text field; it was a label"
            ])
    }

    @Test func `what cannot be read is listed, and takes nothing with it`() {
        let found = differences(
            ["A.storyboard": "<document", "B.storyboard": signIn(Self.label)],
            ["A.storyboard": "<documen", "B.storyboard": signIn(Self.label.replacing("left", with: "right"))])
        #expect(found.unread.map(\.path) == ["A.storyboard"])
        #expect(found.meant.map(\.path) == ["B.storyboard"])
    }

    @Test func `each state that cannot be read is named`() {
        let found = differences(["A.xib": ""], ["A.xib": "<x/>"])
        #expect(found.unread.count == 1)
        #expect(found.unread.first?.reason.hasPrefix("before, ") == true)
        #expect(found.unread.first?.reason.contains("; now, the root element is <x>") == true)
    }

    @Test func `the same text in another kind of element is the same text`() {
        let old = "<label id=\"l\"><mutableString key=\"text\">Long\ntext</mutableString></label>"
        let found = differences(
            ["M.storyboard": signIn(old)], ["M.storyboard": signIn(old.replacing("mutableString", with: "string"))])
        #expect(found.all.isEmpty)
    }

    @Test func `the height of a table's header is somebody's`() {
        let table = """
            <tableView id="t"><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="140"/>\
            </view></tableView>
            """
        #expect(
            sentences(from: signIn(table), to: signIn(table.replacing("140", with: "200"))) == [
                "scene “Sign in” · view: frame (0, 0) 375 × 140 is now (0, 0) 375 × 200"
            ])
    }

    @Test func `what is removed from a renamed document is told of the newer name`() {
        let found = differences(
            ["Old.storyboard": signIn(Self.label + Self.button)], ["New.storyboard": signIn(Self.button)])
        #expect(found.meant.map(\.path) == ["New.storyboard", "New.storyboard"])
    }
}
