import Foundation
import SourceText

/// The findings that a project had when its team decided to see only new ones.
public struct LintBaseline: Sendable {
    /// The baseline's path where configuration names none.
    public static let defaultPath = ".nibwright-baseline.json"
    private static let version = 1
    private static let advice = "delete the file and write it anew with: nibwright lint --write-baseline"

    /// One finding that is not reported again.
    struct Entry: Sendable {
        let key: FindingKey
        let place: Place
    }

    let entries: [Entry]

    /// The reason why a file is no baseline.
    public struct Unreadable: Error, Hashable, Sendable {
        public let message: String
    }

    init(entries: [Entry]) {
        self.entries = entries
    }

    /// Reads what `text` wrote.
    ///
    /// - Parameters:
    ///   - path: project-relative; stale entries are reported there.
    ///   - bytes: the file as it stands.
    public init(path: String, bytes: [UInt8]) throws(Unreadable) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(bytes))
        } catch {
            let isTorn = bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "<<<<<<<".utf8) }
            throw Unreadable(
                message: isTorn
                    ? "it holds an unresolved conflict; resolve it, or \(Self.advice)"
                    : "it is not a baseline; mend it, or \(Self.advice)")
        }
        guard file.version == Self.version else {
            throw Unreadable(
                message: "it is of version \(file.version); this nibwright reads \(Self.version); \(Self.advice)")
        }
        let lines = Self.entryLines(bytes, count: file.findings.count)
        entries = file.findings.enumerated().map { number, record in
            let position = lines.map { SourcePosition(line: $0[number], column: 1) }
            return Entry(key: record.key, place: Place(path: path, position: position))
        }
    }

    /// The lines of the entries; nil for a file that was formatted in another way.
    private static func entryLines(_ bytes: [UInt8], count: Int) -> [Int]? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let found = lines.indices.filter { lines[$0].drop { $0 == 0x20 }.starts(with: "{\"".utf8) }.map { $0 + 1 }
        return found.count == count ? found : nil
    }

    /// The file: sorted, one finding a line, so that version control shows what came and went.
    static func text(_ keys: [FindingKey]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = keys.sorted().compactMap { key in
            (try? encoder.encode(Record(key))).map { "    " + String(decoding: $0, as: UTF8.self) }
        }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"version\": \(version),\n  \"findings\": \(list)\n}\n"
    }

    private struct File: Decodable {
        let version: Int
        let findings: [Record]
    }

    private struct Record: Codable {
        let path: String
        let rule: String
        let object: String?
        let line: String?
        let message: String

        init(_ key: FindingKey) {
            path = key.path
            rule = key.rule
            object = if case .object(let id) = key.anchor { id } else { nil }
            line = if case .line(let text) = key.anchor { text } else { nil }
            message = key.message
        }

        var key: FindingKey {
            FindingKey(
                rule: rule, path: path, anchor: object.map { .object($0) } ?? line.map { .line($0) } ?? .file,
                message: message)
        }
    }
}
