import Foundation

/// The text that a test expects, in a file that is written anew when `NIBWRIGHT_UPDATE_FIXTURES` is set.
public struct GoldenFile: Sendable {
    /// Absolute.
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// Whether golden files are written instead of compared.
    public static var isUpdating: Bool { ProcessInfo.processInfo.environment["NIBWRIGHT_UPDATE_FIXTURES"] != nil }

    /// Compares a text with the file's. Gives a sentence that says where they differ; nil where they are equal, or
    /// where the file was updated.
    ///
    /// A CI machine never writes: it would prove its own output.
    public func difference(from text: String) throws -> String? {
        if Self.isUpdating {
            if let refusal = Self.recordingRefusal { return refusal }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            return nil
        }
        guard let expected = FileManager.default.contents(atPath: path) else {
            return "there is no \(path); to make it: NIBWRIGHT_UPDATE_FIXTURES=1 make test"
        }
        return Self.difference(of: text, from: String(decoding: expected, as: UTF8.self), in: path)
    }

    /// Compares a text with the one that a file expects; nil where they are equal.
    static func difference(of text: String, from expected: String, in path: String) -> String? {
        if Array(expected.utf8) == Array(text.utf8) { return nil }
        return "not what \(path) holds, but:\n\(text)to take it: NIBWRIGHT_UPDATE_FIXTURES=1 make test"
    }

    /// Why nothing may be recorded on this machine; nil where it may.
    static var recordingRefusal: String? {
        ProcessInfo.processInfo.environment["CI"] == nil ? nil : "a CI machine does not record fixtures"
    }
}
