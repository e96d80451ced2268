import SourceText
public import TransformKit
public import YAMLCode

/// Reads values for described options from the command line, as texts by name.
public struct SettingReader: Sendable {
    private let files: OptionFileReader

    public init(files: OptionFileReader = .none) {
        self.files = files
    }

    /// All that is wrong with what was given.
    public struct Invalid: Error {
        /// Never empty.
        public let problems: [InputProblem]
    }

    /// The values, defaults filled in.
    ///
    /// - Parameter owner: what has the options, in messages: `"rename-class"`.
    public func values(
        _ settings: [String: String], of options: [OptionDescription], called owner: String
    ) throws(Invalid) -> OptionValues {
        let problems = ProblemLog()
        let values = values(settings, of: options, called: owner, problems)
        guard problems.problems.isEmpty else { throw Invalid(problems: InputProblem.sorted(problems.problems)) }
        return values
    }

    package func values(
        _ settings: [String: String], of options: [OptionDescription], called owner: String, _ problems: ProblemLog
    ) -> OptionValues {
        let names = options.map(\.name)
        for name in settings.keys.sorted() where !names.contains(name) {
            let advice =
                names.isEmpty ? "it has none" : Spelling.advice(for: name, among: names.sorted(), called: "option")
            problems.add(
                at: nil, "unknown option \"\(name)\" of \(owner); \(advice)",
                suggestion: Spelling.nearest(to: name, among: names))
        }
        let reader = ValueReader(problems: problems, files: files)
        var values = OptionValues()
        for option in options {
            guard let text = settings[option.name] else {
                values[option.name] = option.defaultValue
                if option.isRequired {
                    problems.add(
                        at: nil, "\(owner) needs a value for \"\(option.name)\", \(option.type): \(option.summary)")
                }
                continue
            }
            values[option.name] =
                reader.value(ofSetting: text, as: option.type, called: "\"\(option.name)\"") ?? option.defaultValue
        }
        return values
    }
}
