import Navigation
import SceneCallWriting
import SwiftSyntax
import TransformKit

/// Decides for one class after another whether it gets a bridge, and what moves there.
struct BridgePlanner {
    private let context: TransformContext
    private let options: DependencyBridgeOptions
    private let reader: PropertyReader
    private let scenes: BridgedScenes
    private let uses: DependencyUses
    private let declared: [SwiftClass: [DependencyProperty]]
    private let creations: CreationsInCode
    private let protocols: ProjectProtocols
    /// Names that earlier bridges of this run gave to properties, by the class that has them.
    private var members: [SwiftClass: Set<String>] = [:]
    private var names: Set<String> = []
    private(set) var bridges: [Bridge] = []
    private(set) var refusals: [Refusal] = []

    private var graph: ProjectGraph { context.graph }

    init(
        _ context: TransformContext, _ options: DependencyBridgeOptions, _ properties: PropertyReader,
        _ made: MadeControllers
    ) {
        self.context = context
        self.options = options
        let graph = context.graph
        let trees = SwiftTrees(graph)
        reader = properties
        scenes = BridgedScenes(graph)
        creations = CreationsInCode(in: graph)
        protocols = ProjectProtocols(graph)
        var candidates: Set<SwiftClass> = []
        for type in scenes.classes { candidates.formUnion(graph.classes.chain(of: type)) }
        let dependencies = DependencyReader(graph, reader)
        var declared: [SwiftClass: [DependencyProperty]] = [:]
        for type in candidates where options.classes?.matches(type.name) ?? true {
            let found = dependencies.properties(of: type).filter { options.properties?.matches($0.name) ?? true }
            if !found.isEmpty || options.classes != nil { declared[type] = found }
        }
        self.declared = declared
        uses = DependencyUses(of: Set(declared.values.joined().map(\.name)), in: graph, protocols, made, trees)
        // A superclass comes first: its outlet's name is taken for its subclasses.
        let order = declared.keys.sorted { first, second in
            let depths = (graph.classes.chain(of: first).count, graph.classes.chain(of: second).count)
            return depths.0 != depths.1 ? depths.0 < depths.1 : first < second
        }
        for type in order { plan(type) }
    }

    private mutating func plan(_ type: SwiftClass) {
        let family = [type] + graph.classes.subclasses(of: type)
        var set: [(property: DependencyProperty, assignments: [MemberUse])] = []
        for property in declared[type] ?? [] {
            let assignments = uses.onObjects(property.name, of: family).filter { $0.role == .assigned }
            if assignments.contains(where: { !graph.isTest($0.path) }) { set.append((property, assignments)) }
        }
        guard !set.isEmpty else {
            // A pattern that names one class chooses it; one of many chooses those that have something to move.
            if let pattern = options.classes, pattern.text == type.name {
                refuse(
                    type,
                    Obstacle(code: .noDependency, reason: "no code sets a property of it", place: type.place(in: graph))
                )
            }
            return
        }
        do throws(Obstacle) {
            try bridge(type, family, set)
        } catch {
            refuse(type, error)
        }
    }

    private mutating func bridge(
        _ type: SwiftClass, _ family: [SwiftClass], _ set: [(property: DependencyProperty, assignments: [MemberUse])]
    ) throws(Obstacle) {
        if type.name.contains(".") {
            throw Obstacle(code: .nestedClass, reason: "it stands inside another type", place: type.place(in: graph))
        }
        guard context.mayEdit(type.declaration.path) else { return }
        if let obstacle = scenes.obstacle(family) { throw obstacle }
        if let creation = creations.first(of: family) {
            throw Obstacle(
                code: .madeInCode, reason: "code makes a \(creation.name) without its scene", place: creation.place)
        }
        let controllers = scenes.controllers(of: family)
        if let closed = controllers.first(where: { !context.mayEdit($0.document.path) }) {
            throw Obstacle(
                code: .outsideOfStep, reason: "the step may not change \(closed.document.path.fileName)",
                place: closed.place)
        }
        let objectiveCName = try objectiveCName(controllers)
        var moved: [BridgedProperty] = []
        let early = earlyCode(type, family, controllers)
        for entry in set {
            do throws(Obstacle) {
                moved.append(try self.moved(entry.property, entry.assignments, type, family, early))
            } catch {
                refuse(type, error, property: entry.property.name)
            }
        }
        guard !moved.isEmpty else { return }
        let existing = existingBridge(of: type)
        let name: String
        let outlet: String
        if let existing {
            (name, outlet) = (existing.type.name, existing.outlet)
        } else {
            name = try bridgeName(for: type)
            outlet = try memberName(options.outlet, or: name, of: type, family)
        }
        let hiding = existing == nil ? try hidingProtocols(type, family, moved, controllers) : []
        names.insert(name)
        bridges.append(
            Bridge(
                type: type, name: name, existing: existing?.type, outlet: outlet,
                objectiveCName: objectiveCName ? name : nil, properties: moved, controllers: controllers,
                protocols: hiding))
    }

