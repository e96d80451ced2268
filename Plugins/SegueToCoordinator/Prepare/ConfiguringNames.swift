import Navigation
import SwiftWriting
import TransformKit

/// Names the methods that configure destinations, and writes them.
struct ConfiguringNames {
    private let owner: SwiftClass
    private let context: SeguePreparations
    private let family: [SwiftClass]
    /// Whether a superclass or subclass prepares segues too, and so gets methods of its own.
    private let isShared: Bool

    init(_ owner: SwiftClass, _ context: SeguePreparations) {
        self.owner = owner
        self.context = context
        family = context.graph.classes.chain(of: owner) + context.graph.classes.subclasses(of: owner)
        isShared = family.contains { $0 != owner && context.methods.method(of: $0) != nil }
    }

    /// The method of each route; routes for which the same code runs share one.
    func methods(for codes: [(route: Route, code: CutCode)]) -> [(Route, ConfiguringMethod)] {
        var groups: [(code: CutCode, routes: [Route])] = []
        for (route, code) in codes {
            if let place = groups.firstIndex(where: { $0.code == code }) {
                groups[place].routes.append(route)
            } else {
                groups.append((code, [route]))
            }
        }
        var done: [(Route, ConfiguringMethod)] = []
        var staying: [(code: CutCode, routes: [Route])] = []
        var reasons: [StayingReason] = []
        var taken: Set<String> = []
        for group in groups {
            do throws(StayingReason) {
                let method = try coordinated(group.code, group.routes, &taken)
                done += group.routes.map { ($0, method) }
            } catch {
                staying.append(group)
                reasons.append(error)
            }
        }
        groups = staying
        return done
            + groups.enumerated().flatMap { place, group in
                let others = groups.enumerated().filter { $0.offset != place }.map(\.element.code)
                var name = "configure"
                let isPlain =
                    !isShared && !isDeclared(name, group.code)
                    && (others.isEmpty
                        || !isObjectiveC && isOwnClass(group.code)
                            && others.allSatisfy { !isOwnClass($0) || areUnrelated(group.code, $0) })
                if !isPlain { name = longName(group.routes[0], group.code, &taken) }
                var method = Self.method(name, group.code)
                method.reason = context.inlines ? reasons[place] : nil
                return group.routes.map { ($0, method) }
            }
    }

    /// The code as the coordinator's: its statements, or a method of its own where several segues share it or it returns
    /// before its end.
    private func coordinated(
        _ code: CutCode, _ routes: [Route], _ taken: inout Set<String>
    ) throws(StayingReason) -> ConfiguringMethod {
        guard context.inlines else { throw StayingReason("the recipe keeps it") }
        let first = routes[0].method
        var code = code
        if first.values.contains(where: \.expression.isOfRow), let cell = SelectedCell(routes[0], in: context.graph),
            let row = RowCode(code, of: cell)
        {
            code = row.code
        }
        let isAlike = routes.allSatisfy {
            $0.method.values == first.values && (!code.asksForSender || $0.method.sender == first.sender)
        }
        guard isAlike else { throw StayingReason("its segues are performed in different ways") }
        if routes.contains(where: { $0.transition.creationSelector != nil }) {
            throw StayingReason("a segue action makes the destination")
        }
        let isShared = routes.count > 1 && code.lines.count > 1
        let inlined: InlinedConfiguration
        var isMethod = isShared
        if isShared {
            inlined = try InlinedConfiguration(code, of: owner, routes, isMethod: true, context)
        } else if let whole = try? InlinedConfiguration(code, of: owner, routes, isMethod: false, context) {
            inlined = whole
        } else {
            inlined = try InlinedConfiguration(code, of: owner, routes, isMethod: true, context)
            isMethod = true
        }
        guard inlined.values == first.values else {
            throw first.noValues ?? StayingReason("it reads what the call does not hand over")
        }
        var name = "configure"
        if isMethod, !taken.insert("\(name) \(code.parameterType)").inserted {
            name = longName(routes[0], code, &taken)
        }
        var method = Self.method(name, code)
        method.values = inlined.values
        method.types = inlined.types
        if isMethod {
            method.takesSource = inlined.namesSource
            method.helper = helper(method, code, inlined)
        } else {
            method.inlined = inlined.lines
        }
        return method
    }

