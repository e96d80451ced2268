import InterfaceBuilder
import Layout
import Testing

@Suite struct ContentSizeTests {
    /// A view at the upper left corner, as large as its content wants to be, and at most 200 points wide.
    private func size(
        _ view: String, document extra: String = "", _ change: (inout LayoutEnvironment) -> Void = { _ in }
    )
        throws -> [Double]
    {
        let document = try storyboard(
            """
            <subviews>\(view)</subviews>
            <constraints>
                <constraint firstItem="x" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                <constraint firstItem="x" firstAttribute="width" relation="lessThanOrEqual" constant="200" id="w"/>
            </constraints>
            """, document: extra)
        return Array(try layout(document, change: change).frame("x").dropFirst(2))
    }

    private func view(_ name: String, _ attributes: String = "", _ inside: String = "") -> String {
        """
        <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="x" \(attributes)>
            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\(inside)
        </\(name)>
        """
    }

    private let body = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    /// Xcode gives a label `Label` of 17 points 41.5 or 42 by 20.5 points.
    @Test func `a label is as large as its text`() throws {
        let size = try size(view("label", "text=\"Label\"", body))
        #expect(abs(size[0] - 41.5) <= 1 && size[1] == 20.5)
    }

    @Test func `a label has the font of its size class`() throws {
        let large = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"34\"/>"
        let label = view("label", "text=\"Label\"", body + "<variation key=\"widthClass=regular\">\(large)</variation>")
        #expect(try size(label)[1] == 20.5)
        let regular = try size(label) { $0.sizeClasses = SizeClasses(horizontal: .regular, vertical: .regular) }
        #expect(regular == (try size(view("label", "text=\"Label\"", large))) && regular[1] > 40)
    }

    @Test func `a label of another language is as wide as that`() throws {
        let short = try size(view("label", "text=\"Cup\"", body))
        let long = try size(view("label", "text=\"Cup\"", body)) {
            $0.texts = { _, key in key == "text" ? "Kaffeetasse" : nil }
        }
        #expect(long[0] > 2 * short[0] && long[1] == short[1])
    }

    @Test func `a label wraps where it may, and is no wider than its longest line`() throws {
        let text = "text=\"The quick brown fox jumps over the lazy dog\""
        let single = try size(view("label", text, body))
        #expect(single == [200, 20.5])
        let wrapped = try size(view("label", text + " numberOfLines=\"0\"", body))
        #expect(wrapped[0] < 200 && wrapped[0] > 150 && wrapped[1] == 41)
    }

    @Test func `text styles have the sizes of the environment and room between lines`() throws {
        let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        #expect(try size(view("label", "text=\"Cup\"", style))[1] == 20.5)
        #expect(try size(view("label", "text=\"Cup\"", style)) { $0.textSize = .extraSmall }[1] == 17)
        #expect(try size(view("label", "numberOfLines=\"0\"", style + "<string key=\"text\">a\nb</string>"))[1] == 42.5)
    }

    @Test func `controls have the size of their system`() throws {
        #expect(try size(view("switch")) == [51, 31])
        #expect(try size(view("switch")) { $0.systemVersion = 26 } == [63, 28])
        #expect(try size(view("stepper")) == [94, 32])
        #expect(try size(view("activityIndicatorView", "style=\"whiteLarge\"")) == [37, 37])
        #expect(try size(view("stepper")) { $0.systemVersion = 12 } == [94, 29])
    }

    @Test func `page controls of iOS 16 and 17 leave more room at their ends`() throws {
        let dots = view("pageControl", "numberOfPages=\"3\"")
        #expect(try size(dots) == [116, 26])
        #expect(try size(dots) { $0.systemVersion = 18 } == [74, 26])
    }

    @Test func `segments are as wide as the widest one, unless each has a width of its own`() throws {
        func width(_ attributes: String, segment: String = "") throws -> Double {
            let titles = ["1", "100"].map { "<segment title=\"\($0)\" \(segment)/>" }
            return try size(
                view("segmentedControl", attributes, "<segments key=\"segments\">\(titles.joined())</segments>"))[0]
        }
        let (equal, own) = try (width(""), width("apportionsSegmentWidthsByContent=\"YES\""))
        #expect(equal > own + 10 && own > 50)
        #expect(try width("", segment: "width=\"35\"") == 71)
    }

