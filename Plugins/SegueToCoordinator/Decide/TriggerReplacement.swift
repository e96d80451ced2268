import Navigation
import SwiftSyntax
import SwiftWriting
import TransformKit

/// Replaces the trigger of a segue: with an action connection and its method, or with a delegate's method for selected
/// cells.
///
/// Transitions that code alone starts have no trigger, and nothing is written for them here.
struct TriggerReplacement: Sendable {
    let facts: TriggerFacts

    /// - Parameter transitions: all transitions of the graph, including those that stay.
    init(graph: ProjectGraph, transitions: [Transition]) {
        facts = TriggerFacts(graph: graph, transitions: transitions)
    }

    /// The obstacle for which a transition's trigger cannot become code; nil where it can.
    func obstacle(for transition: Transition) -> Obstacle? {
        if transition.trigger == .code { return nil }
        if facts.isOldSwift(transition.sourceClass) {
            return Obstacle(
                code: .oldSwift, reason: "\(transition.sourceClass.name) is written in a Swift before 3",
                place: transition.place)
        }
        do {
            _ = try ActionTrigger(transition, facts)
            _ = try SelectionReader(transition, facts)?.entry()
            return nil
        } catch {
            return error
        }
    }

    /// The additions to classes for routes whose transitions have no obstacle: all routes at once, since several rows
    /// share one method.
    ///
    /// Actions go to the routes' owners, delegate methods to the classes of the scenes. Classes are sorted by path and
    /// place.
    func additions(for routes: [Route]) -> [(type: SwiftClass, additions: ClassAdditions)] {
        var found: [SwiftClass: ClassAdditions] = [:]
        for route in routes {
            if let member = action(for: route) { found[route.owner, default: ClassAdditions()].methods.append(member) }
            for method in actionTriggers(of: route).compactMap(\.emptyAction) {
                found[route.owner, default: ClassAdditions()].edits[method.source.path, default: []] +=
                    LineRemoval(method.source, [method.range]).edits
            }
        }
        let selections = routes.flatMap(selections)
        let hosts = Set(selections.map(\.entry.host)).sorted()
        for host in hosts {
            for method in SelectionMethod.allCases {
                let cases = selections.filter { $0.entry.host == host && $0.entry.method == method }
                if cases.isEmpty { continue }
                let writer = SelectionWriter(facts: facts, host: host, method: method, cases: Self.distinct(cases))
                found[host, default: ClassAdditions()].append(writer.additions)
            }
            let own = selections.filter { $0.entry.host == host && !facts.conforms(host, to: $0.entry.method) }
            if let edit = conformance(of: host, to: Set(own.map(\.entry.method.protocolName)).sorted()) {
                found[host, default: ClassAdditions()].edits[host.declaration.path, default: []].append(edit)
            }
        }
        return found.keys.sorted().map { ($0, found[$0] ?? ClassAdditions()) }
    }

    /// Removes the transition's segue from its document, and gives the object that started it an action where it can
    /// send one.
    ///
    /// - Parameter ids: those of the document before any change.
    func edit(_ editor: inout DocumentEditor, for transition: Transition, of route: Route, ids: ObjectIDGenerator) {
        guard let trigger = (try? ActionTrigger(transition, facts)) ?? nil, !trigger.performsItself else {
            return editor.removeSegue(transition.segue.element)
        }
        if trigger.emptyAction != nil {
            for action in trigger.element.connections(of: .action) { editor.removeElement(action.element) }
        }
        editor.replaceSegue(
            of: transition, byAction: actionName(for: route) + ":", ids: ids, isAlone: trigger.emptyAction != nil)
    }

    /// The delegate connection to insert, so that the class gets the list's selections; nil where the list has a
    /// delegate.
    func newDelegate(for transition: Transition) -> NewOutletConnection? {
        guard let reader = SelectionReader(transition, facts), reader.needsDelegate else { return nil }
        return NewOutletConnection(property: "delegate", source: reader.list, destination: reader.controller)
    }

    // MARK: Actions

    /// `showDetail` of the action method `showDetail(_:)` that a route would get.
    func actionName(for route: Route) -> String { ActionNames(facts: facts).name(for: route) }

