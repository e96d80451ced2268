@_exported import YAMLCode

extension YAMLReader {
    /// The tree, or nil when the file is not one YAML document, and what is wrong with it, as recipes' problems.
    public static func read(path: String, bytes: [UInt8]) -> (node: YAMLNode?, problems: [RecipeProblem]) {
        let (node, problems) = parse(path: path, bytes: bytes)
        return (node, problems.map { RecipeProblem(at: $0.place, $0.message, suggestion: $0.suggestion) })
    }
}
