import SourceText
public import TransformKit

/// Explains a refusal's code, for `nibwright explain`.
public enum RefusalCodePage {
    /// The code as the planner and each of some transforms declare it; nil where none does.
    public static func text(_ id: String, of transforms: [TransformDescription]) -> String? {
        var givers: [RefusalCode: [String]] = [:]
        for code in RefusalCode.planner where code.id == id { givers[code] = ["the planner"] }
        for transform in transforms {
            for code in transform.refusals where code.id == id { givers[code, default: []].append(transform.id) }
        }
        if givers.isEmpty { return nil }
        let parts = givers.sorted { $0.value[0] < $1.value[0] }.map { code, names in
            "\n\(code.summary)\n\(code.advice)\nGiven by \(names.joined(separator: ", ")).\n"
        }
        return ("# \(id)\n" + parts.joined()).printableLines
    }
}
