import SourceText
import SwiftCode

/// A reference of Swift code; for one that opens a scene, with all that decides the storyboard and the identifier.
struct LinkedReference: Sendable {
    let reference: CodeReference
    /// False for a call of a function that opens the scene its caller names, where that name could not be followed.
    var namesSomething = true
    /// False for the site inside a function whose callers name the scene: the calls of that function open the scenes.
    var opensScene = false
    /// True if it can stand for nothing but the names, provided that its method is the known one: the receiver may be
    /// of a type that cannot be determined.
    var hasExactNames = true
    /// Whether the storyboard can be no other than the one that is named.
    var isStoryboardExact = false
    /// Literals that are the storyboard's name, as the evaluation met them.
    var literals: [TracedLiteral] = []
    var cases: [TracedCase] = []
    /// Expressions at the call itself that decide the storyboard, the nearest first.
    var knobs: [StoryboardKnob] = []
    var identifier: CodeRange?
    /// Patterns of identifiers that code composes from pieces of which not all are known.
    var patterns: [IdentifierPattern] = []
    var syntax: SceneCallSyntax?
    /// What the called function gives, if it does nothing but make the controller.
    var made: MadeController?
    /// The site inside the called function, directly or through other calls; nil for a reference that is a site itself.
    var helperSite: CodeRange?
    /// The whole call, where it is one of a function of the project.
    var call: CodeRange?
    /// The calls on the way from the called function to the site, which this reference stands for.
    var standsFor: [CodeRange] = []
    /// The name of the function that is called, with what stands before it.
    var callee: CodeRange?
}

/// An expression at a call that decides from which storyboard the scene is loaded.
struct StoryboardKnob: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case storyboard, local, literal, name, swiftGenSymbol, rSwiftSymbol
        case enumCase(TracedCase)
        /// A call of a function that does nothing but make the controller, with the cast in it.
        case makingCall(cast: String)
    }

    let form: Form
    let place: CodeRange
}

extension StoryboardKnob {
    /// The words in a storyboard's expression that name the storyboard: enumeration cases, or generated symbols.
    static func inside(
        _ place: CodeRange, of source: SourceText, _ cases: [TracedCase]
    ) -> [StoryboardKnob] {
        var found: [StoryboardKnob] = []
        for traced in Set(cases).sorted(by: { ($0.type, $0.name) < ($1.type, $1.name) }) {
            let words = source.offsets(ofIdentifier: traced.name, in: place.range).filter {
                $0 > 0 && source.bytes[$0 - 1] == UInt8(ascii: ".")
            }
            guard words.count == 1 else { continue }
            let range = words[0]..<words[0] + traced.name.utf8.count
            found.append(
                StoryboardKnob(form: .enumCase(traced), place: CodeRange(path: place.path, range: range)))
        }
        return found + generated(place, of: source)
    }

    /// `Main` of `StoryboardScene.Main.detail`, `main` of `R.storyboard.main.detail()`.
    static func generated(_ place: CodeRange, of source: SourceText) -> [StoryboardKnob] {
        func part(behind root: String) -> Range<Int>? {
            guard let start = source.offsets(ofIdentifier: root, in: place.range).first else { return nil }
            let dot = start + root.utf8.count
            guard dot < place.range.upperBound, source.bytes[dot] == UInt8(ascii: ".") else { return nil }
            let end = source.bytes[(dot + 1)..<place.range.upperBound].firstIndex { !$0.isIdentifierByte }
            let range = (dot + 1)..<(end ?? place.range.upperBound)
            return range.isEmpty ? nil : range
        }
        if let range = part(behind: "StoryboardScene") {
            return [StoryboardKnob(form: .swiftGenSymbol, place: CodeRange(path: place.path, range: range))]
        }
        if source.offsets(ofIdentifier: "R", in: place.range).isEmpty { return [] }
        if let range = part(behind: "storyboard") {
            return [StoryboardKnob(form: .rSwiftSymbol, place: CodeRange(path: place.path, range: range))]
        }
        return []
    }
}

extension SourceText {
    /// The offsets in a range of the text at which a word stands.
    func offsets(ofIdentifier word: String, in range: Range<Int>) -> [Int] {
        let pattern = Array(word.utf8)
        guard !pattern.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count, range.count >= pattern.count
        else { return [] }
        return (range.lowerBound...(range.upperBound - pattern.count)).filter { offset in
            let end = offset + pattern.count
            return bytes[offset] == pattern[0] && bytes[offset..<end].elementsEqual(pattern)
                && (offset == 0 || !bytes[offset - 1].isIdentifierByte)
                && (end == bytes.count || !bytes[end].isIdentifierByte)
        }
    }
}

extension UInt8 {
    var isIdentifierByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
