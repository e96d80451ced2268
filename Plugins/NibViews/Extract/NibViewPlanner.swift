import Navigation
import TransformKit

/// Decides what a class for equal views needs: its outlets, closures and inspectable properties, and who asks it for them.
struct NibViewPlanner {
    private let graph: ProjectGraph
    private let reader: OwnerReader
    /// Whether code asks the view for its outlets, in place of properties that do.
    private let reachesThrough: Bool

    init(_ reader: OwnerReader, reachesThrough: Bool, in graph: ProjectGraph) {
        self.graph = graph
        self.reader = reader
        self.reachesThrough = reachesThrough
    }

    /// A place with what the code says of it, which is read once.
    struct ReadPlace {
        let place: NibPlace
        fileprivate let code: Code
    }

    /// What the code of one place says of it.
    fileprivate struct Code {
        var outlets: [OwnerReader.Outlet] = []
        var methods: [OwnerReader.Method] = []

        /// The methods with the controls that call them.
        var calls: [(control: NibViewDraft.Control, method: OwnerReader.Method)] {
            var counts: [String: Int] = [:]
            return methods.map { method in
                let key = "\(method.crossing.number) \(method.crossing.event)"
                defer { counts[key, default: 0] += 1 }
                return (
                    NibViewDraft.Control(
                        number: method.crossing.number, event: method.crossing.event, ordinal: counts[key, default: 0]),
                    method
                )
            }
        }
    }

    /// The places of some equal views that can be moved together, and why the others cannot.
    func movable(_ places: [NibPlace]) -> (places: [ReadPlace], refused: [(place: NibPlace, obstacle: Obstacle)]) {
        var refused: [(place: NibPlace, obstacle: Obstacle)] = []
        var open: [ReadPlace] = []
        for place in places {
            do throws(Obstacle) {
                open.append(ReadPlace(place: place, code: try code(of: place)))
            } catch {
                refused.append((place, error))
            }
        }
        // One that stays may have an outlet that another place shares, which stays then as well.
        while true {
            var stays: [(index: Int, obstacle: Obstacle)] = []
            for (index, place) in open.enumerated() {
                if let obstacle = sharedOutlet(of: place, with: open) { stays.append((index, obstacle)) }
            }
            if stays.isEmpty { return (open, refused) }
            refused += stays.map { (open[$0.index].place, $0.obstacle) }
            for stay in stays.reversed() { open.remove(at: stay.index) }
        }
    }

    private func code(of place: NibPlace) throws(Obstacle) -> Code {
        var code = Code()
        for crossing in place.crossings.outlets { code.outlets.append(try reader.outlet(crossing)) }
        for crossing in place.crossings.actions where !crossing.destination.isFirstResponder {
            code.methods.append(try reader.method(crossing))
        }
        return code
    }

    /// The reason against a place one of whose outlets leads to something that stays, in another document or scene.
    private func sharedOutlet(of place: ReadPlace, with places: [ReadPlace]) -> Obstacle? {
        for outlet in place.code.outlets {
            for connection in graph.connections(of: outlet.outlet) {
                let same = places.contains { other in
                    other.place.crossings.outlets.contains {
                        $0.element == connection.connection.element && $0.number == outlet.crossing.number
                    }
                }
                if same { continue }
                return Obstacle(
                    code: .outletShared,
                    reason: "“\(outlet.outlet.name)” of \(outlet.type.name) leads to something else in "
                        + connection.document.path.fileName, place: connection.connection.place)
            }
        }
        return nil
    }

    // MARK: Drafts

