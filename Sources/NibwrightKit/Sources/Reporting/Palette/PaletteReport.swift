import Colorimetry
import Linting
public import Planning
import ProjectGraph
import SourceText
import TransformKit

/// The colors of a repository as palettes: their values, names and uses, and the pairs that look the same.
public struct PaletteReport: Sendable {
    /// The formats of a report.
    public enum Format: String, Sendable, CaseIterable {
        case text, html, json
    }

    /// The largest distance of near-duplicates where the user names none: about what the eye can tell apart, by
    /// CIEDE2000.
    public static let usualDistance = 2.0

    let root: String
    let distance: Double
    let sections: [PaletteSection]
    /// Documents that are there and cannot be read.
    let unreadDocumentCount: Int

    /// - Parameters:
    ///   - project: the project whose colors are shown.
    ///   - distance: CIEDE2000, up to which two colors of one alpha are listed side by side.
    ///   - threads: how many threads read them.
    public init(
        _ project: LoadedProject, mergeWithin distance: Double = usualDistance, threads: Int = defaultThreadCount
    ) {
        self.init(project.graph, root: project.root, mergeWithin: distance, threads: threads)
    }

    init(_ graph: ProjectGraph, root: String, mergeWithin distance: Double, threads: Int) {
        self.root = root
        self.distance = distance
        unreadDocumentCount = graph.refusedDocuments.count
        let unused = Self.unusedSets(graph)
        let contrasts = PaletteTextContrast.byFolder(in: graph, threads: threads)
        sections = PaletteInventory(graph, threads: threads).scopes.enumerated().map { number, scope in
            PaletteSection(
                number: number + 1, scope: scope, distance: distance, unused: unused,
                contrasts: contrasts[scope.folder] ?? [], threads: threads)
        }
    }

    /// The palettes in a format; the same project gives the same bytes.
    public func text(_ format: Format, style: TerminalStyle = TerminalStyle(usesColor: false)) throws -> String {
        switch format {
        case .text: PaletteText(self, style).text
        case .html: PaletteHTML(self).text
        case .json: try PaletteJSON.text(self)
        }
    }

    /// The project's folder by its last part.
    var title: String { root.split(separator: "/").last.map(String.init) ?? root }

    var totals: PaletteTotals {
        var totals = sections.map(\.totals).reduce(PaletteTotals(), +)
        // A value that several projects have is one.
        let values = sections.flatMap { $0.scope.colors.filter { $0.inlineCount > 0 }.map(\.quantized) }
        totals.inlineValues = Set(values).count
        return totals
    }

    /// The color sets that nothing names, as the lint rule judges it, by the path of their `Contents.json`; without those
    /// that code may ask for by a composed name.
    private static func unusedSets(_ graph: ProjectGraph) -> Set<String> {
        let rule = LintRules.all.first { $0.description.id == "unused-color-set" } as? any ProjectRule.Type
        let findings = rule?.init(options: OptionValues()).findings(in: graph) ?? []
        return Set(findings.filter(\.isCertain).map(\.place.path))
    }
}

/// One project's palette with the facts that a report adds.
struct PaletteSection: Sendable {
    /// Counts from 1.
    let number: Int
    let scope: PaletteScope
    /// Two colors each, the nearest first.
    let pairs: [PalettePair]
    let clusters: [PaletteCluster]
    /// Texts on their backgrounds, the lowest contrast first.
    let contrasts: [PaletteTextContrast]
    let unusedSets: [PaletteSet]
    /// The name that a published list gives the nearest color, by the colors' places.
    let nearestNames: [String]

    init(
        number: Int, scope: PaletteScope, distance: Double, unused: Set<String>, contrasts: [PaletteTextContrast],
        threads: Int
    ) {
        self.number = number
        self.scope = scope
        self.contrasts = contrasts
        pairs = scope.nearDuplicates(within: distance)
        clusters = PaletteCluster.all(pairs)
        unusedSets = scope.sets.filter { unused.contains($0.path) }
        nearestNames = concurrentMap(scope.colors, threads: threads) { ColorNames.derivedName(for: $0.value) }
    }

    /// A color with its place in the palette.
    typealias Entry = (place: Int, color: PaletteColor)

    /// The name of a color, or that of the nearest named one where it has none.
    func label(of place: Int) -> String {
        let color = scope.colors[place]
        let names = color.ownNames.map(\.set.name)
        if !names.isEmpty { return names.joined(separator: ", ") }
        return color.quantized.steps.last == 0 ? "clear" : "near \(nearestNames[place])"
    }

