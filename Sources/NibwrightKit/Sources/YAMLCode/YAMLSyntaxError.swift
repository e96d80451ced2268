import SourceText

/// Turns an error of libyaml, which speaks of tokens and contexts, into a message that says what to change.
struct YAMLSyntaxError {
    /// libyaml's own message.
    let words: String
    let offset: Int
    /// The offset at which the erroneous construct begins, if libyaml gives it.
    let start: Int?

    func problem(in text: SourceText) -> InputProblem {
        if let reference = unquotedReference(in: text) { return reference }
        let told = Self.toldInOurWords[words] ?? ("this is not YAML: \(words)", .error)
        let message = words == Self.badCharacter ? badCharacterMessage(in: text) : told.0
        return InputProblem(at: Place(text, at: told.1 == .start ? start ?? offset : offset), message)
    }

    /// The one of libyaml's two places at which an error is best reported.
    private enum Reported {
        case error, start
    }

    private static let badCharacter = "found character that cannot start any token"

    /// `{ private: ${private} }` is the one mistake that our own syntax invites: YAML ends a plain value at a brace.
    private func unquotedReference(in text: SourceText) -> InputProblem? {
        guard words.hasPrefix("did not find expected ','") || words.hasPrefix("did not find expected key") else {
            return nil
        }
        // At the end of the text there is no brace to look at.
        guard text.bytes.indices.contains(offset) else { return nil }
        let line = text.lineRange(containing: offset)
        let before = Array(text.bytes[line.lowerBound..<min(offset + 1, line.upperBound)])
        guard before.suffix(2) == [UInt8(ascii: "$"), UInt8(ascii: "{")] else { return nil }
        let name = text.bytes[(offset + 1)..<line.upperBound].prefix { $0 != UInt8(ascii: "}") }
        let reference = "\"${\(String(decoding: name, as: UTF8.self))}\""
        let message = "between braces or brackets, a parameter needs quotes; write \(reference)"
        return InputProblem(at: Place(text, at: offset - 1), message, suggestion: reference)
    }

    private func badCharacterMessage(in text: SourceText) -> String {
        guard offset < text.bytes.count else { return "a value is missing here" }
        let character = text.string(offset..<(offset + 1))
        if character == "\t" { return "a tab cannot indent YAML; use spaces" }
        return "\"\(character)\" cannot begin a value; put the value in quotes"
    }

    private static let toldInOurWords: [String: (String, Reported)] = [
        "invalid leading UTF-8 octet": notUTF8,
        "incomplete UTF-8 octet sequence": notUTF8,
        "invalid trailing UTF-8 octet": notUTF8,
        "invalid length of a UTF-8 sequence": notUTF8,
        "invalid Unicode character": notUTF8,
        "control characters are not allowed": ("a control character is not allowed here; remove it", .error),
        "found a tab character that violates indentation": tab,
        "found a tab character where an indentation space is expected": tab,
        "found unexpected end of stream": openQuote,
        "found unexpected document indicator": openQuote,
        "mapping values are not allowed in this context": (strayColon, .error),
        "found unexpected ':'": ("\":\" is not allowed inside this value; put the value in quotes", .error),
        "mapping keys are not allowed in this context": (strayQuestionMark, .error),
        "block sequence entries are not allowed in this context": (strayHyphen, .error),
        "could not find expected ':'": ("a key is not followed by \":\"; add it, or indent the line further", .start),
        "did not find expected key": (missingKey, .error),
        "did not find expected '-' indicator": (missingHyphen, .error),
        "did not find expected ',' or ']'": ("the list that begins here lacks \",\" or \"]\"", .start),
        "did not find expected ',' or '}'": ("the mapping that begins here lacks \",\" or \"}\"", .start),
        "did not find expected node content": ("a value was expected here", .error),
        "did not find expected alphabetic or numeric character": (namelessAnchor, .start),
        "found unknown escape character": (unknownEscape, .error),
        "did not find expected hexdecimal number": (unknownEscape, .error),
        "did not find expected comment or line break": (textBesideIndicator, .error),
        "found undefined tag handle": ("tags are not supported; put text that begins with \"!\" in quotes", .error),
        "did not find expected <document start>": ("nothing may follow the end of the recipe; remove this", .error),
        "found duplicate %YAML directive": ("\"%YAML\" is written twice; remove one", .error),
        "found incompatible YAML document": ("this version of YAML is unknown; remove the \"%YAML\" line", .error),
    ]

    private static let notUTF8 = ("this byte is not UTF-8; save the file as UTF-8", Reported.error)
    private static let tab = ("a tab cannot indent YAML; use spaces", Reported.error)
    private static let openQuote = ("the quote that begins here is not closed", Reported.start)
    private static let strayColon =
        "\":\" is not allowed here; put a value that holds it in quotes, or indent the line like its neighbors"
    private static let strayQuestionMark = "\"?\" is not allowed here; put text that begins with it in quotes"
    private static let textBesideIndicator = "only a comment may follow here; begin the text on the next line"
    private static let strayHyphen = "\"-\" is not allowed here; begin the list on a line of its own"
    private static let missingKey =
        "a key was expected here; indent it like the keys above, and quote text that goes on after a quote"
    private static let missingHyphen = "\"-\" was expected here; indent the line like the other items of the list"
    private static let namelessAnchor = "this is no value; put text that begins with \"*\" or \"&\" in quotes"
    private static let unknownEscape = "this \"\\\" escape does not exist; write \"\\\\\", or use single quotes"
}
