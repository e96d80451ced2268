public import ProjectGraph
import SourceText
import SwiftCode
import SwiftSyntax

/// Tells which classes of Swift end the program where a document makes one.
public final class CoderInitializers {
    private let graph: ProjectGraph
    private let properties: PropertyReader
    private var known: [SwiftClass: Bool] = [:]
    private static let endings: Set = ["fatalError", "preconditionFailure"]

    /// Reads the initializers of a project's classes.
    public init(_ graph: ProjectGraph) {
        self.graph = graph
        properties = PropertyReader(graph)
    }

    /// Whether `init(coder:)` of the class, its own or an inherited one, ends the program whatever happens.
    public func endProgram(_ type: SwiftClass) -> Bool {
        if let known = known[type] { return known }
        let ends = findOut(type)
        known[type] = ends
        return ends
    }

    /// The nearest class with the initializer decides, unless it does no more than to call the one above.
    private func findOut(_ type: SwiftClass) -> Bool {
        for type in graph.classes.chain(of: type) {
            // A class of a system's name stands for it where that is not there, as on another platform.
            if OutletConnection.isSystemClass(type.name) { return false }
            guard let initializer = initializer(of: type) else { continue }
            guard let body = initializer.body else { return false }
            if Self.ends(body) { return true }
            guard Self.isPassedOn(body) else { return false }
        }
        return false
    }

    private func initializer(of type: SwiftClass) -> InitializerDeclSyntax? {
        for part in type.parts {
            // Most classes do not have the name at all, and need not be parsed.
            guard graph.text(at: part.path)?.contains(identifier: "coder") == true else { continue }
            for member in properties.members(of: part) ?? [] {
                guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
                let parameters = initializer.signature.parameterClause.parameters
                if parameters.count == 1, parameters.first?.firstName.text == "coder" { return initializer }
            }
        }
        return nil
    }

    /// Whether the body comes to a call that never returns, and has no way to leave before it.
    private static func ends(_ body: CodeBlockSyntax) -> Bool {
        for statement in body.statements {
            let call = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            if let call, endings.contains(call) { return true }
            if statement.item.is(ReturnStmtSyntax.self) || statement.item.is(GuardStmtSyntax.self) { return false }
            // A branch may leave, and another build may have another branch.
            if statement.item.is(IfConfigDeclSyntax.self) || statement.item.is(ExpressionStmtSyntax.self) {
                return false
            }
        }
        return false
    }

    /// Whether the one above is called whatever happens.
    private static func isPassedOn(_ body: CodeBlockSyntax) -> Bool {
        body.statements.contains {
            $0.item.as(FunctionCallExprSyntax.self)?.trimmedDescription.hasPrefix("super.init(coder:") == true
        }
    }
}
