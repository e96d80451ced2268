import Navigation

/// A scene's box with its text.
struct FlowBox {
    let lines: [String]

    init(_ scene: FlowScene, _ caption: FlowCaption, _ box: SVGBox, color: Int?) {
        var lines = [#"<g class="\#(Self.classes(scene))">"#, "<title>\(Self.tooltip(scene))</title>"]
        let isCode = scene.kind == .code || scene.kind == .choice
        let radius = scene.isContainer ? 14.0 : isCode ? box.height / 2 : 5.0
        lines.append(
            #"<rect class="box" x="\#(box.x.svg)" y="\#(box.y.svg)" width="\#(box.width.svg)" "#
                + #"height="\#(box.height.svg)" rx="\#(radius.svg)"/>"#)
        if let color {
            lines.append(
                #"<rect class="c\#(color)" x="\#((box.x + 5).svg)" y="\#((box.y + 7).svg)" width="4" "#
                    + #"height="\#((box.height - 14).svg)" rx="2"/>"#)
        }
        let left = box.x + (isCode ? 22 : 17)
        let room = box.width - (left - box.x) - 10
        var y = box.y + 17
        if let entry = scene.entries.first {
            lines.append(
                #"<path class="flag" d="M\#(left.svg) \#((y - 8).svg)l7 4l-7 4z"/>"#
                    + SVGText.line(Self.word(for: entry.kind), "flagged", x: left + 11, y: y, size: 10, room: room))
            y += 15
        }
        lines.append(SVGText.line(caption.title, "name", x: left, y: y + 1, size: 12.5, room: room, isBold: true))
        y += 15
        if let subtitle = caption.subtitle {
            lines.append(SVGText.line(subtitle, "class", x: left, y: y, size: 10.5, room: room))
            y += 13.5
        }
        if let source = caption.source {
            lines.append(SVGText.line(source, "source", x: left, y: y, size: 9.5, room: room))
        }
        self.lines = lines + ["</g>"]
    }

    private static func classes(_ scene: FlowScene) -> String {
        let kind = scene.kind == .choice ? "code choice" : scene.kind.rawValue
        var classes = ["scene", kind, scene.reachability.name]
        if scene.isContainer { classes.append("container") }
        if !scene.entries.isEmpty { classes.append("entry") }
        return classes.joined(separator: " ")
    }

    static func word(for kind: FlowEntry.Kind) -> String {
        switch kind {
        case .main: "opens the app"
        case .windowScene: "opens a window"
        case .appExtension: "opens an extension"
        case .watch: "opened by the watch"
        case .launch: "launch screen"
        case .possible: "may open the app"
        }
    }

    /// Everything that the box has no room for.
    /// Escaped line by line: what a line quotes has no line of its own.
    private static func tooltip(_ scene: FlowScene) -> String {
        var lines = [scene.title]
        if let name = scene.className { lines.append("class \(name)") }
        if let identifier = scene.storyboardIdentifier { lines.append("storyboard identifier “\(identifier)”") }
        if scene.isInitial { lines.append("initial scene of \(scene.storyboard)") }
        lines.append(scene.place.description)
        for entry in scene.entries {
            lines.append(word(for: entry.kind) + (entry.place.map { ": \($0)" } ?? ""))
        }
        switch scene.reachability {
        case .reachable: break
        case .byCode: lines.append("reached by code only")
        case .uncertain(let reason): lines.append("perhaps unreachable: \(reason)")
        case .unreachable(let reason): lines.append("unreachable: \(reason)")
        }
        return lines.map(\.xmlEscaped).joined(separator: "\n")
    }
}
