import SourceText

/// A color that Objective-C gives a name: a macro, or a class method that returns it and does nothing else.
public struct ObjectiveCColorName: Hashable, Sendable {
    /// The name of the macro or method.
    public let name: String
    /// Red, green and blue, or white alone, from 0 to 1 as written.
    public let components: [Double]
    /// From 0 to 1, and 1 where the code names none.
    public let alpha: Double
    /// The class whose method it is; nil for a macro.
    public let owner: String?
    /// The byte offset of the name in the file.
    public let offset: Int

    /// Whether the method is one of a category of `UIColor` or `NSColor`.
    public var extendsColor: Bool { owner == "UIColor" || owner == "NSColor" }
}

/// Reads the named colors of Objective-C files, with macros that take parameters: `RGB(255, 0, 0)`.
public struct ObjectiveCColorNames {
    private struct Macro {
        let parameters: [String]?
        let body: [String]
    }

    /// By name, of all files: a header's macros are used everywhere.
    private var macros: [String: Macro] = [:]
    private var macroPlaces: [(path: String, name: String, offset: Int)] = []

    /// Collects the macros of all files, on which colors of other files may depend.
    public init(_ files: [ObjectiveCFile]) {
        for file in files where file.source.contains("#define" as StaticString) {
            for offset in file.source.offsets(ofIdentifier: "define") { readMacro(at: offset, file.source) }
        }
    }

    private static let longestMacro = 2000

    private mutating func readMacro(at offset: Int, _ source: SourceText) {
        var end = source.lineRange(containing: offset).upperBound
        // No color takes so much; a line that holds the word a thousand times is read once for each.
        guard end - offset <= Self.longestMacro else { return }
        var line = source.string(offset + 6..<end)
        while line.trimmedEnd.hasSuffix("\\"), end < source.bytes.count {
            let next = source.lineRange(containing: end)
            guard next.upperBound - offset <= Self.longestMacro else { return }
            line = line.trimmedEnd.dropLast() + " " + source.string(next)
            end = next.upperBound
        }
        let text = line.without(comment: "//")
        let words = CWords.split(text)
        guard let name = words.first, name.first?.isLetter == true || name.first == "_" else { return }
        let afterName = text.drop { $0.isWhitespace }.dropFirst(name.count).first
        guard afterName == "(" else {
            macros[name] = Macro(parameters: nil, body: Array(words.dropFirst()))
            macroPlaces.append((source.path, name, offset))
            return
        }
        guard let close = words.firstIndex(of: ")") else { return }
        let parameters = words[2..<max(2, close)].filter { $0 != "," }
        macros[name] = Macro(parameters: parameters, body: Array(words[(close + 1)...]))
    }

    /// The named colors of one file.
    public func names(in file: ObjectiveCFile) -> [ObjectiveCColorName] {
        let defined = macroPlaces.filter { $0.path == file.path }.compactMap { place -> ObjectiveCColorName? in
            guard let macro = macros[place.name], let color = color(macro.body) else { return nil }
            return ObjectiveCColorName(
                name: place.name, components: color.components, alpha: color.alpha, owner: nil, offset: place.offset)
        }
        return defined + file.classes.filter { $0.part == .implementation }.flatMap { methods(of: $0, file.source) }
    }

    private func methods(of type: ObjectiveCClass, _ source: SourceText) -> [ObjectiveCColorName] {
        type.methods.compactMap { method in
            guard method.isClassMethod, !method.selector.contains(":") else { return nil }
            let text = source.string(method.offset..<min(source.bytes.count, method.offset + 600))
            guard let open = text.firstIndex(of: "{"), text[..<open].contains("Color"),
                let close = text[open...].firstIndex(of: "}")
            else { return nil }
            var words = CWords.split(String(text[text.index(after: open)..<close]))
            guard words.first == "return", words.last == ";", words.count(where: { $0 == ";" }) == 1 else { return nil }
            words = Array(words.dropFirst().dropLast())
            return color(words).map {
                ObjectiveCColorName(
                    name: method.selector, components: $0.components, alpha: $0.alpha, owner: type.name,
                    offset: method.offset)
            }
        }
    }

