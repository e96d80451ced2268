import Navigation
import TransformKit

/// Determines how a delegate method can replace the segue of a cell, or the obstacle for which it cannot.
struct SelectionReader {
    let facts: TriggerFacts
    let transition: Transition
    let method: SelectionMethod
    let list: Element
    let cell: Element
    let isStatic: Bool

    var host: SwiftClass { transition.sourceClass }
    var controller: Element { transition.controller }

    /// Nil for transitions that no cell starts.
    init?(_ transition: Transition, _ facts: TriggerFacts) {
        switch transition.trigger {
        case .row(let cell, let table, let isStatic), .accessory(let cell, let table, let isStatic):
            (self.cell, list, self.isStatic) = (cell, table, isStatic)
        case .item(let cell, let collection): (self.cell, list, isStatic) = (cell, collection, false)
        case .code, .control, .barButtonItem, .gestureRecognizer: return nil
        }
        guard let method = SelectionMethod(transition.trigger) else { return nil }
        (self.facts, self.transition, self.method) = (facts, transition, method)
    }

    func entry() throws(Obstacle) -> SelectionEntry {
        try checkMethod()
        try checkRelatives()
        try checkDelegate()
        let test = isStatic ? try StaticRowReader(self).test() : try prototypeTest()
        return SelectionEntry(
            transition: transition, method: method, host: host, list: try listTest(for: test), cell: test)
    }

