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
        if function.isConditional || function.contains(IfConfigDeclSyntax.self) {
            return obstacle(.conditionalCompilation, "parts of prepare(for:sender:) are compiled under #if alone")
        }
        return nil
    }
}

/// Finds `#if` in a method's body.
extension PrepareMethod {
    /// The obstacle that a decision cannot be made.
    func obstacle(_ uncertainty: SegueUncertainty) -> Obstacle {
        switch uncertainty.kind {
        case .identifiers(let text):
            obstacle(
                .identifierUnclear, "nobody can say which segues “\(text)” means", at: uncertainty.offset)
        case .missingIdentifier:
            obstacle(
                .identifierMissing, "the segue has no identifier, and the code takes one for granted",
                at: uncertainty.offset)
        case .nesting: Obstacle(code: .nested, reason: "it is nested too deep", place: place)
        }
    }

    /// An obstacle in the method's code.
    func obstacle(_ code: RefusalCode, _ reason: String, at offset: Int) -> Obstacle {
        Obstacle(code: code, reason: reason, place: Place(source, at: offset))
    }

    func obstacle(_ code: RefusalCode, _ reason: String, _ node: some SyntaxProtocol) -> Obstacle {
        obstacle(code, reason, at: node.trimmedByteRange.lowerBound)
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
