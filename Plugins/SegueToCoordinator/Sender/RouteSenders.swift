import Navigation
import TransformKit

/// Decides what each route's methods take of the sender that its segue was performed with.
struct RouteSenders {
    private let performed: PerformedSegues
    private let triggers: TriggerReplacement
    private let preparations: SeguePreparations
    private var types: SenderTypes { preparations.senderTypes }

    init(_ performed: PerformedSegues, _ triggers: TriggerReplacement, _ preparations: SeguePreparations) {
        self.performed = performed
        self.triggers = triggers
        self.preparations = preparations
    }

    /// The routes with the forms of their senders.
    func decided(_ found: [CoordinatorRoutes.Found]) -> [CoordinatorRoutes.Found] {
        var prepared: [Route: PreparedRoute] = [:]
        for (owner, mine) in Dictionary(grouping: found, by: \.route.owner) {
            let all = preparations.preparations(of: owner, routes: mine.map(\.route))
            for found in mine { prepared[found.route] = all.prepared[found.route] }
        }
        let rows = Dictionary(
            uniqueKeysWithValues: found.compactMap { found in
                rowCode(of: found, prepared[found.route] ?? .nothing).map { (found.route, $0) }
            })
        for (route, row) in rows { prepared[route] = .code(row) }
        var forms: [Route: SenderForm] = [:]
        for found in found { forms[found.route] = form(of: found, prepared[found.route] ?? .nothing) }
        // Routes that the same code prepares share a method.
        let asking = found.map(\.route).filter { prepared[$0]?.code?.asksForSender == true }
        let shared = Dictionary(grouping: asking) { route in
            SharedCode(owner: route.owner, code: prepared[route]?.code)
        }
        for routes in shared.values where Set(routes.map { forms[$0] }).count > 1 {
            for route in routes { if case .typed? = forms[route] { forms[route] = .any } }
        }
        return found.map { found in
            var method = found.route.method
            let form = forms[found.route] ?? .any
            method.sender = form
            method.isSenderRead = performed.areSendersRead
            if form == .any { method.anySender = reason(of: found, prepared[found.route] ?? .nothing) }
            var namesSource = prepared[found.route]?.code != nil
            if let code = prepared[found.route]?.code, preparations.inlines {
                do throws(StayingReason) {
                    (method.values, namesSource) = try values(of: found.route, code, form)
                } catch {
                    method.noValues = error
                }
            }
            method.takesAnyController =
                !namesSource && found.creation == nil && !found.popover.lines.contains { $0.contains("source.") }
                && seesUIKit(found.route.owner)
            var decided = found.with(method)
            decided.isUnprepared = prepared[found.route] == nil
            return decided
        }
    }

    /// The code of a route that configures the destination by the row which was selected, where the row's values can be
    /// handed over; nil where the code is better as it is.
    private func rowCode(of found: CoordinatorRoutes.Found, _ prepared: PreparedRoute) -> CutCode? {
        guard preparations.inlines, case .code(let code) = prepared, found.creation == nil,
            let cell = SelectedCell(found.route, in: performed.graph), let row = RowCode(code, of: cell)?.code,
            !row.asksForSender, isStartedByCellsAlone(found.route),
            let values = try? values(of: found.route, row, .unused).values,
            values.contains(where: \.expression.isOfRow)
        else { return nil }
        return row
    }

    /// Whether methods of a cell's list stand in another file than the given one.
    private func isAnswered(_ transition: Transition, besides path: String) -> Bool {
        guard let method = SelectionMethod(transition.trigger) else { return false }
        return triggers.facts.code(of: transition.sourceClass).members.contains {
            $0.name == method.baseName && $0.source.path != path
        }
    }