    func blocked(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: transition.place)
    }

    // MARK: The method

    private func checkMethod() throws(Obstacle) {
        if facts.codeOfFamily(of: host).contains(where: { $0.calledLabels.contains(method.label) }) {
            throw blocked(.calledInCode, "code calls \(method.name) itself, which would then navigate as well")
        }
        if let (_, member) = facts.method(method.baseName, method.label, of: host) {
            if member.isConditional {
                throw blocked(.conditionalCode, "\(method.name) of \(host.name) stands in a #if")
            }
            if member.body == nil || member.parameters.contains("_") {
                throw blocked(.methodForm, "\(method.name) of \(host.name) has no names for what it is given")
            }
            return
        }
        guard let outer = facts.graph.classes.outerSuperclassName(of: host) else {
            throw blocked(.noSuperclass, "\(host.name) has no superclass")
        }
        if !ControllerClasses.isDeclaredByUIKit(outer) {
            throw blocked(
                .superclassElsewhere,
                "whether \(outer), the superclass of \(host.name), has \(method.name) is not known")
        }
    }

    private func checkRelatives() throws(Obstacle) {
        if facts.hasRelatedHost(host, method) {
            throw blocked(
                .sharedWithSuperclass,
                "a superclass or subclass of \(host.name) has cells with segues as well, and both would answer")
        }
        let isNew = facts.method(method.baseName, method.label, of: host) == nil
        let declaring = facts.graph.classes.subclasses(of: host).first { subclass in
            facts.code(of: subclass).method(method.baseName, method.label)?.isOverride == false
        }
        if isNew, let declaring {
            throw blocked(.subclassDeclares, "\(declaring.name) declares \(method.name) without overriding one")
        }
    }

    // MARK: The delegate

    /// Whether the controller is its list's own: a table view controller and its table.
    var isListController: Bool {
        // UIKit's list controllers make themselves the delegate, whatever element the document has for the controller.
        list["key"] == "view"
            && (controller.isNamed(method.isAboutItems ? "collectionViewController" : "tableViewController")
                || facts.graph.classes.outerSuperclassName(of: host) == method.controllerClass)
    }

    /// The names by which code of the class uses the list: its outlets, and for a list controller `tableView` and
    /// `view`.
    func names(of list: Element) -> Set<String> {
        var names = Set(controller.outlets(to: list))
        if list["key"] == "view", isListController { names.formUnion([method.baseName, "view"]) }
        return names
    }

    private func checkDelegate() throws(Obstacle) {
        let names = names(of: list)
        let assigned = facts.chain(of: host).map(facts.code).flatMap(\.assignments).filter {
            $0.property == "delegate" && names.contains($0.list)
        }
        if let other = assigned.first(where: { $0.value != "self" && $0.value != "nil" }) {
            throw blocked(
                .delegateInCode,
                "code makes \(other.value) the delegate of \(other.list), so \(host.name) is not asked")
        }
        if assigned.contains(where: { $0.value == "self" }) { return }
        let connected = list.connections(of: .outlet).first { $0.property == "delegate" }
        if let connected, connected.destinationID != controller.id {
            throw blocked(.delegateElsewhere, "the list's delegate is another object of the scene")
        }
        if needsDelegate {
            try checkNewDelegate(isAssigned: !assigned.isEmpty)
            return
        }
        if !facts.conforms(host, to: method), let dormant = facts.dormantMethod(of: host) {
            throw blocked(
                .notConforming,
                "\(host.name) does not say that it conforms to \(method.protocolName), and once it does its "
                    + "\(dormant.name) would be called as well")
        }
    }

    /// Whether the list has no delegate so far and gets the controller as its delegate.
    var needsDelegate: Bool {
        guard !isListController, !list.connections(of: .outlet).contains(where: { $0.property == "delegate" }) else {
            return false
        }
        let names = names(of: list)
        return !facts.chain(of: host).map(facts.code).flatMap(\.assignments).contains {
            $0.property == "delegate" && names.contains($0.list) && $0.value == "self"
        }
    }

    /// Once the class is the list's delegate, methods of the delegate that it has already would be called as well.
    private func checkNewDelegate(isAssigned: Bool) throws(Obstacle) {
        let dormant = facts.dormantMethod(of: host)
        let isOfSystem = facts.graph.classes.outerSuperclassName(of: host) == "UIViewController"
        guard isAssigned || dormant != nil || !isOfSystem || list.id == nil || controller.id == nil else { return }
        let method = dormant.map { ", and if \(host.name) became it, its \($0.name) would be called too" } ?? ""
        throw blocked(.noDelegate, "the list has no delegate, so nobody in code is told of a selection" + method)
    }

    // MARK: Prototypes

    private func prototypeTest() throws(Obstacle) -> CellTest {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            throw blocked(.noReuseIdentifier, "its cell has no reuse identifier, so code cannot make or tell it")
        }
        let others = facts.controllersOfFamily(of: host)
        for other in others where other != controller {
            for list in other.lists(method) where !agree(list, identifier) {
                throw blocked(
                    .scenesDiffer,
                    "cells \"\(identifier)\" of another scene of \(host.name) do not have the same segue")
            }
        }
        if !agree(list, identifier) {
            throw blocked(.cellsDiffer, "several cells of the list are called \"\(identifier)\"")
        }
        return others.allSatisfy(hasOneCell) && !makesCells ? .any : .reuseIdentifier(identifier)
    }

    /// Whether all cells of the list with the reuse identifier have the same segue as this one.
    func agree(_ list: Element, _ identifier: String) -> Bool {
        list.prototypes(method).filter { $0["reuseIdentifier"] == identifier }.allSatisfy { hasSameSegue($0) }
    }

    /// Whether another cell starts the same transition as this one.
    func hasSameSegue(_ other: Element) -> Bool {
        let segues = other.navigationSegues.filter(method.isStarted)
        return segues.contains { $0 == transition.segue }
            || segues.count == 1 && transition.identifier != nil && segues[0].identifier == transition.identifier
                && facts.transition(of: segues[0])?.sharesTrigger(with: transition) == true
    }

    /// Whether a controller has one list with one cell, and that cell starts the same transition as this one.
    private func hasOneCell(_ controller: Element) -> Bool {
        let lists = controller.lists(method)
        guard lists.count == 1, lists[0]["dataMode"] != "static" else { return false }
        let cells = lists[0].prototypes(method)
        return cells.count == 1 && hasSameSegue(cells[0])
    }

    /// Whether the list may have cells that are not in the document.
    private var makesCells: Bool {
        let family = facts.codeOfFamily(of: host)
        if family.contains(where: { $0.makesCells || $0.makesLists }) { return true }
        let names = names(of: list)
        let source = list.connections(of: .outlet).first { $0.property == "dataSource" }
        if let source { return source.destinationID != controller.id }
        return !isListController
            && !family.flatMap(\.assignments).contains {
                $0.property == "dataSource" && names.contains($0.list) && $0.value == "self"
            }
    }

    // MARK: The list

    private func listTest(for test: CellTest) throws(Obstacle) -> String? {
        let others = controller.lists(method).filter { $0 != list }
        let isClear =
            switch test {
            case .any: true
            case .outlet: true
            case .reuseIdentifier(let identifier): others.allSatisfy { agree($0, identifier) }
            case .row: others.isEmpty
            }
        if isClear { return nil }
        let own = isListController ? method.baseName : nil
        guard let name = facts.outlet(to: list, of: controller, host) ?? own else {
            throw blocked(.listsDiffer, "no property tells its list from the others of the scene")
        }
        return name == method.baseName ? "self." + name : name
    }
}

extension Element {
    /// The tables or collections in a controller's view.
    func lists(_ method: SelectionMethod) -> [Element] {
        descendants.filter { method.isAboutItems ? $0.isNamed("collectionView") : $0.isNamed("tableView") }
    }

    /// The cells of the list in the document, without those of lists inside it.
    func prototypes(_ method: SelectionMethod) -> [Element] {
        let found = descendants.filter {
            method.isAboutItems ? $0.isNamed("collectionViewCell") : $0.isNamed("tableViewCell")
        }
        return found.filter { cell in
            cell.ancestors.first { $0.isNamed("tableView") || $0.isNamed("collectionView") } == self
        }
    }
}
