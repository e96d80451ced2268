import Testing
import TransformKit

@Suite("Rules about identifiers")
struct IdentifierRuleTests {
    @Test("duplicate-storyboard-identifier finds the second scene, references left out")
    func duplicates() throws {
        let scenes = ["vc1", "vc2", "vc3"].map {
            scene(#"<viewController storyboardIdentifier="\#($0 == "vc3" ? "mug" : "cup")" id="\#($0)"/>"#)
        }
        #expect(try found("duplicate-storyboard-identifier", inStoryboard: scenes.joined()) == ["vc2"])
        let empty = scenes.joined().replacing(#""cup""#, with: #""""#)
        #expect(try found("duplicate-storyboard-identifier", inStoryboard: empty).isEmpty)
    }

    @Test("storyboard-identifier asks for the class's name, or for any")
    func storyboardIdentifier() throws {
        let scenes = [
            #"customClass="Cup" id="v1""#, #"customClass="Cup" storyboardIdentifier="Cup" id="v2""#,
            #"customClass="Cup" storyboardIdentifier="mug" id="v3""#, #"id="v4""#,
        ].map { scene("<viewController \($0)/>") }.joined()
        #expect(try found("storyboard-identifier", inStoryboard: scenes) == ["v1", "v3"])
        #expect(try found("storyboard-identifier", ["equal-to-class": .boolean(false)], inStoryboard: scenes) == ["v1"])
    }

    @Test("identifier-white-space finds blanks at the ends, not inside and not where nothing is written")
    func whiteSpace() throws {
        let cells = ["a", "a ", "\ta", " ", "", "a b"].enumerated().map {
            #"<tableViewCell reuseIdentifier="\#($1.replacing("\t", with: "&#9;"))" id="c\#($0)"/>"#
        }
        #expect(try found("identifier-white-space", inXib: cells.joined()) == ["c1", "c2", "c3"])
        let segue = #"<connections><segue kind="show" destination="top" identifier="pour " id="s"/></connections>"#
        #expect(try found("identifier-white-space", inXib: segue) == ["s"])
        let accessibility = #"<label id="l"><accessibility key="accessibilityConfiguration" identifier="cup "/></label>"#
        #expect(try found("identifier-white-space", inXib: accessibility).isEmpty)
    }

    private let cells = """
        <tableView dataMode="prototypes" id="t1"><prototypes>
        <tableViewCell customClass="Cup" reuseIdentifier="Cup" id="p1"/><tableViewCell customClass="Mug" id="p2"/>
        <tableViewCell customClass="Pot" reuseIdentifier="Cup" id="p3"/></prototypes></tableView>
        <tableView dataMode="static" id="t2"><sections><tableViewSection id="x"><cells>
        <tableViewCell customClass="Cup" id="s1"/></cells></tableViewSection></sections></tableView>
        <collectionView id="t3"><cells><collectionViewCell customClass="Cup" reuseIdentifier="Cup" id="c1"/>
        <collectionViewCell id="c2"/></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Cup" id="h1"/></collectionView>
        """

    @Test("missing-reuse-identifier finds prototypes, not static cells or cells of a xib of their own")
    func missingReuseIdentifier() throws {
        #expect(try found("missing-reuse-identifier", inXib: cells) == ["p2", "c2"])
        let own = xib("", objects: #"<tableViewCell id="own"/>"#)
        #expect(try Linted("missing-reuse-identifier", [:], ["Cup.xib": own]).objects.isEmpty)
    }

    @Test("duplicate-reuse-identifier looks at one table or collection and one role at a time")
    func duplicateReuseIdentifier() throws {
        #expect(try found("duplicate-reuse-identifier", inXib: cells) == ["p3"])
    }

    @Test("reuse-identifier asks cells with a class for the class's name, or for any")
    func reuseIdentifier() throws {
        #expect(try found("reuse-identifier", inXib: cells) == ["p2", "p3"])
        #expect(try found("reuse-identifier", ["equal-to-class": .boolean(false)], inXib: cells) == ["p2"])
    }

    @Test("custom-class-name compares a document of one object with its file")
    func className() throws {
        let one = storyboard(scene(#"<viewController customClass="Mug" id="vc"/>"#))
        let two = storyboard(scene(#"<viewController customClass="Mug" id="vc"/>"#) + scene(#"<viewController id="v2"/>"#))
        func named(_ path: String, _ text: String) throws -> [String] {
            try Linted("custom-class-name", [:], [path: text]).objects
        }
        #expect(try named("Views/Cup.storyboard", one) == ["vc"])
        #expect(try named("Views/Mug.storyboard", one).isEmpty)
        #expect(try named("Views/Mug~ipad.storyboard", one).isEmpty)
        #expect(try named("Main.storyboard", one).isEmpty)
        #expect(try named("Cup.storyboard", two).isEmpty)
        #expect(try named("Cup.xib", xib("")) == ["-1"])
        #expect(try named("Cafe.xib", xib("")).isEmpty)
        #expect(try Linted("custom-class-name", ["xibs": .boolean(false)], ["Cup.xib": xib("")]).objects.isEmpty)
    }
}
