import Colorimetry
import ProjectFiles
import TransformKit

/// Finds the inline colors that may be named, and says of the others why not.
struct UseCollector {
    let context: TransformContext
    let options: PaletteOptions

    struct Result {
        var uses: [ColorUse] = []
        var refusals: [Refusal] = []

        mutating func append(_ other: Result) {
            uses += other.uses
            refusals += other.refusals
        }
    }

    func collect() -> Result {
        let documents = context.graph.documents.filter { context.mayEdit($0.path) }
        let candidates = concurrentMap(documents, threads: defaultThreadCount, candidate).compactMap { $0 }
        // Code is read for the documents alone that can have named colors.
        let open = candidates.filter { $0.obstacle == nil }
        let late = open.filter { DeploymentObstacle.appliesColorsLate($0.document, $0.bundles) }
        let doubts = ColorDoubts(
            context.graph, documents: open.map(\.document), lateDocuments: late.map(\.document))
        return concurrentMap(candidates, threads: defaultThreadCount) { collect(in: $0, doubts) }
            .reduce(into: Result()) { $0.append($1) }
    }

    /// A document with the colors that the recipe does not leave alone.
    private struct Candidate {
        let document: IBDocument
        let literals: [DocumentColor]
        let bundles: Set<ResourceBundle>
        let obstacle: DeploymentObstacle?
    }

    private func candidate(_ document: IBDocument) -> Candidate? {
        let literals = document.colors.filter { color in
            guard color.isShown, case .literal(let literal) = color.spelling else { return false }
            return !options.excluded.contains { $0.matches(literal.value) }
        }
        guard !literals.isEmpty else { return nil }
        let bundles = Set(context.graph.resourceBundles(of: document.path))
        let obstacle = DeploymentObstacle(document, bundles, in: context.graph)
        return Candidate(document: document, literals: literals, bundles: bundles, obstacle: obstacle)
    }

    private func collect(in candidate: Candidate, _ doubts: ColorDoubts) -> Result {
        let (document, bundles) = (candidate.document, candidate.bundles)
        if let obstacle = candidate.obstacle {
            return Result(refusals: [refusal(of: candidate.literals, in: document, obstacle)])
        }
        var result = Result()
        var obstacles: [ColorSpace: [DocumentColor]] = [:]
        for color in candidate.literals {
            guard case .literal(let literal) = color.spelling else { continue }
            let catalogColor = CatalogColor.color(
                for: literal, isMac: document.kind.platform == .macOS, convertsCalibrated: options.convertsCalibrated)
            switch catalogColor {
            case .success(let value):
                let doubt = doubt(about: color, bundles, doubts)
                result.uses.append(ColorUse(color: color, value: value, bundles: bundles, doubt: doubt))
            case .failure(let obstacle): obstacles[obstacle.space, default: []].append(color)
            }
        }
        for (space, colors) in obstacles.sorted(by: { $0.key < $1.key }) {
            result.refusals.append(refusal(of: colors, in: document, space))
        }
        return result
    }

    // MARK: Doubts

    private func doubt(
        about color: DocumentColor, _ bundles: Set<ResourceBundle>, _ doubts: ColorDoubts
    ) -> ColorDoubt? {
        if DeploymentObstacle.appliesColorsLate(color.document, bundles) {
            if color.document.root["launchScreen"] == "YES" {
                return ColorDoubt(
                    code: "launch-screen", place: color.element.place,
                    reason: "launch screens show named colors reliably from iOS 13 on")
            }
            if let doubt = doubts.earlyAssignment(to: color) { return doubt }
        }
        if color.document.kind.platform == .macOS, let doubt = doubts.componentReading(of: color) { return doubt }
        return doubts.comparison(with: color)
    }

    // MARK: Refusals

    private func refusal(
        of colors: [DocumentColor], in document: IBDocument, _ obstacle: DeploymentObstacle
    ) -> Refusal {
        Refusal(
            subject: document.path, title: "name \(Count.of(colors.count, "inline color")) of \(document.path)",
            code: obstacle.code, reason: obstacle.reason, place: colors[0].element.place,
            details: ["colors": .number(colors.count)])
    }

    private func refusal(of colors: [DocumentColor], in document: IBDocument, _ space: ColorSpace) -> Refusal {
        let hint =
            space == .calibratedRGB
            ? "; `color-space: srgb` proposes to convert it" : ", and there is no agreed way to convert it"
        return Refusal(
            subject: "\(document.path) \(space.title)",
            title: "name \(Count.of(colors.count, "\(space.title) color")) of \(document.path)",
            code: "no-catalog-color-space",
            reason: "an asset catalog cannot hold \(space.title)\(hint)", place: colors[0].element.place,
            details: ["colors": .number(colors.count)])
    }
}

/// Numbers with their noun.
enum Count {
    static func of(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
