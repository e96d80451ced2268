import SegueCode
import TransformKit

extension PrepareMethod {
    /// The obstacle for which no code can be cut out of the method; nil where there is none.
    var obstacle: Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: place)
        }
        if function.name.text != "prepare" || senderType.hasPrefix("AnyObject") {
            return obstacle(.swift2, "prepareForSegue is written in Swift 2")
        }
        let names = function.attributes.map(\.trimmedDescription)
        if let name = names.first(where: { $0 != "@objc" && $0 != "@MainActor" && $0 != "@IBAction" }) {
            return obstacle(.attributed, "prepare(for:sender:) is marked \(name)")
        }
        if function.isConditional || ConditionFinder.isIn(function) {
            return obstacle(.conditionalCompilation, "parts of prepare(for:sender:) are compiled under #if alone")
        }
        return nil
    }
}

/// Finds `#if` in a method's body.
private final class ConditionFinder: SyntaxVisitor {
    private var isFound = false

    static func isIn(_ node: some SyntaxProtocol) -> Bool {
        let finder = ConditionFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.isFound
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}

extension FunctionDeclSyntax {
    /// Whether the function stands in a `#if` inside its type.
    fileprivate var isConditional: Bool {
        var next = parent
        while let current = next {
            if current.is(IfConfigDeclSyntax.self) { return true }
            if current.is(MemberBlockSyntax.self) { return false }
            next = current.parent
        }
        return false
    }
}
