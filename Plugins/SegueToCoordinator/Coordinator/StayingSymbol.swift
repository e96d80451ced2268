import TransformKit

/// A symbol that a tool made of a segue, in code that is not written anew.
struct StayingSymbol {
    let reference: CodeReference

    /// The identifier as text, where the symbol stands for text and for one segue: `R.segue.menu.detail.identifier`.
    var text: String? {
        let isText = reference.text.hasSuffix(".rawValue") || reference.text.hasSuffix(".identifier")
        let isOne = reference.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isText && isOne && reference.isExact && reference.names.count == 1 ? reference.names[0] : nil
    }

    var obstacle: Obstacle {
        Obstacle(
            code: "generated-segue",
            reason: "\(reference.text) is made of the segue and goes with it, and the code that says it has to stay",
            place: reference.place)
    }

    func isAbout(_ route: Route, _ graph: ProjectGraph) -> Bool {
        guard let identifier = route.identifier else { return false }
        // A generated case's identifier is not known where the tool's code is not there, and all but its letters are.
        let isNamed =
            reference.names.isEmpty
            ? Self.letters(of: identifier) == Self.letters(of: reference.text) : reference.names.contains(identifier)
        return isNamed && graph.isNear(reference.path, route.owner.declaration.path)
    }

    private static func letters(of text: String) -> String {
        text.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}

extension SegueMethod {
    /// Whether a reference stands in it.
    func contains(_ reference: CodeReference) -> Bool {
        path == reference.path && range.contains(reference.range.lowerBound)
    }
}
