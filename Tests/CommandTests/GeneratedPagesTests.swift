import Foundation
import Testing

@Suite("Pages that are generated")
struct GeneratedPagesTests {
    @Test("a transform's page is what explain prints", arguments: try Nibwright.transforms())
    func transformPage(_ transform: String) throws {
        let printed = try Nibwright.run(["explain", transform]).output
        let page = try contents("Docs/Transforms/\(transform).md")
        #expect(page == printed, "Docs/Transforms/\(transform).md is out of date; renew it with: make pages")
    }

    @Test("the README opens with the plan as it is printed")
    func readme() throws {
        let sample = "Tests/Fixtures/Projects/BeanThere"
        let printed = try Nibwright.run([
            "plan", "Recipes/outlet-ownership.yml", sample, "--set", "class=Confirmation*", "--color", "never",
        ]).output
        let shown = printed.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let short = line.replacing(Repository.folder + "/Tests/Fixtures/Projects", with: "~")
                .replacing("Tests/Fixtures/Projects", with: "~")
            return short.isEmpty ? "" : "    " + short
        }.joined(separator: "\n")
        let readme = try contents("README.md")
        let block = "<!-- plan -->\n\(shown)<!-- end of plan -->\n"
        #expect(readme.contains(block), "the plan in README.md is out of date; renew it with: make pages")
    }

    @Test("the graph page shows the sample app's flow as it is drawn")
    func graphPicture() throws {
        let drawn = try Nibwright.run(["graph", "Tests/Fixtures/Projects/BeanThere", "--format", "svg"]).output
        #expect(try contents("Docs/Graph.svg") == drawn, "Docs/Graph.svg is out of date; renew it with: make pages")
    }

    @Test("the rendering page shows a scene of the sample app as it is drawn")
    func rendering() throws {
        let arguments = ["render", "Tests/Fixtures/Projects/BeanThere", "--scene", "MoreViewController"]
        let drawn = try Nibwright.run(arguments).output
        let advice = "Docs/Rendering.svg is out of date; renew it with: make pages"
        #expect(try contents("Docs/Rendering.svg") == drawn, "\(advice)")
    }

    @Test("the lint page has every rule as it is described")
    func lintPage() throws {
        let printed = try Nibwright.run(["lint", "--rules", "--format", "markdown", "--config", "/dev/null"]).output
        let block = "<!-- rules -->\n\(printed)<!-- end of rules -->\n"
        #expect(
            try contents("Docs/Lint.md").contains(block), "Docs/Lint.md is out of date; renew it with: make pages")
    }

    @Test("the configuration that the lint page shows is right, and suits the sample app")
    func sampleConfiguration() throws {
        let page = try contents("Docs/Lint.md")
        let block = try #require(page.components(separatedBy: "```yaml\n").dropFirst().first)
        let yaml = try #require(block.components(separatedBy: "```").first)
        let project = try Project.beanThere()
        try project.write(yaml, to: ".nibwright.yml")
        let outcome = try Nibwright.run(["lint", project.root])
        #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    }

    private func contents(_ path: String) throws -> String {
        try String(contentsOfFile: Repository.folder + "/" + path, encoding: .utf8)
    }
}
