import SwiftWriting
import TransformKit

/// Writes the members of a class that makes views: a property for each, and the statements that put them into each other
/// and tie them.
struct ViewMembers {
    /// All views that the class makes, and the items of their toolbars; not the object of the class itself.
    let views: [CodedView]
    /// The properties of the views; an object of which the class has none is the class's own.
    let names: [Element: String]
    let constraints: [CodedConstraint]
    /// Constraints that are properties of the class, or locals, by their element.
    let constraintNames: [Element: String]
    /// Objects that other code asks for.
    let visible: Set<Element>
    /// What the class does to follow the size classes; nil where nothing differs by them.
    var adaptation: SizeClassAdaptation?

    /// Whether a constraint is a property of the class, since other members name it.
    func isProperty(_ constraint: CodedConstraint) -> Bool {
        visible.contains(constraint.element) || !constraint.constants.isEmpty
    }

    // MARK: Properties

    /// A view as a property that is made where it is declared.
    ///
    /// - Parameters:
    ///   - declaration: what stands in front of the type: `private let titleLabel`.
    ///   - type: the type, where it is not the view's own, such as an optional.
    ///   - statements: what is said of the view behind its settings, under the name of its noun.
    func property(
        _ view: CodedView, _ declaration: String, type: String? = nil, with statements: [String] = []
    ) -> [String] {
        let written = type.map { ": \($0)" }
        if view.settings.isEmpty, view.preparation.isEmpty, statements.isEmpty {
            return ["\(declaration)\(written ?? "") = \(view.creation)"]
        }
        let local = view.noun
        return ["\(declaration)\(written ?? ": \(view.type)") = {"] + view.preparation.map { "    " + $0 }
            + ["    let \(local) = \(view.creation)"]
            + (view.settings.flatMap { $0.lines(of: local) } + statements).map { "    " + $0 }
            + ["    return \(local)", "}()"]
    }

    /// A constraint as a property; it is made when it is asked for, since it needs the views that it ties.
    ///
    /// - Parameters:
    ///   - declaration: what stands in front of the type: `private(set) lazy var height`.
    ///   - type: the type, where it is another one than `NSLayoutConstraint`, such as an optional.
    func constraint(_ constraint: CodedConstraint, _ declaration: String, type: String? = nil) -> [String] {
        let settings = settings(of: constraint, "constraint")
        if settings.isEmpty {
            return ["\(declaration)\(type.map { ": \($0)" } ?? "") = \(constraint.expression)"]
        }
        return [
            "\(declaration): \(type ?? "NSLayoutConstraint") = {", "    let constraint = \(constraint.expression)",
        ]
            + settings.map { "    " + $0 } + ["    return constraint", "}()"]
    }

    private func settings(of constraint: CodedConstraint, _ name: String) -> [String] {
        var lines: [String] = []
        if constraint.priority != 1000 {
            lines.append("\(name).priority = \(SwiftNumber.priority(constraint.priority))")
        }
        if let identifier = constraint.identifier { lines.append("\(name).identifier = \(identifier.swiftLiteral)") }
        return lines
    }

    // MARK: Statements

    /// The statements that put the views into each other.
    var hierarchy: [String] {
        views.flatMap { view -> [String] in
            let name = names[view.element] ?? ""
            let container = view.container.flatMap { names[$0] }.map { $0 + "." } ?? ""
            let joining: String? =
                switch view.joining {
                case .subview: "\(container)addSubview(\(name))"
                case .arrangedSubview: "\(container)addArrangedSubview(\(name))"
                case .contentSubview: "\(container)contentView.addSubview(\(name))"
                case .item, .row: nil
                }
            let items = views.filter { $0.joining == .item && $0.container == view.element }
                .compactMap { names[$0.element] }
            let list = items.isEmpty ? [] : ["\(name).items = [\(items.joined(separator: ", "))]"]
            return [joining].compactMap(\.self) + list
        }
    }

    /// The statements that activate the constraints of all size classes; none where there are no such constraints.
    var activation: [String] {
        let everywhere = constraints.filter { $0.installation == nil }
        if everywhere.isEmpty { return [] }
        let (locals, entries) = entries(of: everywhere)
        return locals + ["NSLayoutConstraint.activate(["] + entries + ["])"]
    }

    /// Constraints as the entries of a list, and the statements in front of it that some of them need.
    private func entries(of constraints: [CodedConstraint]) -> (locals: [String], entries: [String]) {
        var locals: [String] = []
        let entries = constraints.map { constraint in
            guard let name = constraintNames[constraint.element] else { return "    \(constraint.expression)," }
            if !isProperty(constraint) {
                locals.append("let \(name) = \(constraint.expression)")
                locals += settings(of: constraint, name)
            }
            return "    \(name),"
        }
        return (locals, entries)
    }

    /// The constraints of some size classes as properties, made when they are asked for.
    var constraintGroups: [[String]] {
        (adaptation?.groups ?? []).map { group in
            let (locals, entries) = entries(of: group.constraints)
            if locals.isEmpty { return ["private lazy var \(group.name) = ["] + entries + ["]"] }
            return ["private lazy var \(group.name): [NSLayoutConstraint] = {"] + locals.map { "    " + $0 }
                + ["    return ["] + entries.map { "    " + $0 } + ["    ]", "}()"]
        }
    }

    /// A method of its own for some statements.
    static func method(_ name: String, _ statements: [String]) -> [String] {
        ["private func \(name)() {"] + statements.map { "    " + $0 } + ["}"]
    }

    /// The initializer that no document calls any more.
    static func unavailableCoder(_ modifiers: String = "required") -> [String] {
        [
            "@available(*, unavailable)", "\(modifiers) init?(coder: NSCoder) {",
            "    fatalError(\"init(coder:) has not been implemented\")", "}",
        ]
    }

    /// A constraint or a question that would be longer than most teams let a line be gets two.
    static func wrapped(_ line: String) -> [String] {
        if line.count > 120, let value = line.range(of: " = traitCollection.") {
            let indentation = line.prefix { $0 == " " } + "    "
            return [line[..<value.lowerBound] + " =", indentation + line[value.lowerBound...].dropFirst(3)]
                .map(String.init)
        }
        guard line.count > 120, let opening = line.range(of: ".constraint(") ?? line.range(of: "NSLayoutConstraint(")
        else { return [line] }
        let indentation = line.prefix { $0 == " " } + "    "
        return [String(line[..<opening.upperBound]), indentation + String(line[opening.upperBound...])]
    }
}
