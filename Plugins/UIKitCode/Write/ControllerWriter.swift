import SwiftSyntax
import SwiftWriting
import TransformKit

/// Writes the class of a controller whose view code makes.
struct ControllerWriter {
    private let draft: ScreenDraft
    private let graph: ProjectGraph
    private var type: SwiftClass { draft.screen.type }

    init(_ draft: ScreenDraft, in graph: ProjectGraph) {
        self.draft = draft
        self.graph = graph
    }

    /// - Throws: the reason why the class cannot be edited.
    func edits() throws(Obstacle) -> [FileEdit] {
        guard let (node, source) = RecentTrees().declaration(of: type, in: graph) else {
            throw Obstacle.unreadable(type)
        }
        var edits = outletEdits()
        for attribute in draft.actions.compactMap(\.attribute).uniqued() {
            edits.append(.replace(path: attribute.path, TextEdit(attribute.range, "@objc")))
        }
        let body = ClassBody(of: node, in: source)
        if !draft.isBare {
            let property = NewMember(
                name: draft.property,
                lines: ["\(isPrivate ? "private" : "private(set)") lazy var \(draft.property) = \(draft.className)()"])
            guard let added = body.inserting(properties: [property]) else { throw Obstacle.unreadable(type) }
            edits.append(.replace(path: source.path, added))
        }
        let methods =
            (draft.rows?.code.methods(draft.property) ?? []).map(node.overriding)
            + draft.segues.map { NewMember(name: "\($0.method)(_:)", lines: $0.lines) }
            + draft.children.map { NewMember(name: "\($0.method)()", lines: $0.lines(draft.path(to: $0.container))) }
        edits += draft.rows?.code.edits(draft.property) ?? []
        let loading = node.overriding(
            NewMember(name: "loadView()", lines: draft.isBare && !draft.isList ? bareView : loadView))
        let method = node.viewDidLoad
        if let method {
            edits.append(.replace(path: source.path, .inserting(loading.lines, before: method, in: source)))
        }
        let added = (method == nil ? [loading] : []) + methods
        if !added.isEmpty {
            guard let edit = body.inserting(methods: added) else { throw Obstacle.unreadable(type) }
            edits.append(.replace(path: source.path, edit))
        }
        return edits
    }

    /// Whether only the file of the class asks the view for what is in it.
    private var isPrivate: Bool {
        draft.outlets.flatMap { $0.uses ?? [] }.allSatisfy { $0.path == type.declaration.path }
            && draft.rows?.code.paths.isSubset(of: [type.declaration.path]) ?? true
    }

    // MARK: Outlets

    private func outletEdits() -> [FileEdit] {
        var edits: [FileEdit] = []
        var gone: [String: [Range<Int>]] = [:]
        for fate in draft.outlets {
            let outlet = fate.outlet
            if let uses = fate.uses {
                gone[outlet.path, default: []].append(outlet.anchors.declaration)
                let path = draft.path(to: fate.connection.objects[0])
                edits += Set(uses).sorted { ($0.path, $0.offset) < ($1.path, $1.offset) }.map { use in
                    let range = use.offset..<use.offset + outlet.name.utf8.count
                    return .replace(path: use.path, TextEdit(range, path))
                }
            } else if let attribute = fate.attribute {
                edits.append(.replace(path: outlet.path, TextEdit(attribute, "")))
            }
        }
        for (path, ranges) in gone.sorted(by: { $0.key < $1.key }) {
            guard let text = graph.text(at: path) else { continue }
            edits += LineRemoval(text, ranges).edits.map { .replace(path: path, $0) }
        }
        return edits
    }

    // MARK: Methods

    /// A view in which nothing is.
    private var bareView: [String] {
        let root = draft.views[0]
        if root.settings.isEmpty { return ["override func loadView() {", "    view = \(root.creation)", "}"] }
        return ["override func loadView() {", "    let view = \(root.creation)"]
            + root.settings.flatMap { $0.lines(of: "view") }.map { "    " + $0 } + ["    self.view = view", "}"]
    }

    private var loadView: [String] {
        var lines = ["override func loadView() {"]
        if draft.rows != nil {
            lines.append("    tableView = \(draft.property)")
        } else if draft.isList {
            let table = draft.views[0]
            lines.append("    let tableView = \(table.creation)")
            lines += table.settings.flatMap { $0.lines(of: "tableView") }.map { "    " + $0 }
            lines.append("    self.tableView = tableView")
        } else {
            lines.append("    view = \(draft.property)")
        }
        let recognizers = Set(draft.recognizers.map(\.element))
        for fate in draft.outlets where fate.uses == nil && recognizers.isDisjoint(with: fate.connection.objects) {
            let paths = fate.connection.objects.map(draft.path)
            let value = fate.connection.isCollection ? "[\(paths.joined(separator: ", "))]" : paths.last ?? ""
            lines.append("    \(fate.outlet.name) = \(value)")
        }
        for link in draft.links where link.object == nil && !recognizers.contains(link.view) {
            lines.append("    \(draft.path(to: link.view)).\(link.property) = self")
        }
        for action in draft.actions where !recognizers.contains(action.connection.control) {
            let path = draft.path(to: action.connection.control)
            if action.connection.control.isNamed("barButtonItem") {
                lines += ["    \(path).target = self", "    \(path).action = \(action.selector)"]
                continue
            }
            lines.append(
                "    \(path).addTarget(self, action: \(action.selector), for: "
                    + ".\(action.connection.event))")
        }
        for segue in draft.segues {
            let path = draft.path(to: segue.view)
            lines +=
                segue.isOfItem
                ? ["    \(path).target = self", "    \(path).action = \(segue.selector)"]
                : ["    \(path).addTarget(self, action: \(segue.selector), for: .touchUpInside)"]
        }
        return lines + (recognizerLines + draft.children.map { "\($0.method)()" }).map { "    " + $0 } + ["}"]
    }

    /// The recognizers of gestures, each added to its view.
    private var recognizerLines: [String] {
        var lines: [String] = []
        var taken: Set<String> = []
        for recognizer in draft.recognizers {
            let actions = draft.actions.filter { $0.connection.control == recognizer.element }
            let target = actions.first.map { "target: self, action: \($0.selector)" } ?? ""
            let creation = "\(recognizer.type)(\(target))"
            let outlets = draft.outlets.filter { $0.connection.objects.contains(recognizer.element) }
            let links = draft.links.filter { $0.view == recognizer.element && $0.object == nil }
            let add = "\(draft.path(to: recognizer.view)).addGestureRecognizer"
            if recognizer.settings.isEmpty, actions.count < 2, outlets.isEmpty, links.isEmpty {
                lines.append("\(add)(\(creation))")
                continue
            }
            var name = recognizer.name
            var number = 2
            while !taken.insert(name).inserted {
                name = recognizer.name + String(number)
                number += 1
            }
            lines.append("let \(name) = \(creation)")
            lines += recognizer.settings.flatMap { $0.lines(of: name) }
            lines += actions.dropFirst().map { "\(name).addTarget(self, action: \($0.selector))" }
            lines += links.map { "\(name).\($0.property) = self" }
            lines.append("\(add)(\(name))")
            lines += outlets.map { "\($0.outlet.name == name ? "self." : "")\($0.outlet.name) = \(name)" }
        }
        return lines
    }
}

extension [(path: String, range: Range<Int>)] {
    /// Several controls may call one method.
    func uniqued() -> Self {
        reduce(into: []) { unique, next in
            if !unique.contains(where: { $0 == next }) { unique.append(next) }
        }
    }
}
