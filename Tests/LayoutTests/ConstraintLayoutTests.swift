import InterfaceBuilder
import Layout
import Testing

@Suite struct ConstraintLayoutTests {
    /// A view with constraints and a frame that says nothing about where they put it.
    private func view(_ id: String, _ inside: String = "") -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="1" y="2" width="3" height="4"/>
            \(inside)
        </view>
        """
    }

    private func constraint(_ text: String, _ values: String = "") -> String {
        let parts = text.split(separator: " ").map(String.init)
        func side(_ number: String, _ part: String) -> String {
            let words = part.split(separator: ".").map(String.init)
            let item = words.count > 1 ? "\(number)Item=\"\(words[0])\" " : ""
            return "\(item)\(number)Attribute=\"\(words.last!)\""
        }
        let second = parts.count > 1 ? side("second", parts[1]) : ""
        return "<constraint \(side("first", parts[0])) \(second) \(values) id=\"\(text)\"/>"
    }

    private func scene(_ views: String, _ constraints: [String], root: String = "", controller: String = "") throws
        -> IBDocument
    {
        try storyboard(
            """
            <subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints.joined())</constraints>
            """, root: root, controller: controller)
    }

    @Test func `edges, sizes and centers place a view`() throws {
        let document = try scene(
            view("cup") + view("saucer", "<constraints>\(constraint("height", "constant=\"30\""))</constraints>"),
            [
                constraint("cup.leading root.leading", "constant=\"10\""),
                constraint("root.trailing cup.trailing", "constant=\"15\""),
                constraint("cup.centerY root.centerY"), constraint("cup.height cup.width", "multiplier=\"1:2\""),
                constraint("saucer.top cup.bottom", "constant=\"8\""),
                constraint("saucer.centerX cup.centerX"), constraint("saucer.width cup.width", "multiplier=\"0.5\""),
            ])
        let layout = try layout(document)
        #expect(near(try layout.frame("cup"), [10, 333.5 - 87.5, 350, 175]))
        #expect(near(try layout.frame("saucer"), [185 - 87.5, 333.5 + 87.5 + 8, 175, 30]))
        #expect(try layout.view("cup").source == .solved && layout.conflicts.isEmpty)
    }

    @Test func `leading is the right side where lines begin there`() throws {
        let document = try scene(
            view("cup", "<constraints>\(constraint("width", "constant=\"50\""))</constraints>"),
            [
                constraint("cup.leading root.leading", "constant=\"10\""), constraint("cup.top root.top"),
                constraint("cup.height cup.width"),
            ])
        let turned = try layout(document) { $0.isRightToLeft = true }
        #expect(near(try turned.frame("cup"), [375 - 10 - 50, 0, 50, 50]))
    }

    @Test func `the accessory of a cell changes sides with the text`() throws {
        let table = """
            <subviews><tableView id="table"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="349" height="44"/>
                <subviews>\(view("cup", "<constraints>\(constraint("width", "constant=\"50\""))</constraints>"))</subviews>
                <constraints>
                    \(constraint("cup.leading content.leading", "constant=\"10\""))
                    \(constraint("cup.top content.top")) \(constraint("cup.bottom content.bottom"))
                </constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
            """
        let document = try storyboard(table)
        #expect(try layout(document).frame("content") == [0, 0, 349, 44])
        let turned = try layout(document) { $0.isRightToLeft = true }
        #expect(try turned.frame("content") == [26, 0, 349, 44])
        #expect(try turned.frame("cup") == [349 - 60, 0, 50, 44])
    }

    @Test func `the safe area and the margins keep off what bars take`() throws {
        let document = try scene(
            view("cup"),
            [
                constraint("cup.top safe.top", "constant=\"5\""), constraint("safe.bottom cup.bottom"),
                constraint("cup.leading root.leadingMargin"), constraint("root.trailingMargin cup.trailing"),
            ])
        let layout = try layout(document) { $0.safeArea = EdgeDistances(top: 44, bottom: 34) }
        #expect(near(try layout.frame("cup"), [16, 49, 343, 667 - 34 - 49]))
        let wide = try self.layoutOnWideScreen(document)
        #expect(near(try wide.frame("cup"), [20, 5, 800 - 40, 662]))
    }

    private func layoutOnWideScreen(_ document: IBDocument) throws -> SceneLayout {
        try layout(document) {
            $0.containerSize = LayoutSize(width: 800, height: 667)
            $0.safeArea = .zero
        }
    }

    @Test func `a nested view's margins are its own, or at least those of its superview`() throws {
        for (attribute, left) in [("", 8.0), ("preservesSuperviewLayoutMargins=\"YES\"", 16)] {
            let outer = view(
                "outer",
                """
                <subviews>\(view("cup"))</subviews>
                <constraints>
                    \(constraint("cup.leading outer.leadingMargin"))\(constraint("cup.top outer.topMargin"))
                    \(constraint("outer.bottomMargin cup.bottom"))\(constraint("outer.trailing cup.trailing"))
                </constraints>
                """
            ).replacing("id=\"outer\"", with: "\(attribute) id=\"outer\"")
            let document = try scene(
                outer,
                [
                    constraint("outer.leading root.leading"), constraint("outer.trailing root.trailing"),
                    constraint("outer.top root.top", "constant=\"100\""), constraint("outer.height", "constant=\"50\""),
                ])
            #expect(near(try layout(document).frame("cup"), [left, 8, 375 - left, 34]))
        }
    }

    @Test func `priorities decide, and weaker ones take what is left`() throws {
        let document = try scene(
            view("cup"),
            [
                constraint("cup.leading root.leading"), constraint("cup.top root.top"),
                constraint("cup.height", "constant=\"20\""),
                constraint("cup.width", "constant=\"500\" priority=\"900\""),
                constraint("cup.width", "constant=\"100\" priority=\"800\""),
                constraint("root.trailing cup.trailing", "relation=\"greaterThanOrEqual\" constant=\"25\""),
            ])
        #expect(near(try layout(document).frame("cup"), [0, 0, 350, 20]))
    }

    @Test func `constraints that contradict each other are named`() throws {
        let document = try scene(
            view("cup"),
            [
                constraint("cup.leading root.leading"), constraint("cup.top root.top"),
                constraint("cup.width", "constant=\"20\""), constraint("cup.height", "constant=\"20\""),
                constraint("root.trailing cup.trailing"),
            ])
        let layout = try layout(document)
        let conflict = try #require(layout.conflicts.first)
        #expect(layout.conflicts.count == 1)
        #expect(conflict.leftOut?.id == "root.trailing cup.trailing")
        #expect(conflict.others.map(\.id) == ["cup.leading root.leading", "cup.width"])
        #expect(near(try layout.frame("cup"), [0, 0, 20, 20]))
    }

    @Test func `of constraints that contradict each other, those of the outer view hold`() throws {
        let document = try scene(
            view("cup", "<constraints>\(constraint("height", "constant=\"50\""))</constraints>"),
            [
                constraint("cup.leading root.leading"), constraint("root.trailing cup.trailing"),
                constraint("cup.top root.top"), constraint("root.bottom cup.bottom"),
            ])
        let layout = try layout(document)
        #expect(layout.conflicts.map(\.leftOut?.id) == ["height"])
        #expect(near(try layout.frame("cup"), [0, 0, 375, 667]))
    }

    @Test func `there is no standard spacing to bars and safe areas`() throws {
        let symbolic = "symbolic=\"YES\""
        let document = try scene(
            view("cup") + view("saucer")
                + view("shelf").replacing("<view", with: "<toolbar").replacing("</view>", with: "</toolbar>"),
            [
                constraint("cup.leading safe.leading", symbolic + " constant=\"20\""),
                constraint("cup.top safe.top", symbolic), constraint("safe.trailing cup.trailing", symbolic),
                constraint("saucer.leading cup.leading"), constraint("saucer.trailing cup.trailing"),
                constraint("saucer.top cup.bottom", symbolic), constraint("saucer.height cup.height"),
                constraint("shelf.top saucer.bottom", symbolic), constraint("shelf.leading cup.leading"),
                constraint("shelf.trailing cup.trailing"), constraint("safe.bottom shelf.bottom"),
            ])
        let layout = try layout(document) { $0.safeArea = EdgeDistances(top: 64) }
        let height = (667.0 - 64 - 44 - 8) / 2
        #expect(near(try layout.frame("cup"), [0, 64, 375, height]))
        #expect(near(try layout.frame("saucer"), [0, 64 + height + 8, 375, height]))
        #expect(near(try layout.frame("shelf"), [0, 667 - 44, 375, 44]))
    }

    @Test func `what constraints leave open is named, and stays where it is stored`() throws {
        let document = try scene(
            view("cup"), [constraint("cup.top root.top"), constraint("cup.height", "constant=\"20\"")])
        let layout = try layout(document)
        #expect(try layout.view("cup").source == .ambiguous([.horizontal]))
        #expect(near(try layout.frame("cup"), [1, 0, 3, 20]))
    }

    @Test func `content that contradicts constraints still gets what they leave`() throws {
        let label = """
            <label text="The quick brown fox" horizontalCompressionResistancePriority="1000" \
            translatesAutoresizingMaskIntoConstraints="NO" id="cup"><rect key="frame" x="1" y="2" width="3" height="4"/>
            </label>
            """
        let document = try scene(
            label,
            [
                constraint("cup.leading root.leading"), constraint("cup.top root.top"),
                constraint("root.width cup.width", "relation=\"greaterThanOrEqual\" multiplier=\"5\""),
                constraint("cup.width", "constant=\"10\" priority=\"999\""),
            ])
        let layout = try layout(document)
        #expect(near([try layout.frame("cup")[2]], [75]))
        #expect(layout.conflicts.count == 1 && layout.conflicts.allSatisfy { $0.stackViews.isEmpty })
    }

    @Test func `the first line of a label that is squeezed begins at its top`() throws {
        let labels = ["cup", "saucer"].map { id in
            """
            <label text="Cup" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="1" y="2" width="30" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            """
        }
        func tops(height: String) throws -> [Double] {
            let document = try scene(
                labels.joined(),
                [
                    constraint("cup.leading root.leading"), constraint("cup.top root.top", "constant=\"100\""),
                    constraint("cup.height", "constant=\"\(height)\""), constraint("saucer.leading cup.trailing"),
                    constraint("saucer.firstBaseline cup.firstBaseline"),
                ])
            return try ["cup", "saucer"].map { try layout(document).frame($0)[1] }
        }
        #expect(near(try tops(height: "9"), [100, 100 - (20.5 - 17 * 1.19336) / 2]))
        #expect(near(try tops(height: "60.5"), [100, 120]))
    }

    @Test func `a length is never negative`() throws {
        let document = try scene(
            view("cup"),
            [
                constraint("cup.leading root.leading", "constant=\"300\""), constraint("cup.top root.top"),
                constraint("cup.height", "constant=\"20\""),
                constraint("root.trailing cup.trailing", "constant=\"100\""),
            ])
        let layout = try layout(document)
        #expect(layout.conflicts.map(\.leftOut?.id) == ["root.trailing cup.trailing"])
        #expect(try layout.frame("cup")[2] >= 0)
    }

    @Test func `placeholders hold on the canvas alone`() throws {
        let document = try scene(
            view("cup"),
            [
                constraint("cup.leading root.leading"), constraint("cup.top root.top"),
                constraint("cup.height", "constant=\"20\""),
                constraint("cup.width", "constant=\"70\" placeholder=\"YES\""),
            ])
        #expect(try layout(document).frame("cup")[2] == 70)
        let built = try layout(document) { $0.isCanvas = false }
        #expect(try built.view("cup").source == .ambiguous([.horizontal]))
    }

    @Test func `a scroll view's edges mean its content, its center and size mean itself`() throws {
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="shelf">
                <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                <subviews>\(view("cup"))</subviews>
                <constraints>
                    \(constraint("cup.leading shelf.leading", "constant=\"12\""))\(constraint("cup.top shelf.top"))
                    \(constraint("shelf.bottom cup.bottom"))\(constraint("cup.height", "constant=\"2000\""))
                    \(constraint("cup.width shelf.width", "constant=\"-24\""))
                    \(constraint("shelf.trailing cup.trailing"))
                </constraints>
            </scrollView>
            """
        let document = try scene(
            scroll, ["leading", "trailing", "top", "bottom"].map { constraint("shelf.\($0) root.\($0)") })
        let layout = try layout(document)
        #expect(near(try layout.frame("shelf"), [0, 0, 375, 667]))
        #expect(near(try layout.frame("cup"), [12, 0, 351, 2000]))
    }

    @Test func `a size class chooses constants and constraints`() throws {
        let width = """
            <constraint firstItem="cup" firstAttribute="width" constant="40" id="width">
                <variation key="widthClass=regular" constant="90"/>
            </constraint>
            """
        let document = try storyboard(
            """
            <subviews>\(view("cup"))</subviews>
            <constraints>
                \(width)
                \(constraint("cup.leading root.leading"))\(constraint("cup.height", "constant=\"20\""))
                <constraint firstItem="cup" firstAttribute="top" secondItem="root" secondAttribute="top" id="high"/>
                <constraint firstItem="cup" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" \
                id="middle"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="middle"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints">
                <include reference="middle"/><exclude reference="high"/>
            </mask></variation>
            """)
        #expect(near(try layout(document).frame("cup"), [0, 0, 40, 20]))
        let regular = try layout(document) {
            $0.sizeClasses = SizeClasses(horizontal: .regular, vertical: .regular)
        }
        #expect(near(try regular.frame("cup"), [0, 323.5, 90, 20]))
    }
}
