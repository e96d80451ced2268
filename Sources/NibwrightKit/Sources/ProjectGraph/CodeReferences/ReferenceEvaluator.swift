import SwiftCode

/// The surroundings of an expression: the type that it is in, and the values that are known there.
struct EvaluationScope {
    let path: String
    /// The type whose code it is.
    var type: String?
    /// The type that `Self` and `self` stand for; another than `type` in a protocol's extension or a superclass.
    var selfType: String?
    var selfValue: CodeValue?
    var isStatic = false
    var parameters: [String: CodeValues] = [:]
    /// The values of generic parameters.
    var generics: [String: CodeValues] = [:]
    /// The type that an implicit member has.
    var expectedType: String?
    /// Whether `selfType` is surely the type of `self`, and not a superclass of it.
    var isSelfCertain = false
}

extension EvaluationScope {
    /// The code of a member whose generic parameters may be anything yet.
    init(path: String, _ member: SwiftMember?, type: String?) {
        self.init(path: path, type: type, isStatic: member?.isStatic ?? false)
        member?.genericParameters.keys.forEach { generics[$0] = .unknown }
    }
}

/// Evaluates what expressions stand for, with the constants of the whole project.
struct ReferenceEvaluator {
    let index: MemberIndex
    let symbols: GeneratedSymbols
    private static let deepest = 40
    private let effort = Effort()

    /// Counts the steps of an evaluation, whose number is limited: constants that are made of each other could go on
    /// for ever.
    private final class Effort {
        var steps = 0
        var trace: EvaluationTrace?
        var known: [CrowdKey: KnownValues] = [:]
    }

    /// Identifies the declarations of one name where there are too many to evaluate them for each expression with the
    /// name.
    private struct CrowdKey: Hashable {
        let firstPath: String
        let first: Range<Int>
        let lastPath: String
        let last: Range<Int>
        let count: Int
        let selfValue: CodeValue?
        let depth: Int

        init?(_ members: [IndexedMember], _ selfValue: CodeValue?, _ depth: Int) {
            guard members.count > 8, let first = members.first, let last = members.last else { return nil }
            (firstPath, self.first) = (first.path, first.member.range)
            (lastPath, self.last) = (last.path, last.member.range)
            count = members.count
            self.selfValue = selfValue
            self.depth = depth
        }
    }

    /// The values of declarations that were evaluated before, with the steps that this took.
    private struct KnownValues {
        let values: CodeValues
        let steps: Int
        let trace: KnownTrace
    }

    /// Runs `body` and records the literals and cases from which it makes values.
    func tracing<Result>(_ body: () -> Result) -> (result: Result, trace: EvaluationTrace) {
        let outer = effort.trace
        effort.trace = EvaluationTrace()
        defer { effort.trace = outer }
        let result = body()
        return (result, effort.trace ?? EvaluationTrace())
    }

    init(index: MemberIndex, symbols: GeneratedSymbols) {
        self.index = index
        self.symbols = symbols
    }

    func evaluate(_ expression: StringExpression, _ scope: EvaluationScope, _ depth: Int = 0) -> CodeValues {
        if depth == 0 { effort.steps = 4000 }
        effort.steps -= 1
        guard depth < Self.deepest, effort.steps > 0 else { return .unknown }
        let depth = depth + 1
        switch expression {
        case .literal(let text, let range):
            if let range { effort.trace?.note(.literal(TracedLiteral(scope.path, range, text))) }
            return CodeValues(.string(text))
        case .nothing: return CodeValues(.nothing)
        case .name(let name): return evaluate(name: name, scope, depth)
        case .parameter(let name): return scope.parameters[name] ?? .unknown
        case .implicitMember(let name): return implicitMember(name, [], scope, depth)
        case .member(let base, let name): return member(name, of: base, scope, depth)
        case .call(let callee, let arguments): return call(callee, arguments, scope, depth)
        case .concatenation(let parts): return concatenation(parts, scope, depth)
        case .oneOf(let values):
            let all = values.map { evaluate($0, scope, depth) }
            let named = CodeValues(oneOf: all)
            return CodeValues(values: named.values.filter { $0 != .nothing }, isExact: named.isExact)
        case .caseOfSelf(let cases): return caseOfSelf(cases, scope, depth)
        case .list(let values): return CodeValues(oneOf: values.map { evaluate($0, scope, depth) })
        case .element(let list): return evaluate(list, scope, depth)
        case .typed(let value, let type):
            var typed = scope
            typed.expectedType = type
            return evaluate(value, typed, depth)
        case .selfValue: return selfValue(scope)
        case .selfType: return selfTypes(scope).flatMap { CodeValues(.type($0)) }
        case .unknown: return .unknown
        }
    }

