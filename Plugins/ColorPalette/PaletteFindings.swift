import Linting
import TransformKit

/// Reports mistakes in the existing palette: names without a color set, and color sets without a use.
enum PaletteFindings {
    /// - Parameter reused: the `Contents.json` of sets that the plan begins to use.
    static func findings(in graph: ProjectGraph, reused: Set<String>) -> [Finding] {
        ["color-not-found", "unused-color-set"].flatMap { LintRules.findings(of: $0, in: graph) }
            .filter { !reused.contains($0.place.path) }
    }
}
