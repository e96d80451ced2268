extension ProjectGraph {
    /// Whether a file belongs to tests: by its targets, else by its folder.
    public func isTest(_ path: String) -> Bool {
        let targets = targets.targets(of: path)
        if !targets.isEmpty { return targets.allSatisfy(\.isTest) }
        return path.split(separator: "/").dropLast().contains { folder in
            folder == "tests" || ["Tests", "Test", "Specs", "Spec"].contains { folder.hasSuffix($0) }
        }
    }
}
