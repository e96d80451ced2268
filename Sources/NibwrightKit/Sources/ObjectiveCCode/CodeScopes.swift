/// Finds the method or function around a token.
struct ScopeTable {
    private let tokens: TokenList
    private let methods: [CodeScope]

    init(_ tokens: TokenList, methods: [CodeScope]) {
        self.tokens = tokens
        self.methods = methods
    }

    func methods(named selectors: [String]) -> [CodeScope] {
        methods.filter { $0.selector.map(selectors.contains) ?? false }
    }

    func scope(at index: Int) -> CodeScope? {
        guard index < tokens.mainCount else { return nil }
        // Methods stand in order and hold no methods.
        var low = 0
        var high = methods.count
        while low < high {
            let middle = (low + high) / 2
            if methods[middle].body.upperBound <= index { low = middle + 1 } else { high = middle }
        }
        if low < methods.count, methods[low].body.contains(index) { return methods[low] }
        return function(at: index)
    }

    /// A C function, of which only the body is known.
    private func function(at index: Int) -> CodeScope? {
        var outermost: Int?
        var opener = tokens.opener(around: index)
        while let current = opener {
            // `describe(@"…", ^{ … })` of a test is a body as well.
            if tokens.isAt(current, "{"), tokens.isAt(current - 1, ")") || tokens.isAt(current - 1, "^") {
                outermost = current
            }
            opener = tokens.opener(around: current)
        }
        guard let outermost, let closing = tokens.partner(of: outermost) else { return nil }
        return CodeScope(
            className: nil, selector: nil, isClassMethod: false, parameters: [], body: outermost + 1..<closing)
    }
}

/// The string or storyboard that a method returns, if it returns either.
struct MethodResults {
    var string: ObjectiveCString?
    var storyboard: ObjectiveCStoryboard?
    var origins: [ObjectiveCStoryboardOrigin] = []

    init() {}

    init(_ head: MethodHead, _ scope: CodeScope, _ tokens: TokenList) {
        let type = tokens.typeName(head.returnType)
        let isString =
            ["NSString", "NSNibName", "NSStoryboardName", "instancetype"].contains(type)
            || type.hasSuffix("Identifier") || type.hasSuffix("Name")
        let isStoryboard = type == "UIStoryboard" || type == "NSStoryboard"
        guard isString || isStoryboard else { return }
        let reader = ExpressionReader(tokens, scope)
        let returned = scope.body.filter { tokens.isAt($0, "return") }
            .map { $0 + 1..<reader.endOfExpression($0 + 1, scope.body.upperBound) }
        guard !returned.isEmpty else { return }
        if isString {
            let values = returned.map(reader.string)
            string = values.count == 1 ? values[0] : .choice(values)
        } else {
            let values = returned.map(reader.storyboard)
            storyboard = values.count == 1 ? values[0] : .choice(values)
            let origins = OriginReader(tokens, scope)
            self.origins = returned.flatMap { origins.storyboards($0) }
        }
    }
}

/// Reads macros and constants.
struct ConstantReader {
    private let tokens: TokenList
    private let scopes: ScopeTable

    init(_ tokens: TokenList, _ scopes: ScopeTable) {
        self.tokens = tokens
        self.scopes = scopes
    }

    func read() -> [ObjectiveCConstant] {
        let reader = ExpressionReader(tokens, nil)
        var constants: [ObjectiveCConstant] = []
        for macro in tokens.macros where tokens.isIdentifier(macro.name) {
            add(macro.name, macro.body, isFileLocal: false, reader, &constants)
        }
        let nsString = TokenList.hash("NSString".utf8)
        for index in 0..<tokens.mainCount where isStringType(index, nsString) {
            guard tokens.opener(around: index) == nil, let (name, value) = definition(behind: index) else { continue }
            let isStatic = (max(0, index - 3)..<index).contains { tokens.isAt($0, "static") }
            add(name, value, isFileLocal: isStatic && !tokens.source.path.hasSuffix(".h"), reader, &constants)
        }
        return constants
    }

    /// `NSString`, or a type that is one by another name: `NSStoryboardSegueIdentifier const`.
    private func isStringType(_ index: Int, _ nsString: UInt32) -> Bool {
        guard tokens.isIdentifier(index) else { return false }
        if tokens.tokens[index].hash == nsString { return tokens.isAt(index, "NSString") }
        return (tokens.isAt(index + 1, "const") || tokens.isAt(index - 1, "const") || tokens.isAt(index - 1, "static"))
            && tokens.text(index).hasSuffix("Identifier")
    }

    /// `* const name = value;`
    private func definition(behind index: Int) -> (name: Int, value: Range<Int>)? {
        var cursor = index + 1
        while cursor < index + 6, !tokens.isAt(cursor + 1, "=") {
            guard tokens.isAt(cursor, "*") || tokens.isIdentifier(cursor) else { return nil }
            cursor += 1
        }
        guard tokens.isIdentifier(cursor), tokens.isAt(cursor + 1, "=") else { return nil }
        let end = ExpressionReader(tokens, nil).endOfExpression(cursor + 2, min(tokens.mainCount, cursor + 60))
        return (cursor, cursor + 2..<end)
    }

    private func add(
        _ name: Int, _ value: Range<Int>, isFileLocal: Bool, _ reader: ExpressionReader,
        _ constants: inout [ObjectiveCConstant]
    ) {
        guard !value.isEmpty, value.count < 60 else { return }
        let string = reader.string(value)
        let origins = OriginReader(tokens, nil)
        let storyboard: ObjectiveCStoryboard = value.count > 1 ? reader.storyboard(value) : .unknown
        guard string != .unknown && string != .nothing || storyboard != .unknown else { return }
        constants.append(
            ObjectiveCConstant(
                name: tokens.text(name), string: string, storyboard: storyboard, isFileLocal: isFileLocal,
                origins: origins.names(value),
                storyboardOrigins: storyboard == .unknown ? [] : origins.storyboards(value)))
    }
}
