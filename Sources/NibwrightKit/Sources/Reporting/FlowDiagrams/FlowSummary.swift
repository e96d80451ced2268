import Navigation
import SourceText

/// The flow in words: the scenes that the app begins with, those that each storyboard leads to, those that cannot be
/// reached.
struct FlowSummary {
    private let diagram: FlowDiagram

    init(_ diagram: FlowDiagram) { self.diagram = diagram }

    func text(style: TerminalStyle) -> String {
        var lines = [style.bold(diagram.title.printable), diagram.summary.printable]
        lines += entries(style) + storyboards(style) + lost(style)
        return style.cleaned(lines.joined(separator: "\n") + "\n")
    }

    private func entries(_ style: TerminalStyle) -> [String] {
        let scenes = diagram.flow.scenes.filter { !$0.entries.isEmpty }
        if scenes.isEmpty { return [] }
        return ["", style.bold("Entry points")]
            + scenes.map { scene in
                let words = scene.entries.map { entry in
                    FlowBox.word(for: entry.kind) + (entry.place.map { " (\($0))" } ?? "")
                }
                return "  \(FlowNames.name(scene).printable): \(style.green(words.joined(separator: ", ").printable))"
            }
    }

    private func storyboards(_ style: TerminalStyle) -> [String] {
        FlowGroup.all(in: diagram.flow).flatMap { group in
            var lines = ["", style.bold(group.name?.printable ?? "Outside storyboards")]
            for scene in group.scenes {
                lines.append("  \(FlowNames.name(scene).printable)")
                for transition in diagram.flow.transitions(from: scene.id) {
                    guard let destination = diagram.flow.scene(transition.destination) else { continue }
                    let isElsewhere = destination.id.document != scene.id.document && !destination.storyboard.isEmpty
                    let storyboard = isElsewhere ? " in \(destination.storyboard.printable)" : ""
                    lines.append(
                        "    → \(FlowNames.name(destination).printable)\(storyboard)  "
                            + style.dim(FlowWords.description(of: transition).printable))
                }
            }
            return lines
        }
    }

    private func lost(_ style: TerminalStyle) -> [String] {
        var lines: [String] = []
        for (name, heading) in [("unreachable", "Unreachable"), ("uncertain", "Perhaps unreachable")] {
            let scenes = diagram.flow.scenes.filter { $0.reachability.name == name }
            if scenes.isEmpty { continue }
            lines += ["", style.bold(heading)]
            for scene in scenes {
                lines.append("  \(FlowNames.name(scene).printable): \((scene.reachability.reason ?? "").printable)")
                lines.append("    " + style.dim(scene.place.description.printable))
            }
        }
        return lines
    }
}

enum FlowNames {
    /// `“Cart” CartViewController`: what a person would recognize.
    static func name(_ scene: FlowScene) -> String {
        switch scene.kind {
        case .code: "\(scene.title) (code)"
        case .choice: scene.title
        case .outside: "\(scene.title) in \(scene.storyboard) (not in this project)"
        case .scene, .nib: "“\(scene.title)”" + (scene.className.map { " \($0)" } ?? "")
        }
    }
}
