/// Applies operators to values.
enum CodeOperators {
    static func apply(_ sign: String, _ left: CodeValue, _ right: CodeValue) throws(NotUnderstood) -> CodeValue {
        let value: CodeValue? =
            switch (left, right) {
            case (.flexible(let first, let firstInteger), .flexible(let second, let secondInteger)):
                flexible(sign, first, firstInteger, second, secondInteger)
            case (.string(let first), .string(let second)): strings(sign, first, second)
            case (.boolean(let first), .boolean(let second)):
                sign == "==" ? .boolean(first == second) : sign == "!=" ? .boolean(first != second) : nil
            case (CodeValue.none, _), (_, CodeValue.none):
                sign == "==" ? .boolean(left == right) : sign == "!=" ? .boolean(left != right) : nil
            default: numbers(sign, left, right)
            }
        guard let value else { throw NotUnderstood() }
        return value
    }

    static func negated(_ value: CodeValue) throws(NotUnderstood) -> CodeValue {
        switch value {
        case .flexible(let number, let integer): return .flexible(-number, integer.map { 0 &- $0 })
        case .number(let number): return .number(-number)
        case .integer(let integer): return .integer(0 &- integer)
        default: throw NotUnderstood()
        }
    }

    private static func numbers(_ sign: String, _ left: CodeValue, _ right: CodeValue) -> CodeValue? {
        if let first = left.asInteger, let second = right.asInteger { return integers(sign, first, second) }
        guard let first = left.asNumber, let second = right.asNumber else { return nil }
        return floating(sign, first, second)
    }

    /// Both readings of an operation between literals: `1/2` is a half for a `CGFloat` and nothing for an `Int`.
    private static func flexible(
        _ sign: String, _ first: Double, _ firstInteger: Int?, _ second: Double, _ secondInteger: Int?
    ) -> CodeValue? {
        var integer: CodeValue?
        if let firstInteger, let secondInteger { integer = integers(sign, firstInteger, secondInteger) }
        guard let number = floating(sign, first, second) else {
            // Only integers can be shifted and masked; the result is a literal still.
            guard case .integer(let value)? = integer else { return integer }
            return .flexible(Double(value), value)
        }
        guard case .number(let value) = number else { return number }
        return .flexible(value, integer?.asInteger)
    }

    private static func integers(_ sign: String, _ first: Int, _ second: Int) -> CodeValue? {
        switch sign {
        case "<<":
            guard second >= 0, second < 32, first >= 0, first < 1 << 31 else { return nil }
            // Beyond 32 bits the type of the number would decide.
            let shifted = first << second
            return shifted < 1 << 32 ? .integer(shifted) : nil
        case ">>": return second >= 0 && second < 64 && first >= 0 ? .integer(first >> second) : nil
        case "&": return .integer(first & second)
        case "|": return .integer(first | second)
        case "^": return .integer(first ^ second)
        case "%": return second > 0 && first >= 0 ? .integer(first % second) : nil
        case "/": return second > 0 ? .integer(first / second) : nil
        case "*", "&*": return exact(first.multipliedReportingOverflow(by: second))
        case "+", "&+": return exact(first.addingReportingOverflow(second))
        case "-", "&-": return exact(first.subtractingReportingOverflow(second))
        case "...": return first <= second ? .range(first, second + 1) : nil
        case "..<": return first <= second ? .range(first, second) : nil
        default: return compared(sign, first, second)
        }
    }

    private static func exact(_ result: (partialValue: Int, overflow: Bool)) -> CodeValue? {
        result.overflow || result.partialValue.magnitude >= 1 << 40 ? nil : .integer(result.partialValue)
    }

    private static func floating(_ sign: String, _ first: Double, _ second: Double) -> CodeValue? {
        switch sign {
        case "*": .number(first * second)
        case "/": .number(first / second)
        case "+": .number(first + second)
        case "-": .number(first - second)
        default: compared(sign, first, second)
        }
    }

    private static func strings(_ sign: String, _ first: String, _ second: String) -> CodeValue? {
        sign == "+" ? .string(first + second) : compared(sign, first, second)
    }

    private static func compared<Value: Comparable>(_ sign: String, _ first: Value, _ second: Value) -> CodeValue? {
        switch sign {
        case "==": .boolean(first == second)
        case "!=": .boolean(first != second)
        case "<": .boolean(first < second)
        case ">": .boolean(first > second)
        case "<=": .boolean(first <= second)
        case ">=": .boolean(first >= second)
        default: nil
        }
    }
}
