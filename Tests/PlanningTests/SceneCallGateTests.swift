import ProjectGraph
import SourceText
import Testing

@testable import Planning

@Suite("The gate for code that opens scenes")
struct SceneCallGateTests {
    private static func scene(_ id: String, _ attributes: String) -> String {
        """
        <scene sceneID="\(id)-s"><objects><viewController \(attributes) id="\(id)" sceneMemberID="viewController">\
        <view key="view" contentMode="scaleToFill" id="\(id)-v"/></viewController></objects></scene>
        """
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch"><scenes>
        \(scene("tea", "storyboardIdentifier=\"hot\" title=\"Tea\""))
        \(scene("ice", "storyboardIdentifier=\"cold\" title=\"Ice\""))
        </scenes></document>

        """

    private static let files = [
        "Main.storyboard": storyboard, "Info.plist": "<plist version=\"1.0\"><dict/></plist>\n",
        "Opener.swift": """
        func open() -> UIViewController {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "hot")
        }

        """,
    ]

    @Test(
        "is passed only by what can change a scene that code opens: to follow all code costs more than other gates",
        arguments: [
            ("scaleToFill", "center", ["Main.storyboard"], false),
            ("scaleToFill", "center", ["Main.storyboard", "Info.plist"], false),
            ("scaleToFill", "center", ["Main.storyboard", "Opener.swift"], true),
            ("\"hot\"", "\"warm\"", ["Main.storyboard"], true), ("\"Tea\"", "\"Milk\"", ["Main.storyboard"], true),
            ("id=\"ice\"", "id=\"ice-2\"", ["Main.storyboard"], true), ("hot", "cold", ["Opener.swift"], false),
        ])
    func concern(old: String, new: String, paths: [String], isConcerned: Bool) {
        let before = ProjectGraph.load(paths: Self.files.keys.sorted(), threads: 1) { path in
            Self.files[path].map { SourceText(path: path, $0) }
        }
        let changed = paths.map { ($0, Optional(Array(Self.files[$0]!.replacing(old, with: new).utf8))) }
        let after = before.updating(Dictionary(uniqueKeysWithValues: changed), threads: 1)
        #expect(SceneCallGate.isConcerned(by: Set(paths), before: before, after: after) == isConcerned)
    }

    @Test(
        "refuses that two scenes change identifiers while code goes on asking for one of them, and names the first file"
    )
    func exchange() throws {
        var files = Self.files
        files["Again.swift"] = files["Opener.swift"]?.replacing("open()", with: "again()")
        let exchange =
            "it; safe; Main.storyboard: \"hot\" title=\"Tea\" -> \"cold\" title=\"Tea\"; "
            + "Main.storyboard: \"cold\" title=\"Ice\" -> \"hot\" title=\"Ice\""
        let refused = try Cafe(files).plan(exchange).changes.first
        #expect(refused?.code == "gate-code")
        #expect(refused?.reason.hasPrefix("code in Again.swift would no longer open Tea") == true)
    }

    @Test("lets code of a file go with the file")
    func removal() throws {
        let plan = try Cafe(Self.files).plan("it; safe; -Opener.swift; Main.storyboard: \"Tea\" -> \"Milk\"")
        #expect(plan.listing == ["one/it accepted"])
    }
}
