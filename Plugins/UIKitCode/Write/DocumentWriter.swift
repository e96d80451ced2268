import SwiftSyntax
import TransformKit

/// Takes a screen's view out of its document, or the document out of the project.
struct DocumentWriter {
    private let screen: Screen
    /// Those that begin at the controller then.
    private let segues: [MovedSegue]
    /// Those that code opens then by their identifiers.
    private let children: [EmbeddedScene]
    private let nib: NibOwnership?
    private let context: TransformContext

    /// - Parameter nib: who names the document, where it is a xib.
    init(_ draft: ScreenDraft, _ nib: NibOwnership?, _ context: TransformContext) {
        screen = draft.screen
        segues = draft.segues
        children = draft.children
        self.nib = nib
        self.context = context
    }

    /// The edits, and notes about projects that a tool writes.
    ///
    /// - Throws: the reason why the document has to stay.
    func edits() throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        guard screen.isXib else { return (sceneEdits(), []) }
        let loading = try nib.map { nib throws(Obstacle) in try NibMentions(of: nib, in: context.graph).edits() } ?? []
        let outcome = try context.files.remove(screen.document.path)
        return (loading + outcome.edits, outcome.findings)
    }

    private func sceneEdits() -> [FileEdit] {
        var editor = DocumentEditor(screen.document)
        var gone = [screen.view] + screen.recognizers
        let inside = screen.inside
        gone += screen.connections(into: inside)
        editor.move(segues.map { ($0.element, $0.identifier) }, to: screen.controller)
        for child in children where child.scene.storyboardIdentifier == nil {
            editor.setAttribute("storyboardIdentifier", on: child.scene, to: child.identifier)
        }
        // These were for the view alone.
        if let guides = screen.controller.child(named: "layoutGuides") { gone.append(guides) }
        editor.remove(gone, showing: inside)
        return editor.edits.map { .replace(path: screen.document.path, $0) }
    }
}

extension DocumentEditor {
    /// Removes elements, with the resources that nothing else needs, and the pictures that Xcode keeps of views.
    ///
    /// - Parameters:
    ///   - elements: what goes.
    ///   - views: the views that go with them.
    mutating func remove(_ elements: [Element], showing views: Set<Element>) {
        removeEntries(freedBy: elements)
        for element in elements { removeElement(element) }
        guard let document = elements.first?.document else { return }
        for picture in document.root.children(named: "designables").flatMap(\.children) {
            let isShown = picture["name"].flatMap(document.object(id:)).map(views.contains) ?? false
            if isShown { removeElement(picture) }
        }
    }
}

/// The places that name a xib, which is to go.
struct NibMentions {
    private let nib: NibOwnership
    private let graph: ProjectGraph

    init(of nib: NibOwnership, in graph: ProjectGraph) {
        self.nib = nib
        self.graph = graph
    }

    /// `nibName: "Menu"` becomes `nibName: nil`, since a controller with `loadView` asks for no nib.
    ///
    /// - Throws: the first place at which somebody else may load the xib.
    func edits() throws(Obstacle) -> [FileEdit] {
        let path = nib.document.path
        try nib.checkNoControllerNamesIt()
        var edits: [FileEdit] = []
        for reference in nib.references where graph.isNear(reference.path, path) {
            guard reference.language == .swift, let source = graph.text(at: reference.path),
                let edit = NibArgument.edit(of: reference.range, in: source)
            else {
                throw Obstacle(
                    code: .openedElsewhere, reason: "code may load \(nib.name): \(reference.text)",
                    place: reference.place)
            }
            edits.append(.replace(path: reference.path, edit))
        }
        let known = Dictionary(grouping: nib.references, by: \.path)
        for source in graph.swiftFiles.map(\.source) where graph.isNear(source.path, path) {
            let symbol = nib.name.prefix(1).lowercased() + nib.name.dropFirst()
            let offsets = source.offsets(ofIdentifier: symbol).filter { offset in
                source.bytes[..<offset].suffix(4).elementsEqual("nib.".utf8)
                    && !(known[source.path] ?? []).contains { $0.range.contains(offset) }
            }
            if let offset = offsets.first {
                throw Obstacle(
                    code: .openedElsewhere, reason: "code names the xib by a generated symbol",
                    place: Place(source, at: offset))
            }
        }
        return edits
    }
}

/// The argument at a place of a file by which a view controller gets its nib.
private final class NibArgument: SyntaxVisitor {
    private let range: Range<Int>
    private var edit: TextEdit?

    /// The edit after which the controller gets none; nil where the place is no argument of a controller's initializer.
    static func edit(of range: Range<Int>, in source: SourceText) -> TextEdit? {
        let finder = NibArgument(range)
        finder.walk(SwiftSyntaxTree.parse(source))
        return finder.edit
    }

    private init(_ range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        let expression = node.expression
        guard expression.positionAfterSkippingLeadingTrivia.utf8Offset == range.lowerBound,
            expression.endPositionBeforeTrailingTrivia.utf8Offset == range.upperBound
        else { return .visitChildren }
        let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
        let labels = call?.arguments.map { $0.label?.text ?? "" } ?? []
        let callee = call?.calledExpression.trimmedDescription ?? ""
        if callee == "UINib" || callee.hasSuffix(".UINib") { return .skipChildren }
        switch node.label?.text {
        case "nibName", "bundle": if labels == ["nibName", "bundle"] { edit = TextEdit(range, "nil") }
        // R.swift's initializer, which gives both to that one.
        case "nib":
            guard labels == ["nib"] else { break }
            edit = TextEdit(
                node.positionAfterSkippingLeadingTrivia.utf8Offset..<range.upperBound, "nibName: nil, bundle: nil")
        default: break
        }
        return .skipChildren
    }
}
