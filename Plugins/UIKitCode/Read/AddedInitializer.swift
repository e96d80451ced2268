import SwiftSyntax
import SwiftWriting
import TransformKit

/// The initializer for code that a class lacks which only documents have made so far: it does what `init(coder:)` and
/// `awakeFromNib` do.
struct AddedInitializer {
    /// The edit that adds it to the class.
    let edit: FileEdit
    /// Names in what it does, and in the class's methods that this calls.
    private let mentioned: Set<String>

    /// Nil where what the class does as a document makes it is more than some lines, or is not all in the class.
    ///
    /// - Parameters:
    ///   - node: the class, which has no initializer but `init(coder:)`.
    ///   - methods: those of the class, its extensions and the classes above it, by name.
    init?(
        to node: ClassDeclSyntax, in source: SourceText, coder: InitializerDeclSyntax?, awaking: FunctionDeclSyntax?,
        methods: [String: FunctionDeclSyntax]
    ) {
        let read = coder?.body?.statements.map(\.item) ?? []
        let parameter = coder?.signature.parameterClause.parameters.first
        let argument = (parameter?.secondName ?? parameter?.firstName)?.text ?? "coder"
        let isSuper = { (item: CodeBlockItemSyntax.Item) in item.trimmedDescription.hasPrefix("super.init(") }
        let above = read.firstIndex(where: isSuper)
        if coder != nil, above == nil { return nil }
        let before = read[..<(above ?? 0)].map(\.trimmedDescription)
        let behind = read[(above.map { $0 + 1 } ?? 0)...].map(\.trimmedDescription)
        let woken = (awaking?.body?.statements ?? []).map(\.item.trimmedDescription).filter {
            $0 != "super.awakeFromNib()"
        }
        let own = before + behind + woken
        guard own.count < 4, !own.contains(where: { $0.contains(where: \.isNewline) || $0.contains(argument) }) else {
            return nil
        }
        guard let mentioned = Self.names(in: own, methods) else { return nil }
        self.mentioned = mentioned
        let access = node.isPublic ? "public " : ""
        var lines = ["\(access)override init(frame: CGRect) {"]
        lines += (before + ["super.init(frame: frame)"] + behind + woken).map { "    " + $0 } + ["}"]
        if coder == nil {
            lines += ["", "\(access)required init?(coder: NSCoder) {", "    super.init(coder: coder)", "}"]
        }
        guard let place = coder.map({ Syntax($0) }) ?? awaking.map({ Syntax($0) }) else { return nil }
        edit = .replace(path: source.path, .inserting(lines, before: place, in: source))
    }

    /// What the class does as it is made and the document says, or makes, later; nil for nothing.
    ///
    /// - Parameter names: properties that the document sets, and outlets that it fills.
    func early(_ names: Set<String>) -> String? {
        mentioned.intersection(names.union(Self.unknownYet)).min()
    }

    /// What a view that code makes has not yet.
    private static let unknownYet: Set = [
        "bounds", "center", "constraints", "frame", "subviews", "superview", "traitCollection", "window",
    ]

    /// The names in some statements and in the methods that they call; nil where one of these is not known.
    private static func names(in statements: [String], _ methods: [String: FunctionDeclSyntax]) -> Set<String>? {
        var names: Set<String> = []
        var open = statements
        var passed: Set<String> = []
        while let text = open.popLast() {
            let visitor = NameVisitor()
            visitor.walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8))))
            names.formUnion(visitor.names)
            for call in visitor.calls where passed.insert(call).inserted {
                if let method = methods[call] {
                    open.append(method.body?.trimmedDescription ?? "")
                } else if !systemStarts.contains(where: call.hasPrefix), call.first?.isUppercase != true {
                    return nil
                }
            }
        }
        return names
    }

    /// How methods of UIKit's begin that a view calls on itself.
    private static let systemStarts = ["set", "add", "register", "insert", "bringSubview", "sendSubview"]
}

/// Collects the names in a piece of code, and the functions that it calls on its own object.
private final class NameVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var calls: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { calls.insert(name) }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self"
        {
            calls.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }
}
