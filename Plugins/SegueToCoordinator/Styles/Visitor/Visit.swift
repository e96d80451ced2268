import TransformKit

/// What a class does for the segues that lead to one class: the body of one `visit(_:segue:sender:)`.
struct Visit {
    let method: PrepareMethod
    let destination: SwiftClass
    /// All segues that lead there, those for which nothing runs included.
    private(set) var cases: [Case] = []

    /// What runs for one segue.
    struct Case {
        let identifier: String?
        /// Nil for a segue that the code knows and no document has.
        let entry: StyleSegues.Entry?
        let code: CutCode
    }

    mutating func append(_ item: Case) { cases.append(item) }

    var isEmpty: Bool { cases.allSatisfy(\.code.lines.isEmpty) }

    /// Nil where two segues that nothing tells apart need different code.
    func lines() -> [String]? {
        var kinds: [(code: CutCode, identifiers: [String?])] = []
        for item in cases {
            if let place = kinds.firstIndex(where: { $0.code.isSame(as: item.code) }) {
                if !kinds[place].identifiers.contains(item.identifier) {
                    kinds[place].identifiers.append(item.identifier)
                }
            } else {
                kinds.append((item.code, [item.identifier]))
            }
        }
        let all = kinds.flatMap(\.identifiers)
        guard Set(all).count == all.count else { return nil }
        guard kinds.count > 1 else { return declaration(kinds.first?.code.lines ?? [], name: parameterName) }
        var body = ["switch \(method.segueName).identifier {"]
        for kind in kinds where !kind.code.lines.isEmpty {
            let names = kind.identifiers.map { $0.map(Self.literal) ?? "nil" }
            body.append("case \(names.joined(separator: ", ")):")
            let own = kind.code.isSegue || !kind.code.usesParameter ? parameterName : kind.code.parameterName
            let alias = own == parameterName ? [] : ["let \(own) = \(parameterName)"]
            body += (alias + kind.code.lines).map { $0.isEmpty ? "" : "    " + $0 }
        }
        return declaration(body + ["default:", "    break", "}"], name: parameterName)
    }

    /// What the code calls the destination, where all code calls it the same.
    private var parameterName: String {
        let names = cases.map(\.code).filter { !$0.lines.isEmpty && !$0.isSegue && $0.usesParameter }.map(\.parameterName)
        guard let first = names.first, Set(names).count == 1 else { return "destination" }
        return first
    }

    private func declaration(_ body: [String], name: String) -> [String] {
        let destinationName = name == "destination" || !body.contains { $0.contains(name) } ? "destination" : name
        let segue = method.segueName == "segue" ? "segue" : "segue \(method.segueName)"
        let sender = method.senderName == "sender" ? "sender" : "sender \(method.senderName)"
        let head = "func visit(_ \(destinationName): \(destination.name), \(segue): UIStoryboardSegue, \(sender): Any?) {"
        return [head] + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension CutCode {
    var isSegue: Bool { form == .segue }

    /// Whether both run the same statements with the same name for the destination.
    fileprivate func isSame(as other: CutCode) -> Bool {
        guard lines == other.lines else { return false }
        return lines.isEmpty || !usesParameter && !other.usesParameter || parameterName == other.parameterName
    }
}
