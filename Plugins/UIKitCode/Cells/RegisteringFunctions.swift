import SwiftSyntax
import SwiftWriting
import TransformKit

/// A function of the project's that registers the nib, or the class, that its only argument names.
///
///     extension UITableView {
///         func registerNib(for type: UITableViewCell.Type) {
///             register(type.loadNib(), forCellReuseIdentifier: type.reuseIdentifier)
///         }
///     }
struct RegisteringFunction {
    let name: String
    /// The label of its parameter; nil where it has none.
    let label: String?
    /// Whether it registers the class itself.
    let isOfClass: Bool
    /// The arguments of the system's method behind the first, as functions of the class: `type.reuseIdentifier`.
    let rest: [(label: String, value: ExprSyntax)]
    /// The names that stand for the class in them: the parameter and the generic type.
    let parameters: Set<String>

    /// The values of `rest` for a class, with their labels.
    ///
    /// - Parameter type: as an expression that members can be asked of: `OrderCell`, `self`.
    func arguments(for type: String) -> [String] {
        rest.map { label, value in
            let words = value.tokens(viewMode: .sourceAccurate).map { parameters.contains($0.text) ? type : $0.text }
            return "\(label): \(words.joined())"
        }
    }
}

/// The functions of a project that register cells by what their argument names.
final class RegisteringFunctions {
    private let graph: ProjectGraph
    private lazy var all: [RegisteringFunction] = graph.swiftFiles.map(\.source).filter {
        $0.contains(identifier: "register") && $0.contains(identifier: "extension")
    }.flatMap { RegisteringFunctionFinder.functions(in: SwiftSyntaxTree.parse($0)) }

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The one that a call means, for cells of a kind; nil where none or several do.
    func function(of call: FunctionCallExprSyntax, _ kind: Cell.Kind) -> RegisteringFunction? {
        guard let name = call.calledExpression.lastName, call.arguments.count == 1 else { return nil }
        let label = call.arguments.first?.label?.text
        let found = all.filter { function in
            !function.isOfClass && function.name == name && function.label == label
                && function.rest.map(\.label) == kind.registerLabels
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The one that does for a class what another does for its nib; nil where the project has none.
    func classFunction(like function: RegisteringFunction) -> RegisteringFunction? {
        let wanted = function.arguments(for: "Type")
        let found = all.filter { $0.isOfClass && $0.arguments(for: "Type") == wanted }
        return found.count == 1 ? found[0] : nil
    }
}

private final class RegisteringFunctionFinder: SyntaxVisitor {
    private var found: [RegisteringFunction] = []

    static func functions(in tree: SourceFileSyntax) -> [RegisteringFunction] {
        let finder = RegisteringFunctionFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        guard parameters.count == 1, let parameter = parameters.first, let statements = node.body?.statements,
            statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == "register", let first = call.arguments.first, first.label == nil,
            call.arguments.count > 1
        else { return .skipChildren }
        let own = (parameter.secondName ?? parameter.firstName).text
        let generic = node.genericParameterClause?.parameters.map(\.name.text) ?? []
        let names = Set([own] + generic)
        let taken = first.expression.trimmedDescription
        found.append(
            RegisteringFunction(
                name: node.name.text,
                label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
                isOfClass: names.contains(taken) || names.contains { taken == $0 + ".self" },
                rest: call.arguments.dropFirst().map { ($0.label?.text ?? "", $0.expression) }, parameters: names))
        return .skipChildren
    }
}

extension ExprSyntax {
    /// `register` of `tableView.register` and of `register`.
    var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension Cell.Kind {
    /// The labels behind the first argument of the system's method that registers it.
    var registerLabels: [String] {
        switch self {
        case .tableCell: ["forCellReuseIdentifier"]
        case .collectionCell: ["forCellWithReuseIdentifier"]
        case .reusableView: ["forSupplementaryViewOfKind", "withReuseIdentifier"]
        }
    }
}
