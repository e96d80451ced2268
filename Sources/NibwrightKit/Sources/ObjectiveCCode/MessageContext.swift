/// Reads the code around a message: a cast, the variable that takes its result, the bundle it names.
struct MessageContext {
    private let tokens: TokenList
    private let scope: CodeScope?
    private let message: Message

    init(_ tokens: TokenList, _ scope: CodeScope?, _ message: Message) {
        self.tokens = tokens
        self.scope = scope
        self.message = message
    }

    /// The class that the result is cast to, or that the variable it is assigned to has, or that is made of it.
    var expectedClass: String? {
        let part = message.parts.first?.name ?? ""
        if part.hasPrefix("init") { return initializedClass }
        if part.hasPrefix("loadNib") || part == "nibWithNibName" { return nil }
        let before = message.range.lowerBound - 1
        if tokens.isAt(before, ")"), let opening = tokens.partner(of: before), tokens.isCast(opening..<before + 1) {
            return className(tokens.typeName(opening..<before + 1))
        }
        guard tokens.isAt(before, "="), tokens.isIdentifier(before - 1) else { return nil }
        if let type = declaredType(before - 1) { return type }
        // `menu = […]`: the variable is declared further up.
        guard let scope, !tokens.isAt(before - 2, "."), !tokens.isAt(before - 2, ">") else { return nil }
        let name = tokens.text(before - 1)
        return scope.body.lazy.filter { $0 < before - 1 && tokens.text($0) == name }.compactMap(declaredType).first
    }

    /// The class of `Menu *name`, `Menu<Tasting> *name`, seen from the name.
    private func declaredType(_ name: Int) -> String? {
        guard tokens.isAt(name - 1, "*") else { return nil }
        var index = name - 2
        if tokens.isAt(index, ">") {
            while index > 0, !tokens.isAt(index, "<"), !tokens.isAt(index, ";") { index -= 1 }
            index -= 1
        }
        return tokens.isIdentifier(index) ? className(tokens.text(index)) : nil
    }

    private func className(_ name: String) -> String? {
        name.first?.isUppercase == true && name != "NSObject" ? name : nil
    }

    /// `[[Menu alloc] init…]`, `[self init…]`, `[super init…]`, `[Menu.alloc init…]`.
    private var initializedClass: String? {
        let first = message.receiver.lowerBound
        if tokens.isAt(first, "self") || tokens.isAt(first, "super") { return scope?.className }
        let name = tokens.isAt(first, "[") ? tokens.text(first + 1) : tokens.text(first)
        if name == "self" || tokens.isAt(first + 1, "[") { return scope?.className }
        return className(name)
    }

    /// True if the message names a bundle other than the main one, or one that cannot be determined.
    var namesBundle: Bool {
        if message.parts.first?.name == "loadNibNamed" { return !isMainBundle(message.receiver) }
        let bundle = message.argument("bundle") ?? message.argument("inBundle")
        return bundle.map { !isMainBundle($0) } ?? false
    }

    private func isMainBundle(_ range: Range<Int>) -> Bool {
        if range.count == 1 {
            if tokens.isAt(range.lowerBound, "nil") || tokens.isAt(range.lowerBound, "NSBundle") { return true }
            let values = ExpressionReader(tokens, scope).assignments(
                of: tokens.text(range.lowerBound), at: range.lowerBound)
            return !values.isEmpty && values.allSatisfy { $0.count > 1 && isMainBundle($0) }
        }
        guard let message = tokens.message(range) else { return false }
        return message.selector == "mainBundle"
    }
}
