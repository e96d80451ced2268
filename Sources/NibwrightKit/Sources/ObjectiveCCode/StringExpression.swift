import Foundation

/// Finds the string or storyboard that an expression stands for, as far as it can be determined from one file.
struct ExpressionReader {
    let tokens: TokenList
    /// The method around the expression; nil outside any body.
    let scope: CodeScope?
    /// The number of expressions around the current one.
    private var depth = 0
    /// Locals that led here: one that is set from itself is not followed in a circle.
    private var followed: [String] = []

    init(_ tokens: TokenList, _ scope: CodeScope?) {
        self.tokens = tokens
        self.scope = scope
    }

    private static let deepest = 12
    private static let mostLocals = 3
    private static let mostAssignments = 8

    private var deeper: ExpressionReader {
        var reader = self
        reader.depth += 1
        return reader
    }

    /// The reader for what a local was set to; nil where following it would take too long or never end.
    private func following(_ name: String, _ values: [Range<Int>]) -> ExpressionReader? {
        guard followed.count < Self.mostLocals, !followed.contains(name), values.count <= Self.mostAssignments else {
            return nil
        }
        var reader = deeper
        reader.followed.append(name)
        return reader
    }

    // MARK: Strings

    func string(_ whole: Range<Int>) -> ObjectiveCString {
        let range = operand(whole)
        guard depth < Self.deepest, !range.isEmpty else { return .unknown }
        if let branches = branches(range) {
            return Self.choice(branches.map { deeper.string($0) })
        }
        if let literal = literal(range) { return .literal(literal) }
        if range.count == 1 { return named(range.lowerBound) }
        if tokens.isAt(range.lowerBound, "NSStringFromClass"), range.count > 2 {
            return className(range.lowerBound + 2..<range.upperBound - 1)
        }
        if let message = tokens.message(range) { return string(message) }
        return .unknown
    }

    /// An expression without parentheses and casts around it.
    func operand(_ whole: Range<Int>) -> Range<Int> {
        var range = whole
        while tokens.isAt(range.lowerBound, "("), let closing = tokens.partner(of: range.lowerBound) {
            if closing == range.upperBound - 1 {
                range = range.lowerBound + 1..<closing
            } else if closing < range.upperBound, tokens.isCast(range.lowerBound..<closing + 1) {
                range = closing + 1..<range.upperBound
            } else {
                break
            }
        }
        // `(menu = […])` is what is assigned.
        if range.count > 2, tokens.isIdentifier(range.lowerBound), tokens.isAt(range.lowerBound + 1, "="),
            !tokens.isAt(range.lowerBound + 2, "=")
        {
            return operand(range.lowerBound + 2..<range.upperBound)
        }
        return range
    }

    /// Both sides of `a ? b : c` and `a ?: b`; nil for a chain of more than is written by hand, which is not followed:
    /// each of its conditionals looks at all behind it.
    func branches(_ range: Range<Int>) -> [Range<Int>]? {
        let outer = tokens.outerIndices(range)
        let questions = outer.filter { tokens.isAt($0, "?") }
        guard let question = questions.first, questions.count <= Self.mostConditionals else { return nil }
        var depth = 0
        for index in outer where index > question {
            if tokens.isAt(index, "?") { depth += 1 }
            guard tokens.isAt(index, ":") else { continue }
            if depth > 0 {
                depth -= 1
                continue
            }
            let first = question + 1 == index ? range.lowerBound..<question : question + 1..<index
            return [first, index + 1..<range.upperBound]
        }
        return nil
    }

    private static let mostConditionals = 100

    /// `@"a"`, `@"a" @"b"`, `@"a" "b"`.
    private func literal(_ range: Range<Int>) -> String? {
        var text = ""
        guard tokens.isAt(range.lowerBound, "@") else { return nil }
        for index in range {
            if tokens.isKind(index, .string) {
                text += StringLiteral.text(tokens.text(index))
            } else if !tokens.isAt(index, "@") || !tokens.isKind(index + 1, .string) {
                return nil
            }
        }
        return text
    }

    private func named(_ index: Int) -> ObjectiveCString {
        guard tokens.isIdentifier(index) else { return .unknown }
        let name = tokens.text(index)
        if name == "nil" || name == "NULL" { return .nothing }
        if name == "self" { return .unknown }
        let values = assignments(of: name, at: index)
        if isParameter(name) { return parameter(name, isAssigned: !values.isEmpty) }
        if values.isEmpty { return .constant(name) }
        guard let reader = following(name, values) else { return .unknown }
        return Self.choice(values.map { reader.string($0) })
    }

    private func parameter(_ name: String, isAssigned: Bool) -> ObjectiveCString {
        let number = scope?.parameters.firstIndex { $0.name == name }
        return isAssigned ? .unknown : number.map { .parameter($0) } ?? .unknown
    }

    /// The class in `[Menu class]`, `Menu.class`, `[self class]`, `self.class`, `Menu.self`.
    private func className(_ range: Range<Int>) -> ObjectiveCString {
        guard let message = tokens.message(range), message.receiver.count == 1,
            ["class", "self"].contains(message.selector)
        else { return tokens.isAt(range.lowerBound, "self") && range.count == 1 ? ownClass : .unknown }
        let receiver = message.receiver.lowerBound
        if tokens.isAt(receiver, "self") { return ownClass }
        let name = tokens.text(receiver)
        return name.first?.isUppercase == true ? .literal(name) : .unknown
    }

    private var ownClass: ObjectiveCString { scope?.className.map { .ownClassName($0) } ?? .unknown }

