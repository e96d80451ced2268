import ProjectFiles
import TransformKit

/// Finds languages that lack texts which the others have.
struct MissingTranslationRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "missing-translation",
        summary: "A language that lacks texts which most of the project's other languages have.",
        rationale: """
            Such a text appears in the development language, among others that are translated. A table of two languages \
            is held against the development language, one of more against what more than half of them have. Languages \
            of a region, such as `en-GB` beside `en`, may leave out what they share.
            """,
        level: .note)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        var gaps: [LanguageOfProject: [TranslationGap]] = [:]
        for gap in TranslatedTexts.all(in: graph).flatMap(\.gaps) where !RulePath.isForTests(gap.path) {
            gaps[LanguageOfProject(folder: graph.projectFolder(of: gap.path), language: gap.language), default: []]
                .append(gap)
        }
        return gaps.map { language, gaps in
            let sorted = gaps.sorted { (-$0.keys.count, $0.path) < (-$1.keys.count, $1.path) }
            return finding(language.language, sorted)
        }
    }

    private struct LanguageOfProject: Hashable {
        let folder: String
        let language: String
    }

    /// - Parameter gaps: one or more, the largest first.
    private func finding(_ language: String, _ gaps: [TranslationGap]) -> LintFinding {
        let total = gaps.reduce(0) { $0 + $1.keys.count }
        let shown = gaps.prefix(3).map { gap in
            let keys = gap.keys.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + (gap.keys.count > 3 ? ", …" : "")
            return "\(gap.keys.count) in \(gap.path) (\(keys))"
        }
        let rest = gaps.count > 3 ? ", and others in \(gaps.count - 3) more tables" : ""
        let texts = total == 1 ? "a text" : "\(total) texts"
        return LintFinding(
            Place(path: gaps[0].path),
            "The language \(language) lacks \(texts) that other languages have: \(shown.joined(separator: "; "))\(rest)."
        )
    }
}

/// The keys that one language lacks in one table.
struct TranslationGap {
    let path: String
    let language: String
    /// Sorted.
    let keys: [String]
}

/// One table in all of its languages.
private struct TranslatedTexts {
    /// The keys of each language, and the file that they stand in.
    private var languages: [String: (path: String, keys: Set<String>)] = [:]
    /// The language in which the app is written.
    private let source: String?
    /// Whether a document has the texts of that language, so that its table may lack them.
    private let hasOriginals: Bool

    static func all(in graph: ProjectGraph) -> [TranslatedTexts] {
        var tables: [TranslatedResource: [StringsTable]] = [:]
        var texts: [TranslatedTexts] = []
        for table in TranslationTable.all(in: graph) {
            switch table {
            case .strings(let strings):
                // What a system asks for by language stands there, not what all languages need.
                guard strings.file.language != nil, strings.file.baseName != "InfoPlist", !isInProduct(strings.path)
                else { continue }
                tables[TranslatedResource(strings.path), default: []].append(strings)
            case .catalog(let catalog): texts.append(TranslatedTexts(catalog))
            case .refused: continue
            }
        }
        let documents = Dictionary(grouping: graph.documents) { TranslatedResource($0.path) }
        return texts
            + tables.map { resource, tables in TranslatedTexts(tables, documents[resource] ?? []) }
    }

    /// Whether the file is part of something that was built elsewhere, such as a framework.
    private static func isInProduct(_ path: String) -> Bool {
        [".app/", ".framework/", ".xcframework/", ".bundle/", ".xpc/"].contains(where: path.contains)
    }

    private init(_ tables: [StringsTable], _ documents: [IBDocument]) {
        source = ["Base", "en", "English"].first { language in tables.contains { $0.file.language == language } }
        hasOriginals = !documents.isEmpty
        for table in tables {
            guard let language = table.file.language else { continue }
            let keys = table.entries.map(\.key).filter { key in
                // A translation of an object that is gone is another rule's finding.
                guard !documents.isEmpty, let named = TranslationKey(key) else { return true }
                return documents.contains { $0.object(id: named.objectID) != nil }
            }
            languages[language] = (table.path, Set(keys))
        }
    }

    private init(_ catalog: StringCatalog) {
        source = catalog.sourceLanguage
        hasOriginals = true
        let entries = catalog.entries.filter { $0.shouldTranslate && $0.extractionState != "stale" && !$0.key.isEmpty }
        for language in Set(catalog.languages + [catalog.sourceLanguage]) {
            let keys = entries.filter { entry in
                // The key is the text of the source language where nothing else is given.
                language == catalog.sourceLanguage || entry.localizations.contains { $0.language == language }
            }
            languages[language] = (catalog.path, Set(keys.map(\.key)))
        }
    }

    /// What each language lacks.
    var gaps: [TranslationGap] {
        // The originals' language need not have them in the table again.
        let full = languages.filter { language, _ in
            language != "Base" && !isRegional(language) && !(hasOriginals && language == source)
        }
        var counts: [String: Int] = [:]
        for (_, keys) in languages.values { for key in keys where counts[key] == nil { counts[key] = 0 } }
        for (_, keys) in full.values { for key in keys { counts[key, default: 0] += 1 } }
        return full.sorted { $0.key < $1.key }.compactMap { language, table in
            let missing = counts.filter { key, count in
                // A key that is a text by itself needs no translation into its own language.
                if table.keys.contains(key) || isOfSource(language) && !Self.isSymbolic(key) { return false }
                return full.count > 2 ? count * 2 > full.count : isInSource(key)
            }
            return missing.isEmpty
                ? nil : TranslationGap(path: table.path, language: language, keys: missing.keys.sorted())
        }
    }

    /// Whether a key is a name for a text rather than the text, as `menu.title` is.
    private static func isSymbolic(_ key: String) -> Bool {
        !key.contains(" ") && key.contains { $0 == "." || $0 == "_" }
    }

    /// Whether the app is written in the language; English may stand beside the `Base` texts, which then are English too.
    private func isOfSource(_ language: String) -> Bool { language == source || source == "Base" && language == "en" }

    private func isInSource(_ key: String) -> Bool { source.flatMap { languages[$0] }?.keys.contains(key) ?? false }

    /// Whether the language is one of a region, such as `en-GB`, beside the language itself.
    private func isRegional(_ language: String) -> Bool {
        guard let dash = language.firstIndex(where: { $0 == "-" || $0 == "_" }) else { return false }
        let plain = String(language[..<dash])
        return languages[plain] != nil || plain == "en" && source == "Base"
    }
}
