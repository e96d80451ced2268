import SwiftWriting
import TransformKit

/// Writes the Swift of the class that builds a screen's view.
struct ScreenViewText {
    private let draft: ScreenDraft
    private let members: ViewMembers

    init(_ draft: ScreenDraft) {
        self.draft = draft
        members = ViewMembers(
            views: Array(draft.views.dropFirst()), names: draft.names, constraints: draft.constraints,
            constraintNames: draft.constraintNames, visible: draft.visible, adaptation: draft.adaptation)
    }

    var text: String {
        let root = draft.views[0]
        let rows = draft.rows.map { $0.table.members(draft.names, asked: $0.code.asked) } ?? []
        let makers = CellMakers(members.views, draft.className)
        // What the controller asks for cannot be private.
        var all = members.views.map { view in
            let access = members.visible.contains(view.element) ? "" : "private "
            let declaration = "\(access)let \(draft.names[view.element] ?? "")"
            if let call = makers.calls[view.element] { return ["\(declaration) = \(call)"] }
            return members.property(view, declaration)
        }
        all += draft.constraints.filter(members.isProperty).map { constraint in
            let access = members.visible.contains(constraint.element) ? "private(set)" : "private"
            return members.constraint(
                constraint, "\(access) lazy var \(draft.constraintNames[constraint.element] ?? "")")
        }
        all += members.constraintGroups
        all += rows
        all.append(initializer(root))
        all.append(ViewMembers.unavailableCoder())
        if let observer = draft.adaptation?.observer { all.append(observer) }
        let hierarchy = members.hierarchy
        if !hierarchy.isEmpty { all.append(ViewMembers.method(draft.methods.hierarchy, hierarchy)) }
        let activation = members.activation
        if !activation.isEmpty { all.append(ViewMembers.method(draft.methods.constraints, activation)) }
        if let adaptation = draft.adaptation { all.append(adaptation.body) }
        all += makers.methods
        let body = all.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }.flatMap(ViewMembers.wrapped)
        let lines =
            draft.imports.map { "import \($0)" } + [
                "", "/// The \(draft.rows == nil ? "view" : "table") of `\(draft.screen.type.name)`.",
                "final class \(draft.className): \(root.type) {",
            ] + body + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func initializer(_ root: CodedView) -> [String] {
        let arguments = root.creation.dropFirst(root.type.count + 1)
        let isPlain = arguments == ")"
        var lines =
            draft.rows == nil
            ? ["override init(frame: CGRect) {", "    super.init(frame: frame)"]
            : ["init() {", "    super.init(\(isPlain ? "frame: .zero, style: .plain)" : arguments)"]
        lines += root.settings.flatMap { $0.lines(of: nil) }.map { "    " + $0 }
        if !members.hierarchy.isEmpty { lines.append("    \(draft.methods.hierarchy)()") }
        if !members.activation.isEmpty { lines.append("    \(draft.methods.constraints)()") }
        lines += (draft.adaptation?.start(in: draft.className) ?? []).map { "    " + $0 }
        lines += draft.links.compactMap { link in
            link.object.map {
                "    \(draft.names[link.view] ?? "").\(link.property) = \($0 == draft.screen.view ? "self" : draft.names[$0] ?? "")"
            }
        }
        return lines + ["}"]
    }
}
