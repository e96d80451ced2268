import Colorimetry
import ProjectGraph

/// One project's palette on the page: an overview and a table for each kind of color.
struct PaletteHTMLSection {
    /// A page with more rows of a kind than this is no help to anybody; the JSON has them all.
    private static let mostRows = 500

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
        addClusters(to: &page)
        addContrasts(to: &page)
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

    private func addClusters(to page: inout HTMLText) {
        let title = "Near-duplicates within ΔE \(distance.reportText())"
        let columns = ["Used most", "Looks like it", "ΔE", "Uses of it"]
        let id = "p\(section.number)-near"
        addTable(title, section.clusters.count, columns, id: id, to: &page) { page in
            for cluster in section.clusters.prefix(Self.mostRows) {
                let head =
                    "<th scope=\"row\" rowspan=\"\(cluster.others.count)\" class=\"side\">\(side(cluster.color))"
                    + "<br/><small>\(colors[cluster.color].useWords)</small></th>"
                for (number, other) in cluster.others.enumerated() {
                    page.add(
                        "<tr>\(number == 0 ? head : "")<td class=\"side\">\(side(other.place))</td>"
                            + "<td class=\"number\">\(Self.words(other.distance))</td>"
                            + "<td>\(colors[other.place].useWords)</td></tr>")
                }
            }
        }
        addRest(of: section.clusters.count, "groups", to: &page)
    }

    private func addContrasts(to page: inout HTMLText) {
        let columns = ["Text", "Background", "Contrast", "Kind", "Where"]
        addTable("Texts on their backgrounds", section.contrasts.count, columns, to: &page) { page in
            for pair in section.contrasts.prefix(Self.mostRows) {
                let level =
                    pair.isLow
                    ? "<span class=\"fail\">low</span>"
                    : pair.contrast.level.map { "<span class=\"pass\">\($0)</span>" } ?? ""
                let kind = [pair.isLarge ? "large text" : "text", pair.isDark ? "in dark mode" : nil].compactMap(\.self)
                page.add(
                    "<tr><td>\(Parts.chip(hex: pair.text)) <code>\(pair.text)</code></td>"
                        + "<td>\(Parts.chip(hex: pair.background)) <code>\(pair.background)</code></td>"
                        + "<td><span class=\"ratio\">\(pair.contrast.ratio.reportText(digits: 2)) \(level)</span></td>"
                        + "<td>\(kind.joined(separator: ", "))</td>"
                        + "<td>\(Parts.paths(pair.places.map { "\($0)" }, noun: "places"))</td></tr>")
            }
        }
        addRest(of: section.contrasts.count, "pairs", to: &page)
    }

    private func addRest(of count: Int, _ noun: String, to page: inout HTMLText) {
        guard count > Self.mostRows else { return }
        page.add("<p class=\"note\">The first \(Self.mostRows) \(noun) are shown; the JSON has all of them.</p>")
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