    /// The coordinator's own method.
    private func helper(_ method: ConfiguringMethod, _ code: CutCode, _ inlined: InlinedConfiguration) -> [String] {
        let source = inlined.namesSource ? ", from source: \(owner.name)" : ""
        let sender = method.senderLabel.map { label in
            ", \(label == code.senderName ? label : "\(label) \(code.senderName)"): \(code.senderType)"
        }
        let start = "private func \(method.name)("
        let parameters =
            "_ \(code.parameterName): \(code.parameterType)\(source)\(sender ?? "")"
            + inlined.values.map(\.parameter).joined()
        let head =
            start.count + parameters.count > 110 ? [start, "    " + parameters, ") {"] : [start + parameters + ") {"]
        return head + inlined.lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The method of a name and some code: `func configure(_ detail: DetailViewController, sender: Any?) {`.
    static func method(_ name: String, _ code: CutCode) -> ConfiguringMethod {
        let label = code.asksForSender ? code.senderLabel : nil
        let sender = label.map { label in
            ", \(label == code.senderName ? label : "\(label) \(code.senderName)"): \(code.senderType)"
        }
        let head = "func \(name)(_ \(code.parameterName): \(code.parameterType)\(sender ?? "")) {"
        let body = code.lines.map { $0.isEmpty ? "" : "    " + $0 }
        var isForContent = false
        if case .content = code.form { isForContent = true }
        return ConfiguringMethod(
            name: name, parameterType: code.parameterType, isForContent: isForContent, senderLabel: label,
            member: NewMember(
                name: "\(name)(_:\(label.map { $0 + ":" } ?? ""))", lines: [head] + body + ["}"]))
    }

    /// A name with the route's: `configureForShowDetail`.
    private func longName(_ route: Route, _ code: CutCode, _ taken: inout Set<String>) -> String {
        let word = route.method.name
        var base = "configureFor" + word.prefix(1).uppercased() + word.dropFirst()
        let above = context.graph.classes.chain(of: owner).dropFirst()
        let isAbove = above.contains { type in
            context.methods.method(of: type) != nil
                && context.scenes.segues(of: type).contains { mayNameAlike($0, route) }
        }
        if isAbove { base += "In" + owner.name.filter { $0 != "." } }
        var name = base
        var number = 2
        while isDeclared(name, code) || !taken.insert(name).inserted {
            name = base + String(number)
            number += 1
        }
        return name
    }

    /// Whether a superclass's segue may get a method of the same name as a route's.
    private func mayNameAlike(_ segue: Segue, _ route: Route) -> Bool {
        if ["relationship", "embed", "unwind"].contains(segue.kind) { return false }
        guard let identifier = segue.identifier, identifier != route.identifier else { return true }
        let core = Self.core(identifier)
        return core.isEmpty || core == Self.core(route.method.name)
    }

    /// The part of an identifier that the names of routes always keep, in lowercase.
    private static func core(_ name: String) -> String {
        let dropped: Set<String> = [
            "segue", "seque", "viewcontroller", "vc", "view", "controller", "go", "goto", "to", "move", "jump",
            "perform", "navigate", "show",
        ]
        let words = name.nameWords.map { $0.lowercased() }.filter { !dropped.contains($0) }
        var core = words.joined()
        while core.last?.isNumber == true { core.removeLast() }
        return core
    }

    /// Whether the parameter's type is a class of the project.
    private func isOwnClass(_ code: CutCode) -> Bool {
        if case .swift = context.graph.classes.resolve(code.parameterType, from: owner.declaration.path) { return true }
        return false
    }

    /// Whether a call with a destination of either type is unambiguous between two overloads: neither class descends
    /// from the other.
    private func areUnrelated(_ left: CutCode, _ right: CutCode) -> Bool {
        guard case .swift(let first) = context.graph.classes.resolve(left.parameterType, from: owner.declaration.path),
            case .swift(let second) = context.graph.classes.resolve(right.parameterType, from: owner.declaration.path),
            first.count == 1, second.count == 1
        else { return false }
        return !context.graph.classes.chain(of: first[0]).contains(second[0])
            && !context.graph.classes.chain(of: second[0]).contains(first[0])
    }

    private var texts: [String] {
        family.flatMap(\.parts).compactMap { part in context.graph.text(at: part.path)?.string(part.range) }
    }

    private func isDeclared(_ name: String, _ code: CutCode) -> Bool {
        let label = code.asksForSender ? code.senderLabel : nil
        return context.systemExtensionMethods.contains("\(name)(_:\(label.map { $0 + ":" } ?? ""))")
            || texts.contains { text in
                text.contains("func \(name)<")
                    || text.ranges(of: "func \(name)(_").contains {
                        mayBe(text[$0.upperBound...], code.parameterType, label)
                    }
            }
    }

    /// Whether a method whose text continues after its first label may be `configure(_:sender:)`, or `configure(_:)` for
    /// the same objects where the sender is left out.
    private func mayBe(_ text: Substring, _ type: String, _ label: String?) -> Bool {
        let parameters = text.prefix { $0 != ")" }
        if parameters.contains("(") { return true }
        if let label { return parameters.contains(label) }
        if parameters.contains(",") { return parameters.contains("=") }
        let other = parameters.drop { $0 != ":" }.dropFirst().filter { !$0.isWhitespace }
        if other.hasPrefix("UI"), ["View", "Cell", "Button", "Label"].contains(where: other.hasSuffix) { return false }
        guard case .swift(let found) = context.graph.classes.resolve(other, from: owner.declaration.path),
            found.count == 1, case .swift(let own) = context.graph.classes.resolve(type, from: owner.declaration.path),
            own.count == 1
        else { return true }
        return context.graph.classes.chain(of: found[0]).contains(own[0])
            || context.graph.classes.chain(of: own[0]).contains(found[0])
    }

    /// Whether the family is visible to Objective-C as a whole, where overloads would have the same selector.
    private var isObjectiveC: Bool {
        family.flatMap(\.parts).contains { part in
            context.graph.text(at: part.path)?.contains("@objcMembers" as StaticString) == true
        }
    }
}
