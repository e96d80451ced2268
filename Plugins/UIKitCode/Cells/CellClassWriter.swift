import Navigation
import SwiftSyntax
import SwiftWriting
import TransformKit

/// Writes the class of a cell that makes its views itself.
struct CellClassWriter {
    private let draft: CellDraft
    private let found: CellClass
    private let members: ViewMembers
    private var source: SourceText { found.source }
    private var node: ClassDeclSyntax { found.node }

    init(_ draft: CellDraft, _ found: CellClass) {
        self.draft = draft
        self.found = found
        members = draft.members
    }

    /// - Throws: the reason why the class cannot be edited.
    func edits() throws(Obstacle) -> [FileEdit] {
        var edits = try propertyEdits()
        let (initializing, awaking) = initializerEdits()
        edits += initializing + awaking
        if let imports { edits.append(imports) }
        var found = edits.map { FileEdit.replace(path: source.path, $0) }
        for attribute in draft.actions.compactMap(\.attribute).uniqued() {
            found.append(.replace(path: attribute.path, TextEdit(attribute.range, "@objc")))
        }
        return found
    }

    // MARK: Imports

    /// The modules of views that the file does not import yet, behind the imports that it has.
    private var imports: TextEdit? {
        let needed = draft.coded.views.compactMap { view -> String? in
            view.isOfLibrary
                ? view.element.customModule
                : ViewRules.of(view.element.name).flatMap { FrameworkViews.module(ofClass: $0.type) }
        }
        let missing = Set(needed).subtracting(source.importedModules).sorted()
        let last = node.root.as(SourceFileSyntax.self)?.statements.last { $0.item.is(ImportDeclSyntax.self) }
        guard !missing.isEmpty, let last else { return nil }
        let layout = SwiftLayout(at: last.bytes.lowerBound, in: source)
        return TextEdit(
            insert: missing.map { layout.newline + "import \($0)" }.joined(), at: last.bytes.upperBound, order: "0")
    }

    // MARK: Properties

    /// Outlets become what they are an outlet to, where they are declared; other views stand behind the last of them.
    private func propertyEdits() throws(Obstacle) -> [TextEdit] {
        // A collection has views that are properties of their own.
        let asked = Set(draft.outlets.filter { !$0.connection.isCollection }.flatMap(\.connection.objects))
        let own = draft.coded.views.filter { !asked.contains($0.element) || $0.joining == .item }
            .map { members.property($0, "private let \(draft.names[$0.element] ?? "")") }
        let outlets = draft.outlets.sorted {
            $0.outlet.anchors.declaration.lowerBound < $1.outlet.anchors.declaration.lowerBound
        }
        guard let last = outlets.last else {
            if own.isEmpty { return [] }
            let properties = own.map { NewMember(name: "", lines: $0.flatMap(Self.wrapped)) }
            guard let added = ClassBody(of: node, in: source).inserting(properties: properties) else {
                throw Obstacle(
                    code: .classUnclear, reason: "\(draft.name) has no body that could be edited",
                    place: Place(path: source.path))
            }
            return [added]
        }
        return outlets.map { outlet in
            var lines = property(of: outlet)
            let isLast = outlet.outlet == last.outlet
            if isLast { lines = Array(([lines] + own).joined(separator: [""])) }
            let declaration = outlet.outlet.anchors.declaration
            let layout = SwiftLayout(at: declaration.lowerBound, in: source)
            lines = lines.flatMap(Self.wrapped)
            var text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
            text = String(text.dropFirst(layout.indentation.count))
            // Members of several lines have air between them.
            if lines.count > 1, isFollowed(declaration) { text += layout.newline }
            return TextEdit(declaration, text)
        }
    }

    private func property(of outlet: CellOutlet) -> [String] {
        let exposed = outlet.isExposed ? "@objc " : ""
        let words = [outlet.access, outlet.introducer, outlet.outlet.name].filter { !$0.isEmpty }
        let declaration = exposed + words.joined(separator: " ")
        let connection = outlet.connection
        if connection.isCollection {
            let names = connection.objects.map { draft.names[$0] ?? draft.constraintNames[$0] ?? "" }
            return [
                "\(declaration): \(outlet.keptType ?? outlet.outlet.wrappedType) = [\(names.joined(separator: ", "))]"
            ]
        }
        let object = connection.objects[0]
        if object == draft.cell.content {
            let words = [outlet.access, "var", outlet.outlet.name].filter { !$0.isEmpty }.joined(separator: " ")
            return ["\(exposed)\(words): \(outlet.keptType ?? "UIView") { contentView }"]
        }
        if let constraint = draft.constraints.first(where: { $0.element == object }) {
            return members.constraint(constraint, declaration, type: outlet.keptType)
        }
        guard let view = draft.coded.views.first(where: { $0.element == object }) else { return [] }
        return members.property(
            view, declaration, type: outlet.keptType, with: outlet.observer?.lines(of: view.noun) ?? [])
    }

