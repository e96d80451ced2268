import Foundation

/// The repository whose sources the tests look at: its files, and what each of them imports.
enum House {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Paths of the Swift files below a folder, relative to the repository, without those below the excluded folders.
    static func swiftFiles(in folder: String, excluding excluded: [String] = []) -> [String] {
        let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        let paths = (found?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter { path in
            path.hasSuffix(".swift") && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
        }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The modules that a file imports, with the lines; what stands inside a text of many lines is no code of the file.
    static func imports(of path: String) throws -> [(module: String, line: Int)] {
        var isInText = false
        var found: [(String, Int)] = []
        for (number, line) in try text(path).components(separatedBy: "\n").enumerated() {
            if !isInText, let module = module(importedBy: line) { found.append((module, number + 1)) }
            if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
        }
        return found
    }

    /// `@_exported public import struct Foundation.Date` imports Foundation.
    private static func module(importedBy line: String) -> String? {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
        else { return nil }
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = kinds.contains(String(words[keyword + 1])) ? words.dropFirst(keyword + 2).first : words[keyword + 1]
        return name.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }

    private static let accessLevels: Set = ["public", "package", "internal", "private", "fileprivate"]
}