    // MARK: Self

    private func selfValue(_ scope: EvaluationScope) -> CodeValues {
        if let value = scope.selfValue { return CodeValues(value) }
        return selfTypes(scope).flatMap { CodeValues(scope.isStatic ? .type($0) : .instance($0)) }
    }

    /// The type itself, or every type that it can be: subclasses, and those that conform to a protocol.
    private func selfTypes(_ scope: EvaluationScope) -> TypeNames {
        guard let type = scope.selfType ?? scope.type else { return TypeNames(names: [], isExact: false) }
        if scope.isSelfCertain { return TypeNames(names: [type], isExact: true) }
        switch index.kind(of: type) {
        case .class:
            let inheritors = index.inheritors(of: type)
            return TypeNames(names: [type] + inheritors, isExact: inheritors.isEmpty)
        case .struct, .enum, .actor: return TypeNames(names: [type], isExact: true)
        default: return TypeNames(names: index.inheritors(of: type), isExact: false)
        }
    }

    private struct TypeNames {
        let names: [String]
        let isExact: Bool

        func flatMap(_ transform: (String) -> CodeValues) -> CodeValues {
            let all = CodeValues(oneOf: names.map(transform))
            return CodeValues(values: all.values, isExact: isExact && all.isExact)
        }
    }

    // MARK: Names

    private func evaluate(name: String, _ scope: EvaluationScope, _ depth: Int) -> CodeValues {
        if let generic = scope.generics[name] { return generic }
        if let own = ownMember(name, scope, depth) { return own }
        let globals = index.globals(name, from: scope.path).filter { $0.member.kind == .property }
        if !globals.isEmpty { return values(of: globals, [], scope, nil, depth) }
        if let inherited = memberOfLibraryType(name, scope, depth) { return inherited }
        if name == "rawValue" {
            let raw = selfValue(scope).flatMap { member(name, of: $0, nil, scope, depth) }
            if !raw.values.isEmpty { return raw }
        }
        if name == "storyboard" { return isController(scope) ? CodeValues(.ownStoryboard) : .unknown }
        if let type = index.fullName(of: name, in: scope.type) { return CodeValues(.type(type)) }
        return name.first?.isUppercase == true ? CodeValues(.type(name)) : .unknown
    }

