import Foundation
import InterfaceBuilder

/// Prints how far frames agree, one row a tree.
enum LayoutReport {
    static let header = row(
        "", ["documents", "roots", "complete", "views", "agree", "%", "solved", "agree", "%", "seconds"])

    static func row(_ figures: LayoutFigures) -> String {
        row(
            (figures.isComplete ? "* " : "  ") + figures.name,
            [
                "\(figures.documents)", "\(figures.roots)", percent(figures.complete, of: figures.constrained),
                "\(figures.compared)", "\(figures.agreeing)", percent(figures.agreeing, of: figures.compared),
                "\(figures.solved)", "\(figures.solvedAgreeing)", percent(figures.solvedAgreeing, of: figures.solved),
                String(format: "%.2f", figures.seconds),
            ])
    }

    /// The views whose frames are furthest apart, the furthest first.
    static func largest(_ figures: LayoutFigures, count: Int) -> [String] {
        let ranked = figures.disagreements.enumerated().sorted {
            ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset)
        }
        return ranked.prefix(count).map { _, view in
            ["    \(view.document)", view.id, view.name, view.kind.rawValue, text(view.stored), text(view.found)]
                .joined(separator: "\t")
        }
    }

    private static func text(_ frame: Rect) -> String {
        String(format: "(%g %g %g %g)", frame.x, frame.y, frame.width, frame.height)
    }

    private static func percent(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "-" : String(format: "%.1f", 100 * Double(part) / Double(whole))
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 34, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
    }
}
