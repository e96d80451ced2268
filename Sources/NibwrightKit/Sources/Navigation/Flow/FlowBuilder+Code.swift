import InterfaceBuilder
import ProjectGraph
import SourceText

extension FlowBuilder {
    /// Adds what code does: arrows for scenes and nibs that it makes, and the places that perform a segue.
    mutating func addCode() {
        // Code of a nib's controller stands in the nib, whichever code loads that.
        for reference in code where reference.kind == .nib { _ = nibs(of: reference) }
        var known: [FlowCallerKey: FlowCaller] = [:]
        let callers = code.map { caller(of: $0, &known) }
        var ends: [FlowQuestion: (sources: [Int], destinations: [Int])] = [:]
        var arrows = FlowCodeArrows()
        var factories: [FlowFactory: Set<FlowCodeArrow>] = [:]
        for (reference, caller) in zip(code, callers) {
            if reference.kind == .performSegue { perform(reference, caller) }
            let question = FlowQuestion(reference)
            let (sources, destinations) = ends[question] ?? self.ends(of: reference, caller)
            ends[question] = (sources, destinations)
            let isTest = graph.isTest(reference.path)
            for source in sources {
                for destination in destinations where destination != source || reference.kind != .nib {
                    let arrow = FlowCodeArrow(source: source, destination: destination, isTest: isTest)
                    arrows.add(arrow, reference.place)
                    if destination == source, let factory = FlowFactory(reference) {
                        factories[factory, default: []].insert(arrow)
                    }
                }
            }
        }
        addCallers(of: factories, to: &arrows, &known)
        for (arrow, places) in arrows.all {
            transitions.append(
                FlowTransition(
                    kind: .code, source: nodes[arrow.source].id, destination: nodes[arrow.destination].id,
                    places: places.sorted(), isTest: arrow.isTest))
        }
    }

    /// Lets those who call a factory lead to the scene that it makes, in place of the scene itself.
    private mutating func addCallers(
        of factories: [FlowFactory: Set<FlowCodeArrow>], to arrows: inout FlowCodeArrows,
        _ known: inout [FlowCallerKey: FlowCaller]
    ) {
        let calls = calls(of: Set(factories.keys))
        for factory in calls.keys.sorted() {
            for own in (factories[factory] ?? []).sorted(by: { $0.destination < $1.destination }) {
                arrows.remove(own)
                for call in calls[factory] ?? [] {
                    let isTest = graph.isTest(call.path)
                    for source in sources(of: call, caller(of: call, &known)) where source != own.destination {
                        let arrow = FlowCodeArrow(source: source, destination: own.destination, isTest: isTest)
                        arrows.add(arrow, call.place)
                    }
                }
            }
        }
    }

    /// The scenes whose class the code belongs to; where it has none, those of its subclasses.
    private func caller(of reference: CodeReference, _ known: inout [FlowCallerKey: FlowCaller]) -> FlowCaller {
        guard let type = reference.enclosingType else { return FlowCaller(exact: [], derived: [], ids: []) }
        let callerKey = FlowCallerKey(type: type, path: reference.path)
        if let caller = known[callerKey] { return caller }
        let keys = classKeys(of: type, in: reference.path)
        let exact = keys.flatMap { scenesOfClass[$0] ?? [] }
        let derived = keys.flatMap { scenesOfSubclass[$0] ?? [] }
        let caller = FlowCaller(exact: exact, derived: derived, ids: Set((exact + derived).map { nodes[$0].id }))
        known[callerKey] = caller
        return caller
    }

    /// The scenes at both ends of the arrows of a call; those of a call that may open too many are bundled.
    private mutating func ends(
        of reference: CodeReference, _ caller: FlowCaller
    ) -> (sources: [Int], destinations: [Int]) {
        let destinations = self.destinations(of: reference, caller)
        if destinations.isEmpty { return ([], []) }
        return bundled(sources(of: reference, caller), destinations, reference)
    }

    // MARK: Where code leads

    private mutating func destinations(of reference: CodeReference, _ caller: FlowCaller) -> [Int] {
        switch reference.kind {
        case .scene:
            let found = Set(reference.names.flatMap { scenes(identified: $0, reference, caller) })
            return narrowed(found.sorted(), to: reference.expectedClass)
        case .initialScene:
            return asked(reference, caller).flatMap { document in
                (nodesByDocument[document] ?? []).filter { nodes[$0].isInitial }
            }
        case .nib: return nibs(of: reference)
        default: return []
        }
    }

