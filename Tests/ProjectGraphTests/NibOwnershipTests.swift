import InterfaceBuilder
import ProjectGraph
import SourceText
import Testing

@Suite("Who owns a nib")
struct NibOwnershipTests {
    private func xib(owner: String? = nil, view: String? = nil) -> String {
        func custom(_ name: String?) -> String { name.map { " customClass=\"\($0)\"" } ?? "" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(custom(owner))/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="iN0-l3-epB"\(custom(view))/>
                </objects>
            </document>

            """
    }

    private func ownership(_ files: [String: String]) -> [NibOwnership] {
        let graph = ProjectGraph.load(paths: Array(files.keys)) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        return NibOwnership.all(
            in: graph.documents, references: CodeReference.objectiveC(in: graph.objectiveCFiles),
            classes: graph.classes)
    }

    @Test("is told by File's Owner, the views in it, code that names it, and the name of a view controller")
    func owners() {
        let found = ownership([
            "Cup~ipad.xib": xib(owner: "Pot", view: "Cup"),
            "MenuView.xib": xib(),
            "Lost.xib": xib(view: "Lost"),
            "MenuViewController.swift": "class MenuViewController: UIViewController {}",
            "Pot.m": """
            @implementation Pot
            - (void)a { [[NSBundle mainBundle] loadNibNamed:@"Cup" owner:self options:nil]; }
            @end
            """,
        ])
        #expect(found.map(\.name) == ["Cup", "Lost", "MenuView"])
        #expect(found.map(\.ownerClass) == ["Pot", nil, nil])
        #expect(found.map(\.topLevelClasses) == [["Cup"], ["Lost"], []])
        #expect(found.map(\.loadingClasses) == [["Pot"], [], []])
        #expect(found.map(\.implicitClass) == [nil, nil, "MenuViewController"])
        #expect(found.map(\.isNeverNamed) == [false, true, false])
    }
}
