import SegueCode
import TransformKit

/// The code that one class runs for the segues to one class of destinations.
struct Visit {
    let method: PrepareMethod
    let destination: SwiftClass
    /// All segues that lead there, including those for which no code runs, or runs where it was.
    private(set) var cases: [Case] = []

    /// Segues of one kind with the code that runs for them.
    struct Case {
        let kind: SegueKind
        /// Nil where the visitor has nothing to do.
        let code: ExactCode?

        var lines: [String] { code?.lines ?? [] }
    }

    mutating func append(_ item: Case) { cases.append(item) }

    var isEmpty: Bool { cases.allSatisfy(\.lines.isEmpty) }

    /// The kinds of segues whose code moves.
    var kinds: [SegueKind] { cases.filter { !$0.lines.isEmpty }.map(\.kind) }

    /// The different codes, each with the identifiers of the segues that run it.
    private var groups: [(lines: [String], identifiers: [String?])] {
        var groups: [(lines: [String], identifiers: [String?])] = []
        for item in cases {
            let place = groups.firstIndex { $0.lines == item.lines } ?? groups.count
            if place == groups.count { groups.append((item.lines, [])) }
            if !groups[place].identifiers.contains(item.kind.identifier) {
                groups[place].identifiers.append(item.kind.identifier)
            }
        }
        return groups
    }

    /// Whether an identifier tells segues apart that need different code.
    var isClear: Bool {
        let identifiers = groups.flatMap(\.identifiers)
        return Set(identifiers).count == identifiers.count
    }

    /// The name of the destination in the code: the one that the code gives it, or a free one.
    var destinationName: String {
        let codes = cases.compactMap(\.code)
        let taken = codes.reduce(into: Set([method.segueName, method.senderName])) { $0.formUnion($1.declared) }
        let own = codes.contains(where: \.usesParameter) ? codes.flatMap(\.names) : []
        return (own + ["destination", "controller", "screen"]).first { !taken.contains($0) } ?? "visited"
    }

    /// The statements, with a `switch` where not all segues there run the same.
    ///
    /// - Parameter name: the destination's name in them.
    func statements(_ context: StyleContext, naming name: String) -> [String] {
        let groups = groups
        guard groups.count > 1 else {
            return (groups.first?.lines ?? []).map { $0.replacing(SegueCutter.parameter, with: name) }
        }
        var body = ["switch segue.identifier {"]
        for group in groups where !group.lines.isEmpty {
            let names = group.identifiers.map { $0.map { context.spelling(of: $0, in: method) } ?? "nil" }
            body.append("case \(names.joined(separator: ", ")):")
            body += group.lines.map { $0.isEmpty ? "" : "    " + $0.replacing(SegueCutter.parameter, with: name) }
        }
        return body + ["default:", "    break", "}"]
    }

    /// Whether the statements ask which segue it is.
    var asksForSegue: Bool { Set(cases.map(\.lines)).count > 1 }

    /// Whether the statements ask for the sender.
    var asksForSender: Bool {
        let text = cases.flatMap(\.lines).joined(separator: "\n")
        return SourceText(path: "", bytes: Array(text.utf8)).contains(identifier: method.senderName)
    }

    /// The method of the source that holds the statements: `func prepare(_ detail: DetailViewController, sender: Any?)`.
    func declaration(_ context: StyleContext) -> [String] {
        var parameters = ["_ \(destinationName): \(destination.name)"]
        if asksForSegue { parameters.append("for segue: UIStoryboardSegue") }
        if asksForSender {
            parameters.append(method.senderName == "sender" ? "sender: Any?" : "sender \(method.senderName): Any?")
        }
        return ["func prepare(\(parameters.joined(separator: ", "))) {"]
            + statements(context, naming: destinationName).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The arguments of a call of that method, behind the destination.
    var arguments: String { (asksForSegue ? ", for: segue" : "") + (asksForSender ? ", sender: sender" : "") }
}
