import Navigation
import ProjectGraph
import SegueCode
import SourceText
import SwiftCode

/// A `prepare(for:sender:)` of a class `Start`, read for each of its segues.
///
/// `menu` leads to a `Menu`, `soup` to a `Soup`, which is a `Dish`, `course` to a navigation controller around a `Soup`;
/// `back` unwinds to the method `close(_:)` of `Dish`, one segue to a `Menu` has no identifier, and the code of `made` may
/// make any `Soup`.
struct InterpretedMethod {
    private let method: PrepareMethod
    private let tests: SegueTests
    private let kinship: ClassKinship
    private let segues: [PreparedSegue]

    init(_ body: String, more: String = "") {
        let swift = """
            class Menu: UIViewController {}
            class Dish: UIViewController { @IBAction func close(_ segue: UIStoryboardSegue) {} }
            class Soup: Dish {}
            \(more)
            class Start: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            \(body)
                }
            }
            """
        let files = ["Start.swift": swift, "Main.storyboard": Self.storyboard]
        let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        let owner = graph.classes.swiftClasses.first { $0.name == "Start" }!
        method = PrepareMethods(graph).method(of: owner)!
        tests = SegueTests(graph)
        kinship = ClassKinship(graph: graph)
        segues = SceneClasses(graph).segues(of: owner).compactMap {
            PreparedSegue($0, sourceClass: owner, graph: graph)
        }
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s1"><objects><viewController id="start" customClass="Start" sceneMemberID="viewController">
        <connections>
        <segue destination="menu" kind="show" identifier="menu" id="g1"/>
        <segue destination="soup" kind="show" identifier="soup" id="g2"/>
        <segue destination="nav" kind="show" identifier="course" id="g3"/>
        <segue destination="exit" kind="unwind" identifier="back" unwindAction="close:" id="g4"/>
        <segue destination="menu" kind="show" id="g5"/>
        <segue destination="soup" kind="show" identifier="made" destinationCreationSelector="make:" id="g6"/>
        </connections></viewController><exit id="exit" sceneMemberID="exit"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="menu" customClass="Menu" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects><viewController id="soup" customClass="Soup" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s4"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="soup" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        </scenes></document>
        """

    /// The code that may run for a segue, in short; `stands` says which names and casts of the destination can go.
    func code(_ identifier: String?, stands: ((SegueMeaning.Target) -> Bool)? = nil) -> String {
        Self.text(block(identifier, stands.map { .rewriting(stands: $0) } ?? .reach))
    }

    /// The casts that code comes to: `Menu`, and `Menu fails` or `Menu?` where that is known or cannot be known, and
    /// `Menu or else` for all that an `if` with an `else` checks.
    func casts(_ identifier: String?) -> [String] {
        block(identifier, .reach).casts.map { cast in
            let verdict = cast.succeeds == true ? "" : cast.succeeds == nil ? "?" : " fails"
            let name = (cast.isOfContent ? "in " : "") + cast.className + (cast.isForced ? "!" : "")
            return name + verdict + (cast.isChoice ? " or else" : "")
        }
    }

    /// The meanings that names have before the last statement which may run, but for the segue's own name.
    func names(_ identifier: String?) -> [String: SegueMeaning] {
        block(identifier, .reach).allStatements.last?.meanings.names.filter { $0.key != "segue" } ?? [:]
    }

    /// What was noted on the way, in short; `stands` as in `code`.
    func notes(_ identifier: String?, stands: ((SegueMeaning.Target) -> Bool)? = nil) -> [String] {
        block(identifier, stands.map { .rewriting(stands: $0) } ?? .reach).allStatements.flatMap(\.notes).compactMap {
            switch $0 {
            case .target(let target): target.isContent ? "content" : "destination"
            case .alias(let name, let target): "\(name) as \(target.type ?? "it is")"
            case .declares(let name): "declares \(name)"
            case .assumesEnumeration: "assumes"
            case .provesEnumeration: "proves"
            case .checks: nil
            }
        }
    }

    /// The first condition that compares the segue itself, which code of the project's own does.
    func comparison(_ identifier: String?) -> String? {
        block(identifier, .reach).comparisonOfSegue?.trimmedDescription
    }

    /// The blocks, patterns and cases of the method that may run for one of several segues.
    func reached(by identifiers: [String?]) -> String {
        var reached = ReachedCode()
        for identifier in identifiers { reached.add(block(identifier, .reach)) }
        let finder = ReachedFinder(reached)
        finder.walk(method.function.body!.statements)
        return finder.found.joined(separator: " ")
    }

    /// The statements of the method that may run for a segue.
    func statements(reachedBy identifier: String?) -> [String] {
        var reached = ReachedCode()
        reached.add(block(identifier, .reach))
        let finder = ReachedFinder(reached)
        finder.walk(method.function.body!.statements)
        return finder.statements
    }

    private func block(_ identifier: String?, _ purpose: SegueInterpreter.Purpose) -> SegueBlock {
        let segue = segues.first { $0.identifier == identifier }!
        return SegueInterpreter(method, segue, for: purpose, tests: tests, kinship: kinship).run()
    }

    private static func text(_ block: SegueBlock) -> String {
        let texts = block.statements.map(text) + [block.uncertainty.map { _ in "unread" }].compactMap { $0 }
        return texts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private static func text(_ statement: SegueStatement) -> String {
        switch statement.decision {
        case .kept: statement.syntax.item.trimmedDescription
        case .named: ""
        case .callsSuper: "super"
        case .leaves: statement.syntax.item.trimmedDescription
        case .guarded(let decision): text(decision)
        case .branches(let branches): text(branches)
        case .cases(let decision): text(decision)
        }
    }

    private static func text(_ decision: SegueGuard) -> String {
        switch decision.verdict {
        case .holds: ""
        case .fails: text(decision.otherwise)
        case .open, .unclear: "guard \(text(decision.verdict)) else {\(text(decision.otherwise))}"
        }
    }

    private static func text(_ branches: SegueBranches) -> String {
        var texts = branches.clauses.map { "if \(text($0.verdict)) {\(text($0.body.code))}" }
        if let otherwise = branches.otherwise {
            texts.append(texts.isEmpty ? text(otherwise.code) : "{\(text(otherwise.code))}")
        }
        return (branches.staysAsWritten ? "whole " : "") + texts.joined(separator: " else ")
    }

    private static func text(_ decision: SegueCases) -> String {
        if let uncertainty = decision.uncertainty { return text(.unclear(uncertainty)) }
        if decision.cases.count == 1, decision.cases[0].matches { return text(decision.cases[0].code) }
        return decision.cases.map { item in
            let doubt = item.uncertainty.map { text(.unclear($0)) + " " } ?? ""
            return "case \(doubt){\(text(item.code))}"
        }.joined(separator: " ")
    }

    private static func text(_ verdict: SegueVerdict) -> String {
        switch verdict {
        case .holds: "true"
        case .fails: "false"
        case .open(let kept):
            kept.map { condition in
                condition.groups.map { $0.map(\.trimmedDescription).joined(separator: " ") }
                    .joined(separator: condition.separator)
            }.joined(separator: ", ")
        case .unclear(let uncertainty):
            switch uncertainty.kind {
            case .identifiers(let code): "unclear(\(code))"
            case .missingIdentifier: "unclear(no identifier)"
            case .nesting: "unclear(nesting)"
            }
        }
    }
}

private final class ReachedFinder: SyntaxVisitor {
    private let reached: ReachedCode
    private(set) var found: [String] = []
    private(set) var statements: [String] = []

    init(_ reached: ReachedCode) {
        self.reached = reached
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visitPost(_ node: SwitchCaseSyntax) { _ = note(node) }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if reached.contains(node) { statements.append(node.trimmedDescription) }
        return .visitChildren
    }

    private func note(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription
        if reached.contains(node) { found.append(text.hasSuffix(",") ? String(text.dropLast()) : text) }
        return .visitChildren
    }
}
