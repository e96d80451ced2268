import Colorimetry
import ProjectGraph
import SourceText

/// The palettes for a terminal: colors as blocks where it shows colors, as hex digits everywhere.
struct PaletteText {
    /// A terminal is no place for thousands of colors that look alike, or of texts.
    private static let mostRows = 40

    private let report: PaletteReport
    private let style: TerminalStyle

    init(_ report: PaletteReport, _ style: TerminalStyle) {
        self.report = report
        self.style = style
    }

    var text: String {
        var lines = [style.bold("Palette of \(report.title.printable)")]
        lines += report.sections.isEmpty ? ["No colors."] : Self.sentences(report.totals)
        if report.unreadDocumentCount > 0 {
            lines.append("\(report.unreadDocumentCount) documents could not be read")
        }
        for section in report.sections { lines += self.lines(section) }
        return style.cleaned(lines.joined(separator: "\n") + "\n")
    }

    private static func sentences(_ totals: PaletteTotals) -> [String] {
        [totals.words.map { "\($0.count) \($0.noun)" }.joined(separator: ", ")]
    }

    private func lines(_ section: PaletteSection) -> [String] {
        var lines: [String] = []
        if report.sections.count > 1 {
            let folder = section.scope.folder.isEmpty ? "The root" : section.scope.folder
            lines += ["", style.bold("## \(folder.printable)")] + Self.sentences(section.totals)
        }
        lines += part("Named colors", section.named.count, section.named.flatMap { rows($0, section) })
        lines += part("Colors without a name", section.unnamed.count, section.unnamed.flatMap { rows($0, section) })
        lines += part(
            "Near-duplicates within ΔE \(report.distance.reportText())", section.clusters.count, clusters(section))
        lines += part("Texts on their backgrounds", section.contrasts.count, contrasts(section))
        lines += part("System colors", section.scope.systemColors.count, section.scope.systemColors.map(row))
        lines += part(
            "Color sets without a value of their own", section.setsWithoutValue.count, section.setsWithoutValue.map(row)
        )
        lines += part(
            "Color sets nobody uses", section.unusedSets.count,
            section.unusedSets.map { "  \($0.name.printable)  \(style.dim($0.path.printable))" })
        return lines + part("Names that no catalog has", section.scope.missing.count, section.scope.missing.map(row))
    }

    private func part(_ title: String, _ count: Int, _ rows: [String]) -> [String] {
        rows.isEmpty ? [] : ["", style.bold("\(title) (\(count))")] + rows
    }

    // MARK: Rows

    /// The color, how often it is used and what it is called; below it what else there is to say.
    private func rows(_ entry: PaletteSection.Entry, _ section: PaletteSection) -> [String] {
        let color = entry.color
        let count = String(color.useCount)
        let uses = String(repeating: " ", count: max(0, 6 - count.count)) + count
        let margin = String(repeating: " ", count: style.usesColor ? 29 : 22)
        return [
            "  \(block(color.value))\(padded(color.value.shownHex, to: 11)) \(uses)×  \(title(entry, section).printable)",
            margin + style.dim(words(color)),
        ]
    }

    /// `Crema (dark #2B2320), Milk (dark #000000); also dark of Ink`: each name with what else its set has.
    private func title(_ entry: PaletteSection.Entry, _ section: PaletteSection) -> String {
        let others = unique(
            entry.color.names.compactMap { name in name.appearance.map { "\($0) of \(name.set.name)" } })
        let names = unique(entry.color.ownNames.map { "\($0.set.name)\(list($0.set.appearances.map(\.words)))" })
        guard !names.isEmpty else { return section.label(of: entry.place) + list(others) }
        return names.joined(separator: ", ") + (others.isEmpty ? "" : "; also \(others.joined(separator: ", "))")
    }

    private func list(_ details: [String]) -> String {
        details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
    }