    /// Whether nothing but the selection of a cell opens a route, by itself or by code that answers it.
    private func isStartedByCellsAlone(_ route: Route) -> Bool {
        let isOfCode = route.transitions.contains { $0.trigger == .code }
        guard route.identifier != nil else { return !isOfCode }
        let calls = calls(thatMayPerform: route)
        guard !performed.overridesForUnknownCalls, !(isOfCode && calls.isEmpty),
            calls.allSatisfy({ answersSelection($0, route) })
        else { return false }
        return calls.isEmpty || !isSelectionMadeByCode(route.owner)
    }

    /// Whether a call performs a segue where a selected row is answered.
    private func answersSelection(_ call: SegueCall, _ route: Route) -> Bool {
        guard call.name == route.identifier, let syntax = call.syntax, let source = performed.graph.text(at: call.path),
            performed.replacement(of: call, route.owner) == .direct,
            [.implicitSelf, .selfValue].contains(syntax.receiver)
        else { return false }
        return CallScope(syntax, source).indexPath != nil
    }

    /// Whether code calls a list's method as if a row had been selected.
    private func isSelectionMadeByCode(_ owner: SwiftClass) -> Bool {
        let labels: [StaticString] = ["didSelectRowAt:", "didSelectItemAt:"]
        return performed.graph.swiftFiles.contains { file in labels.contains { file.source.contains($0) } }
            || performed.graph.objectiveCFiles.contains { $0.source.contains(identifier: owner.name) }
    }

    /// Whether the file of a class sees the names of UIKit, which a library's superclass does not bring.
    private func seesUIKit(_ owner: SwiftClass) -> Bool {
        guard let source = performed.graph.text(at: owner.declaration.path) else { return false }
        return ["UIKit", "UIViewController", "UIStoryboardSegue", "UIView"].contains(
            where: source.contains(identifier:))
    }

    /// What the method of a route takes from the view controller, and whether its code names that one as well.
    private func values(
        of route: Route, _ code: CutCode, _ form: SenderForm
    ) throws(StayingReason) -> (values: [SourceValue], namesSource: Bool) {
        var code = code
        if case .typed(let label, let type) = form { code = code.typed(as: type, named: label) ?? code }
        var probe = route
        probe.method.sender = form
        let inlined = try InlinedConfiguration(code, of: route.owner, [probe], isMethod: true, preparations)
        let values = inlined.values
        guard !values.isEmpty else { return (values, inlined.namesSource) }
        // What a property holds is read before the destination is made now. No object that is made knows this one, but
        // what it does at once may reach it through others.
        let creation = ControllerCreation(
            graph: performed.graph, properties: preparations.properties, countsFirstValues: false)
        for transition in route.transitions {
            for made in transition.destination.controllers + transition.destination.contents {
                // What a navigation controller shows is among these.
                let isNavigation = made.isNamed("navigationController")
                if let effect = isNavigation ? creation.ownEffect(of: made) : creation.effect(of: made) {
                    throw StayingReason("it reads before the next screen is made now, and \(effect)")
                }
            }
        }
        for value in values {
            guard let path = value.onlyPath else { continue }
            let isReadElsewhere =
                route.transitions.contains { $0.sourceClass != route.owner } || path != route.owner.declaration.path
                || route.transitions.contains { $0.trigger.isCell && isAnswered($0, besides: path) }
                || performed.performing(route).contains { call in
                    call.path != path || call.syntax?.enclosingType != route.owner.name
                }
            if isReadElsewhere { throw StayingReason("not all code that opens it sees \(value.expression.names[0])") }
        }
        return (values, inlined.namesSource)
    }

    private struct SharedCode: Hashable {
        let owner: SwiftClass
        let code: CutCode?
    }

    // MARK: One route

