import SwiftSyntax
import SwiftWriting
import TransformKit

extension RecentTrees {
    /// The declaration of a class, with the file that it is in; nil where the graph knows the file no more.
    func declaration(of type: SwiftClass, in graph: ProjectGraph) -> (node: ClassDeclSyntax, source: SourceText)? {
        guard let source = graph.text(at: type.declaration.path) else { return nil }
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(tree(of: source))
        return finder.found.map { ($0, source) }
    }
}

extension RecentTrees {
    /// The members of some classes, in all their parts, those of the first class first.
    func members(of types: [SwiftClass], in graph: ProjectGraph) -> [MemberCollector] {
        types.flatMap(\.parts).compactMap { part in
            guard let source = graph.text(at: part.path) else { return nil }
            let collector = MemberCollector(part.range)
            collector.walk(tree(of: source))
            return collector
        }
    }
}

extension [MemberCollector] {
    /// The methods by their names. Of one that a class overrides, its own is the one that runs.
    var methodsByName: [String: FunctionDeclSyntax] {
        Dictionary(flatMap(\.methods).map { ($0.name.text, $0) }) { first, _ in first }
    }
}

extension FunctionDeclSyntax {
    /// Whether it is what a nib calls; a method of the name with parameters is the project's own.
    var isAwakening: Bool { name.text == "awakeFromNib" && signature.parameterClause.parameters.isEmpty }
}

extension ClassDeclSyntax {
    /// Whether other modules see the class, so that what it overrides has to be public as well.
    var isPublic: Bool { modifiers.contains { ["public", "open"].contains($0.name.text) } }

    /// Its own `viewDidLoad()`, where the declaration itself has it.
    var viewDidLoad: FunctionDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
            $0.name.text == "viewDidLoad" && $0.signature.parameterClause.parameters.isEmpty
        }
    }

    /// The initializers that are not convenience ones.
    var designatedInitializers: [InitializerDeclSyntax] {
        memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
            !$0.modifiers.contains { $0.name.text == "convenience" }
        }
    }
}

extension ClassDeclSyntax {
    /// A method that overrides one of a class of UIKit's, with the access that the class asks of it.
    func overriding(_ method: NewMember) -> NewMember {
        guard isPublic, let first = method.lines.first, first.hasPrefix("override ") else { return method }
        return NewMember(name: method.name, lines: ["public " + first] + method.lines.dropFirst())
    }
}

extension InitializerDeclSyntax {
    /// `frame` of `init(frame:)`.
    var firstLabel: String? { signature.parameterClause.parameters.first?.firstName.text }
}

extension Obstacle {
    /// The reason against a class that cannot be edited.
    static func unreadable(_ type: SwiftClass) -> Obstacle {
        Obstacle(
            code: .classUnclear, reason: "the class \(type.name) has no body that could be edited",
            place: Place(path: type.declaration.path))
    }
}

extension SwiftLayout {
    /// The layout of the line that an offset is in.
    init(at offset: Int, in source: SourceText) {
        self.init(
            source, indentation: SwiftLayout.indentation(at: offset, in: source), step: SwiftLayout(of: source).step)
    }
}

extension TextEdit {
    /// Inserts lines behind a statement, with its indentation.
    static func inserting(_ lines: [String], behind statement: some SyntaxProtocol, in source: SourceText) -> TextEdit {
        let layout = SwiftLayout(at: statement.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
        let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
        return TextEdit(
            insert: layout.newline + text, at: statement.endPositionBeforeTrailingTrivia.utf8Offset, order: "1")
    }

    /// Inserts a member of a class above another one, and above the comments that belong to that.
    static func inserting(_ lines: [String], before member: some SyntaxProtocol, in source: SourceText) -> TextEdit {
        let start = member.positionAfterSkippingLeadingTrivia.utf8Offset
        var line = source.lineRange(containing: start)
        let layout = SwiftLayout(at: start, in: source)
        while line.lowerBound > 0 {
            let above = source.lineRange(containing: line.lowerBound - 1)
            let text = source.string(above).drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("//"), !text.contains("MARK") else { break }
            line = above
        }
        let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
        return TextEdit(insert: text + layout.newline + layout.newline, at: line.lowerBound, order: "1")
    }
}

/// Collects the members of a part of a class, and of the types in it.
final class MemberCollector: SyntaxVisitor {
    private let range: Range<Int>
    private(set) var methods: [FunctionDeclSyntax] = []
    private(set) var initializers: [InitializerDeclSyntax] = []
    /// The names of the functions and the variables.
    private(set) var names: Set<String> = []

    init(_ range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if range.contains(node.bytes.lowerBound) {
            methods.append(node)
            names.insert(node.name.text)
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if range.contains(node.bytes.lowerBound) {
            names.formUnion(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
        if range.contains(node.bytes.lowerBound), !isConvenience { initializers.append(node) }
        return .skipChildren
    }
}
