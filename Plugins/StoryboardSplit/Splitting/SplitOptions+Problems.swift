import TransformKit

extension SplitOptions {
    /// Returns the mistakes in values that have the right types.
    static func problems(with options: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        if let maximum = options.integer("max-scenes"), maximum < 1 {
            problems.append(OptionProblem("max-scenes", "A storyboard has at least 1 scene, so give 1 or more."))
        }
        let map = options.map("map") ?? []
        let isMapped = options.string("by") == "map"
        if isMapped && map.isEmpty {
            problems.append(
                OptionProblem("map", "`by: map` needs a `map:` of scenes to storyboards, such as `Login*: Login`."))
        }
        if !map.isEmpty, let word = options.string("by"), !["flow", "map"].contains(word) {
            problems.append(
                OptionProblem("by", "`map:` is given and `by: \(word)` would not follow it; leave one of the two out."))
        }
        return problems
    }
}