    // MARK: Properties

    private func moved(
        _ property: DependencyProperty, _ assignments: [MemberUse], _ type: SwiftClass, _ family: [SwiftClass],
        _ early: EarlyCode
    ) throws(Obstacle) -> BridgedProperty {
        if let obstacle = property.obstacle { throw obstacle }
        let name = property.name
        for subclass in family.dropFirst() {
            if let place = subclass.parts.lazy.compactMap({ reader.place(of: name, in: $0) }).first {
                throw Obstacle(
                    code: .redeclaredProperty, reason: "\(subclass.name) declares it again", place: place)
            }
        }
        if let place = early.mention(of: name) {
            throw Obstacle(
                code: .usedBeforeConnections,
                reason: "code that runs while the screen is made uses it, before the bridge is connected", place: place)
        }
        let classNames = family.flatMap { [$0.name, $0.declaration.objectiveCName].compactMap(\.self) }
        for file in graph.objectiveCFiles where file.source.contains(identifier: name) {
            if classNames.contains(where: file.source.contains(identifier:)) {
                throw Obstacle(
                    code: .namedInObjectiveC, reason: "\(file.path.fileName) names the class and the property",
                    place: Place(file.source, at: file.source.offsets(ofIdentifier: name).first ?? 0))
            }
        }
        let movable = assignments.filter { context.mayEdit($0.path) && !isUnreachable($0, type) }
        guard !movable.isEmpty else {
            throw Obstacle(
                code: .outsideOfStep, reason: "the step may not change the code that sets it",
                place: property.place)
        }
        return BridgedProperty(
            property: property, assignments: movable,
            keepsSetter: keepsSetter(property, type, family, Set(movable)))
    }

    /// Whether a file of another module sets it, which sees only what is public.
    private func isUnreachable(_ use: MemberUse, _ type: SwiftClass) -> Bool {
        if graph.text(at: use.path)?.contains("@testable import" as StaticString) == true { return false }
        let builders = graph.targets.targets(of: use.path)
        let own = graph.targets.targets(of: type.declaration.path)
        return !type.declaration.isPublic && !builders.isEmpty && !own.isEmpty
            && Set(builders).isDisjoint(with: own)
    }

    private func keepsSetter(
        _ property: DependencyProperty, _ type: SwiftClass, _ family: [SwiftClass], _ moved: Set<MemberUse>
    ) -> Bool {
        let name = property.name
        if protocols.require(name, of: family + graph.classes.chain(of: type))
            || type.declaration.isPublic && !property.access.isEmpty
        {
            return true
        }
        if graph.refusedSwift.contains(where: { $0.source.contains(identifier: name) }) { return true }
        let isObject = isObject(property, type)
        let held = property.settable?.type.wrapped ?? ""
        let possible = uses.possible(name).filter { use in
            !isUnreachable(use, type) && !(protocols.contains(held) && assignsOther(use, than: held))
        }
        return (uses.onObjects(name, of: family) + uses.inside(name, of: family) + possible)
            .contains { !moved.contains($0) && uses.mayWrite($0, isObject: isObject) }
    }

    /// Whether a place assigns an object, by `self`, that does not conform to a protocol.
    private func assignsOther(_ use: MemberUse, than name: String) -> Bool {
        guard use.role == .assigned, let around = use.enclosingTypes.first, let source = graph.text(at: use.path) else {
            return false
        }
        let end = min(source.bytes.count, use.range.upperBound + 40)
        let value = source.string(use.range.upperBound..<end).drop { $0 == " " || $0 == "=" }
        guard value.hasPrefix("self"), value.dropFirst(4).first?.isNewline ?? true else { return false }
        let types = graph.swiftClasses(named: around, around: [], from: use.path)
        return types.count == 1 && !protocols.conform(graph.classes.chain(of: types[0]), to: name)
    }

    /// Whether the property holds an object, so that a change of what it holds sets nothing.
    private func isObject(_ property: DependencyProperty, _ type: SwiftClass) -> Bool {
        if property.variable.modifiers.contains(where: { $0.name.text == "weak" }) { return true }
        guard let held = property.settable?.type else { return false }
        if protocols.isUnchanged(held.wrapped) { return true }
        if held.isFunction || OutletConnection.isSystemClass(held.wrapped) { return true }
        if case .swift = graph.classes.resolve(held.wrapped, from: type.declaration.path) { return true }
        return false
    }

