import Colorimetry

extension ColorEvaluator {
    /// The result of a method of a value; some change the variable that they are called on.
    mutating func methodCall(
        _ method: String, of callee: CodeExpression, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> CodeValue {
        guard case .member(let base?, _) = callee else { throw NotUnderstood() }
        switch try evaluate(base) {
        case .string(let text):
            if case .name(let name) = base, let rest = try removal(method, text, arguments) {
                try assign(name, .string(rest))
                return .nothing
            }
            return try stringMethod(method, text, arguments)
        case .scanner(let number): return try scan(method, number, arguments)
        case .color(let color):
            guard arguments.count == 1, let number = try evaluate(arguments[0].value).asNumber else {
                throw NotUnderstood()
            }
            switch method {
            case "withAlphaComponent": return .color(color.with(alpha: min(1, max(0, number))))
            case "opacity": return .color(color.with(alpha: color.alpha * number))
            default: throw NotUnderstood()
            }
        default: throw NotUnderstood()
        }
    }

    /// The string without the part that a method removes; nil for a method that removes nothing.
    private mutating func removal(
        _ method: String, _ text: String, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> String? {
        switch (method, arguments.first?.label) {
        case ("removeFirst", nil):
            let count =
                try arguments.first.map { argument throws(NotUnderstood) in
                    try evaluate(argument.value).asInteger
                } ?? 1
            guard let count, count >= 0, count <= text.count else { throw NotUnderstood() }
            return String(text.dropFirst(count))
        case ("remove", "at"?):
            guard
                let place = try arguments.first.map({ argument throws(NotUnderstood) in
                    try evaluate(argument.value).asInteger
                }), let place, place >= 0, place < text.count
            else { throw NotUnderstood() }
            var characters = Array(text)
            characters.remove(at: place)
            return String(characters)
        case ("append", nil):
            guard let argument = arguments.first, case .string(let more) = try evaluate(argument.value) else {
                throw NotUnderstood()
            }
            return text + more
        default: return nil
        }
    }

    private mutating func stringMethod(
        _ method: String, _ text: String, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> CodeValue {
        var values: [CodeValue] = []
        for argument in arguments { values.append(try evaluate(argument.value)) }
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        switch (method, labels) {
        case ("replacingOccurrences", "of:with:"):
            guard case .string(let old) = values[0], case .string(let new) = values[1] else { throw NotUnderstood() }
            return .string(CodeStrings.replaced(text, old, new))
        case ("index", "_:offsetBy:"), ("index", "after:"), ("index", "before:"):
            let step = labels == "after:" ? 1 : labels == "before:" ? -1 : values[1].asInteger
            guard let start = values[0].asInteger, let step, abs(step) <= text.count,
                (0...text.count).contains(start + step)
            else { throw NotUnderstood() }
            return .integer(start + step)
        case ("substring", "from:"), ("substring", "to:"):
            guard let place = values[0].asInteger else { throw NotUnderstood() }
            return .string(
                labels == "from:"
                    ? try CodeStrings.part(of: text, place, text.count) : try CodeStrings.part(of: text, 0, place))
        case ("uppercased", ""), ("lowercased", ""), ("hasPrefix", "_:"), ("hasSuffix", "_:"), ("contains", "_:"),
            ("trimmingCharacters", "in:"), ("substring", "with:"), ("dropFirst", ""), ("dropFirst", "_:"),
            ("dropLast", ""), ("dropLast", "_:"), ("prefix", "_:"), ("suffix", "_:"):
            guard let result = try CodeStrings.result(text, method, values) else { throw NotUnderstood() }
            return result
        default: throw NotUnderstood()
        }
    }

    private mutating func scan(
        _ method: String, _ number: Int, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> CodeValue {
        let largest = method.hasSuffix("32") ? 0xFFFF_FFFF : 1 << 40
        switch (method, arguments.first?.label) {
        case ("scanHexInt64", nil), ("scanHexInt32", nil), ("scanHexInt", nil), ("scanHexLongLong", nil):
            guard case .reference(let name)? = arguments.first?.value else { throw NotUnderstood() }
            guard let value = try scanners[number].hexadecimal(atMost: largest) else { return .boolean(false) }
            try assign(name, .integer(value))
            return .boolean(true)
        case ("scanInt", "representation"?), ("scanInt32", "representation"?), ("scanInt64", "representation"?),
            ("scanUInt64", "representation"?):
            guard case .member(_, "hexadecimal")? = arguments.first?.value else { throw NotUnderstood() }
            let most = method == "scanInt32" ? 0x7FFF_FFFF : 1 << 40
            return try scanners[number].hexadecimal(atMost: most).map { .integer($0) } ?? CodeValue.none
        case ("scanString", nil):
            guard let argument = arguments.first, case .string(let wanted) = try evaluate(argument.value) else {
                throw NotUnderstood()
            }
            let found = scanners[number].string(wanted)
            return arguments.count > 1 ? .boolean(found) : found ? .string(wanted) : CodeValue.none
        default: throw NotUnderstood()
        }
    }

    /// `scanner.scanLocation = 1`
    mutating func assign(_ value: CodeValue, toMember member: String, of name: String) throws(NotUnderstood) {
        guard case .scanner(let number)? = variable(name) else { throw NotUnderstood() }
        switch (member, value) {
        case ("charactersToBeSkipped", .characters(let kind)): scanners[number].skipped = kind
        case ("scanLocation", _), ("currentIndex", _):
            guard let place = value.asInteger, (0...scanners[number].text.count).contains(place) else {
                throw NotUnderstood()
            }
            scanners[number].place = place
        default: throw NotUnderstood()
        }
    }
}
