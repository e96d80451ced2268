import TransformKit

/// Replaces Swift code that fits a pattern.
public struct ReplaceCode: Transform {
    public static let description = TransformDescription(
        id: "replace-code",
        summary: "Replace Swift code that fits a pattern.",
        details: """
            A pattern is Swift with placeholders. It is parsed once, and compared with the syntax of the code, so that line breaks,
            blanks, comments and texts that happen to hold the words do not matter.

            - `$name` stands for one expression, type, label or other name, or for one statement where it stands alone among
              others. The same name twice stands for the same code.
            - `$name...` stands for any number of arguments, elements of a list or statements, none included. A list has at
              most one.
            - `$0` and `$1` are Swift's own. What is between quotes is text: `"$name"` is no placeholder.
            - A pattern is an expression, statements in a row, a declaration or an attribute. One that ends with `{` is the
              head of what it opens, and what is in the braces stays: `if let $x = $x {`. With `syntax: type` it is the name
              of a type where a type stands, with `syntax: condition` one condition of an `if`, `guard` or `while`.

            **Names are compared as they are written.** Nothing is resolved and no type is checked: `$list.count == 0` is found
            for a type of your own that has a `count` and no `isEmpty`. So every change is for review, and the compiler has
            the last word; an import that new names need is yours to add. Code in the very function or property that it
            would come to call stays. `where` narrows what placeholders stand for: `literal`, `number`, `string` (texts without
            interpolations), `identifier` (one name) or `expression`. `select` narrows where code is looked for, the step's or
            the recipe's `files` in which files.

            Operators apply in Swift's order: `$a + $b` is found in `a * b + c`, and in `a + b + c` as `a + b` and as the whole,
            but never as `b + c`. Beside an operator that is not Swift's own that order is not known, and the code stays.

            What is the same in the pattern and in the replacement is not touched, with its lines and comments. What a
            placeholder stands for is written as it was found, in parentheses where it needs them; what the replacement adds
            takes the file's line endings and its indentation. A match inside of another one is a change of its own where its
            code stays in place, and moves along where that moves. The outcome of each file is parsed, and what comes must
            be there as the replacement says, or the change is refused. `replace: ""` removes statements with their lines; a
            `case` that would be left with nothing gets a `break`, and what the compiler needs where it is stays.

            What a recipe cannot mean is told when it is checked: a pattern that does not parse, with line and column in it; a
            placeholder that only the replacement has; a pattern without any word or sign; a replacement that would be
            found again.
            """,
        options: [
            OptionDescription(
                "find", .string, isRequired: true, "The code to look for, with placeholders such as $name and $name..."),
            OptionDescription(
                "replace", .string, isRequired: true,
                "The code that comes in its place, with placeholders of find; an empty one removes statements."),
            OptionDescription(
                "where", .map(.choice(CaptureKind.allCases.map(\.rawValue))), default: .map([]),
                "What placeholders may stand for, by their names."),
            OptionDescription(
                "syntax", .choice(PatternSyntax.allCases.map(\.rawValue)), default: .string("code"),
                "What find and replace are: code, a type, or one condition of an if, guard or while."),
            OptionDescription(
                "assigned", .boolean, default: .boolean(false),
                "Also replace what the code assigns to, since what comes can be assigned to."),
        ],
        selectors: [
            OptionDescription(
                "inside", .string,
                "Only code inside a declaration, by keyword and name with * and ?: class *ViewController."),
            OptionDescription(
                "imports", .string, "Only files that import a module whose name matches, with * and ?: UIKit."),
        ],
        refusals: RefusalCode.ofCodePatterns, highestSafety: .review)

    private let rule: CodeRule?

    public init(options: OptionValues, selection: OptionValues) {
        rule = CodeRule(options: options, selection: selection)
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        CodeRuleProblems.all(options, selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        guard let rule else { return Proposals() }
        let files = context.graph.swiftFiles.map { ($0.source, isGenerated: false) }
        let generated = context.graph.generatedSwift.map { ($0, isGenerated: true) }
        let chosen = (files + generated).filter { source, _ in
            context.mayEdit(source.path) && rule.mayMatch(source)
        }
        let proposals = concurrentMap(chosen, threads: defaultThreadCount) { source, isGenerated in
            Self.proposals(rule, source, isGenerated: isGenerated)
        }
        return proposals.reduce(into: Proposals()) { $0.append($1) }
    }

    private static func proposals(_ rule: CodeRule, _ source: SourceText, isGenerated: Bool) -> Proposals {
        ReadingTrace.note(source.path)
        guard case .success(let tree) = SwiftSyntaxTree.read(source), rule.selects(tree) else { return Proposals() }
        let file = FileReplacement(rule: rule, source: source, tree: tree)
        return isGenerated ? file.refusals(.generatedFile, reason: "a tool writes the file") : file.proposals()
    }
}

extension CodeRule {
    /// Looks at the bytes alone.
    fileprivate func mayMatch(_ source: SourceText) -> Bool { MatchFinder.mayMatch(find, source) }

    /// Whether a file imports what the recipe asks for.
    fileprivate func selects(_ tree: SourceFileSyntax) -> Bool {
        guard let module else { return true }
        let imports = ImportedModules(viewMode: .sourceAccurate)
        imports.walk(tree)
        return imports.names.contains(where: module.matches)
    }
}

/// The modules that a file imports, inside of `#if` as well.
private final class ImportedModules: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.path.first { names.append(first.name.text) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
