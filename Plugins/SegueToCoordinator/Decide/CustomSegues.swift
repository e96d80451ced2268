import Navigation
import SwiftSyntax
import TransformKit

/// Checks whether a coordinator can create and perform a segue of one of the project's segue classes.
struct CustomSegues {
    let graph: ProjectGraph

    /// Nil for segues without a class of their own, and for those that code can perform as UIKit does.
    func obstacle(to transition: Transition) -> Obstacle? {
        guard case .custom(let name) = transition.kind else { return nil }
        func obstacle(_ reason: String, code: RefusalCode = .customSegue) -> Obstacle {
            Obstacle(code: code, reason: reason, place: transition.place)
        }
        switch graph.classes.resolve(
            name, module: transition.segue.element["customModule"], from: transition.document.path)
        {
        case .swift(let types) where types.count == 1:
            if let limit = SystemAvailability(graph: graph).limit(of: types[0]) {
                return obstacle("the segue's class \(name) is marked \(limit)", code: .availableClass)
            }
            if let kind = transition.segue.kind, kind != "custom" {
                if let kept = keptThing(types[0]) {
                    return obstacle(
                        "\(name) hands \(kept) to others, such as to the destination as its delegate, and only UIKit keeps "
                            + "the segue alive while its screen is shown")
                }
                if performsAlone(types[0]) || kindOfSystem(transition) != nil { return nil }
                return obstacle(
                    "\(name) leaves a part of showing it to UIKit, which does it for a segue of kind "
                        + "\(kind) alone")
            }
            return nil
        case .objectiveC:
            let owner = transition.sourceClass.declaration.path
            if let kind = transition.segue.kind, kind != "custom" {
                return obstacle(
                    "\(name) is written in Objective-C, and what UIKit does of a segue of kind \(kind) is not looked for there"
                )
            }
            if BridgedClasses(graph: graph).sees(name, from: owner) { return nil }
            return obstacle("\(name) is written in Objective-C, and nobody can say whether Swift sees it")
        default:
            return obstacle("the segue's class \(name) is not in this project")
        }
    }

    /// The kind in which UIKit shows the destination of a segue whose class has no `perform()` of its own; nil where
    /// the class shows it, or where more is needed than a call on the source.
    func kindOfSystem(_ transition: Transition) -> TransitionKind? {
        guard let type = type(of: transition), transition.segue.kind != "custom",
            let kind = TransitionKind(ofSystem: transition.segue),
            !code(of: type).contains(where: { $0.contains("func perform()") }),
            graph.classes.outerSuperclassName(of: type) == "UIStoryboardSegue"
        else { return nil }
        switch kind {
        case .show, .showDetail, .presentation: return kind
        case .push, .replace, .popover, .custom: return nil
        }
    }

    /// Whether a segue's class chooses its destination itself: by `override var destination: UIViewController`, or by
    /// an initializer that passes on another one.
    func choosesDestination(_ transition: Transition) -> Bool {
        guard let type = type(of: transition) else { return choosesInObjectiveC(transition) }
        return code(of: type).contains { code in
            code.contains("override var destination") || code.contains("override var source")
                || code.contains("super.init(") && !code.contains("destination: destination)")
        }
    }

    private func choosesInObjectiveC(_ transition: Transition) -> Bool {
        guard case .custom(let name) = transition.kind else { return false }
        let choosing: Set<String> = [
            "destinationViewController", "sourceViewController", "initWithIdentifier:source:destination:",
        ]
        return graph.objectiveCFiles.flatMap(\.classes).contains { type in
            type.name == name && type.methods.contains { choosing.contains($0.selector) }
        }
    }

    private func type(of transition: Transition) -> SwiftClass? {
        guard case .custom(let name) = transition.kind,
            case .swift(let types) = graph.classes.resolve(
                name, module: transition.segue.element["customModule"], from: transition.document.path),
            types.count == 1
        else { return nil }
        return types[0]
    }

    private func code(of type: SwiftClass) -> [String] {
        graph.classes.chain(of: type).flatMap(\.parts).compactMap { part in
            graph.text(at: part.path)?.string(part.range)
        }
    }

    /// An object of the segue that others need while the screen is shown, in words: itself, as in
    /// `destination.transitioningDelegate = self`, or a stored property; nil where there is none.
    private func keptThing(_ type: SwiftClass) -> String? {
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            guard let source = graph.text(at: part.path) else { continue }
            let finder = KeptThingFinder(range: part.range)
            finder.walk(SwiftSyntaxTree.parse(source))
            if finder.isSelf { return "itself" }
            if let name = finder.properties.first(where: finder.handedOn.contains) { return "its \(name)" }
        }
        return nil
    }

    /// Whether the class shows the destination itself, without UIKit's part for segues of its own kinds.
    private func performsAlone(_ type: SwiftClass) -> Bool {
        let texts = code(of: type)
        return texts.contains { $0.contains("override func perform()") }
            && !texts.contains { $0.contains("super.perform()") }
    }
}

/// Finds out whether code assigns or passes on `self`, other than to use a member of it, and which properties it does
/// so with.
private final class KeptThingFinder: SyntaxVisitor {
    private let range: Range<Int>
    private(set) var isSelf = false
    /// Stored properties, in their order.
    private(set) var properties: [String] = []
    /// Names that are assigned or passed on as values.
    private(set) var handedOn: Set<String> = []

    init(range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard range.contains(node.position.utf8Offset), node.parent?.is(MemberBlockItemSyntax.self) == true else {
            return .visitChildren
        }
        for binding in node.bindings where binding.accessorBlock == nil {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self) { properties.append(name.identifier.text) }
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard range.contains(node.position.utf8Offset) else { return .skipChildren }
        if node.baseName.tokenKind == .keyword(.self) {
            isSelf = isSelf || isValue(ExprSyntax(node))
        } else if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            let isOwn = member.base?.trimmedDescription == "self"
            if isOwn, isValue(ExprSyntax(member)) { handedOn.insert(node.baseName.text) }
        } else if isValue(ExprSyntax(node)) {
            handedOn.insert(node.baseName.text)
        }
        return .skipChildren
    }

    /// Whether an expression is passed on or assigned, and neither used for a member nor bound to its own name.
    private func isValue(_ node: ExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id { return false }
        // `guard let self` and `guard let self = self` only bind it to its name.
        if parent.is(OptionalBindingConditionSyntax.self) { return false }
        if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
            return false
        }
        if parent.is(LabeledExprSyntax.self) { return true }
        // The last element of `destination.transitioningDelegate = animator`.
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        return list.last?.id == node.id && list.contains { $0.is(AssignmentExprSyntax.self) }
    }
}