    private func action(for route: Route) -> NewMember? {
        let triggers = actionTriggers(of: route).filter { !$0.performsItself }
        guard let first = triggers.first else { return nil }
        let type = Set(triggers.map(\.senderType)).count == 1 ? first.senderType : "Any"
        let name = actionName(for: route)
        var lines = ["@IBAction func \(name)(_ sender: \(type)) {"]
        if callsShouldPerform(route) {
            let identifier = (route.identifier ?? "").swiftLiteral
            lines.append("    guard shouldPerformSegue(withIdentifier: \(identifier), sender: sender) else { return }")
        }
        lines += route.method.call(sender: "sender", besides: ["sender"]).map { "    " + $0 } + ["}"]
        return NewMember(name: "\(name)(_:)", lines: lines)
    }

    private func callsShouldPerform(_ route: Route) -> Bool {
        route.transitions.contains { facts.callsShouldPerform($0.sourceClass) }
    }

    private func actionTriggers(of route: Route) -> [ActionTrigger] {
        route.transitions.compactMap { (try? ActionTrigger($0, facts)) ?? nil }
    }

    /// The types of the senders that actions and selections of a route hand on; nil for one that may be nil, or of
    /// several types.
    func senders(of route: Route) -> [String?] {
        let types = Set(actionTriggers(of: route).filter { !$0.performsItself }.map(\.senderType))
        let ofActions: [String?] = types.isEmpty ? [] : [types.count == 1 ? types.first : nil]
        return ofActions
            + selections(of: route).map { selection in
                selection.entry.method == .item ? "UICollectionViewCell?" : "UITableViewCell?"
            }
    }

    // MARK: Cells

    private func selections(of route: Route) -> [SelectionStatements.Case] {
        route.transitions.compactMap { transition in
            guard let reader = SelectionReader(transition, facts), let entry = try? reader.entry() else { return nil }
            return SelectionStatements.Case(
                entry: entry, route: route, callsShouldPerform: facts.callsShouldPerform(transition.sourceClass))
        }
    }

    /// Declares that the class conforms to protocols: only then does Objective-C find the methods that implement them.
    private func conformance(of host: SwiftClass, to protocols: [String]) -> TextEdit? {
        guard !protocols.isEmpty, let source = facts.graph.text(at: host.declaration.path) else { return nil }
        let finder = ClassFinder(offset: host.declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let last = finder.found?.inheritanceClause?.inheritedTypes.last?.type else { return nil }
        return TextEdit(
            insert: protocols.map { ", " + $0 }.joined(), at: last.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The cases without duplicates: scenes of one class that have the same cell need one case.
    private static func distinct(_ cases: [SelectionStatements.Case]) -> [SelectionStatements.Case] {
        var kept: [SelectionStatements.Case] = []
        for item in cases {
            let isKnown = kept.contains {
                $0.route == item.route && $0.entry.list == item.entry.list
                    && $0.entry.cell.isSame(as: item.entry.cell)
            }
            if !isKnown { kept.append(item) }
        }
        return kept
    }
}

extension CellTest {
    /// Whether both tests are the same; titles of rows are for comments only.
    fileprivate func isSame(as other: CellTest) -> Bool {
        if case .row(let section, let row, _) = self, case .row(let otherSection, let otherRow, _) = other {
            return (section, row) == (otherSection, otherRow)
        }
        return self == other
    }
}

extension DocumentEditor {
    /// Removes a segue, and gives the object that started it an action where it can send one.
    ///
    /// - Parameters:
    ///   - ids: those of the document before any change.
    ///   - isAlone: whether the object's other actions go.
    mutating func replaceSegue(
        of transition: some SceneTransition, byAction selector: String, ids: ObjectIDGenerator, isAlone: Bool = false
    ) {
        let segue = transition.segue.element
        removeSegue(segue)
        guard let sender = (try? ActionSender(of: transition)) ?? nil, let target = transition.controller.id else {
            return
        }
        var ids = ids
        var action = NewElement(
            "action",
            [
                "selector": selector, "destination": target,
                "id": ids.makeID(for: "action \(selector) in place of \(segue.id ?? "")"),
            ])
        action["eventType"] = sender.event
        // Actions of one event are sent in their order, and the segue came after all of them.
        let earlier = sender.element.connections(of: .action).last { other in
            !isAlone && other.element["eventType"] == sender.event && (other.selector ?? "") > selector
        }
        if let earlier {
            insert(action, after: earlier.element)
        } else {
            insertChild(action, into: sender.element)
        }
    }
}
