import Colorimetry

/// Ends an evaluation at code that is not understood.
struct NotUnderstood: Error {}

/// Evaluates the color that a call makes, by running the project's own initializers.
///
/// An evaluation ends at the first expression whose value is not certain.
struct ColorEvaluator {
    /// The declarations that calls may mean.
    let scope: SwiftColorScope
    /// The file of the call.
    let sitePath: String
    private var steps = 0
    private var calls = 0
    private var frames: [Frame] = []
    /// Scanners by number.
    var scanners: [CodeScanner] = []

    private static let mostSteps = 4000
    private static let mostCalls = 12

    /// One body that runs: its variables by block, and the color that `self` became.
    private struct Frame {
        let type: SwiftColorType?
        let path: String
        var blocks: [[String: CodeValue]] = [[:]]
        var color: CodeValue?
    }

    private enum Outcome {
        case goesOn
        case returned(CodeValue)
    }

    init(_ scope: SwiftColorScope, sitePath: String) {
        self.scope = scope
        self.sitePath = sitePath
    }

    /// The type whose initializer runs.
    var ownType: SwiftColorType? { frames.last?.type }

    /// The file whose code runs; nil at the call itself.
    var ownPath: String? { frames.last?.path }

    mutating func step() throws(NotUnderstood) {
        steps += 1
        if steps > Self.mostSteps { throw NotUnderstood() }
    }

    /// The result of a call of a declaration; nil, as in Swift, where a failable one fails.
    mutating func call(
        _ declaration: SwiftColorInitializer, _ values: [String: CodeValue]
    ) throws(NotUnderstood) -> CodeValue {
        calls += 1
        defer { calls -= 1 }
        guard calls < Self.mostCalls else { throw NotUnderstood() }
        frames.append(Frame(type: declaration.type, path: declaration.path))
        defer { frames.removeLast() }
        for parameter in declaration.parameters {
            if let value = values[parameter.name] {
                declare(parameter.name, value)
            } else if let expression = parameter.defaultValue {
                // A default that is not understood matters only where it is used.
                if let value = try? evaluate(expression).converted(to: parameter.type)?.value {
                    declare(parameter.name, value)
                }
            }
        }
        if case .returned(let value) = try run(declaration.body) {
            if value == .nothing { return try ownColor() }
            return value
        }
        if declaration.name != "init", declaration.body.count == 1, case .expression(let only) = declaration.body[0] {
            return try evaluate(only)
        }
        return try ownColor()
    }

    /// `self.init(…)` has run.
    mutating func becomes(_ color: CodeValue) {
        if let last = frames.indices.last { frames[last].color = color }
    }

    private func ownColor() throws(NotUnderstood) -> CodeValue {
        guard let color = frames.last?.color else { throw NotUnderstood() }
        return color
    }

    // MARK: Variables

    private mutating func declare(_ name: String, _ value: CodeValue) {
        guard let frame = frames.indices.last, let block = frames[frame].blocks.indices.last else { return }
        frames[frame].blocks[block][name] = value
    }

    func variable(_ name: String) -> CodeValue? {
        for block in (frames.last?.blocks ?? []).reversed() {
            if let value = block[name] { return value }
        }
        return nil
    }

    mutating func assign(_ name: String, _ value: CodeValue) throws(NotUnderstood) {
        guard let frame = frames.indices.last,
            let block = frames[frame].blocks.lastIndex(where: { $0[name] != nil }),
            let old = frames[frame].blocks[block][name]
        else { throw NotUnderstood() }
        frames[frame].blocks[block][name] = try fitting(value, old)
    }

    /// A literal takes the type that the variable has.
    private func fitting(_ value: CodeValue, _ old: CodeValue) throws(NotUnderstood) -> CodeValue {
        let fitted: CodeValue? =
            switch old {
            case .number: value.asNumber.map { .number($0) }
            case .integer: value.asInteger.map { .integer($0) }
            case .string: if case .string = value { value } else { nil }
            default: value.settled
            }
        guard let fitted else { throw NotUnderstood() }
        return fitted
    }

    // MARK: Statements