    /// Each text once, in the order of the names.
    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    private func words(_ color: PaletteColor) -> String {
        let count = color.documents.count
        let documents = count == 0 ? "" : "; \(count) \(count == 1 ? "document" : "documents")"
        let caveat = color.value.caveat.map { " (\($0))" } ?? ""
        return
            "\(color.value.componentWords)\(caveat); \(color.useWords)\(documents)"
    }

    /// The color that is used most, and below it those that look like it.
    private func clusters(_ section: PaletteSection) -> [String] {
        let colors = section.scope.colors
        let groups = section.clusters.map { cluster -> [String] in
            let first = colors[cluster.color]
            let others = cluster.others.map { other -> String in
                let color = colors[other.place]
                return "    \(block(color.value))ΔE \(padded(other.distance.reportText(digits: 2), to: 4))  "
                    // The same digits twice would not say what the difference is.
                    + side(other.place, section, color.value.hex == first.value.hex)
            }
            let isSpaceNamed = cluster.others.contains { colors[$0.place].value.hex == first.value.hex }
            return ["  \(block(first.value))\(side(cluster.color, section, isSpaceNamed))"] + others
        }
        return cut(groups, noun: "groups")
    }

    private func contrasts(_ section: PaletteSection) -> [String] {
        cut(section.contrasts.map { [row($0)] }, noun: "pairs")
    }

    /// The first rows of a part, and how many more there are.
    private func cut(_ rows: [[String]], noun: String) -> [String] {
        let more = rows.count - Self.mostRows
        let shown = rows.prefix(Self.mostRows).flatMap { $0 }
        return more > 0 ? shown + ["  and \(more) more \(noun); --format html or json has them all"] : shown
    }

    private func row(_ pair: PaletteTextContrast) -> String {
        let ratio = padded(pair.contrast.ratio.reportText(digits: 2), to: 5)
        let words = [pair.isLarge ? "large" : nil, pair.isDark ? "in dark mode" : nil, pair.isLow ? "too low" : nil]
        let count = pair.places.count
        let place = pair.places.first.map { "\($0)" } ?? ""
        return "  \(ratio) \(pair.text) on \(pair.background)  "
            + (words.compactMap(\.self) + ["\(count)×"]).joined(separator: ", ") + "  " + style.dim(place.printable)
    }

    private func side(_ place: Int, _ section: PaletteSection, _ isSpaceNamed: Bool) -> String {
        let color = section.scope.colors[place]
        let digits = isSpaceNamed ? "\(color.value.ownHex) (\(color.value.space.title))" : color.value.shownHex
        return "\(digits) \(section.label(of: place).printable), \(color.useCount)×"
    }

    private func row(_ color: PaletteSystemColor) -> String {
        let count = color.documents.count
        return "  \(color.cached.map(block) ?? block(nil))\(color.title.printable)  "
            + style.dim("\(color.count)× in \(count) \(count == 1 ? "document" : "documents")")
    }

    private func row(_ set: PaletteSet) -> String {
        "  \(set.name.printable)  " + (set.reference.map { "the system’s \($0.printable)" } ?? "no color")
    }

    private func row(_ missing: PaletteMissingName) -> String {
        let places = missing.documents + missing.code
        let more = places.count > 3 ? " and \(places.count - 3) more" : ""
        return "  \(block(missing.cached))\(missing.name.printable)  "
            + style.dim("\(places.prefix(3).joined(separator: ", ").printable)\(more)")
    }

    // MARK: Colors

    /// Six cells of the color with a space behind; a translucent one half upon white, half upon black.
    private func block(_ value: ColorValue?) -> String {
        guard style.usesColor else { return "" }
        guard let value else { return "       " }
        return cells(value, on: 1) + cells(value, on: 0) + "\u{1B}[0m "
    }

    private func cells(_ value: ColorValue, on background: Double) -> String {
        let shown = value.displayed
        let opacity = min(1, max(0, shown.alpha))
        let steps = shown.components.map {
            Int((min(1, max(0, $0 * opacity + background * (1 - opacity))) * 255).rounded())
        }
        return "\u{1B}[48;2;\(steps.map(String.init).joined(separator: ";"))m   "
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
