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
            constraintNames: draft.constraintNames, visible: draft.visible)
    }

    var text: String {
        let root = draft.views[0]
        // What the controller asks for cannot be private.
        var all = members.views.map { view in
            let access = members.visible.contains(view.element) ? "" : "private "
            return members.property(view, "\(access)let \(draft.names[view.element] ?? "")")
        }
        all += draft.constraints.filter { members.visible.contains($0.element) }.map { constraint in
            members.constraint(
                constraint, "private(set) lazy var \(draft.constraintNames[constraint.element] ?? "")")
        }
        all.append(initializer(root))
        all.append(ViewMembers.unavailableCoder())
        if draft.views.count > 1 { all.append(ViewMembers.method(draft.methods.hierarchy, members.hierarchy)) }
        let activation = members.activation
        if !activation.isEmpty { all.append(ViewMembers.method(draft.methods.constraints, activation)) }
        let body = all.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }.flatMap(ViewMembers.wrapped)
        let lines =
            draft.imports.map { "import \($0)" } + [
                "", "/// The view of `\(draft.screen.type.name)`.", "final class \(draft.className): \(root.type) {",
            ] + body + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func initializer(_ root: CodedView) -> [String] {
        var lines = ["override init(frame: CGRect) {", "    super.init(frame: frame)"]
        lines += root.settings.flatMap { $0.lines(of: nil) }.map { "    " + $0 }
        if draft.views.count > 1 { lines.append("    \(draft.methods.hierarchy)()") }
        if !draft.constraints.isEmpty { lines.append("    \(draft.methods.constraints)()") }
        lines += draft.links.compactMap { link in
            link.object.map {
                "    \(draft.names[link.view] ?? "").\(link.property) = \($0 == draft.screen.view ? "self" : draft.names[$0] ?? "")"
            }
        }
        return lines + ["}"]
    }
}
