import SwiftSyntax

extension CodeBlockItemListSyntax {
    /// The declarations among the statements.
    var declarations: [DeclSyntax] { compactMap { $0.item.as(DeclSyntax.self) } }
}

extension IfConfigDeclSyntax {
    /// The declarations in any of the branches, since it is not known which one is compiled.
    var declarations: [DeclSyntax] {
        clauses.flatMap { clause -> [DeclSyntax] in
            switch clause.elements {
            case .statements(let statements): statements.declarations
            case .decls(let members): members.map(\.decl)
            default: []
            }
        }
    }
}
