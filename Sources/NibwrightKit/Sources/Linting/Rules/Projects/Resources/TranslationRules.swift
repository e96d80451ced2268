import ProjectFiles
import TransformKit

/// Finds translations of objects that a document no longer has.
struct StaleTranslationRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "stale-translation",
        summary: "A translation whose key names an object that the document no longer has.",
        rationale: """
            Such a text is never shown; where the object was replaced, its successor stands untranslated in every \
            language. Key the translation by the new object's id, or delete it.
            """,
        level: .warning)

    private struct Stale {
        let place: Place
        var languages: Set<String>
        /// What takes the entries out; nil once there is one that nothing takes out.
        var edits: [FileEdit]? = []
    }

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let refused = Set(graph.refusedDocuments.map { TranslatedResource($0.path) })
        let groups = Dictionary(grouping: graph.documents) { TranslatedResource($0.path) }
        let found = groups.filter { !refused.contains($0.key) }.values.flatMap { documents -> [Found] in
            guard let first = documents.first else { return [] }
            return self.found(in: graph.translations(of: first), of: documents)
        }
        // Code may read the table by itself. And whether a text is worth keeping for an object's successor, its author knows.
        let mentioned = graph.mentions(of: Set(found.flatMap { [$0.key, $0.objectID] }))
        return found.map { item in
            guard let edits = item.edits, !edits.isEmpty, !mentioned.contains(item.key),
                !mentioned.contains(item.objectID)
            else { return item.finding }
            return item.finding.fixed(by: LintFix("delete the translations of \(item.key)", .review, edits))
        }
    }

    private struct Found {
        let key: String
        let objectID: String
        let finding: LintFinding
        let edits: [FileEdit]?
    }

    private func found(in translations: DocumentTranslations, of documents: [IBDocument]) -> [Found] {
        var found: [String: Stale] = [:]
        func note(_ key: String, _ place: Place, _ languages: [String], _ edit: FileEdit?) {
            guard isGone(key, documents) else { return }
            found[key, default: Stale(place: place, languages: [])].languages.formUnion(languages)
            if let edit { found[key]?.edits?.append(edit) } else { found[key]?.edits = nil }
        }
        for table in translations.tables where table.isKeyedByObjectID {
            for entry in table.entries {
                let place = entry.keyRange.map { Place(table.source, at: $0.lowerBound) } ?? Place(path: table.path)
                let edit = table.removalRange(of: entry).map {
                    FileEdit.replace(path: table.path, TextEdit($0, ""))
                }
                note(entry.key, place, [table.file.language ?? ""], edit)
            }
        }
        for catalog in translations.catalogs where catalog.isKeyedByObjectID {
            for entry in catalog.entries {
                let place = Place(catalog.source, at: entry.keyRange.lowerBound)
                note(entry.key, place, entry.localizations.map(\.language), nil)
            }
        }
        let document = documents.map(\.path).min() ?? ""
        return found.sorted { $0.key < $1.key }.map { key, stale in
            let count = stale.languages.count
            return Found(
                key: key, objectID: TranslationKey(key)?.objectID ?? key,
                finding: LintFinding(
                    stale.place,
                    "`\(key)` translates an object that \(document) no longer has"
                        + (count > 1 ? " (in \(count) languages)" : "")
                        + ". Give it the new object's id or delete it."),
                edits: stale.edits)
        }
    }

    private func isGone(_ key: String, _ documents: [IBDocument]) -> Bool {
        guard let named = TranslationKey(key) else { return false }
        return !documents.contains { document in
            document.object(id: named.objectID) != nil
                || TranslationKey(key, isObjectID: { document.object(id: $0) != nil }) != nil
        }
    }
}

/// The identity that the languages' files of one document share: the folder around their `.lproj` and the name.
struct TranslatedResource: Hashable {
    private let folder: String
    private let name: String

    init(_ path: String) {
        let file = LocalizedFile(path: path)
        folder = file.folder
        name = file.baseName
    }
}

/// Finds tables of translations that cannot be read.
struct UnreadableTranslationTableRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "translation-table-unreadable",
        summary: "A `.strings` table or string catalog that cannot be read, in whole or in part.",
        rationale: """
            The build fails when it validates the table; where it does not, the language falls back to the texts of \
            the document. A semicolon or quote that is missing, or a merge conflict, is the usual cause.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        TranslationTable.all(in: graph).flatMap { table -> [LintFinding] in
            switch table {
            case .refused(let source, let refusal):
                // A file without text is a table without translations.
                guard refusal != .empty else { return [] }
                return [LintFinding(Place(path: source.path, position: refusal.position), refusal.message.asSentence)]
            case .strings(let strings):
                // The first that costs translations says most.
                let costly = strings.problems.first { $0.code != StringsProblem.secondSemicolon }
                guard let problem = costly ?? strings.problems.first else { return [] }
                return [
                    LintFinding(
                        Place(path: strings.path, position: problem.position),
                        "The table does not follow the form here: \(problem.message).",
                        doubt: Doubt.first((costly == nil, "every entry can be read, and not every build minds")))
                ]
            case .catalog: return []
            }
        }
    }
}

/// Finds keys that a table has twice.
struct DuplicateTranslationKeyRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "translation-duplicate-key",
        summary: "A key that stands twice in one `.strings` table with different texts.",
        rationale: """
            The last one wins, and the translator who mends the other sees no change. Delete the one that is not meant.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        TranslationTable.all(in: graph).flatMap { table -> [LintFinding] in
            guard case .strings(let strings) = table else { return [] }
            var last: [String: StringsEntry] = [:]
            for entry in strings.entries { last[entry.key] = entry }
            return strings.entries.compactMap { entry in
                guard let winner = last[entry.key], winner.value != entry.value, let range = entry.keyRange,
                    range != winner.keyRange
                else { return nil }
                let line = winner.keyRange.map { strings.source.position(at: $0.lowerBound).line }
                return LintFinding(
                    Place(strings.source, at: range.lowerBound),
                    "The key `\(entry.key)` stands again in line \(line ?? 0), and the text there is the one that is shown."
                ).fixed(
                    by: strings.removalRange(of: entry).map { range in
                        LintFix(
                            "delete the text of \(entry.key) that is never shown", .review,
                            [.replace(path: strings.path, TextEdit(range, ""))])
                    })
            }
        }
    }
}
