import SwiftSyntax
import TransformKit

/// The names in a file of segues that an earlier run wrote: they stay.
struct WrittenSegues {
    /// The name of the generic type of a segue.
    private(set) var segueType: String?
    /// The name of the type inside of each class.
    private(set) var groupName: String?
    /// The members by class and by the identifier as a literal.
    private(set) var members: [String: [String: String]] = [:]

    init(_ source: SourceText) {
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return }
        for item in tree.statements {
            guard let part = item.item.as(ExtensionDeclSyntax.self) else { continue }
            for group in part.memberBlock.members.compactMap({ $0.decl.as(EnumDeclSyntax.self) }) {
                groupName = group.name.text
                for member in group.memberBlock.members {
                    guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                        let literal = call.arguments.first?.expression
                    else { continue }
                    segueType =
                        call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
                        ?? segueType
                    members[part.extendedType.trimmedDescription, default: [:]][literal.trimmedDescription] =
                        binding.pattern.trimmedDescription.filter { $0 != "`" }
                }
            }
        }
    }
}
