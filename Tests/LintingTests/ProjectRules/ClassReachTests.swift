import Testing

@Suite("Rules about classes where a repository has several projects or lacks sources")
struct ClassReachTests {
    private let document = xib(
        """
        <view customClass="Mug" customModule="Shop" customModuleProvider="target" id="v1">
        <subviews><button id="b1"><connections>
        <action selector="spill:" destination="v1" eventType="touchUpInside" id="a1"/>
        </connections></button></subviews>
        <connections><outlet property="tray" destination="b1" id="o1"/></connections>
        </view>
        """)

    /// Two samples, of which the second alone has the class.
    private func samples(attributes: String? = nil) -> [String: String] {
        [
            "One/Cafe.xcodeproj/project.pbxproj": projectFile([
                TestTarget(name: "Shop", files: ["Cup.xib", "Shop.swift"])
            ]),
            "One/Cup.xib": attributes.map { xib("<view \($0) id=\"v1\"/>") } ?? document,
            "One/Shop.swift": "class Shop {}",
            "Two/Cafe.xcodeproj/project.pbxproj": projectFile([TestTarget(name: "Bar", files: ["Mug.swift"])]),
            "Two/Mug.swift": "class Mug: UIView {}",
        ]
    }

    @Test("a class that another sample alone has is not found, and nothing is said of its members")
    func otherSample() throws {
        #expect(try ProjectLinted("class-not-found", samples()).places == ["Cup.xib v1"])
        for rule in ["class-not-in-target", "action-not-declared", "outlet-not-declared"] {
            #expect(try ProjectLinted(rule, samples()).places.isEmpty)
        }
    }

    @Test("a class that the document's own code names beside another sample's is not certain to be missing")
    func mentioned() throws {
        var files = samples()
        files["One/Shop.swift"] = "typealias Mug = Shop"
        #expect(try ProjectLinted("class-not-found", files).places == ["Cup.xib v1?"])
    }

    @Test("another sample's class is neither without a module nor certain to be in a wrong one")
    func modules() throws {
        #expect(
            try ProjectLinted("class-without-module", samples(attributes: #"customClass="Mug""#)).places.isEmpty)
        let files = samples(attributes: #"customClass="Mug" customModule="Old""#)
        #expect(try ProjectLinted("wrong-module", files).places == ["Cup.xib v1?"])
    }

    @Test("a class of a project that the document names by its module is that class")
    func fixedModule() throws {
        var files = samples()
        files["One/Cup.xib"] = document.replacing(
            #"customModule="Shop" customModuleProvider="target""#, with: #"customModule="Bar""#)
        #expect(try ProjectLinted("outlet-not-declared", files).places == ["Cup.xib o1"])
        #expect(try ProjectLinted("class-not-found", files).places.isEmpty)
    }

    @Test("nothing is certain of a target's classes while one of its sources is not there")
    func missingSource() throws {
        func places(_ rule: String, _ code: String, with path: String) throws -> [String] {
            let files = [
                cafeProject: projectFile([TestTarget(name: "Shop", files: ["Cup.xib", "Shop.swift", path])]),
                "Cup.xib": document, "Shop.swift": code,
            ]
            return try ProjectLinted(rule, files).places
        }
        let mug = "class Mug: UIView {\n@IBOutlet var lost: UIView!\n@IBAction func pour(_ sender: Any) {}\n}"
        #expect(try places("class-not-found", "", with: "Gone.swift") == ["Cup.xib v1?"])
        #expect(try places("action-not-declared", mug, with: "Gone.swift") == ["Cup.xib a1?"])
        #expect(try places("outlet-not-declared", mug, with: "Gone.swift") == ["Cup.xib o1?"])
        for gone in ["Gone.swift", "Gone.storyboard"] {
            #expect(try places("outlet-not-connected", mug, with: gone) == ["Shop.swift:2?"])
            #expect(try places("action-not-connected", mug, with: gone) == ["Shop.swift:3?"])
        }
        #expect(try places("action-not-declared", mug, with: "Gone.storyboard") == ["Cup.xib a1"])
    }

    @Test("an action that a property list names is sent")
    func propertyListAction() throws {
        func places(_ selector: String) throws -> [String] {
            let files = [
                "Mug.swift": "class Mug: UIView {\n@IBAction func pour(_ sender: Any) {}\n}",
                "Keys.plist": propertyList("<key>action</key><string>\(selector)</string>"),
            ]
            return try ProjectLinted("action-not-connected", files).places
        }
        #expect(try places("pour:").isEmpty)
        #expect(try places("drink:") == ["Mug.swift:2"])
    }

    @Test(
        "an image that a function of the project's own asks for, or that has a substitute, is not certain to be missing"
    )
    func passedOn() throws {
        func places(_ code: String) throws -> [String] {
            try ProjectLinted("image-not-found", ["Mug.swift": "import UIKit\n" + code]).places
        }
        #expect(try places(#"let mug = UIImage(named: "mug")"#) == ["Mug.swift:2"])
        #expect(try places(#"let mug = UIImage(named: "mug") ?? UIImage(systemName: "mug")"#) == ["Mug.swift:2?"])
        let function = "func icon(_ name: String) -> UIImage? { UIImage(named: name) ?? UIImage(systemName: name) }"
        #expect(try places(#"let mug = icon("mug")"# + "\n" + function) == ["Mug.swift:2?"])
    }
}
