import SwiftSyntax
import SwiftWriting
import TransformKit

/// What code does with a view, as far as a state can do the same.
struct OutletReading {
    /// A part of a file that changes when the view becomes one of SwiftUI's.
    struct Replacement: Hashable {
        let path: String
        let range: Range<Int>
        let member: StateMember
        /// What stands behind the property's name there: ` = true`.
        let suffix: String
        /// Whether the part goes without anything in its place.
        var isRemoval = false
    }

    /// A statement that goes, since SwiftUI's view says it for good.
    struct Removal: Hashable {
        let path: String
        let range: Range<Int>
    }

    private(set) var members: Set<StateMember> = []
    /// Those that change bit by bit.
    private(set) var animated: Set<StateMember> = []
    private(set) var removals: [Removal] = []
    /// Whether code clips what stands out of the view.
    private(set) var clips = false
    private(set) var replacements: [Replacement] = []
    /// Why code needs the view itself, with the first place; nil where it does not.
    private(set) var obstacle: String?

    /// The members that code names, those for which a state would do nothing included.
    private(set) var named: Set<String> = []

    /// - Parameters:
    ///   - uses: the places of the outlet's name.
    ///   - name: the outlet's name, or that of a parameter for the sender.
    mutating func read(
        _ uses: [OutletFate.Use], of name: String, _ element: Element, in graph: ProjectGraph, _ trees: RecentTrees
    ) {
        for use in uses {
            guard let source = graph.text(at: use.path) else { continue }
            let finder = ReferenceAtOffset(use.offset)
            finder.walk(trees.tree(of: source))
            guard let found = finder.found else {
                stop("code names it", Place(source, at: use.offset))
                continue
            }
            read(found, element, source)
        }
    }

    /// Takes over what a method does with the same view, which it gets as its sender; the replacements stay with that.
    mutating func adopt(_ sender: OutletReading) {
        members.formUnion(sender.members)
        animated.formUnion(sender.animated)
        named.formUnion(sender.named)
    }

    mutating func stop(_ reason: String, _ place: Place) {
        if obstacle == nil { obstacle = "\(reason): \(place)" }
    }

