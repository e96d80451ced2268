import Navigation
import SwiftWriting
import TransformKit

extension PerformedSegues {
    /// The additions and edits after which no code performs the segues of the routes. The routes must have no obstacle.
    func additions(for routes: [Route]) -> [SwiftClass: ClassAdditions] {
        SegueCallRewriter(performed: self, routes: routes).additions()
    }

    /// The calls that become calls of a route's method.
    func performing(_ route: Route) -> [SegueCall] {
        guard let identifier = route.identifier else { return [] }
        let classes = Set(route.transitions.map(\.sourceClass))
        return calls.all.filter { call in
            call.names.contains(identifier) && classes.contains { calls.mayPerform(call, on: $0) }
        }
    }
}

/// Rewrites calls that perform segues as calls of a coordinator.
struct SegueCallRewriter {
    let performed: PerformedSegues
    /// The routes with an identifier.
    let routes: [Route]
    private let routesByIdentifier: [String: [Route]]
    private let names: FreeMemberNames

    init(performed: PerformedSegues, routes: [Route]) {
        self.performed = performed
        self.routes = routes.filter { $0.identifier != nil }
        routesByIdentifier = Dictionary(grouping: self.routes, by: { $0.identifier ?? "" })
        names = FreeMemberNames(performed.graph)
    }

    func additions() -> [SwiftClass: ClassAdditions] {
        var additions: [SwiftClass: ClassAdditions] = [:]
        var methods: [Route: String] = [:]
        var known: [SwiftClass: [String]] = [:]
        for call in performed.calls.all {
            guard let name = call.name, let syntax = call.syntax, let route = route(name, call),
                let replacement = performed.replacement(of: call, route.owner),
                let source = performed.graph.text(at: call.path)
            else { continue }
            let edits = SegueCallEdits(syntax, source, performed.calls.wrappers)
            let written: [TextEdit]
            switch replacement {
            case .direct: written = edits.direct(route.method)
            case .method, .castedMethod:
                let taken = methods.filter { isRelated($0.key.owner, route.owner) && $0.key != route }.map(\.value)
                let own = known[route.owner] ?? self.methods(of: route.owner)
                known[route.owner] = own
                let method =
                    methods[route]
                    ?? names.free(route.method.name, route.method.sender.label ?? ")", besides: taken + own)
                if methods.updateValue(method, forKey: route) == nil {
                    additions[route.owner, default: ClassAdditions()].methods.append(Self.method(method, route))
                }
                written = edits.method(
                    method, route.method.sender, cast: replacement == .castedMethod ? route.owner.name : nil)
            case .openScene, .override: continue
            }
            additions[route.owner, default: ClassAdditions()].edits[call.path, default: []] += written
        }
        let dynamic = DynamicSegues(performed, routes, names)
        for (type, more) in dynamic.additions() { additions[type, default: ClassAdditions()].append(more) }
        return additions
    }

    /// The names of all methods of a class, its superclasses and subclasses: with two of a name `#selector(show)` is
    /// ambiguous.
    private func methods(of owner: SwiftClass) -> [String] {
        let classes = performed.graph.classes
        let family = classes.chain(of: owner) + classes.subclasses(of: owner)
        return family.flatMap(\.parts).compactMap { performed.graph.text(at: $0.path) }.flatMap { source in
            source.offsets(ofIdentifier: "func").compactMap { source.word(after: $0 + 4) }
        }
    }

    /// Whether one class descends from the other, so that a method of one overrides the other's.
    private func isRelated(_ left: SwiftClass, _ right: SwiftClass) -> Bool {
        let classes = performed.graph.classes
        return classes.chain(of: left).contains(right) || classes.chain(of: right).contains(left)
    }

    /// The route that a call performs.
    private func route(_ identifier: String, _ call: SegueCall) -> Route? {
        routesByIdentifier[identifier]?.first { route in
            route.transitions.contains { performed.calls.mayPerform(call, on: $0.sourceClass) }
        }
    }

    private static func method(_ name: String, _ route: Route) -> NewMember {
        let sender = route.method.sender
        return NewMember(
            name: "\(name)(\(sender.label.map { $0 + ":" } ?? ""))",
            lines: ["func \(name)(\(sender.parameter.trimmingPrefix(", "))) {"]
                + route.method.call(sender: sender.value, besides: Set(sender.label.map { [$0] } ?? []))
                .map { "    " + $0 } + ["}"])
    }
}

extension SourceText {
    /// The identifier at an offset, after any spaces.
    fileprivate func word(after offset: Int) -> String? {
        let rest = bytes[min(offset, bytes.count)...].prefix(120).drop { $0 == UInt8(ascii: " ") }
        let text = String(decoding: rest, as: UTF8.self)
        let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : String(word)
    }
}

/// Finds names of methods that no class of a project has.
struct FreeMemberNames {
    private let sources: [SourceText]

    init(_ graph: ProjectGraph) { sources = graph.swiftFiles.map(\.source) }

    /// The name, or a longer one where some type has a method of the name with that first label.
    func free(_ name: String, _ label: String, besides taken: [String] = []) -> String {
        let candidates = [name] + ["Scene", "Segue"].map { name + $0 } + (2..<10).map { "\(name)\($0)" }
        return candidates.first { candidate in
            !taken.contains(candidate) && !sources.contains { $0.contains("func \(candidate)(\(label)") }
        } ?? name
    }

    /// The first name that no string constant of the project has, so that a search for one does not find the other.
    func parameter(of candidates: [String]) -> String {
        let first = candidates.first { candidate in
            !sources.contains { source in
                source.offsets(ofIdentifier: candidate).contains { offset in
                    let rest = source.bytes[min(offset + candidate.utf8.count, source.bytes.count)...]
                    return rest.starts(with: #" = ""#.utf8) || rest.starts(with: #": String = ""#.utf8)
                }
            }
        }
        return first ?? candidates[0]
    }
}
