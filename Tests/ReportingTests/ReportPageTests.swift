import Foundation
import Differences
import Reporting
import SourceText
import Testing

@Suite("reports as pages")
struct ReportPageTests {
    private func page(_ old: String, _ new: String) throws -> String {
        let states = [old, new].map { text in
            ProjectState([
                SourceText(
                    path: "Main.storyboard",
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
                    <viewController id="c"><view key="view" id="v"><subviews>\(text)</subviews></view></viewController>
                    </objects></scene></scenes></document>
                    """)
            ])
        }
        let differences = ProjectDifferences(from: states[0], to: states[1])
        return try DifferenceReport(differences, title: "A <b>").text(.html)
    }

    @Test func `text of a document is shown and never obeyed`() throws {
        let text = try page(
            "<label text=\"A\" id=\"l\"/>",
            "<label text=\"&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x\" id=\"l\"/>")
        #expect(text.components(separatedBy: "<script").count == 2, "the page has one script")
        #expect(text.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
        #expect(!text.contains("onload=\""))
        #expect(text.contains("<title>A &lt;b&gt;</title>"))
    }

    @Test func `the policy names the script by its hash, and lets nothing else run or load`() throws {
        let text = try page("<label text=\"A\" id=\"l\"/>", "<label text=\"B\" id=\"l\"/>")
        let policy = try #require(text.firstMatch(of: #/content="(default-src [^"]*)"/#)).output.1
        let script = try #require(text.firstMatch(of: #/<script>((?s:.*))</script>/#)).output.1
        let hash = Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
        #expect(policy == "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(hash)'")
    }

    @Test func `entries carry what filters and the search look at`() throws {
        let text = try page("<label text=\"A\" id=\"l\"/>", "<label text=\"B\" misplaced=\"YES\" id=\"l\"/>")
        #expect(
            text.contains(
                "data-kind=\"changed\" data-topic=\"text\" data-files=\"Main.storyboard\" data-words=\"main.storyboard scene"
            ))
        #expect(text.contains("data-kind=\"noise\""))
        #expect(text.contains("value=\"noise\"/> noise <small>1</small>"), "noise is off at first")
    }

    private func pictures(_ old: String, _ new: String) throws -> String {
        let states = [old, new].map { scenes in
            ProjectState([
                SourceText(
                    path: "Main.storyboard",
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><device id="retina4_7"/>
                    <scenes>\(scenes)</scenes></document>
                    """)
            ])
        }
        return try DifferenceReport(ProjectDifferences(from: states[0], to: states[1]), title: "Bars").text(.html)
    }

    private func tabs(navigation: String, tab: String) -> String {
        func segue(_ name: String, _ destination: String) -> String {
            "<connections><segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" "
                + "id=\"\(destination)-s\"/></connections>"
        }
        return """
            <scene><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/>\(segue("viewControllers", "nav"))
            </tabBarController></objects></scene>
            <scene><objects><navigationController id="nav"><tabBarItem key="tabBarItem" title="\(tab)" id="item"/>
            <navigationBar key="navigationBar" id="nb"/>\(segue("rootViewController", "root"))</navigationController>
            </objects></scene>
            <scene><objects><viewController id="root"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <navigationItem key="navigationItem" title="\(navigation)" id="ni"/></viewController></objects></scene>
            """
    }

    @Test func `titles in a navigation bar and tabs are outlined where they differ`() throws {
        let text = try pictures(tabs(navigation: "Settings", tab: "More"), tabs(navigation: "Preferences", tab: "More"))
        #expect(text.matches(of: #/<i style="[^"]*" title="[^"]*Preferences/#).count == 2)
        let other = try pictures(tabs(navigation: "Settings", tab: "More"), tabs(navigation: "Settings", tab: "Rest"))
        #expect(other.matches(of: #/<i style="[^"]*" title="[^"]*Rest/#).count == 2)
    }

    @Test func `a scene of which nobody meant a difference has no pictures`() throws {
        let other = try pictures(tabs(navigation: "Settings", tab: "More"), tabs(navigation: "Settings", tab: "Rest"))
        #expect(other.contains("<summary>Before and after: 1 scene"))
    }

    @Test func `the same differences give the same bytes`() throws {
        let pages = try (0..<2).map { _ in
            try page("<label text=\"A\" id=\"l\"/>", "<switch id=\"s\"/><label text=\"B\" id=\"l\"/>")
        }
        #expect(pages[0] == pages[1])
    }

    @Test func `a scene that looks different has pictures of both states, which cannot run anything`() throws {
        func views(_ text: String, _ more: String = "") -> String {
            """
            <label text="\(text)" id="l"\(more)><rect key="frame" x="20" y="100" width="200" height="20"/></label>
            """
        }
        let text = try page(views("Before"), views("After &lt;/text&gt;&lt;script&gt;"))
        let pictures = text.matches(of: #/src="data:image\/svg\+xml;base64,([^"]*)"/#).compactMap {
            Data(base64Encoded: String($0.output.1)).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(pictures.count == 2)
        #expect(pictures.first?.contains("Before") == true && pictures.last?.contains("After") == true)
        #expect(!pictures.contains { $0.contains("<script") })
        let outlines = text.matches(of: #/<i style="([^"]*)" title="([^"]*)"/#).map(\.output)
        #expect(outlines.count == 2, "the label is outlined on both sides")
        #expect(outlines.allSatisfy { $0.2.contains("label “") && $0.1.hasPrefix("left:") })
        #expect(text.contains("type=\"range\""), "both sides can be laid over each other")
        #expect(outlines.allSatisfy { !$0.2.contains("\\n") }, "lines of a tooltip are lines")
        let same = try page(views("Same"), views("Same", " restorationIdentifier=\"r\""))
        #expect(same.contains("restoration identifier is now r") && !same.contains("<img"))
    }
}
