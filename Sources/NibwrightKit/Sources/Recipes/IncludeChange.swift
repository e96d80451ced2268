import OptionReading
import SourceText
import YAMLCode

/// Applies `except:` and `override:` to the steps of an included recipe.
struct IncludeChange {
    let include: WrittenInclude
    /// The included recipe, for messages.
    let path: String
    /// The parameters of the including recipe, in which the overrides were written.
    let scope: ParameterScope
    let problems: ProblemLog

    func apply(to steps: [StepDraft], mayMissSteps: Bool) -> [StepDraft] {
        if !mayMissSteps { refuseUnknownIDs(steps.map(\.id.value)) }
        let exceptions = Set(include.exceptions.map(\.value))
        return steps.filter { !exceptions.contains($0.id.value) }.map(changed)
    }

    private func changed(_ step: StepDraft) -> StepDraft {
        guard let change = include.overrides.first(where: { $0.stepID.value == step.id.value }) else { return step }
        var step = step
        step.apply(change, in: scope)
        return step
    }

    private func refuseUnknownIDs(_ ids: [String]) {
        let exceptions = include.exceptions.map(\.value)
        for exception in include.exceptions where !ids.contains(exception.value) {
            refuseUnknown(exception, among: ids)
        }
        for change in include.overrides {
            if exceptions.contains(change.stepID.value) {
                let message = "\"\(change.stepID.value)\" is left out by \"except\"; remove this override"
                problems.add(at: change.stepID.place, message)
            } else if !ids.contains(change.stepID.value) {
                refuseUnknown(change.stepID, among: ids)
            }
        }
    }

    private func refuseUnknown(_ id: Written<String>, among ids: [String]) {
        let advice = Spelling.advice(for: id.value, among: ids, called: "step")
        problems.add(
            at: id.place, "unknown step \"\(id.value)\" in \"\(path)\"; \(advice)",
            suggestion: Spelling.nearest(to: id.value, among: ids))
    }
}
