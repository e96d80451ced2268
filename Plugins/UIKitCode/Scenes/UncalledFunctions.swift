import SwiftSyntax
import SwiftWriting
import TransformKit

/// Finds functions of the project that no code calls or names, so that what they would open is never opened.
final class UncalledFunctions {
    private let graph: ProjectGraph
    private let trees: RecentTrees
    private var known: [CodeRange: Bool] = [:]

    init(_ graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
    }

    /// Whether a place is in a function that nothing calls.
    func contain(_ place: CodeRange) -> Bool {
        if let known = known[place] { return known }
        let isUncalled = function(around: place).map(isUncalled) ?? false
        known[place] = isUncalled
        return isUncalled
    }

    private func function(around place: CodeRange) -> FunctionDeclSyntax? {
        guard let source = graph.text(at: place.path),
            let token = trees.tree(of: source).token(at: AbsolutePosition(utf8Offset: place.range.lowerBound))
        else { return nil }
        return sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    }

    private func isUncalled(_ function: FunctionDeclSyntax) -> Bool {
        let name = function.name.text
        let hidden: Set = ["objc", "IBAction", "IBSegueAction"]
        let isAsked = function.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self).map { hidden.contains($0.attributeName.trimmedDescription) } ?? true
        }
        let modifiers = Set(function.modifiers.map(\.name.text))
        guard !isAsked, modifiers.isDisjoint(with: ["override", "open", "public"]),
            !graph.objectiveCFiles.contains(where: { $0.source.contains(identifier: name) })
        else { return false }
        let parameters = Array(function.signature.parameterClause.parameters)
        return graph.swiftFiles.allSatisfy { file in
            guard file.source.contains(identifier: name) else { return true }
            let finder = FunctionUses(name, parameters)
            finder.walk(trees.tree(of: file.source))
            return !finder.isUsed
        }
    }
}

/// Finds a use of a function in a file: a call with its labels, or its name without a call.
private final class FunctionUses: SyntaxVisitor {
    private let name: String
    private let labels: [String?]
    private let isOptional: [Bool]
    private(set) var isUsed = false

    init(_ name: String, _ parameters: [FunctionParameterSyntax]) {
        self.name = name
        labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
        isOptional = parameters.map { $0.defaultValue != nil || $0.ellipsis != nil }
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .visitChildren }
        var callee = ExprSyntax(node)
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            callee = ExprSyntax(member)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            isUsed = true
            return .visitChildren
        }
        if mayBeCalled(by: call) { isUsed = true }
        return .visitChildren
    }

    /// Whether the arguments fit the parameters, of which those with a default may be left out.
    private func mayBeCalled(by call: FunctionCallExprSyntax) -> Bool {
        if call.trailingClosure != nil { return true }
        var rest = call.arguments.map { $0.label?.text }[...]
        for (label, isOptional) in zip(labels, isOptional) {
            if let first = rest.first, first == label {
                rest.removeFirst()
            } else if !isOptional {
                return false
            }
        }
        return rest.isEmpty
    }
}