    private func string(_ message: Message) -> ObjectiveCString {
        switch message.selector {
        case "stringByAppendingString:":
            return .concatenation([deeper.string(message.receiver), deeper.string(message.parts[0].argument)])
        case "stringWithFormat:": return formatted(message.parts[0].argument)
        case "stringWithString:", "initWithString:": return deeper.string(message.parts[0].argument)
        case "copy": return deeper.string(message.receiver)
        case "description", "className": return className(message.receiver)
        default: return result(message).map { .result(ofClass: $0.type, selector: $0.selector) } ?? .unknown
        }
    }

    /// `@"%@Cell", kind`: every `%@` is an argument.
    private func formatted(_ range: Range<Int>) -> ObjectiveCString {
        let outer = tokens.outerIndices(range)
        let commas = outer.filter { tokens.isAt($0, ",") }
        let starts = [range.lowerBound] + commas.map { $0 + 1 }
        let ends = commas + [range.upperBound]
        guard let format = literal(starts[0]..<ends[0]) else { return .unknown }
        let pieces = format.components(separatedBy: "%@")
        guard !pieces.contains(where: { $0.contains("%") }), pieces.count == starts.count else { return .unknown }
        var parts = [ObjectiveCString.literal(pieces[0])]
        for (place, piece) in pieces.enumerated().dropFirst() {
            parts += [deeper.string(starts[place]..<ends[place]), .literal(piece)]
        }
        return .concatenation(parts)
    }

    /// A message without arguments to a class or to `self`.
    func result(_ message: Message) -> (type: String, selector: String)? {
        guard message.receiver.count == 1 || isClassOfSelf(message.receiver), message.parts.count == 1,
            message.parts[0].argument.isEmpty
        else { return nil }
        let receiver = tokens.text(message.receiver.lowerBound)
        if receiver == "self" || message.receiver.count > 1 {
            return scope?.className.map { ($0, message.selector) }
        }
        return receiver.first?.isUppercase == true ? (receiver, message.selector) : nil
    }

    private func isClassOfSelf(_ range: Range<Int>) -> Bool {
        range.count == 4 && tokens.isAt(range.lowerBound + 1, "self") && tokens.isAt(range.lowerBound + 2, "class")
            || range.count == 3 && tokens.isAt(range.lowerBound, "self") && tokens.isAt(range.lowerBound + 2, "class")
    }

    // MARK: Storyboards

    func storyboard(_ whole: Range<Int>) -> ObjectiveCStoryboard {
        let range = operand(whole)
        guard depth < Self.deepest, !range.isEmpty else { return .unknown }
        if let branches = branches(range) { return Self.choice(branches.map { deeper.storyboard($0) }) }
        if range.count == 1 {
            let name = tokens.text(range.lowerBound)
            if name == "nil" { return .none }
            if name == "self" || !tokens.isIdentifier(range.lowerBound) || isParameter(name) { return .unknown }
            let values = assignments(of: name, at: range.lowerBound)
            if values.isEmpty { return .constant(name) }
            guard let reader = following(name, values) else { return .unknown }
            return Self.choice(values.map { reader.storyboard($0) })
        }
        guard let message = tokens.message(range) else { return .unknown }
        if message.selector == "storyboardWithName:bundle:" { return .named(string(message.parts[0].argument)) }
        if isOwnStoryboard(message) { return .own }
        return result(message).map { .result(ofClass: $0.type, selector: $0.selector) } ?? .unknown
    }

    /// True for `self.storyboard` of an object: a class's `storyboard` is a method of the project.
    func isOwnStoryboard(_ message: Message) -> Bool {
        message.selector == "storyboard" && message.receiver.count == 1 && scope?.isClassMethod != true
            && isSelf(message.receiver.lowerBound)
    }

    /// `self`, or a local that is nothing else: `__weak typeof(self) weakSelf = self;`
    private func isSelf(_ index: Int) -> Bool {
        if tokens.isAt(index, "self") { return true }
        guard tokens.isIdentifier(index), tokens.text(index).hasSuffix("elf") else { return false }
        let values = assignments(of: tokens.text(index), at: index)
        return !values.isEmpty
            && values.allSatisfy { value in
                value.count == 1 && value.lowerBound < index && isSelf(value.lowerBound)
            }
    }

    // MARK: Locals

    func isParameter(_ name: String) -> Bool { scope?.parameters.contains { $0.name == name } ?? false }

    /// The right sides of the assignments that may have set a name last, seen from where it is used.
    func assignments(of name: String, at use: Int) -> [Range<Int>] {
        guard let scope else { return [] }
        return LocalVariable(name, at: use, in: scope, tokens).values
    }

    func endOfExpression(_ start: Int, _ end: Int) -> Int {
        for index in tokens.outerIndices(start..<max(start, end)) {
            let ends = tokens.isAt(index, ";") || tokens.isAt(index, ",") || tokens.isAt(index, ")")
            if ends || tokens.isAt(index, "]") || tokens.isAt(index, "}") { return index }
        }
        return max(start, end)
    }

    private static func choice(_ values: [ObjectiveCString]) -> ObjectiveCString {
        // `NSString *name = nil;` before the branches that set it says nothing.
        let told = values.filter { $0 != .nothing }
        return told.count == 1 ? told[0] : told.isEmpty ? .nothing : .choice(told)
    }

    private static func choice(_ values: [ObjectiveCStoryboard]) -> ObjectiveCStoryboard {
        let told = values.filter { $0 != .none }
        return told.count == 1 ? told[0] : told.isEmpty ? .unknown : .choice(told)
    }
}
