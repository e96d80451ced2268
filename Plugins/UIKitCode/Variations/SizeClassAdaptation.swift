import Layout
import TransformKit

/// Writes what a class of views does to follow the size classes: a method that sets what differs, called once the views
/// are there and each time that the traits change.
struct SizeClassAdaptation {
    /// Constraints that are active in the same size classes.
    struct Group {
        let installation: PartialInstallation
        /// The property that holds them.
        let name: String
        let constraints: [CodedConstraint]
    }

    /// The groups of one set of conditions: one for when any of them holds, and one for when none does.
    private struct Choice {
        let conditions: [SizeClassCondition]
        var when: Group?
        var unless: Group?
    }

    let groups: [Group]
    private let choices: [Choice]
    private let assignments: [(target: String, standard: String, values: [VariedValue])]
    private let locals: [(condition: SizeClassCondition, name: String)]
    private let method: String
    private let registers: Bool

    /// - Parameters:
    ///   - views: all views, and that of the class itself.
    ///   - names: the properties of the views; the class's own view has none.
    ///   - registers: whether every system that the app runs on calls closures as traits change.
    ///   - free: gives a name that no other member has.
    /// - Returns: Nil where nothing differs by size class.
    init?(
        _ views: [CodedView], names: [Element: String], constraints: [CodedConstraint],
        constraintNames: [Element: String], registers: Bool, free: (String) -> String
    ) {
        var assignments: [(target: String, standard: String, values: [VariedValue])] = []
        for view in views {
            let head = names[view.element].map { $0 + "." } ?? ""
            assignments += view.varied.map { (head + $0.property, $0.standard, $0.values) }
        }
        assignments += constraints.filter { !$0.constants.isEmpty }.map { constraint in
            let name = constraintNames[constraint.element] ?? ""
            return ("\(name).constant", constraint.standardConstant, constraint.constants)
        }
        let groups = Self.groups(constraints, free)
        guard !assignments.isEmpty || !groups.isEmpty else { return nil }
        var choices: [Choice] = []
        for group in groups {
            let conditions = group.installation.conditions
            let known = choices.firstIndex { $0.conditions == conditions }
            let number = known ?? choices.endIndex
            if known == nil { choices.append(Choice(conditions: conditions)) }
            if group.installation.isUnless { choices[number].unless = group } else { choices[number].when = group }
        }
        let conditions = choices.flatMap(\.conditions) + assignments.flatMap { $0.values.map(\.condition) }
        locals = conditions.withoutRepeats.map { ($0, free("is" + $0.words.capitalizedFirst)) }
        self.groups = groups
        self.choices = choices
        self.assignments = assignments
        self.registers = registers
        method = free("adaptToSizeClasses")
    }

    private static func groups(_ constraints: [CodedConstraint], _ free: (String) -> String) -> [Group] {
        let partial = constraints.filter { $0.installation != nil }
        let written = Set(partial.compactMap(\.installation))
        // Where one group is for compact heights and another one for regular heights, one question decides about both.
        func merged(_ installation: PartialInstallation) -> PartialInstallation {
            guard !installation.isUnless, installation.conditions.count == 1,
                let opposite = installation.conditions[0].opposite, opposite.words < installation.conditions[0].words,
                [true, false].contains(where: { written.contains(.init(isUnless: $0, conditions: [opposite])) })
            else { return installation }
            return PartialInstallation(isUnless: true, conditions: [opposite])
        }
        let kinds = partial.compactMap { $0.installation.map(merged) }.withoutRepeats
        return kinds.map { kind in
            Group(
                installation: kind, name: free(kind.words + "Constraints"),
                constraints: partial.filter { $0.installation.map(merged) == kind })
        }
    }

    /// The constraints that the method activates, in its order.
    func activated(in sizeClasses: SizeClasses) -> [CodedConstraint] {
        choices.flatMap { choice in
            [choice.when, choice.unless].compactMap(\.self).filter { $0.installation.holds(in: sizeClasses) }
                .flatMap(\.constraints)
        }
    }

    // MARK: Code

    /// The statements of an initializer of a class, behind those that tie the views.
    func start(in className: String) -> [String] {
        let call = ["\(method)()"]
        if !registers { return call }
        let traits = [
            ("Horizontal", locals.contains { $0.condition.horizontal != nil }),
            ("Vertical", locals.contains { $0.condition.vertical != nil }),
        ].filter(\.1).map { "UITrait\($0.0)SizeClass.self" }
        return call + [
            "registerForTraitChanges([\(traits.joined(separator: ", "))]) { (view: \(className), _) in",
            "    view.\(method)()", "}",
        ]
    }

    /// What UIKit calls as traits change; nil where the initializer registers for that.
    var observer: [String]? {
        if registers { return nil }
        return [
            "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
            "    super.traitCollectionDidChange(previousTraitCollection)", "    \(method)()", "}",
        ]
    }

    /// The method that sets what differs.
    var body: [String] { ViewMembers.method(method, statements) }

    private var statements: [String] {
        locals.map { "let \($0.name) = \($0.condition.expression)" }
            + assignments.map { "\($0.target) = \(choice(among: $0.values, else: $0.standard))" } + activation
    }

    private func choice(among values: [VariedValue], else standard: String) -> String {
        if values.count == 1, [values[0].text, standard].allSatisfy(["true", "false"].contains) {
            return (standard == "true" ? "!" : "") + name(of: values[0].condition)
        }
        return values.map { "\(name(of: $0.condition)) ? \($0.text) : " }.joined() + standard
    }

    private func name(of condition: SizeClassCondition) -> String {
        locals.first { $0.condition == condition }?.name ?? ""
    }

    /// What is taken out goes first, so that no moment has constraints that contradict each other.
    private var activation: [String] {
        guard choices.count == 1, let only = choices.first else {
            return choices.flatMap { statement("deactivate", $0, $0.unless, $0.when) }
                + choices.flatMap { statement("activate", $0, $0.when, $0.unless) }
        }
        func lines(_ leaving: Group?, _ coming: Group?) -> [String] {
            [leaving.map { "deactivate(\($0.name))" }, coming.map { "activate(\($0.name))" }].compactMap(\.self)
                .map { "    NSLayoutConstraint.\($0)" }
        }
        return ["if \(question(only)) {"] + lines(only.unless, only.when) + ["} else {"] + lines(only.when, only.unless)
            + ["}"]
    }

    private func statement(_ verb: String, _ choice: Choice, _ first: Group?, _ second: Group?) -> [String] {
        switch (first, second) {
        case (let first?, let second?):
            ["NSLayoutConstraint.\(verb)(\(question(choice)) ? \(first.name) : \(second.name))"]
        case (let first?, nil):
            ["if \(question(choice)) {", "    NSLayoutConstraint.\(verb)(\(first.name))", "}"]
        case (nil, let second?):
            ["if !\(bracketed(choice)) {", "    NSLayoutConstraint.\(verb)(\(second.name))", "}"]
        case (nil, nil): []
        }
    }

    private func question(_ choice: Choice) -> String { choice.conditions.map(name).joined(separator: " || ") }

    private func bracketed(_ choice: Choice) -> String {
        choice.conditions.count == 1 ? question(choice) : "(\(question(choice)))"
    }
}
