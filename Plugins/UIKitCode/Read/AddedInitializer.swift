import SwiftSyntax
import SwiftWriting
import TransformKit

/// The initializer for code that a class lacks which only documents have made so far: it does what `init(coder:)` and
/// `awakeFromNib` do.
struct AddedInitializer {
    /// The edit that adds it to the class.
    let edit: FileEdit
    /// Names in what it does, and in the class's methods that this calls.
    private let mentioned: MentionedNames

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
        guard let mentioned = MentionedNames(in: own, methods) else { return nil }
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
    func early(_ names: Set<String>) -> String? { mentioned.early(names) }
}
