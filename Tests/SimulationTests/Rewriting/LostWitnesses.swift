import SwiftCode
import SwiftParser

/// Methods that UIKit would call and a program without an Objective-C runtime would not.
///
/// An optional method that a class leaves to the protocol is decided for its subclasses as well: `B: A` may write
/// `tableView(_:didSelectRowAt:)`, but where `A` says that it is a `UITableViewDelegate`, the default is called.
/// Sources in which this happens cannot be simulated as they are, and that has to be said rather than seen.
final class LostWitnesses: SyntaxVisitor {
    private struct Declared {
        var superclassAndProtocols: [String] = []
        /// Optional methods of protocols that it writes without `override`.
        var methods: [String] = []
    }

    private let index: ObjectiveCIndex
    private var classes: [String: Declared] = [:]
    private var current: [String] = []

    /// Each method as `Class.method(labels)`, sorted.
    static func all(in sources: [String], _ index: ObjectiveCIndex) -> [String] {
        let visitor = LostWitnesses(index)
        for source in sources { visitor.walk(Parser.parse(source: source)) }
        return visitor.lost
    }

    private init(_ index: ObjectiveCIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    private var lost: [String] {
        classes.flatMap { name, declared in
            declared.methods.filter { method in
                !declared.superclassAndProtocols.contains { index.requires(method, of: $0) }
                    && inherited(by: declared).contains { index.requires(method, of: $0) }
            }.map { "\(name).\($0)" }
        }.sorted()
    }

    /// What the superclasses in the sources say that they are.
    private func inherited(by declared: Declared) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var waiting = declared.superclassAndProtocols
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let superclass = classes[name] else { continue }
            result += superclass.superclassAndProtocols
            waiting += superclass.superclassAndProtocols
        }
        return result
    }

    // MARK: Reading

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause)
    }

    override func visitPost(_ node: ClassDeclSyntax) { current.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.inheritanceClause)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { current.removeLast() }

    private func enter(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        current.append(name)
        classes[name, default: Declared()].superclassAndProtocols +=
            clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let key = OptionalRequirement.key(node.name.text, labels)
        if let name = current.last, index.optionalMethods.contains(key),
            !node.modifiers.contains(where: { $0.name.text == "override" })
        {
            classes[name, default: Declared()].methods.append(key)
        }
        return .skipChildren
    }
}
