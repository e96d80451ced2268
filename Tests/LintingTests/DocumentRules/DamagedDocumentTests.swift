import InterfaceBuilder
import Linting
import ProjectGraph
import SourceText
import Testing
import TransformKit

@Suite("A damaged document")
struct DamagedDocumentTests {
    private let text = storyboard(
        scene(
            """
            <viewController storyboardIdentifier="cup" customClass="Cup" customModule="Tea" id="vc">
            <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
            <view key="view" ambiguous="YES" id="v">
            <subviews>
            <button id="b"><state key="normal" image="leaf"><color key="titleColor" name="Tea"/></state>
            <accessibility key="accessibilityConfiguration" label="Pour"><bool key="isElement" value="YES"/></accessibility>
            <fontDescription key="fontDescription" name="Tea" pointSize="12.5"/></button>
            <tableView dataMode="prototypes" id="t"><prototypes>
            <tableViewCell reuseIdentifier="a " textLabel="l" id="c"><label id="l"/></tableViewCell></prototypes></tableView>
            <imageView image="leaf" id="i"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="[a] %@ ["/>
            </userDefinedRuntimeAttributes></imageView>
            </subviews>
            <constraints>
            <constraint firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="1:0" constant="nan" id="c1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" multiplier="-1e300" id="c2"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            </view>
            <connections>
            <outlet property="b" destination="b" id="o1"/>
            <segue kind="unwind" destination="e" unwindAction="back:" identifier="up" id="s1"/>
            </connections>
            </viewController>
            """, beside: #"<exit id="e"/>"#),
        attributes: #"initialViewController="vc""#,
        document: #"<resources><namedColor name="Tea"><color white="1"/></namedColor></resources>"#)

    private func findings(_ text: String) -> [LintFinding] {
        let graph = ProjectGraph.load(paths: ["Cup.storyboard"]) { SourceText(path: $0, text) }
        let rules = LintRules.all.map { $0.init(options: OptionValues()) }.compactMap { $0 as? any DocumentRule }
        return rules.flatMap { rule in graph.documents.flatMap { rule.findings(in: $0, of: graph) } }
    }

    @Test("that lost an attribute makes no rule crash, and gives the same findings each time")
    func lostAttributes() throws {
        let whole = findings(text)
        #expect(!whole.isEmpty)
        let attribute = /\ [A-Za-z]+="[^"]*"/
        var isChanged = false
        for match in text.matches(of: attribute) {
            let damaged = text.replacingCharacters(in: match.range, with: "")
            let found = findings(damaged)
            #expect(found == findings(damaged))
            isChanged = isChanged || found.count != whole.count
        }
        #expect(isChanged)
    }

    @Test("whose values are empty or odd makes no rule crash")
    func oddValues() {
        for odd in ["", " ", "-1", "nan", "1e999", "/", "a:b:c", "&#9;"] {
            for match in text.matches(of: /="[^"]*"/) {
                let damaged = text.replacingCharacters(in: match.range, with: "=\"\(odd)\"")
                #expect(findings(damaged).allSatisfy { $0.place.path == "Cup.storyboard" })
            }
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
