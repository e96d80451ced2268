import TransformKit

/// Looks at where a match is, for reasons to leave it alone.
struct PlaceCheck {
    let rule: CodeRule
    let source: SourceText

    /// The first reason against a match; nil where there is none.
    func obstacle(to match: CodeMatch) -> Obstacle? {
        let place = Place(source, at: match.range.lowerBound)
        if let macro = match.context.macro {
            return Obstacle(
                code: .insideMacro, reason: "it is an argument of \"#\(macro)\", which may make anything of it",
                place: place)
        }
        if match.context.isInInterpolation, bringsQuotesOrLines {
            return Obstacle(
                code: .insideInterpolation,
                reason: "it stands in a text, and what would come has quotes or line breaks", place: place)
        }
        if !match.isStatement, !rule.replacement.isExpression, rule.find.isExpression, !rule.find.isOpen {
            return Obstacle(
                code: .usedAsValue, reason: "it is part of an expression, and what would come is none", place: place)
        }
        if !rule.allowsAssignment, rule.find.isExpression, match.isAssignedTo {
            return Obstacle(
                code: .assignedTo,
                reason: "the code assigns to it, and whether what would come can be assigned to is not known",
                place: place)
        }
        if let name = nameOfItself(match) {
            return Obstacle(
                code: .wouldCallItself,
                reason: "it is in the declaration of \"\(name)\", which would come to use itself",
                place: place)
        }
        return match.captures.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }.lazy
            .compactMap { obstacle(to: match, name: $0.key, $0.value) }.first
    }

    /// A new name of the replacement that is what a function or property around the match declares: bare, or asked of
    /// `self` or of the type around it.
    private func nameOfItself(_ match: CodeMatch) -> String? {
        let types = match.context.declarations.filter { !["func", "var"].contains($0.keyword) }.map(\.name)
        let names = Set(match.context.declarations.filter { ["func", "var"].contains($0.keyword) }.map(\.name))
        let written = rule.replacement.elements.map(\.content)
        let known = Set(rule.find.elements.map(\.content))
        for (number, content) in written.enumerated() {
            guard case .token(let text) = content, names.contains(text), !known.contains(content),
                number + 1 == written.count || written[number + 1] != .token(":")
            else { continue }
            guard number > 0, written[number - 1] == .token(".") else { return text }
            switch number > 1 ? written[number - 2] : .token("") {
            case .token(let base): if base == "self" || base == "Self" || types.contains(base) { return text }
            case .placeholder(let base), .run(let base):
                let code = match.captures[base].map { source.string($0.range) } ?? ""
                if code == "self" || code == "Self" || types.contains(code) { return text }
            }
        }
        return nil
    }

    private var bringsQuotesOrLines: Bool {
        let known = Set(rule.find.elements.map(\.content))
        return rule.replacement.elements.contains { element in
            guard case .token(let text) = element.content, !known.contains(element.content) else { return false }
            return text.contains("\"") || text.contains("\\")
        } || rule.replacement.text.contains(where: \.isNewline)
    }

    private func obstacle(to match: CodeMatch, name: String, _ capture: Capture) -> Obstacle? {
        let found = slots(of: name, in: rule.find)
        let written = slots(of: name, in: rule.replacement)
        let place = Place(source, at: capture.range.lowerBound)
        if capture.node?.kind == .inOutExpr, written.contains(where: { !$0.isArgument }) {
            return Obstacle(
                code: .passedByReference, reason: "\"$\(name)\" stands for \"\(source.string(capture.range))\"",
                place: place)
        }
        guard capture.hasOpenChain, let ends = found.first?.chainEnd else { return nil }
        if written.contains(where: { $0.chainEnd != ends }) {
            let code = Shortened.code(source.string(capture.range))
            return Obstacle(
                code: .chainMayBeNil, reason: "\"\(code)\" may be nil, and would be part of another expression",
                place: place)
        }
        return nil
    }

    private func slots(of name: String, in pattern: CodePattern) -> [ExpressionSlot] {
        pattern.elements.indices.filter { pattern.elements[$0].name == name }.compactMap { pattern.slots[$0] }
    }
}

extension Capture {
    /// Whether it begins a chain with `?` that what follows goes on with.
    fileprivate var hasOpenChain: Bool {
        guard var node, form == .primary else { return false }
        while true {
            switch node.kind {
            case .optionalChainingExpr: return true
            case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr:
                guard let first = node.children(viewMode: .sourceAccurate).first, first.kind != .token else {
                    return false
                }
                node = first
            default: return false
            }
        }
    }
}

extension CodeMatch {
    /// Whether the code assigns to the expression, to a member of it, or hands it on with `&`.
    fileprivate var isAssignedTo: Bool {
        guard node.kind != .functionCallExpr else { return false }
        var top = node
        while let parent = top.parent {
            switch parent.kind {
            case .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
                guard parent.children(viewMode: .sourceAccurate).first == top else { return false }
                top = parent
            case .inOutExpr: return true
            case .exprList:
                guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
                let elements = Array(sequence.elements)
                guard let index = elements.firstIndex(where: { Syntax($0) == top }), index + 1 < elements.count else {
                    return false
                }
                return Operator.text(of: elements[index + 1]).map(Operator.assigns) ?? false
            default: return false
            }
        }
        return false
    }
}
