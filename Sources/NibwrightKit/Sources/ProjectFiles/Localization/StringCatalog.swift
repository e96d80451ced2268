public import SourceText

/// An `.xcstrings` catalog: keys with their translations into every language at once.
public struct StringCatalog: Sendable {
    /// The file that the catalog was read from.
    public let source: SourceText
    /// The development language, in which the keys are; empty where the file names none.
    public let sourceLanguage: String
    /// The version of the format, as written: `1.0`; nil where the file names none.
    public let version: String?
    /// In file order.
    public let entries: [StringCatalogEntry]
    /// The value of `strings`: where entries are added.
    public let stringsRange: Range<Int>?

    /// The project-relative path of the file.
    public var path: String { source.path }

    /// Language, name and folder, from the path.
    public var file: LocalizedFile { LocalizedFile(path: path) }

    /// Every language that the catalog speaks, the source included, sorted.
    public var languages: [String] {
        Set(entries.flatMap { $0.localizations.map(\.language) } + [sourceLanguage]).sorted()
    }

    /// The entry of a key; the last where a damaged file has several, nil where it has none.
    public func entry(for key: String) -> StringCatalogEntry? { entries.last { $0.key == key } }

    /// Whether the catalog translates a document: its keys, for the most part, name objects.
    public var isKeyedByObjectID: Bool {
        let named = entries.count { $0.translationKey != nil }
        return named > 0 && named * 2 >= entries.count
    }

    /// Reads a catalog whole or not at all.
    public static func read(_ source: SourceText) -> Result<StringCatalog, ReadingRefusal> {
        JSONNode.read(source).flatMap { root in
            guard case .object = root.content, let strings = root["strings"], case .object = strings.content else {
                return .failure(.unexpectedContent("the file has no “strings”, as a string catalog must"))
            }
            return .success(
                StringCatalog(
                    source: source, sourceLanguage: root["sourceLanguage"]?.string ?? "",
                    version: root["version"]?.string, entries: strings.members.map(StringCatalogEntry.init),
                    stringsRange: strings.range))
        }
    }
}

/// One key of a catalog.
public struct StringCatalogEntry: Hashable, Sendable {
    /// The key, with its escapes resolved.
    public let key: String
    /// The comment for translators; nil for none.
    public let comment: String?
    /// `manual`, `stale`, `extracted_with_value`; nil where Xcode keeps the entry up to date.
    public let extractionState: String?
    /// False for a text that stays the same in every language.
    public let shouldTranslate: Bool
    /// In file order.
    public let localizations: [Localization]
    /// From the key's quote to the end of its value.
    public let range: Range<Int>
    /// The key's bytes, quotes included.
    public let keyRange: Range<Int>

    /// One language's translation.
    public struct Localization: Hashable, Sendable {
        /// The language: `en`, `pt-BR`.
        public let language: String
        /// One for a plain text; several for plurals, devices and substitutions.
        public let units: [StringUnit]
        /// From the language's quote to the end of its value.
        public let range: Range<Int>

        /// The text, where there is only one.
        public var value: String? { units.count == 1 && units[0].variation.isEmpty ? units[0].value : nil }
    }

    /// A text with its state.
    public struct StringUnit: Hashable, Sendable {
        /// The keys that lead to the text in a variation: `plural`, `one`; empty for a plain text.
        public let variation: [String]
        /// `translated`, `new`, `needs_review`.
        public let state: String?
        /// The text, with its escapes resolved.
        public let value: String
        /// The text's bytes, quotes included.
        public let valueRange: Range<Int>
    }

    /// The object and property that the key names, if it has that form.
    public var translationKey: TranslationKey? { TranslationKey(key) }

    /// The object that the comment names, as Xcode writes it; nil where it names none.
    public var objectComment: ObjectComment? { comment.flatMap(ObjectComment.init) }

    init(_ member: JSONMember) {
        let node = member.value
        key = member.name
        comment = node["comment"]?.string
        extractionState = node["extractionState"]?.string
        shouldTranslate = node["shouldTranslate"]?.boolean ?? true
        localizations = (node["localizations"]?.members ?? []).map { language in
            var units: [StringUnit] = []
            Self.collect(language.value, [], &units)
            return Localization(language: language.name, units: units, range: language.range)
        }
        range = member.range
        keyRange = member.nameRange
    }

    /// Collects the string units below a node, each with the keys that lead to it; keys that only announce variations
    /// are dropped.
    private static func collect(_ node: JSONNode, _ way: [String], _ units: inout [StringUnit]) {
        for member in node.members {
            if member.name == "stringUnit" {
                guard let value = member.value["value"], let text = value.string else { continue }
                units.append(
                    StringUnit(
                        variation: way, state: member.value["state"]?.string, value: text, valueRange: value.range))
            } else {
                let isFrame = member.name == "variations" || member.name == "substitutions"
                collect(member.value, isFrame ? way : way + [member.name], &units)
            }
        }
    }
}
