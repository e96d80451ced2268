public import SourceText

extension ObjectiveCColorBody {
    /// Every method of a file that does something with a property of the given names or calls anything. The file is
    /// scanned for it.
    public static func all(in source: SourceText, properties: Set<String>) -> [ObjectiveCColorBody] {
        guard source.bytes.count < Int(Int32.max) else { return [] }
        let tokens = TokenList(source)
        var classes = ClassReader(tokens)
        classes.read()
        let words = PropertyWords(properties)
        return classes.scopes.compactMap { ColorUseReader(tokens, $0, words).body() }
    }
}

/// The names that are looked for, by the hash of their tokens.
private struct PropertyWords {
    private var properties: [UInt32: [String]] = [:]
    /// `setTextColor` of `textColor`.
    private var setters: [UInt32: [(setter: String, property: String)]] = [:]

    init(_ names: Set<String>) {
        for name in names.sorted() {
            properties[TokenList.hash(name.utf8), default: []].append(name)
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
            setters[TokenList.hash(setter.utf8), default: []].append((setter, name))
        }
    }

    func isProperty(_ index: Int, in tokens: TokenList) -> Bool {
        guard let names = properties[tokens.tokens[index].hash] else { return false }
        return names.contains(tokens.text(index))
    }

    func property(ofSetter index: Int, in tokens: TokenList) -> String? {
        guard let candidates = setters[tokens.tokens[index].hash] else { return nil }
        let text = tokens.text(index)
        return candidates.first { $0.setter == text }?.property
    }
}

/// Reads what one method does with colors, and what it calls.
private struct ColorUseReader {
    private typealias Path = ObjectiveCColorBody.Path

    private let tokens: TokenList
    private let scope: CodeScope
    private let words: PropertyWords
    private let paths: ColorPathReader
    private var uses: [ObjectiveCColorBody.Use] = []
    private var calls: [ObjectiveCColorBody.Call] = []

    init(_ tokens: TokenList, _ scope: CodeScope, _ words: PropertyWords) {
        self.tokens = tokens
        self.scope = scope
        self.words = words
        paths = ColorPathReader(tokens: tokens, scope: scope)
    }

    func body() -> ObjectiveCColorBody? {
        var reader = self
        for index in scope.body {
            switch tokens.tokens[index].kind {
            case .word: reader.readWord(index)
            case .mark where tokens.isAt(index, "["): reader.readCall(index)
            default: break
            }
        }
        guard !reader.uses.isEmpty || !reader.calls.isEmpty, let className = scope.className,
            let selector = scope.selector
        else { return nil }
        return ObjectiveCColorBody(
            className: className, name: selector.firstPart, parameterTypes: scope.parameters.map(\.type),
            offset: tokens.offset(of: scope.body.lowerBound), uses: reader.uses, calls: reader.calls)
    }

    // MARK: Properties

    private mutating func readWord(_ index: Int) {
        if let property = words.property(ofSetter: index, in: tokens), tokens.isAt(index + 1, ":") {
            guard let opening = tokens.opener(around: index), let message = tokens.message(at: opening),
                message.receiver.upperBound == index, let path = paths.path(of: message.receiver)
            else { return }
            add(.set, path.appending(property), at: index, state: state(of: message))
        } else if words.isProperty(index, in: tokens) {
            readProperty(index)
        } else if tokens.isAt(index - 1, "."), tokens.isAt(index - 2, "self"), isAssigned(index) {
            let name = tokens.text(index)
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
            calls.append(
                .init(name: setter, receiver: Path(.own), arguments: [nil], isDeferred: isDeferred(index)))
        }
    }

    private mutating func readProperty(_ index: Int) {
        var range: Range<Int>
        var path: Path
        if tokens.isAt(index - 1, "."), let message = tokens.dotMessage(named: index),
            let receiver = paths.path(of: message.receiver)
        {
            (range, path) = (message.range, receiver.appending(tokens.text(index)))
        } else if tokens.isAt(index + 1, "]"), let opening = tokens.opener(around: index),
            let message = tokens.message(at: opening), message.receiver.upperBound == index,
            let receiver = paths.path(of: message.receiver)
        {
            (range, path) = (message.range, receiver.appending(tokens.text(index)))
        } else {
            return
        }
        if isAssigned(range.upperBound - 1) { return add(.set, path, at: range.lowerBound) }
        if let member = member(of: range) {
            add(member == "isEqual" ? .compared : .read(member: member), path, at: range.lowerBound)
        } else if isCompared(range) {
            add(.compared, path, at: range.lowerBound)
        }
    }

