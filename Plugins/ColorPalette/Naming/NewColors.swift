import Colorimetry
import TransformKit

/// Names colors that no color set has yet, and finds each a catalog.
struct NewColors {
    private let context: TransformContext
    private let options: PaletteOptions

    init(_ context: TransformContext, _ options: PaletteOptions) {
        self.context = context
        self.options = options
    }

    /// A color with its catalog, still without a name.
    private struct Placed {
        let group: ColorGroup
        let need: Set<ResourceBundle>
        let place: CatalogPlace
        /// Of the whole color, where this is a part of it.
        var color: CatalogColor?
    }

    func groups(
        for candidates: [ColorGroup], _ designed: [ColorGroup.ID: String], _ merging: NearDuplicates
    ) -> ([NamedGroup], [Refusal]) {
        let needs = candidates.map { group in
            (merging.absorbed[group.id] ?? []).reduce(group.need) { $0.union($1.group.need) }
        }
        let parts = candidates.flatMap { $0.parts.map(\.need) }
        let chooser = CatalogChooser(
            context.graph, preferred: options.catalog, needs: needs + parts, mayEdit: context.mayEdit)
        var placed: [Placed] = []
        var refusals: [Refusal] = []
        for (group, need) in zip(candidates, needs) {
            if case .success(let place) = chooser.catalog(for: need) {
                placed.append(Placed(group: group, need: need, place: place))
                continue
            }
            // No catalog can serve all: each bundle gets the color set in a catalog of its own, by the same name.
            for part in group.parts {
                switch chooser.catalog(for: part.need) {
                case .success(let place):
                    let color = group.representative
                    placed.append(Placed(group: part, need: part.need, place: place, color: color))
                case .failure(let refusal): refusals.append(self.refusal(of: part, refusal.code, refusal.reason))
                }
            }
        }
        var named: [NamedGroup] = []
        // Two scopes may share a catalog, so names of one are taken for the next.
        var taken: [String: Set<String>] = [:]
        let symbols = Set(context.graph.swiftColors.declarations.values.flatMap(\.staticMembers))
        let asked = NamesInUse.names(in: context.graph)
        for (_, scope) in Dictionary(grouping: placed, by: \.group.id.scope).sorted(by: { $0.key < $1.key }) {
            let known = Set(Set(scope.map(\.need)).flatMap { chooser.takenNames(for: $0) })
            let sharing = Set(Set(scope.map(\.place.path)).flatMap { taken[$0] ?? [] })
            var assigner = NameAssigner(
                taken: known.union(sharing).union(asked), namespace: options.namespace, symbols: symbols)
            let requests = Set(
                scope.map { placed in
                    let value = (placed.color ?? placed.group.representative).value
                    return NameAssigner.Request(
                        key: placed.group.id.key, value: value, designed: designed[placed.group.id])
                })
            let outcomes = assigner.names(for: Array(requests))
            for placed in scope {
                switch outcomes[placed.group.id.key] {
                case .name(let name):
                    taken[placed.place.path, default: []].insert(name)
                    named += groups(named: name, placed, merging.absorbed[placed.group.id] ?? [])
                case .taken(let name):
                    refusals.append(
                        refusal(
                            of: placed.group, "name-taken",
                            "the recipe calls it “\(name)”, and another color has that name already"))
                case nil: break
                }
            }
        }
        return (named, refusals)
    }

    private func groups(named name: String, _ placed: Placed, _ absorbed: [NearDuplicates.Absorbed]) -> [NamedGroup] {
        let color = placed.color ?? placed.group.representative
        let source = NamedGroup.Source.new(NewColorSet(name: name, color: color, place: placed.place))
        return [NamedGroup(name: name, source: source, uses: placed.group.uses, swiftUses: placed.group.swiftUses)]
            + absorbed.filter { $0.group.need.isSubset(of: placed.need) }.map { near in
                let merged = NamedGroup.Merged(into: color.value, distance: near.distance)
                return NamedGroup(name: name, source: source, uses: near.group.uses, merged: merged)
            }
    }

    private func refusal(of group: ColorGroup, _ code: String, _ reason: String) -> Refusal {
        let value = group.representative.value
        return Refusal(
            subject: "\(value.hex) \(value.space.title)",
            title: "name \(value.hex) in \(Count.of(group.count, "place"))", code: code, reason: reason,
            place: group.place ?? Place(path: group.id.scope),
            details: ["colors": .number(group.uses.count)])
    }
}
