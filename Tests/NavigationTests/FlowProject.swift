import Navigation
import ProjectGraph
import SourceText

/// A small app: a navigation controller with a menu, a drink, an account in another storyboard, and a scene that is lost.
final class FlowProject {
    static let start = FlowSceneID(document: "App/Main.storyboard", object: "nav-ST-001")
    static let menu = FlowSceneID(document: "App/Main.storyboard", object: "vc-MN-001")
    static let drink = FlowSceneID(document: "App/Main.storyboard", object: "vc-DR-001")
    static let lost = FlowSceneID(document: "App/Main.storyboard", object: "vc-LO-001")
    static let account = FlowSceneID(document: "App/Account.storyboard", object: "vc-AC-001")

    var files: [String: String]
    var declarations = FlowDeclarations(
        entries: [
            .init(kind: .main, documentPaths: ["App/Main.storyboard"], place: Place(path: "App/Info.plist"))
        ], describedPaths: ["App/Main.storyboard", "App/Account.storyboard"])

    init() {
        files = [
            "App/Main.storyboard": flowStoryboard(initial: "nav-ST-001", Self.mainScenes),
            "App/Account.storyboard": flowStoryboard(
                initial: "vc-AC-001", flowScene("vc-AC-001", "customClass=\"AccountViewController\"")),
            "App/Menu.swift": """
            class MenuViewController: UIViewController {
                @IBAction func backToMenu(_ segue: UIStoryboardSegue) {}
            }
            class DrinkViewController: UIViewController {}
            """,
        ]
    }

    func flow(_ code: [CodeReference]? = []) -> AppFlow {
        let files = files
        let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        return AppFlow(graph, code: code, declarations: declarations, threads: 1)
    }

    private static let mainScenes = """
        <scene sceneID="s1"><objects><navigationController title="Start" id="nav-ST-001" sceneMemberID="viewController">\
        <connections><segue destination="vc-MN-001" kind="relationship" relationship="rootViewController" id="e1"/>\
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController customClass="MenuViewController" id="vc-MN-001" \
        sceneMemberID="viewController"><navigationItem key="navigationItem" title="Menu" id="ni-1"/>\
        <button id="bt-1"><state key="normal" title="Open it"/><connections><segue destination="vc-DR-001" kind="show" \
        identifier="open" id="e2"/></connections></button></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController title="Drink" customClass="DrinkViewController" id="vc-DR-001" \
        sceneMemberID="viewController"><connections><segue destination="ref-AC-001" kind="show" id="e3"/>\
        <segue destination="ex-1" kind="unwind" unwindAction="backToMenu:" id="e4"/></connections></viewController>\
        <exit id="ex-1" sceneMemberID="exit"/></objects></scene>
        <scene sceneID="s4"><objects><viewControllerPlaceholder storyboardName="Account" id="ref-AC-001" \
        sceneMemberID="viewController"/></objects></scene>
        """ + flowScene("vc-LO-001", "storyboardIdentifier=\"Lost\" customClass=\"LostViewController\"")
}

func flowStoryboard(initial: String, _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
}

func flowScene(_ id: String, _ attributes: String) -> String {
    "<scene sceneID=\"\(id)-s\"><objects><viewController \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"/>"
        + "</objects></scene>\n"
}

func flowXib(owner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/></objects>
    </document>
    """
}

func flowReference(
    _ kind: CodeReference.Kind, _ path: String, names: [String], _ storyboard: CodeReference.Storyboard,
    in type: String, isExact: Bool = true, expecting expectedClass: String? = nil
) -> CodeReference {
    CodeReference(
        kind: kind, language: .swift, path: path, range: 0..<1, position: SourcePosition(line: 3, column: 9), text: "x",
        names: names, isExact: isExact, storyboard: storyboard, enclosingType: type,
        expectedClass: expectedClass)
}
