import Colorimetry
import ProjectGraph

/// Pieces that several tables of the page have.
enum PaletteHTMLParts {
    static func title(_ section: PaletteSection) -> String {
        section.scope.folder.isEmpty ? "The project at the root" : section.scope.folder
    }

    static func addTotals(_ totals: PaletteTotals, to page: inout HTMLText) {
        page.add(#"<ul class="totals">"#)
        for (count, noun) in totals.words { page.add("<li><b>\(count)</b> \(noun)</li>") }
        page.add("</ul>")
    }

    // MARK: Swatches

    /// A piece of color without words.
    static func chip(_ value: ColorValue) -> String { "<span class=\"chip\" style=\"\(style(value))\"></span>" }

    /// A piece of an opaque color that is known by its digits alone.
    static func chip(hex: String) -> String { "<span class=\"chip\" style=\"--c:\(hex)\"></span>" }

    /// A large piece of color that says its hex digits, in black or white, where nothing shines through.
    static func swatch(_ value: ColorValue) -> String {
        guard value.isOpaque else { return "<span class=\"swatch\" style=\"\(style(value))\"></span>" }
        let isDark = (value.contrastOnWhite?.ratio ?? 1) > (value.contrastOnBlack?.ratio ?? 1)
        return "<span class=\"swatch \(isDark ? "dark" : "light")\" style=\"\(style(value))\">\(value.hex)</span>"
    }

    /// A custom property, so that the sheet can lay the color over squares. Display P3 stays Display P3.
    private static func style(_ value: ColorValue) -> String {
        guard value.space == .displayP3 else { return "--c:\(value.hex)" }
        let numbers = value.components.map { $0.reportText() }.joined(separator: " ")
        return "--c:color(display-p3 \(numbers) / \(value.alpha.reportText()))"
    }

    // MARK: Words

    static func value(_ value: ColorValue) -> String {
        let caveat = value.caveat.map { " <span class=\"tag\">\($0)</span>" } ?? ""
        return "<code>\(value.shownHex)</code>\(caveat)<br/><small>\(value.componentWords)</small>"
    }

    static func contrast(_ value: ColorValue) -> String {
        [("white", value.contrastOnWhite), ("black", value.contrastOnBlack)].compactMap { background, contrast in
            contrast.map { contrast in
                let level =
                    contrast.level.map { "<span class=\"pass\">\($0)</span>" } ?? "<span class=\"fail\">low</span>"
                return "<span class=\"ratio\">\(contrast.ratio.reportText(digits: 2)) on \(background) \(level)</span>"
            }
        }.joined(separator: "<br/>")
    }

    static func uses(_ color: PaletteColor) -> String {
        let words = color.useCount == 0 ? "no use" : color.useWords
        let roles = color.roles.prefix(4).map { "\($0.name.xmlEscaped) \($0.count)" }.joined(separator: ", ")
        let more = color.roles.count > 4 ? ", …" : ""
        return "<b>\(color.useCount)</b><br/><small>\(words)</small>"
            + (roles.isEmpty ? "" : "<br/><small class=\"roles\">\(roles)\(more)</small>")
    }

    /// The documents, folded where there are more than two.
    static func documents(_ uses: [PaletteDocumentUse]) -> String {
        list(
            uses.map { use in
                let parts = [(use.inlineCount, "written out"), (use.namedCount, "by name")]
                let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
                return "\(path(use.path)) <small>\(words)</small>"
            }, noun: "documents")
    }

    static func paths(_ paths: [String], noun: String) -> String { list(paths.map(path), noun: noun) }

    private static func list(_ items: [String], noun: String) -> String {
        guard !items.isEmpty else { return "–" }
        let list = "<ul>" + items.map { "<li>\($0)</li>" }.joined() + "</ul>"
        return items.count <= 2
            ? list : "<details><summary>\(items.count) \(noun)</summary>\(list)</details>"
    }

    /// A path that may be broken after each folder.
    static func path(_ path: String) -> String {
        "<span class=\"path\">\(path.xmlEscaped.replacing("/", with: "/<wbr/>"))</span>"
    }

    static func appearance(_ appearance: PaletteAppearance) -> String {
        let chip = appearance.value.map { Self.chip($0) + " " } ?? ""
        return "<span class=\"appearance\">\(chip)\(appearance.words.xmlEscaped)</span>"
    }
}