    // MARK: Expressions

    private func color(_ words: [String]) -> (components: [Double], alpha: Double)? {
        guard let expanded = expanded(words, depth: 0) else { return nil }
        return Self.color(stripped(expanded))
    }

    /// Without brackets around the whole.
    private func stripped(_ words: [String]) -> [String] {
        var words = words
        while words.count > 2, words.first == "(", words.last == ")" { words = Array(words.dropFirst().dropLast()) }
        return words
    }

    /// With macros replaced by what they stand for; nil where that never ends.
    private func expanded(_ words: [String], depth: Int) -> [String]? {
        guard depth < 6, words.count < 400 else { return nil }
        var result: [String] = []
        var place = 0
        while place < words.count {
            guard let macro = macros[words[place]] else {
                result.append(words[place])
                place += 1
                continue
            }
            place += 1
            var body = macro.body
            if let parameters = macro.parameters {
                guard let (arguments, end) = Self.arguments(words, at: place), arguments.count == parameters.count
                else {
                    return nil
                }
                place = end
                let values = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
                body = body.flatMap { word in values[word].map { ["("] + $0 + [")"] } ?? [word] }
            }
            guard let inner = expanded(body, depth: depth + 1) else { return nil }
            result += inner
        }
        return result
    }

    private static func arguments(_ words: [String], at start: Int) -> (arguments: [[String]], end: Int)? {
        guard start < words.count, words[start] == "(" else { return nil }
        var arguments: [[String]] = [[]]
        var depth = 0
        for place in start + 1..<max(start + 1, words.count) {
            switch words[place] {
            case "(", "[": depth += 1
            case ")" where depth == 0: return (arguments, place + 1)
            case ")", "]": depth -= 1
            case "," where depth == 0:
                arguments.append([])
                continue
            default: break
            }
            arguments[arguments.count - 1].append(words[place])
        }
        return nil
    }

    /// `[UIColor colorWithRed:… green:… blue:… alpha:…]` and its like.
    private static func color(_ words: [String]) -> (components: [Double], alpha: Double)? {
        guard words.count > 4, words[0] == "[", words.last == "]", words[1] == "UIColor" || words[1] == "NSColor" else {
            return nil
        }
        var labels: [String] = []
        var parts: [[String]] = []
        var depth = 0
        var place = 2
        while place < words.count - 1 {
            if depth == 0, place + 1 < words.count, words[place + 1] == ":" {
                labels.append(words[place])
                parts.append([])
                place += 2
                continue
            }
            if words[place] == "(" { depth += 1 } else if words[place] == ")" { depth -= 1 }
            guard !parts.isEmpty else { return nil }
            parts[parts.count - 1].append(words[place])
            place += 1
        }
        if labels.count == 1, labels[0].lowercased().contains("hex"), let digits = hexDigits(parts[0]) { return digits }
        let values = parts.compactMap { CArithmetic.value(of: $0.joined(separator: " ")) }
        guard values.count == parts.count else { return nil }
        switch labels {
        case ["colorWithRed", "green", "blue", "alpha"], ["colorWithSRGBRed", "green", "blue", "alpha"]:
            return (Array(values.prefix(3)), values[3])
        case ["colorWithWhite", "alpha"]: return ([values[0]], values[1])
        default: return nil
        }
    }

    /// `@"#FF8800"`: what every method of such a name makes of six digits.
    private static func hexDigits(_ words: [String]) -> (components: [Double], alpha: Double)? {
        guard words.count == 2, words[0] == "@" else { return nil }
        let digits = words[1].filter(\.isHexDigit)
        guard digits.count == 6, words[1].count <= 9, let number = Int(digits, radix: 16) else { return nil }
        return ([16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }, 1)
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The text before a comment that ends the line.
    fileprivate func without(comment mark: String) -> String {
        firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
