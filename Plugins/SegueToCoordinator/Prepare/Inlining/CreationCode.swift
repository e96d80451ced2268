import Navigation
import TransformKit

/// Tells whether code of the project runs while a destination is made, before it is configured: a value that is read
/// before may be another one after.
struct CreationCode {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The reason for which a value must not be read before an object of the class is made; nil where nothing runs.
    func reason(against type: SwiftClass) -> StayingReason? {
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            guard let source = graph.text(at: part.path) else { continue }
            let text = source.string(part.range)
            if text.contains("func awakeFromNib()") {
                return StayingReason("\(type.name) runs code when it is made: awakeFromNib()")
            }
            for start in ["init?(coder", "init(coder"] {
                for found in text.ranges(of: start) where !isPlain(text[found.upperBound...]) {
                    return StayingReason("\(type.name) runs code when it is made: \(start):)")
                }
            }
        }
        let ancestry = Ancestry(of: type, in: graph)
        for selector in ["awakeFromNib", "initWithCoder:"] {
            if let found = ancestry.objectiveCMethod(selector, in: graph) {
                return StayingReason("\(found.className), above \(type.name), runs code when it is made: \(selector)")
            }
        }
        return nil
    }

    /// Whether the body of an initializer, behind its first parameter's label, calls the superclass's alone or fails.
    private func isPlain(_ rest: Substring) -> Bool {
        guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") else { return false }
        let body = rest[rest.index(after: open)..<close].split(whereSeparator: \.isNewline)
            .map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        guard body.count == 1, let only = body.first else { return body.isEmpty }
        return only.hasPrefix("super.init(coder:") || only.hasPrefix("fatalError(")
    }
}
