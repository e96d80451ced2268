import Foundation
public import TransformKit

/// The parts of a fixture, read from its file or its folder.
public struct FixtureContents: Sendable {
    /// The whole recipe, as YAML.
    let recipe: String
    /// Files beside the recipe, which its options may name.
    let beside: FileTree
    /// The highest safety level to take; nil where the case names none that there is.
    public let allowed: Safety?
    /// The project before the recipe runs.
    public let before: FileTree
    /// The project afterwards; nil where nothing may change.
    public let after: FileTree?
    /// The expected plan, a line for each change; nil where the case does not say.
    public let plan: String?
    /// Lines of the project that something in the plan has to be about.
    let marks: [FixtureMark]
    /// The lint rule, report or command that the case is about; nil for a transform's.
    let part: FixturePart?
    /// What that part gives.
    let output: String?

    /// Whether nobody wrote or recorded yet what comes out.
    public var saysNothing: Bool {
        after == nil && output == nil && (plan ?? "").allSatisfy(\.isWhitespace)
    }

    /// The bytes of a file that an option names, relative to the recipe.
    func file(named path: String) -> [UInt8]? {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        if path.hasPrefix("before/") { return before.files[String(path.dropFirst("before/".count))] }
        return beside.files[path]
    }
}

extension FixtureContents {
    /// Reads the folder form.
    init(folder: String) throws {
        recipe = try String(contentsOfFile: folder + "/recipe.yml", encoding: .utf8)
        var beside = FileTree()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !Self.parts.contains(name) {
            // A folder has no bytes; it counts all the same, as what a case should not have.
            beside.files[name] = FileManager.default.contents(atPath: folder + "/" + name).map(Array.init) ?? []
        }
        self.beside = beside
        allowed = Self.level(try? String(contentsOfFile: folder + "/allow", encoding: .utf8))
        before = FileTree(folder + "/before")
        let after = folder + "/after"
        self.after = FileManager.default.fileExists(atPath: after) ? FileTree(after) : nil
        plan = try? String(contentsOfFile: folder + "/plan.txt", encoding: .utf8)
        marks = []
        part = nil
        output = nil
    }

    /// The names in a case's folder that mean something.
    static let parts: Set = ["recipe.yml", "allow", "before", "after", "plan.txt"]

    static func level(_ text: String?) -> Safety? {
        guard let text else { return .safe }
        return Safety(rawValue: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
