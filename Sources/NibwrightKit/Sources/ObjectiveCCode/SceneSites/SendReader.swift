extension ObjectiveCFile {
    /// Messages with some selectors, and what their arguments come from. Reads the file once more.
    public func sends(of selectors: Set<String>) -> [ObjectiveCSend] {
        let firstParts = Set(selectors.map { String($0.prefix { $0 != ":" }) })
        guard firstParts.contains(where: { source.contains(identifier: $0) }) else { return [] }
        let tokens = TokenList(source)
        var classes = ClassReader(tokens)
        classes.read()
        let scopes = ScopeTable(tokens, methods: classes.scopes)
        let hashes = Set(firstParts.map { TokenList.hash($0.utf8) })
        return (0..<tokens.count).compactMap { index in
            guard hashes.contains(tokens.tokens[index].hash), tokens.isIdentifier(index),
                let message = tokens.message(withFirstPart: index), selectors.contains(message.selector)
            else { return nil }
            let scope = scopes.scope(at: message.range.lowerBound)
            let origins = OriginReader(tokens, scope)
            let purpose = StoryboardPurpose(tokens, scope).purpose(of: message.range)
            return ObjectiveCSend(
                selector: message.selector, message: tokens.byteRange(message.range),
                arguments: message.parts.map { origins.names($0.argument) },
                hasOtherUses: purpose == .other || purpose == .returned, enclosingClass: scope?.className,
                enclosingMethod: scope?.selector)
        }
    }

    /// The places that read a name declared outside of methods, without its definition and declarations.
    public func uses(of name: String) -> [Range<Int>] {
        guard source.contains(identifier: name) else { return [] }
        let tokens = TokenList(source)
        let hash = TokenList.hash(name.utf8)
        let macroNames = Set(tokens.macros.map(\.name))
        return (0..<tokens.count).filter { index in
            guard tokens.tokens[index].hash == hash, tokens.isIdentifier(index), tokens.text(index) == name,
                !macroNames.contains(index)
            else { return false }
            let isTyped =
                tokens.isAt(index - 1, "*") || tokens.isAt(index - 1, "const")
                || tokens.isIdentifier(index - 1) && !tokens.isAt(index - 1, "return")
            let isDeclared = tokens.isAt(index + 1, ";") || tokens.isAt(index + 1, "=")
            return !(isTyped && isDeclared && tokens.opener(around: index) == nil)
        }.map { tokens.byteRange($0..<$0 + 1) }
    }
}