    /// A member of the type around, or of a type around that.
    private func ownMember(_ name: String, _ scope: EvaluationScope, _ depth: Int) -> CodeValues? {
        if let type = scope.selfType ?? scope.type {
            let found = index.members(name, of: type, from: scope.path).filter { $0.member.kind != .function }
            if !found.isEmpty {
                let own = selfValue(scope)
                return values(of: found, [], scope, own.values.count == 1 ? own.values[0] : nil, depth)
            }
        }
        var outer = scope.type
        while let type = outer {
            let found = index.members(name, of: type, from: scope.path).filter { $0.member.kind != .function }
            if !found.isEmpty { return values(of: found, [], scope, nil, depth) }
            outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        return nil
    }

    /// What the project adds to a type of a library, from which the own type may descend: `nameOfClass` of
    /// `extension NSObject`.
    private func memberOfLibraryType(_ name: String, _ scope: EvaluationScope, _ depth: Int) -> CodeValues? {
        guard let type = scope.selfType ?? scope.type, name.first?.isLowercase == true else { return nil }
        let found = index.membersOfForeignTypes(name, from: scope.path).filter { $0.member.kind == .property }
        guard found.count == 1, let owner = found[0].member.owner else { return nil }
        let ancestors = index.ancestors(of: type, from: nil) + [scope.type ?? type]
        let isController = ancestors.contains { $0.hasSuffix("Controller") }
        // A text has members of its own, which a controller does not see by their names alone.
        guard
            Self.rootClasses.contains(owner) || ancestors.contains(owner)
                || isController && ["UIViewController", "NSViewController"].contains(owner)
        else { return nil }
        let own = selfValue(scope)
        return values(of: found, [], scope, own.values.count == 1 ? own.values[0] : nil, depth)
    }

    /// What every class of UIKit and AppKit descends from.
    private static let rootClasses: Set<String> = ["NSObject", "NSObjectProtocol", "UIResponder", "NSResponder"]

    private func isController(_ scope: EvaluationScope) -> Bool { scope.type != nil }

    private func implicitMember(
        _ name: String, _ arguments: [StringExpression.Argument], _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        if let expected = scope.expectedType {
            if let type = resolvedType(expected, scope) {
                let found = member(name, arguments, ofType: type, scope, depth)
                if !found.values.isEmpty { return found }
            }
            if let found = scope.generics[expected] {
                return found.flatMap { value in
                    guard case .type(let type) = value else { return .unknown }
                    return member(name, arguments, ofType: type, scope, depth)
                }
            }
        }
        // No type is named: an enumeration of the own type with such a case, else any constant of the name.
        var outer = scope.selfType ?? scope.type
        while let type = outer {
            for owner in index.ancestors(of: type, from: nil) {
                let nested = index.all(name, from: scope.path).filter {
                    $0.member.owner?.hasPrefix(owner + ".") == true
                }
                if !nested.isEmpty { return values(of: nested, arguments, scope, nil, depth).inexact() }
            }
            outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        let found = index.all(name, from: scope.path).filter { $0.member.isStatic }
        guard found.count < 20 else { return .unknown }
        return values(of: found, arguments, scope, nil, depth).inexact()
    }

    /// The full name of a type that code says, where the code sees it without more words and it has a member of a name.
    func type(named name: String, having member: String, visibleIn scope: EvaluationScope) -> String? {
        guard let type = resolvedType(name, scope), !index.members(member, of: type, from: scope.path).isEmpty else {
            return nil
        }
        guard let dot = type.lastIndex(of: ".") else { return type }
        let outer = String(type[..<dot])
        let own = scope.selfType ?? scope.type ?? ""
        let isVisible =
            own == outer || own.hasPrefix(outer + ".") || index.ancestors(of: own, from: nil).contains(outer)
        return isVisible ? type : nil
    }

    private func resolvedType(_ name: String, _ scope: EvaluationScope) -> String? {
        if let selfType = scope.selfType, let found = index.fullName(of: name, in: selfType) { return found }
        return index.fullName(of: name, in: scope.type) ?? (index.hasMembers(name) ? name : nil)
    }

    // MARK: Members

    private func member(_ name: String, of base: StringExpression, _ scope: EvaluationScope, _ depth: Int) -> CodeValues
    {
        var plain = scope
        plain.expectedType = nil
        // A name with a type's as its first part: `Outer.Inner`, or a module's name before a global.
        return evaluate(base, plain, depth).flatMap { member(name, of: $0, [], plain, depth) }
    }

    func member(
        _ name: String, of value: CodeValue, _ arguments: [StringExpression.Argument]?, _ scope: EvaluationScope,
        _ depth: Int
    ) -> CodeValues {
        switch value {
        case .string(let text): return member(name, ofString: text)
        case .storyboard(let text):
            return ["name", "storyboardName"].contains(name) ? CodeValues(.string(text)) : .unknown
        case .qualifiedName(let type):
            return member(name, ofQualifiedName: type, arguments ?? [])
        case .type(let type):
            if ["className", "nameOfClass"].contains(name), index.members(name, of: type, from: scope.path).isEmpty,
                index.membersOfForeignTypes(name, from: scope.path).isEmpty
            {
                // A library's property, by its name; not certain.
                return CodeValues(.string(type.lastNamePart)).inexact()
            }
            if name == "allCases" {
                let cases = index.cases(of: type, from: scope.path)
                return CodeValues(oneOf: cases.map { CodeValues(.enumCase(type: type, name: $0.member.name)) })
            }
            return member(name, arguments ?? [], ofType: type, scope, depth)
        case .instance(let type): return member(name, arguments ?? [], ofInstance: type, value, scope, depth)
        case .enumCase(let type, let caseName):
            return member(name, arguments ?? [], ofCase: caseName, type, value, scope, depth)
        case .generated(let names): return CodeValues(.generated(names + [name]))
        case .ownStoryboard, .nib, .nothing: return .unknown
        }
    }

    /// The class's name, from an expression that takes the last part of a name with its module.
    private func member(
        _ name: String, ofQualifiedName type: String, _ arguments: [StringExpression.Argument]
    ) -> CodeValues {
        switch name {
        case "components", "split": CodeValues(.qualifiedName(type))
        case "last", "pathExtension": CodeValues(.string(type))
        case "subscript":
            if case .literal("1", _)? = arguments.first?.value, arguments.count == 1 {
                CodeValues(.string(type))
            } else {
                .unknown
            }
        default: .unknown
        }
    }

    private func member(_ name: String, ofString text: String) -> CodeValues {
        switch name {
        case "rawValue", "description", "self", "identifier", "name", "string", "value": CodeValues(.string(text))
        case "lowercased": CodeValues(.string(text.lowercased()))
        case "uppercased": CodeValues(.string(text.uppercased()))
        case "capitalized": CodeValues(.string(text.prefix(1).uppercased() + text.dropFirst().lowercased()))
        default: .unknown
        }
    }

    private func member(
        _ name: String, _ arguments: [StringExpression.Argument], ofType type: String, _ scope: EvaluationScope,
        _ depth: Int
    ) -> CodeValues {
        // SwiftGen's file may be one of the project's; what a project calls `R` or `Asset` may be anything.
        if ReferenceEvaluator.generatedRoots.contains(type), type.hasPrefix("Storyboard") || !index.declares(type) {
            return CodeValues(.generated([type, name]))
        }
        let found = index.members(name, of: type, from: scope.path)
        if !found.isEmpty { return values(of: found, arguments, scope, .type(type), depth) }
        if let nested = index.fullName(of: type + "." + name, in: scope.type) { return CodeValues(.type(nested)) }
        if name == "init" { return CodeValues(.type(type)) }
        // A type of the system's that the project extends: `NSStoryboard.SceneIdentifier`.
        if name.first?.isUppercase == true, index.hasMembers(type + "." + name) {
            return CodeValues(.type(type + "." + name))
        }
        let foreign = index.membersOfForeignTypes(name, from: scope.path)
        if !foreign.isEmpty, foreign.count < 4 { return values(of: foreign, arguments, scope, .type(type), depth) }
        return .unknown
    }

    private static let generatedRoots: Set<String> = ["StoryboardScene", "StoryboardSegue", "Asset", "R"]

    private func member(
        _ name: String, _ arguments: [StringExpression.Argument], ofInstance type: String, _ value: CodeValue,
        _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        let found = index.members(name, of: type, from: scope.path)
        if !found.isEmpty { return values(of: found, arguments, scope, value, depth) }
        if name == "storyboard" { return CodeValues(.ownStoryboard) }
        if name == "rawValue" {
            // Any of the enumeration's cases.
            let cases = index.cases(of: type, from: scope.path)
            return CodeValues(
                oneOf: cases.map { evaluate($0.member.value, EvaluationScope(path: $0.path, type: type), depth) })
        }
        let foreign = index.membersOfForeignTypes(name, from: scope.path)
        if !foreign.isEmpty, foreign.count < 4 { return values(of: foreign, arguments, scope, value, depth) }
        return .unknown
    }

    private func member(
        _ name: String, _ arguments: [StringExpression.Argument], ofCase caseName: String, _ type: String,
        _ value: CodeValue, _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        let own = index.members(name, of: type, from: scope.path).filter { $0.member.kind != .enumCase }
        if !own.isEmpty { return values(of: own, arguments, scope, value, depth) }
        guard name == "rawValue" else { return .unknown }
        let cases = index.members(caseName, of: type, from: scope.path).filter { $0.member.kind == .enumCase }
        return CodeValues(
            oneOf: cases.map { evaluate($0.member.value, EvaluationScope(path: $0.path, type: type), depth) })
    }

    /// The values of declarations of one name: one, unless targets or regions have declarations of their own.
    private func values(
        of members: [IndexedMember], _ arguments: [StringExpression.Argument], _ caller: EvaluationScope,
        _ selfValue: CodeValue?, _ depth: Int
    ) -> CodeValues {
        guard arguments.isEmpty, let key = CrowdKey(members, selfValue, depth) else {
            return evaluated(members, arguments, caller, selfValue, depth)
        }
        if let known = effort.known[key], known.steps < effort.steps {
            effort.steps -= known.steps
            effort.trace?.note(.known(known.trace))
            return known.values
        }
        let before = effort.steps
        let (values, trace) = tracing { evaluated(members, [], caller, selfValue, depth) }
        let known = KnownValues(values: values, steps: before - effort.steps, trace: KnownTrace(trace))
        if effort.steps > 0 { effort.known[key] = known }
        effort.trace?.note(.known(known.trace))
        return values
    }

    private func evaluated(
        _ members: [IndexedMember], _ arguments: [StringExpression.Argument], _ caller: EvaluationScope,
        _ selfValue: CodeValue?, _ depth: Int
    ) -> CodeValues {
        let all = members.map { value(of: $0, arguments, caller, selfValue, depth) }
        let told = all.filter { !$0.values.isEmpty }
        if told.isEmpty { return .unknown }
        let joined = CodeValues(oneOf: told)
        return CodeValues(
            values: joined.values, isExact: joined.isExact && (told.count == 1 || joined.values.count == 1))
    }

    private func value(
        of found: IndexedMember, _ arguments: [StringExpression.Argument], _ caller: EvaluationScope,
        _ selfValue: CodeValue?, _ depth: Int
    ) -> CodeValues {
        let member = found.member
        if member.kind == .enumCase {
            effort.trace?.note(.enumCase(TracedCase(type: member.owner ?? "", name: member.name)))
            return CodeValues(.enumCase(type: member.owner ?? "", name: member.name))
        }
        var scope = self.scope(inside: found, selfValue: selfValue)
        bind(arguments, to: member, caller, &scope, depth)
        let value = evaluate(member.value, scope, depth)
        return member.isVariable ? value.inexact() : value
    }

    /// The scope of a member's own code, with what its type or object is.
    func scope(inside found: IndexedMember, selfValue: CodeValue?) -> EvaluationScope {
        var scope = EvaluationScope(path: found.path, found.member, type: found.member.owner)
        switch selfValue {
        case .type(let type), .instance(let type):
            scope.selfType = type
            scope.isSelfCertain = true
        case .enumCase(let type, _):
            scope.selfType = type
            scope.selfValue = selfValue
            scope.isSelfCertain = true
        default: break
        }
        return scope
    }

    /// Binds a function's parameters to the arguments of a call.
    func bind(
        _ arguments: [StringExpression.Argument], to member: SwiftMember, _ caller: EvaluationScope,
        _ scope: inout EvaluationScope, _ depth: Int
    ) {
        for (parameter, argument) in ParameterMatch.pairs(member.parameters, arguments) {
            guard let expression = argument?.value ?? parameter.defaultValue else { continue }
            var outer = argument == nil ? scope : caller
            outer.expectedType = parameter.type
            let values = evaluate(expression, outer, depth)
            scope.parameters[parameter.name] = values
            if member.genericParameters[parameter.type] != nil { scope.generics[parameter.type] = values }
        }
    }

    // MARK: Calls

    private func call(
        _ callee: StringExpression, _ arguments: [StringExpression.Argument], _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        var inner = scope
        inner.expectedType = nil
        switch callee {
        case .name(let name): return call(name, arguments, inner, depth)
        case .implicitMember(let name):
            if name == "init", let type = scope.expectedType { return construct(type, arguments, inner, depth) }
            return implicitMember(name, arguments, scope, depth)
        case .member(let base, let name):
            if name == "init" { return call(base, arguments, scope, depth) }
            let values = evaluate(base, inner, depth)
            // The index is not evaluated: any element of the list may be meant.
            if name == "subscript", arguments.count == 1, isList(base, inner, depth) { return values }
            let isText = values.values.allSatisfy { $0.string != nil }
            if isText, let changed = changed(values, by: name, arguments, inner, depth) { return changed }
            return values.flatMap { value in
                if case .type(let type) = value {
                    // `NSStoryboard.Name("Main")`, `Outer.Inner(…)`
                    let isType = name.first?.isUppercase == true
                    if isType, index.members(name, of: type, from: scope.path).isEmpty {
                        return construct(type + "." + name, arguments, inner, depth)
                    }
                }
                return member(name, of: value, arguments, inner, depth)
            }
        default:
            return evaluate(callee, inner, depth).flatMap { value in
                if case .generated = value { return CodeValues(value) }
                return .unknown
            }
        }
    }

    private func call(
        _ name: String, _ arguments: [StringExpression.Argument], _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        func first() -> CodeValues { arguments.first.map { evaluate($0.value, scope, depth) } ?? .unknown }
        switch name {
        case "String" where arguments.first?.label == "format", "NSString" where arguments.first?.label == "format":
            return formatted(first(), arguments.dropFirst().map { evaluate($0.value, scope, depth) })
        case "String":
            let isDescription = ["describing", "reflecting"].contains(arguments.first?.label ?? "")
            return isDescription ? first().flatMap(describe) : first()
        case "NSStringFromClass":
            return first().flatMap { value in
                if case .type(let type) = value { return CodeValues(.qualifiedName(type.lastNamePart)) }
                return .unknown
            }
        case "type":
            return first().flatMap { value in
                if case .instance(let type) = value { return CodeValues(.type(type)) }
                return .unknown
            }
        default: break
        }
        if name.first?.isUppercase == true { return construct(name, arguments, scope, depth) }
        // A function of the own type, or a global one.
        var outer = scope.selfType ?? scope.type
        while let type = outer {
            let found = index.members(name, of: type, from: scope.path).filter { $0.member.kind == .function }
            if !found.isEmpty { return values(of: found, arguments, scope, selfValue(scope).values.first, depth) }
            outer =
                type == scope.selfType && type != scope.type
                ? scope.type : type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        let globals = index.globals(name, from: scope.path).filter { $0.member.kind == .function }
        return globals.isEmpty ? .unknown : values(of: globals, arguments, scope, nil, depth)
    }

    private func formatted(_ formats: CodeValues, _ arguments: [CodeValues]) -> CodeValues {
        guard formats.isExact, formats.values.count == 1, let format = formats.values.first?.string else {
            effort.trace?.note(.pattern(.anything))
            return .unknown
        }
        return join(IdentifierPattern.pieces(ofFormat: format, arguments))
    }

    /// The values that a string has after a call of a method such as `appending`, as far as they can be determined; nil
    /// for other methods.
    private func changed(
        _ values: CodeValues, by method: String, _ arguments: [StringExpression.Argument], _ scope: EvaluationScope,
        _ depth: Int
    ) -> CodeValues? {
        guard Self.changingMethods.contains(method) else { return nil }
        let others = arguments.map { evaluate($0.value, scope, depth) }
        if method == "appending", others.count == 1 { return join([values, others[0]]) }
        if method == "replacingOccurrences", others.count == 2, values.isExact || !values.values.isEmpty,
            let old = others[0].onlyString, let new = others[1].onlyString, !old.isEmpty
        {
            let made = values.flatMap { value in
                value.string.map { CodeValues(.string($0.replacing(old, with: new))) } ?? .unknown
            }
            if made.isExact { return made }
            effort.trace?.note(.pattern(.anything))
            return made
        }
        effort.trace?.note(.pattern(.anything))
        return .unknown
    }

    private static let changingMethods: Set<String> = [
        "appending", "replacingOccurrences", "replacing", "dropFirst", "dropLast", "prefix", "suffix",
        "trimmingCharacters",
    ]

    private func describe(_ value: CodeValue) -> CodeValues {
        switch value {
        case .string: CodeValues(value)
        case .type(let type): CodeValues(.string(type.lastNamePart))
        case .enumCase(_, let name): CodeValues(.string(name))
        default: .unknown
        }
    }

    /// An object made: a storyboard, a nib, an enumeration's case by its raw value, a name wrapped in a type.
    private func construct(
        _ type: String, _ arguments: [StringExpression.Argument], _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        effort.steps -= 1
        guard depth < Self.deepest, effort.steps > 0 else { return .unknown }
        func argument(_ label: String?) -> CodeValues? {
            arguments.first { $0.label == label }.map { evaluate($0.value, scope, depth) }
        }
        switch type.lastNamePart {
        // What a table gives for the key.
        case "NSLocalizedString": return .unknown
        case "UIStoryboard", "NSStoryboard":
            var named = scope
            named.expectedType = "NSStoryboard.Name"
            if let name = arguments.first(where: { $0.label == "name" }).map({ evaluate($0.value, named, depth) }) {
                return name.flatMap { $0.string.map { CodeValues(.storyboard($0)) } ?? .unknown }
            }
        case "UINib", "NSNib":
            if let name = argument("nibName") ?? argument("nibNamed") {
                return name.flatMap { $0.string.map { CodeValues(.nib($0)) } ?? .unknown }
            }
        default: break
        }
        let initializers = index.members("init", of: type, from: scope.path).filter {
            ParameterMatch.fits($0.member.parameters, arguments)
        }
        if !initializers.isEmpty {
            let made = CodeValues(
                oneOf: initializers.map { found in
                    var inside = self.scope(inside: found, selfValue: nil)
                    bind(arguments, to: found.member, scope, &inside, depth)
                    guard case .call(_, let handedOn) = found.member.value else { return .unknown }
                    return construct(type, handedOn, inside, depth + 1)
                })
            if !made.values.isEmpty { return made }
        }
        if let raw = argument("rawValue") {
            return raw.flatMap { $0.string.map { CodeValues(.string($0)) } ?? .unknown }
        }
        guard let only = arguments.first, arguments.count <= 2, only.label == nil || arguments.count == 1
        else { return .unknown }
        let value = evaluate(only.value, scope, depth)
        let strings = value.flatMap { if case .string = $0 { CodeValues($0) } else { .unknown } }
        if !strings.values.isEmpty { return index.declares(type) ? strings.inexact() : strings }
        return index.declares(type) ? CodeValues(.instance(type)) : .unknown
    }

    // MARK: Strings put together

    private func concatenation(_ parts: [StringExpression], _ scope: EvaluationScope, _ depth: Int) -> CodeValues {
        join(parts.map { evaluate($0, scope, depth) })
    }

    private func join(_ parts: [CodeValues]) -> CodeValues {
        let pieces = parts.map { part -> [String] in
            let texts = part.values.compactMap { describe($0).values.first?.string }
            return part.isExact && texts.count == part.values.count ? texts : []
        }
        if pieces.contains(where: \.isEmpty) { effort.trace?.note(.pattern(IdentifierPattern(pieces: pieces))) }
        var joined = CodeValues(.string(""))
        for values in parts {
            guard joined.values.count * values.values.count <= 256 else { return .unknown }
            joined = joined.flatMap { left in
                values.flatMap { right in
                    guard let start = left.string, let end = describe(right).values.first?.string else {
                        return .unknown
                    }
                    return CodeValues(.string(start + end))
                }
            }
        }
        return joined
    }

    private func caseOfSelf(
        _ cases: [StringExpression.SelfCase], _ scope: EvaluationScope, _ depth: Int
    ) -> CodeValues {
        if case .enumCase(_, let name)? = scope.selfValue {
            let meant = cases.first { $0.names.contains(name) } ?? cases.first { $0.names.isEmpty }
            return meant.map { evaluate($0.value, scope, depth) } ?? .unknown
        }
        return CodeValues(oneOf: cases.map { evaluate($0.value, scope, depth) }.filter { $0.values != [.nothing] })
    }
}

/// Pairs the arguments of a call with the parameters of a function.
enum ParameterMatch {
    typealias Pair = (parameter: SwiftMember.Parameter, argument: StringExpression.Argument?)

    static func pairs(_ parameters: [SwiftMember.Parameter], _ arguments: [StringExpression.Argument]) -> [Pair] {
        var rest = arguments[...]
        return parameters.map { parameter in
            guard let next = rest.first, next.label == parameter.label else { return (parameter, nil) }
            rest.removeFirst()
            return (parameter, next)
        }
    }

    /// Whether a call with these arguments can be one of a function with these parameters.
    static func fits(_ parameters: [SwiftMember.Parameter], _ arguments: [StringExpression.Argument]) -> Bool {
        let pairs = pairs(parameters, arguments)
        if pairs.count(where: { $0.argument != nil }) != arguments.count { return false }
        // A closure may trail, outside the parentheses.
        return pairs.allSatisfy { $0.argument != nil || $0.parameter.defaultValue != nil }
            || pairs.last.map { $0.argument == nil && !$0.parameter.isMetatype && $0.parameter.type != "String" }
                == true
                && pairs.dropLast().allSatisfy {
                    $0.argument != nil || $0.parameter.defaultValue != nil
                }
    }
}
