import Navigation
import ProjectGraph

/// An arrow with its ends and its label.
struct FlowArrow {
    static let labelWidth = 128.0
    static let lineHeight = 12.0

    let lines: [String]

    init(_ bundle: FlowBundle, _ route: Layout.Route, _ flow: AppFlow) {
        guard route.points.count > 1 else {
            lines = []
            return
        }
        let isLost = flow.scene(bundle.key.source)?.reachability.name == "unreachable"
        var lines = [
            #"<g class="arrow \#(bundle.key.kind.rawValue)\#(isLost ? " lost" : "")">"#,
            "<title>\(Self.tooltip(bundle, flow))</title>",
            #"<path class="line" d="\#(Self.path(route))"/>"#, Self.head(route),
        ]
        if bundle.key.kind == .relationship || bundle.key.kind == .embed { lines.append(Self.diamond(route)) }
        if let label = route.label {
            let labels = bundle.labels
            for (number, text) in labels.enumerated() {
                let y = label.y - 4 - Double(labels.count - 1 - number) * Self.lineHeight
                lines.append(SVGText.line(text, "label", x: label.x, y: y, size: 10, room: Self.labelWidth))
            }
        }
        self.lines = lines + ["</g>"]
    }

    /// Level stretches, joined by curves that leave and arrive level.
    private static func path(_ route: Layout.Route) -> String {
        let points = shortened(route)
        var path = "M\(points[0].x.svg) \(points[0].y.svg)"
        for place in stride(from: 1, to: points.count, by: 2) {
            let end = points[place]
            if abs(end.x - points[place - 1].x) > 0.01 { path += "H\(end.x.svg)" }
            guard place + 1 < points.count else { break }
            let next = points[place + 1]
            if abs(next.y - end.y) < 0.05 {
                path += "H\(next.x.svg)"
            } else if abs(next.x - end.x) < 0.01 {
                // The turn of an arrow that comes back.
                let reach = end.x + 11
                path += "C\(reach.svg) \(end.y.svg) \(reach.svg) \(next.y.svg) \(next.x.svg) \(next.y.svg)"
            } else {
                let middle = (end.x + next.x) / 2
                path += "C\(middle.svg) \(end.y.svg) \(middle.svg) \(next.y.svg) \(next.x.svg) \(next.y.svg)"
            }
        }
        return path
    }

    /// The line ends where the arrowhead begins.
    private static func shortened(_ route: Layout.Route) -> [LayoutPoint] {
        var points = route.points
        let last = points.count - 1
        points[last].x += route.endsLeftward ? 6 : -6
        if abs(points[last - 1].x - route.points[last].x) < 6 { points[last - 1].x = points[last].x }
        return points
    }

    private static func head(_ route: Layout.Route) -> String {
        let tip = route.points[route.points.count - 1]
        let back = route.endsLeftward ? 7.5 : -7.5
        return #"<path class="head" d="M\#(tip.x.svg) \#(tip.y.svg)l\#(back.svg) -3.5v7z"/>"#
    }

    private static func diamond(_ route: Layout.Route) -> String {
        let start = route.points[0]
        let side = route.startsLeftward ? -5.0 : 5.0
        return #"<path class="diamond" d="M\#(start.x.svg) \#(start.y.svg)l\#(side.svg) -3.5l\#(side.svg) 3.5"#
            + #"l\#((-side).svg) 3.5z"/>"#
    }

    /// Escaped line by line: what a line quotes has no line of its own.
    private static func tooltip(_ bundle: FlowBundle, _ flow: AppFlow) -> String {
        let (source, destination) = (flow.scene(bundle.key.source), flow.scene(bundle.key.destination))
        var lines = ["\(source?.title ?? "?") → \(destination?.title ?? "?")"]
        for transition in bundle.transitions.prefix(8) {
            lines.append(FlowWords.description(of: transition))
            lines += transition.places.prefix(4).map { "  \($0)" }
            lines += transition.references.map { "  by reference \($0)" }
            lines += transition.performed.prefix(4).map { "  performed at \($0)" }
        }
        return lines.map(\.xmlEscaped).joined(separator: "\n")
    }
}

/// Describes transitions in words, for reports.
enum FlowWords {
    /// `show segue “openCart” of Cart Button`
    static func description(of transition: FlowTransition) -> String {
        let trigger = transition.trigger.map { " of \($0)" } ?? ""
        let identifier = transition.identifier.map { " “\($0)”" } ?? ""
        return switch transition.kind {
        case .segue: "\(transition.segueKind ?? "preview") segue\(identifier)\(trigger)"
        case .relationship: "relationship \(transition.relationship ?? "")"
        case .embed: "embed segue\(identifier)"
        case .unwind: "unwind segue\(identifier) to \(transition.unwindAction ?? "?")\(trigger)"
        case .code: transition.isTest ? "test code" : "code"
        }
    }
}
