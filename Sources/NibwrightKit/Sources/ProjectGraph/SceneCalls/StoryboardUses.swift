import SourceText
import SwiftCode

/// Tells whether other code depends on the expressions that decide a call's storyboard.
struct StoryboardUses {
    private let locals: [String: [StoryboardLocal]]
    private let members: [String: [SwiftMember]]
    /// By path, names of called functions and expressions that decide a storyboard: code inside them is known to open
    /// scenes.
    private let known: [String: [Range<Int>]]
    private let sources: [SourceText]
    private let sourcesByPath: [String: SourceText]
    private let casesByType: [String: [StoryboardCase.Declaration]]
    private let memo = Memo()

    /// Belongs to one thread.
    private final class Memo {
        var mentions: [String: [CodeRange]] = [:]
        var answers: [CodeRange: Bool] = [:]
    }

    /// - Parameters:
    ///   - opening: references that are known to open scenes.
    ///   - others: further expressions that the caller knows the use of, by path.
    init(_ links: SwiftLinks, _ opening: [LinkedReference], others: [String: [Range<Int>]] = [:]) {
        var locals: [String: [StoryboardLocal]] = [:]
        var members: [String: [SwiftMember]] = [:]
        var cases: [String: [StoryboardCase.Declaration]] = [:]
        for file in links.files {
            let found = Set(file.references.sites.compactMap(\.local))
            if !found.isEmpty {
                locals[file.path] = found.sorted { $0.declaration.lowerBound < $1.declaration.lowerBound }
            }
            members[file.path] = file.references.members
            for member in file.references.members where member.kind == .enumCase {
                guard let owner = member.owner, case .literal(let text, _) = member.value else { continue }
                cases[owner, default: []].append(
                    StoryboardCase.Declaration(
                        name: member.name, rawValue: text, place: CodeRange(path: file.path, range: member.range)))
            }
        }
        self.locals = locals
        self.members = members
        casesByType = cases
        known = Self.knownRanges(opening).merging(others) { $0 + $1 }
        sources = links.files.map(\.source)
        sourcesByPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func knownRanges(_ opening: [LinkedReference]) -> [String: [Range<Int>]] {
        var known: [String: [Range<Int>]] = [:]
        for link in opening {
            if let callee = link.callee { known[callee.path, default: []].append(callee.range) }
            // What a local is given is known by the local's uses.
            for knob in link.knobs where !link.isInLocal(knob) {
                known[knob.place.path, default: []].append(knob.place.range)
            }
        }
        return known
    }

    // MARK: Sources

    func sources(of link: LinkedReference) -> [StoryboardSource] {
        var found: [StoryboardSource] = []
        for knob in link.knobs {
            guard let form = form(of: knob) else { continue }
            found.append(
                StoryboardSource(form: form, place: knob.place, hasOtherUses: hasOtherUses(knob)))
        }
        let literals = Set(link.literals.map(\.place))
        guard literals.count == 1, let literal = literals.first else { return found }
        if let place = found.firstIndex(where: { $0.place == literal }) { found.remove(at: place) }
        found.append(
            StoryboardSource(form: .literal, place: literal, hasOtherUses: !isKnown(literal, depth: 0)))
        return found
    }

    /// Tells whether a local's value has other uses; an expression at a call has none.
    private func hasOtherUses(_ knob: StoryboardKnob) -> Bool {
        guard
            let local = locals[knob.place.path]?.last(where: {
                $0.value?.contains(knob.place.range.lowerBound) == true
            })
        else { return false }
        return !local.uses.allSatisfy { isKnown(CodeRange(path: knob.place.path, range: $0), depth: 1) }
    }

    private func form(of knob: StoryboardKnob) -> StoryboardSource.Form? {
        switch knob.form {
        case .storyboard: return .storyboard
        case .local: return .local
        case .makingCall(let cast): return .makingCall(cast: cast)
        case .literal: return .literal
        case .name: return .name
        case .swiftGenSymbol: return .swiftGenSymbol
        case .rSwiftSymbol: return .rSwiftSymbol
        case .enumCase(let traced):
            guard let cases = casesByType[traced.type], cases.contains(where: { $0.name == traced.name }) else {
                return nil
            }
            return .enumCase(StoryboardCase(type: traced.type, name: traced.name, cases: cases))
        }
    }

    // MARK: Whether all uses are known

    /// Tells whether a literal serves only calls that open scenes of a storyboard, also through constants and
    /// functions; true as well for a constant without uses.
    func onlyOpensScenes(_ literal: CodeRange) -> Bool { isKnown(literal, depth: 0) }

    /// The same of the case of an enumeration whose raw value is its name.
    func onlyNames(_ member: SwiftMember, in path: String) -> Bool {
        mentions(of: member, in: path).allSatisfy { isKnown($0, depth: 1) }
    }

    /// Whether every use of a piece of code leads to calls that open scenes, through locals, constants and functions.
    private func isKnown(_ place: CodeRange, depth: Int) -> Bool {
        if let answer = memo.answers[place] { return answer }
        guard depth < 8 else { return false }
        // A second call from within depends on this one alone.
        memo.answers[place] = true
        let answer = findIsKnown(place, depth)
        memo.answers[place] = answer
        return answer
    }

    private func findIsKnown(_ place: CodeRange, _ depth: Int) -> Bool {
        let start = place.range.lowerBound
        if known[place.path]?.contains(where: { $0.contains(start) && $0.count >= place.range.count }) == true {
            return true
        }
        if let local = locals[place.path]?.last(where: { $0.declaration.contains(start) }) {
            return local.uses.allSatisfy { isKnown(CodeRange(path: place.path, range: $0), depth: depth + 1) }
        }
        let around = (members[place.path] ?? []).filter { $0.range.contains(start) }
        // A function with a site is listed once more, without its value.
        guard
            let member = around.min(by: {
                ($0.range.count, $0.value.isUnknown ? 1 : 0) < ($1.range.count, $1.value.isUnknown ? 1 : 0)
            }), member.name != "init", member.kind != .subscripting, !member.value.isUnknown
        else { return false }
        return mentions(of: member, in: place.path).allSatisfy { isKnown($0, depth: depth + 1) }
    }

    /// The places that may use a member, without its declarations.
    private func mentions(of member: SwiftMember, in path: String) -> [CodeRange] {
        let owner = member.owner.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        return allMentions(of: member.name).filter { mention in
            if mention.path == path, mention.range.lowerBound < member.range.upperBound,
                member.range.contains(mention.range.lowerBound), isDeclaration(mention, member)
            {
                return false
            }
            if isDeclared(mention) { return false }
            if member.isPlainText, isImplicitMember(mention) { return false }
            if let owner, member.isStaticText, isBeyondReach(mention, of: owner) { return false }
            guard let before = qualifier(of: mention) else { return true }
            return before.first?.isUppercase != true || before == owner || before == "Self"
        }
    }

    private func isDeclaration(_ mention: CodeRange, _ member: SwiftMember) -> Bool {
        mention.range.lowerBound
            <= (allMentions(of: member.name).first {
                $0.path == mention.path && member.range.contains($0.range.lowerBound)
            }?.range.lowerBound ?? 0)
    }

    /// Whether a mention is itself a declaration of the name, such as a protocol's or another class's, or stands in a
    /// comment.
    private func isDeclared(_ mention: CodeRange) -> Bool {
        guard let source = sourcesByPath[mention.path] else { return false }
        let before = source.string(max(0, mention.range.lowerBound - 5)..<mention.range.lowerBound)
        if ["var ", "let ", "func ", "case "].contains(where: before.hasSuffix) { return true }
        // What a comment says is no use.
        let line = source.lineRange(containing: mention.range.lowerBound)
        return source.string(line.lowerBound..<mention.range.lowerBound).contains("//")
    }

    /// Whether a mention is an implicit member such as `.main`, which belongs to the type that the context requires. At
    /// the start of a line it may continue an expression, and counts as none.
    private func isImplicitMember(_ mention: CodeRange) -> Bool {
        guard let source = sourcesByPath[mention.path], mention.range.lowerBound > 1,
            source.bytes[mention.range.lowerBound - 1] == UInt8(ascii: ".")
        else { return false }
        var place = mention.range.lowerBound - 2
        while place > 0, source.bytes[place] == UInt8(ascii: " ") { place -= 1 }
        return "([,:=".utf8.contains(source.bytes[place])
    }

    /// Whether a mention cannot mean a static member of a structure or an enumeration: it stands alone in a file that
    /// does not contain the type's name, or behind the name of a value.
    private func isBeyondReach(_ mention: CodeRange, of owner: String) -> Bool {
        guard let source = sourcesByPath[mention.path] else { return false }
        if let before = qualifier(of: mention) { return before.first?.isLowercase == true && before != "self" }
        let start = mention.range.lowerBound
        if start > 0, source.bytes[start - 1] == UInt8(ascii: ".") { return false }
        return !source.contains(identifier: owner) && isValueType(owner)
    }

    private func isValueType(_ name: String) -> Bool {
        sources.contains { source in
            source.offsets(ofIdentifier: name).contains { offset in
                let before = source.string(max(0, offset - 7)..<offset)
                return before.hasSuffix("struct ") || before.hasSuffix("enum ")
            }
        }
    }

    private func allMentions(of name: String) -> [CodeRange] {
        if let known = memo.mentions[name] { return known }
        let length = name.utf8.count
        let found = sources.flatMap { source in
            source.offsets(ofIdentifier: name).map { CodeRange(path: source.path, range: $0..<$0 + length) }
        }
        memo.mentions[name] = found
        return found
    }

    /// The word before the dot before a word: `Bundle` of `Bundle.main`.
    private func qualifier(of mention: CodeRange) -> String? {
        guard let source = sourcesByPath[mention.path] else { return nil }
        let bytes = source.bytes
        let start = mention.range.lowerBound
        guard start > 1, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
        var first = start - 1
        while first > 0, bytes[first - 1].isIdentifierByte { first -= 1 }
        return first == start - 1 ? nil : source.string(first..<start - 1)
    }
}

extension SwiftMember {
    /// Whether it is a text in a type that is not `String`, so that `.main` cannot mean it.
    fileprivate var isPlainText: Bool {
        guard kind == .property, let owner, owner != "String" else { return false }
        return switch value {
        case .literal, .typed(.literal, "String"): true
        default: false
        }
    }

    /// True for a text that is read from its type alone.
    fileprivate var isStaticText: Bool { isPlainText && isStatic }
}

extension LinkedReference {
    /// Whether a piece of code is in the value of a local, rather than at the call.
    fileprivate func isInLocal(_ knob: StoryboardKnob) -> Bool {
        knobs.contains { other in
            other.form == .local && other.place.path == knob.place.path
                && other.place.range.contains(knob.place.range.lowerBound)
        }
    }
}
