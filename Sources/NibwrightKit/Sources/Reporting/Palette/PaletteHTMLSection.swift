import Colorimetry
import ProjectGraph

/// One project's palette on the page: an overview and a table for each kind of color.
struct PaletteHTMLSection {
    /// A page with more pairs than this is no help to anybody; the JSON has them all.
    private static let mostPairs = 500

    private let section: PaletteSection
    private let isOnly: Bool
    private let distance: Double
    private let neighbors: [Int: [(place: Int, distance: Double)]]

    init(_ section: PaletteSection, isOnly: Bool, distance: Double) {
        self.section = section
        self.isOnly = isOnly
        self.distance = distance
        neighbors = section.neighbors
    }

    private typealias Parts = PaletteHTMLParts
    private var colors: [PaletteColor] { section.scope.colors }

    func add(to page: inout HTMLText) {
        let title = isOnly && section.scope.folder.isEmpty ? "All colors" : Parts.title(section)
        page.add("<section id=\"p\(section.number)\" aria-labelledby=\"p\(section.number)-title\">")
        page.add("<h2 id=\"p\(section.number)-title\">\(title.xmlEscaped)</h2>")
        if !isOnly { Parts.addTotals(section.totals, to: &page) }
        addOverview(to: &page)
        addColors("Named colors", section.named, to: &page)
        addColors("Colors without a name", section.unnamed, to: &page)
        addPairs(to: &page)
        addSystemColors(to: &page)
        addSets("Color sets nobody uses", section.unusedSets, to: &page)
        addSets("Color sets without a value of their own", section.setsWithoutValue, to: &page)
        addMissing(to: &page)
        page.add("</section>")
    }

