import Colorimetry
import ProjectFiles
import TransformKit

/// Finds the inline colors that may be named, and says of the others why not.
struct UseCollector {
    let context: TransformContext
    let options: PaletteOptions
    let doubts: ColorDoubts

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
        return concurrentMap(documents, threads: defaultThreadCount, collect).reduce(into: Result()) { $0.append($1) }
    }

    private func collect(in document: IBDocument) -> Result {
        let literals = document.colors.filter { color in
            guard color.isShown, case .literal(let literal) = color.spelling else { return false }
            return !options.excluded.contains { $0.matches(literal.value) }
        }
        guard !literals.isEmpty else { return Result() }
        let bundles = Set(context.graph.resourceBundles(of: document.path))
        if let obstacle = DeploymentObstacle(document, bundles, in: context.graph) {
            return Result(refusals: [refusal(of: literals, in: document, obstacle)])
        }
        var result = Result()
        var obstacles: [ColorSpace: [DocumentColor]] = [:]
        for color in literals {
            guard case .literal(let literal) = color.spelling else { continue }
            let catalogColor = CatalogColor.color(
                for: literal, isMac: document.kind.platform == .macOS, convertsCalibrated: options.convertsCalibrated)
            switch catalogColor {
            case .success(let value):
                let doubt = doubt(about: color, bundles)
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

    private func doubt(about color: DocumentColor, _ bundles: Set<ResourceBundle>) -> ColorDoubt? {
        let platform = color.document.kind.platform
        if bundles.contains(where: { FirstSystems.earlyNamedColors.isAfter($0, platform: platform) }) {
            if color.document.root["launchScreen"] == "YES" {
                return ColorDoubt(
                    code: "launch-screen", place: color.element.place,
                    reason: "launch screens show named colors reliably from iOS 13 on")
            }
            if let doubt = doubts.earlyAssignment(to: color) { return doubt }
        }
        if platform == .macOS, let doubt = doubts.componentReading(of: color) { return doubt }
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
