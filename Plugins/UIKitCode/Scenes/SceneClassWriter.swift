import SwiftSyntax
import SwiftWriting
import TransformKit

/// Writes the class of a controller whose scene goes: the initializer by which code makes it, and its bar items.
struct SceneClassWriter {
    private let scene: SceneClass
    private let statements: SceneStatements
    private let container: LeavingContainer?
    private let first: FirstStatements
    private let isPrincipal: Bool

    /// - Parameters:
    ///   - container: the navigation controller that goes with the scene.
    ///   - first: what it gets as code makes it.
    ///   - isPrincipal: whether an extension begins with it, which calls `init(nibName:bundle:)`.
    init(
        _ scene: SceneClass, _ statements: SceneStatements, _ first: FirstStatements, in container: LeavingContainer?,
        isPrincipal: Bool
    ) {
        self.isPrincipal = isPrincipal
        self.container = container
        self.scene = scene
        self.statements = statements
        self.first = first
    }

    /// - Throws: the reason why the class cannot be edited.
    func edits() throws(Obstacle) -> [FileEdit] {
        let source = scene.source
        var edits: [FileEdit] = []
        for attribute in statements.actions.compactMap(\.attribute).uniqued() {
            edits.append(.replace(path: attribute.path, TextEdit(attribute.range, "@objc")))
        }
        for fate in statements.outlets {
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
        if let edit = first.edit { edits.append(edit) }
        guard scene.needsInitializer(isSilent: first.inInitializer.isEmpty) else {
            if let coder = scene.coder, scene.hasIdleCoder {
                let range: Range<Int> = coder.bytes
                edits += LineRemoval(source, [range]).edits.map { .replace(path: source.path, $0) }
            }
            return edits
        }
        let initializer = initializer(first.inInitializer)
        if let coder = scene.coder {
            let range: Range<Int> = coder.bytes
            let layout = SwiftLayout(at: range.lowerBound, in: source)
            let text = layout.lines(initializer, depth: 0).joined(separator: layout.newline)
                .drop { $0 == " " || $0 == "\t" }
            edits.append(.replace(path: source.path, TextEdit(range, String(text))))
        } else if let method = scene.node.memberBlock.members.lazy.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
            .first
        {
            edits.append(.replace(path: source.path, .inserting(initializer, before: method, in: source)))
        } else {
            let member = NewMember(name: "init()", lines: initializer)
            guard let edit = ClassBody(of: scene.node, in: source).inserting(methods: [member]) else {
                throw Obstacle.unreadable(scene.type)
            }
            edits.append(.replace(path: source.path, edit))
        }
        return edits
    }

    private func initializer(_ lines: [String]) -> [String] {
        let access = scene.node.isPublic ? "public " : ""
        let isOverride = scene.above == "super.init()" || isPrincipal ? "override " : ""
        let parameters = isPrincipal ? "nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?" : ""
        let above = isPrincipal ? "super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)" : scene.above
        // What the scene says is there before the class goes on, as it is behind `super.init(coder:)`.
        let body = scene.own.before + [above] + lines + scene.own.behind
        return ["\(access)\(isOverride)init(\(parameters)) {"]
            + body.flatMap(\.lines).map { $0.isEmpty ? "" : "    " + $0 } + [
                "}", "", "@available(*, unavailable)", "\(access)required init?(coder: NSCoder) {",
                "    fatalError(\"init(coder:) has not been implemented\")", "}",
            ]
    }

    // MARK: Properties

    private func item(of fate: OutletFate) -> SceneValues.Item? {
        statements.values.items.first { fate.connection.objects.contains($0.view.element) }
    }

    /// The item is made where the outlet was declared.
    private func property(_ outlet: SwiftOutlet, _ item: SceneValues.Item) -> [String] {
        let creation = statements.creation(of: item)
        let asksSelf = creation.contains("target: self")
        let isHidden = outlet.access == "private" || outlet.access == "fileprivate"
        let access = (outlet.access.map { $0 + " " } ?? "") + (asksSelf && !isHidden ? "private(set) " : "")
        let head = "\(access)\(asksSelf ? "lazy var" : "let") \(outlet.name)"
        if item.view.settings.isEmpty { return statements.wrapped("\(head) = \(creation)") }
        return ["\(head): UIBarButtonItem = {"] + statements.wrapped("let item = \(creation)").map { "    " + $0 }
            + item.view.settings.flatMap { $0.lines(of: "item") }.map { "    " + $0 } + ["    return item", "}()"]
    }
}

extension String {
    /// The lines of a statement.
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
