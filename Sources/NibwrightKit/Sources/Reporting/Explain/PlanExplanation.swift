public import Planning
public import Recipes
import SourceText
public import TransformKit

/// Why something of a project changes under a recipe, or why it does not.
public struct PlanExplanation {
    private let recipe: Recipe
    private let plan: Plan
    private let transforms: [String: TransformDescription]
    private let style: TerminalStyle

    /// - Parameters:
    ///   - recipe: the recipe whose plan is explained.
    ///   - plan: what the recipe does to the project.
    ///   - transforms: those that the recipe's steps run, by id.
    ///   - style: how the text is written for its terminal.
    public init(_ recipe: Recipe, _ plan: Plan, transforms: [String: TransformDescription], style: TerminalStyle) {
        self.recipe = recipe
        self.plan = plan
        self.transforms = transforms
        self.style = style
    }

    /// Whether the recipe changes or refuses anything of the subject.
    public func touches(_ subject: ProjectSubject) -> Bool {
        plan.changes.contains(where: subject.isTouched)
    }

    public func text(of subject: ProjectSubject) -> String {
        var text = style.bold("Recipe “\(recipe.name.printable)”") + "\n"
        for step in recipe.steps {
            let planned = plan.steps.first { $0.id == step.id }
            let changes = planned?.changes.filter(subject.isTouched) ?? []
            text += "  Step \(step.id.printable): "
            guard let planned, !changes.isEmpty else {
                text += silence(of: step, about: subject) + "\n"
                continue
            }
            let counts = ChangeStatus.allCases.compactMap { status -> String? in
                let count = changes.count { $0.status == status }
                return count == 0 ? nil : "\(count) \(status.words)"
            }
            text += counts.joined(separator: ", ") + "\n"
            for change in changes { text += entry(change, planned) }
        }
        return style.cleaned(text)
    }

    private func entry(_ change: PlannedChange, _ step: PlannedStep) -> String {
        let color = change.status == .accepted ? style.green : style.yellow
        var text = "    " + color(change.decisionWords) + ": \(change.title.printable)\n"
        text += wrapped("\(change.place)") + wrapped("why: \(change.reason)")
        if let code = change.code {
            let known = step.refusalCodes.first { $0.id == code }
            text += wrapped("\(Self.giver(of: code)) \(code): " + (known.map { "\($0.summary) \($0.advice)" } ?? ""))
        }
        if change.status == .heldBack, plan.decisions == nil {
            text += wrapped(
                "to take it: --allow \(change.safety.rawValue), or tick it on the page of `nibwright plan -o plan.html`"
            )
        }
        return text
    }

    /// A gate of the planner looks at what would be written; a transform at what is there.
    private static func giver(of code: String) -> String {
        RefusalCode.planner.contains { $0.id == code } ? "refused by the gate" : "refused by the transform as"
    }

    /// Why a step has nothing to say of the subject.
    private func silence(of step: RecipeStep, about subject: ProjectSubject) -> String {
        if let exclusion = step.exclusion(of: subject.path) { return "may not edit it, since \(exclusion.printable)" }
        if let unread = plan.unread.first(where: { $0.path == subject.path }) {
            return "the file was not read: \("\(unread.reason)".printable)"
        }
        var text = "proposes nothing here, neither a change nor a refusal"
        // What holds it back is often a limit that the recipe gives: 6 scenes, where max-scenes is 15.
        let options = step.options.names.compactMap { name in step.options[name].map { "\(name): \($0.words)" } }
            .filter { !$0.hasSuffix(": empty") }
        let selection = step.selection.names.compactMap { name in
            step.selection[name].map { "\(name): \($0.words)" }
        }.filter { !$0.hasSuffix(": empty") }
        if !selection.isEmpty { text += "; it selects " + selection.joined(separator: ", ").printable }
        if let transform = transforms[step.transformID] {
            text += ".\n      It looks for this: \(transform.summary.printable)"
        }
        if let content = subject.content { text += "\n      Here is: \(content.printable)." }
        if !options.isEmpty { text += "\n      It runs with \(options.joined(separator: ", ").printable)." }
        return text
    }

    private func wrapped(_ text: String) -> String {
        style.wrapped(text.printable, indent: "      ").map { style.dim($0) + "\n" }.joined()
    }
}
