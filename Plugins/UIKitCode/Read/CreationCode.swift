import Foundation
import SwiftSyntax
import SwiftWriting
import TransformKit

/// What the classes of a view set of it as they are made, in initializers, in `awakeFromNib` and in the methods that these
/// call.
///
/// A document's attributes are there before that code runs, and lose against it; in code they are set behind it.
struct CreationCode {
    /// Properties and methods by their names: `textColor`, `layer.cornerRadius`, `setTitle`.
    struct Names {
        var always: Set<String> = []
        /// Those in a condition, a loop or a closure.
        var sometimes: Set<String> = []

        fileprivate mutating func add(_ name: String, isCertain: Bool) {
            if isCertain { always.insert(name) } else { sometimes.insert(name) }
        }

        fileprivate mutating func formUnion(_ other: Names) {
            always.formUnion(other.always)
            sometimes.formUnion(other.sometimes)
        }
    }

    /// What the initializers set.
    private(set) var made = Names()
    /// What `awakeFromNib` sets, which runs behind runtime attributes as well.
    private(set) var woken = Names()

    init(of types: [SwiftClass], in graph: ProjectGraph, _ trees: RecentTrees) {
        let members = trees.members(of: types, in: graph)
        let methods = members.methodsByName
        for initializer in members.flatMap(\.initializers) {
            made.formUnion(Self.names(in: initializer.body, methods, isCertain: true, []))
        }
        woken = Self.names(
            in: members.flatMap(\.methods).first(where: \.isAwakening)?.body, methods, isCertain: true, [])
    }

    private static func names(
        in body: CodeBlockSyntax?, _ methods: [String: FunctionDeclSyntax], isCertain: Bool, _ called: Set<String>
    ) -> Names {
        var names = Names()
        guard let body, called.count < 5 else { return names }
        let visitor = SettingVisitor(isCertain: isCertain)
        visitor.walk(body)
        names.formUnion(visitor.names)
        for (name, isSure) in visitor.calls where !called.contains(name) {
            guard let method = methods[name] else { continue }
            names.formUnion(
                Self.names(in: method.body, methods, isCertain: isCertain && isSure, called.union([name])))
        }
        return names
    }

    /// The name that a setting of a document has here; nil for what code says in another way.
    static func name(of setting: CodedView.Setting) -> String? {
        switch setting {
        case .assignment(let path, _): plain(path)
        case .call(let call):
            state(of: call).map { call.prefix { $0 != "(" } + "(for: \($0))" }
                ?? String(call.prefix { $0 != "(" })
        case .modern(let setting, _): name(of: setting)
        case .lines: nil
        }
    }

    /// `.normal` of `setTitle("Save", for: .normal)`.
    private static func state(of call: String) -> Substring? {
        guard call.hasSuffix(")"), let label = call.range(of: ", for: ", options: .backwards) else { return nil }
        return call[label.upperBound...].dropLast()
    }

    fileprivate static func plain(_ path: String) -> String {
        let name = path.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
        let own = name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name
        return ["layer.masksToBounds": "clipsToBounds"][own] ?? own
    }
}

/// Collects the assignments and calls of a body.
private final class SettingVisitor: SyntaxVisitor {
    private let isCertain: Bool
    private var depth = 0
    private(set) var names = CreationCode.Names()
    /// The functions that are called on the view itself, with whether they are for certain.
    private(set) var calls: [(name: String, isCertain: Bool)] = []

    init(isCertain: Bool) {
        self.isCertain = isCertain
        super.init(viewMode: .sourceAccurate)
    }

    /// Behind a guard, the body may have ended.
    private var isGuarded = false
    private var isSure: Bool { isCertain && depth == 0 && !isGuarded }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: IfExprSyntax) { depth -= 1 }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ForStmtSyntax) { depth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: GuardStmtSyntax) {
        depth -= 1
        isGuarded = true
    }

    private func enter() -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) { assigned(elements[0]) }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self) { assigned(node.leftOperand) }
        return .visitChildren
    }

    private func assigned(_ target: ExprSyntax) {
        names.add(CreationCode.plain(target.trimmedDescription), isCertain: isSure)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = CreationCode.plain(node.calledExpression.trimmedDescription)
        if !callee.contains(".") {
            let state = node.arguments.last.flatMap { $0.label?.text == "for" ? $0.expression.trimmedDescription : nil }
            if let state, state.hasPrefix(".") {
                names.add("\(callee)(for: \(state))", isCertain: isSure)
            } else {
                // Of a call whose state is not known, each may be meant.
                names.add(callee, isCertain: state == nil && isSure)
            }
            calls.append((callee, isSure))
        }
        return .visitChildren
    }
}
