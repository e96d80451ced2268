import Foundation

/// What a person decided on the changes of a plan, one by one: what a page saves and `apply --decisions` obeys.
public struct Decisions: Codable, Sendable, Hashable {
    /// Marks the file and its form; another number is not read.
    public static let currentForm = 1

    /// What is to happen to one change.
    public enum Verdict: String, Codable, Sendable, Hashable {
        case take, leave
    }

    /// A decision, and which change it was made on.
    public struct Entry: Codable, Sendable, Hashable {
        public let decision: Verdict
        /// The change's fingerprint when it was looked at: another change of the same id is not taken for it.
        public let fingerprint: String

        public init(_ decision: Verdict, fingerprint: String) {
            self.decision = decision
            self.fingerprint = fingerprint
        }
    }

    public let nibwrightDecisions: Int
    /// The name of the recipe whose changes were decided on.
    public let recipe: String
    /// The decisions by the ids of their changes. A change without one is not made.
    public var changes: [String: Entry]

    enum CodingKeys: String, CodingKey {
        case nibwrightDecisions = "nibwright-decisions"
        case recipe, changes
    }

    public init(recipe: String, changes: [String: Entry] = [:]) {
        nibwrightDecisions = Self.currentForm
        self.recipe = recipe
        self.changes = changes
    }

    /// - Throws: where the bytes are no decisions of this form; the error's text says what is wrong.
    public init(decoding bytes: [UInt8]) throws {
        struct Head: Decodable {
            let form: Int?

            enum CodingKeys: String, CodingKey {
                case form = "nibwright-decisions"
            }
        }
        guard let form = try? JSONDecoder().decode(Head.self, from: Data(bytes)).form else {
            throw UnreadableDecisions.noDecisions
        }
        guard form == Self.currentForm else { throw UnreadableDecisions.otherForm(form) }
        guard let decisions = try? JSONDecoder().decode(Decisions.self, from: Data(bytes)) else {
            throw UnreadableDecisions.damaged
        }
        self = decisions
    }

    public func encoded() throws -> [UInt8] { try keptBytes() }

    /// The ids of the changes to make, sorted.
    public var taken: [String] { changes.filter { $0.value.decision == .take }.map(\.key).sorted() }
}

/// Why a file holds no decisions that can be obeyed.
public enum UnreadableDecisions: Error, CustomStringConvertible {
    case noDecisions, damaged
    case otherForm(Int)

    public var description: String {
        switch self {
        case .noDecisions: "it holds no decisions: a page of `nibwright plan -o plan.html` saves them"
        case .damaged: "its decisions cannot be read: each needs \"decision\", take or leave, and \"fingerprint\""
        case .otherForm(let form): "it is of form \(form), and this version reads form \(Decisions.currentForm)"
        }
    }
}

/// A change that was to be made and is not, with the reason.
public struct UnmetDecision: Sendable, Hashable {
    public let id: String
    public let reason: String
}

extension Plan {
    /// The changes that the decisions take and the plan does not make: it must not be applied then, since the person who
    /// decided had another plan before them.
    public var unmetDecisions: [UnmetDecision] {
        guard let decisions else { return [] }
        let known = Dictionary(changes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return decisions.taken.compactMap { id in
            guard let change = known[id] else {
                return UnmetDecision(id: id, reason: "the recipe proposes no such change any more")
            }
            return change.status == .accepted ? nil : UnmetDecision(id: id, reason: change.reason)
        }
    }
}
