import Navigation

/// The legend of a picture: the meaning of the lines, boxes and colors that are in it.
struct FlowLegend {
    let width: Double
    let height: Double
    private let kinds: [FlowTransition.Kind]
    private let boxes: [(classes: String, text: String)]
    private let storyboards: [(color: Int, name: String)]
    private static let column = 190.0
    private static let row = 20.0
    private static let mostStoryboards = 60

    init(_ flow: AppFlow, _ bundles: [FlowBundle], _ colors: [String: Int]) {
        let present = Set(bundles.map(\.key.kind))
        kinds = FlowTransition.Kind.allCases.filter(present.contains)
        var boxes: [(String, String)] = []
        if flow.scenes.contains(where: { !$0.entries.isEmpty }) { boxes.append(("scene entry", "entry point")) }
        if flow.scenes.contains(where: \.isContainer) { boxes.append(("scene container", "container")) }
        for (kind, text) in [(FlowScene.Kind.nib, "nib"), (.code, "code"), (.outside, "not in the project")]
        where flow.scenes.contains(where: { $0.kind == kind }) {
            boxes.append(("scene \(kind.rawValue)", text))
        }
        if flow.scenes.contains(where: { $0.kind == .choice }) { boxes.append(("scene code choice", "one of many")) }
        for (name, text) in [("uncertain", "perhaps unreachable"), ("unreachable", "unreachable")]
        where flow.scenes.contains(where: { $0.reachability.name == name }) {
            boxes.append(("scene \(name)", text))
        }
        self.boxes = boxes
        let sorted = colors.sorted { $0.key < $1.key }
        storyboards =
            sorted.prefix(Self.mostStoryboards).map { ($0.value, FlowLegend.name($0.key)) }
            + (sorted.count > Self.mostStoryboards ? [(-1, "and \(sorted.count - Self.mostStoryboards) more")] : [])
        let columns = 2 + max(1, (storyboards.count + 6) / 7)
        let rows = max(kinds.count, boxes.count, min(storyboards.count, 7))
        width = Double(columns) * Self.column
        height = Double(rows) * Self.row + 20
    }

    private static func name(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }

    func lines(x: Double, y: Double) -> [String] {
        var lines = [#"<g class="legend">"#]
        func text(_ text: String, _ x: Double, _ y: Double) -> String {
            SVGText.line(text, "note", x: x, y: y + 4, size: 11, room: Self.column - 56)
        }
        for (number, kind) in kinds.enumerated() {
            let middle = y + 14 + Double(number) * Self.row
            let diamond = #"<path class="diamond" d="M\#(x.svg) \#(middle.svg)l5 -3.5l5 3.5l-5 3.5z"/>"#
            lines.append(
                #"<g class="arrow \#(kind.rawValue)"><path class="line" d="M\#(x.svg) \#(middle.svg)h28"/>"#
                    + #"<path class="head" d="M\#((x + 35).svg) \#(middle.svg)l-7.5 -3.5v7z"/>"#
                    + (kind == .relationship || kind == .embed ? diamond : "") + "</g>")
            lines.append(text(Self.words(kind), x + 46, middle))
        }
        for (number, box) in boxes.enumerated() {
            let middle = y + 14 + Double(number) * Self.row
            let left = x + Self.column
            let radius = box.classes.hasSuffix("container") || box.classes.hasSuffix("code") ? 7 : 3
            lines.append(
                #"<g class="\#(box.classes)"><rect class="box" x="\#(left.svg)" y="\#((middle - 7).svg)" width="30" "#
                    + #"height="14" rx="\#(radius)"/></g>"#)
            lines.append(text(box.text, left + 40, middle))
        }
        for (number, storyboard) in storyboards.enumerated() {
            let left = x + Double(2 + number / 7) * Self.column
            let middle = y + 14 + Double(number % 7) * Self.row
            if storyboard.color >= 0 {
                lines.append(
                    #"<rect class="c\#(storyboard.color)" x="\#(left.svg)" y="\#((middle - 7).svg)" width="4" "#
                        + #"height="14" rx="2"/>"#)
            }
            lines.append(text(storyboard.name, left + 12, middle))
        }
        return lines + ["</g>"]
    }

    static func words(_ kind: FlowTransition.Kind) -> String {
        switch kind {
        case .segue: "segue"
        case .relationship: "contains"
        case .embed: "embeds"
        case .unwind: "unwinds"
        case .code: "made in code"
        }
    }
}
