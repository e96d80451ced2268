import SourceText

/// Every edit of one intent, across all the files that it needs: accepted whole or not at all.
public struct Change: Hashable, Sendable {
    /// Names the thing that changes, unique in its step and the same on every run: `CheckoutViewController.totalLabel`.
    public let subject: String
    /// One line in the imperative: `make CheckoutViewController.totalLabel strong`.
    public let title: String
    /// Says why, with the evidence, in a sentence or two.
    public let reason: String
    /// The certainty of the change. A run that allows less (`--allow`, by default `safe`) holds the change back.
    public let safety: Safety
    /// The line that reports point to; it need not be in a file that the change edits.
    public let place: Place
    /// Edits of any number of files, at least one; the planner refuses a change without any (`no-edits`).
    ///
    /// Offsets are those of the bytes in `TransformContext.graph`, before any other change of the step: edits of one
    /// file in one change must not overlap.
    public let edits: [FileEdit]
    /// Facts for programs, in the transform's own terms: `plan --format json` shows all of them, reports for people
    /// only the keys that `TransformDescription.tables` describes. Empty for most transforms.
    public let details: [String: Detail]
    /// Lines that show in plain text what a sentence cannot, for people at a terminal; most changes need none.
    public let picture: [String]
    /// Steps for a person to try in the app afterwards; a change that has any is never `safe`.
    public let handTests: [HandTest]
    /// Says which files that could not be read may prove the change wrong. Where a target that builds the changed files
    /// builds such a file too, the change is not `safe`. By default any file counts.
    public let dependence: CodeDependence
    /// Names that it means to change or lose; without them a gate refuses it for their loss.
    public let intents: [ChangeIntent]

    /// - Parameters:
    ///   - subject: what it is about, unique in the step: `Menu.titleLabel`.
    ///   - title: what happens, as an order in plain words.
    ///   - reason: why it is right, as a clause.
    ///   - safety: counts as `review` where it is `safe` and there are hand tests or intents: code may compose names at
    ///     run time, which no reader of the code sees.
    ///   - place: where a person looks first.
    ///   - edits: every edit that belongs together: all of them are made, or none.
    ///   - details: what it knows in the transform's own terms, for reports and JSON.
    ///   - picture: lines of a drawing in letters for the terminal.
    ///   - handTests: what a person should try in the app afterwards.
    ///   - dependence: which unread files could prove it wrong.
    ///   - intents: what it renames or removes on purpose.
    public init(
        subject: String, title: String, reason: String, safety: Safety = .review, place: Place, edits: [FileEdit],
        details: [String: Detail] = [:], picture: [String] = [], handTests: [HandTest] = [],
        dependence: CodeDependence = .allFiles, intents: [ChangeIntent] = []
    ) {
        self.subject = subject
        self.title = title
        self.reason = reason
        self.safety = handTests.isEmpty && intents.isEmpty ? safety : max(safety, .review)
        self.intents = intents
        self.dependence = dependence
        self.place = place
        self.edits = edits
        self.details = details
        self.picture = picture
        self.handTests = handTests
    }
}

/// The unread files that may prove a change wrong, of those that a target builds along with the files it touches.
public enum CodeDependence: Hashable, Sendable {
    /// No file counts: the change is right whatever any code says.
    case none
    /// Files that are in the tree and could not be read count: linked from elsewhere, encrypted, too large. A file that
    /// is absent, such as one of secrets, would have to concern the very thing that changes, and none like that is
    /// known.
    case filesThere
    /// Files that the project names and that are absent count as well: any file could open or perform what changes.
    case allFiles
}

/// An edit of one file: new text for a range, a new file, or a file's removal.
public enum FileEdit: Hashable, Sendable {
    /// Replaces a range of a file. A change may hold several of one file if they do not overlap.
    case replace(path: String, TextEdit)
    /// Makes a new file; the planner refuses it where a file of that path exists (`file-exists`).
    case create(path: String, bytes: [UInt8])
    /// Removes a file, which no other edit of the change may touch.
    case remove(path: String)

    /// The file's path, relative to the project's folder and with slashes.
    public var path: String {
        switch self {
        case .replace(let path, _), .create(let path, _), .remove(let path): path
        }
    }
}

/// Something the transform looked at, would have changed, and leaves alone because it cannot be certain.
public struct Refusal: Hashable, Sendable {
    /// Names the thing that stays, as `Change.subject` does, so that reports can sort and count by it.
    public let subject: String
    /// The title that the change would have had: `make CheckoutViewController.totalLabel strong`.
    public let title: String
    /// The kind of reason, which the transform's description lists.
    public let code: RefusalCode
    /// Says why, naming the thing that stands in the way and a remedy for it.
    public let reason: String
    /// The line of the thing that stays, or of the thing that stands in the way.
    public let place: Place
    /// Facts for programs, as `Change.details`; empty for most refusals.
    public let details: [String: Detail]

    public init(
        subject: String, title: String, code: RefusalCode, reason: String, place: Place, details: [String: Detail] = [:]
    ) {
        self.subject = subject
        self.title = title
        self.code = code
        self.reason = reason
        self.place = place
        self.details = details
    }
}

/// The result of a transform for one project: changes, the changes it refused to make, findings and files.
public struct Proposals: Hashable, Sendable {
    /// Changes that can be made, in any order: the planner sorts them, and refuses those that overlap others.
    public var changes: [Change]
    /// Changes that were considered and not made, with their reasons.
    public var refusals: [Refusal]
    /// Problems in the project that the transform came across and does not mend.
    public var findings: [Finding]
    /// Files for people to edit, at most one of each name that the description lists.
    public var offers: [OfferedFile]

    public init(
        changes: [Change] = [], refusals: [Refusal] = [], findings: [Finding] = [], offers: [OfferedFile] = []
    ) {
        self.changes = changes
        self.refusals = refusals
        self.findings = findings
        self.offers = offers
    }

    /// Adds the proposals of another part of the transform, as `changes += other.changes` would for each list.
    public mutating func append(_ other: Proposals) {
        changes += other.changes
        refusals += other.refusals
        findings += other.findings
        offers += other.offers
    }
}

/// A piece of a change's details: plain data that any format can print.
public indirect enum Detail: Hashable, Sendable, Codable {
    /// A text.
    case text(String)
    /// A whole number.
    case number(Int)
    /// True or false; tables show it as yes or no.
    case flag(Bool)
    /// Values in an order that means something.
    case list([Detail])
    /// Values by key; JSON has the keys sorted.
    case record([String: Detail])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([Detail].self) {
            self = .list(list)
        } else {
            self = .record(try container.decode([String: Detail].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .record(let value): try container.encode(value)
        }
    }
}

extension Detail: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes `.text`.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Makes `.number`.
    public init(integerLiteral value: Int) { self = .number(value) }
    /// Makes `.flag`.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
    /// Makes `.list`.
    public init(arrayLiteral elements: Detail...) { self = .list(elements) }
    /// Makes `.record`; of a key that occurs twice the last value counts.
    public init(dictionaryLiteral elements: (String, Detail)...) {
        self = .record(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
