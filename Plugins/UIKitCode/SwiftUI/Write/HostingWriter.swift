import SwiftSyntax
import SwiftWriting
import TransformKit

/// Writes the class of a controller that shows a view of SwiftUI, and takes the views out of its document.
struct HostingWriter {
    private let draft: HostedScreen
    private let graph: ProjectGraph
    private var type: SwiftClass { draft.screen.type }

    init(_ draft: HostedScreen, in graph: ProjectGraph) {
        self.draft = draft
        self.graph = graph
    }

    // MARK: Document

    var documentEdits: [FileEdit] {
        let screen = draft.screen
        var editor = DocumentEditor(screen.document)
        let gone = screen.contents
        let sections = screen.view.children.filter { $0.isNamed("subviews") || $0.isNamed("constraints") }
        editor.move(draft.segues.map { ($0.segue.element, $0.identifier) }, to: screen.controller)
        editor.remove(sections + screen.connections(into: gone), showing: gone)
        return editor.edits.map { .replace(path: screen.document.path, $0) }
    }

    // MARK: Controller

    /// - Throws: the reason why the class cannot be edited.
    func controllerEdits() throws(Obstacle) -> [FileEdit] {
        guard let (node, source) = RecentTrees().declaration(of: type, in: graph) else {
            throw Obstacle.unreadable(type)
        }
        var edits = valueEdits() + methodEdits() + outletEdits(source)
        let body = ClassBody(of: node, in: source)
        var properties: [NewMember] = []
        if !draft.state.properties.isEmpty {
            let access = isStatePrivate ? "private " : ""
            properties.append(
                NewMember(
                    name: draft.names.property,
                    lines: ["\(access)let \(draft.names.property) = \(draft.names.state)()"]))
        }
        for wrapped in draft.wrapped where wrapped.isKept && wrapped.outlet == nil {
            properties.append(
                NewMember(name: wrapped.name, lines: members.property(wrapped.view, "private let \(wrapped.name)")))
        }
        if !properties.isEmpty {
            guard let added = body.inserting(properties: properties) else { throw Obstacle.unreadable(type) }
            edits.append(.replace(path: source.path, added))
        }
        var methods = [NewMember(name: draft.names.method, lines: hosting)]
        if let loading = node.viewDidLoad {
            guard let block = loading.body else { throw Obstacle.unreadable(type) }
            let call = block.statements.first { $0.trimmedDescription == "super.viewDidLoad()" }
            let line = "\(draft.names.method)()"
            let edit =
                call.map { TextEdit.inserting([line], behind: $0, in: source) }
                ?? FunctionBody(block, in: source).inserting(first: [line])
            edits.append(.replace(path: source.path, edit))
        } else {
            let method = NewMember(
                name: "viewDidLoad()",
                lines: [
                    "override func viewDidLoad() {", "    super.viewDidLoad()", "    \(draft.names.method)()", "}",
                ])
            methods.insert(node.overriding(method), at: 0)
        }
        guard let added = body.inserting(methods: methods) else { throw Obstacle.unreadable(type) }
        edits.append(.replace(path: source.path, added))
        if let edit = importing(node, source) { edits.append(.replace(path: source.path, edit)) }
        return edits
    }

    private var members: ViewMembers {
        ViewMembers(
            views: draft.wrapped.map(\.view),
            names: Dictionary(draft.wrapped.map { ($0.view.element, $0.name) }) { first, _ in first }, constraints: [],
            constraintNames: [:], visible: [])
    }

    private func importing(_ node: ClassDeclSyntax, _ source: SourceText) -> TextEdit? {
        let statements = node.root.as(SourceFileSyntax.self)?.statements
        guard !source.importedModules.contains("SwiftUI"), let first = statements?.first else { return nil }
        guard let last = statements?.last(where: { $0.item.is(ImportDeclSyntax.self) }) else {
            // A file without imports sees UIKit by those of the others.
            let layout = SwiftLayout(at: first.bytes.lowerBound, in: source)
            return TextEdit(
                insert: "import SwiftUI" + layout.newline + layout.newline, at: first.bytes.lowerBound, order: "0")
        }
        let layout = SwiftLayout(at: last.bytes.lowerBound, in: source)
        return TextEdit(insert: layout.newline + "import SwiftUI", at: last.bytes.upperBound, order: "0")
    }

    private var isStatePrivate: Bool {
        (draft.outlets.flatMap(\.reading.replacements) + draft.senders.map(\.replacement)).allSatisfy {
            $0.path == type.declaration.path
        }
    }