    /// Whether code stands on the line below.
    private func isFollowed(_ range: Range<Int>) -> Bool {
        let line = source.lineRange(containing: range.upperBound)
        guard line.upperBound < source.bytes.count else { return false }
        let next = source.string(source.lineRange(containing: line.upperBound)).trimmed
        return !next.isEmpty && next != "}"
    }

    private static func wrapped(_ line: String) -> [String] {
        ViewMembers.wrapped("    " + line).map { String($0.dropFirst(4)) }
    }

    // MARK: Initializers

    private func initializerEdits() -> (initializing: [TextEdit], awaking: [TextEdit]) {
        let inlined = found.isAwakingShort ? found.awakingStatements.map(\.item.trimmedDescription) : []
        let above = draft.above.map { ["\($0.name)()"] } ?? []
        let rest =
            found.statements + above + (found.isAwakingShort ? inlined : ["\(draft.methods.setup)()"])
        let block =
            ([draft.initializer(rest), ViewMembers.unavailableCoder(found.coderModifiers)] + draft.layoutMethods)
        var gone = found.initializers.map(\.bytes)
        var awaking: [TextEdit] = []
        if let method = found.awaking {
            if found.isAwakingShort { gone.append(method.bytes) } else { awaking = renaming(method) }
        }
        gone.sort { $0.lowerBound < $1.lowerBound }
        guard let first = gone.first else { return ([inserting(block)], awaking) }
        let text = written(block, at: first.lowerBound)
        let others = LineRemoval(source, Array(gone.dropFirst())).edits
        return ([TextEdit(first, text)] + others, awaking)
    }

    /// The members as they stand at a place, without the indentation in front of the first.
    private func written(_ block: [[String]], at offset: Int) -> String {
        let layout = SwiftLayout(at: offset, in: source)
        let lines = block.joined(separator: [""]).flatMap(Self.wrapped)
        let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
        return String(text.dropFirst(layout.indentation.count))
    }

    /// In front of the first method, above the heading and the comments that belong to it, else at the end.
    private func inserting(_ block: [[String]]) -> TextEdit {
        let members = node.memberBlock.members.map(\.decl)
        guard let method = members.first(where: { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) })
        else {
            let lines = block.joined(separator: [""]).flatMap(Self.wrapped)
            return ClassBody(of: node, in: source).inserting(methods: [NewMember(name: "", lines: lines)])
                ?? TextEdit(insert: "", at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        let start = method.positionAfterSkippingLeadingTrivia.utf8Offset
        var line = source.lineRange(containing: start)
        while line.lowerBound > 0 {
            let above = source.lineRange(containing: line.lowerBound - 1)
            let text = source.string(above).trimmed
            // What overrides the system's methods stands under one heading with the initializers.
            guard text.hasPrefix("//"), !(text.contains("MARK") && isOverride(method)) else { break }
            line = above
        }
        let layout = SwiftLayout(at: start, in: source)
        let lines = block.joined(separator: [""]).flatMap(Self.wrapped)
        let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
        return TextEdit(insert: text + layout.newline + layout.newline, at: line.lowerBound, order: "1")
    }

    private func isOverride(_ member: DeclSyntax) -> Bool {
        member.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "override" } ?? false
    }

    /// `override func awakeFromNib()` becomes a method that the initializer calls.
    private func renaming(_ method: FunctionDeclSyntax) -> [TextEdit] {
        let start = method.modifiers.first?.bytes.lowerBound ?? method.funcKeyword.bytes.lowerBound
        var edits = [
            TextEdit(start..<method.name.bytes.upperBound, "private func \(draft.methods.setup)")
        ]
        let statements = method.body?.statements.map { $0 } ?? []
        if let call = statements.first(where: { $0.item.trimmedDescription == "super.awakeFromNib()" }) {
            var range = StatementLines(of: source).range(of: call.bytes, takesBlankLine: false)
            // The line below is empty where the call stood for itself.
            let next = source.lineRange(containing: range.upperBound)
            if range.upperBound < source.bytes.count, source.string(next).trimmed.isEmpty {
                range = range.lowerBound..<next.upperBound
            }
            edits.append(TextEdit(range, ""))
        }
        return edits
    }
}
