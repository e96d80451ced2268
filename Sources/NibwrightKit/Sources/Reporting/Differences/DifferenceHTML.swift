import Differences
import SourceText

/// Differences as a page: by file and scene, with filters by what happened and to what, and a search.
struct DifferenceHTML {
    private let differences: ProjectDifferences
    private let title: String

    init(_ differences: ProjectDifferences, title: String) {
        self.differences = differences
        self.title = title
    }

    var text: String {
        var page = ReportPage(title: title)
        page.add("<header><h1>\(title.xmlEscaped)</h1>")
        page.add("<ul class=\"totals\">")
        for kind in Difference.Kind.allCases {
            let count = differences.meant.count { $0.kind == kind }
            if count > 0 { page.add("<li><b>\(count)</b> \(kind.rawValue)</li>") }
        }
        page.add("<li><b>\(differences.noise.count)</b> of Xcode's own</li></ul></header>")
        page.add(PageFilters.form(boxes, searchLabel: "Search files, scenes, objects and values"))
        page.add("<main>")
        Self.addFiles(of: differences, showsNoise: true, to: &page)
        page.add("</main>")
        addRest(to: &page)
        return page.text
    }

    private var boxes: [PageFilters.Boxes] {
        let all = differences.all
        return [
            PageFilters.Boxes(
                title: "What", name: "kind",
                values: Difference.Kind.allCases.map { kind in
                    (kind.rawValue, all.count { $0.kind == kind && $0.noise == nil }, true)
                } + [("noise", differences.noise.count, false)]),
            PageFilters.Boxes(
                title: "Of", name: "topic",
                values: Difference.Topic.allCases.map { topic in
                    (topic.rawValue, all.count { $0.topic == topic && $0.noise == nil }, true)
                }),
        ]
    }

    /// The sections of the files, for a page that has other parts as well.
    static func addFiles(of differences: ProjectDifferences, showsNoise: Bool, to page: inout ReportPage) {
        let pictures = ScenePictures(differences)
        let groups = DifferenceGroups(differences, showsNoise: showsNoise)
        for file in groups.files {
            page.add("<section data-group=\"file\"><h2>\(file.path.xmlEscaped)</h2>")
            for (name, found) in file.groups {
                page.add("<div data-group=\"scene\">" + (name.map { "<h3>\($0.xmlEscaped)</h3>" } ?? ""))
                page.add("<ul>")
                for difference in found { page.add(entry(difference, in: file.path, name)) }
                page.add("</ul></div>")
            }
            if !file.noise.isEmpty { page.add("<p class=\"soft\">Xcode's own: \(file.noise.noiseSummary)</p>") }
            pictures.add(for: file.path, to: &page)
            page.add("</section>")
        }
        if let line = groups.noiseLine { page.add("<p class=\"soft\">\(line.xmlEscaped)</p>") }
        if pictures.leftOutCount > 0 {
            page.add("<p class=\"soft\">\(pictures.leftOutCount) more scenes look different and are not drawn.</p>")
        }
    }

    private static func entry(_ difference: Difference, in path: String, _ group: String?) -> String {
        let kind = difference.noise == nil ? difference.kind.rawValue : "noise"
        let data = PageEntry.attributes(
            [("kind", kind), ("topic", difference.topic.rawValue), ("files", path)],
            words: [path, group, difference.sentence])
        let place =
            (difference.newPlace ?? difference.oldPlace)?.position.map { " <small>line \($0.line)</small>" } ?? ""
        return "<li class=\"\(difference.noise == nil ? "" : "noise")\" tabindex=\"-1\" \(data)>"
            + "<span class=\"tag \(kind)\">\(kind)</span> \(difference.sentence.xmlEscaped)\(place)</li>"
    }

    private func addRest(to page: inout ReportPage) {
        if !differences.unread.isEmpty {
            page.add("<h2>Not read</h2><ul>")
            for file in differences.unread { page.add("<li>\(file.path.xmlEscaped): \(file.reason.xmlEscaped)</li>") }
            page.add("</ul>")
        }
        if !differences.otherFiles.isEmpty {
            page.add("<h2>Changed, as for a diff of lines</h2><ul>")
            for path in differences.otherFiles { page.add("<li>\(path.xmlEscaped)</li>") }
            page.add("</ul>")
        }
    }
}
