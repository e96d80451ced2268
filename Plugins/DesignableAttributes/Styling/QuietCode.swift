import SwiftSyntax
import TransformKit

/// Statements that run no code of the project but their own, and look at no view.
struct QuietCode {
    private let graph: ProjectGraph
    private let type: SwiftClass
    private let method: String
    /// Whether `super` is the system's, so that it knows nothing of the class's outlets.
    private let isSuperOfSystem: Bool
    /// The code of the class and of those above it.
    private let texts: [String]

    init(of type: SwiftClass, calling method: String, in graph: ProjectGraph) {
        self.graph = graph
        self.type = type
        self.method = method
        texts = graph.classes.chain(of: type).flatMap(\.parts).compactMap { part in
            graph.text(at: part.path)?.string(part.range)
        }
        let superclasses = graph.classes.superclass(of: type).map { Ancestry(of: $0, in: graph) }
        let ancestry = Ancestry(of: type, in: graph)
        let objectiveC = ancestry.objectiveC + ancestry.objectiveCOfSomeBuilds
        isSuperOfSystem =
            ancestry.isComplete && superclasses?.place(ofMethod: method, in: graph) == nil
            && !objectiveC.contains { part in part.methods.contains { $0.selector == method } }
    }

    func isQuiet(_ item: CodeBlockItemSyntax) -> Bool {
        runsNothing(item) && ReferenceFinder.names(in: item).allSatisfy { !isWorkedOut($0) }
    }

    /// Whether a property of the class runs code when it is read: it is computed, or made at the first use.
    private func isWorkedOut(_ name: String) -> Bool {
        if graph.classes.outlet(name, of: type) != nil { return false }
        return texts.contains { text in
            if text.contains("lazy var \(name)") { return true }
            return text.ranges(of: "var \(name)").contains { range in
                let rest = text[range.upperBound...].prefix { $0 != "\n" && $0 != "=" }
                return rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false && rest.contains("{")
            }
        }
    }

    private func runsNothing(_ item: CodeBlockItemSyntax) -> Bool {
        if let value = ownValue(item) { return CallFinder.calls(in: value).allSatisfy(isQuietCall) }
        if let assignment = Assignment(item) {
            return isOfSystem(assignment.path) && CallFinder.calls(in: assignment.value).allSatisfy(isQuietCall)
        }
        if let variable = item.item.as(VariableDeclSyntax.self) {
            return variable.bindings.allSatisfy { binding in
                binding.accessorBlock == nil
                    && binding.initializer.map { CallFinder.calls(in: $0.value).allSatisfy(isQuietCall) } ?? true
            }
        }
        guard let call = item.item.as(FunctionCallExprSyntax.self) else { return false }
        return CallFinder.calls(in: ExprSyntax(call)).allSatisfy(isQuietCall)
    }

    /// The value of a property that the class has from the system: `title = "Orders"`.
    private func ownValue(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
        guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return nil }
        let parts = Array(sequence.elements)
        guard parts[1].is(AssignmentExprSyntax.self), let path = Assignment.path(parts[0]), let name = path.last,
            path == [name] || path == ["self", name], Self.ownProperties.contains(name)
        else { return nil }
        return parts[2]
    }

    private static let ownProperties: Set = [
        "accessoryType", "automaticallyAdjustsScrollViewInsets", "backgroundColor", "clearsSelectionOnViewWillAppear",
        "edgesForExtendedLayout", "hidesBottomBarWhenPushed", "isModalInPresentation", "modalPresentationStyle",
        "modalTransitionStyle", "selectionStyle", "title",
    ]

    /// Whether an assignment sets a property of the system's on something of the system's.
    private func isOfSystem(_ path: [String]) -> Bool {
        // Setting these tells a delegate, or lays views out.
        if path.last.map(Self.tellingMembers.contains) ?? true { return false }
        // Another name may be the project's own, whose setter does anything, such as to go through the views in it.
        guard path.dropFirst().allSatisfy(SystemMembers.settable.contains) else { return false }
        if ["view", "navigationItem", "navigationController", "tabBarItem"].contains(path[0]) { return true }
        guard let outlet = graph.classes.outlet(path[0], of: type)?.outlet else {
            return ["tableView", "collectionView", "contentView"].contains(path[0])
        }
        return ["UI", "NSLayoutConstraint"].contains(where: outlet.wrappedType.hasPrefix) && !outlet.isCollection
    }

    private func isQuietCall(_ call: FunctionCallExprSyntax?) -> Bool {
        // A closure may run at once, and do anything.
        guard let call, call.trailingClosure == nil else { return false }
        let callee = call.calledExpression.trimmedDescription
        if callee == "super.\(method)" { return isSuperOfSystem }
        if ["print", "NotificationCenter.default.addObserver"].contains(callee) { return true }
        if ["UI", "NS", "CG", "CA", "Bundle."].contains(where: callee.hasPrefix) { return true }
        guard let path = Assignment.path(call.calledExpression), let name = path.last else {
            return Self.factories.contains(callee)
        }
        let receiver = Array((path.first == "self" ? path.dropFirst() : path[...]).dropLast())
        return Self.methods.contains(name) && (receiver.isEmpty || isOfSystem(receiver))
    }

    private static let tellingMembers: Set = [
        "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame", "isEditing", "selectedIndex",
        "viewControllers", "zoomScale",
    ]

    /// Calls whose type the code around says, and that only the system has.
    private static let factories: Set = [
        ".boldSystemFont", ".init", ".italicSystemFont", ".monospacedDigitSystemFont", ".preferredFont", ".systemFont",
    ]

    /// Methods of views that call nobody back.
    private static let methods: Set = [
        "addGestureRecognizer", "addTarget", "register", "setContentCompressionResistancePriority",
        "setContentHuggingPriority", "setImage", "setTitle", "setTitleColor", "withAlphaComponent",
    ]
}

/// Finds the calls of an expression; nil stands for a closure.
private final class CallFinder: SyntaxVisitor {
    private var found: [FunctionCallExprSyntax?] = []

    static func calls(in expression: ExprSyntax) -> [FunctionCallExprSyntax?] {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(nil)
        return .skipChildren
    }
}

/// Finds the names with which expressions begin: `viewModel` of `viewModel.title`.
private final class ReferenceFinder: SyntaxVisitor {
    private var found: Set<String> = []

    static func names(in item: CodeBlockItemSyntax) -> Set<String> {
        let finder = ReferenceFinder(viewMode: .sourceAccurate)
        finder.walk(item)
        return finder.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        if member?.declName.id != node.id || member?.base?.trimmedDescription == "self" {
            found.insert(node.baseName.text)
        }
        return .skipChildren
    }
}