    /// The method that shows the view.
    private var hosting: [String] {
        let kept = draft.wrapped.filter(\.isKept)
        var arguments = draft.state.properties.isEmpty ? [] : ["state: \(draft.names.property)"]
        arguments += kept.map { "\($0.name): \($0.name)" }
        arguments += draft.closures.map { "\($0.name): { [weak self] in \($0.statement) }" }
        let call = "\(draft.names.view)(\(arguments.joined(separator: ", ")))"
        var lines = ["private func \(draft.names.method)() {"]
        let names = Dictionary(kept.map { ($0.view.element, $0.name) }) { first, _ in first }
        for link in draft.links {
            if let name = names[link.view] { lines.append("    \(name).\(link.property) = self") }
        }
        for action in draft.actions {
            guard let name = names[action.connection.control] else { continue }
            lines.append("    \(name).addTarget(self, action: \(action.selector), for: .\(action.connection.event))")
        }
        if call.count < 70 {
            lines.append("    let content = UIHostingController(rootView: \(call))")
        } else {
            lines += ["    let content = UIHostingController(", "        rootView: \(draft.names.view)("]
            lines += arguments.enumerated().map { number, argument in
                "            \(argument)\(number == arguments.count - 1 ? "))" : ",")"
            }
        }
        return lines + [
            "    addChild(content)", "    content.view.backgroundColor = .clear",
            "    content.view.frame = view.bounds",
            "    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            "    view.addSubview(content.view)", "    content.didMove(toParent: self)", "}",
        ]
    }

    // MARK: Values

    /// Places that set and ask for values: `state.emailText` in place of `emailField.text`.
    private func valueEdits() -> [FileEdit] {
        var edits: [FileEdit] = []
        for (fate, reading) in draft.outlets {
            edits += reading.replacements.compactMap { edit($0, fate.connection.objects[0]) }
        }
        edits += draft.senders.compactMap { edit($0.replacement, $0.control) }
        return edits
    }

    private func edit(_ replacement: OutletReading.Replacement, _ element: Element) -> FileEdit? {
        if replacement.isRemoval { return .replace(path: replacement.path, TextEdit(replacement.range, "")) }
        guard let name = draft.state.known(element, replacement.member) else { return nil }
        return .replace(
            path: replacement.path,
            TextEdit(replacement.range, "\(draft.names.property).\(name)\(replacement.suffix)"))
    }

    private func methodEdits() -> [FileEdit] {
        draft.methods.withoutRepeats.flatMap { method -> [FileEdit] in
            var edits: [FileEdit] = []
            if let attribute = method.attribute {
                edits.append(.replace(path: method.path, TextEdit(attribute, method.replacement)))
            }
            if let parameters = method.parameters {
                edits.append(.replace(path: method.path, TextEdit(parameters, "()")))
            }
            return edits
        }
    }

    // MARK: Outlets

    /// Outlets go, or become the views that stay UIKit's.
    private func outletEdits(_ source: SourceText) -> [FileEdit] {
        var edits: [FileEdit] = []
        var gone = [source.path: draft.outlets.map(\.fate.outlet.anchors.declaration)]
        for removal in draft.outlets.flatMap(\.reading.removals) {
            gone[removal.path, default: []].append(removal.range)
        }
        for (path, ranges) in gone.sorted(by: { $0.key < $1.key }) {
            guard let text = graph.text(at: path) else { continue }
            edits += LineRemoval(text, ranges).edits.map { .replace(path: path, $0) }
        }
        for wrapped in draft.wrapped {
            guard let fate = wrapped.outlet else { continue }
            let outlet = fate.outlet
            let access = outlet.access.map { $0 + " " } ?? ""
            let lines =
                fate.uses == nil
                ? members.property(wrapped.view, "\(access)var \(outlet.name)", type: outlet.wrappedType + "!")
                : members.property(wrapped.view, "\(access)let \(outlet.name)")
            let layout = SwiftLayout(at: outlet.anchors.declaration.lowerBound, in: source)
            let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
            let indentation = SwiftLayout.indentation(at: outlet.anchors.declaration.lowerBound, in: source)
            edits.append(
                .replace(
                    path: outlet.path, TextEdit(outlet.anchors.declaration, String(text.dropFirst(indentation.count)))))
        }
        for fate in draft.actions {
            if let attribute = fate.attribute {
                edits.append(.replace(path: attribute.path, TextEdit(attribute.range, "@objc")))
            }
        }
        return edits
    }
}
