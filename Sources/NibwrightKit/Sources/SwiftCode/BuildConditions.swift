public import SwiftSyntax

/// The Apple systems that a piece of Swift can be compiled for.
public struct SwiftSystems: OptionSet, Hashable, Sendable {
    /// The bits of the systems.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// iOS; Mac Catalyst counts as it.
    public static let iOS = SwiftSystems(rawValue: 1)
    /// macOS without Mac Catalyst.
    public static let macOS = SwiftSystems(rawValue: 2)
    /// tvOS.
    public static let tvOS = SwiftSystems(rawValue: 4)
    /// watchOS.
    public static let watchOS = SwiftSystems(rawValue: 8)
    /// visionOS.
    public static let visionOS = SwiftSystems(rawValue: 16)
    /// Every system that is known.
    public static let all: SwiftSystems = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

    static let each: [SwiftSystems] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

    /// The system that `os(…)` names; none for one that is not Apple's.
    public init(named name: String) {
        switch name {
        case "iOS": self = .iOS
        case "macOS", "OSX": self = .macOS
        case "tvOS": self = .tvOS
        case "watchOS": self = .watchOS
        case "visionOS", "xrOS": self = .visionOS
        default: self = []
        }
    }
}

/// The conditions of the `#if` clauses around a piece of code: which builds compile it.
public struct BuildConditions: Hashable, Sendable {
    /// The systems for which no clause rules the code out.
    public private(set) var systems = SwiftSystems.all
    /// Clauses that test something other than the system, without blanks: `DEBUG`, `!(DEBUG)`.
    public private(set) var others: Set<String> = []

    /// The conditions of code that every build compiles.
    public static let none = BuildConditions()

    private init() {}

    /// Collects the conditions of the clauses around a node.
    public init(around node: some SyntaxProtocol) {
        var next = node.parent
        while let parent = next {
            if let clause = parent.as(IfConfigClauseSyntax.self) { add(clause) }
            next = parent.parent
        }
    }

    /// Whether some build compiles both pieces of code.
    public func canMeet(_ other: BuildConditions) -> Bool {
        if systems.isDisjoint(with: other.systems) { return false }
        return !others.contains { other.others.contains("!(\($0))") }
            && !other.others.contains { others.contains("!(\($0))") }
    }

    /// A clause is compiled where its own condition holds and none before it does.
    private mutating func add(_ clause: IfConfigClauseSyntax) {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return }
        for other in clauses {
            guard let condition = other.condition else { return }
            let isOwn = other.id == clause.id
            require(condition, toBe: isOwn)
            if isOwn { return }
        }
    }

    private mutating func require(_ condition: ExprSyntax, toBe wanted: Bool) {
        var isOpen = false
        for system in SwiftSystems.each where systems.contains(system) {
            switch SystemCondition.holds(condition, for: system) {
            case nil: isOpen = true
            case wanted?: continue
            default: systems.remove(system)
            }
        }
        guard isOpen else { return }
        let text = condition.trimmedText.filter { !$0.isWhitespace }
        others.insert(wanted ? text : "!(\(text))")
    }
}

/// Tells whether the condition of an `#if` holds for a system.
private enum SystemCondition {
    /// Tells whether a condition holds for a system; nil where it depends on something else: a flag, a version, a
    /// module that a project may have.
    static func holds(_ condition: ExprSyntax, for system: SwiftSystems) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return holds(negated.expression, for: system).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression, for: system)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements), for: system) }
        return condition.as(FunctionCallExprSyntax.self).flatMap { holds($0, for: system) }
    }

    /// `a && b || c`: one of the alternatives holds with all of its parts.
    private static func holds(_ parts: [ExprSyntax], for system: SwiftSystems) -> Bool? {
        var alternatives: [Bool?] = []
        var current: Bool? = true
        for (place, part) in parts.enumerated() {
            if place % 2 == 0 {
                let value = holds(part, for: system)
                current = value == false || current == false ? false : value == nil || current == nil ? nil : true
                continue
            }
            switch part.as(BinaryOperatorExprSyntax.self)?.operator.text {
            case "&&": continue
            case "||":
                alternatives.append(current)
                current = true
            default: return nil
            }
        }
        alternatives.append(current)
        if alternatives.contains(true) { return true }
        return alternatives.contains(nil) ? nil : false
    }

    /// `os(iOS)`, and `canImport` of Apple's frameworks of views, which depends on the system alone.
    private static func holds(_ call: FunctionCallExprSyntax, for system: SwiftSystems) -> Bool? {
        guard let argument = call.arguments.first?.expression.trimmedText, call.arguments.count == 1 else { return nil }
        switch call.calledExpression.trimmedText {
        case "os": return SwiftSystems(named: argument).contains(system) && !SwiftSystems(named: argument).isEmpty
        case "canImport" where argument == "UIKit": return system != .macOS
        case "canImport" where ["AppKit", "Cocoa"].contains(argument):
            // Mac Catalyst is iOS to `os`, and has AppKit.
            return system == .macOS ? true : system == .iOS ? nil : false
        default: return nil
        }
    }
}