    // MARK: Scenes

    /// Whether the bridge needs a name for Objective-C, since the scenes name no module.
    private func objectiveCName(_ controllers: [Element]) throws(Obstacle) -> Bool {
        let without = controllers.filter { $0.customModule == nil }
        guard let first = without.first else { return false }
        if without.count < controllers.count {
            throw Obstacle(
                code: .modulesDiffer, reason: "this scene names no module for its class, and others do",
                place: first.place)
        }
        return true
    }

    private func earlyCode(_ type: SwiftClass, _ family: [SwiftClass], _ controllers: [Element]) -> EarlyCode {
        let sources = Set(controllers)
        let outlets = graph.outletConnections.filter {
            sources.contains($0.source) && ($0.destination?.isTopLevel ?? true)
        }.map(\.property)
        return EarlyCode(
            of: graph.classes.chain(of: type) + family.dropFirst(), sceneOutlets: Set(outlets), graph, reader)
    }

    // MARK: Names

    /// The bridge that an earlier run gave the class.
    private func existingBridge(of type: SwiftClass) -> (type: SwiftClass, outlet: String)? {
        for outlet in type.outlets
        where outlet.wrappedType == ScreenName.of(class: type.name) + options.suffix
            || outlet.wrappedType == type.name + options.suffix
        {
            if case .swift(let found) = graph.classes.resolve(outlet.wrappedType, from: outlet.path), found.count == 1,
                context.mayEdit(found[0].declaration.path)
            {
                return (found[0], outlet.name)
            }
        }
        return nil
    }

    private func bridgeName(for type: SwiftClass) throws(Obstacle) -> String {
        for name in [ScreenName.of(class: type.name) + options.suffix, type.name + options.suffix] where !isTaken(name)
        {
            return name
        }
        throw Obstacle(
            code: .nameInUse,
            reason:
                "the project has a type \(ScreenName.of(class: type.name) + options.suffix); choose another `suffix`",
            place: type.place(in: graph))
    }

    private func isTaken(_ name: String) -> Bool {
        names.contains(name) || graph.swiftFiles.contains { $0.source.contains(identifier: name) }
            || graph.objectiveCFiles.contains { $0.source.contains(identifier: name) }
    }

    /// A name for a property of the controller, or one made of its type's where a class above or below has the first.
    private mutating func memberName(
        _ wanted: String, or typeName: String, of type: SwiftClass, _ family: [SwiftClass]
    ) throws(Obstacle) -> String {
        let related = graph.classes.chain(of: type) + family.dropFirst()
        for name in [wanted, MemberName.lowerCamel(typeName) ?? typeName] {
            let isTaken =
                related.contains { members[$0]?.contains(name) == true }
                || related.flatMap(\.parts).contains { graph.text(at: $0.path)?.contains(identifier: name) == true }
            if !isTaken {
                members[type, default: []].insert(name)
                return name
            }
        }
        throw Obstacle(
            code: .nameInUse, reason: "the class says `\(wanted)` already; choose another `outlet`",
            place: type.place(in: graph))
    }

    private mutating func hidingProtocols(
        _ type: SwiftClass, _ family: [SwiftClass], _ moved: [BridgedProperty], _ controllers: [Element]
    ) throws(Obstacle) -> [BridgeProtocol] {
        switch options.protocols {
        case .none: return []
        case .references: if !controllers.contains(where: scenes.isReferenced) { return [] }
        case .all: break
        }
        let stem = ScreenName.of(class: type.name)
        var found: [BridgeProtocol] = []
        for (suffix, isOutput) in [("Input", false), ("Output", true)]
        where moved.contains(where: { $0.property.isOutput == isOutput }) {
            let name = isTaken(stem + suffix) ? type.name + suffix : stem + suffix
            guard !isTaken(name) else {
                throw Obstacle(
                    code: .nameInUse, reason: "the project has a type \(name)", place: type.place(in: graph))
            }
            names.insert(name)
            let member = try memberName(suffix.lowercased(), or: name, of: type, family)
            found.append(BridgeProtocol(name: name, member: member, isOutput: isOutput))
        }
        return found
    }

    // MARK: Refusals

    private mutating func refuse(_ type: SwiftClass, _ obstacle: Obstacle, property: String? = nil) {
        let subject = property.map { "\(type.name).\($0)" } ?? type.name
        let title = property.map { "move \(type.name).\($0) into a bridge" } ?? "give \(type.name) a bridge"
        refusals.append(
            Refusal(
                subject: subject, title: title, code: obstacle.code, reason: obstacle.reason, place: obstacle.place))
    }
}
