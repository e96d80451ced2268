import Foundation
import Navigation
import ProjectGraph
import Rendering

/// The flow as a page: a picture in which storyboards fold, with search, zoom, and what leads to a scene and from it.
///
/// Without a script the page shows the whole picture.
struct FlowHTML {
    private let diagram: FlowDiagram
    private let bundles: [FlowBundle]
    private let groups: FlowGroups
    private let captions: [FlowCaption]
    private let thumbnails: [FlowThumbnail?]
    private let heights: [Double]

    /// Beyond this number of scenes a page opens with its storyboards folded.
    private static let mostUnfolded = 130

    init(_ diagram: FlowDiagram) {
        self.diagram = diagram
        let scenes = diagram.flow.scenes
        bundles = FlowBundle.all(in: diagram.flow)
        captions = scenes.map(FlowCaption.init)
        thumbnails = scenes.map { diagram.thumbnails[$0.id].map(FlowThumbnail.init) }
        let heights = zip(zip(scenes, captions), thumbnails).map { scene, thumbnail in
            FlowSVG.height(of: scene.0, scene.1) + (thumbnail.map { $0.height + FlowThumbnail.margin } ?? 0)
        }
        self.heights = heights
        groups = FlowGroups(diagram.flow, bundles) { own, bundles in
            FlowSVG.graph(of: own.map { (scenes[$0], heights[$0]) }, bundles)
        }
    }

    func text() throws -> String {
        var page = ReportPage(
            title: "The flow of \(diagram.title)", script: FlowPageScript.text, style: FlowPageStyle.text)
        page.add(
            "<header><h1>\(diagram.title.xmlEscaped)</h1><p class=\"soft\">\(diagram.summary.xmlEscaped)</p></header>")
        page.add(form)
        page.add("<main>")
        page.add(picture)
        page.add("<aside aria-live=\"polite\"></aside>")
        page.add("</main>")
        page.add("<script type=\"application/json\" id=\"flow\">\(try data)</script>")
        return page.text
    }

    // MARK: Form

    private var form: String {
        let present = Set(bundles.map(\.key.kind))
        let boxes = FlowTransition.Kind.allCases.filter(present.contains).map { kind in
            let count = bundles.filter { $0.key.kind == kind }.reduce(0) { $0 + $1.transitions.count }
            return "<label><input type=\"checkbox\" name=\"kind\" value=\"\(kind.rawValue)\" checked/> "
                + "\(FlowLegend.words(kind)) <small>\(count)</small></label>"
        }
        return """
            <form role="search" aria-label="Find and filter">
            <input type="search" placeholder="Find a scene  ( / )" aria-label="Find a scene"/>
            <fieldset><legend>Arrows</legend>\(boxes.joined(separator: "\n"))</fieldset>
            <span class="buttons"><button type="button" value="fold">Fold all</button>
            <button type="button" value="unfold">Unfold all</button>
            <button type="button" value="in" aria-label="Larger">+</button>
            <button type="button" value="out" aria-label="Smaller">−</button>
            <button type="button" value="fit">Fit ( f )</button></span>
            </form>
            """
    }

    // MARK: Picture

    private var picture: String {
        var lines = [
            "<svg id=\"picture\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-20 -20 \((groups.width + 40).svg) "
                + "\((groups.height + 40).svg)\" role=\"img\" aria-label=\"\(diagram.title.xmlEscaped)\">",
            "<g id=\"bundles\"></g>",
        ]
        for (number, group) in groups.groups.enumerated() { lines += self.lines(of: group, number) }
        lines.append("<g id=\"ways\"></g></svg>")
        return lines.joined(separator: "\n")
    }

