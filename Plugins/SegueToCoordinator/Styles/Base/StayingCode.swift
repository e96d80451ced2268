import SegueCode
import TransformKit

/// The code of a `prepare(for:sender:)` that a style leaves in it: a case for each identifier.
struct StayingCode {
    private var cases: [(identifiers: [String], lines: [String])] = []

    private var casesByType: [(identifier: String?, condition: String, lines: [String])] = []
    /// The code where the class has segues of one kind alone.
    private var always: [String] = []

    var isEmpty: Bool { cases.isEmpty && casesByType.isEmpty && always.isEmpty }

    /// The code of the cases.
    var bodies: [[String]] { cases.map(\.lines) + casesByType.map(\.lines) + (always.isEmpty ? [] : [always]) }

    /// Adds the code of the segues of one kind.
    mutating func keep(_ kind: SegueKind, of method: PrepareMethod, _ context: StyleContext) throws(Obstacle) {
        let code = try context.code(of: method, for: kind.prepared)
        if code.lines.isEmpty || !kind.isInDocuments && code.isDiagnostic { return }
        try keep(kind, code.lines, of: method, context)
    }

    /// Adds code in place of that of a kind.
    mutating func keep(
        _ kind: SegueKind, _ lines: [String], of method: PrepareMethod, _ context: StyleContext
    ) throws(Obstacle) {
        guard let identifier = kind.identifier, !kind.isDivided else {
            return try keep(byDestination: kind, lines, method, context)
        }
        if let place = cases.firstIndex(where: { $0.lines == lines }) {
            cases[place].identifiers.append(identifier)
        } else {
            cases.append(([identifier], lines))
        }
    }

    /// Segues without an identifier of their own are told by the class that they lead to, unless there are no others.
    private mutating func keep(
        byDestination kind: SegueKind, _ lines: [String], _ method: PrepareMethod, _ context: StyleContext
    ) throws(Obstacle) {
        let others = context.kindsByDestination(of: method).filter { $0.entries != kind.entries }
        if others.isEmpty, kind.isInDocuments {
            always = lines
            return
        }
        guard let (type, isContent) = Self.shown(kind, context),
            others.allSatisfy({ $0.identifier != kind.identifier || Self.isOther($0, than: type, context) })
        else {
            throw Obstacle(
                code: .segueWithoutIdentifier,
                reason:
                    "a segue whose code stays has no identifier of its own, and leads to no class that tells it apart",
                place: kind.prepared.place)
        }
        let segue = method.segueName == "_" ? "segue" : method.segueName
        let shown =
            isContent ? "(\(segue).destination as? UINavigationController)?.topViewController" : "\(segue).destination"
        casesByType.append((kind.identifier, "\(shown) is \(type.name)", lines))
    }

    /// The class that a kind of segues shows, be it in a navigation controller of UIKit's own class.
    private static func shown(_ kind: SegueKind, _ context: StyleContext) -> (SwiftClass, isContent: Bool)? {
        let classes = StyleDestination.classes(of: kind.prepared, in: context.graph)
        if let destination = classes.destination { return (destination, false) }
        guard kind.prepared.destinations.allSatisfy({ $0.customClass == nil }) else { return nil }
        return classes.content.map { ($0, true) }
    }

    /// Whether what a kind of segues shows is for certain no view controller of a class.
    private static func isOther(_ kind: SegueKind, than type: SwiftClass, _ context: StyleContext) -> Bool {
        if let (found, _) = shown(kind, context) { return !context.graph.classes.chain(of: found).contains(type) }
        let controllers = kind.prepared.destinations + kind.prepared.contents.compactMap { $0 }
        // Controllers of UIKit's own classes are of none of the project's.
        return !controllers.isEmpty && controllers.allSatisfy { $0.customClass == nil }
    }

    /// The lines of the method that is left.
    ///
    /// - Parameter wording: has the statement for the other segues, where no base class has it.
    func declaration(
        in method: PrepareMethod, with wording: BaseClassFile.Wording?, _ context: StyleContext
    ) -> [String] {
        let segue = method.segueName == "_" ? "segue" : method.segueName
        let sender = method.senderName == "_" ? "sender" : method.senderName
        let segueLabel = segue == "for" ? "for" : "for \(segue)"
        let senderLabel = sender == "sender" ? "sender" : "sender \(sender)"
        var lines = [
            "\(method.access)override func prepare(\(segueLabel): UIStoryboardSegue, \(senderLabel): Any?) {",
            "    super.prepare(for: \(segue), sender: \(sender))",
        ]
        if let wording { lines.append("    " + wording.call(segue, sender)) }
        func names(_ identifiers: [String]) -> [String] { identifiers.map { context.spelling(of: $0, in: method) } }
        func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "        " + $0 } }
        if cases.count == 1, cases[0].identifiers.count == 1 {
            lines.append("    if \(segue).identifier == \(names(cases[0].identifiers)[0]) {")
            lines += indented(cases[0].lines) + ["    }"]
        } else if !cases.isEmpty {
            lines.append("    switch \(segue).identifier {")
            for item in cases {
                lines.append("    case \(names(item.identifiers).joined(separator: ", ")):")
                lines += indented(item.lines)
            }
            lines += ["    default:", "        break", "    }"]
        }
        lines += always.map { $0.isEmpty ? "" : "    " + $0 }
        let isUnnamed = context.kinds(of: method).allSatisfy { $0.identifier == nil }
        for (place, item) in casesByType.enumerated() {
            let identifier = item.identifier.map { context.spelling(of: $0, in: method) } ?? "nil"
            let compared = isUnnamed ? "" : "\(segue).identifier == \(identifier), "
            let condition = compared + item.condition
            lines.append(place == 0 ? "    if \(condition) {" : "    } else if \(condition) {")
            lines += indented(item.lines)
        }
        if !casesByType.isEmpty { lines.append("    }") }
        return lines + ["}"]
    }
}
