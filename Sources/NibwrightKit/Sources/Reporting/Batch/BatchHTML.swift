public import Batch
import SourceText

/// A run over many projects as one page: a table to sort and to filter, with links to each project's plans.
public enum BatchHTML {
    /// - Parameters:
    ///   - overview: what the run came to.
    ///   - link: the page of a project's recipe, relative to this one; nil where there is none.
    public static func text(_ overview: BatchOverview, link: (ProjectRecord, RecipeRecord) -> String?) -> String {
        var page = ReportPage(title: "Run “\(overview.name)”")
        page.add("<header><h1>Run “\(overview.name.xmlEscaped)”</h1>")
        page.add("<p>\(overview.summary.xmlEscaped).</p>")
        if let line = overview.trendLine { page.add("<p class=\"soft\">\(line.xmlEscaped).</p>") }
        addTotals(overview, to: &page)
        page.add("</header>")
        page.add(form(overview))
        page.add("<main>")
        addProjects(overview, link, to: &page)
        addRecipes(overview, to: &page)
        addRefusals(overview, to: &page)
        page.add("</main>")
        return page.text
    }

    private static func addTotals(_ overview: BatchOverview, to page: inout ReportPage) {
        let counts = overview.counts
        page.add("<ul class=\"totals\">")
        for (count, word) in [
            (overview.records.count, "projects"), (counts.accepted, "accepted"), (counts.heldBack, "held back"),
            (counts.refused, "refused"), (counts.conflicting, "conflicting"),
            (overview.records.count { $0.status.isFailure }, "failed"),
        ] {
            page.add("<li><b>\(count)</b> \(word)</li>")
        }
        page.add("</ul>")
    }

    private static func form(_ overview: BatchOverview) -> String {
        let codes = overview.records.flatMap { record in Set(record.recipes.flatMap { $0.refusals.keys }) }
        return PageFilters.form(
            [
                PageFilters.Boxes(
                    title: "Status", name: "status",
                    values: overview.statuses.map { ($0.status.rawValue, $0.count, true) })
            ],
            [
                PageFilters.Choice(
                    title: "Recipe", name: "recipe", values: overview.records.flatMap { $0.recipes.map(\.recipe) }),
                PageFilters.Choice(title: "Refusal", name: "code", values: codes),
                PageFilters.Choice(title: "Tag", name: "tag", values: overview.records.flatMap(\.tags)),
            ], searchLabel: "Search projects and remarks")
    }

    // MARK: Tables

    private static func addProjects(
        _ overview: BatchOverview, _ link: (ProjectRecord, RecipeRecord) -> String?, to page: inout ReportPage
    ) {
        let titles =
            ["Project", "Status", "Accepted"] + (overview.hasEarlier ? ["Before"] : [])
            + ["Held back", "Refused", "Conflicting", "Files", "Plans", "Remarks"]
        page.add("<h2>Projects</h2>")
        page.add(head(titles))
        for record in overview.records {
            let counts = record.counts
            let words = [record.project, record.remarks, record.tags.joined(separator: " ")].joined(separator: " ")
            let codes = Set(record.recipes.flatMap { $0.refusals.keys }).sorted().joined(separator: "//")
            let recipes = record.recipes.map(\.recipe).joined(separator: "//")
            page.add(
                "<tr id=\"\(record.folderName.xmlEscaped)\" data-words=\"\(words.lowercased().xmlEscaped)\" "
                    + "data-status=\"\(record.status.rawValue)\" data-code=\"\(codes.xmlEscaped)\" "
                    + "data-recipe=\"\(recipes.xmlEscaped)\" "
                    + "data-tag=\"\(record.tags.joined(separator: "//").xmlEscaped)\">"
                    + "<th scope=\"row\">\(record.project.xmlEscaped)</th>"
                    + "<td><span class=\"tag \(look(record.status))\">\(record.status.rawValue)</span></td>"
                    + "<td>\(counts.accepted)</td>"
                    + (overview.hasEarlier ? "<td>\(overview.trend(of: record))</td>" : "")
                    + [counts.heldBack, counts.refused, counts.conflicting, record.recipes.reduce(0) { $0 + $1.files }]
                    .map { "<td>\($0)</td>" }.joined() + "<td>\(plans(record, link))</td>"
                    + "<td>\(remarks(record))</td></tr>")
        }
        page.add("</tbody></table></div>")
    }

    private static func plans(_ record: ProjectRecord, _ link: (ProjectRecord, RecipeRecord) -> String?) -> String {
        record.recipes.map { recipe in
            let name = recipe.recipe.xmlEscaped
            guard let path = link(record, recipe) else { return name }
            return "<a href=\"\(path.xmlEscaped)\">\(name)</a>"
        }.joined(separator: ", ")
    }

    private static func remarks(_ record: ProjectRecord) -> String {
        var text = record.remarks.printable.xmlEscaped
        if let request = record.pullRequest {
            let isAddress = request.hasPrefix("https://")
            let shown = request.printable.xmlEscaped
            text +=
                (text.isEmpty ? "" : "; ") + (isAddress ? "<a href=\"\(shown)\">\(shown)</a>" : "<code>\(shown)</code>")
        }
        return text
    }

    private static func addRecipes(_ overview: BatchOverview, to page: inout ReportPage) {
        page.add("<h2>Recipes</h2>")
        page.add(head(["Recipe", "Projects", "Accepted", "Held back", "Refused", "Conflicting", "Failed"]))
        for recipe in overview.recipes {
            let counts = recipe.counts
            let numbers = [
                recipe.projects, counts.accepted, counts.heldBack, counts.refused, counts.conflicting, recipe.failures,
            ]
            page.add(
                "<tr><th scope=\"row\">\(recipe.name.xmlEscaped)</th>"
                    + numbers.map { "<td>\($0)</td>" }.joined() + "</tr>")
        }
        page.add("</tbody></table></div>")
    }

    private static func addRefusals(_ overview: BatchOverview, to page: inout ReportPage) {
        let refusals = overview.refusals
        if refusals.isEmpty { return }
        page.add("<h2>Refusals</h2>")
        page.add(head(["Code", "Recipe", "Refused", "Projects"]))
        for refusal in refusals {
            page.add(
                "<tr><th scope=\"row\"><code>\(refusal.code.xmlEscaped)</code></th><td>\(refusal.recipe.xmlEscaped)</td>"
                    + "<td>\(refusal.count)</td><td>\(refusal.projects)</td></tr>")
        }
        page.add("</tbody></table></div>")
    }

    private static func head(_ titles: [String]) -> String {
        "<div class=\"wide\"><table class=\"sortable\"><thead><tr>"
            + titles.map { "<th scope=\"col\"><button type=\"button\">\($0)</button></th>" }.joined()
            + "</tr></thead>\n<tbody>"
    }

    /// The class of the page's style sheet that has the color.
    private static func look(_ status: ProjectStatus) -> String {
        switch status {
        case .unchanged: "moved"
        case .applied: "added"
        case .pending: "changed"
        default: "error"
        }
    }
}
