import Colorimetry

extension ColorEvaluator {
    /// The value of an expression; throws where the expression is not understood.
    mutating func evaluate(_ expression: CodeExpression) throws(NotUnderstood) -> CodeValue {
        try step()
        switch expression {
        case .integer(let integer): return .flexible(Double(integer), integer)
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .boolean(let flag): return .boolean(flag)
        case .none: return CodeValue.none
        case .interpolation(let parts): return .string(try joined(parts))
        case .name(let name):
            guard let value = variable(name) else { throw NotUnderstood() }
            return value
        case .member(let base, let name): return try member(base, name)
        case .call(let callee, let arguments): return try call(callee, arguments)
        case .element(let base, let arguments): return try element(try evaluate(base), arguments)
        case .prefix(let sign, let operand): return try prefix(sign, try evaluate(operand))
        case .openRange(let start):
            guard let start = try evaluate(start).asInteger else { throw NotUnderstood() }
            return .range(start, nil)
        case .operation(let sign, let left, let right): return try operation(sign, left, right)
        case .choice(let condition, let first, let second):
            guard case .boolean(let holds) = try evaluate(condition) else { throw NotUnderstood() }
            return try evaluate(holds ? first : second)
        case .tuple(let parts):
            var values: [CodeValue] = []
            for part in parts { values.append(try evaluate(part)) }
            return .tuple(values)
        case .reference, .unknown: throw NotUnderstood()
        }
    }

    private mutating func joined(_ parts: [CodeExpression]) throws(NotUnderstood) -> String {
        var text = ""
        for part in parts {
            switch try evaluate(part).settled {
            case .string(let value): text += value
            case .integer(let value): text += String(value)
            default: throw NotUnderstood()
            }
        }
        return text
    }

    private func prefix(_ sign: String, _ value: CodeValue) throws(NotUnderstood) -> CodeValue {
        switch (sign, value) {
        case ("-", _): return try CodeOperators.negated(value)
        case ("+", _): return value
        case ("!", .boolean(let flag)): return .boolean(!flag)
        case ("..<", _), ("...", _):
            guard let end = value.asInteger, end >= 0, end < 1 << 20 else { throw NotUnderstood() }
            return .range(0, sign == "..." ? end + 1 : end)
        default: throw NotUnderstood()
        }
    }

    private mutating func operation(
        _ sign: String, _ left: CodeExpression, _ right: CodeExpression
    ) throws(NotUnderstood) -> CodeValue {
        let first = try evaluate(left)
        switch (sign, first) {
        case ("&&", .boolean(false)), ("||", .boolean(true)): return first
        case ("&&", .boolean(true)), ("||", .boolean(false)): return try evaluate(right)
        case ("??", CodeValue.none): return try evaluate(right)
        case ("??", _): return first
        default: return try CodeOperators.apply(sign, first, try evaluate(right))
        }
    }

    // MARK: Members

    private mutating func member(_ base: CodeExpression?, _ name: String) throws(NotUnderstood) -> CodeValue {
        if let known = Self.constant(base, name) { return known }
        guard let base else { throw NotUnderstood() }
        let value = try evaluate(base)
        switch (value, name) {
        case (.string(let text), "count"), (.string(let text), "length"), (.string(let text), "endIndex"):
            return .integer(text.count)
        case (.string, "characters"), (.string, "utf8"), (.string, "utf16"), (.string, "unicodeScalars"): return value
        case (.string(let text), "isEmpty"): return .boolean(text.isEmpty)
        case (.string, "startIndex"): return .integer(0)
        case (.string(let text), "first"): return text.first.map { .string(String($0)) } ?? CodeValue.none
        case (.string(let text), "last"): return text.last.map { .string(String($0)) } ?? CodeValue.none
        case (.color, "cgColor"), (.color, "CGColor"): return value
        case (.scanner(let number), "isAtEnd"): return .boolean(scanners[number].isAtEnd)
        case (.scanner(let number), "string"): return .string(String(scanners[number].text))
        case (.scanner(let number), "scanLocation"), (.scanner(let number), "currentIndex"):
            return .integer(scanners[number].place)
        default: throw NotUnderstood()
        }
    }

    private static func constant(_ base: CodeExpression?, _ name: String) -> CodeValue? {
        let outer: String? =
            switch base {
            case CodeExpression.none?: nil
            case .name(let type)?: type
            case .member(_, let type)?: type
            case nil: ""
            default: nil
            }
        switch (outer, name) {
        case ("", "sRGB"), ("RGBColorSpace", "sRGB"): return .space(.sRGB)
        case ("", "displayP3"), ("RGBColorSpace", "displayP3"): return .space(.displayP3)
        case ("", "sRGBLinear"), ("RGBColorSpace", "sRGBLinear"): return .space(.linearSRGB)
        case ("", "whitespacesAndNewlines"), ("CharacterSet", "whitespacesAndNewlines"),
            ("NSCharacterSet", "whitespacesAndNewlines"), ("", "whitespaces"), ("CharacterSet", "whitespaces"),
            ("NSCharacterSet", "whitespaces"):
            return .characters(.blanks)
        case ("alphanumerics", "inverted"): return .characters(.notAlphanumeric)
        case ("CGFloat", "zero"), ("Double", "zero"): return .number(0)
        default: return nil
        }
    }

    private mutating func element(_ base: CodeValue, _ arguments: [CodeArgument]) throws(NotUnderstood) -> CodeValue {
        guard case .string(let text) = base, arguments.count == 1, arguments[0].label == nil else {
            throw NotUnderstood()
        }
        switch try evaluate(arguments[0].value) {
        case .range(let start, let end): return .string(try CodeStrings.part(of: text, start, end ?? text.count))
        case .integer(let place): return .string(try CodeStrings.part(of: text, place, place + 1))
        default: throw NotUnderstood()
        }
    }
}
