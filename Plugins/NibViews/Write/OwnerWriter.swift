import SwiftWriting
import TransformKit

/// Writes the classes that had outlets and actions of what moved: an outlet of the new view, and properties that ask it.
struct OwnerWriter {
    private let draft: NibViewDraft
    private let graph: ProjectGraph

    init(_ draft: NibViewDraft, in graph: ProjectGraph) {
        self.draft = draft
        self.graph = graph
    }

    /// - Throws: the reason why a class cannot be edited.
    func edits() throws(Obstacle) -> [FileEdit] {
        var edits: [FileEdit] = []
        for owner in draft.owners { edits += try self.edits(of: owner) }
        return edits
    }

    private func edits(of owner: OwnerDraft) throws(Obstacle) -> [FileEdit] {
        let forwards = owner.forwards.reduce(into: [OwnerDraft.Forward]()) { unique, forward in
            if !unique.contains(where: { $0.outlet == forward.outlet }) { unique.append(forward) }
        }.sorted { $0.outlet.anchors.name.lowerBound < $1.outlet.anchors.name.lowerBound }
        let declaration = owner.type.declaration
        guard let source = graph.text(at: forwards.first?.outlet.path ?? declaration.path) else { return [] }
        // An outlet that kept its object kept it where the view was taken out of the hierarchy as well.
        let isWeak = forwards.allSatisfy { $0.outlet.ownership == .weak }
        let lines = outlet(owner, forwards.compactMap(\.observer), isWeak: isWeak)
        var edits: [FileEdit] = []
        if let present = owner.present {
            guard let text = graph.text(at: present.path) else { return [] }
            edits.append(.replace(path: present.path, narrowing(present, lines, in: text)))
        } else if let first = forwards.first {
            let start = source.startWithComments(of: first.outlet.anchors.declaration.lowerBound)
            let layout = SwiftLayout(
                source, indentation: SwiftLayout.indentation(at: start, in: source),
                step: SwiftLayout(of: source).step)
            let written = layout.lines(lines, depth: 0)
            let head = String(written[0].drop { $0 == " " || $0 == "\t" })
            let text = head + written.dropFirst().map { layout.newline + $0 }.joined()
            if first.uses == nil {
                let outlet = text + layout.newline + layout.indentation
                edits.append(.replace(path: source.path, TextEdit(insert: outlet, at: start, order: owner.outletName)))
            } else {
                let replaced = start..<first.outlet.anchors.declaration.upperBound
                edits.append(.replace(path: source.path, TextEdit(replaced, text)))
            }
        } else {
            guard let body = ClassBody(of: declaration, in: source),
                let edit = body.inserting(properties: [NewMember(name: owner.outletName, lines: lines)])
            else {
                throw Obstacle(
                    code: .actionUnclear, reason: "the class \(owner.type.name) has no body that could be edited",
                    place: Place(path: declaration.path))
            }
            edits.append(.replace(path: source.path, edit))
        }
        for attribute in owner.calls.compactMap(\.attribute) {
            edits.append(.replace(path: attribute.path, TextEdit(attribute.range, "")))
        }
        var gone: [String: [Range<Int>]] = [:]
        for forward in forwards {
            guard let text = graph.text(at: forward.outlet.path), let property = draft.properties[forward.number]
            else { continue }
            let declaration = forward.outlet.anchors.declaration
            if let uses = forward.uses {
                edits += uses.map { self.edit($0, of: forward.outlet, owner, property) }
                // The outlet of the view has the place of the first one.
                let isReplaced = owner.present == nil && forward.outlet == forwards[0].outlet
                if !isReplaced { gone[text.path, default: []].append(declaration) }
            } else {
                let line = forwarding(forward.outlet, to: "\(owner.outletName)?.\(property.name)", in: text)
                edits.append(.replace(path: text.path, TextEdit(declaration, line)))
            }
        }
        for (path, ranges) in gone.sorted(by: { $0.key < $1.key }) {
            guard let text = graph.text(at: path) else { continue }
            edits += LineRemoval(text, ranges).edits.map { .replace(path: path, $0) }
        }
        return edits
    }

