import SceneCallWriting
import SwiftSyntax
import TransformKit

/// The statements behind the local of a controller, up to the first that does more with it, or with the first screen of
/// a navigation controller, than to set a property.
struct SettingRun {
    /// `menu.user = user`
    struct Assignment {
        let property: String
        let value: AssignedValue
        let item: CodeBlockItemSyntax
        /// Whether it sets a property of the navigation controller's first screen.
        let isOnRoot: Bool
        /// The statement that goes with it: an `if let` around, or the assignment itself.
        let statement: CodeBlockItemSyntax
    }

    enum Step {
        case set(Assignment)
        /// `let menu = navigation.topViewController as! Menu`, with the local.
        case root(String, CodeBlockItemSyntax)
        /// A statement that does not name the controller.
        case other(CodeBlockItemSyntax)
    }

    private(set) var steps: [Step] = []
    /// The first statement that does more.
    private(set) var end: CodeBlockItemSyntax?
    /// Whether a statement behind that one names the controller.
    private(set) var isUsedBehind = false
    /// The locals of the first screen that `end` or a statement behind it names.
    private(set) var rootsUsedLater: Set<String> = []

    /// - Parameters:
    ///   - local: the controller's local.
    ///   - items: the statements behind it.
    ///   - root: the class of the first screen; nil for what is no navigation controller.
    init(_ local: String, _ items: [CodeBlockItemSyntax], root: String? = nil) {
        let first = root.map { RootScreen(local: local, type: $0) }
        var roots: Set<String> = []
        for (number, item) in items.enumerated() {
            if !item.names(local), !roots.contains(where: item.names) {
                steps.append(.other(item))
            } else if let name = first?.local(of: item) {
                roots.insert(name)
                steps.append(.root(name, item))
            } else if let assignments = Self.assignments(item, local, roots, first),
                !assignments.contains(where: { sets($0) })
            {
                steps += assignments.map { .set($0) }
            } else {
                end = item
                isUsedBehind = items[(number + 1)...].contains { $0.names(local) }
                rootsUsedLater = roots.filter { name in items[number...].contains { $0.names(name) } }
                break
            }
        }
    }

    var assignments: [Assignment] {
        steps.compactMap { step in if case .set(let assignment) = step { assignment } else { nil } }
    }

    private func sets(_ other: Assignment) -> Bool {
        assignments.contains { $0.property == other.property && $0.isOnRoot == other.isOnRoot }
    }

    /// The assignments that a statement consists of; nil for a statement that does anything else.
    private static func assignments(
        _ item: CodeBlockItemSyntax, _ local: String, _ roots: Set<String>, _ first: RootScreen?
    ) -> [Assignment]? {
        if let assignment = assignment(item, item, local, roots, first) { return [assignment] }
        // `if let menu = navigation.topViewController as? Menu { menu.user = user }`
        guard let first, let statement = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            statement.elseBody == nil, statement.conditions.count == 1,
            let condition = statement.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
            let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = condition.initializer?.value, first.isScreen(value)
        else { return nil }
        var found: [Assignment] = []
        for inner in statement.body.statements {
            guard let assignment = assignment(inner, item, local, [name], first), assignment.isOnRoot,
                !found.contains(where: { $0.property == assignment.property })
            else { return nil }
            found.append(assignment)
        }
        return found.isEmpty ? nil : found
    }

    /// The assignment of a property of the controller or of its first screen, by a value that names neither.
    private static func assignment(
        _ item: CodeBlockItemSyntax, _ statement: CodeBlockItemSyntax, _ local: String, _ roots: Set<String>,
        _ first: RootScreen?
    ) -> Assignment? {
        guard let sequence = item.item.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let target = elements[0].as(MemberAccessExprSyntax.self), var base = target.base
        else { return nil }
        var isOnRoot = false
        if let optional = base.as(OptionalChainingExprSyntax.self) {
            base = optional.expression
            isOnRoot = true
        }
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            guard name == local && !isOnRoot || roots.contains(name) else { return nil }
            isOnRoot = roots.contains(name)
        } else {
            guard let first, first.isScreen(base) else { return nil }
            isOnRoot = true
        }
        let value = AssignedValue(Array(elements[2...]))
        let names = [local] + roots
        guard !value.elements.contains(where: { element in names.contains { element.names($0) } }) else { return nil }
        return Assignment(
            property: target.declName.baseName.text, value: value, item: item, isOnRoot: isOnRoot, statement: statement)
    }
}

/// The ways in which code asks a navigation controller that was just made for its only screen.
private struct RootScreen {
    let local: String
    let type: String

    /// `menu` of `let menu = navigation.topViewController as! Menu`.
    func local(of item: CodeBlockItemSyntax) -> String? {
        guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.text == "let", let binding = variable.bindings.first,
            binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value, isScreen(value)
        else { return nil }
        return name
    }

    /// Whether a value is the screen, cast to its class: `navigation.viewControllers[0] as! Menu`.
    func isScreen(_ value: ExprSyntax) -> Bool {
        var value = value
        while let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            value = only.expression
        }
        guard let sequence = value.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            elements[2].trimmedDescription == type
        else { return false }
        let text = elements[0].trimmedDescription.filter { $0 != "!" && $0 != "?" && !$0.isWhitespace }
        return Self.accesses.contains { text == "\(local).\($0)" }
    }

    private static let accesses = [
        "topViewController", "visibleViewController", "viewControllers.first", "viewControllers[0]", "children.first",
        "children[0]", "viewControllers.last", "childViewControllers.first", "childViewControllers[0]",
    ]
}

extension SyntaxProtocol {
    /// Whether the code says a name as one of its own, and not as a member of something or as a label.
    func names(_ name: String) -> Bool {
        let finder = NameFinder(name)
        finder.walk(self)
        return !finder.found.isEmpty
    }

    /// The statements behind the one that the code stands in.
    var statementsBehind: [CodeBlockItemSyntax] {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let item = current.as(CodeBlockItemSyntax.self),
                let list = item.parent?.as(CodeBlockItemListSyntax.self)
            {
                return Array(list.drop { $0.id != item.id }.dropFirst())
            }
            node = current.parent
        }
        return []
    }
}
