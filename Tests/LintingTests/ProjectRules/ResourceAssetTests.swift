import Testing

@Suite("Rules about images and colors of a project")
struct ResourceAssetTests {
    private let images = """
        <imageView image="cup" id="i1"/><imageView image="gone" id="i2"/><imageView image="gone" id="i3"/>
        <imageView image="star" catalog="system" id="i4"/><imageView image="trash" id="i5"/><imageView image="bean.png" id="i6"/>
        <imageView image="NSFolder" id="i7"/><accessibilityTraits key="traits" image="YES"/><imageView image="Cup" id="i8"/>
        """
    private let resources = """
        <resources><image name="trash" catalog="system" width="1" height="1"/>
        <image name="listed-only" width="1" height="1"/></resources>
        """
    private let catalog = ["Art.xcassets/cup.imageset/Contents.json": "{}", "Art/bean@2x.png": ""]

    @Test("image-not-found finds what neither a catalog nor a file nor the system has, once a document")
    func documentImages() throws {
        let files = catalog.merging(["Cup.xib": xib(images, document: resources)]) { first, _ in first }
        let linted = try ProjectLinted("image-not-found", files)
        #expect(linted.places == ["Cup.xib i2", "Cup.xib i8?"])
        #expect(linted.messages.first?.contains("`gone` (2 times") == true)
        #expect(linted.messages.last?.contains("`cup`") == true)
    }

    @Test("image-not-found says nothing of what is in a bundle, which is not read")
    func bundles() throws {
        let code = """
            import UIKit
            let empty = UIImage(named: "Keypad.bundle/empty.png")
            let full = UIImage(named: "full")
            """
        #expect(try ProjectLinted("image-not-found", ["Keypad.swift": code]).places == ["Keypad.swift:3"])
    }

    @Test("image-not-found leaves out what may be the system's symbol, and code that no target builds")
    func symbolsAndLooseCode() throws {
        func places(_ name: String, builds: Bool = true) throws -> [String] {
            let code = "let image = UIImage(named: \"\(name)\") ?? UIImage()\nlet cup = UIImage(named: \"cup\")\n"
            let target = TestTarget(name: "Cafe", files: builds ? ["Bar.swift"] : ["Other.swift"])
            return try ProjectLinted(
                "image-not-found",
                [cafeProject: projectFile([target]), "Bar.swift": code, "Other.swift": ""]
            ).places
        }
        #expect(try places("ellipsis.circle") == ["Bar.swift:2"])
        #expect(try places("moreIcon") == ["Bar.swift:1?", "Bar.swift:2"])
        #expect(try places("moreIcon", builds: false).isEmpty)
    }

    @Test("image-not-found judges literals in code, and not what only may be meant")
    func codeImages() throws {
        let code = """
            import UIKit
            class Bar {
                let here = UIImage(named: "cup")
                let gone = UIImage(named: "gone")
                let symbol = UIImage(systemName: "gone")
                let other = UIImage(named: "gone", in: bundle, compatibleWith: nil)
                func any(_ name: String) -> UIImage? { UIImage(named: name) }
            }
            """
        let files = catalog.merging(["Bar.swift": code]) { first, _ in first }
        #expect(try ProjectLinted("image-not-found", files).places == ["Bar.swift:4", "Bar.swift:6?"])
    }

