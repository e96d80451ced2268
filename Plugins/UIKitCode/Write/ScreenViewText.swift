import SwiftWriting
import TransformKit

/// Writes the Swift of the class that builds a screen's view.
struct ScreenViewText {
    private let draft: ScreenDraft
    /// What the controller asks for, which cannot be private.
    private let visible: Set<Element>

    init(_ draft: ScreenDraft) {
        self.draft = draft
        visible = draft.visible
    }

    var text: String {
        let root = draft.views[0]
        var members = draft.views.dropFirst().map(property)
        members += draft.constraints.filter { visible.contains($0.element) }.map(constraint)
        members.append(initializer(root))
        members.append([
            "@available(*, unavailable)", "required init?(coder: NSCoder) {",
            "    fatalError(\"init(coder:) has not been implemented\")", "}",
        ])
        if draft.views.count > 1 {
            members.append(["private func \(draft.methods.hierarchy)() {"] + hierarchy.map { "    " + $0 } + ["}"])
        }
        let constraints = constraintLines
        if !constraints.isEmpty {
            members.append(["private func \(draft.methods.constraints)() {"] + constraints.map { "    " + $0 } + ["}"])
        }
        let body = members.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }.flatMap(Self.wrapped)
        let lines =
            draft.imports.map { "import \($0)" } + [
                "", "/// The view of `\(draft.screen.type.name)`.", "final class \(draft.className): \(root.type) {",
            ] + body + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A constraint that would be longer than most teams let a line be gets two.
    private static func wrapped(_ line: String) -> [String] {
        guard line.count > 120, let opening = line.range(of: ".constraint(") ?? line.range(of: "NSLayoutConstraint(")
        else { return [line] }
        let indentation = line.prefix { $0 == " " } + "    "
        return [String(line[..<opening.upperBound]), indentation + String(line[opening.upperBound...])]
    }

    // MARK: Properties

    private func property(_ view: CodedView) -> [String] {
        let name = draft.names[view.element] ?? ""
        let access = visible.contains(view.element) ? "" : "private "
        if view.settings.isEmpty, view.preparation.isEmpty { return ["\(access)let \(name) = \(view.creation)"] }
        let local = view.noun
        return ["\(access)let \(name): \(view.type) = {"] + view.preparation.map { "    " + $0 }
            + ["    let \(local) = \(view.creation)"]
            + view.settings.flatMap { $0.lines(of: local) }.map { "    " + $0 }
            + ["    return \(local)", "}()"]
    }

    /// A constraint that the controller knows; it is made when it is asked for, since it needs the views that it ties.
    private func constraint(_ constraint: CodedConstraint) -> [String] {
        let name = draft.constraintNames[constraint.element] ?? ""
        guard constraint.needsName else { return ["private(set) lazy var \(name) = \(constraint.expression)"] }
        return [
            "private(set) lazy var \(name): NSLayoutConstraint = {", "    let constraint = \(constraint.expression)",
        ]
            + settings(of: constraint, "constraint").map { "    " + $0 } + ["    return constraint", "}()"]
    }

    private func settings(of constraint: CodedConstraint, _ name: String) -> [String] {
        var lines: [String] = []
        if constraint.priority != 1000 {
            lines.append("\(name).priority = \(SwiftNumber.priority(constraint.priority))")
        }
        if let identifier = constraint.identifier { lines.append("\(name).identifier = \(identifier.swiftLiteral)") }
        return lines
    }

    // MARK: Methods

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

    private var hierarchy: [String] {
        draft.views.dropFirst().flatMap { view -> [String] in
            let name = draft.names[view.element] ?? ""
            let container = view.container.flatMap { draft.names[$0] }.map { $0 + "." } ?? ""
            let joining: String? =
                switch view.joining {
                case .subview: "\(container)addSubview(\(name))"
                case .arrangedSubview: "\(container)addArrangedSubview(\(name))"
                case .contentSubview: "\(container)contentView.addSubview(\(name))"
                case .item: nil
                }
            let items = draft.views.filter { $0.joining == .item && $0.container == view.element }
                .compactMap { draft.names[$0.element] }
            let list = items.isEmpty ? [] : ["\(name).items = [\(items.joined(separator: ", "))]"]
            return [joining].compactMap(\.self) + list
        }
    }

    private var constraintLines: [String] {
        if draft.constraints.isEmpty { return [] }
        var locals: [String] = []
        var entries: [String] = []
        for constraint in draft.constraints {
            guard let name = draft.constraintNames[constraint.element] else {
                entries.append(constraint.expression)
                continue
            }
            entries.append(name)
            if visible.contains(constraint.element) { continue }
            locals.append("let \(name) = \(constraint.expression)")
            locals += settings(of: constraint, name)
        }
        return locals + ["NSLayoutConstraint.activate(["] + entries.map { "    \($0)," } + ["])"]
    }
}
