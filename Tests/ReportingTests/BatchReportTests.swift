import Batch
import Planning
import Reporting
import Testing

@Suite("The report over all projects")
struct BatchReportTests {
    private func record(
        _ name: String, _ status: ProjectStatus = .pending, accepted: Int = 0, refusals: [String: Int] = [:],
        message: String? = nil
    ) -> ProjectRecord {
        var record = ProjectRecord(project: name, tags: ["ios"])
        record.status = status
        record.message = message
        record.seconds = 12.5
        var recipe = RecipeRecord(recipe: "outlets")
        let refused = refusals.values.reduce(0, +)
        recipe.counts = ChangeCounts(proposed: accepted + refused, accepted: accepted, refused: refused)
        recipe.refusals = refusals
        recipe.status = status
        recipe.seconds = 7.25
        record.recipes = [recipe]
        return record
    }

    private func overview(_ records: [ProjectRecord], of count: Int? = nil, baseline: [ProjectRecord]? = nil)
        -> BatchOverview
    {
        BatchOverview(
            name: "june", action: .plan, records: records, projectCount: count ?? records.count, baseline: baseline)
    }

    @Test("says how many projects ended in which way, and how many are not finished")
    func summary() {
        let all = overview([record("a"), record("b", .unchanged), record("c", .crashed), record("d")], of: 6)
        #expect(all.summary == "6 projects: 1 crashed, 2 pending, 1 unchanged, 2 not finished")
    }

    @Test("sums refusals over projects, the commonest first")
    func refusals() {
        let text = BatchMarkdown.text(
            overview([
                record("a", refusals: ["rare": 1, "common": 4]), record("b", refusals: ["common": 2]),
            ]))
        #expect(text.contains("| common | outlets | 6 | 2 |\n| rare | outlets | 1 | 1 |\n"))
        #expect(text.contains("7 changes proposed = 0 accepted + 0 held back + 7 refused + 0 conflicting.\n"))
    }

    @Test("stands beside an earlier run")
    func trend() {
        let before = [record("a", accepted: 5), record("gone", accepted: 9), record("b", accepted: 1)]
        let text = BatchMarkdown.text(
            overview(
                [record("a", accepted: 2), record("b", accepted: 1), record("new", accepted: 4)], baseline: before))
        #expect(
            text.contains("Against the earlier run: -3 changes in 2 projects that both have, 1 new, 1 gone."))
        #expect(text.contains("| a | pending | 2 | -3 |"))
        #expect(text.contains("| b | pending | 1 | 0 |"))
        #expect(text.contains("| new | pending | 4 | new |"))
    }

    @Test("holds no times, so that two runs over the same files give the same bytes")
    func noTimes() {
        let records = [record("a", accepted: 2, refusals: ["x": 1])]
        var others = records
        others[0].seconds = 99
        others[0].recipes[0].seconds = 98
        others[0].recipes[0].megabytes = 97
        #expect(BatchMarkdown.text(overview(records)) == BatchMarkdown.text(overview(others)))
        #expect(
            BatchHTML.text(overview(records)) { _, _ in nil } == BatchHTML.text(overview(others)) { _, _ in nil })
        let tables = BatchTables.tables(overview(records))
        let otherTables = BatchTables.tables(overview(others))
        for (table, other) in zip(tables, otherTables) {
            #expect((table.text == other.text) == (table.name != "measurements"), "\(table.name)")
        }
    }

    @Test("shows names and messages as text, whatever they hold")
    func escapes() {
        let all = overview([
            record("</script><b>&\"", .notCloned, message: "git: '; DROP TABLE projects; --\n::error::injected")
        ])
        let page = BatchHTML.text(all) { _, _ in "a\"b" }
        #expect(!page.contains("</script><b>") && page.contains("&lt;/script&gt;"))
        #expect(page.contains("href=\"a&quot;b\""))
        #expect(!BatchMarkdown.text(all).contains("<b>"))
        #expect(!BatchMarkdown.text(all).split(separator: "\n").contains { $0.hasPrefix("::error") })
        let statements = BatchTables.statements(all)
        #expect(statements.contains("'git: ''; DROP TABLE projects; --"))
    }

    @Test("links each recipe's plan, has titles that sort, and entries to filter by")
    func page() {
        let page = BatchHTML.text(overview([record("a", accepted: 1, refusals: ["x": 2])])) { record, recipe in
            "projects/\(record.folderName)/\(recipe.recipe).html"
        }
        #expect(page.contains("<a href=\"projects/a/outlets.html\">outlets</a>"))
        #expect(page.contains("<table class=\"sortable\">"))
        #expect(page.contains("data-status=\"pending\" data-code=\"x\" data-recipe=\"outlets\" data-tag=\"ios\""))
    }
}
