import Testing
import TransformKit

@testable import PatternSteps

/// Which elements the selectors of a recipe select.
@Suite("Element patterns")
struct ElementPatternTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="card" customClass="CardView">
                <subviews>
                    <stackView id="stack">
                        <subviews>
                            <label tag="3" text="Cups" id="cups">
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                            <button id="press"><state key="normal"><color key="titleColor" white="1" alpha="1"/></state></button>
                        </subviews>
                    </stackView>
                    <label text="Mugs" id="mugs"><color key="textColor" white="1" alpha="1"/></label>
                </subviews>
            </view>
        </objects>
        </document>
        """

    private func selected(_ selection: [String: OptionValue]) throws -> String {
        let graph = ProjectGraph.load(paths: ["Card.xib"]) { SourceText(path: $0, Self.text) }
        let document = try #require(graph.document(at: "Card.xib"))
        let elements = ElementPattern(OptionValues(selection)).elements(in: document, of: graph)
        return elements.map { $0.id ?? $0["key"] ?? $0.name }.joined(separator: " ")
    }

    @Test(
        "select by names and surroundings",
        arguments: [
            ("element", "label", "cups mugs"), ("element", "lab* | button", "cups press mugs"),
            ("class", "Card*", "card"), ("key", "*Color", "titleColor textColor"), ("id", "m*", "mugs"),
            ("has", "fontDescription", "cups"), ("has", "titleColor", "normal"),
            ("has", "stackView", "card subviews"),
        ])
    func single(_ selector: String, _ value: String, _ expected: String) throws {
        #expect(try selected([selector: .string(value)]) == expected)
    }

    @Test(
        "hold together",
        arguments: [
            ("parent", "stackView", "cups"), ("parent", "!stackView", "mugs"), ("ancestor", "view(Card*)", "cups mugs"),
            ("ancestor", "view(Tray*)", ""), ("ancestor", "!stackView", "mugs"), ("has", "!fontDescription", "mugs"),
            ("class", "!*", "cups mugs"), ("system", "iOS", "cups mugs"), ("system", "macOS", ""),
            ("document", "*.xib", "cups mugs"), ("document", "Other/**", ""),
        ])
    func labels(_ selector: String, _ value: String, _ expected: String) throws {
        #expect(try selected(["element": .string("label"), selector: .string(value)]) == expected)
    }

    @Test(
        "ask attributes, their own and those of a child",
        arguments: [
            ("text", "Cups", "cups"), ("tag", "> 2", "cups"), ("tag", "!*", "mugs"),
            ("fontDescription.pointSize", ">= 17", "cups"), ("fontDescription.pointSize", "!*", "mugs"),
            ("textColor.white", "1", "mugs"),
        ])
    func attributes(_ name: String, _ value: String, _ expected: String) throws {
        let attributes = OptionValue.map([OptionEntry(key: name, value: .string(value))])
        #expect(try selected(["element": .string("label"), "attributes": attributes]) == expected)
    }

    @Test("name elements as Interface Builder does")
    func subjects() throws {
        let document = try IBDocument.read(SourceText(path: "Card.xib", Self.text)).get()
        let cups = try #require(document.object(id: "cups"))
        let font = ElementSubject(try #require(cups.child(named: "fontDescription")))
        #expect(font.text == "Card.xib#cups/fontDescription")
        #expect(font.words == "the fontDescription of the label “Cups”")
        #expect(ElementSubject(try #require(document.object(id: "stack"))).words == "the stackView stack")
    }
}
