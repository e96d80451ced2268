import Foundation
import ObjectiveCCode
import ProjectGraph
import SourceText

/// The calls in Objective-C code that perform segues.
struct ObjectiveCSegueCalls {
    let calls: [SegueCall]

    init(_ graph: ProjectGraph) {
        let sources = Dictionary(
            graph.objectiveCFiles.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        calls = graph.codeReferences.filter { $0.kind == .performSegue && $0.language == .objectiveC }.map {
            reference in
            let receiver = sources[reference.path].map { Self.receiver(before: reference.range.lowerBound, in: $0) }
            let isOfSelf = ["self", "strongSelf", "weakSelf", "super"].contains(receiver ?? "")
            let performer: SegueCall.Performer =
                isOfSelf ? .objectiveC(className: reference.enclosingType ?? "") : .anyController
            return SegueCall(
                path: reference.path, range: reference.range, position: reference.position, form: .objectiveC,
                performer: performer, names: reference.names, isExact: reference.isExact && !reference.names.isEmpty,
                isForeign: false, isText: true)
        }
    }

    /// `self` of `[self performSegueWithIdentifier:`, read backwards from the offset of its argument.
    private static func receiver(before offset: Int, in source: SourceText) -> String {
        let start = max(0, offset - 300)
        let text = source.string(start..<max(start, min(offset, source.bytes.count)))
        guard let name = text.range(of: "performSegueWithIdentifier", options: .backwards) else { return "" }
        let before = text[..<name.lowerBound].drop { $0.isWhitespace }
        return String(before.split { $0.isWhitespace || $0 == "[" || $0 == "(" }.last ?? "")
    }
}