    /// - Parameter places: those that ``movable(_:)`` gave, at least one.
    /// - Throws: the reason why they cannot share a class.
    func draft(
        of places: [ReadPlace], named name: NibViewName, for owner: DocumentOwner, as ownClass: OwnViewClass?
    ) throws(Obstacle) -> NibViewDraft {
        var draft = NibViewDraft(
            className: name.text, isNameGuessed: name.isGuessed, places: places.map(\.place), owner: owner,
            ownClass: ownClass)
        let codes = places.map(\.code)
        draft.movesBackground = backgroundMoves(draft.places)
        var names = MemberNames(besides: { ownClass?.mentions($0) ?? false })
        try addProperties(codes, to: &draft, &names)
        addHandlers(codes, to: &draft, &names)
        addInspectables(to: &draft, &names)
        try addOwners(codes, to: &draft)
        return draft
    }

    private func backgroundMoves(_ places: [NibPlace]) -> Bool {
        guard places.allSatisfy({ !$0.keepsBackground && $0.background != nil }) else { return false }
        let written = Set(places.compactMap { $0.background.map { NewElement(copying: $0) } })
        return written.count == 1
    }

    /// - Throws: the reason why an outlet that the class has already cannot be asked for.
    private func addProperties(
        _ codes: [Code], to draft: inout NibViewDraft, _ names: inout MemberNames
    ) throws(Obstacle) {
        var wanted: [Int: [OwnerReader.Outlet]] = [:]
        for outlet in codes.flatMap(\.outlets) { wanted[outlet.crossing.number, default: []].append(outlet) }
        for (number, outlets) in wanted.sorted(by: { $0.key < $1.key }) {
            let object = draft.places[0].shape.objects[number]
            if let declared = draft.ownClass?.property(for: object, among: draft.places[0].crossings.fromClass) {
                if declared.isPrivate {
                    throw Obstacle(
                        code: .outletUnusual,
                        reason:
                            "“\(declared.name)” of \(draft.className) is private, and others have outlets of the same",
                        place: object.place)
                }
                draft.properties[number] = declared
                continue
            }
            draft.properties[number] = NibViewDraft.Property(
                name: names.add(.common(of: outlets.map(\.outlet.name)) ?? object.memberName, kind: object.name),
                type: object.swiftClassName, isWeak: outlets.allSatisfy { $0.outlet.ownership == .weak },
                isPrivate: false)
        }
    }

    private func addHandlers(
        _ codes: [Code], to draft: inout NibViewDraft, _ names: inout MemberNames
    ) {
        // By control: the methods that it calls at each place.
        var methods: [NibViewDraft.Control: [Int: OwnerReader.Method]] = [:]
        for (place, code) in codes.enumerated() {
            for (control, method) in code.calls { methods[control, default: [:]][place] = method }
        }
        let order = methods.keys.sorted { ($0.number, $0.event, $0.ordinal) < ($1.number, $1.event, $1.ordinal) }
        var groups: [[NibViewDraft.Control]] = []
        for control in order {
            let calls = methods[control]?.mapValues { [$0.crossing.selector, $0.crossing.destination.id ?? ""] }
            let index = groups.firstIndex { group in
                methods[group[0]]?.mapValues { [$0.crossing.selector, $0.crossing.destination.id ?? ""] } == calls
                    && sender(of: group[0], draft) == sender(of: control, draft)
            }
            if let index { groups[index].append(control) } else { groups.append([control]) }
        }
        for controls in groups {
            let called = methods[controls[0]] ?? [:]
            let usesSender = called.values.contains { $0.label != nil }
            // What only some of the places call it says nothing of the view that all share.
            let isShared = called.count == codes.count
            let common = isShared ? String.common(of: called.sorted { $0.key < $1.key }.map(\.value.name)) : nil
            let object = draft.places[0].shape.objects[controls[0].number]
            let words = (common?.withoutActionWords ?? []).filter {
                !["btn", "button", "action"].contains($0.lowercased())
            }
            let base = words.isEmpty ? [object.eventWord(controls[0].event)] : words
            let method = names.add(
                words.isEmpty ? object.name + base[0].capitalizedWord : common ?? base.camelCased, kind: "action")
            draft.handlers.append(
                NibViewDraft.Handler(
                    name: names.add(
                        (["on"]
                            + base.map {
                                $0.lowercased() == $0 || $0.uppercased() == $0
                                    ? $0.lowercased().capitalizedWord : $0.capitalizedWord
                            }).camelCased, kind: ""), method: method,
                    control: object.swiftClassName, takesSender: usesSender, controls: controls))
        }
    }

