extension FixtureCase {
    /// Says whether the case is about a part: the one that `part:` names, else one that a step of its recipe uses.
    ///
    /// - Throws: ``FixtureFault`` for a file that is not written as it should be.
    public func isAbout(_ id: String) throws -> Bool {
        let contents = try contents()
        if let part = contents.part { return part.id == id }
        return contents.recipe.split(separator: "\n").contains { line in
            let words = line.split { " {},\"'".contains($0) }
            guard let key = words.firstIndex(of: "use:"), key + 1 < words.count else { return false }
            return words[key + 1] == id
        }
    }
}