    @Test("an image that only another target copies, or that a missing catalog may hold, is not certain")
    func targets() throws {
        let document = xib(#"<imageView image="cup" id="i1"/><imageView image="gone" id="i2"/>"#)
        func places(_ shopFiles: [String]) throws -> [String] {
            let project = projectFile([
                TestTarget(name: "Shop", files: ["Cup.xib"] + shopFiles),
                TestTarget(name: "Bar", files: ["Art.xcassets"]),
            ])
            return try ProjectLinted(
                "image-not-found",
                [cafeProject: project, "Cup.xib": document, "Art.xcassets/cup.imageset/Contents.json": "{}"]
            ).places
        }
        #expect(try places([]) == ["Cup.xib i1?", "Cup.xib i2"])
        #expect(try places(["Art.xcassets"]) == ["Cup.xib i2"])
        #expect(try places(["Gone.xcassets"]) == ["Cup.xib i2?"])
        #expect(try places(["gone@2x.png"]) == ["Cup.xib i1?"])
    }

    @Test("color-not-found finds named colors that no catalog has")
    func colors() throws {
        let view = """
            <view id="v1"><color key="tintColor" name="Tea"/></view><view id="v2"><color key="tintColor" name="Gone"/></view>
            <view id="v3"><color key="tintColor" name="Plain" catalog="System"/></view>
            """
        let code = """
            let tea = UIColor(named: "Tea")!
            let gone = UIColor(named: "Gone")!
            """
        let color =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
        let files = [
            "Cup.xib": xib(view), "Bar.swift": "import UIKit\n" + code,
            "Art.xcassets/Tea.colorset/Contents.json": color,
        ]
        #expect(try ProjectLinted("color-not-found", files).places == ["Bar.swift:3", "Cup.xib v2"])
    }

    @Test("unused-image and unused-color-set find sets that no document and no code names")
    func unused() throws {
        let files = [
            "Cup.xib": xib(#"<imageView image="cup" id="i"/>"#),
            "Bar.swift": "import UIKit\nlet bean = \"bean\"\nlet pot = Asset.teaPot\nlet steam = \"steam_\"",
            "Art.xcassets/cup.imageset/Contents.json": "{}", "Art.xcassets/bean.imageset/Contents.json": "{}",
            "Art.xcassets/tea-pot.imageset/Contents.json": "{}", "Art.xcassets/steam_01.imageset/Contents.json": "{}",
            "Art.xcassets/dust.imageset/Contents.json": "{}", "Art.xcassets/Milk.colorset/Contents.json": "{}",
            "Art.xcassets/AccentColor.colorset/Contents.json": "{}",
        ]
        #expect(
            try ProjectLinted("unused-image", files).findings.map(\.place.path) == [
                "Art.xcassets/dust.imageset/Contents.json"
            ])
        #expect(
            try ProjectLinted("unused-color-set", files).findings.map(\.place.path) == [
                "Art.xcassets/Milk.colorset/Contents.json"
            ])
    }

    @Test("a set that code may ask for by a name that it composes is not certainly unused")
    func composed() throws {
        func files(_ expression: String) -> [String: String] {
            [
                "Bar.swift": "import UIKit\nfunc shade(_ number: Int) -> UIColor? { UIColor(named: \(expression)) }",
                "Art.xcassets/gray20.colorset/Contents.json": "{}", "Art.xcassets/Milk.colorset/Contents.json": "{}",
            ]
        }
        func doubted(_ expression: String) throws -> [String] {
            try ProjectLinted("unused-color-set", files(expression)).findings.filter { !$0.isCertain }
                .map(\.place.path)
        }
        #expect(try doubted(#""gray\(number)""#) == ["Art.xcassets/gray20.colorset/Contents.json"])
        #expect(try doubted("name(of: number)").count == 2)
        #expect(try doubted(#""Foam\(number)""#).isEmpty)
        #expect(try ProjectLinted("unused-color-set", files(#""Foam\(number)""#)).findings.count == 2)
    }

    @Test("what a project's own Asset has, and a color that code makes, is no name of a catalog")
    func ownSymbols() throws {
        let code = """
            import SwiftUI
            class Asset { enum Keys { static let name = "AssetNameKey" } }
            let info = [Asset.Keys.name: 1]
            extension UIColor { convenience init(hex: String) { self.init(white: 0, alpha: 1) } }
            let milk = Color(UIColor(hex: "milk"))
            """
        #expect(try ProjectLinted("image-not-found", ["Bar.swift": code]).places.isEmpty)
        #expect(try ProjectLinted("color-not-found", ["Bar.swift": code]).places.isEmpty)
    }
}
