import SourceText

/// Every edit of one intent, across all the files that it needs: accepted whole or not at all.
public struct Change: Hashable, Sendable {
    /// What the change is about, unique in its step and the same on every run: `CheckoutViewController.totalLabel`.
    public let subject: String
    /// One line in the imperative: `make CheckoutViewController.totalLabel strong`.
    public let title: String
    /// Why, with the evidence, in a sentence or two.
    public let reason: String
    public let safety: Safety
    public let place: Place
    public let edits: [FileEdit]
    /// What the transform knows of it in its own terms, for `plan --format json`; reports for people show the keys that the
    /// transform describes as tables.
    public let details: [String: Detail]
    /// Lines that show in plain text what a sentence cannot, for people at a terminal; most changes need none.
    public let picture: [String]
    /// What a person should try in the app afterwards.
    public let handTests: [HandTest]
    /// Which unread code and documents could make the change wrong. Where the same targets build some, it is not `safe`.
    public let dependence: CodeDependence
    /// Names that it means to change or lose; without them a gate refuses it for their loss.
    public let intents: [ChangeIntent]

    /// - Parameter safety: taken as `review` where it says `safe` and there is something to be tested by hand, or a name is
    ///   another one afterwards: code may put names together where nobody sees it.
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

/// Which of the files that were not read, and that a target builds with what a change touches, put the change in doubt.
public enum CodeDependence: Hashable, Sendable {
    /// It is right whatever any code says.
    case none
    /// Those that are in the tree: linked from elsewhere, encrypted, too large. One that is not there at all, such as a file of
    /// secrets, would have to concern the very thing that changes, and none like that is known.
    case filesThere
    /// Also those that the project names and that are not there: any file could open or perform what changes.
    case allFiles
}

/// What a change does to one file.
public enum FileEdit: Hashable, Sendable {
    case replace(path: String, TextEdit)
    /// A new file; refused when the path is taken.
    case create(path: String, bytes: [UInt8])
    case remove(path: String)

    public var path: String {
        switch self {
        case .replace(let path, _), .create(let path, _), .remove(let path): path
        }
    }
}

/// Something the transform looked at, would have changed, and leaves alone because it cannot be certain.
public struct Refusal: Hashable, Sendable {
    public let subject: String
    /// What would have been done: `make CheckoutViewController.totalLabel strong`.
    public let title: String
    /// The kind of reason, which the transform's description lists.
    public let code: RefusalCode
    /// Why not, naming what stands in the way and what would settle it.
    public let reason: String
    public let place: Place
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

/// What a transform gives back for a project.
public struct Proposals: Hashable, Sendable {
    public var changes: [Change]
    public var refusals: [Refusal]
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

    public mutating func append(_ other: Proposals) {
        changes += other.changes
        refusals += other.refusals
        findings += other.findings
        offers += other.offers
    }
}

/// A piece of a change's details: plain data that any format can print.
public indirect enum Detail: Hashable, Sendable, Codable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([Detail])
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
    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .flag(value) }
    public init(arrayLiteral elements: Detail...) { self = .list(elements) }
    public init(dictionaryLiteral elements: (String, Detail)...) {
        self = .record(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
