import Planning
import Testing
import TransformKit

@Suite("A gate")
struct GateTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Menu">
                    <connections>
                        <outlet property="label" destination="lbl-AA-001" id="out-AA-001"/>
                    </connections>
                </placeholder>
                <label text="Tea" id="lbl-AA-001"/>
                <button id="btn-AA-001">
                    <connections>
                        <action selector="save" destination="-1" id="act-AA-001"/>
                    </connections>
                </button>
            </objects>
        </document>

        """
    private static let code = """
        class Menu: UIView {
            @IBOutlet var label: UILabel!
            @IBAction func save() {}
        }

        """

    private func plan(_ changes: String..., allowed: Safety = .safe) throws -> Plan {
        let cafe = try Cafe([
            "Menu.xib": Self.document, "Menu.swift": Self.code, "Broken.swift": "func f( {\n",
            "Other.swift": "let a = 1\n",
        ])
        return try cafe.plan([Step("one", changes)], allowed: allowed)
    }

    @Test(
        "refuses a change that breaks something, alone",
        arguments: [
            ("Menu.swift: save() {} -> save( {}", "gate-swift-syntax"), ("+New.swift: class {", "gate-swift-syntax"),
            ("Broken.swift: f( { -> f( { g( {", "gate-swift-syntax"),
            ("Menu.xib: </document> -> <oops>", "gate-document"),
            ("+New.xib: <document", "gate-document"), ("Menu.xib: btn-AA-001 -> lbl-AA-001", "gate-object-ids"),
            ("Menu.swift: label -> price", "gate-references"), ("Menu.swift: save() -> store()", "gate-references"),
            ("Menu.swift: class Menu -> class Shelf", "gate-references"), ("-Menu.swift", "gate-references"),
            ("Menu.xib: <label text=\"Tea\" id=\"lbl-AA-001\"/> -> <label/>", "gate-references"),
            ("Menu.xib: property=\"label\" -> property=\"price\"", "gate-references"),
            ("Menu.xib: customClass=\"Menu\" -> customClass=\"Shelf\"", "gate-references"),
        ])
    func refusals(edit: String, code: String) throws {
        let plan = try plan(
            "bad; safe; \(edit)", "good; safe; Other.swift: 1 -> 2", "also; safe; +Also.swift: let z = 1")
        let statuses = Dictionary(uniqueKeysWithValues: plan.changes.map { ($0.id, $0) })
        #expect(statuses["one/bad"]?.status == .refused)
        #expect(statuses["one/bad"]?.code == code)
        #expect(statuses["one/bad"]?.reason.contains("a fault of the transform rewrite") == true)
        #expect(statuses["one/good"]?.status == .accepted)
        #expect(plan.text("Other.swift") == "let a = 2\n")
        #expect(plan.faults == [])
    }

    @Test(
        "lets pass what breaks nothing",
        arguments: [
            "Menu.swift: label: UILabel! -> label: UILabel?; Menu.swift: save() -> save(/* nothing */)",
            "Broken.swift: f( { -> g( {", "Menu.xib: text=\"Tea\" -> text=\"Milk\"", "-Other.swift",
            "+New.swift: let b = 2",
            "Menu.swift: label -> price; Menu.xib: property=\"label\" -> property=\"price\"",
            "-Menu.swift; +New.swift: class Menu: UIView { @IBOutlet var label: UILabel!\n@IBAction func save() {} }",
        ])
    func passes(edits: String) throws {
        let plan = try plan("good; safe; \(edits)")
        #expect(plan.listing == ["one/good accepted"])
    }

    @Test("refuses at whatever level a change may be taken")
    func levels() throws {
        let plan = try plan("bad; review; Menu.swift: save() {} -> save( {}", allowed: .review)
        #expect(plan.listing == ["one/bad refused gate-swift-syntax"])
    }

    @Test("refuses the later of two changes that each pass and break something together")
    func together() throws {
        let plan = try plan(
            "a; safe; Menu.swift: @IBOutlet var label: UILabel! -> // moved; +Two.swift: extension Menu { @IBOutlet var label: UILabel! }",
            "b; safe; Menu.swift: class Menu: UIView -> @objc(Menu) class Shelf: UIView")
        #expect(plan.listing == ["one/a accepted", "one/b refused gate-references"])
        #expect(plan.faults == [])
    }

    @Test("makes room for a change that was in conflict with the one it refuses")
    func conflictWithRefused() throws {
        let plan = try plan("a; safe; Other.swift: let a = 1 -> let = 1", "b; safe; Other.swift: a = 1 -> a = 2")
        #expect(plan.listing == ["one/a refused gate-swift-syntax", "one/b accepted"])
        #expect(plan.text("Other.swift") == "let a = 2\n")
    }

    @Test("lets a broken name move from one document to another, and not become two")
    func moved() throws {
        let outlet = "<outlet property=\"price\" destination=\"lbl-AA-001\" id=\"out-AA-002\"/>"
        let known = "id=\"out-AA-001\"/>"
        let whole = Self.document.replacing(known, with: known + outlet)
        let cafe = try Cafe(["Menu.xib": whole, "Menu.swift": Self.code])
        let move = "move; safe; Menu.xib: \(outlet) -> <!-- moved -->; +A.xib: \(whole)"
        #expect(try cafe.plan(move).listing == ["one/move accepted"])
        #expect(try cafe.plan(move + "; +B.xib: \(whole)").listing == ["one/move refused gate-references"])
    }

    @Test("names what would lead nowhere")
    func reason() throws {
        let plan = try plan("bad; safe; Menu.swift: label -> price")
        #expect(
            plan.changes.first?.reason
                == "the outlet “label” of object -1 in Menu.xib would lead nowhere: a fault of the transform rewrite, please report it"
        )
    }

    @Test(
        "refuses what would keep code from opening a scene, and lets the scene go where code finds it",
        arguments: [
            ("Main.storyboard: storyboardIdentifier=\"tea\" -> storyboardIdentifier=\"tee\"", "gate-references"),
            ("Opener.swift: \"tea\" -> \"milk\"; Main.storyboard: title=\"Tea\" -> title=\"Hot Tea\"", "gate-code"),
            ("Opener.swift: \"tea\" -> \"t\" + \"ea\"; Main.storyboard: title=\"Tea\" -> title=\"Tea\"", nil),
        ])
    func calls(edits: String, code: String?) throws {
        let cafe = try Cafe([
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
                <scenes>
                    <scene sceneID="tea-SC-001">
                        <objects>
                            <viewController storyboardIdentifier="tea" title="Tea" id="tea-VC-001" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """,
            "Opener.swift": """
            func open() -> UIViewController {
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "tea")
            }

            """,
        ])
        let plan = try cafe.plan([Step("one", ["it; safe; \(edits)"])])
        #expect(plan.changes.first?.code == code)
        #expect(plan.changes.first?.status == (code == nil ? .accepted : .refused))
    }

    private static let kinds = [
        "App.xcodeproj/project.pbxproj": "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }",
        "Info.plist": "<plist version=\"1.0\"><dict><key>A</key><string>b</string></dict></plist>",
        "de.lproj/Menu.strings": "\"a\" = \"b\";\n", "Menu.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}}",
        "Art.xcassets/Contents.json": "{\"info\": {}}", "Art.xcassets/Tea.colorset/Contents.json": "{\"colors\": []}",
        "Menu.m": "@implementation Menu\n- (void)tea { [self cup]; }\n@end\n", "Base.xcconfig": "A = b\n",
    ]

    @Test(
        "refuses text that could be read before and cannot be after",
        arguments: [
            "App.xcodeproj/project.pbxproj: isa = PBXProject -> isa PBXProject", "Info.plist: </dict> -> </array>",
            "de.lproj/Menu.strings: \"b\" -> \"b", "de.lproj/Menu.strings: = -> (", "Menu.xcstrings: {} -> {",
            "Art.xcassets/Tea.colorset/Contents.json: ] -> )",
            "Menu.m: [self cup] -> [self cup", "Menu.m: [self cup] -> @\"cup", "Base.xcconfig: A = -> A :",
        ])
    func syntax(edit: String) throws {
        let plan = try Cafe(Self.kinds).plan("bad; safe; \(edit)", "good; safe; Menu.m: cup -> pot")
        #expect(plan.listing.sorted() == ["one/bad refused gate-syntax", "one/good accepted"], "\(edit)")
    }

    @Test("lets text that could not be read before stay so")
    func stillBroken() throws {
        let cafe = try Cafe(["Info.plist": "<plist><dict>a b", "Menu.m": "- (void)tea { [self cup]\n"])
        let plan = try cafe.plan("one; safe; Info.plist: a -> c", "two; safe; Menu.m: cup -> pot")
        #expect(plan.counts.accepted == 2)
    }

    @Test("refuses to remove a file that a project names, unless it names it no more")
    func removal() throws {
        let cafe = try Cafe([
            "App.xcodeproj/project.pbxproj": """
            { objects = { P = {isa = PBXProject; mainGroup = G; }; G = {isa = PBXGroup; children = (F); };
            F = {isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; }; }; rootObject = P; }
            """, "Tea.swift": "let tea = 1\n",
        ])
        #expect(try cafe.plan("one; safe; -Tea.swift").listing == ["one/one refused gate-removal"])
        let both = "one; safe; -Tea.swift; App.xcodeproj/project.pbxproj: (F) -> (); "
        let whole = both + "App.xcodeproj/project.pbxproj: F = {isa = PBXFileReference -> X = {isa = PBXOther"
        #expect(try cafe.plan(whole).listing == ["one/one accepted"])
    }

    @Test(
        "refuses what no document may have, and what Interface Builder does not know",
        arguments: [
            "<objects> -> <objects><bogus id=\"b-1\"/>", "<objects> -> <objects><label text=\"Tea\"/>",
            "id=\"btn-AA-001\"> -> id=\"btn-AA-001\"><constraints><constraint firstItem=\"gone\" id=\"c-1\"/></constraints>",
        ])
    func documents(edit: String) throws {
        let plan = try plan("bad; safe; Menu.xib: \(edit)", "good; safe; Menu.xib: Tea -> Milk")
        #expect(plan.listing == ["one/bad refused gate-document", "one/good accepted"])
    }

    @Test("names what an editor was asked for in vain")
    func impossibleEdit() throws {
        let place = 1 << 60
        let plan = try plan("bad; safe; Menu.xib: \(place)..<\(place) -> the label is of another document")
        #expect(plan.listing == ["one/bad refused impossible-edit"])
        #expect(plan.changes[0].reason.hasPrefix("the label is of another document: a fault of the transform rewrite"))
    }
}