    private func sender(of control: NibViewDraft.Control, _ draft: NibViewDraft) -> String {
        draft.places[0].shape.objects[control.number].swiftClassName
    }

    private func addInspectables(to draft: inout NibViewDraft, _ names: inout MemberNames) {
        let first = draft.places[0].shape
        for (index, value) in first.values.enumerated() {
            let values = draft.places.map { $0.shape.values[index].value }
            guard Set(values).count > 1 else { continue }
            let object = first.objects[value.number]
            let property =
                draft.properties[value.number]
                ?? draft.ownClass?.property(for: object, among: draft.places[0].crossings.fromClass)
                ?? NibViewDraft.Property(
                    name: names.add(object.memberName, kind: ""), type: object.swiftClassName, isWeak: true,
                    isPrivate: true)
            draft.properties[value.number] = property
            draft.inspectables.append(
                NibViewDraft.Inspectable(
                    name: names.add(
                        property.isPrivate ? value.kind.rawValue : property.name.extended(by: value.kind.rawValue),
                        kind: ""),
                    number: value.number, kind: value.kind, index: index))
        }
    }

    // MARK: Owners

    private func addOwners(_ codes: [Code], to draft: inout NibViewDraft) throws(Obstacle) {
        for (number, code) in codes.enumerated() {
            var sources: [Element] = []
            for source in code.outlets.map(\.crossing.source) + code.methods.map(\.crossing.destination)
            where !sources.contains(source) {
                sources.append(source)
            }
            for source in sources {
                try add(source, number, code, to: &draft)
            }
        }
        var taken: [SwiftClass: Set<String>] = [:]
        for index in draft.owners.indices {
            if let present = draft.owners[index].present {
                draft.owners[index].outletName = present.name
                continue
            }
            let type = draft.owners[index].type
            let siblings = draft.owners.count { $0.type == type }
            let name = outletName(draft.owners[index], draft, isOneOfSeveral: siblings > 1, taken[type] ?? [])
            draft.owners[index].outletName = name
            taken[type, default: []].insert(name)
        }
    }

