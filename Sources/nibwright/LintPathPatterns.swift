import Foundation
import Linting
import ProjectFiles
import ProjectGraph

/// Reads `--paths`: patterns of the project, or of the working folder where these match more.
struct LintPathPatterns {
    private let root: String
    private let workingFolder: String

    /// - Parameters:
    ///   - root: the project's folder, absolute.
    ///   - workingFolder: absolute, without links.
    init(root: String, workingFolder: String) {
        self.root = root
        self.workingFolder = workingFolder
    }

    /// - Parameter paths: all of the project.
    func patterns(_ texts: [String], matching paths: [String]) throws -> [PathPattern] {
        try texts.map { text in
            let readings = try readings(of: text)
            if let pattern = readings.first(where: { pattern in paths.contains { pattern.matches($0) } }) {
                return pattern
            }
            throw Failure(
                .usage, "--paths \"\(text)\" matches nothing; patterns are relative to the project, \(root)")
        }
    }

    /// The pattern as one of the project, then in the other ways in which the user may have meant it.
    private func readings(of text: String) throws -> [PathPattern] {
        var texts = text.hasPrefix(root + "/") ? [String(text.dropFirst(root.count + 1))] : [text]
        if workingFolder.hasPrefix(root + "/") {
            let below = workingFolder.dropFirst(root.count + 1)
            texts.append(Self.escaped(below) + "/" + (text.hasPrefix("./") ? String(text.dropFirst(2)) : text))
        } else if root.hasPrefix(workingFolder + "/") {
            let above = root.dropFirst(workingFolder.count + 1) + "/"
            let plain = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
            if plain.hasPrefix(above), plain.count > above.count { texts.append(String(plain.dropFirst(above.count))) }
        }
        // A folder's name means all that is in it.
        return try texts.flatMap { [$0, $0 + "/"] }.map(pattern)
    }

    private func pattern(_ text: String) throws -> PathPattern {
        do throws(PathPattern.Failure) {
            return try PathPattern(text)
        } catch {
            throw Failure(.usage, "--paths cannot use \"\(text)\": \(error)")
        }
    }

    private static func escaped(_ folder: Substring) -> String {
        folder.map { "\\*?[]{},".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
