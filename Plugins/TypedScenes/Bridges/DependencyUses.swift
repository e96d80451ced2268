import SwiftSyntax
import TransformKit

/// The places that name properties of controllers, by the class that each means.
struct DependencyUses {
    /// A place on an object of a class: `signUp.user`.
    private var onObjects: [String: [SwiftClass: [MemberUse]]] = [:]
    /// A place inside a class: `user`, `self.user`.
    private var inside: [String: [SwiftClass: [MemberUse]]] = [:]
    /// Places that may mean any class's property of the name.
    private var possible: [String: [MemberUse]] = [:]
    private let trees: SwiftTrees
    private let ownChangingMethods: Set<String>

    init(
        of names: Set<String>, in graph: ProjectGraph, _ protocols: ProjectProtocols, _ made: MadeControllers,
        _ trees: SwiftTrees
    ) {
        self.trees = trees
        ownChangingMethods = Self.changingMethods(in: graph)
        let values = Set(
            graph.swiftFiles.flatMap(\.types).filter { [.struct, .enum].contains($0.kind) }.map(\.name))
        for use in graph.uses(of: names) {
            switch use.base {
            case .ownType:
                let types = use.enclosingTypes.first.map {
                    graph.swiftClasses(named: $0, around: [], from: use.path)
                }
                // In a protocol's extension the protocol requires the property, which is asked apart.
                for type in types ?? [] { inside[use.name, default: [:]][type, default: []].append(use) }
            case .expression(_, let type):
                let types =
                    type.map { graph.swiftClasses(named: $0, around: use.enclosingTypes, from: use.path) } ?? []
                if types.count == 1 {
                    onObjects[use.name, default: [:]][types[0], default: []].append(use)
                    continue
                }
                // What a protocol requires is asked apart.
                if types.isEmpty, let type,
                    protocols.contains(type) || values.contains(type) || made.isForeign(type, from: use.path)
                {
                    continue
                }
                let found = type == nil ? trees.tree(of: use.path).flatMap { made.object(ofBase: use, in: $0) } : nil
                switch found {
                case .type(let type): onObjects[use.name, default: [:]][type, default: []].append(use)
                case .system: continue
                case nil: possible[use.name, default: []].append(use)
                }
            case .keyPath: possible[use.name, default: []].append(use)
            }
        }
    }

    /// The places on objects of a class or its subclasses, by path and offset.
    func onObjects(_ name: String, of family: [SwiftClass]) -> [MemberUse] {
        Self.sorted(family.flatMap { onObjects[name]?[$0] ?? [] })
    }

    /// The places inside a class or its subclasses.
    func inside(_ name: String, of family: [SwiftClass]) -> [MemberUse] {
        Self.sorted(family.flatMap { inside[name]?[$0] ?? [] })
    }

    /// The places that may mean another class's property as well.
    func possible(_ name: String) -> [MemberUse] { possible[name] ?? [] }

    private static func sorted(_ uses: [MemberUse]) -> [MemberUse] {
        Set(uses).sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
    }

    /// Whether a place may change the property or, where it holds a value and no object, a part of it.
    func mayWrite(_ use: MemberUse, isObject: Bool) -> Bool {
        if use.role == .assigned || use.base == .keyPath { return true }
        guard let tree = trees.tree(of: use.path),
            let token = tree.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound))
        else { return true }
        // `if let order {` and a closure's `[order]` read it.
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        var chain = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            chain = ExprSyntax(member)
        }
        var isItself = true
        while let parent = chain.parent {
            if parent.is(InOutExprSyntax.self) { return isItself || !isObject }
            if let list = parent.as(ExprListSyntax.self), list.first?.id == chain.id, list.count > 1 {
                return Self.changes(list[list.index(after: list.startIndex)]) && (isItself || !isObject)
            }
            guard let longer = Self.longer(chain, parent) else { return false }
            if longer.is(FunctionCallExprSyntax.self), !isItself {
                return !isObject && endsInChange(chain)
            }
            if !longer.is(ForceUnwrapExprSyntax.self), !longer.is(OptionalChainingExprSyntax.self) { isItself = false }
            chain = longer
        }
        return false
    }

    private static func longer(_ chain: ExprSyntax, _ parent: Syntax) -> ExprSyntax? {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == chain.id {
            return ExprSyntax(member)
        }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == chain.id {
            return ExprSyntax(call)
        }
        if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == chain.id {
            return ExprSyntax(call)
        }
        return parent.as(ForceUnwrapExprSyntax.self).map(ExprSyntax.init)
            ?? parent.as(OptionalChainingExprSyntax.self).map(ExprSyntax.init)
    }

    /// Whether a chain ends in a method that may change a value: one of the system's, or any `mutating` one of the
    /// project's.
    private func endsInChange(_ chain: ExprSyntax) -> Bool {
        guard let name = chain.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return true }
        return Self.changingMethods.contains(name) || ownChangingMethods.contains(name)
    }

    /// The `mutating` methods of the standard library's and Foundation's values.
    private static let changingMethods: Set = [
        "addTimeInterval", "addValue", "append", "appendInterpolation", "appendLiteral", "applying", "convert",
        "formIntersection", "formIndex", "formSymmetricDifference", "formTruncatingRemainder", "formUnion", "insert",
        "invert", "merge", "negate", "next", "partition", "popFirst", "popLast", "prepend", "remove", "removeAll",
        "removeFirst", "removeLast", "removeSubrange", "removeValue", "replace", "replaceSubrange", "reserveCapacity",
        "resetBytes", "reverse", "round", "setValue", "shuffle", "sort", "standardize", "subtract", "swapAt", "toggle",
        "update", "updateValue", "withUnsafeMutableBufferPointer", "withUnsafeMutableBytes",
    ]

    /// The names of the project's `mutating` methods.
    private static func changingMethods(in graph: ProjectGraph) -> Set<String> {
        var names: Set<String> = []
        for source in graph.swiftFiles.map(\.source) {
            for offset in source.offsets(ofIdentifier: "mutating") {
                let end = min(source.bytes.count, offset + 200)
                let rest = source.string(offset..<end)
                guard let function = rest.firstRange(of: "func ") else { continue }
                names.insert(String(rest[function.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        return names
    }

    private static func changes(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) { return true }
        guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }
}

/// The syntax trees of the files that were asked for.
final class SwiftTrees {
    private let graph: ProjectGraph
    private var known: [String: SourceFileSyntax?] = [:]
    private static let mostTrees = 30

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The tree of a file; nil for one that cannot be parsed.
    func tree(of path: String) -> SourceFileSyntax? {
        if let found = known[path] { return found }
        var tree: SourceFileSyntax?
        if let source = graph.text(at: path), case .success(let read) = SwiftSyntaxTree.read(source) { tree = read }
        // A tree is many times as large as its file, and most files are asked for in a row.
        if known.count >= Self.mostTrees { known.removeAll() }
        known[path] = .some(tree)
        return tree
    }
}
