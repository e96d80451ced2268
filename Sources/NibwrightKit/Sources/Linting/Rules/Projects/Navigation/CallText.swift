import Foundation
import TransformKit

/// Reads the code around the name in a call from its line, since references keep the name alone.
struct CallText {
    private let bytes: [UInt8]
    private let range: Range<Int>

    init?(_ reference: CodeReference, in graph: ProjectGraph) {
        guard let source = graph.text(at: reference.path), reference.range.upperBound <= source.bytes.count else {
            return nil
        }
        bytes = source.bytes
        range = reference.range
    }

    /// The text of some bytes before the name.
    private func before(_ count: Int) -> String {
        String(decoding: bytes[max(0, range.lowerBound - count)..<range.lowerBound], as: UTF8.self)
    }

    /// Whether the method is called on `self`, written or not.
    func isCalledOnSelf(method: String) -> Bool {
        let before = before(200)
        guard let call = before.range(of: method, options: .backwards) else { return false }
        let between = before[call.upperBound...]
        // `performSegue(withIdentifier: "…"`: nothing but the call's own parenthesis and labels.
        guard between.allSatisfy({ $0.isLetter || $0.isWhitespace || "(:".contains($0) }) else { return false }
        let receiver = before[..<call.lowerBound].reversed().drop { $0.isWhitespace }
        let word = String(receiver.prefix { !$0.isWhitespace && !"({[=,;".contains($0) }.reversed())
        if word.hasSuffix("self.") || word.hasSuffix("self?.") || word.hasSuffix("self!.") {
            return ["self.", "self?.", "self!."].contains(word)
        }
        return word == "self" || !word.hasSuffix(".") && !word.hasSuffix("]") && !isMessage(between)
    }

    /// The call up to the name, from the last method before it that dequeues or registers something.
    var start: String {
        let text = before(240)
        let methods = ["dequeue", "register", "makeItem"].compactMap {
            text.range(of: $0, options: .backwards)?.lowerBound
        }
        return methods.max().map { String(text[$0...]) } ?? text
    }

    /// What a method is called on, as it is written; nil where the call is not near, or written without.
    func receiver(of method: String) -> String? {
        let before = before(240)
        guard let call = before.range(of: "." + method + "(", options: .backwards) else { return nil }
        let word = before[..<call.lowerBound].reversed().prefix { !$0.isWhitespace && !"({[=,;".contains($0) }
        return word.isEmpty ? nil : String(word.reversed())
    }

    /// Whether Objective-C catches what the call raises.
    var isTried: Bool {
        let before = before(400)
        guard let attempt = before.range(of: "@try", options: .backwards) else { return false }
        return !before[attempt.upperBound...].contains("@catch")
    }

    /// The rest of the call behind the name, up to the end of the statement.
    var behind: String {
        let end = min(bytes.count, range.upperBound + 240)
        let text = String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
        return text
    }

    /// The text behind the call's closing parenthesis; nil where the line does not have it.
    var behindCall: Substring? {
        var depth = 0
        let text = behind
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                if depth == 0 { return text[text.index(after: index)...] }
                depth -= 1
            default: break
            }
        }
        return nil
    }

    /// The arguments of the call behind the name.
    var furtherArguments: Substring? {
        behindCall.map { behind.dropLast($0.count) }
    }

    private func isMessage(_ between: Substring) -> Bool { !between.contains("(") }
}