    private mutating func read(_ node: DeclReferenceExprSyntax, _ element: Element, _ source: SourceText) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let place = Place(source, at: start)
        var whole = Syntax(node)
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            whole = Syntax(member)
        }
        var isChained = false
        if let chain = whole.parent?.as(OptionalChainingExprSyntax.self) {
            whole = Syntax(chain)
            isChained = true
        } else if let forced = whole.parent?.as(ForceUnwrapExprSyntax.self) {
            whole = Syntax(forced)
        }
        guard var access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id else {
            return stop("code takes the view itself", place)
        }
        var name = access.declName.baseName.text
        named.insert(name)
        let animation = Self.animation(around: whole)
        if name == "layer", let inner = access.parent?.as(MemberAccessExprSyntax.self), inner.base?.id == access.id {
            access = inner
            name += "." + inner.declName.baseName.text
        }
        let end = access.endPositionBeforeTrailingTrivia.utf8Offset
        if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id {
            if animation != nil || isChained && call.parent?.is(CodeBlockItemSyntax.self) != true {
                return stop("code calls its `\(name)`", place)
            }
            return read(call, name, element, start, source)
        }
        if ["clipsToBounds", "layer.masksToBounds"].contains(name) {
            guard let assignment = Self.assignment(to: ExprSyntax(access)), assignment.value == "true" else {
                return stop("code asks for its `\(name)`", place)
            }
            clips = true
            removals.append(Removal(path: source.path, range: assignment.range))
            return
        }
        guard let member = StateMember(name, of: element) else { return stop("code asks for its `\(name)`", place) }
        // `label?.isHidden` is an optional where a value is asked for; a text is one in any case.
        if isChained, !member.type.hasSuffix("?"), Self.assignment(to: ExprSyntax(access)) == nil {
            return stop("code asks for its `\(name)` as an optional", place)
        }
        if let animation {
            guard [.isHidden, .alpha, .backgroundColor].contains(member) else {
                return stop("`\(animation)` changes it bit by bit", place)
            }
            animated.insert(member)
        }
        members.insert(member)
        replacements.append(Replacement(path: source.path, range: start..<end, member: member, suffix: ""))
    }

    /// A call that sets a value: `setTitle("Save", for: .normal)`.
    private mutating func read(
        _ call: FunctionCallExprSyntax, _ name: String, _ element: Element, _ start: Int, _ source: SourceText
    ) {
        let place = Place(source, at: start)
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        let arguments = Array(call.arguments)
        let labels = arguments.map { $0.label?.text ?? "" }
        let unknown = "code calls its `\(name)`"
        // What a call gives back would be an assignment's.
        guard call.trailingClosure == nil, call.parent?.is(CodeBlockItemSyntax.self) ?? false else {
            return stop(unknown, place)
        }
        let constants: [String: [String: (StateMember, String)]] = [
            "activityIndicatorView": [
                "startAnimating": (.isAnimating, "true"), "stopAnimating": (.isAnimating, "false"),
            ]
        ]
        if arguments.isEmpty, let (member, value) = constants[element.name]?[name] {
            members.insert(member)
            replacements.append(
                Replacement(path: source.path, range: start..<end, member: member, suffix: " = \(value)"))
            return
        }
        let setters: [String: [String: (StateMember, [String])]] = [
            "button": [
                "setTitle": (.title, ["", "for"]), "setImage": (.image, ["", "for"]),
                "setTitleColor": (.textColor, ["", "for"]),
            ], "switch": ["setOn": (.isOn, ["", "animated"])],
            "slider": ["setValue": (.value, ["", "animated"])],
            "progressView": ["setProgress": (.progress, ["", "animated"])],
        ]
        guard let (member, expected) = setters[element.name]?[name], labels == expected else {
            return stop(unknown, place)
        }
        let last = arguments[1].expression.trimmedDescription
        if labels[1] == "for", ![".normal", "[]", "UIControl.State.normal", "UIControl.State()"].contains(last) {
            return stop("code calls its `\(name)` for another state", place)
        }
        let value = arguments[0].expression.bytes
        members.insert(member)
        replacements.append(
            Replacement(path: source.path, range: start..<value.lowerBound, member: member, suffix: " = "))
        replacements.append(
            Replacement(path: source.path, range: value.upperBound..<end, member: member, suffix: "", isRemoval: true))
    }

    /// The statement that assigns to an expression, with what it gets; nil for another use.
    private static func assignment(to target: ExprSyntax) -> (range: Range<Int>, value: String)? {
        guard let list = target.parent?.as(ExprListSyntax.self), list.first?.id == target.id,
            let sequence = list.parent?.as(SequenceExprSyntax.self), list.count > 2,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
            sequence.parent?.is(CodeBlockItemSyntax.self) ?? false
        else { return nil }
        return (sequence.bytes, list.dropFirst(2).map(\.trimmedDescription).joined(separator: " "))
    }

    /// `UIView.animate` around a use, to whose changes SwiftUI's view has to be told to take its time.
    private static func animation(around node: Syntax) -> String? {
        for ancestor in sequence(first: node, next: \.parent) {
            guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
            let callee = call.calledExpression.trimmedDescription
            if callee.hasPrefix("UIView.animate") || callee.hasPrefix("UIView.transition")
                || callee.hasPrefix("UIViewPropertyAnimator")
            {
                return callee
            }
        }
        return nil
    }
}

/// Finds the reference that begins at an offset.
private final class ReferenceAtOffset: SyntaxAnyVisitor {
    private let offset: Int
    private(set) var found: DeclReferenceExprSyntax?

    init(_ offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard node.position.utf8Offset <= offset, offset < node.endPosition.utf8Offset else { return .skipChildren }
        if let reference = node.as(DeclReferenceExprSyntax.self),
            reference.positionAfterSkippingLeadingTrivia.utf8Offset == offset
        {
            found = reference
        }
        return .visitChildren
    }
}
