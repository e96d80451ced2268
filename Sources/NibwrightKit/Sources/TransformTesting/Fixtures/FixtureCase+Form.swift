import Foundation

extension FixtureCase {
    /// Lists in sentences what is wrong with the case itself, such as a missing plan; empty for a sound case.
    public func formFaults() -> [String] {
        let contents: FixtureContents
        var faults = form == .folder ? folderFaults() : []
        do { contents = try self.contents() } catch { return faults + ["it cannot be read: \(error)"] }
        let strangers = contents.beside.files.keys.filter { !contents.isNamedByRecipe($0) }.sorted()
        if !strangers.isEmpty {
            faults.append("it holds \(strangers.joined(separator: ", ")), which means nothing in a case")
        }
        if contents.before.files.isEmpty { faults.append("it has no file before") }
        if contents.part != nil {
            if contents.output == nil { faults.append("it has no output") }
            return faults
        }
        if contents.plan == nil { faults.append("it has no plan") }
        if contents.allowed == nil { faults.append("it allows a level that there is not") }
        if description.hasPrefix("skip-") == (contents.after != nil) {
            faults.append(
                contents.after == nil
                    ? "nothing changes in it, so its name has to begin with skip-"
                    : "something changes in it, so its name may not begin with skip-")
        }
        let isPlain = description.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
        if !isPlain { faults.append("its name is not a behavior in lower case with hyphens") }
        if contents.before == contents.after { faults.append("before and after are equal") }
        return faults
    }

    private func folderFaults() -> [String] {
        ["recipe.yml", "before"].filter { !FileManager.default.fileExists(atPath: path + "/" + $0) }
            .map { "it has no \($0)" }
    }
}

extension FixtureContents {
    /// Whether the recipe takes a file of the case, such as a palette beside it, as an option.
    fileprivate func isNamedByRecipe(_ file: String) -> Bool {
        let words = recipe.split { $0.isWhitespace || "\"'[]{},".contains($0) }
        return words.contains { $0 == file || $0 == "./" + file }
    }
}
