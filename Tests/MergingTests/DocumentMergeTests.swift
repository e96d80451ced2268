import Merging
import SourceText
import Testing

@Suite("merges of documents")
struct DocumentMergeTests {
    private static let label = "<label opaque=\"NO\" text=\"Log in\" id=\"a\"/>"
    private static let box = "<view alpha=\"0.5\" id=\"box\"/>"
    private static let base = storyboard(label + "\n" + box)

    private func expectClean(
        _ base: String, _ ours: String, _ theirs: String, _ expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let merged = merge(base, ours, theirs)
        #expect(merged.conflicts.isEmpty, sourceLocation: sourceLocation)
        #expect(merged.text == expected, sourceLocation: sourceLocation)
    }

    // MARK: Values

    @Test func `values of one object that each side changed are both taken`() {
        let ours = Self.base.replacing("text=\"Log in\"", with: "text=\"Sign in\"")
        let theirs = Self.base.replacing("opaque=\"NO\"", with: "opaque=\"YES\" tag=\"4\"")
        let expected = ours.replacing("opaque=\"NO\"", with: "opaque=\"YES\" tag=\"4\"")
        expectClean(Self.base, ours, theirs, expected)
        expectClean(Self.base, theirs, ours, expected)
    }

    @Test func `a value that both changed differently is ours, and told`() {
        let ours = Self.base.replacing("\"Log in\"", with: "\"Sign in\"")
        let theirs = Self.base.replacing("\"Log in\"", with: "\"Log on\"")
        let merged = merge(Self.base, ours, theirs)
        #expect(merged.text == ours)
        #expect(
            merged.conflicts == [
                "scene “Sign in”: label “Sign in”: text is “Sign in” here and “Log on” there"
            ])
        #expect(merge(Self.base, ours, theirs, favoring: .theirs).text == theirs)
        #expect(merge(Self.base, ours, theirs, decided: [merged.found[0]: .theirs]).text == theirs)
    }

    @Test func `an attribute that one side took away and one beside it that the other added`() {
        let ours = Self.base.replacing(" opaque=\"NO\"", with: "")
        let theirs = Self.base.replacing("opaque=\"NO\"", with: "opaque=\"NO\" tag=\"4\"")
        expectClean(Self.base, ours, theirs, ours.replacing("<label ", with: "<label tag=\"4\" "))
        expectClean(Self.base, theirs, ours, theirs.replacing("opaque=\"NO\" ", with: ""))
    }

    @Test func `an attribute comes in where the side that has it has it`() {
        let button = "<button id=\"b\"><state key=\"normal\"/></button>"
        let base = storyboard(button)
        let ours = base.replacing("key=\"normal\"", with: "key=\"normal\" image=\"a\"")
        let theirs = base.replacing("id=\"b\"", with: "id=\"b\" userLabel=\"Go\"")
            .replacing("key=\"normal\"", with: "key=\"normal\" title=\"Go\"")
        let expected = theirs.replacing("title=\"Go\"", with: "title=\"Go\" image=\"a\"")
        expectClean(base, ours, theirs, expected)
    }

    @Test func `a color is one value`() {
        let base = storyboard(
            """
            <view id="box">
                <color key="backgroundColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            </view>
            """)
        let merged = merge(
            base, base.replacing("red=\"0.1\"", with: "red=\"1\""), base.replacing("green=\"0.2\"", with: "green=\"1\"")
        )
        #expect(
            merged.conflicts == [
                "scene “Sign in”: view: background color is #FF334D here and #1AFF4D there"
            ])
    }

    @Test func `the class is told without its module`() {
        let ours = Self.base.replacing("id=\"box\"", with: "id=\"box\" customClass=\"A\" customModule=\"M\"")
        let theirs = Self.base.replacing("id=\"box\"", with: "id=\"box\" customClass=\"B\" customModule=\"N\"")
        #expect(
            merge(Self.base, ours, theirs).conflicts == [
                "scene “Sign in”: view of class A: class is A here and B there"
            ])
    }

    // MARK: What Xcode writes

    @Test func `versions are the newer, and places on the canvas are ours`() {
        let ours = storyboard(Self.label, toolsVersion: "9531", canvas: "30")
        let theirs = storyboard(Self.label, toolsVersion: "21701.1", canvas: "50")
        expectClean(
            storyboard(Self.label, toolsVersion: "9000"), ours, theirs,
            storyboard(Self.label, toolsVersion: "21701.1", canvas: "30"))
    }

    @Test func `a frame that constraints decide is no conflict, and another is one`() {
        func version(_ width: String, _ decided: Bool) -> String {
            let attribute = decided ? " translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
            return storyboard(
                "<view\(attribute) id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/></view>"
            )
        }
        expectClean(version("1", true), version("2", true), version("3", true), version("2", true))
        #expect(
            merge(version("1", false), version("2", false), version("3", false)).conflicts == [
                "scene “Sign in”: view: frame is (0, 0) 2 × 9 here and (0, 0) 3 × 9 there"
            ])
    }

    @Test func `numbers that are the same but for their digits are no change`() {
        func version(_ height: String, _ red: String, text: String = "a") -> String {
            storyboard(
                """
                <label text="\(text)" id="box">
                    <rect key="frame" x="0.0" y="0.0" width="8" height="\(height)"/>
                    <color key="textColor" red="\(red)" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                """)
        }
        let base = version("210", "0.93725490570000003")
        let ours = version("209.999999531893", "0.93725490569999996", text: "b")
        expectClean(base, ours, version("76", "0.25"), version("76", "0.25", text: "b"))
        expectClean(base, version("76", "0.25"), ours, version("76", "0.25", text: "b"))
    }

    @Test func `the view of a tab and the only column of a table are where the table and the tab view are`() {
        func version(_ width: String, columns: Int = 1, style: String = "lastColumnOnly") -> String {
            let list = (1...columns).map { "<tableColumn width=\"\(width)\" id=\"c\($0)\"/>" }.joined(separator: "\n")
            return storyboard(
                """
                <tabView id="tabs">
                    <tabViewItems>
                        <tabViewItem identifier="1" id="tab">
                            <view key="view" id="page">
                                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="9"/>
                            </view>
                        </tabViewItem>
                    </tabViewItems>
                </tabView>
                <tableView columnAutoresizingStyle="\(style)" id="table">
                    <tableColumns>
                        \(list)
                    </tableColumns>
                </tableView>
                """)
        }
        expectClean(version("1"), version("2"), version("3"), version("2"))
        let several = merge(version("1", columns: 2), version("2", columns: 2), version("3", columns: 2))
        #expect(several.conflicts.count == 2)
        let fixed = merge(version("1", style: "none"), version("2", style: "none"), version("3", style: "none"))
        #expect(fixed.conflicts == ["scene “Sign in”: table column: width is 2 here and 3 there"])
    }

    @Test func `what a version says twice is what the other versions say once`() {
        func version(_ sizes: Int, text: String = "a") -> String {
            let size = "<size key=\"minSize\" width=\"8\" height=\"9\"/>"
            return storyboard(
                "<textView text=\"\(text)\" id=\"box\">\n    "
                    + Array(repeating: size, count: sizes).joined(separator: "\n    ") + "\n</textView>")
        }
        expectClean(version(1), version(1, text: "b"), version(2), version(2, text: "b"))
        expectClean(version(2), version(1, text: "b"), version(2), version(1, text: "b"))
    }

    @Test func `resources that each side lists are sorted as Xcode sorts them`() {
        func version(_ names: String...) -> String {
            storyboard(
                Self.label,
                root: names.map { "<image name=\"\($0)\" width=\"2\" height=\"2\"/>" }.joined(separator: "\n"))
        }
        expectClean(
            version("c"), version("a", "c"), version("b", "c", "d"), version("a", "b", "c", "d"))
    }

    // MARK: Lists

    @Test func `what each side added to a list is there, ours first at one place`() {
        let (mine, other) = ("<switch id=\"m\"/>", "<slider id=\"t\"/>")
        let ours = storyboard([Self.label, mine, Self.box].joined(separator: "\n"))
        let theirs = storyboard([Self.label, other, Self.box].joined(separator: "\n"))
        expectClean(
            Self.base, ours, theirs, storyboard([Self.label, mine, other, Self.box].joined(separator: "\n")))
    }

    @Test func `lists that only one side has come with what holds them`() {
        let base = storyboard(Self.label)
        let constraint =
            "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"view\" secondAttribute=\"top\" id=\"k\"/>"
        let outlet = "<outlet property=\"title\" destination=\"a\" id=\"o\"/>"
        expectClean(
            base, storyboard(Self.label, constraints: constraint), storyboard(Self.label, connections: outlet),
            storyboard(Self.label, constraints: constraint, connections: outlet))
    }

    @Test func `a list is gone with the last of its children, and is back with a new one`() {
        func version(_ outlets: String...) -> String {
            storyboard(
                Self.label,
                connections: outlets.map { "<outlet property=\"\($0)\" destination=\"a\" id=\"\($0)\"/>" }
                    .joined(separator: "\n"))
        }
        expectClean(version("one", "two"), version("two"), version("one"), version())
        expectClean(version("one"), version(), version("one", "two"), version("two"))
        expectClean(version("one"), version("one", "two"), version(), version("two"))
    }

    @Test func `an order that one side changed stands, with what the other added`() {
        let parts = ["<view id=\"x\"/>", "<view id=\"y\"/>", "<view id=\"z\"/>"]
        func version(_ order: [Int], _ more: String? = nil) -> String {
            storyboard((order.map { parts[$0] } + [more].compactMap(\.self)).joined(separator: "\n"))
        }
        expectClean(
            version([0, 1, 2]), version([2, 0, 1]), version([0, 1, 2], "<switch id=\"s\"/>"),
            storyboard([parts[2], "<switch id=\"s\"/>", parts[0], parts[1]].joined(separator: "\n")))
    }

    @Test func `segments, which have no ids, are one value`() {
        func version(_ titles: String...) -> String {
            let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
            return storyboard("<segmentedControl id=\"s\"><segments>\(segments)</segments></segmentedControl>")
        }
        expectClean(version("A", "B"), version("A", "B", "C"), version("A", "B"), version("A", "B", "C"))
        #expect(merge(version("A", "B"), version("A"), version("B")).conflicts.count == 1)
    }

    // MARK: Moves

    @Test func `an object that one side moved keeps what the other changed in it`() {
        let holder = "<view id=\"holder\">\n    <subviews>\n        \(Self.label)\n    </subviews>\n</view>"
        let ours = storyboard(Self.box + "\n" + holder)
        let theirs = Self.base.replacing("\"Log in\"", with: "\"Log on\"")
        expectClean(Self.base, ours, theirs, ours.replacing("\"Log in\"", with: "\"Log on\""))
        expectClean(Self.base, theirs, ours, ours.replacing("\"Log in\"", with: "\"Log on\""))
    }

    @Test func `an object that one side made something else to its parent is that`() {
        let base = storyboard("<view id=\"box\">\n    <view key=\"one\" id=\"v\"/>\n</view>")
        let ours = base.replacing("key=\"one\"", with: "key=\"two\"")
        let theirs = base.replacing("id=\"v\"", with: "tag=\"1\" id=\"v\"")
        expectClean(base, ours, theirs, ours.replacing("id=\"v\"", with: "tag=\"1\" id=\"v\""))
        expectClean(base, theirs, ours, ours.replacing("id=\"v\"", with: "tag=\"1\" id=\"v\""))
    }

    @Test func `objects that would hold each other are merged by their lines`() {
        func view(_ id: String, _ content: String = "") -> String {
            content.isEmpty ? "<view id=\"\(id)\"/>" : "<view id=\"\(id)\"><subviews>\(content)</subviews></view>"
        }
        let merged = merge(
            storyboard(view("x") + "\n" + view("y")), storyboard(view("x", view("y"))), storyboard(view("y", view("x")))
        )
        #expect(merged.conflicts == ["only lines, since both sides moved objects so that one would hold the other"])
    }

    // MARK: Deletions

    @Test func `a deletion against a change is told, and ours is there`() {
        let deleted = storyboard(Self.box)
        let changed = Self.base.replacing("\"Log in\"", with: "\"Log on\"")
        let merged = merge(Self.base, deleted, changed)
        #expect(merged.text == deleted)
        #expect(
            merged.conflicts == [
                "scene “Sign in”: label “Log on” is deleted here, and there text of it is changed"
            ])
        let mirrored = merge(Self.base, changed, deleted)
        #expect(mirrored.text == changed)
        #expect(
            mirrored.conflicts == [
                "scene “Sign in”: label “Log on” is deleted there, and here text of it is changed"
            ])
        #expect(merge(Self.base, changed, deleted, favoring: .theirs).text == deleted)
    }

    @Test func `a deletion against what Xcode changed by itself is no conflict`() {
        let base = storyboard(
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"><rect key=\"frame\" x=\"1\"/></view>\n"
                + Self.box)
        let changed = base.replacing("x=\"1\"", with: "x=\"2\"").replacing(
            "id=\"v\"", with: "misplaced=\"YES\" id=\"v\"")
        expectClean(base, changed, storyboard(Self.box), storyboard(Self.box))
    }

    @Test func `what one side moved out of something is there when the other deletes it`() {
        let holder = "<view id=\"holder\"><subviews>\(Self.label)</subviews></view>"
        let base = storyboard(holder + "\n" + Self.box)
        let ours = storyboard(Self.box + "\n" + Self.label)
        let theirs = base.replacing("alpha=\"0.5\"", with: "alpha=\"0.7\"")
        expectClean(base, ours, theirs, ours.replacing("alpha=\"0.5\"", with: "alpha=\"0.7\""))
    }

    // MARK: What breaks together

    @Test func `an object that one side deleted stays where the other needs it`() {
        let outlet = "<outlet property=\"title\" destination=\"a\" id=\"o\"/>"
        let ours = storyboard(Self.label + "\n" + Self.box, connections: outlet)
        let merged = merge(Self.base, ours, storyboard(Self.box))
        #expect(merged.text == ours)
        #expect(
            merged.conflicts == [
                "scene “Sign in”: outlet title refers to label “Log in”, which is deleted there and used here"
            ])
        let mirrored = merge(Self.base, storyboard(Self.box), ours)
        #expect(mirrored.text == storyboard(Self.box))
        #expect(
            mirrored.conflicts == [
                "scene “Sign in”: outlet title refers to label “Log in”, which is deleted here and used there"
            ])
    }

    @Test func `two outlets of one property are a conflict, and equal ones are one`() {
        func version(_ id: String, to target: String) -> String {
            storyboard(
                Self.label + "\n" + Self.box,
                connections: "<outlet property=\"title\" destination=\"\(target)\" id=\"\(id)\"/>")
        }
        expectClean(Self.base, version("m", to: "a"), version("t", to: "a"), version("m", to: "a"))
        let merged = merge(Self.base, version("m", to: "a"), version("t", to: "box"))
        #expect(merged.text == version("m", to: "a"))
        #expect(
            merged.conflicts == [
                "scene “Sign in”: outlet title leads to label “Log in” here and to view there"
            ])
    }

    @Test func `an id that both sides gave to different objects is renewed in theirs`() {
        let outlet = "<outlet property=\"level\" destination=\"new-id\" id=\"o\"/>"
        let merged = merge(
            Self.base, storyboard(Self.label + "\n" + Self.box + "\n<switch id=\"new-id\"/>"),
            storyboard(Self.label + "\n" + Self.box + "\n<slider id=\"new-id\"/>", connections: outlet))
        #expect(merged.conflicts.isEmpty)
        let id = merged.text.firstMatch(of: /<slider id="([^"]+)"/)?.1
        #expect(id != nil && id != "new-id" && merged.text.contains("<switch id=\"new-id\"/>"))
        #expect(merged.text.contains("destination=\"\(id ?? "")\""))
        let versions = [
            Self.base, storyboard(Self.label + "\n" + Self.box + "\n<switch id=\"new-id\"/>"),
            storyboard(Self.label + "\n" + Self.box + "\n<slider id=\"new-id\"/>"),
        ].map { SourceText(path: "Main.storyboard", $0) }
        let outcome = FileMerge.merge(
            base: versions[0], ours: versions[1], theirs: versions[2],
            lines: FileMerge.LineMerge(bytes: [], isClean: false))
        guard case .merged(let file) = outcome else { return #expect(Bool(false), "merged by its lines") }
        #expect(file.renewedIDs.map(\.old) == ["new-id"])
        #expect(
            file.renewedIDs[0].sentence.hasPrefix(
                "slider of theirs has the id \(file.renewedIDs[0].new) in place of new-id"))
    }

    // MARK: Files

    @Test func `a side that changed nothing gives the other's bytes`() {
        let changed = Self.base.replacing("\"Log in\"", with: "'Log on'")
        expectClean(Self.base, Self.base, changed, changed)
        expectClean(Self.base, changed, Self.base, changed)
    }

    @Test func `ends of lines are those of ours`() {
        let ours = Self.base.replacing("\"Log in\"", with: "\"Log on\"").replacing("\n", with: "\r\n")
        let theirs = storyboard(Self.label + "\n" + Self.box + "\n<switch id=\"s\"/>")
        expectClean(
            Self.base, ours, theirs, theirs.replacing("\"Log in\"", with: "\"Log on\"").replacing("\n", with: "\r\n"))
    }

    @Test func `a file that cannot be read is merged by its lines, and why is told`() {
        let merged = merge(Self.base, Self.base + "<", Self.base.replacing("Log", with: "Sign"))
        #expect(merged.conflicts.first?.hasPrefix("only lines, since ours cannot be read") == true)
    }

    // MARK: What layout decides, and what nothing tells apart

    @Test func `a table places its footer, which brings its height`() {
        func table(_ y: Int, _ height: Int) -> String {
            storyboard(
                """
                <tableView id="table">
                    <view key="tableFooterView" id="footer">
                        <rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/>
                    </view>
                </tableView>
                """)
        }
        expectClean(table(100, 44), table(200, 44), table(300, 44), table(200, 44))
        expectClean(table(100, 44), table(200, 44), table(300, 65), table(300, 65))
        let conflicting = merge(table(100, 44), table(200, 50), table(300, 65))
        #expect(conflicting.conflicts.count == 1 && conflicting.text == table(200, 50))
    }

    @Test func `a list in which one side has something twice keeps what all have`() {
        func breakers(_ segues: String...) -> String {
            let list = segues.map { "<segue reference=\"\($0)\"/>" }.joined(separator: "\n")
            return storyboard(Self.label, connections: "<segue destination=\"sign\" kind=\"show\" id=\"s\"/>")
                .replacing(
                    "</document>",
                    with: "    <inferredMetricsTieBreakers>\n        \(list.replacing("\n", with: "\n        "))\n"
                        + "    </inferredMetricsTieBreakers>\n</document>")
        }
        let base = breakers("s")
        let merged = merge(base, base.replacing("Log in", with: "Sign in"), breakers("s", "s"))
        #expect(merged.conflicts.isEmpty && merged.text.contains("<segue reference=\"s\"/>"), "\(merged.text)")
        #expect(merged.text.contains("Sign in"))
    }

    // MARK: One value, two forms

    @Test func `a text that one side writes as an attribute and the other as an element is there once`() {
        func label(_ attributes: String, _ element: String = "") -> String {
            storyboard("<label\(attributes) id=\"a\">\(element)\n    <nil key=\"highlightedColor\"/>\n</label>")
        }
        let long = "\n    <string key=\"text\">Two\nlines</string>"
        let base = label(" text=\"One\"")
        let ours = label(" text=\"Uno\"")
        let merged = merge(base, ours, label("", long))
        #expect(merged.conflicts.count == 1 && merged.text == ours)
        #expect(merge(base, ours, label("", long), favoring: .theirs).text == label("", long))
        let mirrored = merge(base, label("", long), ours)
        #expect(mirrored.conflicts.count == 1 && mirrored.text == label("", long))
        #expect(merge(base, label("", long), ours, favoring: .theirs).text == ours)
        expectClean(
            base, base.replacing("<nil", with: "<color name=\"A\""), label("", long),
            label("", long)
                .replacing("<nil", with: "<color name=\"A\""))
        // Whether a text may be changed at run time is no change that anybody meant.
        let mutable = label("", long.replacing("string", with: "mutableString"))
        expectClean(mutable, ours, label("", long), ours)
    }

    @Test func `a color that one side changed and the other took away is a conflict, and there once`() {
        let base = storyboard("<view id=\"v\"><color key=\"tintColor\" name=\"A\"/></view>")
        let ours = base.replacing("name=\"A\"", with: "name=\"B\"")
        let theirs = base.replacing("<color key=\"tintColor\" name=\"A\"/>", with: "<nil key=\"tintColor\"/>")
        let merged = merge(base, ours, theirs)
        #expect(merged.conflicts.count == 1 && merged.text == ours)
        #expect(merge(base, ours, theirs, favoring: .theirs).text == theirs)
    }
}
