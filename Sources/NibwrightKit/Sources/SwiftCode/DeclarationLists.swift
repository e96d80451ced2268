import SwiftSyntax

extension CodeBlockItemListSyntax {
    /// What is declared among the statements.
    var declarations: [DeclSyntax] { compactMap { $0.item.as(DeclSyntax.self) } }
}

extension IfConfigDeclSyntax {
    /// What any of the branches declares: nobody knows here which one is compiled.
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
