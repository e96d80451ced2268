import OptionReading
import SourceText
import TransformKit
import YAMLCode

/// Gives each parameter of a recipe its value: what was set, or else the default.
struct ParameterBinder {
    let file: RecipeFile
    let problems: ProblemLog
    let files: OptionFileReader
    private var values: ValueReader { ValueReader(problems: problems, files: files) }

    /// Values from the command line.
    func scope(settings: [String: String]) -> ParameterScope {
        for name in settings.keys.sorted() { refuseUnknown(name, at: nil) }
        return scope { name, type in
            settings[name].map { text in
                values.value(ofSetting: text, as: type, called: "\"\(name)\"").map { value in
                    ParameterValue(type: type, value: value, text: text)
                }
            }
        } whenMissing: { parameter in
            let name = parameter.name.value
            let message = "the parameter \"\(name)\" has no value; give it one with \"--set \(name)=…\", or a default"
            problems.add(at: parameter.name.place, message)
        }
    }

    /// Values from the recipe that includes this one, which may refer to that recipe's parameters.
    func scope(settings: [YAMLEntry], from outer: ParameterScope, at include: Place) -> ParameterScope {
        for entry in settings { refuseUnknown(entry.key, at: entry.place) }
        return scope { name, type in
            settings.first { $0.key == name }.map { value(of: $0.value, as: type, called: name, in: outer) }
        } whenMissing: { parameter in
            let name = parameter.name.value
            let message = "\"\(file.path)\" needs a value for \"\(name)\"; add \"set: { \(name): … }\""
            problems.add(at: include, message)
        }
    }

    /// `setting` gives nil for a parameter that was not set, and no value for one that was set wrongly.
    private func scope(
        setting: (_ name: String, _ type: OptionType) -> ParameterValue??,
        whenMissing: (WrittenParameter) -> Void
    ) -> ParameterScope {
        var scope = ParameterScope()
        for parameter in file.parameters {
            let name = parameter.name.value
            let fallback = defaultValue(of: parameter)
            let isSet = parameter.type.flatMap { setting(name, $0) }
            if let set = isSet {
                scope.declare(name, set)
            } else {
                if parameter.type != nil, parameter.isRequired { whenMissing(parameter) }
                scope.declare(name, fallback)
            }
        }
        return scope
    }

    private func defaultValue(of parameter: WrittenParameter) -> ParameterValue? {
        guard let type = parameter.type, let node = parameter.defaultValue else { return nil }
        return value(of: node, as: type, called: "default", in: .defaults)
    }

    private func value(
        of node: YAMLNode, as type: OptionType, called name: String, in scope: ParameterScope
    ) -> ParameterValue? {
        guard let value = values.value(of: node, as: type, called: "\"\(name)\"", in: scope) else { return nil }
        return ParameterValue(type: type, value: value, text: values.text(of: node, in: scope))
    }

    private func refuseUnknown(_ name: String, at place: Place?) {
        let names = file.parameters.map(\.name.value)
        guard !names.contains(name) else { return }
        let recipe = file.name?.value ?? file.path
        let advice =
            names.isEmpty
            ? "\"\(recipe)\" has no parameters" : Spelling.advice(for: name, among: names, called: "parameter")
        problems.add(
            at: place, "unknown parameter \"\(name)\"; \(advice)",
            suggestion: Spelling.nearest(to: name, among: names))
    }
}