    /// Every value by hue, each a link to its row.
    private func addOverview(to page: inout HTMLText) {
        guard colors.count > 1 else { return }
        page.add("<h3>Overview</h3>")
        page.add(#"<ul class="overview">"#)
        for place in PaletteOverview.order(of: colors.map(\.value)) {
            let color = colors[place]
            let words = "\(color.value.shownHex), \(section.label(of: place)), \(color.useWords)".xmlEscaped
            page.add(
                "<li><a href=\"#\(anchor(place))\" title=\"\(words)\" aria-label=\"\(words)\">"
                    + "\(Parts.chip(color.value))</a></li>")
        }
        page.add("</ul>")
    }

    private func anchor(_ place: Int) -> String { "p\(section.number)-c\(place + 1)" }

    // MARK: Colors

    private func addColors(_ title: String, _ entries: [PaletteSection.Entry], to page: inout HTMLText) {
        addTable(title, entries.count, ["Color", "Name", "Value", "Uses", "Contrast", "Where"], to: &page) { page in
            for (place, color) in entries {
                page.add(
                    "<tr id=\"\(anchor(place))\"><td>\(Parts.swatch(color.value))</td>"
                        + "<th scope=\"row\">\(names(place))</th><td>\(Parts.value(color.value))\(neighborLinks(place))</td><td>\(Parts.uses(color))</td>"
                        + "<td>\(Parts.contrast(color.value))</td><td>\(Parts.documents(color.documents))</td></tr>")
            }
        }
    }

    private func names(_ place: Int) -> String {
        let color = colors[place]
        let own = color.ownNames.map { name in
            let appearances = name.set.appearances.map { "<br/>" + Parts.appearance($0) }.joined()
            return
                "<b>\(name.set.name.xmlEscaped)</b><br/><small>\(Parts.path(catalog(of: name.set)))</small>"
                + appearances
        }
        let others = color.names.filter { $0.appearance != nil }.map { name in
            "<small>\((name.appearance ?? "").xmlEscaped) of <b>\(name.set.name.xmlEscaped)</b></small>"
        }
        let label = own.isEmpty ? ["<span class=\"unnamed\">\(section.label(of: place).xmlEscaped)</span>"] : own
        return (label + others).joined(separator: "<br/>")
    }

    /// The catalog that holds a set.
    private func catalog(of set: PaletteSet) -> String {
        guard let end = set.path.range(of: ".xcassets/") else { return set.path }
        return String(set.path[..<end.upperBound].dropLast())
    }

    private func neighborLinks(_ place: Int) -> String {
        guard let near = neighbors[place] else { return "" }
        let links = near.prefix(4).map { neighbor in
            "<a href=\"#\(anchor(neighbor.place))\">\(Parts.chip(colors[neighbor.place].value)) "
                + "ΔE \(neighbor.distance.reportText(digits: 2))</a>"
        }
        let more = near.count > 4 ? " <a href=\"#p\(section.number)-near\">and \(near.count - 4) more</a>" : ""
        return "<br/><small class=\"near\">similar: \(links.joined(separator: ", "))\(more)</small>"
    }

    private func addPairs(to page: inout HTMLText) {
        let shown = section.pairs.prefix(Self.mostPairs)
        let title = "Near-duplicates within ΔE \(distance.reportText())"
        let columns = ["One", "The other", "ΔE", "Uses of one", "Uses of the other"]
        addTable(title, section.pairs.count, columns, id: "p\(section.number)-near", to: &page) { page in
            for pair in shown {
                let (first, second) = (colors[pair.first], colors[pair.second])
                page.add(
                    "<tr><td class=\"side\">\(side(pair.first))</td><td class=\"side\">\(side(pair.second))</td>"
                        + "<td class=\"number\">\(Self.words(pair.distance))</td>"
                        + "<td>\(first.useWords)</td><td>\(second.useWords)</td></tr>")
            }
        }
        if section.pairs.count > shown.count {
            page.add("<p class=\"note\">The nearest \(shown.count) are shown; the JSON has all of them.</p>")
        }
    }

    private static func words(_ distance: Double) -> String {
        distance < 0.005 ? "0<br/><small>looks the same</small>" : distance.reportText(digits: 2)
    }

    private func side(_ place: Int) -> String {
        let color = colors[place]
        return "\(Parts.swatch(color.value))<a href=\"#\(anchor(place))\">\(section.label(of: place).xmlEscaped)</a> "
            + "<small>\(color.value.ownHex), \(color.value.space.title)</small>"
    }

    // MARK: Other tables

    private func addSystemColors(to page: inout HTMLText) {
        let all = section.scope.systemColors
        addTable("System colors", all.count, ["Color", "Name", "Uses", "Where"], to: &page) { page in
            for color in all {
                let chip = color.cached.map(Parts.chip) ?? "<small>not kept</small>"
                page.add(
                    "<tr><td>\(chip)</td><th scope=\"row\">\(color.title.xmlEscaped)</th><td><b>\(color.count)</b></td>"
                        + "<td>\(Parts.paths(color.documents, noun: "documents"))</td></tr>")
            }
        }
    }

    private func addSets(_ title: String, _ sets: [PaletteSet], to page: inout HTMLText) {
        addTable(title, sets.count, ["Color", "Name", "Value", "File"], to: &page) { page in
            for set in sets {
                let value =
                    set.value.map(Parts.value) ?? set.reference.map { "the system’s \($0.xmlEscaped)" } ?? "none"
                let appearances = set.appearances.map { "<br/>" + Parts.appearance($0) }.joined()
                page.add(
                    "<tr><td>\(set.value.map(Parts.chip) ?? "–")</td><th scope=\"row\">\(set.name.xmlEscaped)</th>"
                        + "<td>\(value)\(appearances)</td><td>\(Parts.path(set.path))</td></tr>")
            }
        }
    }

    private func addMissing(to page: inout HTMLText) {
        let all = section.scope.missing
        addTable(
            "Names that no catalog has", all.count, ["Shown instead", "Name", "Uses", "Where"], to: &page
        ) { page in
            for missing in all {
                let value = missing.cached.map { "\(Parts.chip($0)) <code>\($0.shownHex)</code>" } ?? "nothing"
                let places = missing.documents + missing.code
                page.add(
                    "<tr><td>\(value)</td><th scope=\"row\">\(missing.name.xmlEscaped)</th>"
                        + "<td><b>\(missing.count + missing.code.count)</b></td>"
                        + "<td>\(Parts.paths(places, noun: "places"))</td></tr>")
            }
        }
    }

    /// A heading and a table; nothing where there are no rows.
    private func addTable(
        _ title: String, _ count: Int, _ columns: [String], id: String? = nil, to page: inout HTMLText,
        rows: (inout HTMLText) -> Void
    ) {
        guard count > 0 else { return }
        page.add("<h3\(id.map { " id=\"\($0)\"" } ?? "")>\(title) <span class=\"count\">\(count)</span></h3>")
        page.add("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"\(title)\">")
        page.add("<table>")
        page.add("<thead><tr>" + columns.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead>")
        page.add("<tbody>")
        rows(&page)
        page.add("</tbody>")
        page.add("</table>")
        page.add("</div>")
    }
}
