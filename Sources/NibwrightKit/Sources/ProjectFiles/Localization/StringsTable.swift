public import SourceText

/// A `.strings` file: translations with the bytes of each, in whichever encoding the file has.
public struct StringsTable: Sendable {
    /// The file that the table was read from.
    public let source: SourceText
    /// The form in which the file is written.
    public let form: Form
    /// In file order, repeated keys included.
    public let entries: [StringsEntry]
    /// Places that do not follow the form; the entries around them are read all the same.
    public let problems: [StringsProblem]

    /// The forms of a table's file.
    public enum Form: Hashable, Sendable {
        /// `"key" = "value";` lines, in an encoding.
        case text(TextEncoding, hasByteOrderMark: Bool)
        /// An XML or binary property list; only entries of an XML one have places.
        case propertyList
    }

    /// The project-relative path of the file.
    public var path: String { source.path }

    /// Language, name and folder, from the path.
    public var file: LocalizedFile { LocalizedFile(path: path) }

    /// The last entry of a key, which is the one that the system takes.
    public func entry(for key: String) -> StringsEntry? { entries.last { $0.key == key } }

    /// Whether the table translates a document: its keys, for the most part, name objects.
    public var isKeyedByObjectID: Bool {
        let named = entries.count { $0.translationKey != nil }
        return named > 0 && named * 2 >= entries.count
    }

    /// Reads a table. An empty file is a table without entries.
    public static func read(_ source: SourceText) -> Result<StringsTable, ReadingRefusal> {
        let bytes = source.bytes
        guard bytes.count < 1 << 30 else { return .failure(.tooLarge) }
        if bytes.starts(with: "bplist".utf8) || startsLikeXML(bytes) { return readPropertyList(source) }
        let (encoding, markLength) = TextEncoding.detect(bytes)
        if encoding == .utf8 {
            if bytes.contains(0) { return .failure(.notText) }
            if hasConflictMarkers(source) { return .failure(.conflictMarkers) }
            if !isValidUTF8(bytes) { return .failure(.encoding("an encoding that is neither UTF-8 nor UTF-16")) }
        }
        var reader = StringsReader(encoding: encoding, start: markLength, bytes: bytes)
        reader.readAll()
        if reader.isArray {
            return .failure(.unexpectedContent("the file is an array, not a table of translations"))
        }
        let problems = reader.problems.map { problem in
            StringsProblem(
                code: problem.code, message: problem.message, offset: problem.offset,
                position: source.position(at: problem.offset))
        }
        return .success(
            StringsTable(
                source: source, form: .text(encoding, hasByteOrderMark: markLength > 0), entries: reader.entries,
                problems: problems))
    }

    private static func startsLikeXML(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let start = text.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
            || start.starts(with: "<plist".utf8)
    }

    private static func hasConflictMarkers(_ source: SourceText) -> Bool {
        source.bytes.starts(with: "<<<<<<< ".utf8) || source.contains("\n<<<<<<< " as StaticString)
    }

    private static func isValidUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
    }

    private static func readPropertyList(_ source: SourceText) -> Result<StringsTable, ReadingRefusal> {
        PropertyListValue.read(source).flatMap { root in
            guard case .dictionary(let members) = root.content else {
                return .failure(.unexpectedContent("the property list is no dictionary, as a table must be"))
            }
            var problems: [StringsProblem] = []
            let entries = members.compactMap { member -> StringsEntry? in
                guard let value = member.value.string else {
                    problems.append(.noString(member.value.range?.lowerBound ?? 0, source))
                    return nil
                }
                return StringsEntry(member, value: value)
            }
            return .success(StringsTable(source: source, form: .propertyList, entries: entries, problems: problems))
        }
    }
}

/// One translation of a table.
public struct StringsEntry: Hashable, Sendable {
    /// The key, with its escapes resolved.
    public let key: String
    /// The key again where the file gives none (`"key";`).
    public let value: String
    /// The text of the comment before the entry, or of the one behind it on its line; nil for none.
    public let comment: String?
    /// From the comment that belongs to the entry to its semicolon or the comment behind that.
    public let range: Range<Int>?
    /// The key's bytes, with its quotes where it has any.
    public let keyRange: Range<Int>?
    /// The value's bytes, with quotes; nil for `"key";`.
    public let valueRange: Range<Int>?

    /// The object and property that the key names, if it has that form.
    public var translationKey: TranslationKey? { TranslationKey(key) }

    /// The object that the comment names, as Xcode writes it; nil where it names none.
    public var objectComment: ObjectComment? { comment.flatMap(ObjectComment.init) }
}

extension StringsEntry {
    fileprivate init(_ member: PropertyListMember, value: String) {
        self.init(
            key: member.name, value: value, comment: nil,
            range: member.nameRange.flatMap { name in member.value.range.map { name.lowerBound..<$0.upperBound } },
            keyRange: member.nameRange, valueRange: member.value.range)
    }
}

/// A place where a table does not follow the form.
public struct StringsProblem: Hashable, Sendable {
    /// A short name, in lower case with hyphens.
    public let code: String
    /// Says what is wrong there.
    public let message: String
    /// The byte offset of the problem.
    public let offset: Int
    /// The line and column of the offset.
    public let position: SourcePosition

    /// The code of a semicolon too many, by which no entry is lost.
    public static let secondSemicolon = "second-semicolon"

    fileprivate static func noString(_ offset: Int, _ source: SourceText) -> StringsProblem {
        StringsProblem(
            code: "value-not-a-string", message: "a value is no string", offset: offset,
            position: source.position(at: offset))
    }
}