    private func lines(of group: FlowGroups.Group, _ number: Int) -> [String] {
        let color = group.path == nil ? "none" : "c\(number % SVGStyle.storyboardColors.count)"
        let count = group.scenes.count == 1 ? "1 scene" : "\(group.scenes.count) scenes"
        let lost = group.scenes.count { diagram.flow.scenes[$0].reachability.name == "unreachable" }
        let note = count + (lost > 0 ? ", \(lost) unreachable" : "")
        var lines = [
            "<g class=\"group\" id=\"g\(number)\" transform=\"translate(\(group.corner.x.svg) \(group.corner.y.svg))\">",
            "<rect class=\"area\" width=\"\(group.width.svg)\" height=\"\(group.height.svg)\" rx=\"10\"/>",
            "<g class=\"title\" tabindex=\"0\" role=\"button\"><title>\((group.path ?? group.title).xmlEscaped)</title>",
            "<rect class=\"bar\" width=\"\(group.width.svg)\" height=\"34\" rx=\"10\"/>",
            "<rect class=\"\(color)\" x=\"8\" y=\"9\" width=\"4\" height=\"16\" rx=\"2\"/>",
            SVGText.line(
                group.title, "name", x: 20, y: 21, size: 12.5, room: FlowGroups.foldedWidth - 40, isBold: true),
            "<text class=\"source count\" x=\"20\" y=\"46\">\(note)</text></g>",
            "<g class=\"content\">",
        ]
        for (bundle, route) in group.arrows { lines += FlowArrow(bundle, route, diagram.flow).lines }
        for (scene, position) in zip(group.scenes, group.positions) {
            let box = SVGBox(x: position.x, y: position.y, width: FlowSVG.boxWidth, height: heights[scene])
            lines.append("<g id=\"s\(scene)\" data-scene=\"\(scene)\" tabindex=\"0\" role=\"button\">")
            lines += FlowBox(diagram.flow.scenes[scene], captions[scene], box, color: nil).lines
            if let thumbnail = thumbnails[scene] {
                lines += thumbnail.lines(
                    in: box, below: FlowSVG.height(of: diagram.flow.scenes[scene], captions[scene]), number: scene)
            }
            lines.append("</g>")
        }
        return lines + ["</g></g>"]
    }

    // MARK: Data

    /// What the script knows; no text of a project can end the element.
    private var data: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(record), as: UTF8.self)
            return text.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026").replacing(
                "\u{2028}", with: "\\u2028")
        }
    }

    private var record: PageRecord {
        let scenes = diagram.flow.scenes
        let places = Dictionary(scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var corners = Array(repeating: LayoutPoint(x: 0, y: 0), count: scenes.count)
        for group in groups.groups {
            for (scene, position) in zip(group.scenes, group.positions) { corners[scene] = position }
        }
        return PageRecord(
            folded: scenes.count > Self.mostUnfolded,
            groups: groups.groups.map {
                PageRecord.Group(title: $0.title, w: $0.width, h: $0.height, x: $0.corner.x, y: $0.corner.y)
            },
            scenes: scenes.enumerated().map { number, scene in
                PageRecord.Scene(
                    title: scene.title, group: groups.groupOfScene[number], x: corners[number].x, y: corners[number].y,
                    h: heights[number], words: words(about: scene, captions[number]), place: scene.place.description,
                    state: scene.reachability.name, entries: Set(scene.entries.map(\.kind)).sorted().map(FlowBox.word))
            },
            arrows: diagram.flow.transitions.compactMap { transition in
                guard let from = places[transition.source], let to = places[transition.destination] else { return nil }
                return PageRecord.Arrow(
                    from: from, to: to, kind: transition.kind.rawValue, words: FlowWords.description(of: transition),
                    places: (transition.places + transition.performed).map(\.description))
            })
    }

    private func words(about scene: FlowScene, _ caption: FlowCaption) -> [String] {
        var words: [String] = []
        if let name = scene.className { words.append("class \(name)") }
        if let identifier = scene.storyboardIdentifier { words.append("storyboard identifier “\(identifier)”") }
        if scene.isInitial { words.append("initial scene of \(scene.storyboard)") }
        switch scene.reachability {
        case .reachable: break
        case .byCode: words.append("reached by code only")
        case .uncertain(let reason): words.append("perhaps unreachable: \(reason)")
        case .unreachable(let reason): words.append("unreachable: \(reason)")
        }
        return words
    }
}

/// What the page's script knows of the flow.
private struct PageRecord: Encodable {
    struct Group: Encodable {
        let title: String
        let w, h, x, y: Double
    }

    struct Scene: Encodable {
        let title: String
        let group: Int
        let x, y, h: Double
        let words: [String]
        let place: String
        let state: String
        let entries: [String]
    }

    struct Arrow: Encodable {
        let from, to: Int
        let kind: String
        let words: String
        let places: [String]
    }

    let folded: Bool
    let groups: [Group]
    let scenes: [Scene]
    let arrows: [Arrow]
}
