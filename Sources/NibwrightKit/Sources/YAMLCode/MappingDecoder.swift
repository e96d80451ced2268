import SourceText

/// Reads a mapping whose keys are known: finds their values and reports unknown keys.
package struct MappingDecoder {
    package let problems: ProblemLog
    package let place: Place
    private let entries: [String: YAMLEntry]
    /// Keys of which a misspelled one was reported: to say that they are missing would say it twice.
    private let misspelled: Set<String>

    /// Reads the entries of a mapping; nil, with a problem, if the node is no mapping. A key without a value counts as
    /// an empty one.
    package init?(_ node: YAMLNode, called owner: String, keys: [String], problems: ProblemLog) {
        guard let written = Self.entries(of: node, called: owner, problems: problems) else { return nil }
        self.problems = problems
        place = node.place
        entries = Dictionary(written.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let unknown = written.filter { !keys.contains($0.key) }
        misspelled = Set(unknown.compactMap { Spelling.nearest(to: $0.key, among: keys) })
        for entry in unknown {
            let advice = Spelling.advice(for: entry.key, among: keys, called: "key")
            problems.add(
                at: entry.place, "unknown key \"\(entry.key.excerpt)\" in \(owner); \(advice)",
                suggestion: Spelling.nearest(to: entry.key, among: keys))
        }
    }

    /// The entries of a mapping whose keys the file's author chooses.
    package static func entries(of node: YAMLNode?, called owner: String, problems: ProblemLog) -> [YAMLEntry]? {
        guard let node, !node.isNull else { return [] }
        if case .mapping(let entries) = node.content { return entries }
        problems.add(at: node.place, "\(owner) must be a mapping of keys to values, not \(node.content.words)")
        return nil
    }

    package subscript(key: String) -> YAMLEntry? { entries[key] }

    package func isMissing(_ key: String) -> Bool {
        entries[key] == nil && !misspelled.contains(key)
    }

    /// The key's value, reported when nothing is written behind the key.
    package func value(_ key: String) -> YAMLNode? {
        guard let entry = entries[key] else { return nil }
        guard !entry.value.isNull else {
            problems.add(at: entry.place, "\"\(key)\" has no value; give it one or remove the key")
            return nil
        }
        return entry.value
    }

    package func string(_ key: String) -> Written<String>? {
        value(key).flatMap { Self.string($0, called: "\"\(key)\"", problems: problems) }
    }

    /// A word by which the file or the command line refers to something.
    package func identifier(_ key: String) -> Written<String>? {
        string(key).flatMap { Self.identifier($0, called: "\"\(key)\"", problems: problems) }
    }

    package func freeEntries(_ key: String) -> [YAMLEntry] {
        Self.entries(of: entries[key]?.value, called: "\"\(key)\"", problems: problems) ?? []
    }

    package func strings(_ key: String) -> [Written<String>] {
        list(key).compactMap { Self.string($0, called: "each item of \"\(key)\"", problems: problems) }
    }

    package func list(_ key: String) -> [YAMLNode] {
        guard let node = value(key) else { return [] }
        if case .sequence(let elements) = node.content { return elements }
        problems.add(at: node.place, "\"\(key)\" must be a list, not \(node.content.words)")
        return []
    }

    /// The name, or nil, with a problem, where it has other characters than letters, digits and hyphens.
    package static func identifier(
        _ name: Written<String>, called owner: String, problems: ProblemLog
    ) -> Written<String>? {
        let isWord = name.value.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "-" || scalar == "_")
        }
        if isWord { return name }
        problems.add(at: name.place, "\(owner) must be letters, digits and hyphens, not \"\(name.value.excerpt)\"")
        return nil
    }

    package static func string(_ node: YAMLNode, called owner: String, problems: ProblemLog) -> Written<String>? {
        guard case .scalar(let text, _) = node.content, !node.isNull, !text.isEmpty else {
            problems.add(at: node.place, "\(owner) must be a string, not \(node.content.words)")
            return nil
        }
        return Written(text, at: node.place)
    }
}

extension YAMLContent {
    /// The value in words, for messages.
    package var words: String {
        switch self {
        case .scalar(let text, .plain): text.isEmpty ? "nothing" : "\"\(text.excerpt)\""
        case .scalar(let text, .quoted): "the string \"\(text.excerpt)\""
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