    private mutating func run(_ statements: [CodeStatement]) throws(NotUnderstood) -> Outcome {
        for statement in statements {
            try step()
            if case .returned(let value) = try run(statement) { return .returned(value) }
        }
        return .goesOn
    }

    private mutating func block(_ statements: [CodeStatement]) throws(NotUnderstood) -> Outcome {
        frames[frames.count - 1].blocks.append([:])
        defer { frames[frames.count - 1].blocks.removeLast() }
        return try run(statements)
    }

    private mutating func run(_ statement: CodeStatement) throws(NotUnderstood) -> Outcome {
        switch statement {
        case .declaration(let names, let type, let value): try declare(names, type, value)
        case .assignment(let names, let sign, let value): try assign(names, sign, value)
        case .expression(let expression): _ = try evaluate(expression)
        case .block(let statements): return try block(statements)
        case .branch(let conditions, let then, let otherwise):
            frames[frames.count - 1].blocks.append([:])
            defer { frames[frames.count - 1].blocks.removeLast() }
            return try hold(conditions) ? try run(then) : try block(otherwise)
        case .guarded(let conditions, let otherwise):
            return try hold(conditions) ? .goesOn : try block(otherwise)
        case .selection(let subject, let cases): return try select(subject, cases)
        case .returns(let expression):
            guard let expression else { return .returned(.nothing) }
            return .returned(try evaluate(expression))
        case .unknown: throw NotUnderstood()
        }
        return .goesOn
    }

    private mutating func declare(
        _ names: [String], _ type: String?, _ expression: CodeExpression?
    ) throws(NotUnderstood) {
        guard let expression else {
            // `let a, r: UInt64`: any value, until one is assigned.
            let isInteger = type.map(SwiftNumberTypes.integers.contains) ?? false
            let isFloating = type.map(SwiftNumberTypes.floating.contains) ?? false
            return names.forEach { declare($0, isInteger ? .integer(0) : isFloating ? .number(0) : .none) }
        }
        let value = try evaluate(expression)
        guard names.count > 1 else {
            let settled = type.map { value.converted(to: $0)?.value } ?? value.settled
            guard let settled, let name = names.first else { throw NotUnderstood() }
            return declare(name, settled)
        }
        guard case .tuple(let parts) = value, parts.count == names.count else { throw NotUnderstood() }
        for (name, part) in zip(names, parts) { declare(name, part.settled) }
    }

    private mutating func assign(
        _ names: [String], _ sign: String, _ expression: CodeExpression
    ) throws(NotUnderstood) {
        var value = try evaluate(expression)
        guard names.count == 1, let name = names.first else {
            guard case .tuple(let parts) = value, parts.count == names.count else { throw NotUnderstood() }
            for (name, part) in zip(names, parts) where name != "_" { try assign(name, part) }
            return
        }
        if name == "_" { return }
        if let dot = name.firstIndex(of: ".") {
            return try assign(value, toMember: String(name[name.index(after: dot)...]), of: String(name[..<dot]))
        }
        if !sign.isEmpty {
            guard let old = variable(name) else { throw NotUnderstood() }
            value = try CodeOperators.apply(sign, old, value)
        }
        try assign(name, value)
    }

    private mutating func hold(_ conditions: [CodeCondition]) throws(NotUnderstood) -> Bool {
        for condition in conditions {
            switch condition {
            case .test(let expression):
                guard case .boolean(let holds) = try evaluate(expression) else { throw NotUnderstood() }
                if !holds { return false }
            case .binding(let name, let expression):
                let value = try evaluate(expression)
                if value == .none { return false }
                declare(name, value.settled)
            case .unknown: throw NotUnderstood()
            }
        }
        return true
    }

    private mutating func select(_ subject: CodeExpression, _ cases: [CodeCase]) throws(NotUnderstood) -> Outcome {
        let value = try evaluate(subject)
        for item in cases {
            var fits = item.patterns.isEmpty
            for pattern in item.patterns where !fits {
                fits = try CodeOperators.apply("==", value, try evaluate(pattern)) == .boolean(true)
            }
            if fits { return try block(item.body) }
        }
        throw NotUnderstood()
    }
}
