import SwiftSyntax
import TransformKit

/// Takes a screen's view out of its document, or the document out of the project.
struct DocumentWriter {
    private let screen: Screen
    private let context: TransformContext

    init(_ screen: Screen, _ context: TransformContext) {
        self.screen = screen
        self.context = context
    }

    /// The edits, and notes about projects that a tool writes.
    ///
    /// - Throws: the reason why the document has to stay.
    func edits() throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        guard screen.isXib else { return (sceneEdits(), []) }
        let loading = try NibMentions(screen, in: context.graph).edits()
        let outcome = try context.files.remove(screen.document.path)
        return (loading + outcome.edits, outcome.findings)
    }

    private func sceneEdits() -> [FileEdit] {
        var editor = DocumentEditor(screen.document)
        var gone = [screen.view] + screen.recognizers
        let inside = screen.inside
        let connections = screen.controller.child(named: "connections")
        let leading = connections?.children.filter { connection in
            connection["destination"].flatMap(screen.document.object(id:)).map(inside.contains) ?? false
        } ?? []
        if let connections, leading.count == connections.children.count, !leading.isEmpty {
            gone.append(connections)
        } else {
            gone += leading
        }
        // These were for the view alone.
        if let guides = screen.controller.child(named: "layoutGuides") { gone.append(guides) }
        editor.removeEntries(freedBy: gone)
        for element in gone { editor.removeElement(element) }
        for picture in screen.document.root.children(named: "designables").flatMap(\.children) {
            let isShown = picture["name"].flatMap(screen.document.object(id:)).map(inside.contains) ?? false
            if isShown { editor.removeElement(picture) }
        }
        return editor.edits.map { .replace(path: screen.document.path, $0) }
    }
}

/// The places that name a xib, which is to go.
struct NibMentions {
    private let screen: Screen
    private let graph: ProjectGraph

    init(_ screen: Screen, in graph: ProjectGraph) {
        self.screen = screen
        self.graph = graph
    }

    /// `nibName: "Menu"` becomes `nibName: nil`, since a controller with `loadView` asks for no nib.
    ///
    /// - Throws: the first place at which somebody else may load the xib.
    func edits() throws(Obstacle) -> [FileEdit] {
        let path = screen.document.path
        let all = NibOwnership.all(in: [screen.document], references: graph.codeReferences, classes: graph.classes)
        guard let nib = all.first else { return [] }
        let documents = graph.documents.filter { $0.elements.contains { $0["nibName"] == nib.name } }
        if let other = documents.first {
            throw Obstacle(
                code: .openedElsewhere, reason: "\(other.path) names \(nib.name)", place: Place(path: other.path))
        }
        var edits: [FileEdit] = []
        for reference in nib.references where graph.isNear(reference.path, path) {
            guard reference.language == .swift, let source = graph.text(at: reference.path),
                let argument = NibArgument.argument(reference.range, in: source), argument.isController
            else {
                throw Obstacle(
                    code: .openedElsewhere, reason: "code may load \(nib.name): \(reference.text)", place: reference.place)
            }
            edits.append(.replace(path: reference.path, TextEdit(reference.range, "nil")))
        }
        for source in graph.swiftFiles.map(\.source) where graph.isNear(source.path, path) {
            let symbol = nib.name.prefix(1).lowercased() + nib.name.dropFirst()
            for offset in source.offsets(ofIdentifier: symbol) where source.bytes[..<offset].suffix(4).elementsEqual("nib.".utf8) {
                throw Obstacle(
                    code: .openedElsewhere, reason: "code names the xib by a generated symbol",
                    place: Place(source, at: offset))
            }
        }
        return edits
    }
}

/// The argument at a place of a file.
private final class NibArgument: SyntaxVisitor {
    private let range: Range<Int>
    private(set) var isController = false
    private var isFound = false

    /// - Returns: nil where the place is no argument of a call.
    static func argument(_ range: Range<Int>, in source: SourceText) -> NibArgument? {
        let finder = NibArgument(range)
        finder.walk(SwiftSyntaxTree.parse(source))
        return finder.isFound ? finder : nil
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
        isFound = true
        let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
        let callee = call?.calledExpression.trimmedDescription ?? ""
        isController = node.label?.text == "nibName" && callee != "UINib" && !callee.hasSuffix(".UINib")
        return .skipChildren
    }
}
