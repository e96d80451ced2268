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
        #expect(text.contains("data-kind=\"changed\" data-topic=\"text\" data-words=\"main.storyboard scene"))
        #expect(text.contains("data-kind=\"noise\""))
        #expect(text.contains("value=\"noise\"/> noise <small>1</small>"), "noise is off at first")
    }

    @Test func `the same differences give the same bytes`() throws {
        let pages = try (0..<2).map { _ in
            try page("<label text=\"A\" id=\"l\"/>", "<switch id=\"s\"/><label text=\"B\" id=\"l\"/>")
        }
        #expect(pages[0] == pages[1])
    }
}
