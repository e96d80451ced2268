import Foundation
import Testing

@Suite("Reports as pages")
struct PageTests {
    private func page(_ arguments: [String]) throws -> String {
        let file = FileManager.default.temporaryDirectory.path + "/nibwright-\(UUID().uuidString).html"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let outcome = try Nibwright.run(arguments + ["-o", file])
        #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.components(separatedBy: "<script").count == 2, "the page has one script, its own")
        #expect(text.contains("http-equiv=\"Content-Security-Policy\""))
        return text
    }

    @Test("of lint have every finding with its rule, level and place")
    func lint() throws {
        let project = try Project.beanThere()
        let text = try page(["lint", project.root])
        let json = try Nibwright.run(["lint", project.root, "--format", "json"]).output
        let found = json.components(separatedBy: "\"fingerprint\"").count - 1
        #expect(found > 5)
        #expect(text.components(separatedBy: "<details id=").count - 1 == found)
        #expect(text.contains("data-code=\"") && text.contains("<select name=\"code\">"))
    }

    @Test("of an inspection have its numbers and what does not resolve")
    func inspect() throws {
        let project = try Project.beanThere()
        let text = try page(["inspect", project.root])
        let words = try Nibwright.run(["inspect", project.root]).output
        let scenes = try #require(words.firstMatch(of: /\n  scenes +(\d+)\n/)).output.1
        #expect(text.contains("<th>scenes</th><td>\(scenes)</td>"))
    }

    @Test("of a plan have a box for each change that can be taken, and none for others")
    func plan() throws {
        let project = try Project.beanThere()
        let text = try page(["plan", Nibwright.recipe, project.root])
        #expect(text.components(separatedBy: "class=\"take\"").count - 1 == 79)
        #expect(text.components(separatedBy: "aria-label=\"Take: ").count - 1 == 79)
        #expect(text.components(separatedBy: " checked/> <span class=\"tag accepted\"").count - 1 == 75)
        #expect(text.contains("data-plan=\"outlet-ownership\""))
        #expect(text.contains("<h3>Left alone: 1 <code>never-connected</code></h3>"))
    }
}
