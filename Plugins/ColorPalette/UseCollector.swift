import Colorimetry
import ProjectFiles
import TransformKit

/// Finds the inline colors that may be named, and the reason for each that may not.
struct UseCollector {
    let context: TransformContext
    let options: PaletteOptions

    /// The colors of one document, those that may be named and those that stay.
    struct Result {
        var uses: [ColorUse] = []
        var kept: [KeptColors] = []
    }

    /// Colors of one document that stay as they are: one refusal names all documents that share the reason.
    struct KeptColors {
        let colors: [DocumentColor]
        /// The word for such a color, such as `calibrated RGB color`.
        let noun: String
        /// The reason, at the first of the colors.
        let obstacle: Obstacle

        init(_ colors: [DocumentColor], _ noun: String, _ code: RefusalCode, _ reason: String) {
            self.colors = colors
            self.noun = noun
            let place = colors.map(\.element.place).min() ?? Place(path: "")
            obstacle = Obstacle(code: code, reason: reason, place: place)
        }
    }

    /// The colors found in all documents that the step may change.
    struct Collected {
        let uses: [ColorUse]
        let refusals: [Refusal]
        let findings: [Finding]
    }

    func collect() -> Collected {
        let documents = context.graph.documents.filter { context.mayEdit($0.path) }
        let candidates = concurrentMap(documents, threads: defaultThreadCount, candidate).compactMap { $0 }
        // Code is read only for the documents that can have named colors.
        let open = candidates.filter { $0.obstacle == nil && !$0.literals.isEmpty }
        let late = open.filter { Self.appliesColorsLate($0.document, $0.bundles) }
        let doubts = ColorDoubts(
            context.graph, documents: open.map(\.document), lateDocuments: late.map(\.document))
        let results = concurrentMap(candidates, threads: defaultThreadCount) { collect(in: $0, doubts) }
        let skipped = candidates.reduce(into: [SkippedColor: Int]()) { counts, candidate in
            counts.merge(candidate.skipped, uniquingKeysWith: +)
        }
        let place = candidates.filter { !$0.skipped.isEmpty }.map { Place(path: $0.document.path) }.min()
        return Collected(
            uses: results.flatMap(\.uses), refusals: refusals(results.flatMap(\.kept)),
            findings: SkippedColor.finding(skipped, at: place))
    }

    /// A document with the colors that the recipe does not exclude, and counts of those that it does not include.
    private struct Candidate {
        let document: IBDocument
        let literals: [DocumentColor]
        let skipped: [SkippedColor: Int]
        let bundles: Set<ResourceBundle>
        let obstacle: DeploymentObstacle?
    }

    private func candidate(_ document: IBDocument) -> Candidate? {
        var skipped: [SkippedColor: Int] = [:]
        let literals = document.colors.filter { color in
            guard color.isShown, case .literal(let literal) = color.spelling,
                !options.excluded.contains(where: { $0.matches(literal.value) })
            else { return false }
            guard let kind = SkippedColor(color, literal.value), !options.takes(kind, literal.value) else {
                return true
            }
            skipped[kind, default: 0] += 1
            return false
        }
        guard !literals.isEmpty || !skipped.isEmpty else { return nil }
        let bundles = Set(context.graph.resourceBundles(of: document.path))
        let obstacle = DeploymentObstacle(document, bundles, in: context.graph)
        return Candidate(document: document, literals: literals, skipped: skipped, bundles: bundles, obstacle: obstacle)
    }

    private func collect(in candidate: Candidate, _ doubts: ColorDoubts) -> Result {
        let (document, bundles) = (candidate.document, candidate.bundles)
        if candidate.literals.isEmpty { return Result() }
        if let obstacle = candidate.obstacle {
            return Result(kept: [KeptColors(candidate.literals, "inline color", obstacle.code, obstacle.reason)])
        }
        var result = Result()
        var unwritable: [ColorSpace: [DocumentColor]] = [:]
        for color in candidate.literals {
            guard case .literal(let literal) = color.spelling else { continue }
            let value = CatalogColor(
                literal, isMac: document.kind.platform == .macOS, convertsCalibrated: options.convertsCalibrated)
            guard let value else {
                unwritable[literal.value.space, default: []].append(color)
                continue
            }
            let doubt = doubt(about: color, bundles, doubts)
            result.uses.append(ColorUse(color: color, value: value, bundles: bundles, doubt: doubt))
        }
        result.kept = unwritable.sorted { $0.key < $1.key }.map { Self.kept($0.value, of: $0.key) }
        return result
    }

    // MARK: Doubts

    private func doubt(
        about color: DocumentColor, _ bundles: Set<ResourceBundle>, _ doubts: ColorDoubts
    ) -> ColorDoubt? {
        if Self.appliesColorsLate(color.document, bundles), let doubt = doubts.earlyAssignment(to: color) {
            return doubt
        }
        if color.document.kind.platform == .macOS, let doubt = doubts.componentReading(of: color) { return doubt }
        return doubts.comparison(with: color)
    }

    /// Returns whether a system that the document runs on applies named colors again after code has set others.
    private static func appliesColorsLate(_ document: IBDocument, _ bundles: Set<ResourceBundle>) -> Bool {
        bundles.contains { FirstSystems.earlyNamedColors.isAfter($0, platform: document.kind.platform) }
    }

    // MARK: Refusals

    private static func kept(_ colors: [DocumentColor], of space: ColorSpace) -> KeptColors {
        let hint =
            space == .calibratedRGB
            ? "; `color-space: srgb` proposes to convert it" : ", and there is no agreed way to convert it"
        return KeptColors(
            colors, "\(space.title) color", .noCatalogColorSpace,
            "an asset catalog cannot hold \(space.title)\(hint)")
    }

    private func refusals(_ kept: [KeptColors]) -> [Refusal] {
        Dictionary(grouping: kept, by: \.obstacle.reason).values.compactMap { kept in
            guard let first = kept.min(by: { $0.obstacle.place < $1.obstacle.place }) else { return nil }
            let (noun, obstacle) = (first.noun, first.obstacle)
            let count = kept.map(\.colors.count).reduce(0, +)
            let paths = kept.compactMap(\.colors.first?.document.path)
            let others = paths.count > 1 ? " (\(Self.list(paths)))" : ""
            return Refusal(
                subject: "\(obstacle.place.path) \(noun)s",
                title: "name \(Count.of(count, noun)) of "
                    + (paths.count == 1 ? paths[0] : Count.of(paths.count, "document")),
                code: obstacle.code, reason: obstacle.reason + others, place: obstacle.place,
                details: ["colors": .number(count), "documents": .list(paths.map { .text($0) })])
        }
    }

    /// Lists the first few, and the number of the others.
    private static func list(_ paths: [String]) -> String {
        let shown = paths.prefix(4).map(\.fileName)
        let rest = paths.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
