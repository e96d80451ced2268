import Colorimetry

extension ColorEvaluator {
    /// The value of a call; throws where the call is not understood.
    mutating func call(_ callee: CodeExpression, _ arguments: [CodeArgument]) throws(NotUnderstood) -> CodeValue {
        switch callee {
        case .name(let name):
            if let type = SwiftColorType(rawValue: name) { return try color(type, "init", arguments) }
            return try plainCall(name, arguments)
        case .member(.name("self")?, "init"), .member(.name("Self")?, "init"):
            guard let type = ownType else { throw NotUnderstood() }
            let value = try color(type, "init", arguments)
            if case .member(.name("self")?, _) = callee { becomes(value) }
            return value
        case .member(.name(let name)?, let method):
            if let type = SwiftColorType(rawValue: name) { return try color(type, method, arguments) }
            if name == "Self" || name == "self", let type = ownType { return try color(type, method, arguments) }
            if variable(name) == nil { return try plainCall(method == "init" ? name : name + "." + method, arguments) }
            return try methodCall(method, of: callee, arguments)
        case .member(.some, let method): return try methodCall(method, of: callee, arguments)
        default: throw NotUnderstood()
        }
    }

    /// The color that an initializer or static function makes, whichever the arguments' types choose.
    mutating func color(
        _ type: SwiftColorType?, _ name: String, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> CodeValue {
        try overload(type, name, arguments).value
    }

    mutating func overload(
        _ type: SwiftColorType?, _ name: String, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> ColorOverload {
        var values: [(label: String?, value: CodeValue)] = []
        for argument in arguments { values.append((argument.label, try evaluate(argument.value))) }
        var candidates: [ColorOverload.Candidate] = scope.initializers(type, name, from: ownPath ?? sitePath)
            .compactMap { ColorOverload.Candidate($0, values) }
        if name == "init", let type, let (color, bend) = SystemColorInitializers.value(type, values) {
            candidates.append(ColorOverload.Candidate(system: color, bend: bend))
        }
        guard let least = candidates.map(\.rank).min() else { throw NotUnderstood() }
        var found: ColorOverload?
        for candidate in candidates where candidate.rank == least {
            let value: CodeValue
            switch candidate.meaning {
            case .system(let color): value = .color(color)
            case .declared(let declaration, let values): value = try call(declaration, values)
            }
            // Two that fit as well, in clauses of a `#if`, must come to the same.
            if let found, found.value != value { throw NotUnderstood() }
            found = ColorOverload(value: value, declaration: candidate.declaration)
        }
        guard let found else { throw NotUnderstood() }
        return found
    }

    // MARK: Functions

    private mutating func plainCall(_ name: String, _ arguments: [CodeArgument]) throws(NotUnderstood) -> CodeValue {
        if SwiftNumberTypes.floating.contains(name) || SwiftNumberTypes.integers.contains(name) {
            return try conversion(to: name, arguments)
        }
        switch name {
        case "print", "debugPrint", "NSLog", "assert", "precondition": return .nothing
        case "String", "NSString", "Substring", "Scanner", "CharacterSet", "NSRange", "NSMakeRange", "strtoul",
            "strtol",
            "min", "max":
            var values: [CodeValue] = []
            for argument in arguments { values.append(try evaluate(argument.value)) }
            return try plainCall(name, values)
        default:
            if ownType != nil, let own = try? color(ownType, name, arguments) { return own }
            return try color(nil, name, arguments)
        }
    }

    private mutating func plainCall(_ name: String, _ values: [CodeValue]) throws(NotUnderstood) -> CodeValue {
        switch (name, values.first, values.count) {
        case ("String", .string(let text)?, 1), ("NSString", .string(let text)?, 1),
            ("Substring", .string(let text)?, 1):
            return .string(text)
        case ("String", nil, 0): return .string("")
        case ("Scanner", .string(let text)?, 1):
            scanners.append(CodeScanner(text))
            return .scanner(scanners.count - 1)
        case ("CharacterSet", .string(let text)?, 1): return .characters(.listed(text))
        case ("NSRange", let start?, 2), ("NSMakeRange", let start?, 2):
            guard let start = start.asInteger, let length = values[1].asInteger, start >= 0, length >= 0,
                start < 1 << 20, length < 1 << 20
            else { throw NotUnderstood() }
            return .range(start, start + length)
        case ("strtoul", .string(let text)?, 3), ("strtol", .string(let text)?, 3):
            guard values[1] == .none, values[2].asInteger == 16 else { throw NotUnderstood() }
            var scanner = CodeScanner(text)
            return .integer(try scanner.hexadecimal(atMost: 0xFFFF_FFFF) ?? 0)
        case ("min", let first?, 2), ("max", let first?, 2):
            let isLess = try CodeOperators.apply("<=", first, values[1]) == .boolean(true)
            return isLess == (name == "min") ? first : values[1]
        default: throw NotUnderstood()
        }
    }

    /// `CGFloat(x)`, `Int(text, radix: 16)`.
    private mutating func conversion(
        to type: String, _ arguments: [CodeArgument]
    ) throws(NotUnderstood) -> CodeValue {
        let isFloating = SwiftNumberTypes.floating.contains(type)
        guard let first = arguments.first else { return isFloating ? .number(0) : .integer(0) }
        let value = try evaluate(first.value)
        if case .string(let text) = value, !isFloating {
            let radix = arguments.count == 2 ? try evaluate(arguments[1].value).asInteger : 10
            guard let radix, (2...36).contains(radix), arguments.count < 3 else { throw NotUnderstood() }
            guard let number = Int(text, radix: radix) else { return CodeValue.none }
            return number <= SwiftNumberTypes.largest[type] ?? .max ? .integer(number) : CodeValue.none
        }
        guard arguments.count == 1, first.label == nil else { throw NotUnderstood() }
        // A literal takes the type at once; what is computed from literals is computed as its own default type first.
        switch (isFloating, first.value.isLiteral ? value : value.settled) {
        case (true, .integer(let number)): return .number(Double(number))
        case (true, let value):
            guard let number = value.asNumber else { throw NotUnderstood() }
            return .number(number)
        case (false, .number(let number)):
            guard number.isFinite, abs(number) < 1e9 else { throw NotUnderstood() }
            return .integer(try fitting(Int(number), type))
        case (false, let value):
            guard let number = value.asInteger else { throw NotUnderstood() }
            return .integer(try fitting(number, type))
        }
    }

    private func fitting(_ number: Int, _ type: String) throws(NotUnderstood) -> Int {
        if number > SwiftNumberTypes.largest[type] ?? .max { throw NotUnderstood() }
        if number < 0, type.hasPrefix("U") || type.hasPrefix("CU") { throw NotUnderstood() }
        return number
    }
}

extension CodeExpression {
    /// A number as it is written, with a sign or without.
    fileprivate var isLiteral: Bool {
        switch self {
        case .integer, .number: true
        case .prefix("-", let operand): operand.isLiteral
        default: false
        }
    }
}
