import SourceText
import SwiftCode

extension ProjectGraph {
    /// Whether a name is that of a protocol which the project declares, and no class of an ancestry conforms to it.
    ///
    /// A library does not know the protocol, and Swift has no conformance that is not written somewhere.
    public func isProtocol(_ name: String, withoutConformanceOf names: Set<String>, _ swift: [SwiftClass]) -> Bool {
        guard protocols[name] != nil, !mayAlias(name) else { return false }
        let refining = protocols(refining: name)
        // A category in Objective-C may conform to a protocol that Swift declares.
        let isInObjectiveC = objectiveCFiles.contains { file in
            refining.contains { file.source.contains(identifier: $0) }
        }
        if isInObjectiveC { return false }
        let isUnread = swiftFiles.contains { file in
            !file.wasParsed && refining.contains { file.source.contains(identifier: $0) }
                && names.contains { file.source.contains(identifier: $0) }
                && file.source.contains(identifier: "extension")
        }
        if isUnread { return false }
        let extensions = swiftFiles.flatMap(\.types).filter { $0.kind == .extension && names.contains($0.name) }
        return !(swift.flatMap(\.parts) + extensions).flatMap(\.inherited).contains { inherited in
            refining.contains { inherited == $0 || inherited.hasSuffix("." + $0) } || inherited.contains("&")
                || mayAlias(inherited)
        }
    }

    /// Whether the project declares a protocol of the name.
    public func isProtocol(_ name: String) -> Bool { protocols[name] != nil }

    /// Whether a protocol of the project, or one that it inherits from, has an extension, whose methods a class can have
    /// others beside: which of them code calls depends on the type by which it knows an object.
    public func isExtended(protocol name: String) -> Bool {
        guard let inherited = protocols[name] else { return false }
        return swiftFiles.contains { $0.source.declares(extensionOf: name) }
            || inherited.contains { $0 != name && isExtended(protocol: $0) }
    }

    /// A protocol with all those of the project that inherit from it.
    private func protocols(refining name: String) -> Set<String> {
        var found: Set<String> = [name]
        var count = 0
        while count < found.count {
            count = found.count
            for (other, inherited) in protocols where !found.isDisjoint(with: inherited) { found.insert(other) }
        }
        return found
    }

    /// The protocols that the project declares, each with the names that it inherits from.
    private var protocols: [String: Set<String>] {
        lazyProtocols.value {
            let declaring = swiftFiles.map(\.source).filter { $0.contains(identifier: "protocol") }
            let found = concurrentMap(declaring, threads: defaultThreadCount) { source in
                let finder = ProtocolFinder()
                finder.walk(SwiftSyntaxTree.parse(source))
                return finder.found
            }
            return found.reduce(into: [:]) { all, part in all.merge(part) { $0.union($1) } }
        }
    }
}

private final class ProtocolFinder: SyntaxVisitor {
    private(set) var found: [String: Set<String>] = [:]

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let clause = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        // `A & B` inherits from both.
        let names = clause.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
        found[node.name.text, default: []].formUnion(names)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SourceText {
    /// Whether the text has `extension Name`.
    fileprivate func declares(extensionOf name: String) -> Bool {
        offsets(ofIdentifier: name).contains { offset in
            string(lineRange(containing: offset).lowerBound..<offset).hasSuffix("extension ")
        }
    }
}
