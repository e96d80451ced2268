/// Finds the messages that create storyboards and those that load scenes from them.
struct SceneSiteReader {
    private let tokens: TokenList
    private let scopes: ScopeTable
    private(set) var sites: [ObjectiveCSceneSite] = []
    private(set) var makings: [ObjectiveCStoryboardMaking] = []

    init(_ tokens: TokenList, _ scopes: ScopeTable) {
        self.tokens = tokens
        self.scopes = scopes
    }

    mutating func read() {
        for index in 0..<tokens.count {
            let token = tokens.tokens[index]
            guard token.kind == .word, KnownSelector.storyboardHashes.contains(token.hash),
                let message = tokens.message(withFirstPart: index)
            else { continue }
            let scope = scopes.scope(at: message.range.lowerBound)
            if message.isStoryboardMaking {
                makings.append(making(message, scope))
            } else if let known = KnownSelector.named(tokens.text(index)), known.kind != .storyboard {
                sites.append(site(known.kind, message, selector: index, scope))
            }
        }
    }

    private func site(
        _ kind: ObjectiveCReference.Kind, _ message: Message, selector: Int, _ scope: CodeScope?
    ) -> ObjectiveCSceneSite {
        let origins = OriginReader(tokens, scope)
        let identifier = kind == .scene ? message.parts.first?.argument : nil
        return ObjectiveCSceneSite(
            kind: kind, message: tokens.byteRange(message.range), receiver: tokens.byteRange(message.receiver),
            selector: tokens.byteRange(selector..<selector + 1), identifier: identifier.map(tokens.byteRange),
            isDotted: tokens.isAt(selector - 1, "."),
            hasFurtherArguments: message.parts.count > (kind == .scene ? 1 : 0)
                && message.parts.contains { !$0.argument.isEmpty && $0.argument != identifier },
            isInMacro: message.range.lowerBound >= tokens.mainCount,
            origins: origins.storyboards(message.receiver), identifiers: identifier.map { origins.names($0) } ?? [],
            enclosingClass: scope?.className, enclosingMethod: scope?.selector,
            isInClassMethod: scope?.isClassMethod ?? false)
    }

    // MARK: Storyboards that are made

    private func making(_ message: Message, _ scope: CodeScope?) -> ObjectiveCStoryboardMaking {
        let name = message.parts.first?.argument ?? message.range
        let bundle = message.argument("bundle")
        let purpose = StoryboardPurpose(tokens, scope).purpose(of: message.range)
        return ObjectiveCStoryboardMaking(
            message: tokens.byteRange(message.range), receiver: tokens.byteRange(message.receiver),
            name: tokens.byteRange(name), names: OriginReader(tokens, scope).names(name),
            bundle: bundle.map(tokens.byteRange), bundleReach: bundle.map { reach($0, scope) } ?? .anywhere,
            hasOtherUses: purpose == .other, isReturned: purpose == .returned,
            isAskedInPlace: purpose == .askedInPlace,
            isInMacro: message.range.lowerBound >= tokens.mainCount,
            enclosingClass: scope?.className, enclosingMethod: scope?.selector)
    }

    private func reach(_ bundle: Range<Int>, _ scope: CodeScope?) -> ObjectiveCStoryboardMaking.BundleReach {
        var reach = ObjectiveCStoryboardMaking.BundleReach.anywhere
        for index in bundle where tokens.isIdentifier(index) {
            if tokens.isAt(index, "self") || tokens.isAt(index, "_cmd") {
                reach = .sameClass
                continue
            }
            // Selectors and classes mean the same everywhere; what begins with a small letter may be a variable.
            let isName = tokens.isAt(index + 1, ":") || tokens.isAt(index + 1, "]")
            let isVariable = tokens.text(index).first?.isLowercase == true || tokens.isAt(index - 1, "_")
            let isFirst = index == bundle.lowerBound || tokens.isAt(index - 1, "[") || tokens.isAt(index - 1, ":")
            if isVariable, !tokens.isAt(index, "nil"), isFirst || !isName { return .sameMethod }
        }
        return reach
    }
}

extension TokenList {
    /// The message of which a word is the first part of the selector.
    func message(withFirstPart index: Int) -> Message? {
        if isAt(index - 1, ".") { return isAt(index + 1, ":") ? nil : dotMessage(named: index) }
        guard isAt(index + 1, ":") || isAt(index + 1, "]"), let opening = opener(around: index),
            let message = message(at: opening), message.receiver.upperBound == index
        else { return nil }
        return message
    }
}