    private mutating func nibs(of reference: CodeReference) -> [Int] {
        let found = reference.names.flatMap { storyboards.nibs(named: $0, from: reference.path) }
        return found.compactMap { addNib($0) }
    }

    private func scenes(identified name: String, _ reference: CodeReference, _ caller: FlowCaller) -> [Int] {
        let documents = asked(reference, caller)
        let inDocuments = documents.flatMap { nodesByIdentifier[FlowKey(name: name, region: $0)] ?? [] }
        if !inDocuments.isEmpty { return inDocuments }
        if case .named = reference.storyboard { return [] }
        return scenesByIdentifier[FlowKey(name: name, region: storyboards.region(of: reference.path))] ?? []
    }

    /// The storyboards that code loads scenes from, as far as they are known.
    func asked(_ reference: CodeReference, _ caller: FlowCaller) -> [String] {
        switch reference.storyboard {
        case .named(let names):
            let found = names.flatMap { storyboards.storyboards(named: $0, from: reference.path) }
            return Set(found.map(\.path)).sorted()
        case .own: return Set((caller.exact + caller.derived).map { nodes[$0].id.document }).sorted()
        case .unknown, .none: return []
        }
    }

    /// Of several scenes with one identifier, those of the class that the code expects, if there are any.
    private func narrowed(_ found: [Int], to expected: String?) -> [Int] {
        guard found.count > 1, let expected else { return found }
        let matching = found.filter { nodes[$0].className == expected }
        return matching.isEmpty ? found : matching
    }

    // MARK: Where code stands

    private mutating func sources(of reference: CodeReference, _ caller: FlowCaller) -> [Int] {
        if !caller.exact.isEmpty { return caller.exact }
        // What a base class does each of its scenes does; of many the class alone is the better picture.
        if !caller.derived.isEmpty, caller.derived.count <= 3 { return caller.derived }
        let type = reference.enclosingType ?? reference.path.fileBaseName
        let region = storyboards.region(of: reference.path)
        let key = FlowKey(name: type, region: region)
        if let known = scenesOfClass[key], let number = known.first { return [number] }
        let node = FlowScene(
            id: FlowSceneID(document: reference.path, object: type), kind: .code, title: type, controller: "",
            className: reference.enclosingType, storyboardIdentifier: nil, isInitial: false,
            place: Place(path: reference.path))
        let number = add(node, in: nil)
        scenesOfClass[key, default: []].append(number)
        return [number]
    }

    // MARK: Segues that code performs

    /// Lists the place on the segues of this identifier: those of the class's scenes, else all of the region.
    private mutating func perform(_ reference: CodeReference, _ caller: FlowCaller) {
        for name in reference.names {
            let key = FlowKey(name: name, region: storyboards.region(of: reference.path))
            var found = seguesByIdentifier[key] ?? []
            let ofClass = found.filter { caller.ids.contains(transitions[$0].source) }
            if !ofClass.isEmpty { found = ofClass }
            for number in found { transitions[number].performed.append(reference.place) }
        }
    }
}

/// The scenes that a piece of code may run in.
struct FlowCaller {
    let exact: [Int]
    let derived: [Int]
    /// Those of both.
    let ids: Set<FlowSceneID>
}

private struct FlowCallerKey: Hashable {
    let type: String
    let path: String
}

/// All that decides where a call's arrows begin and end.
private struct FlowQuestion: Hashable {
    let kind: CodeReference.Kind
    let names: [String]
    let storyboard: CodeReference.Storyboard
    let path: String
    let type: String?
    let expectedClass: String?

    init(_ reference: CodeReference) {
        (kind, names, storyboard) = (reference.kind, reference.names, reference.storyboard)
        (path, type, expectedClass) = (reference.path, reference.enclosingType, reference.expectedClass)
    }
}

private struct FlowCodeArrow: Hashable {
    let source: Int
    let destination: Int
    let isTest: Bool
}

/// The arrows of code with the places that they stand for, in the order in which they were found.
private struct FlowCodeArrows {
    private var order: [FlowCodeArrow] = []
    private var places: [FlowCodeArrow: [Place]] = [:]

    mutating func add(_ arrow: FlowCodeArrow, _ place: Place) {
        if places[arrow] == nil { order.append(arrow) }
        places[arrow, default: []].append(place)
    }

    mutating func remove(_ arrow: FlowCodeArrow) {
        places[arrow] = nil
        order.removeAll { $0 == arrow }
    }

    var all: [(arrow: FlowCodeArrow, places: [Place])] {
        order.compactMap { arrow in places[arrow].map { (arrow, $0) } }
    }
}
