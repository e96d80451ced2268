import SwiftCode
import SwiftParser

/// Takes from Swift source what needs an Objective-C runtime, so that plain `swiftc` on Linux makes a program of it.
///
/// - `@objc`, `@IBOutlet`, `@IBAction` and their like go, and so do `dynamic` and `optional`;
/// - an Objective-C protocol gets `AnyObject`, and its optional members a default in an extension;
/// - `#selector(tap(_:))` becomes `Selector("tap:")`;
/// - `delegate.tableView?(…)` becomes a plain call, since what was optional has a default now.
final class RuntimeFreeRewriter: SyntaxVisitor {
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBDesignable", "IBInspectable",
        "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "main",
    ]

    private let index: ObjectiveCIndex
    private let leftOutImports: Set<String>
    private var edits: [SourceEdit] = []
    private var defaults: [String] = []

    /// - Parameter leftOutImports: modules that are part of the one that the source is compiled into.
    static func rewrite(
        _ source: String, index: ObjectiveCIndex, leavingOutImports leftOutImports: Set<String> = []
    ) -> String {
        let rewriter = RuntimeFreeRewriter(index: index, leftOutImports: leftOutImports)
        rewriter.walk(Parser.parse(source: source))
        return SourceEdit.apply(rewriter.edits, to: source) + rewriter.defaults.map { "\n" + $0 + "\n" }.joined()
    }

    private init(index: ObjectiveCIndex, leftOutImports: Set<String>) {
        self.index = index
        self.leftOutImports = leftOutImports
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.attributeName.trimmedDescription) { remove(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { remove(node) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if leftOutImports.contains(node.path.trimmedDescription) { remove(node) }
        return .skipChildren
    }

    // MARK: Protocols

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(named: "objc") else { return .visitChildren }
        if node.inheritanceClause == nil { insert(": AnyObject", after: Syntax(node.name)) }
        let members = node.memberBlock.members.compactMap { OptionalRequirement($0.decl)?.defaultImplementation }
        if !members.isEmpty {
            defaults.append("extension \(node.name.text) {\n" + members.joined(separator: "\n") + "\n}")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            index.optionalMethods.contains(
                OptionalRequirement.key(
                    member.declName.baseName.text, node.arguments.map { $0.label?.text ?? "_" }))
        else { return .visitChildren }
        remove(chain.questionMark)
        return .visitChildren
    }

    // MARK: Selectors

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        switch node.macroName.text {
        case "selector": replace(node, with: "Selector(\"\(index.selector(for: argument))\")")
        case "keyPath": replace(node, with: "\"\(ObjectiveCIndex.lastName(of: argument.expression))\"")
        default: return .visitChildren
        }
        return .skipChildren
    }

    // MARK: Edits

    private func remove(_ node: some SyntaxProtocol) { replace(node, with: "") }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceEdit(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
    }

    private func insert(_ text: String, after node: Syntax) {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(SourceEdit(range: end..<end, text: text))
    }
}

/// Bytes of a source and what takes their place.
struct SourceEdit {
    let range: Range<Int>
    let text: String

    static func apply(_ edits: [SourceEdit], to source: String) -> String {
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        var cursor = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard edit.range.lowerBound >= cursor else { continue }
            result += bytes[cursor..<edit.range.lowerBound] + Array(edit.text.utf8)
            cursor = edit.range.upperBound
        }
        return String(decoding: result + bytes[cursor...], as: UTF8.self)
    }
}

extension AttributeListSyntax {
    func first(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func contains(named name: String) -> Bool { first(named: name) != nil }
}
