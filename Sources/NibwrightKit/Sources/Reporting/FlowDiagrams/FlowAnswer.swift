public import Navigation
import SourceText

/// Answers to questions about a flow, as text.
public enum FlowAnswer {
    /// Everything that leads to a scene, one line each: segues, references and code, tests' code too.
    public static func uses(of id: FlowSceneID, in flow: AppFlow, style: TerminalStyle) -> String {
        guard let scene = flow.scene(id) else { return "" }
        var rows: [(place: Place, text: String)] = []
        var passed: Set<Place> = []
        for transition in flow.transitions(to: id) {
            let source = flow.scene(transition.source).map(FlowNames.name) ?? transition.source.description
            let words = "\(FlowWords.description(of: transition)) from \(source)"
            rows += transition.places.map { ($0, words) }
            rows += transition.references.map { ($0, "storyboard reference of that segue") }
            rows += transition.performed.map { ($0, "performs “\(transition.identifier ?? "")”") }
            passed.formUnion(transition.references)
        }
        for reference in flow.references where reference.destinations.contains(id) && !passed.contains(reference.place)
        {
            rows.append((reference.place, "storyboard reference that no segue leads to"))
        }
        for entry in scene.entries {
            rows.append((entry.place ?? scene.place, FlowBox.word(for: entry.kind)))
        }
        var seen: Set<String> = []
        let lines = rows.sorted { $0.place == $1.place ? $0.text < $1.text : $0.place < $1.place }
            .map { (place: $0.place.location.printable, text: $0.text.printable) }
            .filter { seen.insert("\($0.place)\n\($0.text)").inserted }
        return style.cleaned(heading(scene, style) + table(lines, style, empty: "Nothing leads here."))
    }

    /// The scenes that one leads to, step by step, or those that lead to it.
    public static func walk(
        from id: FlowSceneID, in flow: AppFlow, backwards: Bool, depth: Int?, style: TerminalStyle
    ) -> String {
        guard let scene = flow.scene(id) else { return "" }
        var lines: [String] = []
        var seen: Set<FlowSceneID> = [id]
        // The stack holds what is still to print, so that a long chain needs no deep recursion.
        var open: [(transition: FlowTransition, level: Int)] = []
        func push(_ id: FlowSceneID, _ level: Int) {
            guard level <= depth ?? .max else { return }
            let next = backwards ? flow.transitions(to: id) : flow.transitions(from: id)
            // Ways back are shown where they begin or end, and lead no further.
            open += next.filter { level == 1 || $0.kind != .unwind }.reversed().map { ($0, level) }
        }
        push(id, 1)
        while let (transition, level) = open.popLast() {
            let other = backwards ? transition.source : transition.destination
            let isNew = seen.insert(other).inserted
            let name = flow.scene(other).map(FlowNames.name) ?? other.description
            let hasMore = !(backwards ? flow.transitions(to: other) : flow.transitions(from: other)).isEmpty
            let again = isNew || !hasMore ? "" : ", as above"
            let place = (transition.places.first ?? transition.references.first).map { "  \($0.location)" } ?? ""
            lines.append(
                String(repeating: "  ", count: level) + (backwards ? "← " : "→ ") + name.printable + again + "  "
                    + style.dim((FlowWords.description(of: transition) + place).printable))
            if isNew, transition.kind != .unwind { push(other, level + 1) }
        }
        let nothing = backwards ? "  Nothing leads here." : "  It leads nowhere."
        return style.cleaned(
            heading(scene, style) + (lines.isEmpty ? [nothing] : lines).joined(separator: "\n") + "\n")
    }

    /// The ways from one scene to another.
    public static func paths(_ paths: [[FlowTransition]], _ flow: AppFlow, style: TerminalStyle) -> String {
        let ways = paths.enumerated().map { number, path in
            let start = path.first.flatMap { flow.scene($0.source) }.map(FlowNames.name) ?? ""
            let steps = path.map { step in
                let name = flow.scene(step.destination).map(FlowNames.name) ?? ""
                let place = (step.places.first).map { "  \($0.location)" } ?? ""
                return "  → \(name.printable)  " + style.dim((FlowWords.description(of: step) + place).printable)
            }
            return ([style.bold("\(number + 1). \(start)".printable)] + steps).joined(separator: "\n")
        }
        return style.cleaned(ways.joined(separator: "\n\n") + "\n")
    }

    private static func heading(_ scene: FlowScene, _ style: TerminalStyle) -> String {
        var text = style.bold(FlowNames.name(scene).printable) + "  " + scene.place.location.printable + "\n"
        switch scene.reachability {
        case .reachable: break
        case .byCode: text += "reached by code only\n"
        case .uncertain(let reason): text += "perhaps unreachable: \(reason.printable)\n"
        case .unreachable(let reason): text += "unreachable: \(reason.printable)\n"
        }
        return text
    }

    private static func table(_ rows: [(place: String, text: String)], _ style: TerminalStyle, empty: String) -> String
    {
        if rows.isEmpty { return "  \(empty)\n" }
        let width = min(rows.map(\.place.count).max() ?? 0, 70)
        return rows.map { row in
            "  " + row.place + String(repeating: " ", count: max(2, width + 2 - row.place.count)) + row.text + "\n"
        }.joined()
    }
}

extension Place {
    /// `path:line:column`, without the object.
    fileprivate var location: String { path + (position.map { ":\($0)" } ?? "") }
}
