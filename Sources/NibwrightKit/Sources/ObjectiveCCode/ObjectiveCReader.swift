import SourceText

extension ObjectiveCFile {
    /// Scans a file's tokens. Never fails: code that the scan cannot make sense of is skipped.
    public static func read(_ source: SourceText) -> ObjectiveCFile {
        let mayMatter =
            source.contains("@interface" as StaticString) || source.contains("@implementation" as StaticString)
            || source.contains("@\"" as StaticString) || source.contains("storyboardWithName" as StaticString)
        guard mayMatter, source.bytes.count < Int(Int32.max) else {
            return ObjectiveCFile(
                source: source, classes: [], references: [], constants: [], sceneSites: [],
                storyboardMakings: [], storyboardMacros: [])
        }
        let tokens = TokenList(source)
        var classes = ClassReader(tokens)
        classes.read()
        let scopes = ScopeTable(tokens, methods: classes.scopes)
        var scenes = SceneSiteReader(tokens, scopes)
        scenes.read()
        return ObjectiveCFile(
            source: source, classes: classes.classes, references: ReferenceReader(tokens, scopes).read(),
            constants: ConstantReader(tokens, scopes).read(), sceneSites: scenes.sites,
            storyboardMakings: scenes.makings, storyboardMacros: tokens.storyboardMacros)
    }
}

/// Reads classes with what Interface Builder can see of them.
struct ClassReader {
    private let tokens: TokenList
    private var next = 0
    private(set) var classes: [ObjectiveCClass] = []
    private(set) var scopes: [CodeScope] = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    mutating func read() {
        while next < tokens.mainCount {
            if startsClass { readClass() } else { next += 1 }
        }
    }

    private var startsClass: Bool {
        tokens.isAt(next, "@") && (tokens.isAt(next + 1, "interface") || tokens.isAt(next + 1, "implementation"))
    }

    private mutating func readClass() {
        let start = next
        next += 2
        // Behind the file's own tokens stand those of macros.
        guard next < tokens.mainCount, tokens.isIdentifier(next) else { return }
        let name = tokens.text(next)
        next += 1
        let (category, superclass, protocols) = readHead()
        var members = Members()
        while next < tokens.mainCount {
            if startsClass || tokens.isAt(next, "@") && tokens.isAt(next + 1, "end") { break }
            if tokens.isAt(next, "IBOutlet") || tokens.isAt(next, "IBOutletCollection") {
                members.outlets += readDeclaredNames()
            } else if let head = methodHead {
                add(head, name, &members)
            } else {
                next += 1
            }
        }
        classes.append(
            ObjectiveCClass(
                part: tokens.isAt(start + 1, "interface") ? .interface : .implementation, name: name,
                category: category, superclass: superclass, protocols: protocols, outlets: members.outlets,
                actions: members.actions, unwindActions: members.unwindActions, methods: members.methods,
                path: tokens.source.path, offset: tokens.offset(of: start)))
    }

    private struct Members {
        var outlets: [String] = []
        var actions: [String] = []
        var unwindActions: [String] = []
        var methods: [ObjectiveCMethod] = []
    }

    // MARK: Heads

    /// `<Item> (Category) : Base<Item> <Tasting>`
    private mutating func readHead() -> (category: String?, superclass: String?, protocols: [String]) {
        var category: String?
        var superclass: String?
        var protocols = tokens.isAt(next, "<") ? readAngleBrackets() : []
        if tokens.isAt(next, "("), let closing = tokens.partner(of: next) {
            category = closing == next + 2 ? tokens.text(next + 1) : ""
            next = closing + 1
        }
        if tokens.isAt(next, ":") {
            superclass = tokens.isIdentifier(next + 1) ? tokens.text(next + 1) : nil
            next += superclass == nil ? 1 : 2
            protocols = []
        }
        // `Base<Item> <Tasting>`: which is which only Base could say.
        while tokens.isAt(next, "<") { protocols += readAngleBrackets() }
        return (category, superclass, protocols)
    }

    private mutating func readAngleBrackets() -> [String] {
        var names: [String] = []
        var depth = 0
        while next < tokens.mainCount, !tokens.isAt(next, "@"), !tokens.isAt(next, "{"), !tokens.isAt(next, ";") {
            if tokens.isAt(next, "<") { depth += 1 }
            if tokens.isAt(next, ">") { depth -= 1 }
            if depth == 1, tokens.isIdentifier(next) { names.append(tokens.text(next)) }
            next += 1
            if depth == 0 { break }
        }
        return names
    }

    // MARK: Methods

    /// A method's `-` or `+` stands in no bracket; in a body it is arithmetic.
    private var methodHead: MethodHead? {
        guard tokens.isKind(next, .mark), tokens.isAt(next, "-") || tokens.isAt(next, "+"),
            tokens.isAt(next + 1, "(") || tokens.tokens[next].isAtMargin, tokens.opener(around: next) == nil
        else { return nil }
        return tokens.methodHead(at: next)
    }

    private mutating func add(_ head: MethodHead, _ className: String, _ members: inout Members) {
        next = max(head.end, next + 1)
        if tokens.holds(head.returnType, "IBAction") {
            members.actions.append(head.selector)
            if head.parameters.count == 1, tokens.holds(head.parameters[0].type, "UIStoryboardSegue") {
                members.unwindActions.append(head.selector)
            }
        }
        var results = MethodResults()
        if let body = tokens.body(of: head) {
            let scope = CodeScope(
                className: className, selector: head.selector, isClassMethod: head.isClassMethod,
                parameters: head.parameters.map { ($0.name, tokens.typeName($0.type)) }, body: body)
            scopes.append(scope)
            results = MethodResults(head, scope, tokens)
            next = body.upperBound
        }
        members.methods.append(
            ObjectiveCMethod(
                selector: head.selector, isClassMethod: head.isClassMethod, offset: tokens.offset(of: head.start),
                string: results.string, storyboard: results.storyboard, storyboardOrigins: results.origins))
    }

    // MARK: Outlets

    /// `IBOutlet UILabel *a, *b;`: the identifiers that stand before a comma or the semicolon.
    private mutating func readDeclaredNames() -> [String] {
        var names: [String] = []
        var last: String?
        var depth = 0
        while next < tokens.mainCount, !tokens.isAt(next, ";"), !tokens.isAt(next, "@") {
            if tokens.isAt(next, "(") || tokens.isAt(next, "<") { depth += 1 }
            if tokens.isAt(next, ")") || tokens.isAt(next, ">") { depth -= 1 }
            if depth == 0, tokens.isAt(next, ",") {
                names += [last].compactMap { $0 }
                last = nil
            }
            if depth == 0, tokens.isIdentifier(next) {
                let word = tokens.text(next)
                if last == nil || !isMacro(word) { last = word }
            }
            next += 1
        }
        return names + [last].compactMap { $0 }
    }

    /// `NS_AVAILABLE_IOS(13_0)`, `UI_APPEARANCE_SELECTOR` behind the name.
    private func isMacro(_ word: String) -> Bool {
        word.contains("_") && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
            || word.hasPrefix("__attribute")
    }
}

extension TokenList {
    /// The class of `(nullable Menu *)`; empty where no word is one.
    func typeName(_ type: Range<Int>) -> String {
        let words = type.filter { isIdentifier($0) && !Self.qualifiers.contains(text($0)) }
        return words.first.map(text) ?? ""
    }

    private static let qualifiers: Set<String> = [
        "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "const",
        "__weak", "__strong", "__kindof", "__unused", "__block", "static", "struct", "in", "out", "inout", "oneway",
    ]
}
