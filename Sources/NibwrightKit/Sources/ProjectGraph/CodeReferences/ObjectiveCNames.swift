import ObjectiveCCode

/// What the names of Objective-C code stand for across files: constants, macros, methods that return a string.
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

    /// Where an expression stands.
    struct Context {
        let path: String
        let region: String
        let enclosingClass: String?
        /// Constants that are constants that are constants: broken code may go round.
        var depth = 0
        var deeper: Context {
            var context = self
            context.depth += 1
            return context
        }
    }

    private struct Constant {
        let path: String
        let region: String
        let constant: ObjectiveCConstant
    }

    private struct MethodName: Hashable {
        let type: String
        let selector: String
    }

    private static let deepest = 10
    private static let mostNames = 64

    private var constants: [String: [Constant]] = [:]
    private var strings: [MethodName: [ObjectiveCString]] = [:]
    private var storyboards: [MethodName: [ObjectiveCStoryboard]] = [:]
    private var superclasses: [String: String] = [:]
    private var subclasses: [String: [String]] = [:]
    private var regions: [String: String] = [:]

    init(_ files: [ObjectiveCFile], _ regionOf: (String) -> String) {
        for file in files {
            let region = file.references.isEmpty && file.constants.isEmpty ? "" : regionOf(file.path)
            regions[file.path] = region
            for constant in file.constants {
                constants[constant.name, default: []].append(
                    Constant(path: file.path, region: region, constant: constant))
            }
            for type in file.classes { add(type) }
        }
    }

    private mutating func add(_ type: ObjectiveCClass) {
        if let superclass = type.superclass, superclasses.updateValue(superclass, forKey: type.name) != superclass {
            subclasses[superclass, default: []].append(type.name)
        }
        for method in type.methods {
            let name = MethodName(type: type.name, selector: method.selector)
            if let string = method.string { strings[name, default: []].append(string) }
            if let storyboard = method.storyboard { storyboards[name, default: []].append(storyboard) }
        }
    }

    func region(of path: String) -> String { regions[path] ?? "" }

    // MARK: Strings

    func value(of string: ObjectiveCString, _ context: Context) -> Value {
        guard context.depth < Self.deepest else { return .unknown }
        switch string {
        case .literal(let text): return Value(names: [text], isExact: true)
        case .constant(let name):
            let known = constants(named: name, context).filter { $0.string != .unknown }
            return known.isEmpty ? .unknown : .union(known.map { value(of: $0.string, context.deeper) })
        case .result(let type, let selector):
            let results = results(of: type, selector, strings, context)
            return results.isEmpty ? .unknown : .union(results.map { value(of: $0, context.deeper) })
        case .ownClassName(let type):
            let below = descendants(of: type)
            return Value(names: Set([type] + below), isExact: below.isEmpty)
        case .concatenation(let parts): return concatenation(parts.map { value(of: $0, context.deeper) })
        case .choice(let choices): return .union(choices.map { value(of: $0, context.deeper) })
        case .nothing: return .none
        case .unknown: return .unknown
        }
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
            return united(constants(named: name, context).map(\.storyboard), context)
        case .result(let type, let selector):
            return united(results(of: type, selector, storyboards, context), context)
        case .choice(let choices): return united(choices, context)
        }
    }

    private func united(_ choices: [ObjectiveCStoryboard], _ context: Context) -> CodeReference.Storyboard {
        let found = choices.map { storyboard($0, context.deeper) }
        guard let first = found.first else { return .unknown }
        if found.allSatisfy({ $0 == first }) { return first }
        var names: Set<String> = []
        for choice in found {
            guard case .named(let some) = choice else { return .unknown }
            names.formUnion(some)
        }
        return .named(names.sorted())
    }

    // MARK: Looking up

    /// The file's own constants hide others; then the project's own are meant.
    private func constants(named name: String, _ context: Context) -> [ObjectiveCConstant] {
        let all = constants[name] ?? []
        let own = all.filter { $0.path == context.path }
        if !own.isEmpty { return own.map(\.constant) }
        let visible = all.filter { !$0.constant.isFileLocal }
        let near = visible.filter { $0.region == context.region }
        return (near.isEmpty ? visible : near).map(\.constant)
    }

    /// The class's own method or the nearest inherited one; in code of the class itself, overriding ones as well.
    private func results<Result>(
        of type: String, _ selector: String, _ results: [MethodName: [Result]], _ context: Context
    ) -> [Result] {
        var found: [Result] = []
        var next: String? = type
        var seen: Set<String> = []
        while found.isEmpty, let current = next, seen.insert(current).inserted {
            found = results[MethodName(type: current, selector: selector)] ?? []
            next = superclasses[current]
        }
        guard type == context.enclosingClass else { return found }
        return found + descendants(of: type).flatMap { results[MethodName(type: $0, selector: selector)] ?? [] }
    }

    private func descendants(of type: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = [type]
        var open = [type]
        while let next = open.popLast() {
            for name in subclasses[next] ?? [] where seen.insert(name).inserted {
                found.append(name)
                open.append(name)
            }
        }
        return found
    }
}
