import SwiftSyntax

/// Finds what one body does with color properties, and what it calls.
final class ColorBodyVisitor: SyntaxVisitor {
    private let reader: MemberPathReader
    private let properties: Set<String>
    private(set) var uses: [ColorUse] = []
    private(set) var calls: [ColorCall] = []
    /// Closures around the node that run when the body is done.
    private var deferredClosures = 0

    /// Methods that libraries give every object, which call a closure with the object at once and give it back.
    static let configuringMethods: Set<String> = [
        "then", "do", "apply", "with", "also", "tap", "configure", "mutate", "let", "set", "modify", "setup", "style",
    ]

    init(_ reader: MemberPathReader, _ properties: Set<String>) {
        self.reader = reader
        self.properties = properties
        super.init(viewMode: .sourceAccurate)
    }

    /// The values that a getter of one expression gives; empty for any other body.
    func result(of code: Syntax) -> [MemberPath] {
        let items = code.as(CodeBlockItemListSyntax.self) ?? code.as(CodeBlockSyntax.self)?.statements
        guard let items, items.count == 1, let only = items.first else { return [] }
        if case .expr(let expression) = only.item { return reader.paths(of: expression) }
        return only.item.as(ReturnStmtSyntax.self)?.expression.map { reader.paths(of: $0) } ?? []
    }

    // MARK: Assignments and comparisons

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let items = Array(node.elements)
        for (index, item) in items.enumerated() where index > 0 && index + 1 < items.count {
            if item.is(AssignmentExprSyntax.self) {
                if index == 1 { assign(items[0]) }
            } else if let sign = item.as(BinaryOperatorExprSyntax.self), Self.comparisons.contains(sign.operator.text),
                !items[index - 1].is(NilLiteralExprSyntax.self), !items[index + 1].is(NilLiteralExprSyntax.self)
            {
                compare(items[index - 1])
                compare(items[index + 1])
            }
        }
        return .visitChildren
    }

    private static let comparisons: Set<String> = ["==", "!=", "===", "!=="]

    private func assign(_ target: ExprSyntax) {
        var target = target
        if let chain = target.as(OptionalChainingExprSyntax.self) { target = chain.expression }
        if target.is(DeclReferenceExprSyntax.self) || target.is(MemberAccessExprSyntax.self) {
            let paths = reader.paths(of: target)
            for path in paths where isColor(path) { use(.set, path, at: target) }
            let own = paths.filter { $0.root == .own && $0.members.count == 1 }
            for path in own {
                calls.append(
                    ColorCall(
                        name: path.members[0], receiver: .paths([MemberPath(.own)]), arguments: [], isAssignment: true,
                        isDeferred: deferredClosures > 0))
            }
        }
    }

    private func compare(_ side: ExprSyntax) {
        for path in reader.paths(of: side) where isColor(path) { use(.compared, path, at: side) }
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        compare(node.subject)
        return .visitChildren
    }

    private func isColor(_ path: MemberPath) -> Bool { path.members.last.map(properties.contains) ?? false }

    private func use(_ kind: ColorUse.Kind, _ path: MemberPath, state: String? = nil, at node: some SyntaxProtocol) {
        uses.append(
            ColorUse(
                kind: kind, path: path, state: state, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                isDeferred: deferredClosures > 0))
    }

    // MARK: Members of colors

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .visitChildren }
        let name = node.declName.baseName.plainText
        // Whose color a parameter is, the caller knows.
        if ColorBody.componentMembers.contains(name) || readsColor(base) {
            for path in reader.paths(of: base) where isColor(path) || path.members.isEmpty && path.root != .own {
                use(.read(member: name), path, at: base)
            }
            // `extension NSColor { var isDark: Bool { redComponent … } }`
            if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
                use(.read(member: name), MemberPath(.own), at: base)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if ColorBody.componentMembers.contains(node.baseName.text),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id, node.baseName.text != "colorSpace"
        {
            use(.read(member: node.baseName.text), MemberPath(.own), at: node)
        }
        return .visitChildren
    }

    private func readsColor(_ base: ExprSyntax) -> Bool {
        var base = base
        if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { base = forced.expression }
        if let member = base.as(MemberAccessExprSyntax.self) {
            return properties.contains(member.declName.baseName.plainText)
        }
        return base.as(DeclReferenceExprSyntax.self).map { properties.contains($0.baseName.plainText) } ?? false
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.calledName, name.first?.isUppercase != true else {
            return .visitChildren
        }
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        if let property = Self.stateSetters[name] {
            let bases = base.map { reader.paths(of: $0) } ?? [MemberPath(.own)]
            for path in bases { use(.set, path.appending(property), state: state(in: node), at: node) }
        } else if name == "setValue" {
            setValue(node, base)
        } else if name == "isEqual" || name == "contains" || name == "firstIndex" || name == "index" {
            if name == "isEqual", let base { compare(base) }
            if let first = node.arguments.first, first.label == nil || first.label?.text == "of" {
                compare(first.expression)
            }
        }
        addCall(node, name, base)
        return .visitChildren
    }

    private static let stateSetters = ["setTitleColor": "titleColor", "setTitleShadowColor": "titleShadowColor"]

    private func state(in call: FunctionCallExprSyntax) -> String? {
        guard let argument = call.arguments.last, argument.label?.text == "for" || argument.label?.text == "forState"
        else { return nil }
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText.lowercased()
        if let name, ["normal", "highlighted", "disabled", "selected", "focused"].contains(name) { return name }
        // `UIControlState()`, `[]`
        let text = argument.expression.trimmedText
        return text == "[]" || text.hasSuffix("State()") ? "normal" : nil
    }

    /// `setValue(color, forKeyPath: "placeholderLabel.textColor")`
    private func setValue(_ node: FunctionCallExprSyntax, _ base: ExprSyntax?) {
        guard let last = node.arguments.last, last.label?.text.hasPrefix("forKey") == true,
            let key = last.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return }
        let names = key.split(separator: ".").prefix(8).map(String.init)
        for path in base.map({ reader.paths(of: $0) }) ?? [MemberPath(.own)] {
            let whole = MemberPath(path.root, path.members + names)
            if isColor(whole) { use(.set, whole, at: node) }
        }
    }

    private func addCall(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) {
        var arguments = node.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
            .map { reader.paths(of: $0.expression) }
        var name = name
        var base = base
        var isImplied = base == nil
        // `buttons.forEach(style)`
        if name == "forEach" || name == "map", let elements = base, let function = node.arguments.first?.expression,
            let called = function.calledName
        {
            arguments = [reader.paths(of: elements)]
            name = called
            base = function.as(MemberAccessExprSyntax.self)?.base
            isImplied = base == nil
        }
        let receiver = isImplied ? .implied : receiver(base)
        let leadsNowhere = arguments.allSatisfy(\.isEmpty)
        switch receiver {
        case .type, .unknown: if leadsNowhere { return }
        case .implied:
            if LocalNames.declaration(of: name, at: node) != nil { return }
        case .paths: break
        }
        calls.append(
            ColorCall(name: name, receiver: receiver, arguments: arguments, isDeferred: deferredClosures > 0))
    }

    private func receiver(_ base: ExprSyntax?) -> ColorCall.Receiver {
        guard let base else { return .unknown }
        let paths = reader.paths(of: base)
        if !paths.isEmpty { return .paths(paths) }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true {
            return .type(name)
        }
        return .unknown
    }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if node.runsLater { deferredClosures += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        if node.runsLater { deferredClosures -= 1 }
    }
}
