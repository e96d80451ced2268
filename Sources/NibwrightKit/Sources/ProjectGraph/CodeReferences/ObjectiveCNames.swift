import ObjectiveCCode

/// Finds the texts that the names of Objective-C code stand for across files: constants, macros, methods that return a
/// string.
struct ObjectiveCNames {
    /// Every string that an expression may be.
    struct Value {
        var names: Set<String>
        var isExact: Bool

        static let none = Value(names: [], isExact: true)
        static let unknown = Value(names: [], isExact: false)

        static func union(_ values: [Value]) -> Value {
            Value(names: values.reduce(into: []) { $0.formUnion($1.names) }, isExact: values.allSatisfy(\.isExact))
        }
    }

    /// The surroundings of an expression.
    struct Context {
        let path: String
        let region: String
        let enclosingClass: String?
        /// The number of expressions around this one.
        var depth = 0
        /// Constants and methods that led here: broken code may go round in circles.
        var followed: [String] = []

        var deeper: Context {
            var context = self
            context.depth += 1
            return context
        }

        /// The context behind a name; nil where that name led here.
        func following(_ name: String) -> Context? {
            guard !followed.contains(name) else { return nil }
            var context = self
            context.followed.append(name)
            return context
        }

        func moved(to path: String, _ region: String) -> Context {
            Context(
                path: path, region: region, enclosingClass: enclosingClass, depth: depth + 1, followed: followed)
        }
    }

    /// An expression with the file whose constants it sees.
    private struct Located<Expression> {
        let path: String
        let expression: Expression
    }

    private struct MethodName: Hashable {
        let type: String
        let selector: String
    }

    private static let deepest = 10
    private static let mostNames = 64

    private var constants: [String: [Located<ObjectiveCConstant>]] = [:]
    private var strings: [MethodName: [Located<ObjectiveCString>]] = [:]
    private var storyboards: [MethodName: [Located<ObjectiveCStoryboard>]] = [:]
    private var origins: [MethodName: [Located<[ObjectiveCStoryboardOrigin]>]] = [:]
    private var superclasses: [String: String] = [:]
    private let families: ClassFamilies
    private var regions: [String: String] = [:]

    init(_ files: [ObjectiveCFile], _ families: ClassFamilies, _ regionOf: (String) -> String) {
        self.families = families
        for file in files {
            if !file.references.isEmpty || !file.constants.isEmpty { regions[file.path] = regionOf(file.path) }
            for constant in file.constants {
                constants[constant.name, default: []].append(Located(path: file.path, expression: constant))
            }
            for type in file.classes { add(type) }
        }
    }

    private mutating func add(_ type: ObjectiveCClass) {
        if let superclass = type.superclass { superclasses[type.name] = superclass }
        for method in type.methods {
            let name = MethodName(type: type.name, selector: method.selector)
            if let string = method.string {
                strings[name, default: []].append(Located(path: type.path, expression: string))
            }
            if let storyboard = method.storyboard {
                storyboards[name, default: []].append(Located(path: type.path, expression: storyboard))
                origins[name, default: []].append(Located(path: type.path, expression: method.storyboardOrigins))
            }
        }
    }

    func region(of path: String) -> String { regions[path] ?? "" }

    // MARK: Strings

    func value(of string: ObjectiveCString, _ context: Context) -> Value {
        guard context.depth < Self.deepest else { return .unknown }
        switch string {
        case .literal(let text): return Value(names: [text], isExact: true)
        case .constant(let name):
            guard let context = context.following(name) else { return .none }
            let known = constants(named: name, context).filter { $0.expression.string != .unknown }
            return known.isEmpty ? .unknown : .union(known.map { value(of: $0.expression.string, moved(context, $0)) })
        case .result(let type, let selector):
            guard let context = context.following(type + "." + selector) else { return .none }
            let results = results(of: type, selector, strings, context)
            return results.isEmpty ? .unknown : .union(results.map { value(of: $0.expression, moved(context, $0)) })
        case .ownClassName(let type):
            let below = families.descendants(of: type)
            return Value(names: Set([type] + below), isExact: below.isEmpty)
        case .concatenation(let parts): return concatenation(parts.map { value(of: $0, context.deeper) })
        case .choice(let choices): return .union(choices.map { value(of: $0, context.deeper) })
        case .nothing: return .none
        case .parameter, .unknown: return .unknown
        }
    }

    /// The pieces that a text is composed of, where callers of the method around decide one of them; empty for any
    /// other.
    private func pieces(of string: ObjectiveCString, _ context: Context) -> [ObjectiveCName.Piece] {
        guard case .concatenation(let parts) = string, parts.contains(where: \.isParameter) else { return [] }
        let pieces = parts.map { part -> ObjectiveCName.Piece? in
            if case .parameter(let number) = part { return .argument(number) }
            let value = value(of: part, context.deeper)
            return value.isExact && !value.names.isEmpty ? .texts(value.names.sorted()) : nil
        }
        return pieces.contains { $0 == nil } ? [] : pieces.compactMap(\.self)
    }

    private func concatenation(_ parts: [Value]) -> Value {
        var names: Set<String> = [""]
        for part in parts {
            guard part.isExact, names.count * part.names.count <= Self.mostNames else { return .unknown }
            names = Set(names.flatMap { start in part.names.map { start + $0 } })
        }
        return names.isEmpty ? .unknown : Value(names: names, isExact: true)
    }

