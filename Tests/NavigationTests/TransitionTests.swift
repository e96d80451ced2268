import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Segues that can become code")
struct TransitionTests {
    private static let code = """
        class Start: UIViewController { @IBOutlet var first: UIView!; @IBOutlet var second: UIView! }
        class Detail: UIViewController {}
        """

    /// The transitions of a scene with objects, outlets and segues of its own, which lead to `detail`.
    private func reader(
        _ objects: String = "", connections: String = "", root: String = "", document: [String: String] = [:],
        scenes: String = "", files: [String: String] = [:]
    ) -> TransitionReader {
        var storyboard = flowStoryboard(
            initial: "start",
            """
            <scene sceneID="s"><objects><viewController id="start" customClass="Start" sceneMemberID="viewController">
            <view key="view" id="view">\(objects)</view><connections>\(connections)</connections></viewController>
            </objects></scene>
            """ + flowScene("detail", "customClass=\"Detail\"") + scenes)
        for (old, new) in document { storyboard = storyboard.replacing(old, with: new) }
        let all = ["Main.storyboard": storyboard, "Code.swift": Self.code].merging(files) { $1 }
        return TransitionReader(
            ProjectGraph.load(paths: all.keys.sorted(), threads: 1) { path in
                all[path].map { SourceText(path: path, $0) }
            })
    }

    /// What becomes of each segue: its trigger and kind, or why it stays.
    private func read(_ reader: TransitionReader) -> [String] {
        reader.transitions.map { "\($0.trigger.word) \($0.kind.word)" } + reader.refused.map(\.obstacle.code.id)
    }

    private static func segue(_ attributes: String = "", kind: String = "show", _ content: String = "") -> String {
        "<segue destination=\"detail\" kind=\"\(kind)\" \(attributes) id=\"s-\(kind)\(attributes.count)\">\(content)</segue>"
    }

    private static func button(_ segue: String) -> String {
        "<button id=\"button\"><connections>\(segue)</connections></button>"
    }

