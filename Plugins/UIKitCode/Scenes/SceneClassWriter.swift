import SwiftSyntax
import SwiftWriting
import TransformKit

/// Writes the class of a controller whose scene goes: the initializer by which code makes it, and its bar items.
struct SceneClassWriter {
    private let scene: SceneClass
    private let values: SceneValues
    private let outlets: [OutletFate]
    private let actions: [ActionFate]
    private let container: LeavingContainer?

    /// - Parameter container: the navigation controller that goes with the scene.
    init(
        _ scene: SceneClass, _ values: SceneValues, _ outlets: [OutletFate], _ actions: [ActionFate],
        in container: LeavingContainer?
    ) {
        self.container = container
        self.scene = scene
        self.values = values
        self.outlets = outlets
        self.actions = actions
    }

    /// - Throws: the reason why the class cannot be edited.
    func edits() throws(Obstacle) -> [FileEdit] {
        let source = scene.source
        var edits: [FileEdit] = []
        for attribute in actions.compactMap(\.attribute).uniqued() {
            edits.append(.replace(path: attribute.path, TextEdit(attribute.range, "@objc")))
        }
        for fate in outlets {
            if fate.uses == nil {
                if let attribute = fate.attribute {
                    edits.append(.replace(path: fate.outlet.path, TextEdit(attribute, "")))
                }
            } else if let item = item(of: fate) {
                let range = fate.outlet.anchors.declaration
                let layout = SwiftLayout(at: range.lowerBound, in: source)
                let lines = layout.lines(property(fate.outlet, item), depth: 0)
                let text = lines.joined(separator: layout.newline).drop { $0 == " " || $0 == "\t" }
                edits.append(.replace(path: fate.outlet.path, TextEdit(range, String(text))))
            }
        }
        if let method = container?.method(of: scene.type, access: scene.node.isPublic ? "public " : "") {
            guard let edit = ClassBody(of: scene.node, in: source).inserting(methods: [method]) else {
                throw Obstacle.unreadable(scene.type)
            }
            edits.append(.replace(path: source.path, edit))
        }
        let statements = statements
        guard scene.needsInitializer(isSilent: statements.isEmpty) else {
            if let coder = scene.coder, scene.hasIdleCoder {
                let range: Range<Int> = coder.bytes
                edits += LineRemoval(source, [range]).edits.map { .replace(path: source.path, $0) }
            }
            return edits
        }
        let lines = initializer(statements)
        if let coder = scene.coder {
            let range: Range<Int> = coder.bytes
            let layout = SwiftLayout(at: range.lowerBound, in: source)
            let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
                .drop { $0 == " " || $0 == "\t" }
            edits.append(.replace(path: source.path, TextEdit(range, String(text))))
        } else if let method = scene.node.memberBlock.members.lazy.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
            .first
        {
            edits.append(.replace(path: source.path, .inserting(lines, before: method, in: source)))
        } else {
            let member = NewMember(name: "init()", lines: lines)
            guard let edit = ClassBody(of: scene.node, in: source).inserting(methods: [member]) else {
                throw Obstacle.unreadable(scene.type)
            }
            edits.append(.replace(path: source.path, edit))
        }
        return edits
    }

    private func initializer(_ statements: [String]) -> [String] {
        let access = scene.node.isPublic ? "public " : ""
        let isOverride = scene.above == "super.init()" ? "override " : ""
        let body = scene.own.before + [scene.above] + scene.own.behind + statements
        return ["\(access)\(isOverride)init() {"] + body.flatMap { $0.indentedLines } + [
            "}", "", "@available(*, unavailable)", "\(access)required init?(coder: NSCoder) {",
            "    fatalError(\"init(coder:) has not been implemented\")", "}",
        ]
    }

    // MARK: Statements

    private var statements: [String] {
        var lines: [String] = []
        var taken: Set<String> = []
        for statement in values.statements {
            switch statement {
            case .line(let line): lines.append(line)
            case .items(let target, let items, let isList):
                var texts: [String] = []
                for item in items {
                    let (before, text) = written(item, &taken)
                    lines += before
                    texts.append(text)
                }
                lines += isList ? list(target, texts) : wrapped(target + (texts.first ?? ""))
            }
        }
        return lines
    }

    private func list(_ target: String, _ texts: [String]) -> [String] {
        let line = "\(target)[\(texts.joined(separator: ", "))]"
        if line.count < 100 { return [line] }
        return [target + "["] + texts.map { "    \($0)," } + ["]"]
    }

    /// A call that would be long gets its arguments into a line of their own.
    private func wrapped(_ line: String) -> [String] {
        guard line.count > 100, let brace = line.firstIndex(of: "(") else { return [line] }
        return [String(line[...brace]), "    " + line[line.index(after: brace)...]]
    }

    /// The statements that an item needs, and how it is called then.
    private func written(_ item: SceneValues.Item, _ taken: inout Set<String>) -> (before: [String], text: String) {
        let own = outlets.filter { $0.connection.objects.contains(item.view.element) }
        if let property = own.first(where: { $0.uses != nil }) { return ([], property.outlet.name) }
        let creation = creation(of: item)
        if own.isEmpty, item.view.settings.isEmpty { return ([], creation) }
        let stem = own.first?.outlet.name ?? item.role
        var name = stem
        var number = 2
        while !taken.insert(name).inserted {
            name = stem + String(number)
            number += 1
        }
        var lines = wrapped("let \(name) = \(creation)")
        lines += item.view.settings.flatMap { $0.lines(of: name) }
        lines += own.map { "\($0.outlet.name == name ? "self." : "")\($0.outlet.name) = \(name)" }
        return (lines, name)
    }

    private func creation(of item: SceneValues.Item) -> String {
        guard let action = actions.first(where: { $0.connection.control == item.view.element }) else {
            return item.view.creation
        }
        return item.view.creation.replacing(
            "target: nil, action: nil", with: "target: self, action: \(action.selector)")
    }

    // MARK: Properties

    private func item(of fate: OutletFate) -> SceneValues.Item? {
        values.items.first { fate.connection.objects.contains($0.view.element) }
    }

    /// The item is made where the outlet was declared.
    private func property(_ outlet: SwiftOutlet, _ item: SceneValues.Item) -> [String] {
        let creation = creation(of: item)
        let asksSelf = creation.contains("target: self")
        let isHidden = outlet.access == "private" || outlet.access == "fileprivate"
        let access = (outlet.access.map { $0 + " " } ?? "") + (asksSelf && !isHidden ? "private(set) " : "")
        let head = "\(access)\(asksSelf ? "lazy var" : "let") \(outlet.name)"
        if item.view.settings.isEmpty { return wrapped("\(head) = \(creation)") }
        return ["\(head): UIBarButtonItem = {"] + wrapped("let item = \(creation)").map { "    " + $0 }
            + item.view.settings.flatMap { $0.lines(of: "item") }.map { "    " + $0 } + ["    return item", "}()"]
    }
}

extension String {
    /// The lines of a statement in a body.
    fileprivate var indentedLines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
    }
}
