import SwiftSyntax
import SwiftWriting
import TransformKit

/// What the class of a cell does when a document makes it.
struct CellClass {
    let source: SourceText
    let node: ClassDeclSyntax
    /// The designated initializers, in whose place new ones come.
    let initializers: [InitializerDeclSyntax]
    /// What the initializers do behind the call of the superclass.
    let statements: [String]
    /// The method that no list calls for a cell that code makes.
    let awaking: FunctionDeclSyntax?
    /// `public override`, `override` or `required`, as the class and the ones above it ask for.
    let initializerModifiers: String
    /// `public required` or `required`.
    let coderModifiers: String

    /// - Throws: the reason why the class would be another one when code makes it.
    init(of type: SwiftClass, _ kind: Cell.Kind, in graph: ProjectGraph, _ trees: RecentTrees) throws(Obstacle) {
        guard let (node, source) = trees.declaration(of: type, in: graph) else { throw Obstacle.unreadable(type) }
        self.source = source
        self.node = node
        let place = Place(source, at: type.declaration.offset)
        let members = node.memberBlock.members.map(\.decl)
        if let condition = members.first(where: { $0.is(IfConfigDeclSyntax.self) }) {
            throw Obstacle(
                code: .classOfView, reason: "some members of \(type.name) are only in some builds",
                place: Place(source, at: condition.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        initializers = node.designatedInitializers
        let labels = initializers.map { $0.firstLabel ?? "" }
        guard Set(labels).isSubset(of: ["coder", kind.label]) else {
            throw Obstacle(
                code: .classOfView, reason: "\(type.name) has an initializer of its own", place: place)
        }
        let bodies = try initializers.map { initializer throws(Obstacle) in
            try Self.statements(of: initializer, type, place)
        }
        guard Set(bodies).count < 2 else {
            throw Obstacle(
                code: .classOfView,
                reason: "`init(\(kind.label):)` of \(type.name) does something else than `init(coder:)`", place: place)
        }
        statements = bodies.first ?? []
        let isRequired = graph.classes.chain(of: type).dropFirst().contains { above in
            Self.requiresInitializer(above, kind, in: graph, trees)
        }
        initializerModifiers = (node.isPublic ? "public " : "") + (isRequired ? "required" : "override")
        coderModifiers = node.isPublic ? "public required" : "required"
        awaking = members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first(where: \.isAwakening)
        for part in type.parts {
            guard let other = graph.text(at: part.path) else { continue }
            let offset = other.offsets(ofIdentifier: "awakeFromNib").first { offset in
                part.range.contains(offset)
                    && !(part.path == source.path && node.bytes.contains(offset))
            }
            if let offset {
                throw Obstacle(
                    code: .classOfView, reason: "an extension of \(type.name) awakes from its nib",
                    place: Place(other, at: offset))
            }
        }
    }

    /// Whether a class asks those below it for the initializer that lists call.
    private static func requiresInitializer(
        _ type: SwiftClass, _ kind: Cell.Kind, in graph: ProjectGraph, _ trees: RecentTrees
    ) -> Bool {
        trees.declaration(of: type, in: graph)?.node.designatedInitializers.contains { initializer in
            initializer.firstLabel == kind.label && initializer.modifiers.contains { $0.name.text == "required" }
        } ?? false
    }

    /// The statements behind the call of the superclass, each in one line.
    private static func statements(
        of initializer: InitializerDeclSyntax, _ type: SwiftClass, _ place: Place
    ) throws(Obstacle) -> [String] {
        let texts = (initializer.body?.statements ?? []).map(\.item.trimmedDescription)
        guard let first = texts.first, first.hasPrefix("super.init("),
            !texts.contains(where: { $0.contains(where: \.isNewline) })
        else {
            throw Obstacle(
                code: .classOfView, reason: "an initializer of \(type.name) does more than a few calls", place: place)
        }
        return Array(texts.dropFirst())
    }

    // MARK: Awaking

    /// What `awakeFromNib` does itself.
    var awakingStatements: [CodeBlockItemSyntax] {
        (awaking?.body?.statements ?? []).filter { $0.item.trimmedDescription != "super.awakeFromNib()" }
    }

    /// Whether the class above awakes first, and at all.
    var awakesBehindSuper: Bool {
        guard let first = awaking?.body?.statements.first else { return awaking == nil }
        return first.item.trimmedDescription == "super.awakeFromNib()"
    }

    /// Whether what it does can stand in the initializer: nothing, or a few lines without a word about them.
    var isAwakingShort: Bool {
        guard let body = awaking?.body, !awakingStatements.isEmpty else { return true }
        if awakingStatements.count > 3 { return false }
        let isCommented = body.statements.contains { statement in
            (statement.leadingTrivia.pieces + statement.trailingTrivia.pieces).contains(where: \.isComment)
        }
        return !isCommented && !awakingStatements.contains { $0.item.trimmedDescription.contains(where: \.isNewline) }
    }

    /// The names that members of the class, of its extensions and of the classes above it in the project have.
    static func memberNames(of type: SwiftClass, in graph: ProjectGraph, _ trees: RecentTrees) -> Set<String> {
        trees.members(of: graph.classes.chain(of: type), in: graph).reduce(into: []) { $0.formUnion($1.names) }
    }
}
