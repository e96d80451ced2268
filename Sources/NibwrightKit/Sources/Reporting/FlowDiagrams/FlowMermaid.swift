import Navigation
import SourceText

/// The flow as a Mermaid flowchart, which code hosts show in Markdown.
struct FlowMermaid {
    private let diagram: FlowDiagram
    private let names: [FlowSceneID: String]

    init(_ diagram: FlowDiagram) {
        self.diagram = diagram
        // Ids of documents hold characters that Mermaid reads as something else, and words that it keeps for itself.
        names = Dictionary(
            diagram.flow.scenes.enumerated().map { ($1.id, "s\($0)") }, uniquingKeysWith: { first, _ in first })
    }

    func text() -> String {
        var lines = ["---", "title: \(quoted(diagram.title))", "---", "flowchart LR"]
        for (number, group) in FlowGroup.all(in: diagram.flow).enumerated() {
            guard let name = group.name else {
                lines += group.scenes.map { "  " + node($0) }
                continue
            }
            lines.append("  subgraph g\(number)[\(quoted(name))]")
            lines += group.scenes.map { "    " + node($0) }
            lines.append("  end")
        }
        for bundle in FlowBundle.all(in: diagram.flow) {
            guard let source = names[bundle.key.source], let destination = names[bundle.key.destination] else {
                continue
            }
            let label = bundle.labels.isEmpty ? "" : "|\(quoted(bundle.labels.joined(separator: "\n")))|"
            lines.append("  \(source) \(arrow(bundle.key.kind))\(label) \(destination)")
        }
        return (lines + classes).joined(separator: "\n") + "\n"
    }

    private func node(_ scene: FlowScene) -> String {
        let caption = FlowCaption(scene)
        let text = quoted([caption.title, caption.subtitle].compactMap { $0 }.joined(separator: "\n"))
        let name = names[scene.id] ?? ""
        return switch scene.kind {
        case .scene: scene.isContainer ? "\(name)(\(text))" : "\(name)[\(text)]"
        case .nib: "\(name)[/\(text)/]"
        case .code, .choice: "\(name)([\(text)])"
        case .outside: "\(name)>\(text)]"
        }
    }

    private func arrow(_ kind: FlowTransition.Kind) -> String {
        switch kind {
        case .segue: "-->"
        case .relationship: "==>"
        case .embed: "--o"
        case .unwind, .code: "-.->"
        }
    }

    private var classes: [String] {
        func list(_ isIn: (FlowScene) -> Bool) -> String {
            diagram.flow.scenes.filter(isIn).compactMap { names[$0.id] }.joined(separator: ",")
        }
        let groups = [
            ("entry", "stroke:#1c7a43,stroke-width:3px", list { !$0.entries.isEmpty }),
            ("uncertain", "stroke-dasharray:6 4", list { $0.reachability.name == "uncertain" }),
            (
                "unreachable", "fill:#eceef0,color:#6c757f,stroke-dasharray:6 4",
                list { $0.reachability.name == "unreachable" }
            ),
        ]
        return groups.filter { !$0.2.isEmpty }.flatMap { name, style, members in
            ["  classDef \(name) \(style)", "  class \(members) \(name)"]
        }
    }

    /// Quoted text. Mermaid reads entities with a number sign in it, and nothing else may break out of the quotes.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "\n": escaped += "<br/>"
            case "\"": escaped += "#quot;"
            case "#": escaped += "#35;"
            case "&": escaped += "#amp;"
            case "<": escaped += "#lt;"
            case ">": escaped += "#gt;"
            case "`": escaped += "#96;"
            case "\\": escaped += "#92;"
            default: escaped.unicodeScalars.append(scalar.isTerminalCommand ? " " : scalar)
            }
        }
        return "\"\(escaped)\""
    }
}