    @Test func `a button with an image that is higher than its title is as high as the image`() throws {
        func height(of image: Int) throws -> Double {
            let resources = "<resources><image name=\"cup\" width=\"24\" height=\"\(image)\"/></resources>"
            let button = view("button", "", "<state key=\"normal\" title=\"Cup\" image=\"cup\"/>")
            return try size(button, document: resources)[1]
        }
        #expect(try height(of: 24) == 24)
        #expect(try height(of: 40) == 40)
        #expect(try height(of: 10) == 33.5)
    }

    @Test func `only the toolbar at the lower edge is higher above a home indicator`() throws {
        let bars = ["low", "high"].map { id in
            """
            <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            </toolbar>
            """
        }
        let sides = ["low", "high"].flatMap { id in
            ["leading", "trailing"].map {
                """
                <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" id="\(id)\($0)"/>
                """
            }
        }
        let document = try storyboard(
            """
            <subviews>\(bars.joined())</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(sides.joined())
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="low" secondAttribute="bottom" id="1"/>
                <constraint firstItem="low" firstAttribute="top" secondItem="high" secondAttribute="bottom" id="2"/>
            </constraints>
            """)
        func heights(indicator: Double) throws -> [Double] {
            let found = try layout(document) { $0.safeArea = EdgeDistances(bottom: indicator) }
            return try ["low", "high"].map { try found.frame($0)[3] }
        }
        #expect(try heights(indicator: 34) == [49, 44])
        #expect(try heights(indicator: 0) == [44, 44])
    }

    @Test func `an image view is as large as its image`() throws {
        let resources = "<resources><image name=\"cup\" width=\"33\" height=\"44\"/></resources>"
        #expect(try size(view("imageView", "image=\"cup\""), document: resources) == [33, 44])
    }

    @Test func `a placeholder stands for a size that code decides`() throws {
        let custom = view(
            "view", "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"infinite\" customClass=\"Cup\"")
        #expect(try size(custom)[0] == 70)
    }

    @Test func `the canvas remembers the size of an empty view in a stack`() throws {
        func stack(_ name: String, _ attributes: String) throws -> IBDocument {
            try storyboard(
                """
                <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="x">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <subviews><\(name) \(attributes) id="inner">
                        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                    </\(name)></subviews>
                </stackView></subviews>
                <constraints>
                    <constraint firstItem="x" firstAttribute="left" secondItem="root" secondAttribute="left" id="l"/>
                    <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                </constraints>
                """)
        }
        for (name, attributes) in [("view", ""), ("label", "text=\"\""), ("imageView", "")] {
            let layout = try layout(stack(name, attributes))
            #expect(try layout.frame("x") == [0, 0, 240, 128])
            // Nothing but the document's own frame says so.
            #expect(try layout.view("inner").source == .ambiguous([.horizontal, .vertical]))
        }
        #expect(try layout(stack("label", "text=\"\"")) { $0.isCanvas = false }.frame("x") == [0, 0, 0, 0])
        #expect(try layout(stack("label", "text=\"Cup\"")).frame("x")[2] < 40)
        #expect(try layout(stack("label", "text=\"Cup\"")).view("inner").source == .solved)
    }

    @Test func `a button with a configuration shows what that says`() throws {
        func width(_ title: String) throws -> Double {
            let resources = "<resources><image name=\"cup\" width=\"20\" height=\"20\"/></resources>"
            let button = view(
                "button", "",
                """
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" image="cup" \(title)/>
                """)
            return try size(button, document: resources)[0]
        }
        #expect(try width("") == 44)
        #expect(try width("title=\"Cup\"") > 60)
        #expect(try size(view("button", "buttonType=\"infoLight\"")) == [25, 25])
    }

    @Test func `content hugging decides who grows`() throws {
        let labels = ["a", "b"].map { id in
            """
            <label text="Cup" horizontalHuggingPriority="\(id == "a" ? 251 : 250)" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\(body)
            </label>
            """
        }
        let document = try storyboard(
            """
            <subviews>\(labels.joined())</subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="2"/>
                <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="3"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="4"/>
                <constraint firstItem="b" firstAttribute="firstBaseline" secondItem="a" \
                secondAttribute="firstBaseline" id="5"/>
            </constraints>
            """)
        let layout = try layout(document)
        #expect(try layout.frame("a")[2] < 40)
        #expect(try layout.frame("a")[2] + layout.frame("b")[2] == 375)
        #expect(try layout.frame("b")[1] == 0)
    }
}
