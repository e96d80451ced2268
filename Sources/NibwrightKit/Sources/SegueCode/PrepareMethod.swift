public import ProjectGraph
public import SourceText
public import SwiftCode
import SwiftWriting

/// A `prepare(for:sender:)` of a class, with its syntax.
public struct PrepareMethod: Sendable {
    /// The class whose declaration or extension contains the method.
    public let owner: SwiftClass
    /// The text of the method's file.
    public let source: SourceText
    /// The method's syntax, with offsets in `source`.
    public let function: FunctionDeclSyntax
    /// The name that the segue has inside the method.
    public let segueName: String
    /// The name that the sender has inside the method.
    public let senderName: String
    /// The type of the sender as it is written: `Any?`.
    public let senderType: String

    public var path: String { source.path }
    /// The place of the method's name.
    public var place: Place { Place(source, at: function.name.trimmedByteRange.lowerBound) }
    /// The statements of the body.
    public var statements: [CodeBlockItemSyntax] { function.body.map { Array($0.statements) } ?? [] }

    /// Nil for a function without a body, or without exactly a segue and a sender.
    public init?(_ function: FunctionDeclSyntax, of owner: SwiftClass, in source: SourceText) {
        let parameters = Array(function.signature.parameterClause.parameters)
        guard parameters.count == 2, function.body != nil else { return nil }
        self.owner = owner
        self.source = source
        self.function = function
        segueName = (parameters[0].secondName ?? parameters[0].firstName).text
        senderName = (parameters[1].secondName ?? parameters[1].firstName).text
        senderType = parameters[1].type.trimmedDescription
    }
}

/// Holds the `prepare(for:sender:)` of each of a project's Swift classes.
public struct PrepareMethods: Sendable {
    private let methods: [SwiftClass: PrepareMethod]

    /// The classes that declare the method, in the order of their declarations.
    public var owners: [SwiftClass] {
        methods.keys.sorted {
            ($0.declaration.path, $0.declaration.offset) < ($1.declaration.path, $1.declaration.offset)
        }
    }

    /// - Parameters:
    ///   - graph: the project whose Swift is read.
    ///   - includes: whether to parse a file; the methods of others are left out.
    public init(_ graph: ProjectGraph, where includes: (String) -> Bool = { _ in true }) {
        let owners = graph.classes.swiftClasses.flatMap { owner in
            owner.parts.filter { part in
                part.segueMethods.contains { $0.kind == .prepare } && includes(part.path)
            }.map { (owner, $0) }
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

    /// The method that a class declares itself; nil where it only inherits one.
    public func method(of type: SwiftClass) -> PrepareMethod? { methods[type] }
}