    @Test("start at controls, cells, items and code")
    func triggers() {
        func words(_ objects: String) -> [String] { read(reader(objects)) }
        func table(_ attributes: String, _ segue: String) -> String {
            "<tableView id=\"t\" \(attributes)><tableViewCell id=\"c\"><connections>\(segue)</connections>"
                + "</tableViewCell></tableView>"
        }
        #expect(words(Self.button(Self.segue())) == ["button show"])
        #expect(words(table("dataMode=\"static\"", Self.segue())) == ["staticCell show"])
        #expect(words(table("dataMode=\"prototypes\"", Self.segue())) == ["cell show"])
        #expect(words(table("", Self.segue("trigger=\"accessoryAction\""))) == ["accessoryButton show"])
        #expect(
            words(
                "<collectionView id=\"t\"><collectionViewCell id=\"c\"><connections>\(Self.segue())</connections>"
                    + "</collectionViewCell></collectionView>") == ["collectionCell show"])
        #expect(words("<label id=\"l\"><connections>\(Self.segue())</connections></label>") == ["trigger"])
        #expect(read(reader(connections: Self.segue())) == ["code show"])
        #expect(read(reader(connections: Self.segue("trigger=\"touch\""))) == ["trigger"])
        let cells = reader(table("", Self.segue()) + Self.button(Self.segue("a=\"b\"")))
        #expect(cells.transitions.map(\.trigger.isCell) == [true, false])
    }

    @Test("have a kind that is known, which their action does not contradict")
    func kinds() {
        func word(_ kind: String, _ attributes: String = "") -> [String] {
            read(reader(connections: Self.segue(attributes, kind: kind)))
        }
        #expect(word("custom", "customClass=\"Fancy\"") == ["code custom"])
        #expect(word("show", "customClass=\"\"") == ["code show"])
        #expect(word("show", "action=\"showDetail:\"") == ["kind"])
        #expect(word("showDetail", "action=\"showDetail:\"") == ["code showDetail"])
        #expect(word("showDetail", "action=\"show:\"") == ["kind"])
        #expect(word("show", "action=\"show:\"") == ["code show"])
        #expect(word("showDetail", "action=\"push:\"") == ["code showDetail"])
        #expect(word("unheard") == ["kind"])
        let connected = Self.segue(
            "", "<connections><outlet property=\"delegate\" destination=\"start\" id=\"o\"/></connections>")
        #expect(read(reader(connections: connected)) == ["segue-connections"])
        let animated = reader(connections: Self.segue("animates=\"NO\"") + Self.segue()).transitions
        #expect(animated.map(\.isAnimated) == [false, true])
        #expect(animated[0] != animated[1] && animated[0] == animated[0])
    }

    @Test("are of iOS and tvOS, and of no launch screen")
    func documents() {
        let segue = Self.segue()
        #expect(
            read(reader(connections: segue, document: ["3.CocoaTouch": ".AppleTV", "iOS.CocoaTouch": "AppleTV"])) == [
                "code show"
            ])
        #expect(read(reader(connections: segue, document: ["CocoaTouch": "Cocoa", "iOS": "MacOSX"])) == ["platform"])
        #expect(
            read(reader(connections: segue, document: ["targetRuntime": "launchScreen=\"YES\" targetRuntime"])).isEmpty)
    }

    @Test("lead to scenes that are alike in all copies of a storyboard")
    func copies() {
        func read(_ second: String) -> [String] {
            let reference =
                "<scene sceneID=\"r-s\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"r\" "
                + "sceneMemberID=\"viewController\"/></objects></scene>"
            let segue = "<segue destination=\"r\" kind=\"show\" id=\"s\"/>"
            func copy(_ name: String) -> String {
                flowStoryboard(initial: "one", flowScene("one", "customClass=\"\(name)\""))
            }
            return self.read(
                reader(
                    connections: segue, scenes: reference,
                    files: ["de.lproj/Other.storyboard": copy("Detail"), "fr.lproj/Other.storyboard": copy(second)]))
        }
        #expect(read("Detail") == ["code show"])
        #expect(read("Start") == ["destinations-differ"])
    }

    // MARK: Popovers

    private static let outlets = """
        <outlet property="first" destination="button" id="o-1"/><outlet property="second" destination="other" id="o-2"/>
        """

    private func popover(_ attributes: String, _ content: String = "") throws -> PopoverSettings {
        let objects =
            Self.button(Self.segue(attributes, kind: "popoverPresentation", content)) + "<view id=\"other\"/>"
            + "<view key=\"view\" id=\"inner\"/>"
        return try #require(reader(objects, connections: Self.outlets).transitions.first?.popover)
    }

    @Test("show a popover at their sender, a view or an item that code can name")
    func anchors() throws {
        let own = try popover("popoverAnchorView=\"button\"")
        #expect(own.anchor?.isTrigger == true && own.anchor?.isBarButtonItem == false)
        #expect(own.anchor?.target.outlets == ["first"])
        let other = try popover("popoverAnchorView=\"other\"")
        #expect(other.anchor?.isTrigger == false && other.anchor?.target.outlets == ["second"])
        #expect(try popover("popoverAnchorView=\"view\"").anchor?.target.outlets == ["view"])
        #expect(try popover("popoverAnchorView=\"inner\"").anchor?.target.outlets == [])
        #expect(try popover("popoverAnchorView=\"gone\"").anchor?.target.element == nil)
        #expect(try popover("popoverAnchorBarButtonItem=\"button\"").anchor?.isBarButtonItem == true)
        #expect(try popover("").anchor == nil)
        #expect(reader(connections: Self.segue()).transitions.first?.popover == nil)
    }

    private static let up = "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/>"

    private static func views(_ ids: String...) -> String {
        "<popoverPassthroughViews>\(ids.map { "<view reference=\"\($0)\"/>" }.joined())</popoverPassthroughViews>"
    }

    @Test("can share the statements of a popover where all its settings agree")
    func agreement() throws {
        let own = "popoverAnchorView=\"button\""
        let plain = try popover(own)
        let none = try popover("")
        #expect(try plain.agrees(with: popover(own)) && none.agrees(with: popover("")))
        #expect(!plain.agrees(with: none) && !none.agrees(with: plain))
        let item = "popoverAnchorBarButtonItem=\"button\""
        for differing in [
            try popover("popoverAnchorView=\"other\""), try popover(item), try popover(own, Self.up),
            try popover(own, Self.views("other")),
        ] {
            #expect(!plain.agrees(with: differing) && !differing.agrees(with: plain))
        }
        let other = try popover("popoverAnchorView=\"other\"")
        #expect(other.agrees(with: other))
        let inner = try popover("popoverAnchorView=\"inner\"")
        #expect(!inner.agrees(with: inner) && !inner.agrees(with: plain))
        let both = try popover(own, Self.up + Self.views("other", "button"))
        #expect(both.agrees(with: both))
        #expect(try !both.agrees(with: popover(own, Self.up + Self.views("other", "other"))))
        #expect(try !both.agrees(with: popover(own, Self.up + Self.views("other"))))
    }
}
