/// Finds messages with known selectors, and what they name.
struct ReferenceReader {
    private let tokens: TokenList
    private let scopes: ScopeTable

    init(_ tokens: TokenList, _ scopes: ScopeTable) {
        self.tokens = tokens
        self.scopes = scopes
    }

    func read() -> [ObjectiveCReference] {
        var found: [ObjectiveCReference] = []
        for index in 0..<tokens.count {
            let token = tokens.tokens[index]
            guard token.kind == .word, KnownSelector.hashes.contains(token.hash), let message = message(at: index)
            else { continue }
            if let reference = reference(message, tokens.text(index)) { found.append(reference) }
        }
        return (found + nibNames()).sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }

    /// The message of which a word is the first part of the selector.
    private func message(at index: Int) -> Message? {
        if tokens.isAt(index - 1, ".") { return tokens.isAt(index + 1, ":") ? nil : tokens.dotMessage(named: index) }
        guard tokens.isAt(index + 1, ":") || tokens.isAt(index + 1, "]"),
            let opening = tokens.opener(around: index), let message = tokens.message(at: opening)
        else { return nil }
        let isFirstPart = message.receiver.upperBound == index
        // A cell made in code: any initializer that ends in `reuseIdentifier:`.
        return isFirstPart || tokens.isAt(index, "reuseIdentifier") ? message : nil
    }

    private func reference(_ message: Message, _ part: String) -> ObjectiveCReference? {
        let scope = scopes.scope(at: message.range.lowerBound)
        if KnownSelector.comparisons.contains(part) { return comparison(message, scope) }
        if part == "reuseIdentifier" {
            guard let first = message.parts.first?.name, first.hasPrefix("init") else { return nil }
            return named(.registeredReuseIdentifier, message, message.argument(part), scope)
        }
        guard let known = KnownSelector.named(part) else { return nil }
        switch known.namePart {
        case .none: return make(known.kind, message, message.range, name: nil, isCertain: true, scope)
        case .first: return named(known.kind, message, message.parts.first?.argument, scope, known.receivers)
        case .identifier:
            let argument = message.parts.first { $0.name.hasSuffix("dentifier") }?.argument
            return named(known.kind, message, argument, scope)
        }
    }

    private func named(
        _ kind: ObjectiveCReference.Kind, _ message: Message, _ argument: Range<Int>?, _ scope: CodeScope?,
        _ receivers: Set<String> = []
    ) -> ObjectiveCReference? {
        guard let argument, !argument.isEmpty else { return nil }
        let name = ExpressionReader(tokens, scope).string(argument)
        // `initWithNibName:nil` leaves it to the class's own name.
        if name == .nothing { return nil }
        let isCertain =
            receivers.isEmpty || receivers.contains(tokens.text(message.receiver.lowerBound))
            || message.receiver.count == 4 && receivers.contains(tokens.text(message.receiver.lowerBound + 1))
        return make(kind, message, argument, name: name, isCertain: isCertain, scope)
    }

    private func make(
        _ kind: ObjectiveCReference.Kind, _ message: Message, _ range: Range<Int>, name: ObjectiveCString?,
        isCertain: Bool, _ scope: CodeScope?
    ) -> ObjectiveCReference {
        let asksStoryboard = kind == .scene || kind == .initialScene
        let context = MessageContext(tokens, scope, message)
        return ObjectiveCReference(
            kind: kind, range: tokens.byteRange(range), name: name, isCertain: isCertain,
            storyboard: asksStoryboard ? ExpressionReader(tokens, scope).storyboard(message.receiver) : .none,
            enclosingClass: scope?.className, enclosingMethod: scope?.selector,
            expectedClass: asksStoryboard || kind == .nib ? context.expectedClass : nil,
            namesBundle: context.namesBundle)
    }

    // MARK: Segue tests

    private func comparison(_ message: Message, _ scope: CodeScope?) -> ObjectiveCReference? {
        guard let argument = message.parts.first?.argument, !argument.isEmpty else { return nil }
        let compared: Range<Int>
        if isSegueIdentifier(message.receiver, scope) {
            compared = argument
        } else if isSegueIdentifier(argument, scope) {
            compared = message.receiver
        } else {
            return nil
        }
        let isEquality = ["isEqualToString", "isEqual", "compare", "caseInsensitiveCompare"]
            .contains(message.parts[0].name)
        let name = isEquality ? ExpressionReader(tokens, scope).string(compared) : .unknown
        return make(.segueTest, message, compared, name: name, isCertain: true, scope)
    }

    /// `segue.identifier`, `[segue identifier]`, a local that was set to it, the parameter of `shouldPerformSegue…`.
    private func isSegueIdentifier(_ range: Range<Int>, _ scope: CodeScope?) -> Bool {
        if range.count == 1, let scope {
            let name = tokens.text(range.lowerBound)
            if scope.parameters.contains(where: { $0.name == name }) {
                return scope.selector?.contains("egueWithIdentifier:") == true && name == scope.parameters[0].name
            }
            return ExpressionReader(tokens, scope).assignments(of: name, at: range.lowerBound)
                .contains { $0.count > 1 && isSegueIdentifier($0, scope) }
        }
        guard let message = tokens.message(range), message.selector == "identifier", message.receiver.count == 1
        else { return false }
        let receiver = tokens.text(message.receiver.lowerBound)
        let parameter = scope?.parameters.first { $0.name == receiver }
        return parameter.map { $0.type.hasSuffix("Segue") } ?? receiver.lowercased().contains("segue")
    }

    // MARK: Nib names of a class

    /// `- (NSString *)nibName { return @"Menu"; }`
    private func nibNames() -> [ObjectiveCReference] {
        scopes.methods(named: ["nibName", "windowNibName"]).flatMap { scope in
            scope.body.filter { tokens.isAt($0, "return") }.compactMap { index -> ObjectiveCReference? in
                let reader = ExpressionReader(tokens, scope)
                let value = index + 1..<reader.endOfExpression(index + 1, scope.body.upperBound)
                let name = reader.string(value)
                guard name != .nothing, !value.isEmpty else { return nil }
                return ObjectiveCReference(
                    kind: .nib, range: tokens.byteRange(value), name: name, isCertain: true, storyboard: .none,
                    enclosingClass: scope.className, enclosingMethod: scope.selector, expectedClass: scope.className,
                    namesBundle: false)
            }
        }
    }
}
