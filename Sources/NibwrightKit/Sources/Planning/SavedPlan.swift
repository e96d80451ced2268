import Foundation
import SourceText
public import TransformKit

/// A plan as a file: what `plan --save` writes and `apply FILE` carries out, exactly or not at all.
public struct SavedPlan: Codable, Sendable {
    /// Marks the file and its form; another number is not read.
    public static let currentForm = 3

    public let nibwrightPlan: Int
    /// The folder that the plan was made for. It does not decide where `apply` writes: the user names that folder.
    public let root: String
    public let recipe: String
    public let allowed: Safety
    public let counts: ChangeCounts
    /// SHA-256 of every file that the plan was made from.
    public let base: [String: String]
    /// Files that were there beside those, and links and the like.
    public let others: [String]
    public let unread: [String]
    public let files: [SavedFile]
    /// How the plan was asked for, so that it can be made again with a person's decisions.
    public let request: PlanRequest?
    /// What a person decided on its changes.
    public let decisions: Decisions?

    enum CodingKeys: String, CodingKey {
        case nibwrightPlan = "nibwright-plan"
        case root, recipe, allowed, counts, base, others, unread, files, request, decisions
    }

    public init(_ plan: Plan, request: PlanRequest? = nil) {
        nibwrightPlan = Self.currentForm
        root = plan.root
        recipe = plan.recipeName
        allowed = plan.allowed
        counts = plan.counts
        base = plan.evidence.hashes
        others = plan.evidence.others
        unread = plan.evidence.unread
        files = plan.outcomes.map(SavedFile.init)
        self.request = request
        decisions = plan.decisions
    }

    public func encoded() throws -> [UInt8] { try keptBytes() }

    /// The version of a saved plan's format, also of one that cannot be read; nil for a file that is no plan.
    public static func form(of bytes: [UInt8]) -> Int? {
        struct Head: Decodable {
            let form: Int

            enum CodingKeys: String, CodingKey {
                case form = "nibwright-plan"
            }
        }
        return try? JSONDecoder().decode(Head.self, from: Data(bytes)).form
    }

    public init(decoding bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(SavedPlan.self, from: Data(bytes))
    }

    /// Whether bytes look like a saved plan rather than a recipe.
    public static func isSavedPlan(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        // A recipe may be written in braces as well; the key is what tells the two apart.
        return head.drop(while: \.isWhitespace).first == "{"
            && SourceText(path: "", bytes: bytes).contains("\"nibwright-plan\"" as StaticString)
    }

    /// The state of the project that the plan was made from.
    public var evidence: Evidence { Evidence(hashes: base, others: others, unread: unread) }

    /// The outcomes to write, given files that are what they were; nil where the plan does not fit them,
    /// because it was damaged or made by hand.
    public func outcomes(read: (String) -> [UInt8]?) -> [FileOutcome]? {
        let outcomes = files.compactMap { file in
            file.content != nil || base[file.path] != nil ? file.outcome(before: read(file.path)) : nil
        }
        return outcomes.count == files.count ? outcomes : nil
    }
}

extension Encodable {
    /// The value as a file that is kept: JSON that a person can read, the same bytes on every run.
    func keptBytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

/// What a plan was made with, beside the project.
public struct PlanRequest: Codable, Sendable, Hashable {
    /// The recipe's name, or the absolute path of its file.
    public let recipe: String
    /// The recipe's parameters that were given.
    public let settings: [String: String]

    public init(recipe: String, settings: [String: String]) {
        self.recipe = recipe
        self.settings = settings
    }
}

/// One file of a saved plan.
public struct SavedFile: Codable, Sendable {
    public let path: String
    /// Edits of a file that is there, sorted by offset.
    public let edits: [SavedEdit]?
    /// The content of a new file.
    public let content: SavedBytes?
    public let isRemoved: Bool?

    enum CodingKeys: String, CodingKey {
        case path, edits, content
        case isRemoved = "removed"
    }

    init(_ file: ChangedFile) {
        path = file.path
        let isEdit = file.before != nil && file.after != nil
        edits = isEdit ? file.edits.edits.map(SavedEdit.init) : nil
        content = file.before == nil ? file.after.map { SavedBytes($0.bytes) } : nil
        isRemoved = file.after == nil ? true : nil
    }

    /// The file's bytes before and after; nil where the edits do not fit the file.
    func outcome(before: [UInt8]?) -> FileOutcome? {
        if isRemoved == true { return FileOutcome(path: path, before: before, after: nil) }
        if let content { return FileOutcome(path: path, before: nil, after: content.bytes) }
        guard let before, let edits, edits.allSatisfy({ $0.fits(before.count) }),
            let list = EditList(edits.map(\.edit))
        else { return nil }
        return FileOutcome(path: path, before: before, after: list.apply(to: before))
    }
}

/// One replacement of bytes.
public struct SavedEdit: Codable, Sendable {
    public let offset: Int
    public let length: Int
    public let replacement: SavedBytes

    init(_ edit: TextEdit) {
        offset = edit.range.lowerBound
        length = edit.range.count
        replacement = SavedBytes(edit.replacement)
    }

    /// Only for an edit that fits.
    var edit: TextEdit { TextEdit(offset..<offset + length, bytes: replacement.bytes) }

    /// Whether the edit lies within so many bytes.
    func fits(_ count: Int) -> Bool { offset >= 0 && length >= 0 && offset <= count && length <= count - offset }
}

/// Bytes as text where they are UTF-8, so that a saved plan can be read; as base 64 where they are not.
public struct SavedBytes: Codable, Sendable {
    public let text: String?
    public let base64: String?

    init(_ bytes: [UInt8]) {
        text = String(validating: bytes, as: UTF8.self)
        base64 = text == nil ? Data(bytes).base64EncodedString() : nil
    }

    /// - Throws: where neither of the two says any bytes: nothing is no text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        base64 = try container.decodeIfPresent(String.self, forKey: .base64)
        guard text != nil || base64.flatMap({ Data(base64Encoded: $0) }) != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .base64, in: container, debugDescription: "neither text nor base 64")
        }
    }

    var bytes: [UInt8] {
        text.map { Array($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) }.map(Array.init) ?? []
    }
}
