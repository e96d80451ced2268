public import Recipes

extension RecipeStep {
    /// Why the step may not edit a file, naming the patterns that keep it out; nil where it may.
    public func exclusion(of path: String) -> String? {
        switch EditScope(files).obstacle(to: path) {
        case nil: nil
        case .excluded(let pattern): "the recipe's files exclude it: \"\(pattern)\""
        case .notIncluded(let patterns):
            "the recipe's files include \(patterns.map { "\"\($0)\"" }.joined(separator: ", ")) alone"
        }
    }
}
