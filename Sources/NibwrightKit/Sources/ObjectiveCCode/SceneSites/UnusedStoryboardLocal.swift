extension ObjectiveCFile {
    /// The statements, with their semicolons, that declare a storyboard of which every use lies in some ranges. Once
    /// these say something else the compiler would warn of the local. Reads the file once more.
    ///
    /// - Parameter replaced: Byte ranges; those that are no name of a local tell nothing.
    public func storyboardLocals(usedOnlyIn replaced: [Range<Int>]) -> [Range<Int>] {
        let tokens = TokenList(source)
        var classes = ClassReader(tokens)
        classes.read()
        let scopes = ScopeTable(tokens, methods: classes.scopes)
        let replaced = Set(replaced)
        var found: Set<Range<Int>> = []
        for index in 0..<tokens.mainCount where tokens.isIdentifier(index) {
            guard replaced.contains(tokens.byteRange(index..<index + 1)), let scope = scopes.scope(at: index) else {
                continue
            }
            let local = LocalVariable(tokens.text(index), at: index, in: scope, tokens)
            guard let statement = local.onlyStatement, tokens.declaresStoryboard(statement),
                ExpressionReader(tokens, scope).storyboard(local.values[0]) != .unknown,
                local.places.allSatisfy({ replaced.contains(tokens.byteRange($0..<$0 + 1)) })
            else { continue }
            found.insert(tokens.byteRange(statement))
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension TokenList {
    /// `UIStoryboard *board = …`
    fileprivate func declaresStoryboard(_ statement: Range<Int>) -> Bool {
        (isAt(statement.lowerBound, "UIStoryboard") || isAt(statement.lowerBound, "NSStoryboard"))
            && isAt(statement.lowerBound + 1, "*")
    }
}
