public import Navigation
public import Rendering

/// An app's flow in one of the forms that people and programs read.
public struct FlowDiagram: Sendable {
    public enum Format: String, Sendable, CaseIterable {
        case svg, html, dot, mermaid, json, text
    }

    /// The flow as it is drawn: without transitions that only tests make, and with the first few scenes of each choice.
    let flow: AppFlow
    let title: String
    /// The pictures of scenes that stand in their boxes.
    let thumbnails: [FlowSceneID: Picture]
    /// The flow with all that choices lead to.
    private let whole: AppFlow
    /// The number of scenes of a choice that are shown.
    private static let shownChoices = 5

    /// Makes a diagram of a flow.
    ///
    /// - Parameters:
    ///   - flow: the scenes and transitions to draw.
    ///   - title: the title of the picture.
    ///   - thumbnails: pictures of scenes, which the formats `svg` and `html` show.
    public init(_ flow: AppFlow, title: String, thumbnails: [FlowSceneID: Picture] = [:]) {
        self.init(flow.withoutTests, showing: Self.shownChoices, title, thumbnails)
    }

    private init(
        _ whole: AppFlow, showing count: Int?, _ title: String, _ thumbnails: [FlowSceneID: Picture] = [:]
    ) {
        self.thumbnails = thumbnails
        self.whole = whole
        self.title = title
        flow = count.map { whole.withChoices(showing: $0) } ?? whole
    }

    /// The flow in a format; the same flow gives the same bytes.
    public func text(_ format: Format, style: TerminalStyle = TerminalStyle(usesColor: false)) throws -> String {
        switch format {
        case .svg: FlowSVG(self).text()
        case .html: try FlowHTML(self).text()
        case .dot: FlowDOT(self).text()
        case .mermaid: FlowMermaid(self).text()
        case .json: try FlowJSON.text(FlowDiagram(whole, showing: nil, title))
        case .text: FlowSummary(self).text(style: style)
        }
    }

    /// `24 scenes in 3 storyboards, 41 transitions; 2 unreachable`
    var summary: String {
        let scenes = flow.scenes.filter { $0.kind == .scene }
        let nibs = flow.scenes.count { $0.kind == .nib }
        let storyboards = Set(scenes.map(\.id.document)).count
        var text = "\(scenes.count) \(scenes.count == 1 ? "scene" : "scenes") in \(storyboards) "
        text += storyboards == 1 ? "storyboard" : "storyboards"
        if nibs > 0 { text += ", \(nibs) \(nibs == 1 ? "nib" : "nibs")" }
        text += ", \(whole.transitions.count) \(whole.transitions.count == 1 ? "transition" : "transitions")"
        let lost = flow.scenes.count { $0.reachability.name == "unreachable" }
        let doubtful = flow.scenes.count { $0.reachability.name == "uncertain" }
        if lost > 0 { text += ", \(lost) unreachable" }
        if doubtful > 0 { text += ", \(doubtful) perhaps unreachable" }
        return text
    }
}

/// The text in a scene's box.
struct FlowCaption {
    let title: String
    /// The class, or what kind of controller it is; nil where the title says it already.
    let subtitle: String?
    /// The storyboard, and the identifier by which code loads the scene.
    let source: String?

    init(_ scene: FlowScene) {
        title = scene.title
        let kind = scene.controller.isEmpty ? nil : Self.words(scene.controller)
        let subtitle = scene.className ?? kind
        self.subtitle = subtitle == scene.title || [.code, .choice].contains(scene.kind) ? nil : subtitle
        switch scene.kind {
        case .code, .choice: source = "code"
        case .nib: source = "\(scene.storyboard).xib"
        case .outside: source = "not in this project: \(scene.storyboard)"
        case .scene:
            let identifier = scene.storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 }
            source = scene.storyboard + (identifier.map { " · “\($0)”" } ?? "")
        }
    }

    private static func words(_ name: String) -> String {
        name.reduce(into: "") { words, character in
            if words.isEmpty { return words += character.uppercased() }
            if character.isUppercase { words += " " }
            words.append(character)
        }
    }
}

/// Arrows between the same two boxes that are drawn as one.
struct FlowBundle {
    struct Key: Hashable {
        let kind: FlowTransition.Kind
        let source: FlowSceneID
        let destination: FlowSceneID
    }

    let key: Key
    var transitions: [FlowTransition]

    /// In the order of the flow.
    static func all(in flow: AppFlow) -> [FlowBundle] {
        var places: [Key: Int] = [:]
        var bundles: [FlowBundle] = []
        for transition in flow.transitions {
            let key = Key(kind: transition.kind, source: transition.source, destination: transition.destination)
            if let place = places[key] {
                bundles[place].transitions.append(transition)
            } else {
                places[key] = bundles.count
                bundles.append(FlowBundle(key: key, transitions: [transition]))
            }
        }
        return bundles
    }

    /// The different labels, at most three and how many more.
    var labels: [String] {
        var labels: [String] = []
        for label in transitions.map(\.label) where !label.isEmpty && !labels.contains(label) { labels.append(label) }
        return labels.count > 3 ? Array(labels.prefix(2)) + ["and \(labels.count - 2) more"] : labels
    }
}
