import InterfaceBuilder

/// One value that a document says of an object: the label that a person knows it by, and what it is.
struct Fact {
    /// Where the value stands below its object, by names and keys: the same for the same value in two states.
    let path: String
    /// `title color (normal)`
    let label: String
    /// The value for comparing: equal where nothing differs.
    let identity: String
    /// The value for people.
    let words: String
    let topic: Difference.Topic
    let noise: Noise?
}

/// A value that is not the same in both states of an object.
enum FactChange {
    case added(Fact)
    case removed(Fact)
    case changed(Fact, was: Fact)

    /// The fact of the newer state, else of the older.
    var fact: Fact {
        switch self {
        case .added(let fact), .removed(let fact), .changed(let fact, was: _): fact
        }
    }

    /// The older value in words; nil for what was not set.
    var was: String? {
        switch self {
        case .added: nil
        case .removed(let fact), .changed(_, was: let fact): fact.words
        }
    }

    /// The newer value in words; nil for what is not set any more.
    var now: String? { if case .removed = self { nil } else { fact.words } }

    /// `title “Log in” is now “Sign in”`
    var text: String {
        switch self {
        case .added(let fact): "\(fact.label) is now \(fact.words)"
        case .removed(let fact): "\(fact.label) \(fact.words) is gone"
        case .changed(let fact, let was) where was.words == fact.words:
            FieldWords.parts(was.identity, fact.identity).map { "\(fact.label) \($0) is now \($1)" }
                ?? "\(fact.label) \(fact.words) is written in another way"
        case .changed(let fact, let was): "\(fact.label) \(was.words) is now \(fact.words)"
        }
    }

    /// The facts that differ, in the order of the newer state; what is gone comes last.
    static func all(from old: Element, to new: Element, _ matching: ObjectMatching) -> [FactChange] {
        let before = FactReader.facts(of: old, matching)
        let after = FactReader.facts(of: new, matching)
        let known = Dictionary(before.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let there = Set(after.map(\.path))
        return after.filter { known[$0.path]?.identity != $0.identity }.map { fact in
            known[fact.path].map { .changed(fact, was: $0) } ?? .added(fact)
        } + before.filter { !there.contains($0.path) }.map(FactChange.removed)
    }
}
