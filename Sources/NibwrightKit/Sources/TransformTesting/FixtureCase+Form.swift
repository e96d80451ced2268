import Foundation

extension FixtureCase {
    /// Lists in sentences what is wrong with the folder itself, such as a missing `plan.txt`; empty for a sound case.
    public func formFaults() -> [String] {
        var faults: [String] = []
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        let unknown = names.subtracting(["recipe.yml", "allow", "before", "after", "plan.txt"])
            .filter { !isNamedByRecipe($0) }.sorted()
        if !unknown.isEmpty {
            faults.append("it holds \(unknown.joined(separator: ", ")), which means nothing in a case")
        }
        for name in ["recipe.yml", "before", "plan.txt"] where !names.contains(name) {
            faults.append("it has no \(name)")
        }
        if allowed == nil { faults.append("its file allow names no safety level") }
        if description.hasPrefix("skip-") == names.contains("after") {
            faults.append("nothing may change where the name begins with skip-, and there alone: so no after, or one")
        }
        let isPlain = description.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
        if !isPlain { faults.append("its name is not a behavior in lower case with hyphens") }
        if FileTree(folder + "/before") == FileTree(folder + "/after") { faults.append("before and after are equal") }
        return faults
    }

    /// Whether the recipe takes a file of the case, such as a palette beside it, as an option.
    private func isNamedByRecipe(_ file: String) -> Bool {
        guard let recipe = try? String(contentsOfFile: folder + "/recipe.yml", encoding: .utf8) else { return false }
        let words = recipe.split { $0.isWhitespace || "\"'[]{},".contains($0) }
        return words.contains { $0 == file || $0 == "./" + file }
    }
}
