import Foundation

/// A text that a test has to come to, in a file that is written anew when `NIBWRIGHT_UPDATE_FIXTURES` is set.
public struct GoldenFile: Sendable {
    /// Absolute.
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// Whether golden files are written instead of compared.
    public static var isUpdating: Bool { ProcessInfo.processInfo.environment["NIBWRIGHT_UPDATE_FIXTURES"] != nil }

    /// What to say about a text that is not the file's; nil where it is, or where the file now holds it.
    ///
    /// A CI machine never writes: what it ran would prove itself.
    public func difference(from text: String) throws -> String? {
        if Self.isUpdating {
            guard ProcessInfo.processInfo.environment["CI"] == nil else {
                return "a CI machine does not record fixtures"
            }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            return nil
        }
        guard let expected = FileManager.default.contents(atPath: path) else {
            return "there is no \(path); to make it: NIBWRIGHT_UPDATE_FIXTURES=1 make test"
        }
        if Array(expected) == Array(text.utf8) { return nil }
        return "not what \(path) holds, but:\n\(text)to take it: NIBWRIGHT_UPDATE_FIXTURES=1 make test"
    }
}