    private func isAssigned(_ index: Int) -> Bool { tokens.isAt(index + 1, "=") && !tokens.isAt(index + 2, "=") }

    /// The member of a color that code reads: `color.redComponent`, `[color redComponent]`; nil for any other
    /// expression.
    private func member(of range: Range<Int>) -> String? {
        if tokens.isAt(range.upperBound, "."), tokens.isIdentifier(range.upperBound + 1) {
            return tokens.text(range.upperBound + 1)
        }
        guard tokens.isAt(range.lowerBound - 1, "["), let message = tokens.message(at: range.lowerBound - 1),
            message.receiver == range
        else {
            let isArgument = tokens.isAt(range.lowerBound - 1, ":") && tokens.isAt(range.lowerBound - 2, "isEqual")
            return isArgument ? "isEqual" : nil
        }
        return message.parts.first?.name
    }

    private func isCompared(_ range: Range<Int>) -> Bool {
        let next = range.upperBound
        let isBefore =
            tokens.isAt(next, "==") || tokens.isAt(next, "!=")
            || tokens.isAt(next + 1, "=") && (tokens.isAt(next, "=") || tokens.isAt(next, "!"))
        let operand = tokens.isAt(next, "==") || tokens.isAt(next, "!=") ? next + 1 : next + 2
        return isBefore && !tokens.isAt(operand, "nil") && !tokens.isAt(operand, "NULL")
    }

    private func state(of message: Message) -> String? {
        guard let argument = message.argument("forState"), argument.count == 1 else { return nil }
        let text = tokens.text(argument.lowerBound)
        return text.hasPrefix("UIControlState") ? text.dropFirst(14).lowercased() : text == "0" ? "normal" : nil
    }

    private mutating func add(
        _ action: ObjectiveCColorBody.Action, _ path: Path, at index: Int, state: String? = nil
    ) {
        uses.append(
            .init(
                action: action, path: path, state: state, offset: tokens.offset(of: index),
                isDeferred: isDeferred(index)))
    }

    // MARK: Calls

    private mutating func readCall(_ opening: Int) {
        guard let message = tokens.message(at: opening), let name = message.parts.first?.name,
            let receiver = paths.path(of: message.receiver)
        else { return }
        calls.append(
            .init(
                name: name, receiver: receiver,
                arguments: message.parts.filter { !$0.argument.isEmpty }.map { paths.path(of: $0.argument) },
                isDeferred: isDeferred(opening)))
    }

    // MARK: Blocks

    /// Whether the place is in a block for `dispatch_async` or for when something is complete.
    private func isDeferred(_ index: Int) -> Bool {
        var opener = tokens.opener(around: index)
        while let current = opener, scope.body.contains(current) {
            if tokens.isAt(current, "{"), let sign = blockSign(before: current), isLater(sign) { return true }
            opener = tokens.opener(around: current)
        }
        return false
    }

    /// The `^` of `^{` and `^(BOOL finished) {`.
    private func blockSign(before opening: Int) -> Int? {
        if tokens.isAt(opening - 1, "^") { return opening - 1 }
        guard tokens.isAt(opening - 1, ")"), let first = tokens.partner(of: opening - 1), tokens.isAt(first - 1, "^")
        else { return nil }
        return first - 1
    }

    private func isLater(_ sign: Int) -> Bool {
        // `completion:^{`, `handler:^(UIAlertAction *action) {`, `self.whenDone = ^{`
        if tokens.isAt(sign - 1, "=") { return true }
        if tokens.isAt(sign - 1, ":") {
            let label = tokens.text(sign - 2).lowercased()
            return label.contains("complet") || label.contains("handler") || label.contains("success")
        }
        guard let opening = tokens.opener(around: sign), tokens.isAt(opening, "(") else { return false }
        return tokens.isAt(opening - 1, "dispatch_async") || tokens.isAt(opening - 1, "dispatch_after")
    }
}

extension String {
    fileprivate var firstPart: String { split(separator: ":").first.map(String.init) ?? self }
}