    private func add(_ source: Element, _ place: Int, _ code: Code, to draft: inout NibViewDraft) throws(Obstacle) {
        let outlets = code.outlets.filter { $0.crossing.source == source }
        let methods = code.calls.filter { $0.method.crossing.destination == source }
        let types = Set(outlets.map(\.type))
        guard types.count < 2, let type = types.first ?? methods.first?.method.type else {
            throw Obstacle(
                code: .ownerUnclear, reason: "several classes declare the outlets of \(ElementSubject(source).words)",
                place: source.place)
        }
        var calls: [OwnerDraft.Call] = []
        for (control, method) in methods {
            // A class above the method's own does not see it.
            guard method.type == type || graph.classes.chain(of: type).contains(method.type) else {
                throw Obstacle(
                    code: .actionUnclear, reason: "“\(method.name)” is declared below \(type.name)", place: method.place
                )
            }
            guard let handler = draft.handlers.firstIndex(where: { $0.controls.contains(control) }) else { continue }
            if calls.contains(where: { $0.handler == handler }) { continue }
            let moved = draft.places.flatMap(\.crossings.actions).map(\.element)
            let isFree = reader.messages(method.crossing.selector, to: method.type).allSatisfy {
                moved.contains($0.element)
            }
            let argument = method.label.map { label in label.map { "\($0): sender" } ?? "sender" }
            calls.append(
                OwnerDraft.Call(
                    handler: handler, text: "self?.\(method.name)(\(argument ?? ""))", usesSender: argument != nil,
                    attribute: isFree ? method.attribute : nil))
        }
        let forwards = outlets.map { outlet in
            OwnerDraft.Forward(
                outlet: outlet.outlet, number: outlet.crossing.number,
                uses: reachesThrough && outlet.observer == nil
                    ? reader.reachableUses(of: outlet.outlet, in: type) : nil,
                observer: outlet.observer)
        }
        let observers = forwards.compactMap(\.observer)
        if observers.count > 1, observers.contains(where: \.declares) {
            throw Obstacle(
                code: .outletUnusual, reason: "several outlets of \(type.name) have observers that declare something",
                place: reader.place(of: outlets[0].outlet))
        }
        let own = draft.places.flatMap(\.crossings.ownOutlets)
        let present = draft.places[place].crossings.ownOutlets.lazy.filter { $0.source == source }
            .compactMap { reader.narrowable($0, among: own) }.first { $0.type == type }?.outlet
        // Another scene of the class has the same outlets, and so the same view.
        let index = draft.owners.firstIndex { owner in
            owner.type == type && !owner.sources.contains { $0.source == source }
                && owner.calls.map(\.text) == calls.map(\.text)
                && Set(owner.forwards.map(\.outlet)) == Set(forwards.map(\.outlet)) && owner.present == present
        }
        if let index {
            draft.owners[index].sources.append((source, place))
        } else {
            let shared = draft.owners.first { owner in
                owner.forwards.contains { known in forwards.contains { $0.outlet == known.outlet } }
                    || present != nil && owner.present == present
            }
            if shared != nil {
                throw Obstacle(
                    code: .attributesDiffer,
                    reason: "two scenes of \(type.name) have different outlets or actions of it",
                    place: source.place)
            }
            draft.owners.append(
                OwnerDraft(
                    type: type, sources: [(source, place)], present: present, forwards: forwards, calls: calls))
        }
    }

    private func outletName(
        _ owner: OwnerDraft, _ draft: NibViewDraft, isOneOfSeveral: Bool, _ taken: Set<String>
    ) -> String {
        let plain = draft.className.nameWords.camelCased
        var wanted = plain
        if isOneOfSeveral, let place = owner.sources.first?.place {
            let own = NibViewName.words(of: draft.places[place], owner)
            if !own.isEmpty { wanted = (own + ["View"]).camelCased }
        }
        let used = graph.classes.chain(of: owner.type).flatMap(\.parts).compactMap { graph.text(at: $0.path) }
        var name = wanted
        var number = 2
        while taken.contains(name) || used.contains(where: { $0.contains(identifier: name) }) {
            name = wanted + String(number)
            number += 1
        }
        return name
    }
}

/// Gives out the names of a class's members, none twice and none that a view has already.
private struct MemberNames {
    private var taken = UIViewMembers.names
    private let isTaken: (String) -> Bool

    /// - Parameter isTaken: whether the class itself has something of a name.
    init(besides isTaken: @escaping (String) -> Bool) { self.isTaken = isTaken }

    /// Words of Swift that an outlet may be called by chance.
    private static let keywords: Set<String> = [
        "as", "case", "class", "default", "extension", "for", "if", "import", "in", "init", "is", "let", "operator",
        "repeat", "return", "super", "switch", "throw", "try", "var", "where", "while",
    ]

    mutating func add(_ wanted: String, kind: String) -> String {
        var name = wanted.isEmpty ? "content" : Self.keywords.contains(wanted) ? wanted + "Control" : wanted
        if taken.contains(name), !kind.isEmpty, !name.lowercased().hasSuffix(kind.lowercased()) {
            name += kind.capitalizedWord
        }
        let base = name
        var number = 2
        while isTaken(name) || !taken.insert(name).inserted {
            name = base + String(number)
            number += 1
        }
        return name
    }
}
