import ProjectFiles
import TransformKit

/// Finds texts that code asks for by a key that no table has.
struct LocalizedKeyRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "localized-key-not-found",
        summary: "Code asks for a text by a key that no table of translations has, in no language.",
        rationale: """
            `NSLocalizedString` then gives the key itself: a key such as `menu.title` is what users see. Correct the key, or add \
            it. Keys that are texts by themselves are counted in one note for each table, since they are shown in the \
            language in which they are written. Catalogs (`.xcstrings`) get their keys from Xcode, and are left out.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let tables = KeysOfTables(graph)
        if tables.isEmpty { return [] }
        let calls = LocalizedCall.all(in: graph).filter { !graph.isTest($0.source.path) }
        var findings: [LintFinding] = []
        var texts: [TableOfProject: [LocalizedCall]] = [:]
        let missing = tables.mostlyMissing(calls, in: graph)
        var seen: Set<[String]> = []
        for call in calls {
            let table = TableOfProject(folder: graph.projectFolder(of: call.source.path), name: call.table)
            guard let keys = tables[table], !keys.contains(call.key),
                seen.insert([table.folder, table.name, call.key]).inserted
            else { continue }
            guard call.isSymbolic else {
                texts[table, default: []].append(call)
                continue
            }
            let nearest = Misspelling.nearest(to: call.key, in: keys)
            findings.append(
                LintFinding(
                    call.place,
                    "No \(table.name).strings has the key “\(call.key)”, so users see the key."
                        + (nearest.map { " Is “\($0)” meant?" } ?? ""),
                    doubt: Doubt.first(
                        (
                            missing.contains(table),
                            "most of what code asks this table for is not in it, so it may come later"
                        ))))
        }
        for (table, calls) in texts {
            let shown = calls.prefix(3).map { "“\($0.key.prefix(60))”" }.joined(separator: ", ")
            let count = calls.count == 1 ? "A text" : "\(calls.count) texts"
            findings.append(
                LintFinding(
                    calls[0].place,
                    "\(count) that code asks \(table.name).strings for \(calls.count == 1 ? "is" : "are") in it in no language: "
                        + "\(shown)\(calls.count > 3 ? ", …" : ""). Add \(calls.count == 1 ? "it" : "them") to be translated.",
                    doubt: "the code brings them in the language in which it is written"))
        }
        return findings
    }
}

/// A table of a project, by its name.
private struct TableOfProject: Hashable {
    let folder: String
    let name: String
}

/// The keys that the tables of each name have in any language.
private struct KeysOfTables {
    private var keys: [TableOfProject: Set<String>] = [:]
    /// Tables that could not be read, and catalogs, to which Xcode adds what code asks for.
    private var unknown: Set<TableOfProject> = []

    var isEmpty: Bool { keys.isEmpty }

    init(_ graph: ProjectGraph) {
        for table in TranslationTable.all(in: graph) {
            switch table {
            case .strings(let strings):
                keys[Self.table(strings.path, graph), default: []].formUnion(strings.entries.map(\.key))
            case .catalog(let catalog): unknown.insert(Self.table(catalog.path, graph))
            case .refused(let source, _): unknown.insert(Self.table(source.path, graph))
            }
        }
        for path in graph.paths where path.hasSuffix(".stringsdict") {
            guard let source = graph.text(at: path), let list = try? PropertyListValue.read(source).get(),
                case .dictionary(let members) = list.content
            else {
                unknown.insert(Self.table(path, graph))
                continue
            }
            keys[Self.table(path, graph), default: []].formUnion(members.map(\.name))
        }
        // A table outside of any language is not read.
        for path in graph.paths where path.hasSuffix(".strings") && graph.text(at: path) == nil {
            unknown.insert(Self.table(path, graph))
        }
    }

    /// Tables that lack most of what code asks them for: they may be brought in before each release.
    func mostlyMissing(_ calls: [LocalizedCall], in graph: ProjectGraph) -> Set<TableOfProject> {
        var counts: [TableOfProject: (found: Int, missing: Int)] = [:]
        for call in calls {
            let table = TableOfProject(folder: graph.projectFolder(of: call.source.path), name: call.table)
            guard let keys = self[table] else { continue }
            if keys.contains(call.key) {
                counts[table, default: (0, 0)].found += 1
            } else {
                counts[table, default: (0, 0)].missing += 1
            }
        }
        return Set(counts.filter { $0.value.missing > 1 && $0.value.missing > $0.value.found }.keys)
    }

    private static func table(_ path: String, _ graph: ProjectGraph) -> TableOfProject {
        TableOfProject(folder: graph.projectFolder(of: path), name: LocalizedFile(path: path).baseName)
    }

    /// Nil for a table whose keys are not known.
    subscript(table: TableOfProject) -> Set<String>? { unknown.contains(table) ? nil : keys[table] }
}

/// A call of `NSLocalizedString` with a key that is written out.
private struct LocalizedCall {
    let source: SourceText
    let offset: Int
    let key: String
    let table: String
    /// Whether the call says what to show where no table has the key.
    let hasValue: Bool

    var place: Place { Place(source, at: offset) }

    /// Whether users see the key, and the key is a name for a text rather than the text.
    var isSymbolic: Bool {
        guard !hasValue, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }) else {
            return false
        }
        let parts = key.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
        return parts.count > 1 && !parts.contains(where: \.isEmpty) && key.contains(where: \.isLetter)
    }

    static func all(in graph: ProjectGraph) -> [LocalizedCall] {
        NameOccurrences(of: ["NSLocalizedString"], in: graph)["NSLocalizedString"].compactMap { occurrence in
            if occurrence.lineBefore.contains("//") { return nil }
            var reader = CallReader(bytes: occurrence.source.bytes, place: occurrence.offset)
            guard let found = reader.read() else { return nil }
            return LocalizedCall(
                source: occurrence.source, offset: occurrence.offset, key: found.key, table: found.table,
                hasValue: found.hasValue)
        }
    }

    /// Reads a call's arguments where they are literals; anything else ends it.
    private struct CallReader {
        let bytes: [UInt8]
        var place: Int

        /// - Returns: nil where the key or the table is no plain literal of this bundle.
        mutating func read() -> (key: String, table: String, hasValue: Bool)? {
            place += "NSLocalizedString".utf8.count
            skipSpace()
            guard take("(") else { return nil }
            skipSpace()
            guard let key = literal(), !key.isEmpty else { return nil }
            var table = "Localizable"
            var hasValue = false
            while true {
                skipSpace()
                if take(")") { return (key, table, hasValue) }
                guard take(",") else { return nil }
                skipSpace()
                let label = word()
                if label == "bundle" { return nil }
                if !label.isEmpty {
                    skipSpace()
                    // Objective-C has no labels: what comes second is the comment.
                    guard take(":") else { return ["nil", "NULL"].contains(label) ? (key, table, hasValue) : nil }
                    skipSpace()
                }
                guard let value = literal() else { return label == "comment" ? (key, table, hasValue) : nil }
                if label == "tableName" { table = value }
                if label == "value", !value.isEmpty { hasValue = true }
            }
        }

        private mutating func skipSpace() { while place < bytes.count, bytes[place] <= 0x20 { place += 1 } }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
            place += 1
            return true
        }

        private mutating func word() -> String {
            let start = place
            while place < bytes.count, (0x61...0x7A).contains(bytes[place] | 0x20) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }

        private mutating func literal() -> String? {
            _ = take("@")
            guard take("\"") else { return nil }
            var text: [UInt8] = []
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                switch byte {
                case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
                case UInt8(ascii: "\n"): return nil
                case UInt8(ascii: "\\"):
                    guard place < bytes.count else { return nil }
                    switch bytes[place] {
                    case UInt8(ascii: "n"): text.append(0x0A)
                    case UInt8(ascii: "t"): text.append(0x09)
                    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): text.append(bytes[place])
                    // A value put in, or a character by its number.
                    default: return nil
                    }
                    place += 1
                default: text.append(byte)
                }
            }
            return nil
        }
    }
}