    private var entries: [Entry] { scope.colors.enumerated().map { (place: $0, color: $1) } }
    /// Values that a color set has.
    var named: [Entry] { entries.filter { !$0.color.ownNames.isEmpty } }
    /// Values that documents write out and that no color set has.
    var unnamed: [Entry] { entries.filter { $0.color.ownNames.isEmpty } }
    /// Color sets that say no numbers which could be shown.
    var setsWithoutValue: [PaletteSet] { scope.sets.filter { $0.value == nil } }

    /// The near-duplicates of each color, by its place, the nearest first.
    var neighbors: [Int: [(place: Int, distance: Double)]] {
        var neighbors: [Int: [(place: Int, distance: Double)]] = [:]
        for pair in pairs {
            neighbors[pair.first, default: []].append((pair.second, pair.distance))
            neighbors[pair.second, default: []].append((pair.first, pair.distance))
        }
        return neighbors
    }

    var totals: PaletteTotals {
        PaletteTotals(
            documents: scope.documentCount, inlineColors: scope.inlineCount, inlineValues: scope.inlineValueCount,
            namedColors: scope.namedCount, codeReferences: scope.codeCount, systemColors: scope.systemCount,
            colorSets: scope.sets.count, unusedColorSets: unusedSets.count, missingNames: scope.missing.count,
            nearDuplicates: pairs.count, lowContrasts: contrasts.filter(\.isLow).count,
            unreadableColors: scope.unreadableCount)
    }
}

/// The totals of a palette report.
struct PaletteTotals: Encodable, Hashable, Sendable {
    var documents = 0
    /// Colors written out in numbers.
    var inlineColors = 0
    /// Their distinct values.
    var inlineValues = 0
    /// Uses of color sets in documents.
    var namedColors = 0
    /// Uses of color sets in code.
    var codeReferences = 0
    var systemColors = 0
    var colorSets = 0
    var unusedColorSets = 0
    var missingNames = 0
    var nearDuplicates = 0
    /// Pairs of a text's color and its background below WCAG 2's level AA.
    var lowContrasts = 0
    var unreadableColors = 0

    enum CodingKeys: String, CodingKey {
        case documents
        case inlineColors = "inline-colors"
        case inlineValues = "inline-values"
        case namedColors = "named-colors"
        case codeReferences = "code-references"
        case systemColors = "system-colors"
        case colorSets = "color-sets"
        case unusedColorSets = "unused-color-sets"
        case missingNames = "missing-names"
        case nearDuplicates = "near-duplicates"
        case lowContrasts = "low-contrasts"
        case unreadableColors = "unreadable-colors"
    }

    static func + (left: PaletteTotals, right: PaletteTotals) -> PaletteTotals {
        PaletteTotals(
            documents: left.documents + right.documents, inlineColors: left.inlineColors + right.inlineColors,
            inlineValues: left.inlineValues + right.inlineValues, namedColors: left.namedColors + right.namedColors,
            codeReferences: left.codeReferences + right.codeReferences,
            systemColors: left.systemColors + right.systemColors, colorSets: left.colorSets + right.colorSets,
            unusedColorSets: left.unusedColorSets + right.unusedColorSets,
            missingNames: left.missingNames + right.missingNames,
            nearDuplicates: left.nearDuplicates + right.nearDuplicates,
            lowContrasts: left.lowContrasts + right.lowContrasts,
            unreadableColors: left.unreadableColors + right.unreadableColors)
    }

    /// The totals in words, in the order in which people want to know them; those of 0 are omitted.
    var words: [(count: Int, noun: String)] {
        [
            (inlineColors, "written-out \(inlineColors == 1 ? "color" : "colors")"),
            (inlineValues, "distinct written-out \(inlineValues == 1 ? "value" : "values")"),
            (namedColors, "\(namedColors == 1 ? "use" : "uses") of named colors in documents"),
            (
                codeReferences,
                "\(codeReferences == 1 ? "place" : "places") in code that \(codeReferences == 1 ? "names" : "name") one"
            ),
            (colorSets, "color \(colorSets == 1 ? "set" : "sets")"),
            (unusedColorSets, "color \(unusedColorSets == 1 ? "set" : "sets") nobody uses"),
            (missingNames, "\(missingNames == 1 ? "name" : "names") without a color set"),
            (nearDuplicates, "\(nearDuplicates == 1 ? "pair" : "pairs") of near-duplicates"),
            (lowContrasts, "\(lowContrasts == 1 ? "color" : "colors") of text too close to the background"),
            (systemColors, "\(systemColors == 1 ? "use" : "uses") of system colors"),
            (unreadableColors, "\(unreadableColors == 1 ? "color" : "colors") that cannot be read"),
        ].filter { $0.0 > 0 }.map { (count: $0.0, noun: $0.1) }
    }
}
