/// Finds the origins of storyboards and names, with the places where they are written.
struct OriginReader {
    private let tokens: TokenList
    private let scope: CodeScope?
    private let expressions: ExpressionReader
    private var followed: [String] = []

    private static let mostLocals = 4
    private static let mostOrigins = 12

    init(_ tokens: TokenList, _ scope: CodeScope?) {
        self.tokens = tokens
        self.scope = scope
        expressions = ExpressionReader(tokens, scope)
    }

    private func following(_ name: String) -> OriginReader? {
        guard followed.count < Self.mostLocals, !followed.contains(name) else { return nil }
        var reader = self
        reader.followed.append(name)
        return reader
    }

    // MARK: Storyboards

    /// In order and each once; empty for `nil`.
    func storyboards(_ whole: Range<Int>) -> [ObjectiveCStoryboardOrigin] {
        let found = allStoryboards(whole)
        var seen: Set<ObjectiveCStoryboardOrigin> = []
        let each = found.filter { seen.insert($0).inserted }
        return each.count > Self.mostOrigins ? [.unknown] : each
    }

    private func allStoryboards(_ whole: Range<Int>) -> [ObjectiveCStoryboardOrigin] {
        let range = expressions.operand(whole)
        guard !range.isEmpty, followed.count <= Self.mostLocals else { return [.unknown] }
        if let branches = expressions.branches(range), branches.allSatisfy({ $0.count < range.count }) {
            return branches.flatMap(allStoryboards)
        }
        if range.count == 1 { return variable(range.lowerBound) }
        guard let message = tokens.message(range) else { return [.unknown] }
        if message.isStoryboardMaking { return [.made(at: tokens.offset(of: range.lowerBound))] }
        if expressions.isOwnStoryboard(message) { return [.own] }
        return [
            expressions.result(message).map { .result(ofClass: $0.type, selector: $0.selector) } ?? .unknown
        ]
    }

    private func variable(_ index: Int) -> [ObjectiveCStoryboardOrigin] {
        let name = tokens.text(index)
        guard tokens.isIdentifier(index), name != "self" else { return [.unknown] }
        if name == "nil" || name == "NULL" { return [] }
        guard let scope, !expressions.isParameter(name) else { return [scope == nil ? .named(name) : .unknown] }
        let variable = LocalVariable(name, at: index, in: scope, tokens)
        guard let reader = following(name) else { return variable.isDeclared ? [] : [.named(name)] }
        let values = variable.values.flatMap { reader.allStoryboards($0) }
        if variable.isDeclared { return values.isEmpty ? [.unknown] : values }
        return values.isEmpty ? [.named(name)] : values
    }

    // MARK: Names

    func names(_ whole: Range<Int>, isShared: Bool = false) -> [ObjectiveCNameOrigin] {
        let found = allNames(whole, isShared)
        var seen: Set<ObjectiveCNameOrigin> = []
        let each = found.filter { seen.insert($0).inserted }
        return each.count > Self.mostOrigins ? [origin(.other, whole, isShared: true)] : each
    }

    private func allNames(_ whole: Range<Int>, _ isShared: Bool) -> [ObjectiveCNameOrigin] {
        let range = expressions.operand(whole)
        guard !range.isEmpty, followed.count <= Self.mostLocals else { return [] }
        if let branches = expressions.branches(range), branches.allSatisfy({ $0.count < range.count }) {
            return branches.flatMap { allNames($0, isShared) }
        }
        if range.count == 2, tokens.isAt(range.lowerBound, "@"), tokens.isKind(range.lowerBound + 1, .string) {
            return [origin(.literal, range, isShared: isShared)]
        }
        guard range.count == 1, tokens.isIdentifier(range.lowerBound) else {
            return [origin(isStored(range) ? .stored : .other, range, isShared: isShared)]
        }
        return variableNames(range, isShared)
    }

    /// `self.next`, `[menu next]`, `names[0]`
    private func isStored(_ range: Range<Int>) -> Bool {
        if let message = tokens.message(range) {
            return message.parts.count == 1 && message.parts[0].argument.isEmpty
                && !["description", "className", "stringValue"].contains(message.selector)
        }
        let last = range.upperBound - 1
        return tokens.isAt(last, "]") && tokens.partner(of: last).map { range.contains($0 - 1) } == true
    }

    private func variableNames(_ range: Range<Int>, _ isShared: Bool) -> [ObjectiveCNameOrigin] {
        let name = tokens.text(range.lowerBound)
        if name == "nil" || name == "NULL" { return [] }
        guard let scope, name != "self" else { return [origin(.constant(name), range, isShared: isShared)] }
        let variable = LocalVariable(name, at: range.lowerBound, in: scope, tokens)
        let values = variable.values
        if let number = scope.parameters.firstIndex(where: { $0.name == name }), !variable.isDeclared {
            guard values.isEmpty else { return [origin(.other, range, isShared: true)] }
            let isRead = variable.reads.contains { $0 != range.lowerBound }
            return [origin(.parameter(number), range, isShared: isShared || isRead)]
        }
        guard variable.isDeclared || !values.isEmpty else {
            return [origin(.constant(name), range, isShared: isShared)]
        }
        guard let reader = following(name) else { return [origin(.other, range, isShared: true)] }
        let isRead = variable.reads.contains { $0 != range.lowerBound } || !variable.isDeclared
        let found = values.flatMap { reader.allNames($0, isShared || isRead) }
        return found.isEmpty ? [origin(.other, range, isShared: true)] : found
    }

    private func origin(
        _ kind: ObjectiveCNameOrigin.Kind, _ range: Range<Int>, isShared: Bool
    ) -> ObjectiveCNameOrigin {
        ObjectiveCNameOrigin(
            kind: kind, range: tokens.byteRange(range), value: expressions.string(range), isShared: isShared)
    }
}

extension Message {
    /// With or without another argument than the name and the bundle, which no method of Apple's has.
    var isStoryboardMaking: Bool { selector == "storyboardWithName:bundle:" }
}
