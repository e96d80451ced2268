import Colorimetry
import TransformKit

/// Names colors that have no color set yet, and finds a catalog for each.
struct NewColors {
    private let context: TransformContext
    private let options: PaletteOptions
    private let knowledge: NamingKnowledge

    init(_ context: TransformContext, _ options: PaletteOptions, _ knowledge: NamingKnowledge) {
        self.context = context
        self.options = options
        self.knowledge = knowledge
    }

    /// A color with its catalog, before it has a name.
    private struct Placed {
        let group: ColorGroup
        let need: Set<ResourceBundle>
        let place: CatalogPlace
        /// The color of the whole group, where this is a part of it.
        var color: CatalogColor?

        var value: ColorValue { (color ?? group.representative).value }
    }

    /// - Parameter all: the colors of all scopes, also those that have a set: roles are ranked among all.
    func groups(
        for candidates: [ColorGroup], among all: [ColorGroup], _ designed: [ColorGroup.ID: String],
        _ merging: NearDuplicates
    ) -> ([NamedGroup], [Refusal]) {
        let needs = candidates.map { group in
            (merging.absorbed[group.id] ?? []).reduce(group.need) { $0.union($1.group.need) }
        }
        let parts = candidates.flatMap { $0.parts.map(\.need) }
        let chooser = CatalogChooser(
            context.graph, preferred: options.catalog, needs: needs + parts, mayEdit: context.mayEdit)
        let (placed, impossible) = place(candidates, needs, chooser)
        var refusals = impossible
        var named: [NamedGroup] = []
        // Two scopes may share a catalog, so names of one are not free for the next.
        var taken: [String: Set<String>] = [:]
        let ranked = Dictionary(grouping: all, by: \.id.scope)
        for (scope, members) in Dictionary(grouping: placed, by: \.group.id.scope).sorted(by: { $0.key < $1.key }) {
            let known = Set(Set(members.map(\.need)).flatMap { chooser.takenNames(for: $0) })
            let sharing = Set(Set(members.map(\.place.path)).flatMap { taken[$0] ?? [] })
            var assigner = assigner(known, sharing, members)
            let requests = Set(members.map { request(for: $0, designed[$0.group.id]) })
            let open = Set(requests.filter { $0.designed == nil && $0.code == nil }.map(\.key))
            let roles = RoleNames(
                ranked[scope] ?? [], others: knowledge.usage.plain + knowledge.usage.named, isOpen: open.contains)
            let outcomes = assigner.names(for: Array(requests), roles: roles)
            for placed in members {
                switch outcomes[placed.group.id.key] {
                case .named(let name):
                    taken[placed.place.path, default: []].insert(name.name)
                    named += groups(named: name, placed, merging.absorbed[placed.group.id] ?? [])
                case .taken(let name):
                    refusals.append(
                        refusal(
                            of: placed.group, .nameTaken,
                            "the recipe calls it “\(name)”, and another color has that name already"))
                case nil: break
                }
            }
        }
        return (named, refusals)
    }

    private func place(
        _ candidates: [ColorGroup], _ needs: [Set<ResourceBundle>], _ chooser: CatalogChooser
    ) -> ([Placed], [Refusal]) {
        var placed: [Placed] = []
        var refusals: [Refusal] = []
        for (group, need) in zip(candidates, needs) {
            if let place = try? chooser.catalog(for: need) {
                placed.append(Placed(group: group, need: need, place: place))
                continue
            }
            // No catalog can serve all: each bundle gets the color set in a catalog of its own, by the same name.
            for part in group.parts {
                do throws(Obstacle) {
                    let place = try chooser.catalog(for: part.need)
                    placed.append(Placed(group: part, need: part.need, place: place, color: group.representative))
                } catch {
                    refusals.append(refusal(of: part, error.code, error.reason))
                }
            }
        }
        return (placed, refusals)
    }

    private func assigner(_ known: Set<String>, _ sharing: Set<String>, _ members: [Placed]) -> NameAssigner {
        let names = ReservedColorNames(
            known.union(sharing).union(knowledge.namesInUse), members: knowledge.colorMembers,
            writesSymbols: members.contains { $0.need.contains(where: \.writesColorSymbols) })
        return NameAssigner(names, style: NameStyle(known), namespace: options.namespace)
    }

    private func request(for placed: Placed, _ designed: String?) -> NameAssigner.Request {
        let value = placed.value
        let projects = Set(placed.need.map(\.projectPath))
        let roles = placed.group.roles
        return NameAssigner.Request(
            key: placed.group.id.key, value: value, count: placed.group.count, designed: designed,
            code: knowledge.code.name(of: value, in: projects, used: roles),
            opaque: value.isOpaque ? nil : knowledge.opaqueName(of: value, in: placed.need))
    }

    private func groups(
        named: NameAssigner.Named, _ placed: Placed, _ absorbed: [NearDuplicates.Absorbed]
    ) -> [NamedGroup] {
        let color = placed.color ?? placed.group.representative
        let source = NamedGroup.Source.new(NewColorSet(name: named.name, color: color, place: placed.place))
        let passedOver = named.origin == .person ? nil : placed.group.passedOver
        return [
            NamedGroup(
                name: named.name, source: source, origin: named.origin, uses: placed.group.uses, passedOver: passedOver,
                swiftUses: placed.group.swiftUses)
        ]
            + absorbed.filter { $0.group.need.isSubset(of: placed.need) }.map { near in
                let merged = NamedGroup.Merged(into: color.value, distance: near.distance)
                return NamedGroup(
                    name: named.name, source: source, origin: named.origin, uses: near.group.uses, merged: merged)
            }
    }

    private func refusal(of group: ColorGroup, _ code: RefusalCode, _ reason: String) -> Refusal {
        let value = group.representative.value
        return Refusal(
            subject: "\(value.ownHex) \(value.space.title)",
            title: "name \(value.hexAndSpace) in \(Count.of(group.count, "place"))", code: code, reason: reason,
            place: group.place ?? Place(path: group.id.scope),
            details: ["colors": .number(group.uses.count)])
    }
}

extension ResourceBundle {
    /// True where Xcode makes a member of `UIColor` of each color set, as in packages, which have no setting against
    /// it.
    fileprivate var writesColorSymbols: Bool {
        switch builder {
        case .xcodeTarget(let target): AccessorOwner.writesOwnSymbols(target)
        case .packageTarget: true
        }
    }
}
