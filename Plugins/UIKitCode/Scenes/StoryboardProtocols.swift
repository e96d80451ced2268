import SwiftSyntax
import SwiftWriting
import TransformKit

/// Finds protocols that do nothing but make a class from its storyboard, so that a class which code makes needs them no more.
final class StoryboardProtocols {
    private let context: TransformContext
    private let trees: RecentTrees
    private var known: [String: Uses] = [:]
    private var graph: ProjectGraph { context.graph }

    /// How the project names a protocol.
    private struct Uses {
        /// Whether nothing asks if a type conforms to it, and it has one member, which makes the class.
        var isAboutStoryboards = true
        /// The types that say that they conform to it.
        var conforming: Set<String> = []
        /// Its declaration and its extensions, by file.
        var declarations: [String: [Range<Int>]] = [:]
        /// Files that have nothing else.
        var ownFiles: Set<String> = []
    }

    init(_ context: TransformContext, _ trees: RecentTrees) {
        self.context = context
        self.trees = trees
    }

    /// The edits after which some classes do not say any more that they are made from a storyboard. A protocol that no
    /// other class conforms to goes.
    ///
    /// - Parameter types: the classes, each with the functions of the project by which code made it.
    /// - Throws: the reason why a project cannot let go of a file.
    func edits(of types: [(type: SwiftClass, functions: Set<CodeRange>)]) throws(Obstacle) -> [FileEdit] {
        var edits: [FileEdit] = []
        var leaving: [String: Set<String>] = [:]
        for (type, functions) in types {
            let names = Set(functions.compactMap(protocolName)).filter { uses(of: $0).isAboutStoryboards }
            if names.isEmpty { continue }
            for name in names { leaving[name, default: []].insert(type.name) }
            for path in type.parts.map(\.path).withoutRepeats {
                guard let source = graph.text(at: path) else { continue }
                let finder = ConformanceFinder(of: type.name, to: names)
                finder.walk(trees.tree(of: source))
                let lines = LineRemoval(source, finder.extensions).edits
                edits += (finder.edits + lines).map { .replace(path: path, $0) }
            }
        }
        for (name, types) in leaving.sorted(by: { $0.key < $1.key }) {
            let uses = uses(of: name)
            guard uses.conforming.isSubset(of: types) else { continue }
            for (path, ranges) in uses.declarations.sorted(by: { $0.key < $1.key }) {
                if uses.ownFiles.contains(path) {
                    edits += try context.files.remove(path).edits
                } else if let source = graph.text(at: path) {
                    edits += LineRemoval(source, ranges).edits.map { .replace(path: path, $0) }
                }
            }
        }
        return edits
    }

    /// `Storyboarded` of a function in `extension Storyboarded where Self: UIViewController`.
    private func protocolName(around function: CodeRange) -> String? {
        guard let source = graph.text(at: function.path) else { return nil }
        let token = trees.tree(of: source).token(at: AbsolutePosition(utf8Offset: function.range.lowerBound))
        let part = token.flatMap {
            sequence(first: Syntax($0), next: \.parent).lazy.compactMap {
                $0.as(ExtensionDeclSyntax.self)
            }.first
        }
        guard let name = part?.extendedType.trimmedDescription, graph.isProtocol(name) else { return nil }
        return name
    }

    private func uses(of name: String) -> Uses {
        if let known = known[name] { return known }
        var found = Uses()
        var members: Set<String> = []
        for file in graph.swiftFiles where file.source.contains(identifier: name) {
            let reader = ProtocolReader(name)
            reader.walk(trees.tree(of: file.source))
            members.formUnion(reader.members)
            found.conforming.formUnion(reader.conforming)
            if !reader.isOnlyInherited { found.isAboutStoryboards = false }
            if !reader.declarations.isEmpty { found.declarations[file.path] = reader.declarations }
            if reader.isWholeFile { found.ownFiles.insert(file.path) }
        }
        if members.count != 1 { found.isAboutStoryboards = false }
        known[name] = found
        return found
    }
}

/// Reads how a file names a protocol.
private final class ProtocolReader: SyntaxVisitor {
    private let name: String
    /// The names of what it asks for and brings.
    private(set) var members: Set<String> = []
    private(set) var isOnlyInherited = true
    private(set) var conforming: Set<String> = []
    private(set) var declarations: [Range<Int>] = []
    /// Whether the file has nothing else.
    private(set) var isWholeFile = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        isWholeFile = node.statements.allSatisfy { statement in
            statement.item.is(ImportDeclSyntax.self)
                || statement.item.as(ProtocolDeclSyntax.self)?.name.text == name
                || statement.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == name
        }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == name else { return .visitChildren }
        declarations.append(node.bytes)
        if node.inheritanceClause != nil { isOnlyInherited = false }
        read(node.memberBlock)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.extendedType.trimmedDescription == name {
            declarations.append(node.bytes)
            read(node.memberBlock)
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.text == name, case .identifier = token.tokenKind else { return .skipChildren }
        let parent = token.parent?.parent
        let isDeclared = token.parent?.is(ProtocolDeclSyntax.self) == true
        let isExtended = parent?.as(ExtensionDeclSyntax.self) != nil
        let inherited = parent?.as(InheritedTypeSyntax.self)
        let owner = inherited?.parent?.parent?.parent
        let conforming =
            owner?.as(ClassDeclSyntax.self)?.name.text
            ?? owner?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        if inherited != nil, let conforming {
            self.conforming.insert(conforming)
        } else if !isDeclared, !isExtended {
            isOnlyInherited = false
        }
        return .skipChildren
    }

    private func read(_ block: MemberBlockSyntax) {
        for member in block.members {
            members.insert(member.decl.as(FunctionDeclSyntax.self)?.name.text ?? member.decl.trimmedDescription)
        }
    }
}

/// Finds where a class says that it conforms to some protocols.
private final class ConformanceFinder: SyntaxVisitor {
    private let type: String
    private let protocols: Set<String>
    private(set) var edits: [TextEdit] = []
    /// Extensions that say nothing else.
    private(set) var extensions: [Range<Int>] = []

    init(of type: String, to protocols: Set<String>) {
        self.type = type
        self.protocols = protocols
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == type { remove(node.inheritanceClause) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.extendedType.trimmedDescription == type, let clause = node.inheritanceClause else {
            return .visitChildren
        }
        let inherited = clause.inheritedTypes.map(\.type.trimmedDescription)
        if node.memberBlock.members.isEmpty, inherited.allSatisfy(protocols.contains) {
            extensions.append(node.bytes)
        } else {
            remove(clause)
        }
        return .visitChildren
    }

    private func remove(_ clause: InheritanceClauseSyntax?) {
        guard let clause else { return }
        let all = Array(clause.inheritedTypes)
        let kept = all.filter { !protocols.contains($0.type.trimmedDescription) }
        guard kept.count < all.count else { return }
        let range: Range<Int> = clause.bytes
        if kept.isEmpty { return edits.append(TextEdit(range, "")) }
        let types: Range<Int> = clause.inheritedTypes.bytes
        edits.append(TextEdit(types, kept.map(\.type.trimmedDescription).joined(separator: ", ")))
    }
}