    /// `titleLabel` becomes `cardView.titleLabel`.
    private func edit(
        _ use: OwnerReader.Use, of outlet: SwiftOutlet, _ owner: OwnerDraft, _ property: NibViewDraft.Property
    ) -> FileEdit {
        let mark = use.isOptional || owner.present?.optionality == .optional ? "?" : ""
        return .replace(
            path: use.path,
            TextEdit(
                use.offset..<use.offset + outlet.name.utf8.count, "\(owner.outletName)\(mark).\(property.name)"))
    }

    /// The outlet of the view, which hands the messages of its controls on.
    private func outlet(_ owner: OwnerDraft, _ observers: [OutletObserver], isWeak: Bool) -> [String] {
        let declaration =
            "@IBOutlet \(isPrivate(owner) ? "private " : "")\(isWeak ? "weak " : "")var \(owner.outletName): \(draft.className)!"
        if owner.calls.isEmpty, observers.isEmpty { return [declaration] }
        let calls = owner.calls.map { call in
            let handler = draft.handlers[call.handler]
            let parameter = !handler.takesSender ? "" : call.usesSender ? " sender in" : " _ in"
            let capture = !handler.takesSender ? "[weak self] in" : "[weak self]" + parameter
            let mark = owner.present?.optionality == .optional ? "?" : ""
            return "        \(owner.outletName)\(mark).\(handler.name) = { \(capture) \(call.text) }"
        }
        let observed = observers.flatMap(\.lines).map { $0.isEmpty ? "" : "        " + $0 }
        return ["\(declaration) {", "    didSet {"] + calls + observed + ["    }", "}"]
    }

    /// The outlet that was there, of the new class: `@IBOutlet weak var card: CardView! { didSet { … } }`
    private func narrowing(_ outlet: SwiftOutlet, _ lines: [String], in source: SourceText) -> TextEdit {
        let declaration = outlet.anchors.declaration
        let head = source.string(declaration.lowerBound..<outlet.anchors.name.upperBound)
        let mark = outlet.optionality == .optional ? "?" : "!"
        let layout = SwiftLayout(
            source, indentation: SwiftLayout.indentation(at: declaration.lowerBound, in: source),
            step: SwiftLayout(of: source).step)
        let observer = layout.lines(Array(lines.dropFirst()), depth: 0).map { layout.newline + $0 }.joined()
        return TextEdit(
            declaration, "\(head): \(draft.className)\(mark)" + (observer.isEmpty ? "" : " {" + observer))
    }

    /// Whether only the file of the outlet asks the view for what is in it.
    private func isPrivate(_ owner: OwnerDraft) -> Bool {
        let path = owner.forwards.first?.outlet.path ?? owner.type.declaration.path
        return owner.forwards.flatMap { $0.uses ?? [] }.allSatisfy { $0.path == path }
    }

    /// `private var titleLabel: UILabel! { return cardView?.titleLabel }`
    private func forwarding(_ outlet: SwiftOutlet, to expression: String, in source: SourceText) -> String {
        let access = outlet.anchors.access.map { source.string($0) + " " } ?? ""
        return "\(access)var \(outlet.name): \(outlet.type) { return \(expression) }"
    }
}

extension SourceText {
    /// Where the comments right above a declaration begin, a heading not among them; else where the declaration does.
    fileprivate func startWithComments(of offset: Int) -> Int {
        var start = offset
        while true {
            let line = lineRange(containing: start)
            guard line.lowerBound > 0 else { return start }
            let above = lineRange(containing: line.lowerBound - 1)
            let text = string(above)
            let words = text.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("//"), !words.contains("MARK") else { return start }
            start = above.lowerBound + text.utf8.count - words.utf8.count
        }
    }
}
