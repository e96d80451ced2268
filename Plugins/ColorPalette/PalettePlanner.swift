import Colorimetry
import TransformKit

/// Decides which colors get which names, and where their color sets go.
struct PalettePlanner {
    private let context: TransformContext
    private let options: PaletteOptions
    private let reusable: ReusableSets
    private let designed: DesignedNames

    init(_ context: TransformContext, _ options: PaletteOptions) {
        self.context = context
        self.options = options
        reusable = ReusableSets(context.graph)
        designed = DesignedNames(options.names)
    }

    func proposals(for uses: [ColorUse]) -> Proposals {
        var proposals = Proposals()
        var named: [NamedGroup] = []
        var open: [ColorGroup] = []
        let swiftUses = options.countsSwift ? SwiftUse.all(in: context) : []
        for group in PaletteScopes(uses, swift: swiftUses).groups {
            let (reused, rest) = reuse(group)
            named += reused
            if rest.count > 0 { open.append(rest) }
        }
        let names = designedNames(of: open)
        let isEnough = { (group: ColorGroup) in names[group.id] != nil || group.count >= options.minimumUses }
        var merging = NearDuplicates()
        if let distance = options.mergeWithin {
            merging = NearDuplicates(open, within: distance, designed: Set(names.keys), isEnough: isEnough, reusable)
        }
        let candidates = open.filter { isEnough($0) && !merging.isAbsorbed($0.id) }
        let (new, refusals) = NewColors(context, options).groups(for: candidates, names, merging)
        named += new + merging.intoExisting
        proposals.refusals += refusals
        let left = open.filter { !isEnough($0) && !merging.isAbsorbed($0.id) }
        proposals.findings += rareColors(left)
        let changes = PaletteChanges(graph: context.graph, namings: namings(named), homes: homes(named))
        for made in concurrentMap(named, threads: defaultThreadCount, changes.proposals(for:)) {
            proposals.append(made)
        }
        proposals.findings += PaletteFindings.findings(in: context.graph, reused: Set(named.compactMap(\.reusedPath)))
        return proposals
    }

    /// Uses whose bundles all have a color set of that value, each with its set, and the uses that are left.
    private func reuse(_ group: ColorGroup) -> (reused: [NamedGroup], rest: ColorGroup) {
        var rest = ColorGroup(id: group.id)
        rest.swiftUses = group.swiftUses.filter { reusable.set(for: $0.literal.value, in: $0.bundles) == nil }
        var bySet: [String: NamedGroup] = [:]
        for use in group.uses {
            guard let set = reusable.set(for: use.value.value, in: use.bundles) else {
                rest.uses.append(use)
                continue
            }
            bySet[set.path, default: NamedGroup(name: set.name, source: .reused(set), uses: [])].uses.append(use)
        }
        return (bySet.sorted { $0.key < $1.key }.map(\.value), rest)
    }

    private func designedNames(of groups: [ColorGroup]) -> [ColorGroup.ID: String] {
        var names: [ColorGroup.ID: String] = [:]
        for (scope, group) in Dictionary(grouping: groups, by: \.id.scope) {
            for (key, name) in designed.names(of: group.map(\.id.key)) {
                names[ColorGroup.ID(scope: scope, key: key)] = name
            }
        }
        return names
    }

    /// One note a scope on colors that are too rare for a name.
    private func rareColors(_ groups: [ColorGroup]) -> [Finding] {
        Dictionary(grouping: groups, by: \.id.scope).sorted { $0.key < $1.key }.compactMap { scope, groups in
            let uses = groups.flatMap(\.uses)
            guard let place = groups.compactMap(\.place).min(), !uses.isEmpty else { return nil }
            return Finding(
                rule: "rare-colors", level: .note, place: place,
                message: """
                    \(Count.of(uses.count, "inline color")) of \(scope) in \(Count.of(groups.count, "value")) occur fewer than \
                    \(options.minimumUses) times and stay; `minimum-uses: 1` or a name in `names:` takes them in.
                    """)
        }
    }

    private func homes(_ groups: [NamedGroup]) -> [String: String] {
        let paths = groups.compactMap { if case .new(let set) = $0.source { set.place.path } else { nil } }
        return Dictionary(uniqueKeysWithValues: Set(paths).map { ($0, NewColorSet.home(of: $0, in: context.graph)) })
    }

    private func namings(_ groups: [NamedGroup]) -> [String: ColorNaming] {
        let documents = Set(groups.flatMap { $0.uses.map(\.document) }).sorted { $0.path < $1.path }
        let namings = concurrentMap(documents, threads: defaultThreadCount) { ColorNaming($0) }
        return Dictionary(uniqueKeysWithValues: zip(documents.map(\.path), namings))
    }
}
