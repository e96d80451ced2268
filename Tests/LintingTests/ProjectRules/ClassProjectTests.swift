import Testing

@Suite("Rules about the classes, outlets and actions of documents")
struct ClassProjectTests {
    private func cup(_ attributes: String, content: String = "") -> String {
        xib("<view \(attributes) id=\"v1\">\(content)</view>")
    }

    private let inherited = #"customModule="Shop" customModuleProvider="target""#

    /// A project whose one target builds a xib and a source.
    private func shop(
        _ document: String, _ code: String, other: String? = nil, swift: String? = nil
    ) -> [String: String] {
        let settings = swift.map { ["SWIFT_VERSION": $0] } ?? [:]
        var targets = [TestTarget(name: "Shop", files: ["Cup.xib", "Shop.swift"], settings: settings)]
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
        // Newer systems find the class by its module and Swift name as well.
        #expect(try ProjectLinted("wrong-objective-c-name", renamed).places == ["Cup.xib v1?"])
        let plainName = shop(cup(#"customClass="Mug""#), "@objc(CFMug) class Mug: UIView {}")
        #expect(try ProjectLinted("wrong-objective-c-name", plainName).places == ["Cup.xib v1"])
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
        let linted = try ProjectLinted("action-not-declared", shop(document, code, swift: "5.0"))
        #expect(linted.places == ["Cup.xib a1", "Cup.xib a2"])
        #expect(linted.messages.first?.contains("`pourWithSender:`") == true)
        // Swift 2, of projects that do not say their version, called it `pour:`.
        #expect(try ProjectLinted("action-not-declared", shop(document, code)).places == ["Cup.xib a2"])
        let bare = code.replacing("pour(sender: Any)", with: "pour()")
        #expect(try ProjectLinted("action-not-declared", shop(document, bare)).places == ["Cup.xib a1", "Cup.xib a2"])
    }

    @Test("actions and outlets of a nib's owner may be those of a class below, in either language")
    func ownersOfClassesBelow() throws {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Mug"><connections>
            <outlet property="level" destination="v" id="o1"/></connections></placeholder>
            <view id="v"><subviews><button id="b"><connections>
            <action selector="pour:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
            </objects></document>
            """
        func places(_ rule: String, _ more: [String: String]) throws -> [String] {
            let base = "@interface Mug : UIViewController\n@end\n@implementation Mug\n@end\n"
            let files = ["Cup.xib": nib, "Mug.m": base].merging(more) { first, _ in first }
            return try ProjectLinted(rule, files).places
        }
        let below = """
            @interface BigMug : Mug
            @end
            @implementation BigMug
            - (IBAction)pour:(id)sender {}
            @end

            """
        #expect(try places("action-not-declared", [:]) == ["Cup.xib a1"])
        #expect(try places("action-not-declared", ["BigMug.m": below]) == ["Cup.xib a1?"])
        let swift = "class Mug: UIViewController {}\nclass BigMug: Mug { @IBOutlet var level: UILabel! }\n"
        let named = nib.replacing("customClass=\"Mug\"", with: "customClass=\"Mug\" \(inherited)")
        func outlets(_ code: String) throws -> [String] {
            try ProjectLinted("outlet-not-declared", ["Cup.xib": named, "Mug.swift": code]).places
        }
        #expect(try outlets(swift) == ["Cup.xib o1?"])
        #expect(try outlets("class Mug: UIViewController {}\n") == ["Cup.xib o1"])
    }

    @Test("an action of a bar button item that has a segue as well may never be sent")
    func actionBesideSegue() throws {
        func places(_ segue: String) throws -> [String] {
            let controller = """
                <viewController customClass="Mug" \(inherited) id="c1"><view key="view" id="v1"/><navigationItem key="navigationItem" id="n">
                <barButtonItem key="rightBarButtonItem" title="Edit" id="b1"><connections>
                <action selector="spill:" destination="c1" id="a1"/>\(segue)</connections></barButtonItem></navigationItem></viewController>
                """
            let files = [
                "Cup.storyboard": storyboard(scene(controller)), "Mug.swift": "class Mug: UIViewController {}\n",
            ]
            return try ProjectLinted("action-not-declared", files).places
        }
        #expect(try places("") == ["Cup.storyboard a1"])
        #expect(try places(#"<segue destination="c1" kind="show" id="s1"/>"#) == ["Cup.storyboard a1?"])
    }

    @Test("action-not-declared knows which actions UIKit has, and not AppKit's on iOS")
    func actionsOfSystem() throws {
        func places(_ selector: String) throws -> [String] {
            let document = cup(
                #"customClass="Mug" \#(inherited)"#,
                content: #"<connections><action selector="\#(selector)" destination="v1" id="a1"/></connections>"#)
            return try ProjectLinted("action-not-declared", shop(document, "class Mug: UIView {}")).places
        }
        #expect(try places("becomeFirstResponder").isEmpty)
        #expect(try places("redo:") == ["Cup.xib a1"])
    }

    @Test("action-not-declared leaves to other rules what never fires, or leads to another scene")
    func actionsOfOthers() throws {
        let recognizer =
            #"<tapGestureRecognizer id="t1"><connections><action selector="spill:" destination="c1" id="a1"/>"#
            + "</connections></tapGestureRecognizer>"
        func scenes(_ content: String, beside: String) -> String {
            storyboard(
                scene(
                    #"<viewController customClass="Mug" \#(inherited) id="c1"><view key="view" id="v1">\#(content)</view></viewController>"#,
                    beside: beside)
                    + scene(
                        #"<viewController id="c2"><view key="view" id="v2"><subviews><button id="b2"><connections>"#
                            + #"<action selector="spill:" destination="c1" id="a2"/></connections></button></subviews></view></viewController>"#
                    ))
        }
        func places(_ document: String) throws -> [String] {
            var files = shop("", "class Mug: UIViewController {}")
            files["Cup.xib"] = nil
            files["Main.storyboard"] = document
            files[cafeProject] = projectFile([TestTarget(name: "Shop", files: ["Main.storyboard", "Shop.swift"])])
            return try ProjectLinted("action-not-declared", files).places
        }
        #expect(try places(scenes("", beside: recognizer)).isEmpty)
        let attached =
            #"<connections><outletCollection property="gestureRecognizers" destination="t1" appends="YES" id="o1"/></connections>"#
        #expect(try places(scenes(attached, beside: recognizer)) == ["Main.storyboard a1"])
    }

    @Test("outlet-partly-connected finds objects that leave open what others of their class connect")
    func partlyConnected() throws {
        func mug(_ number: Int, _ outlets: [String]) -> String {
            let connections = outlets.map {
                #"<outlet property="\#($0)" destination="l\#(number)" id="\#($0)\#(number)"/>"#
            }
            return
                #"<view customClass="Mug" \#(inherited) id="v\#(number)"><subviews><label id="l\#(number)"/></subviews>"#
                + "<connections>\(connections.joined())</connections></view>"
        }
        let code = """
            class Mug: UIView {
                @IBOutlet var label: UILabel!
                @IBOutlet var extra: UILabel?
                @IBOutlet var filled: UILabel!
                @IBOutlet var asked: UILabel!
                func fill() { filled = label; extra?.text = ""; asked?.text = ""; label.text = "" }
            }
            """
        let document = xib(mug(1, ["label", "extra", "filled", "asked"]) + mug(2, ["label"]) + mug(3, []))
        let linted = try ProjectLinted("outlet-partly-connected", shop(document, code))
        #expect(linted.places == ["Cup.xib v3?"])
        #expect(linted.messages.first?.contains("Shop.swift:6:") == true)
        #expect(linted.messages.first?.contains("`label`") == true)
        #expect(linted.messages.first?.contains("extra") == false)
    }

    @Test("outlet-partly-connected lets a File's Owner be, which connects a part in each of several nibs")
    func partlyConnectedOwner() throws {
        let owner =
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cafe"/>"#
        let connected =
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cafe">"#
            + #"<connections><outlet property="label" destination="l1" id="o1"/></connections></placeholder>"#
        let document = xib(#"<label id="l1"/>"#).replacing(owner, with: connected)
        let files = [
            "Cup.xib": document, "Mug.xib": xib(#"<label id="l1"/>"#),
            "Cafe.swift": "@objc(Cafe) class Cafe: NSObject { @IBOutlet var label: UILabel! }",
        ]
        #expect(try ProjectLinted("outlet-partly-connected", files).places.isEmpty)
    }

    @Test("an overridden action may be called by the class above")
    func overriddenAction() throws {
        let code = "class Mug: NSFontPanel {\n    @IBAction override func changeColor(_ sender: Any?) {}\n}"
        #expect(try ProjectLinted("action-not-connected", shop(cup(""), code)).places.isEmpty)
        let own = code.replacing("override ", with: "")
        #expect(try ProjectLinted("action-not-connected", shop(cup(""), own)).places == ["Shop.swift:2"])
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
        // The view gets its content from the nib and adds it at once.
        let added = code.dropLast() + "func load() { addSubview(tray) }\n}"
        #expect(try ProjectLinted("weak-outlet-to-top-level-object", shop(document, String(added))).places.isEmpty)
        let mended = "class Mug: UIView {\n@IBOutlet var tray: UIView!\n@IBOutlet weak var holder: UIView!\n}"
        #expect(try ProjectLinted("weak-outlet-to-top-level-object", shop(document, mended)).places.isEmpty)
        #expect(try ProjectLinted("outlet-retains-owner", shop(document, mended)).places.isEmpty)
        // What is computed may be kept weakly elsewhere.
        let computed = "class Mug: UIView {\n@IBOutlet var holder: UIView! { get { nil } set {} }\n}"
        #expect(try ProjectLinted("outlet-retains-owner", shop(document, computed)).places.isEmpty)
    }
}
