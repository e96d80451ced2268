public import Navigation
import SwiftCode

/// Reads a `prepare(for:sender:)` for one segue and decides for each statement whether it stays, goes, or is unclear.
///
/// No other part decides what such code does. The code that is cut out for a coordinator, the branches that became
/// unused and the casts that fail are all read from the resulting ``SegueBlock``.
public final class SegueInterpreter {
    /// The question that an interpretation answers.
    public enum Purpose {
        /// Determines which code may run. Every constant that holds something of the segue is followed.
        case reach
        /// Determines which code is to be rewritten. `stands` decides whether the destination, or its content, can be
        /// written in place of a name or a cast.
        case rewriting(stands: (SegueMeaning.Target) -> Bool)
    }

    let method: PrepareMethod
    let segue: PreparedSegue
    let tests: SegueTests
    private let kinship: ClassKinship
    private let purpose: Purpose
    /// The facts found since the statement began.
    var notes: [SegueNote] = []

    public init(
        _ method: PrepareMethod, _ segue: PreparedSegue, for purpose: Purpose, tests: SegueTests, kinship: ClassKinship
    ) {
        self.method = method
        self.segue = segue
        self.purpose = purpose
        self.tests = tests
        self.kinship = kinship
    }

    /// Reads the whole body of the method.
    public func run() -> SegueBlock {
        var meanings = SegueMeanings(segue, parameter: method.segueName, path: method.path, kinship: kinship)
        return block(method.statements, &meanings, depth: 0)
    }

    /// Whether the destination can be written in place of an expression for it.
    func stands(_ target: SegueMeaning.Target) -> Bool {
        notes.append(.target(target))
        switch purpose {
        case .reach: return true
        case .rewriting(let stands): return stands(target)
        }
    }

    /// Code that is nested deeper is not read: no handwritten code is.
    private static let deepest = 40

    func block(_ statements: [CodeBlockItemSyntax], _ meanings: inout SegueMeanings, depth: Int) -> SegueBlock {
        guard depth < Self.deepest else {
            return SegueBlock(statements: [], exit: .goesOn, uncertainty: SegueUncertainty(kind: .nesting, offset: 0))
        }
        var found: [SegueStatement] = []
        for statement in statements {
            let before = meanings
            notes = []
            let (decision, exit) = decide(statement, &meanings, depth)
            // Inner blocks have notes of their own by now: those of the statement were taken with the decision.
            found.append(
                SegueStatement(syntax: statement, meanings: before, notes: decision.notes, decision: decision.value))
            if exit != .goesOn { return SegueBlock(statements: found, exit: exit, uncertainty: nil) }
        }
        return SegueBlock(statements: found, exit: .goesOn, uncertainty: nil)
    }

    /// A decision with the facts found on the way to it.
    typealias Noted = (value: SegueStatement.Decision, notes: [SegueNote])

    private func decide(
        _ statement: CodeBlockItemSyntax, _ meanings: inout SegueMeanings, _ depth: Int
    ) -> (Noted, SegueExit) {
        if let node = statement.item.as(GuardStmtSyntax.self) { return decide(node, &meanings, depth) }
        if let node = statement.ifExpression { return decide(node, meanings, depth) }
        if let node = statement.switchExpression { return decide(node, meanings, depth) }
        if let node = statement.item.as(VariableDeclSyntax.self) {
            let isNamed = names(node, &meanings)
            return ((isNamed ? .named : .kept, notes), .goesOn)
        }
        if statement.callsSuper {
            return ((.callsSuper, []), statement.item.is(ReturnStmtSyntax.self) ? .leavesMethod : .goesOn)
        }
        if let node = statement.item.as(ReturnStmtSyntax.self) {
            return ((node.expression == nil ? .leaves : .kept, []), .leavesMethod)
        }
        if let node = statement.item.as(BreakStmtSyntax.self), node.label == nil {
            return ((.leaves, []), .leavesSwitch)
        }
        return ((.kept, []), .goesOn)
    }

    // MARK: Names

    /// Assigns a declaration's names their meanings; returns whether it can go, since its value can be written in its
    /// place.
    private func names(_ node: VariableDeclSyntax, _ meanings: inout SegueMeanings) -> Bool {
        if node.bindings.count == 1, let binding = node.bindings.first, binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value, let meaning = meanings.meaning(of: value),
            isConstant(node, name), !(node.isWeak && meaning.isTarget), takes(name, meaning)
        {
            meanings.name(name, meaning)
            return true
        }
        for binding in node.bindings {
            let finder = DeclaredNames(viewMode: .sourceAccurate)
            finder.walk(binding.pattern)
            let meaning = followed(binding, of: node, meanings)
            for name in finder.names { meanings.name(name, meaning) }
        }
        return false
    }

    /// The meaning of a constant that stays in code; nil where it is not followed.
    private func followed(
        _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, _ meanings: SegueMeanings
    ) -> SegueMeaning? {
        guard case .reach = purpose, node.bindingSpecifier.tokenKind == .keyword(.let),
            binding.pattern.is(IdentifierPatternSyntax.self)
        else { return nil }
        return binding.initializer.flatMap { meanings.meaning(of: $0.value) }
    }

    private func takes(_ name: String, _ meaning: SegueMeaning) -> Bool {
        switch meaning {
        case .identifier, .enumeration: return true
        case .target(let target):
            guard stands(target) else { return false }
            notes.append(.alias(name, target))
            return true
        // A constant for the container can go where the content itself is written.
        case .contents: return stands(SegueMeaning.Target(isContent: true))
        case .segue, .source, .missing: return false
        }
    }

    /// Whether the declaration is a `let`, or a `var` without assignments.
    private func isConstant(_ node: VariableDeclSyntax, _ name: String) -> Bool {
        node.bindingSpecifier.tokenKind == .keyword(.let) || !isAssigned(name)
    }

    /// Whether the method assigns something to a name, or hands it on as `inout`.
    func isAssigned(_ name: String) -> Bool {
        let finder = AssignmentFinder(name)
        if let body = method.function.body { finder.walk(body) }
        return finder.isFound
    }
}