    private func form(of found: CoordinatorRoutes.Found, _ prepared: PreparedRoute) -> SenderForm {
        let route = found.route
        guard found.creation == nil else { return .any }
        let anchor = found.popover.typeOfSender
        guard let callers = try? callers(of: route) else {
            return anchor == nil ? unused(route, prepared) ?? .any : .any
        }
        if let anchor { return passed(callers, prepared, as: anchor) ?? .any }
        if let unused = unused(route, prepared), callers.allSatisfy(\.isPure) { return unused }
        if callers.isEmpty { return .any }
        if callers.allSatisfy({ $0.value == .source }) { return .source }
        if callers.allSatisfy({ $0.value == .absent }) { return .absent }
        return typed(callers, prepared) ?? passed(callers, prepared, as: nil) ?? .any
    }

    /// Why the sender of a route may be anything.
    private func reason(of found: CoordinatorRoutes.Found, _ prepared: PreparedRoute) -> StayingReason {
        if found.creation != nil { return StayingReason("the segue action takes it") }
        if case .segue = prepared { return StayingReason("prepare(for:sender:) takes it") }
        let callers: [Caller]
        do throws(StayingReason) { callers = try self.callers(of: found.route) } catch { return error }
        if let caller = callers.first(where: { $0.value == .unknown }) {
            return StayingReason("the type of \(caller.text) is not said")
        }
        let types = Set(callers.map(\.type)).sorted()
        return StayingReason(
            types.count > 1 ? "it is \(types.joined(separator: " or "))" : "the code asks for another type")
    }

    /// The form of a sender that is handed on to UIKit alone.
    ///
    /// - Parameter type: the type that a popover needs it to be; nil for any.
    private func passed(_ callers: [Caller], _ prepared: PreparedRoute, as type: String?) -> SenderForm? {
        switch prepared {
        case .nothing: break
        case .code(let code): if code.asksForSender { return nil }
        case .segue: return nil
        }
        let types = Set(
            callers.map { caller -> String? in if case .value(let type, _) = caller.value { type } else { nil } })
        guard types.count == 1, let first = types.first, let only = first, type == nil || type == only else {
            return nil
        }
        return .typed(label: "sender", type: only)
    }

    /// The form where no code asks for the sender, neither what prepares the destination nor what shows it; else nil.
    private func unused(_ route: Route, _ prepared: PreparedRoute) -> SenderForm? {
        switch prepared {
        case .nothing: break
        case .code(let code): if code.asksForSender { return nil }
        case .segue: return nil
        }
        let isShown = route.transitions.contains { transition in
            switch CustomSegues(graph: performed.graph).kindOfSystem(transition) ?? transition.kind {
            case .show, .showDetail: true
            default: false
            }
        }
        guard isShown else { return .unused }
        return performed.areSendersRead ? nil : .source
    }

    private func typed(_ callers: [Caller], _ prepared: PreparedRoute) -> SenderForm? {
        guard case .code(let code) = prepared, code.asksForSender else { return nil }
        let said = callers.map { caller -> String? in
            if case .value(let type, _) = caller.value { type } else { nil }
        }
        guard let first = said.first, let type = first, !type.hasSuffix("?"), said.allSatisfy({ $0 == type }) else {
            return nil
        }
        let names = Set(
            callers.map { caller -> String? in if case .value(_, let name) = caller.value { name } else { nil } })
        // A touched control is a sender. Any other value that the code calls so gets the name of what it is assigned to.
        let named =
            names.count == 1 ? names.first.flatMap { $0 == code.senderName && !type.hasPrefix("UI") ? nil : $0 } : nil
        let fallback = named ?? assigned(code) ?? type.prefix(1).lowercased() + type.dropFirst()
        guard let typed = code.typed(as: type, named: fallback), !Self.taken.contains(typed.senderLabel),
            typed.senderLabel != code.parameterName
        else { return nil }
        return .typed(label: typed.senderLabel, type: type)
    }

    /// `minutes` of `timer.minutes = sender as? Int`; nil where the sender is not assigned to one property.
    private func assigned(_ code: CutCode) -> String? {
        let names = code.lines.compactMap { line -> String? in
            let sides = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
            guard sides.count == 2, sides[1].hasPrefix(code.senderName + " as") else { return nil }
            let name = sides[0].split(separator: ".").last.map(String.init) ?? ""
            return sides[0].contains(".") && name.allSatisfy { $0.isLetter || $0.isNumber } ? name : nil
        }
        return Set(names).count == 1 ? names.first : nil
    }

