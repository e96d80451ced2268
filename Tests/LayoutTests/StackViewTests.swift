import InterfaceBuilder
import Layout
import Testing

/// Apple's documented rules of `UIStackView`, one by one.
@Suite struct StackViewTests {
    /// A view of a size, or with the attributes alone.
    private func item(_ id: String, width: Double? = nil, height: Double? = nil, _ attributes: String = "") -> String {
        let sizes = [("width", width), ("height", height)].compactMap { name, value in
            value.map { "<constraint firstAttribute=\"\(name)\" constant=\"\($0)\" id=\"\(id)-\(name)\"/>" }
        }
        return """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
                <rect key="frame" x="0.0" y="0.0" width="7" height="7"/>
                <constraints>\(sizes.joined())</constraints>
            </view>
            """
    }

    /// A stack view of 300 by 100 points, or as large as it wants to be.
    private func stack(
        _ attributes: String, _ items: [String], size: (Double?, Double?) = (300, 100), margins: String = "",
        change: (inout LayoutEnvironment) -> Void = { _ in }
    ) throws -> SceneLayout {
        let sizes = [("width", size.0), ("height", size.1)].compactMap { name, value in
            value.map { "<constraint firstAttribute=\"\(name)\" constant=\"\($0)\" id=\"stack-\(name)\"/>" }
        }
        let document = try storyboard(
            """
            <subviews>
                <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
                    <rect key="frame" x="0.0" y="0.0" width="5" height="5"/>
                    <subviews>\(items.joined())</subviews>
                    <constraints>\(sizes.joined())</constraints>
                    \(margins)
                </stackView>
            </subviews>
            <constraints>
                <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
                secondAttribute="leading" id="l"/>
                <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            </constraints>
            """)
        return try layout(document) {
            $0.safeArea = .zero
            change(&$0)
        }
    }

    @Test func `fill keeps the spacing and fills across`() throws {
        let layout = try stack("spacing=\"10\"", [item("a", width: 60), item("b")])
        #expect(near(try layout.frame("a"), [0, 0, 60, 100]))
        #expect(near(try layout.frame("b"), [70, 0, 230, 100]))
    }

    @Test func `a vertical stack goes down`() throws {
        let layout = try stack("axis=\"vertical\" spacing=\"4\"", [item("a", height: 20), item("b")])
        #expect(near(try layout.frame("a"), [0, 0, 300, 20]))
        #expect(near(try layout.frame("b"), [0, 24, 300, 76]))
    }

    @Test func `a stack is as large as what it holds`() throws {
        let items = [item("a", width: 60, height: 20), item("b", width: 30, height: 50)]
        let layout = try stack("alignment=\"center\" spacing=\"6\"", items, size: (nil, nil))
        #expect(near(try layout.frame("stack"), [0, 0, 96, 50]))
        #expect(near(try layout.frame("a"), [0, 15, 60, 20]))
        #expect(near(try layout.frame("b"), [66, 0, 30, 50]))
    }

    @Test func `a view that is hidden in a size class leaves its room there`() throws {
        let hidden = item("a", width: 60).replacing(
            "</view>", with: "<variation key=\"widthClass=regular\" hidden=\"YES\"/></view>")
        let items = [hidden, item("b")]
        #expect(hidden.contains("variation"))
        #expect(near(try stack("spacing=\"10\"", items).frame("b"), [70, 0, 230, 100]))
        let regular = try stack("spacing=\"10\"", items) {
            $0.sizeClasses = SizeClasses(horizontal: .regular, vertical: .regular)
        }
        #expect(near(try regular.frame("b"), [0, 0, 300, 100]))
    }

    @Test func `what a stack arranges has no fixed frame, whatever it says`() throws {
        let items = [item("a", width: 80, "fixedFrame=\"YES\""), item("b", "fixedFrame=\"YES\"")]
        #expect(near(try stack("", items).frame("b"), [80, 0, 220, 100]))
    }

    @Test func `fill equally gives equal lengths`() throws {
        let layout = try stack("distribution=\"fillEqually\" spacing=\"15\"", ["a", "b", "c"].map { item($0) })
        #expect(near(try ["a", "b", "c"].map { try layout.frame($0)[0] }, [0, 105, 210]))
        #expect(near(try ["a", "b", "c"].map { try layout.frame($0)[2] }, [90, 90, 90]))
    }

