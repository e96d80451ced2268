import InterfaceBuilder
import Layout
import SourceText
import Testing

/// Views whose content is in a xib are laid out with it.
@Suite("views that load a xib")
struct FilledViewTests {
    /// A card at the top of the screen, as tall as what is in it, and a line below it.
    private static let scene = """
        <subviews>
            <view placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="50" \
            translatesAutoresizingMaskIntoConstraints="NO" id="card" customClass="CardView">
                <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
            </view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
                <rect key="frame" x="0.0" y="50" width="375" height="1"/>
                <constraints><constraint firstAttribute="height" constant="1" id="c0"/></constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="card" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
            <constraint firstItem="line" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
            <constraint firstItem="line" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c5"/>
            <constraint firstItem="line" firstAttribute="top" secondItem="card" secondAttribute="bottom" id="c6"/>
        </constraints>
        """

    private static func nib(_ content: String = "", ownClass: String = "CardView") throws -> IBDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(ownClass)"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <view translatesAutoresizingMaskIntoConstraints="NO" id="picture">
                                <rect key="frame" x="20" y="10" width="160" height="60"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="60" id="n0"/>
                                </constraints>
                            </view>
                            \(content)
                        </subviews>
                        <constraints>
                            <constraint firstItem="picture" firstAttribute="leading" secondItem="content" \
            secondAttribute="leading" constant="20" id="n1"/>
                            <constraint firstAttribute="trailing" secondItem="picture" secondAttribute="trailing" \
            constant="20" id="n2"/>
                            <constraint firstItem="picture" firstAttribute="top" secondItem="content" \
            secondAttribute="top" constant="10" id="n3"/>
                            <constraint firstAttribute="bottom" secondItem="picture" secondAttribute="bottom" \
            constant="10" id="n4"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        return try IBDocument.read(SourceText(path: "CardView.xib", bytes: Array(text.utf8))).get()
    }

    @Test("have the place of their content, which fills them and makes them as tall as it is")
    func content() throws {
        let nib = try Self.nib()
        let filled = try storyboard(Self.scene).fillingViews { $0.customClass == "CardView" ? nib : nil }
        let layout = try layout(filled) { $0.isCanvas = false }
        #expect(near(try layout.frame("card"), [0, 0, 375, 80]))
        #expect(near(try layout.frame("card/content"), [0, 0, 375, 80]))
        #expect(near(try layout.frame("card/picture"), [20, 10, 335, 60]))
        #expect(near(try layout.frame("line"), [0, 80, 375, 1]))
    }

    @Test("stay as they are where nothing says which xib it is, byte for byte")
    func nothing() throws {
        let document = try storyboard(Self.scene)
        #expect(document.fillingViews { _ in nil }.source.bytes == document.source.bytes)
    }

    @Test("end, where a xib has a view of its own class in it")
    func endless() throws {
        let inner = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner" customClass="CardView">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            </view>
            """
        let nib = try Self.nib(inner)
        let filled = try storyboard(Self.scene).fillingViews { $0.customClass == "CardView" ? nib : nil }
        let deepest = "card/inner/inner/content"
        #expect(filled.object(id: deepest) != nil)
        #expect(filled.object(id: "card/inner/inner/inner/content") == nil)
    }

    // MARK: Before and after

    @Test("are told where they move another view, with how far and on which screen")
    func moved() throws {
        let document = try storyboard(Self.scene)
        let nib = try Self.nib()
        let root = try #require(document.fillingViews { _ in nib }.object(id: "root"))
        let higher = String(decoding: nib.source.bytes, as: UTF8.self)
            .replacing("constant=\"60\"", with: "constant=\"68\"")
        let other = try IBDocument.read(SourceText(path: "CardView.xib", bytes: Array(higher.utf8))).get()
        let after = try #require(document.fillingViews { _ in other }.object(id: "root"))
        let screens = LaidOutScreen.all(of: root)
        #expect(screens.count == 10)
        for screen in screens {
            let axes = Set(LayoutAxis.allCases)
            #expect(screen.movedView(in: screen.layout, along: axes) == nil)
            let layout = SceneLayout(of: after, in: screen.environment)
            let moved = try #require(screen.movedView(in: layout, along: axes))
            #expect(moved.view.id == "card")
            #expect(moved.words == "would be 8 points away from where it is, \(screen.words)")
            #expect(screen.movedView(in: layout, along: [.horizontal]) == nil)
        }
    }

    @Test("are told where they are gone, unless they have another id")
    func gone() throws {
        let document = try storyboard(Self.scene)
        let text = String(decoding: document.source.bytes, as: UTF8.self).replacing("\"line\"", with: "\"rule\"")
        let after = try IBDocument.read(SourceText(path: "Kitchen.storyboard", bytes: Array(text.utf8))).get()
        let root = try #require(document.object(id: "root"))
        let screen = try #require(LaidOutScreen.all(of: root).first)
        let layout = SceneLayout(of: try #require(after.object(id: "root")), in: screen.environment)
        #expect(screen.movedView(in: layout, along: [.vertical])?.words == "would be gone")
        #expect(screen.movedView(in: layout, along: [.vertical]) { $0 == "line" ? "rule" : $0 } == nil)
    }
}
