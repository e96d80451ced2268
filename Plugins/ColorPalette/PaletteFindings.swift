import Linting
import TransformKit

/// What is wrong with the palette that is there: names without a color set, and color sets that nobody uses.
enum PaletteFindings {
    static func findings(in graph: ProjectGraph) -> [Finding] {
        ["color-not-found", "unused-color-set"].flatMap { LintRules.findings(of: $0, in: graph) }
    }
}
