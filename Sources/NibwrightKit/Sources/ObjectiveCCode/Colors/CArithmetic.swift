import Foundation

/// Works out arithmetic of C on constants, with C's own division of whole numbers.
struct CArithmetic {
    private enum Number {
        case whole(Int)
        case real(Double)

        var double: Double {
            switch self {
            case .whole(let number): Double(number)
            case .real(let number): number
            }
        }
    }

    private let tokens: [String]
    private var place = 0
    private var depth = 0

    private init(_ tokens: [String]) {
        self.tokens = tokens
    }

    /// The value of an expression; nil for anything but numbers, casts, brackets and operators.
    static func value(of text: String) -> Double? {
        guard text.utf8.count < 2000 else { return nil }
        var reader = CArithmetic(CWords.split(text))
        guard let value = reader.expression(0), reader.place == reader.tokens.count else { return nil }
        return value.double
    }

    private static let levels = [["|"], ["^"], ["&"], ["<<", ">>"], ["+", "-"], ["*", "/", "%"]]

    private mutating func expression(_ level: Int) -> Number? {
        guard level < Self.levels.count else { return unary() }
        guard var left = expression(level + 1) else { return nil }
        while place < tokens.count, Self.levels[level].contains(tokens[place]) {
            let sign = tokens[place]
            place += 1
            guard let right = expression(level + 1), let value = Self.apply(sign, left, right) else { return nil }
            left = value
        }
        return left
    }

    private mutating func unary() -> Number? {
        guard place < tokens.count, depth < 60 else { return nil }
        depth += 1
        defer { depth -= 1 }
        let token = tokens[place]
        place += 1
        switch token {
        case "-":
            switch unary() {
            case .whole(let number): return .whole(-number)
            case .real(let number): return .real(-number)
            case nil: return nil
            }
        case "+": return unary()
        case "(":
            if let type = cast() {
                guard let value = unary() else { return nil }
                return type == "int" ? Self.whole(value) : .real(value.double)
            }
            guard let value = expression(0), place < tokens.count, tokens[place] == ")" else { return nil }
            place += 1
            return value
        default: return Self.number(token)
        }
    }

    /// `(CGFloat)`, `(unsigned int)`; nil where the bracket holds something else.
    private mutating func cast() -> String? {
        var end = place
        while end < tokens.count, tokens[end].first?.isLetter == true { end += 1 }
        guard end > place, end < tokens.count, tokens[end] == ")" else { return nil }
        let words = tokens[place..<end]
        place = end + 1
        return words.contains { ["float", "double", "CGFloat"].contains($0) } ? "float" : "int"
    }

    private static func whole(_ value: Number) -> Number? {
        abs(value.double) < 1e15 ? .whole(Int(value.double)) : nil
    }

    private static func number(_ token: String) -> Number? {
        var text = token.lowercased()
        if text.hasPrefix("0x") {
            while let last = text.last, "ul".contains(last) { text.removeLast() }
            return Int(text.dropFirst(2), radix: 16).map { .whole($0) }
        }
        let isFloat = text.hasSuffix("f") || text.contains(".") || text.contains("e")
        while let last = text.last, "ulf".contains(last) { text.removeLast() }
        if text.hasSuffix(".") { text += "0" }
        if !isFloat, let whole = Int(text) { return .whole(whole) }
        return Double(text).flatMap { $0.isFinite ? .real($0) : nil }
    }

    private static func apply(_ sign: String, _ left: Number, _ right: Number) -> Number? {
        if case .whole(let left) = left, case .whole(let right) = right { return whole(sign, left, right) }
        let (left, right) = (left.double, right.double)
        switch sign {
        case "+": return .real(left + right)
        case "-": return .real(left - right)
        case "*": return .real(left * right)
        case "/": return right == 0 ? nil : .real(left / right)
        default: return nil
        }
    }

    private static func whole(_ sign: String, _ left: Int, _ right: Int) -> Number? {
        guard abs(left) < 1 << 40, abs(right) < 1 << 40 else { return nil }
        switch sign {
        case "+": return .whole(left + right)
        case "-": return .whole(left - right)
        case "*": return abs(left) < 1 << 20 || abs(right) < 1 << 20 ? .whole(left &* right) : nil
        case "/": return right == 0 ? nil : .whole(left / right)
        case "%": return right == 0 ? nil : .whole(left % right)
        case "&": return .whole(left & right)
        case "|": return .whole(left | right)
        case "^": return .whole(left ^ right)
        case "<<": return (0..<24).contains(right) ? .whole(left << right) : nil
        case ">>": return (0..<64).contains(right) ? .whole(left >> right) : nil
        default: return nil
        }
    }
}

/// Cuts C into words, numbers, texts and signs.
enum CWords {
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        let characters = Array(text)
        var place = 0
        while place < characters.count {
            let start = place
            let character = characters[place]
            if character.isWhitespace {
                place += 1
                continue
            }
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                while place < characters.count,
                    characters[place].isLetter || characters[place].isNumber || "_.".contains(characters[place])
                {
                    place += 1
                }
            } else if character == "\"" {
                place += 1
                while place < characters.count, characters[place] != "\"" { place += characters[place] == "\\" ? 2 : 1 }
                place = min(place + 1, characters.count)
            } else if place + 1 < characters.count, ["<<", ">>"].contains(String(characters[place...place + 1])) {
                place += 2
            } else {
                place += 1
            }
            words.append(String(characters[start..<place]))
        }
        return words
    }
}
