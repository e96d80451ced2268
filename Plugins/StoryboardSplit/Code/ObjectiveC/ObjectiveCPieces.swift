import ObjectiveCCode
import TransformKit

/// Collects replacements of pieces of files, one for each piece.
struct ObjectiveCPieces {
    /// A piece of a file.
    struct Key: Hashable {
        let path: String
        let start: Int
        let end: Int

        init(_ source: SourceText, _ range: Range<Int>) {
            (path, start, end) = (source.path, range.lowerBound, range.upperBound)
        }
    }

    private var texts: [Key: String] = [:]
    /// Receivers of messages with a dot that become messages in brackets, each with the place of the opening bracket.
    private var bracketed: [Key: Key] = [:]

    mutating func replace(_ source: SourceText, _ range: Range<Int>, _ text: String) {
        texts[Key(source, range)] = text
    }

    /// Turns a call for the initial scene into one for a scene by its identifier.
    mutating func identify(_ call: ObjectiveCSceneCall, _ identifier: String) {
        let site = call.site
        let old = call.source.string(site.selector)
        let controller = old.contains("InitialViewController") ? "ViewController" : "Controller"
        var text = "instantiate\(controller)WithIdentifier:\(objectiveCLiteral(identifier))"
        if old.hasSuffix("WithCreator") { text += " creator" }
        if site.isDotted {
            replace(call.source, site.receiver.upperBound..<site.message.upperBound, " \(text)]")
            bracketed[Key(call.source, site.receiver)] = Key(
                call.source, site.receiver.lowerBound..<site.receiver.lowerBound)
        } else {
            replace(call.source, site.selector, text)
        }
    }

    /// Returns the edits by path and offset.
    func outcome(_ graph: ProjectGraph) -> SceneCodeOutcome {
        var texts = texts
        for (receiver, start) in bracketed {
            if let text = texts[receiver] { texts[receiver] = "[" + text } else { texts[start] = "[" }
        }
        let sorted = texts.sorted {
            ($0.key.path, $0.key.start, $0.key.end) < ($1.key.path, $1.key.start, $1.key.end)
        }
        var outcome = SceneCodeOutcome()
        for (key, text) in sorted {
            guard let source = graph.text(at: key.path) else { continue }
            let range = key.start..<key.end
            let old = source.string(range)
            if old == text { continue }
            outcome.edits.append(.replace(path: key.path, TextEdit(range, text)))
            outcome.rewrites.append(
                SceneCodeOutcome.Rewrite(place: Place(source, at: key.start), oldText: old, newText: text))
        }
        return outcome
    }
}
