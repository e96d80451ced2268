import SegueCode
import TransformKit

/// The body of one `visit(_:segue:sender:)`: the code that a class runs for all segues to one destination class.
struct Visit {
    let method: PrepareMethod
    let destination: SwiftClass
    /// All segues that lead there, including those for which no code runs.
    private(set) var cases: [Case] = []

    /// One segue with the code that runs for it.
    struct Case {
        let identifier: String?
        /// The segue of a document; nil for an identifier that code compares and no document has.
        let entry: StyleSegues.Entry?
        let code: ExactCode
    }

    mutating func append(_ item: Case) { cases.append(item) }

    var isEmpty: Bool { cases.allSatisfy(\.code.lines.isEmpty) }

    /// The lines of the method; nil where two segues that no identifier distinguishes need different code.
    func lines(_ context: StyleContext) -> [String]? {
        var kinds: [(lines: [String], identifiers: [String?])] = []
        for item in cases {
            if let place = kinds.firstIndex(where: { $0.lines == item.code.lines }) {
                if !kinds[place].identifiers.contains(item.identifier) {
                    kinds[place].identifiers.append(item.identifier)
                }
            } else {
                kinds.append((item.code.lines, [item.identifier]))
            }
        }
        let all = kinds.flatMap(\.identifiers)
        guard Set(all).count == all.count else { return nil }
        guard kinds.count > 1 else { return declaration(kinds.first?.lines ?? []) }
        var body = ["switch \(method.segueName).identifier {"]
        for kind in kinds where !kind.lines.isEmpty {
            let names = kind.identifiers.map { $0.map { context.spelling(of: $0, in: method) } ?? "nil" }
            body.append("case \(names.joined(separator: ", ")):")
            body += kind.lines.map { $0.isEmpty ? "" : "    " + $0 }
        }
        return declaration(body + ["default:", "    break", "}"])
    }

    /// The parameter's name: the one that the code gives the destination, or a free one.
    private var parameterName: String {
        let codes = cases.map(\.code)
        let taken = codes.reduce(into: Set([method.segueName, method.senderName])) { $0.formUnion($1.declared) }
        let own = codes.contains(where: \.usesParameter) ? codes.flatMap(\.names) : []
        return (own + ["destination", "controller", "screen"]).first { !taken.contains($0) } ?? "visited"
    }

    private func declaration(_ body: [String]) -> [String] {
        let name = parameterName
        let segue = method.segueName == "segue" ? "segue" : "segue \(method.segueName)"
        let sender = method.senderName == "sender" ? "sender" : "sender \(method.senderName)"
        let head = "func visit(_ \(name): \(destination.name), \(segue): UIStoryboardSegue, \(sender): Any?) {"
        let lines = body.map { $0.replacing(SegueCutter.parameter, with: name) }
        return [head] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }
}