    /// Names that a coordinator's method uses itself.
    private static let taken: Set<String> = [
        "source", "destination", "segue", "content", "splitViewController", "from", "popover", "storyboard", "coder",
    ]

    // MARK: Callers

    /// Who opens a route, with the sender that each hands on.
    private struct Caller {
        enum Value: Hashable {
            case source
            case absent
            /// A value of a type, with its name where it is a plain one.
            case value(type: String, name: String?)
            case unknown
        }

        let value: Value
        /// The sender as the code says it.
        var text = "it"
        /// The value's type in words.
        var type: String {
            switch value {
            case .source: "the view controller"
            case .absent: "nil"
            case .value(let type, _): type
            case .unknown: "anything"
            }
        }
        /// Whether leaving the sender's expression out changes nothing else.
        let isPure: Bool
    }

    /// The calls that may perform a route's segues, by whatever identifier.
    private func calls(thatMayPerform route: Route) -> [SegueCall] {
        guard let identifier = route.identifier else { return [] }
        let classes = Set(route.transitions.map(\.sourceClass))
        return performed.calls.all.filter { call in
            call.mayPerform(identifier) && classes.contains { performed.calls.mayPerform(call, on: $0) }
        }
    }

    /// Throws the reason where somebody opens it with a sender that is not known.
    private func callers(of route: Route) throws(StayingReason) -> [Caller] {
        var callers = triggers.senders(of: route).map { type in
            Caller(value: type.map { .value(type: $0, name: "sender") } ?? .unknown, isPure: true)
        }
        guard let identifier = route.identifier else { return callers }
        for library in route.transitions.compactMap(performed.calls.libraryPerformer) {
            throw StayingReason("\(library) may perform it")
        }
        for call in calls(thatMayPerform: route) {
            guard call.name == identifier, let syntax = call.syntax,
                let source = performed.graph.text(at: call.path)
            else { throw StayingReason("\(call.place) may perform it") }
            switch performed.replacement(of: call, route.owner) {
            case .direct: callers.append(caller(syntax, call.path, source, isDirect: true))
            case .method, .castedMethod: callers.append(caller(syntax, call.path, source, isDirect: false))
            case .openScene, .override, nil: throw StayingReason("\(call.place) goes on performing it")
            }
        }
        return callers
    }

    private func caller(
        _ call: SegueCallSyntax, _ path: String, _ source: SourceText, isDirect: Bool
    ) -> Caller {
        var object: String? = isDirect ? "self" : nil
        if case .alias(let local) = call.receiver { object = local }
        guard let sender = call.sender else {
            let implied = performed.calls.wrappers.impliedSender(of: call, object: object ?? "self")
            if implied == "nil" { return Caller(value: .absent, isPure: true) }
            return Caller(value: implied == object ? .source : .unknown, isPure: true)
        }
        let text = source.string(sender.value)
        // A comment between the arguments would go with the sender.
        let between = source.string(call.identifier.range.upperBound..<sender.value.lowerBound)
        let isPure =
            !between.contains("/")
            && (["nil", "self", object].contains(text) || types.isParameter(sender.value, in: path))
        if text == "nil" { return Caller(value: isPure ? .absent : .unknown, text: text, isPure: isPure) }
        if text == object { return Caller(value: isPure ? .source : .unknown, text: text, isPure: isPure) }
        guard let type = types.type(of: sender.value, in: path) else {
            return Caller(value: .unknown, text: text, isPure: isPure)
        }
        let name = types.name(of: sender.value, in: path)
        return Caller(value: .value(type: type, name: name), text: text, isPure: isPure)
    }
}
