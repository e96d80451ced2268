import ProjectFiles
public import Recipes

extension RecipeStep {
    /// Why the step may not edit a file, naming the patterns that keep it out; nil where it may.
    public func exclusion(of path: String) -> String? {
        for filter in files {
            if let pattern = filter.exclude.first(where: { Self.matches($0, path) }) {
                return "the recipe's files exclude it: \"\(pattern)\""
            }
            if !filter.include.isEmpty, !filter.include.contains(where: { Self.matches($0, path) }) {
                let patterns = filter.include.map { "\"\($0)\"" }.joined(separator: ", ")
                return "the recipe's files include \(patterns) alone"
            }
        }
        return nil
    }

    private static func matches(_ pattern: String, _ path: String) -> Bool {
        (try? PathPattern(pattern))?.matches(path) ?? false
    }
}
