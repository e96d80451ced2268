import OptionReading
import SourceText
import TransformKit
import YAMLCode

/// Checks one step against the description of its transform.
struct StepChecker {
    let transforms: [String: TransformDescription]
    /// The transforms, whose `problems(with:selection:)` check values of the right types.
    let types: [String: any Transform.Type]
    let files: OptionFileReader
    let problems: ProblemLog

    /// Checks a step; nil when there is no such transform. A step whose values have problems never runs, as its recipe
    /// does not.
    func step(from draft: StepDraft) -> RecipeStep? {
        let safety = maximumSafety(of: draft)
        guard let transform = transform(of: draft) else { return nil }
        let options = Section(key: "with", other: "select", known: transform.options, others: transform.selectors)
        let selection = Section(key: "select", other: "with", known: transform.selectors, others: transform.options)
        let countBefore = problems.problems.count
        let step = RecipeStep(
            id: draft.id.value, transformID: transform.id,
            options: values(of: draft.options, in: options, of: transform, at: draft.place),
            selection: values(of: draft.selection, in: selection, of: transform, at: draft.place),
            maximumSafety: safety, files: draft.filters, place: draft.place)
        // A transform only checks values that are of the types it declared.
        if problems.problems.count == countBefore { refuseWhatTransformRefuses(step, draft) }
        return step
    }

    private func refuseWhatTransformRefuses(_ step: RecipeStep, _ draft: StepDraft) {
        guard let type = types[step.transformID] else { return }
        for problem in type.problems(with: step.options, selection: step.selection) {
            let written = (draft.options + draft.selection).first { $0.entry.key == problem.name }
            problems.add(at: written?.entry.value.place ?? draft.place, "\"\(problem.name)\": \(problem.message)")
        }
    }

    /// The keys of `with:` or `select:` that a transform knows, and those that belong into the other one.
    private struct Section {
        let key: String
        let other: String
        let known: [OptionDescription]
        let others: [OptionDescription]

        var noun: String { key == "with" ? "option" : "selector" }
    }

    private func transform(of draft: StepDraft) -> TransformDescription? {
        let id = draft.transform.value
        if let transform = transforms[id] { return transform }
        let ids = transforms.keys.sorted()
        let advice = Spelling.advice(for: id, among: ids, called: "transform")
        problems.add(
            at: draft.transform.place, "unknown transform \"\(id)\"; \(advice)",
            suggestion: Spelling.nearest(to: id, among: ids))
        return nil
    }

    private func maximumSafety(of draft: StepDraft) -> Safety? {
        guard let safety = draft.safety else { return nil }
        let value = ValueReader(problems: problems).value(
            of: safety.node, as: .choice(Safety.allCases.map(\.rawValue)), called: "\"safety\"", in: safety.scope)
        guard case .string(let word)? = value else { return nil }
        return Safety(rawValue: word)
    }

    private func values(
        of entries: [ScopedEntry], in section: Section, of transform: TransformDescription, at place: Place
    ) -> OptionValues {
        for written in entries { refuseUnknown(written.entry, in: section, of: transform) }
        let known = section.known.map(\.name)
        // A misspelled name was just reported, and is not also missing.
        let given = entries.compactMap { Spelling.nearest(to: $0.entry.key, among: known) }
        var values = OptionValues()
        for option in section.known {
            let value = value(of: option, from: entries)
            // A parameter for a file can be set to none.
            let isNone = if case .file(let file)? = value { file.path.isEmpty } else { false }
            values[option.name] = (isNone ? nil : value) ?? option.defaultValue
            if option.isRequired, isNone || !given.contains(option.name) {
                let what = "the \(section.noun) \"\(option.name)\" of \"\(transform.id)\" is missing"
                problems.add(at: place, "\(what); add it under \"\(section.key)\": \(option.type)")
            }
        }
        return values
    }

    private func value(of option: OptionDescription, from entries: [ScopedEntry]) -> OptionValue? {
        guard let written = entries.first(where: { $0.entry.key == option.name }) else { return nil }
        return ValueReader(problems: problems, files: files).value(
            of: written.entry.value, as: option.type, called: "\"\(option.name)\"", in: written.scope)
    }

    private func refuseUnknown(_ entry: YAMLEntry, in section: Section, of transform: TransformDescription) {
        let names = section.known.map(\.name)
        guard !names.contains(entry.key) else { return }
        let what = "unknown \(section.noun) \"\(entry.key)\" of \"\(transform.id)\""
        if section.others.contains(where: { $0.name == entry.key }) {
            problems.add(at: entry.place, "\(what); it belongs under \"\(section.other)\"")
            return
        }
        let advice = Spelling.advice(for: entry.key, among: names, called: section.noun)
        problems.add(
            at: entry.place, "\(what); \(advice)", suggestion: Spelling.nearest(to: entry.key, among: names))
    }
}
