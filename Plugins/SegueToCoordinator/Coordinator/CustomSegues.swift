import SwiftSyntax
import TransformKit

/// Says whether a coordinator can make and perform a segue of a class of the project's own.
struct CustomSegues {
    let graph: ProjectGraph

    /// Nil for segues without a class of their own, and for those that code can perform as UIKit does.
    func obstacle(to transition: Transition) -> Obstacle? {
        guard case .custom(let name) = transition.kind else { return nil }
        func obstacle(_ reason: String, code: String = "custom-segue") -> Obstacle {
            Obstacle(code: code, reason: reason, place: transition.place)
        }
        switch graph.classes.resolve(
            name, module: transition.segue.element["customModule"], from: transition.document.path)
        {
        case .swift(let types) where types.count == 1:
            if let limit = SystemAvailability(graph: graph).limit(of: types[0]) {
                return obstacle("the segue's class \(name) is marked \(limit)", code: "available-class")
            }
            if let kind = transition.segue.kind, kind != "custom" {
                if handsItselfOn(types[0]) {
                    return obstacle(
                        "\(name) hands itself to others, such as to the destination as its delegate, and UIKit alone keeps "
                            + "it as long as what a segue of kind \(kind) shows")
                }
                if performsAlone(types[0]) || kindOfSystem(transition) != nil { return nil }
                return obstacle(
                    "\(name) leaves a part of showing it to UIKit, which does it for a segue of kind "
                        + "\(kind) alone")
            }
            return nil
        case .objectiveC:
            let owner = transition.sourceClass.declaration.path
            if BridgedClasses(graph: graph).sees(name, from: owner) { return nil }
            return obstacle("\(name) is written in Objective-C, and nobody can say whether Swift sees it")
        default:
            return obstacle("the segue's class \(name) is not in this project")
        }
    }

    /// How UIKit shows the destination of a segue whose class has no `perform()` of its own; nil where the class shows it, or
    /// where more is needed than a call on the source.
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

    /// Whether a segue's class says by itself what the destination is: `override var destination: UIViewController`.
    func choosesDestination(_ transition: Transition) -> Bool {
        guard let type = type(of: transition) else { return false }
        return code(of: type).contains { $0.contains("override var destination") || $0.contains("override var source") }
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

    /// Whether the class says `self` where it is handed on: `destination.transitioningDelegate = self`.
    private func handsItselfOn(_ type: SwiftClass) -> Bool {
        graph.classes.chain(of: type).flatMap(\.parts).contains { part in
            guard let source = graph.text(at: part.path) else { return false }
            let finder = OwnReferenceFinder(range: part.range)
            finder.walk(SwiftSyntaxTree.parse(source))
            return finder.isFound
        }
    }

    /// Whether the class shows the destination by itself, without what UIKit gives segues of its own kinds to do.
    private func performsAlone(_ type: SwiftClass) -> Bool {
        let texts = code(of: type)
        return texts.contains { $0.contains("override func perform()") }
            && !texts.contains { $0.contains("super.perform()") }
    }
}

/// Finds a `self` that is a value of its own and not what a member is asked of.
private final class OwnReferenceFinder: SyntaxVisitor {
    private let range: Range<Int>
    private(set) var isFound = false

    init(range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.tokenKind == .keyword(.self), range.contains(node.position.utf8Offset) else {
            return .skipChildren
        }
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
            return .skipChildren
        }
        // `guard let self` and a closure's `[self]` name it for themselves.
        if node.parent?.is(OptionalBindingConditionSyntax.self) == true { return .skipChildren }
        isFound = true
        return .skipChildren
    }
}
