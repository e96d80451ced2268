import Foundation
public import TransformKit

/// A fixture shows one behavior of a transform: it has a recipe, a project and what becomes of it, in one file or a
/// folder.
///
/// A case in one file, `the-behavior-it-shows.fixture`, is written as Docs/Plugins.md ("Fixtures") says. A case in a
/// folder holds `recipe.yml`, the project in `before`, what becomes of it in `after` (without it nothing may change),
/// every change with its status in `plan.txt`, and in `allow` the highest safety level to take, `safe` where there is
/// none. Files that an option of the recipe names may lie beside it.
///
/// The plan, and of a case in one file the outcome too, is written anew when `NIBWRIGHT_UPDATE_FIXTURES` is set, which
/// a CI machine refuses. Beside the outcome every case proves the house rules: a second run plans nothing, the outcome
/// reads without new errors, the patch gives what `apply` gives, undo restores every byte, and the plan does not depend
/// on the number of threads.
public struct FixtureCase: Sendable, CustomStringConvertible {
    /// How a case is stored.
    enum Form: Sendable {
        case folder, file
    }

    /// The folder's or the file's absolute path.
    public let path: String
    let form: Form

    /// Describes a case that is stored in a folder; nothing is read yet.
    public init(folder: String) {
        path = folder
        form = .folder
    }

    /// Describes a case that is stored in one file; nothing is read yet.
    public init(file: String) {
        path = file
        form = .file
    }

    /// The behavior that the case shows, which its folder or file is named after.
    public var description: String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return form == .file ? String(name.dropLast(Self.fileEnding.count)) : name
    }

    private static let fileEnding = ".fixture"

    /// Every case below a folder, in either form, by name.
    public static func all(in folder: String) -> [FixtureCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { named($0, in: folder) }.sorted { $0.description < $1.description }
    }

    /// Finds a case below a folder by its behavior, in either form; nil where there is none.
    public static func named(_ name: String, in folder: String) -> FixtureCase? {
        let path = folder + "/" + name
        if name.hasSuffix(fileEnding) { return FixtureCase(file: path) }
        if FileManager.default.fileExists(atPath: path + fileEnding) { return FixtureCase(file: path + fileEnding) }
        return FileManager.default.fileExists(atPath: path + "/recipe.yml") ? FixtureCase(folder: path) : nil
    }

    /// Reads what the case holds.
    ///
    /// - Throws: ``FixtureFault`` for a file that is not written as it should be.
    public func contents() throws -> FixtureContents {
        form == .file ? try FixtureText(path: path).contents() : try FixtureContents(folder: path)
    }

    /// Runs a transform's case and lists in sentences what does not hold; empty when everything does.
    public func failures(transforms: [any Transform.Type]) throws -> [String] { try failures(parts: transforms) }

    /// Runs the case and lists in sentences what does not hold; empty when everything does.
    ///
    /// - Parameter parts: those that the case may use, of any kind.
    public func failures(parts: [any PluginPart.Type]) throws -> [String] {
        let contents: FixtureContents
        do { contents = try self.contents() } catch let fault as FixtureFault { return [fault.description] }
        let transforms = parts.compactMap { $0 as? any Transform.Type }
        if let part = contents.part {
            let run = try FixturePartRun(self, contents, part, parts: parts)
            defer { run.cleanUp() }
            return try run.failures()
        }
        guard let allowed = contents.allowed else { return ["\(path) allows no level that there is"] }
        let run = try FixtureRun(self, contents, transforms: transforms, allowed: allowed)
        defer { run.cleanUp() }
        return try run.failures()
    }
}

/// A place in a fixture's file that is not written as it should be.
public struct FixtureFault: Error, CustomStringConvertible {
    let path: String
    /// From 1.
    let line: Int
    let message: String

    public var description: String { "\(path):\(line): \(message)" }
}
