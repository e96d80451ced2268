import Navigation
import SourceText

/// The flow for Graphviz, a cluster for each storyboard.
struct FlowDOT {
    private let diagram: FlowDiagram

    init(_ diagram: FlowDiagram) { self.diagram = diagram }

    func text() -> String {
        var lines = [
            "digraph flow {", "  label=\(quoted(diagram.title + "\n" + diagram.summary)); labelloc=t;", "  rankdir=LR;",
            "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11];",
            "  edge [fontname=\"Helvetica\", fontsize=9];",
        ]
        for (number, group) in FlowGroup.all(in: diagram.flow).enumerated() {
            guard let name = group.name else {
                lines += group.scenes.map { "  " + node($0) }
                continue
            }
            lines += [
                "  subgraph cluster_\(number) {", "    label=\(quoted(name)); tooltip=\(quoted(group.document));",
            ]
            lines += group.scenes.map { "    " + node($0) }
            lines.append("  }")
        }
        for bundle in FlowBundle.all(in: diagram.flow) { lines.append("  " + edge(bundle)) }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func node(_ scene: FlowScene) -> String {
        let caption = FlowCaption(scene)
        let label = [caption.title, caption.subtitle].compactMap { $0 }.joined(separator: "\n")
        var attributes = ["label=\(quoted(label))", "tooltip=\(quoted(scene.place.description))"]
        var styles = ["rounded"]
        switch scene.kind {
        case .scene: break
        case .nib: attributes.append("shape=note")
        case .code, .choice: attributes.append("shape=ellipse")
        case .outside: styles.append("dotted")
        }
        if !scene.entries.isEmpty { attributes += ["color=\"#1c7a43\"", "penwidth=2"] }
        switch scene.reachability {
        case .reachable, .byCode: break
        case .uncertain: styles.append("dashed")
        case .unreachable:
            styles += ["dashed", "filled"]
            attributes += ["fillcolor=\"#eceef0\"", "fontcolor=\"#7c858f\""]
        }
        attributes.append("style=\(quoted(styles.joined(separator: ",")))")
        return "\(quoted(scene.id.description)) [\(attributes.joined(separator: ", "))];"
    }

    private func edge(_ bundle: FlowBundle) -> String {
        var attributes: [String] = []
        if !bundle.labels.isEmpty { attributes.append("label=\(quoted(bundle.labels.joined(separator: "\n")))") }
        switch bundle.key.kind {
        case .segue: break
        case .relationship: attributes += ["dir=both", "arrowtail=diamond", "color=\"#7d8b9a\""]
        case .embed: attributes += ["dir=both", "arrowtail=odiamond", "color=\"#7d8b9a\""]
        case .unwind: attributes += ["style=dashed", "constraint=false", "color=\"#c2703d\""]
        case .code: attributes += ["style=dotted", "color=\"#7a52a8\""]
        }
        let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "\(quoted(bundle.key.source.description)) -> \(quoted(bundle.key.destination.description))\(list);"
    }

    /// A quoted string; a backslash would begin an escape in a label.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            default: escaped.unicodeScalars.append(scalar.isTerminalCommand ? " " : scalar)
            }
        }
        return "\"\(escaped)\""
    }
}

/// The scenes of one storyboard, or all that belong to none.
struct FlowGroup {
    /// The name of the group; nil for scenes that belong to no storyboard.
    let name: String?
    let document: String
    let scenes: [FlowScene]

    /// The groups by path; storyboards of one name are distinguished by their folders. Scenes without one come last.
    static func all(in flow: AppFlow) -> [FlowGroup] {
        let scenes = Dictionary(grouping: flow.scenes.filter { $0.kind == .scene }, by: \.id.document)
        let names = Dictionary(grouping: scenes.keys) { String($0.split(separator: "/").last ?? $0[...]) }
        let groups = scenes.sorted { $0.key < $1.key }.map { document, scenes in
            let file = String(document.split(separator: "/").last ?? document[...])
            let isAlone = names[file]?.count == 1
            return FlowGroup(name: isAlone ? file : document, document: document, scenes: scenes)
        }
        let others = flow.scenes.filter { $0.kind != .scene }
        return others.isEmpty ? groups : groups + [FlowGroup(name: nil, document: "", scenes: others)]
    }
}
