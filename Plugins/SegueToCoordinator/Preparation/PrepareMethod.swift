import SwiftWriting
import TransformKit

/// A `prepare(for:sender:)` of a class, with its syntax.
struct PrepareMethod: Sendable {
    let owner: SwiftClass
    let source: SourceText
    let function: FunctionDeclSyntax
    let segueName: String
    let senderName: String
    let senderType: String

    var path: String { source.path }
    var place: Place { Place(source, at: function.name.trimmedByteRange.lowerBound) }
    var statements: [CodeBlockItemSyntax] { function.body.map { Array($0.statements) } ?? [] }

    init?(_ function: FunctionDeclSyntax, of owner: SwiftClass, in source: SourceText) {
        let parameters = Array(function.signature.parameterClause.parameters)
        guard parameters.count == 2, function.body != nil else { return nil }
        self.owner = owner
        self.source = source
        self.function = function
        segueName = (parameters[0].secondName ?? parameters[0].firstName).text
        senderName = (parameters[1].secondName ?? parameters[1].firstName).text
        senderType = parameters[1].type.trimmedDescription
    }

    /// What about the method as a whole forbids to take it apart.
    var obstacle: Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: place)
        }
        if function.name.text != "prepare" || senderType.hasPrefix("AnyObject") {
            return obstacle(.swift2, "prepareForSegue is written in Swift 2")
        }
        let names = function.attributes.map(\.trimmedDescription)
        if let name = names.first(where: { $0 != "@objc" && $0 != "@MainActor" && $0 != "@IBAction" }) {
            return obstacle(.attributed, "prepare(for:sender:) is marked \(name)")
        }
        if function.isConditional || ConditionFinder.isIn(function) {
            return obstacle(.conditionalCompilation, "parts of prepare(for:sender:) are compiled under #if alone")
        }
        return nil
    }
}

/// Every `prepare(for:sender:)` of a project's classes.
struct PrepareMethods: Sendable {
    private let methods: [SwiftClass: PrepareMethod]

    init(_ graph: ProjectGraph) {
        let owners = graph.classes.swiftClasses.flatMap { owner in
            owner.parts.filter { $0.segueMethods.contains { $0.kind == .prepare } }.map { (owner, $0) }
        }
        let paths = Set(owners.map(\.1.path)).sorted()
        let trees = Dictionary(
            uniqueKeysWithValues: concurrentMap(paths, threads: defaultThreadCount) { path in
                (path, graph.text(at: path).map { ($0, SwiftSyntaxTree.parse($0)) })
            })
        var methods: [SwiftClass: PrepareMethod] = [:]
        for (owner, part) in owners where methods[owner] == nil {
            guard case let (source, tree)?? = trees[part.path],
                let declared = part.segueMethods.first(where: { $0.kind == .prepare }),
                let function = FunctionFinder.function(at: declared.offset, in: tree)
            else { continue }
            methods[owner] = PrepareMethod(function, of: owner, in: source)
        }
        self.methods = methods
    }

    /// The class's own one.
    func method(of type: SwiftClass) -> PrepareMethod? { methods[type] }
}

private final class ConditionFinder: SyntaxVisitor {
    private var isFound = false

    static func isIn(_ node: some SyntaxProtocol) -> Bool {
        let finder = ConditionFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.isFound
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}

extension FunctionDeclSyntax {
    /// Whether it stands in a `#if` inside its type.
    fileprivate var isConditional: Bool {
        var next = parent
        while let current = next {
            if current.is(IfConfigDeclSyntax.self) { return true }
            if current.is(MemberBlockSyntax.self) { return false }
            next = current.parent
        }
        return false
    }
}
