import SceneCallWriting
import SwiftSyntax
import TransformKit

/// A place in Swift that gets a controller from a scene and may set its properties.
struct SceneOpening {
    enum Form {
        /// It makes the controller by the member of its scene.
        case made(MadeScene)
        /// It makes it otherwise, so that the place stays as it is.
        case otherwise
        /// It prepares a segue, in the statements behind a declaration or in a body: the local and its statements.
        case prepared
    }

    let form: Form
    let path: String
    /// The code of the opening.
    let range: Range<Int>
    /// The local that holds the controller; nil where no local does.
    let local: String?
    let run: SettingRun?

    /// The properties that it sets right after it has the controller.
    ///
    /// - Parameter root: the class of the navigation controller's first screen, whose properties are meant; nil for the
    ///   controller itself.
    func assignments(onRootOf root: String?) -> [SettingRun.Assignment] {
        // A segue is prepared by the screen itself, whatever is around it.
        if case .prepared = form { return run?.assignments ?? [] }
        return (run?.assignments ?? []).filter { $0.isOnRoot == (root != nil) }
    }

    func sets(_ property: String, onRootOf root: String?) -> Bool {
        assignments(onRootOf: root).contains { $0.property == property }
    }
}

/// Reads how one file of Swift opens the scenes of some classes.
struct SceneOpeningReader {
    let graph: ProjectGraph
    let path: String
    let tree: SourceFileSyntax

    /// What makes the controller of a scene: `Onboarding.signUp.instantiate()`, alone or as the value of a local.
    ///
    /// - Parameter root: the class of a navigation controller's first screen.
    func opening(_ made: MadeScene, root: String?) -> SceneOpening {
        opening(CallExpression(made.call), .made(made), root: root)
    }

    func opening(_ expression: CallExpression, _ form: SceneOpening.Form, root: String?) -> SceneOpening {
        var local: String?
        var items: [CodeBlockItemSyntax] = []
        switch expression.taker {
        case .local(let variable, let binding):
            if variable.parent?.is(CodeBlockItemSyntax.self) == true {
                local = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                items = variable.statementsBehind
            }
        case .guarding(let statement, let condition):
            local = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            items = statement.statementsBehind
        case .branching(let statement, let condition):
            local = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            items = Array(statement.body.statements)
        case .chain, .typed, .other: break
        }
        return SceneOpening(
            form: form, path: path, range: expression.whole, local: local,
            run: local.map { SettingRun($0, items, root: root) })
    }

    /// The places that take the destination of a segue for one of some classes, with the class.
    func prepared(for types: Set<String>) -> [(type: String, opening: SceneOpening)] {
        let finder = DestinationFinder(types)
        finder.walk(tree)
        return finder.found.map { place in
            let run = place.local.map { SettingRun($0, place.items) }
            return (
                place.type,
                SceneOpening(form: .prepared, path: path, range: place.range, local: place.local, run: run)
            )
        }
    }
}

/// A cast of a segue's destination.
private struct CastDestination {
    let type: String
    /// The local that has the value; nil for `(segue.destination as? Menu)?.user = user`.
    let local: String?
    let items: [CodeBlockItemSyntax]
    let range: Range<Int>
}

/// Finds the destinations of segues that code casts to one of some classes.
private final class DestinationFinder: SyntaxVisitor {
    private let types: Set<String>
    private(set) var found: [CastDestination] = []

    init(_ types: Set<String>) {
        self.types = types
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = castType(node), let first = node.elements.first, isDestination(first) {
            let local = binding(of: node)
            found.append(
                CastDestination(type: type, local: local?.name, items: local?.items ?? [], range: node.bytes))
        }
        return .visitChildren
    }

    /// Whether a value is the destination of a segue, or the screen in a navigation controller that is one.
    private func isDestination(_ value: ExprSyntax) -> Bool {
        let text = value.trimmedDescription
        if text.contains(".destination") { return true }
        guard
            [".topViewController", ".visibleViewController", ".viewControllers", ".children"].contains(
                where: text.contains)
        else { return false }
        var node = value.parent
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) { return function.name.text == "prepare" }
            node = current.parent
        }
        return false
    }

    /// `Menu` of `… as? Menu`, if it is one of the classes.
    private func castType(_ sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        let type = elements[2].trimmedDescription
        return types.contains(type) ? type : nil
    }

    /// The local that a value is bound to, with the statements that see it.
    private func binding(of value: SequenceExprSyntax) -> (name: String, items: [CodeBlockItemSyntax])? {
        guard let clause = value.parent?.as(InitializerClauseSyntax.self) else { return nil }
        if let condition = clause.parent?.as(OptionalBindingConditionSyntax.self),
            let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
            let owner = condition.parent?.parent?.parent
            if let statement = owner?.as(IfExprSyntax.self) { return (name, Array(statement.body.statements)) }
            if let statement = owner?.as(GuardStmtSyntax.self) { return (name, statement.statementsBehind) }
        }
        guard let binding = clause.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.parent?.is(CodeBlockItemSyntax.self) == true
        else { return nil }
        return (name, variable.statementsBehind)
    }

    /// `switch segue.destination { case let menu as Menu: … }`
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.subject.trimmedDescription.hasSuffix(".destination") else { return .visitChildren }
        for case .switchCase(let branch) in node.cases {
            guard let label = branch.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
                let pattern = label.caseItems.first?.pattern.as(ValueBindingPatternSyntax.self)?.pattern
                    .as(ExpressionPatternSyntax.self),
                let sequence = pattern.expression.as(SequenceExprSyntax.self), let type = castType(sequence)
            else { continue }
            found.append(
                CastDestination(
                    type: type, local: sequence.elements.first?.trimmedDescription, items: Array(branch.statements),
                    range: pattern.bytes))
        }
        return .visitChildren
    }
}