    @Test func `fill proportionally follows the contents`() throws {
        let sizes = "placeholderIntrinsicHeight=\"10\" placeholderIntrinsicWidth"
        let items = [item("a", "\(sizes)=\"40\""), item("b", "\(sizes)=\"80\"")]
        let layout = try stack("distribution=\"fillProportionally\"", items)
        #expect(near(try layout.frame("a"), [0, 0, 100, 100]))
        #expect(near(try layout.frame("b"), [100, 0, 200, 100]))
    }

    /// Xcode gives three such views 110, 110 and 111 of 343 points where they ask for 100 and are 6 apart.
    @Test func `fill proportionally counts the spacing, and the last view gets what is left`() throws {
        let sizes = "placeholderIntrinsicHeight=\"10\" placeholderIntrinsicWidth=\"40\""
        let items = ["a", "b", "c"].map { item($0, sizes) }
        func frames(_ spacing: String) throws -> [Double] {
            let layout = try stack("distribution=\"fillProportionally\" \(spacing)", items)
            return try ["a", "b", "c"].flatMap {
                try layout.frame($0).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            }
        }
        #expect(near(try frames("spacing=\"20\""), [0, 75, 95, 75, 190, 110]))
        #expect(near(try frames("spacingType=\"standard\""), [0, 100, 108, 100, 216, 84]))
    }

    @Test func `equal spacing shares the room between the views`() throws {
        let items = [item("a", width: 50), item("b", width: 100), item("c", width: 30)]
        let layout = try stack("distribution=\"equalSpacing\" spacing=\"5\"", items)
        #expect(near(try ["a", "b", "c"].map { try layout.frame($0)[0] }, [0, 110, 270]))
    }

    @Test func `equal centering keeps centers apart, unless the spacing forbids it`() throws {
        let items = [item("a", width: 20), item("b", width: 20), item("c", width: 60)]
        let layout = try stack("distribution=\"equalCentering\"", items)
        // Centers at 10 and 270: the middle one is at 140.
        #expect(near(try ["a", "b", "c"].map { try layout.frame($0)[0] }, [0, 130, 240]))
    }

    @Test(arguments: [
        ("leading", [0.0, 40]), ("trailing", [260, 40]), ("center", [130, 40]), ("fill", [0, 300]),
    ])
    func `alignment places views across the axis`(_ alignment: String, _ expected: [Double]) throws {
        let item = item("a", width: alignment == "fill" ? nil : 40, height: 100)
        let layout = try stack("axis=\"vertical\" alignment=\"\(alignment)\"", [item])
        let frame = try layout.frame("a")
        #expect(near([frame[0], frame[2]], expected))
    }

    @Test func `hidden views take no room`() throws {
        let items = [item("a"), item("b", width: 50, "hidden=\"YES\""), item("c", width: 100)]
        let layout = try stack("spacing=\"10\"", items)
        #expect(near(try layout.frame("a"), [0, 0, 190, 100]))
        #expect(near(try layout.frame("c"), [200, 0, 100, 100]))
        #expect(try !layout.view("b").isVisible)
    }

    @Test func `a hidden view stands in the middle of the gap between its neighbors, or at the end`() throws {
        let between = [item("a", width: 90), item("b", width: 50, "hidden=\"YES\""), item("c")]
        #expect(try stack("spacing=\"10\"", between).frame("b")[0] == 95)
        let last = [item("a", width: 90), item("b"), item("c", "hidden=\"YES\"")]
        #expect(near([try stack("spacing=\"10\"", last).frame("c")[0]], [300]))
    }

    @Test func `a hidden view behind one that is alone is at the begin`() throws {
        let items = [item("a"), item("b", width: 50, "hidden=\"YES\"")]
        #expect(near(Array(try stack("spacing=\"10\"", items).frame("b").prefix(1)), [0]))
        #expect(near(try stack("spacing=\"10\"", items).frame("a"), [0, 0, 300, 100]))
    }

    @Test func `a stack with margins of its own keeps them`() throws {
        let margins = """
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="20" bottom="3" trailing="40"/>
            """
        let layout = try stack("", [item("a")], margins: margins)
        #expect(near(try layout.frame("a"), [20, 1, 240, 96]))
        let turned = try stack("", [item("a")], margins: margins) { $0.isRightToLeft = true }
        #expect(near(try turned.frame("a"), [40, 1, 240, 96]))
    }

    @Test func `rows begin at the right where lines do`() throws {
        let layout = try stack("spacing=\"10\"", [item("a", width: 60), item("b")]) { $0.isRightToLeft = true }
        #expect(near(try layout.frame("a"), [240, 0, 60, 100]))
        #expect(near(try layout.frame("b"), [0, 0, 230, 100]))
    }
}
