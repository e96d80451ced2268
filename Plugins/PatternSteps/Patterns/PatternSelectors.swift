import ProjectFiles
import TransformKit

/// The selectors that all steps share, and what is wrong with their values.
enum PatternSelectors {
    static let descriptions = [
        OptionDescription(
            "element", .string,
            "Only elements of these names as documents write them: `label`, `button | *Field`, `!view`."),
        OptionDescription(
            "class", .string, "Only elements of these custom classes: `Card*`; `!*` for none."),
        OptionDescription(
            "subclasses", .boolean, default: .boolean(false),
            "Also elements whose custom class descends from one of `class`, as far as the project declares it."),
        OptionDescription("key", .string, "Only elements with such a `key`: `backgroundColor`."),
        OptionDescription("id", .string, "Only objects with these ids."),
        OptionDescription(
            "attributes", .map(.string),
            "Only elements whose attributes say this, each by its name or as `child.name`: `YES`, `Card*`, `a | b`, "
                + "`!left`, `*` for there, `!*` for not there, `> 17 & <= 20`, `= text` to the letter."),
        OptionDescription(
            "parent", .string, "Only elements directly in one of these: `stackView`, `view(Card*)`, `!scrollView`."),
        OptionDescription("ancestor", .string, "Only elements anywhere inside one of these, written as `parent`."),
        OptionDescription(
            "has", .string, "Only elements with such a child, by name or key: `fontDescription`, `!constraints`."),
        OptionDescription(
            "system", .choice(["iOS", "macOS", "tvOS", "watchOS"]), "Only documents of this system."),
        OptionDescription("document", .string, "Only documents whose path matches: `**/Cells/*.xib`."),
    ]

    /// Selectors that say which elements are meant, and not merely where they are.
    private static let telling = ["element", "class", "key", "id", "attributes", "has"]

    /// - Parameter isChecked: whether names that no known document has are mistakes.
    static func problems(_ selection: OptionValues, isChecked: Bool) -> [OptionProblem] {
        var problems = choiceProblems(selection) + valueProblems(selection)
        if isChecked, problems.isEmpty { problems = NameProblems(selection).all }
        if !telling.contains(where: { selection[$0] != nil }) {
            problems.append(
                OptionProblem("element", "say which elements are meant: every element of every document would be"))
        }
        if selection.boolean("subclasses") == true, selection.string("class") == nil {
            problems.append(OptionProblem("subclasses", "says nothing without “class”"))
        }
        return problems
    }

    private static func choiceProblems(_ selection: OptionValues) -> [OptionProblem] {
        let names = ["element", "class", "key", "id"].filter { name in
            selection.string(name).map { NameChoice($0) == nil } ?? false
        }
        let relatives = ["parent", "ancestor", "has"].filter { name in
            selection.string(name).map { RelativeChoice($0) == nil } ?? false
        }
        let document = selection.string("document").flatMap { text -> OptionProblem? in
            do throws(PathPattern.Failure) {
                _ = try PathPattern(text)
                return nil
            } catch {
                return OptionProblem("document", "cannot use “\(text)”: \(error)")
            }
        }
        return names.map { OptionProblem($0, "a name is missing; write `name`, `one | other` or `!name`") }
            + relatives.map {
                OptionProblem($0, "cannot be read; write `name`, `name(Class)`, `one | other` or `!name`")
            }
            + [document].compactMap { $0 }
    }

    private static func valueProblems(_ selection: OptionValues) -> [OptionProblem] {
        (selection.map("attributes") ?? []).compactMap { entry in
            guard case .string(let text) = entry.value else { return nil }
            do throws(ValuePattern.Fault) {
                _ = try ValuePattern(text)
                return nil
            } catch {
                return OptionProblem("attributes", "of “\(entry.key)”: \(error.message)")
            }
        }
    }
}