    // MARK: Storyboards

    func storyboard(_ storyboard: ObjectiveCStoryboard, _ context: Context) -> CodeReference.Storyboard {
        guard context.depth < Self.deepest else { return .unknown }
        switch storyboard {
        case .none: return .none
        case .own: return .own
        case .unknown: return .unknown
        case .named(let string):
            let value = value(of: string, context)
            return value.isExact && !value.names.isEmpty ? .named(value.names.sorted()) : .unknown
        case .constant(let name):
            guard let context = context.following(name) else { return .none }
            return united(
                constants(named: name, context).map { self.storyboard($0.expression.storyboard, moved(context, $0)) })
        case .result(let type, let selector):
            guard let context = context.following(type + "." + selector) else { return .none }
            let results = results(of: type, selector, storyboards, context)
            return united(results.map { self.storyboard($0.expression, moved(context, $0)) })
        case .choice(let choices): return united(choices.map { self.storyboard($0, context.deeper) })
        }
    }

    private func united(_ all: [CodeReference.Storyboard]) -> CodeReference.Storyboard {
        let found = all.filter { $0 != .none }
        guard let first = found.first else { return .unknown }
        if found.allSatisfy({ $0 == first }) { return first }
        var names: Set<String> = []
        for choice in found {
            guard case .named(let some) = choice else { return .unknown }
            names.formUnion(some)
        }
        return .named(names.sorted())
    }

    // MARK: Places

    func context(_ path: String, _ enclosingClass: String?) -> Context {
        Context(path: path, region: region(of: path), enclosingClass: enclosingClass)
    }

    /// A name as written in the file of a context.
    func name(_ origin: ObjectiveCNameOrigin, _ context: Context) -> ObjectiveCName {
        let value = value(of: origin.value, context)
        return ObjectiveCName(
            path: context.path, range: origin.range, kind: origin.kind, texts: value.names.sorted(),
            isExact: value.isExact && !value.names.isEmpty, isShared: origin.isShared,
            definition: definition(of: origin, context), pieces: pieces(of: origin.value, context))
    }

    private func definition(of origin: ObjectiveCNameOrigin, _ context: Context) -> ObjectiveCName.Definition? {
        guard case .constant(let name) = origin.kind else { return nil }
        let known = constants(named: name, context)
        guard known.count == 1, let only = known.first, only.expression.origins.count == 1,
            let literal = only.expression.origins.first, literal.kind == .literal
        else { return nil }
        return ObjectiveCName.Definition(
            name: name, path: only.path, literal: literal.range, isFileLocal: only.expression.isFileLocal)
    }

    /// The places where a storyboard is made that an expression of the file of a context stands for.
    func origins(of origin: ObjectiveCStoryboardOrigin, _ context: Context) -> [ObjectiveCSceneCall.Origin] {
        guard context.depth < Self.deepest else { return [.unknown] }
        switch origin {
        case .own:
            // A class may declare a `storyboard` of its own.
            let own = context.enclosingClass.map { results(of: $0, "storyboard", origins, context) } ?? []
            return own.isEmpty ? [.own] : united(own, context)
        case .made(let offset): return [.made(ObjectiveCMakingID(path: context.path, offset: offset))]
        case .unknown: return [.unknown]
        case .named(let name):
            guard let context = context.following(name) else { return [] }
            let known = constants(named: name, context).map {
                Located(path: $0.path, expression: $0.expression.storyboardOrigins)
            }
            return known.contains { $0.expression.isEmpty } ? [.unknown] : united(known, context)
        case .result(let type, let selector):
            guard let context = context.following(type + "." + selector) else { return [] }
            return united(results(of: type, selector, origins, context), context)
        }
    }

    private func united(
        _ all: [Located<[ObjectiveCStoryboardOrigin]>], _ context: Context
    ) -> [ObjectiveCSceneCall.Origin] {
        if all.isEmpty { return [.unknown] }
        return all.flatMap { located in located.expression.flatMap { origins(of: $0, moved(context, located)) } }
    }

    // MARK: Looking up

    private func moved<Expression>(_ context: Context, _ located: Located<Expression>) -> Context {
        context.moved(to: located.path, region(of: located.path))
    }

    /// The file's own constants hide others; then the project's own are meant.
    private func constants(named name: String, _ context: Context) -> [Located<ObjectiveCConstant>] {
        let all = constants[name] ?? []
        let own = all.filter { $0.path == context.path }
        if !own.isEmpty { return own }
        let visible = all.filter { !$0.expression.isFileLocal }
        let near = visible.filter { region(of: $0.path) == context.region }
        return near.isEmpty ? visible : near
    }

    /// The class's own method or the nearest inherited one; in code of the class itself, overriding ones as well.
    private func results<Result>(
        of type: String, _ selector: String, _ results: [MethodName: [Located<Result>]], _ context: Context
    ) -> [Located<Result>] {
        var found: [Located<Result>] = []
        var next: String? = type
        var seen: Set<String> = []
        while found.isEmpty, let current = next, seen.insert(current).inserted {
            found = results[MethodName(type: current, selector: selector)] ?? []
            next = superclasses[current]
        }
        guard type == context.enclosingClass else { return found }
        return found
            + families.descendants(of: type).flatMap { results[MethodName(type: $0, selector: selector)] ?? [] }
    }
}

extension ObjectiveCString {
    fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }
}
