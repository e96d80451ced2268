import Testing

@Suite("Rules about the classes, outlets and actions of documents")
struct ClassProjectTests {
    private func cup(_ attributes: String, content: String = "") -> String {
        xib("<view \(attributes) id=\"v1\">\(content)</view>")
    }

    private let inherited = #"customModule="Shop" customModuleProvider="target""#

    /// A project whose one target builds a xib and a source.
    private func shop(_ document: String, _ code: String, other: String? = nil) -> [String: String] {
        var targets = [TestTarget(name: "Shop", files: ["Cup.xib", "Shop.swift"])]
        var files = ["Cup.xib": document, "Shop.swift": code]
        if let other {
            targets.append(TestTarget(name: "Bar", files: ["Bar.swift"]))
            files["Bar.swift"] = other
        }
        files[cafeProject] = projectFile(targets)
        return files
    }

    @Test("class-not-found finds classes of the target that no source declares, once a document")
    func classNotFound() throws {
        let views =
            #"<view customClass="Gone" \#(inherited) id="v1"/><view customClass="Gone" \#(inherited) id="v2"/>"#
            + #"<view customClass="Here" \#(inherited) id="v3"/><view customClass="Library" id="v4"/>"#
            + #"<view customClass="Odd" \#(inherited) id="v5"/>"#
        let files = shop(xib(views), "import UIKit\nclass Here: UIView {}\ntypealias Odd = Here")
        let linted = try ProjectLinted("class-not-found", files)
        #expect(linted.places == ["Cup.xib v1", "Cup.xib v5?"])
        #expect(linted.messages.first?.contains("(of 2 objects)") == true)
    }

    @Test("class-not-in-target finds classes that only another target compiles")
    func classNotInTarget() throws {
        let document = cup(#"customClass="Mug" \#(inherited)"#)
        let mug = "import UIKit\nclass Mug: UIView {}"
        #expect(try ProjectLinted("class-not-in-target", shop(document, "", other: mug)).places == ["Cup.xib v1"])
        #expect(try ProjectLinted("class-not-in-target", shop(document, mug, other: "")).places.isEmpty)
    }

    @Test("class-without-module finds Swift classes without a module, and lets a File's Owner be")
    func classWithoutModule() throws {
        let document = cup(#"customClass="Mug""#)
        #expect(
            try ProjectLinted("class-without-module", shop(document, "class Mug: UIView {}\nclass Cafe: UIView {}"))
                .places
                == ["Cup.xib v1"])
        #expect(
            try ProjectLinted("class-without-module", shop(document, "@objc(Mug) class Mug: UIView {}")).places.isEmpty)
    }

    @Test("wrong-module finds fixed modules that do not compile the class, but for those that code imports")
    func wrongModule() throws {
        let document = cup(#"customClass="Mug" customModule="Old""#)
        #expect(try ProjectLinted("wrong-module", shop(document, "class Mug: UIView {}")).places == ["Cup.xib v1"])
        #expect(try ProjectLinted("wrong-module", shop(document, "import Old\nclass Mug: UIView {}")).places.isEmpty)
        let right = cup(#"customClass="Mug" customModule="Shop""#)
        #expect(try ProjectLinted("wrong-module", shop(right, "class Mug: UIView {}")).places.isEmpty)
    }

    @Test("wrong-objective-c-name and generic-class find classes that a document cannot name")
    func names() throws {
        let document = cup(#"customClass="Mug" \#(inherited)"#)
        let renamed = shop(document, "@objc(CFMug) class Mug: UIView {}")
        #expect(try ProjectLinted("wrong-objective-c-name", renamed).places == ["Cup.xib v1"])
        let generic = shop(document, "class Mug<Drink>: UIView {}")
        #expect(try ProjectLinted("generic-class", generic).places == ["Cup.xib v1"])
        let plain = shop(document, "class Mug: UIView {}")
        #expect(try ProjectLinted("wrong-objective-c-name", plain).places.isEmpty)
        #expect(try ProjectLinted("generic-class", plain).places.isEmpty)
    }

    @Test("outlet-not-declared finds outlets that no class declares, certain where nothing mentions the name")
    func outlets() throws {
        let document = cup(
            #"customClass="Mug" \#(inherited)"#,
            content: """
                <connections><outlet property="here" destination="top" id="o1"/>
                <outlet property="gone" destination="top" id="o2"/><outlet property="plain" destination="top" id="o3"/>
                </connections>
                """)
        let code = "class Mug: UIView {\n@IBOutlet var here: UIView!\nvar plain: UIView!\n}"
        #expect(try ProjectLinted("outlet-not-declared", shop(document, code)).places == ["Cup.xib o2", "Cup.xib o3?"])
        let library = "class Mug: LibraryView {\n@IBOutlet var here: UIView!\n}"
        #expect(try ProjectLinted("outlet-not-declared", shop(document, library)).places.isEmpty)
    }

    @Test("action-not-declared names the selector that a method of the name has now")
    func actions() throws {
        let document = cup(
            #"customClass="Mug" \#(inherited)"#,
            content: """
                <subviews><button id="b1"><connections>
                <action selector="pour:" destination="v1" eventType="touchUpInside" id="a1"/>
                <action selector="spill:" destination="v1" eventType="touchUpInside" id="a2"/>
                <action selector="drink:" destination="v1" eventType="touchUpInside" id="a3"/>
                </connections></button></subviews>
                """)
        let code = "class Mug: UIView {\n@IBAction func pour(sender: Any) {}\n@IBAction func drink(_ sender: Any) {}\n}"
        let linted = try ProjectLinted("action-not-declared", shop(document, code))
        #expect(linted.places == ["Cup.xib a1?", "Cup.xib a2"])
        #expect(linted.messages.first?.contains("`pourWithSender:`") == true)
    }

    @Test("outlet-not-connected and action-not-connected leave alone what code fills or calls")
    func notConnected() throws {
        let code = """
            class Mug: UIView {
                @IBOutlet var lost: UIView!
                @IBOutlet var filled: UIView!
                @IBAction func pour(_ sender: Any) {}
                @IBAction func drink(_ sender: Any) {}
                func fill() { filled = UIView(); drink(self) }
            }
            """
        let files = shop(cup(#"customClass="Mug" \#(inherited)"#), code)
        #expect(try ProjectLinted("outlet-not-connected", files).places == ["Shop.swift:2"])
        #expect(try ProjectLinted("action-not-connected", files).places == ["Shop.swift:4"])
    }

    @Test("weak outlets to top-level objects and strong ones to what holds their owner are found")
    func ownership() throws {
        let document = xib(
            #"<view customClass="Mug" \#(inherited) id="v1"><connections>"#
                + #"<outlet property="tray" destination="t1" id="o1"/><outlet property="holder" destination="top" id="o2"/>"#
                + "</connections></view>", objects: #"<view id="t1"/>"#)
        let code = "class Mug: UIView {\n@IBOutlet weak var tray: UIView!\n@IBOutlet var holder: UIView!\n}"
        #expect(try ProjectLinted("weak-outlet-to-top-level-object", shop(document, code)).places == ["Cup.xib o1?"])
        #expect(try ProjectLinted("outlet-retains-owner", shop(document, code)).places == ["Cup.xib o2"])
        let mended = "class Mug: UIView {\n@IBOutlet var tray: UIView!\n@IBOutlet weak var holder: UIView!\n}"
        #expect(try ProjectLinted("weak-outlet-to-top-level-object", shop(document, mended)).places.isEmpty)
        #expect(try ProjectLinted("outlet-retains-owner", shop(document, mended)).places.isEmpty)
    }
}
