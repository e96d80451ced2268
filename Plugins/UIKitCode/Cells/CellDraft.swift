import TransformKit

/// All that is known about a cell that becomes code.
struct CellDraft {
    let cell: Cell
    let coded: CodedCell
    /// The name of its class, which may be a new one.
    let name: String
    /// What its class does already; nil for a new one.
    let `class`: CellClass?
    /// The properties of the views, and `contentView`.
    let names: [Element: String]
    let constraints: [CodedConstraint]
    let constraintNames: [Element: String]
    let outlets: [CellOutlet]
    let actions: [ActionFate]
    let links: [ScreenConnections.Link]
    /// Translated texts, whose tables change with the code.
    let texts: MovedTexts
    /// The edits by which classes of views get initializers for code.
    let initializers: [FileEdit]
    /// What a class above does as it awakes, which the initializer has it do; nil for nothing.
    let above: AwakeningMethod?
    /// The names of the methods that put the views into each other, activate the constraints and do what awaking did.
    let methods: (hierarchy: String, constraints: String, setup: String)

    /// Members of the class for the views.
    var members: ViewMembers {
        ViewMembers(
            views: coded.views, names: names, constraints: constraints, constraintNames: constraintNames,
            visible: Set(outlets.flatMap(\.connection.objects)))
    }

    /// The initializer that a list calls, with the lines in front of what the class did already.
    ///
    /// - Parameters:
    ///   - rest: what the class did in its initializers and in `awakeFromNib`.
    ///   - hasParts: whether UIKit's own labels are spoken of, which it places.
    func initializer(_ rest: [String], hasParts: Bool = true) -> [String] {
        let modifiers = `class`?.initializerModifiers ?? "override"
        var lines =
            cell.kind == .tableCell
            ? [
                "\(modifiers) init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
                "    super.init(style: \(coded.style.map { "." + $0 } ?? "style"), reuseIdentifier: reuseIdentifier)",
            ] : ["\(modifiers) init(frame: CGRect) {", "    super.init(frame: frame)"]
        var statements = coded.settings.flatMap { $0.lines(of: nil) }
        statements += coded.contentSettings.flatMap { $0.lines(of: "contentView") }
        for part in hasParts ? coded.parts : [] {
            statements += part.settings.flatMap { $0.lines(of: part.property + "?") }
        }
        if !coded.views.isEmpty { statements.append("\(methods.hierarchy)()") }
        if !constraints.isEmpty { statements.append("\(methods.constraints)()") }
        statements += links.map { link in
            "\(names[link.view] ?? "").\(link.property) = \(link.object.map { names[$0] ?? "" } ?? "self")"
        }
        statements += actions.flatMap { action -> [String] in
            let name = names[action.connection.control] ?? ""
            if action.connection.control.isNamed("barButtonItem") {
                return ["\(name).target = self", "\(name).action = \(action.selector)"]
            }
            return ["\(name).addTarget(self, action: \(action.selector), for: .\(action.connection.event))"]
        }
        lines += (statements + rest).map { "    " + $0 }
        return lines + ["}"]
    }

    /// The methods behind the initializers.
    var layoutMethods: [[String]] {
        let members = members
        var methods: [[String]] = []
        if !coded.views.isEmpty { methods.append(ViewMembers.method(self.methods.hierarchy, members.hierarchy)) }
        let activation = members.activation
        if !activation.isEmpty { methods.append(ViewMembers.method(self.methods.constraints, activation)) }
        return methods
    }

    /// The file of a new class.
    ///
    /// - Parameters:
    ///   - imports: the modules that its views are from.
    ///   - list: the words for whose cell it is.
    func fileText(_ imports: [String], of list: String) -> String {
        let members = members
        var all = coded.views.map { members.property($0, "private let \(names[$0.element] ?? "")") }
        all += [initializer([]), ViewMembers.unavailableCoder()] + layoutMethods
        let body = all.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }.flatMap(ViewMembers.wrapped)
        let lines =
            imports.map { "import \($0)" } + [
                "", "/// A cell of `\(list)`.", "final class \(name): \(cell.kind.systemClass) {",
            ] + body + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A class with nothing but what is written, from which the layout is read back.
    var proofText: String {
        let members = members
        var all = coded.views.map { members.property($0, "private let \(names[$0.element] ?? "")") }
        all += constraints.filter { members.visible.contains($0.element) }.map { constraint in
            members.constraint(constraint, "private(set) lazy var \(constraintNames[constraint.element] ?? "")")
        }
        all.append(initializer([], hasParts: false))
        all += layoutMethods
        let body = all.joined(separator: [""]).map { "    " + $0 }
        return (["final class \(name): \(cell.kind.systemClass) {"] + body + ["}"]).joined(separator: "\n")
            + "\n"
    }
}
