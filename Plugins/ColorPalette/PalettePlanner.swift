import Colorimetry
import TransformKit

/// Decides which colors get which names, and which catalogs get their color sets.
struct PalettePlanner {
    private let context: TransformContext
    private let options: PaletteOptions
    private let knowledge: NamingKnowledge
    private let designed: DesignedNames

    init(_ context: TransformContext, _ options: PaletteOptions) {
        self.context = context
        self.options = options
        knowledge = NamingKnowledge(context.graph)
        designed = DesignedNames(options.names)
    }

    func proposals(for uses: [ColorUse]) -> Proposals {
        var proposals = Proposals()
        var named: [NamedGroup] = []
        var open: [ColorGroup] = []
        let swiftUses = options.countsSwift ? SwiftUse.all(in: context) : []
        let groups = PaletteScopes(uses, swift: swiftUses).groups
        let names = designedNames(of: groups)
        for group in groups {
            let (reused, rest) = reuse(group, names[group.id])
            named += reused
            if rest.count > 0 { open.append(rest) }
        }
        let isEnough = { (group: ColorGroup) in names[group.id] != nil || group.count >= options.minimumUses }
        var merging = NearDuplicates()
        if let distance = options.mergeWithin {
            merging = NearDuplicates(
                open, within: distance, designed: Set(names.keys), isEnough: isEnough, knowledge.reusable)
        }
        let candidates = open.filter { isEnough($0) && !merging.isAbsorbed($0.id) }
        let (new, refusals) = NewColors(context, options, knowledge).groups(
            for: candidates, among: groups, names, merging)
        named += new + merging.intoExisting
        proposals.refusals += refusals
        let rare = open.filter { !isEnough($0) && !merging.isAbsorbed($0.id) }
        proposals.findings += rareColors(rare)
        proposals.findings += unusedNames(named, open, Set(open.compactMap { names[$0.id] }))
        proposals.findings += NamesForReview.findings(named)
        proposals.offers = [PaletteOffer(named, namespace: options.namespace).file].compactMap(\.self)
        let changes = PaletteChanges(
            graph: context.graph, namings: namings(named), catalogFolders: catalogFolders(named))
        for made in concurrentMap(named, threads: defaultThreadCount, changes.proposals(for:)) {
            proposals.append(made)
        }
        proposals.findings += PaletteFindings.findings(in: context.graph, reused: Set(named.compactMap(\.reusedPath)))
        return proposals
    }

    /// Assigns uses a color set of that value that all their bundles have, and returns the uses that remain.
    private func reuse(_ group: ColorGroup, _ designed: String?) -> (reused: [NamedGroup], rest: ColorGroup) {
        var rest = ColorGroup(id: group.id)
        let reusable = knowledge.reusable
        rest.swiftUses = group.swiftUses.filter { reusable.sets(for: $0.literal.value, in: $0.bundles).isEmpty }
        let name = designed.map { (options.namespace + [$0]).joined(separator: "/") }
        let roles = group.roles
        let choices = Dictionary(grouping: group.uses, by: \.bundles).mapValues { uses in
            let value = group.id.key.value
            let projects = Set(uses[0].bundles.map(\.projectPath))
            return SetChoice(
                reusable.sets(for: value, in: uses[0].bundles), for: roles, designed: name,
                code: knowledge.code.name(of: value, in: projects, used: roles), reusable)
        }
        var bySet: [String: NamedGroup] = [:]
        for use in group.uses {
            guard let choice = choices[use.bundles], let set = choice.set, let origin = choice.origin else {
                rest.uses.append(use)
                rest.passedOver = rest.passedOver ?? choices[use.bundles]?.passedOver
                continue
            }
            bySet[set.path, default: NamedGroup(name: set.name, source: .reused(set), origin: origin, uses: [])].uses
                .append(use)
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

    /// Reports colors that are too rare for a name, in one note a scope.
    private func rareColors(_ groups: [ColorGroup]) -> [Finding] {
        Dictionary(grouping: groups, by: \.id.scope).sorted { $0.key < $1.key }.compactMap { scope, groups in
            let groups = groups.filter { !$0.uses.isEmpty }
            let uses = groups.flatMap(\.uses)
            guard let place = uses.map(\.color.element.place).min() else { return nil }
            return Finding(
                rule: "rare-colors", level: .note, place: place,
                message: """
                    \(Count.of(uses.count, "inline color")) of \(scope.projectName) in \(Count.of(groups.count, "value")) occur \
                    fewer than \(options.minimumUses) times and stay; `minimum-uses: 1` or a name in `names:` takes them in.
                    """)
        }
    }

    /// Reports the names that people gave colors and that no color gets, in one note.
    ///
    /// - Parameter tried: names of colors without a set, which are used or refused.
    private func unusedNames(_ named: [NamedGroup], _ open: [ColorGroup], _ tried: Set<String>) -> [Finding] {
        let used = Set(named.map(\.name))
        let prefix = options.namespace.map { $0 + "/" }.joined()
        let unused = options.names.filter { !used.contains(prefix + $0.name) && !used.union(tried).contains($0.name) }
        guard !unused.isEmpty, let place = named.map(\.place).min() ?? open.compactMap(\.place).min() else { return [] }
        let listed = unused.prefix(10).map { "`\($0.name)`, \($0.value.hexAndSpace)" }.joined(separator: ", ")
        let rest = unused.count > 10 ? " and \(unused.count - 10) more" : ""
        return [
            Finding(
                rule: "unused-name", level: .note, place: place,
                message: """
                    \(unused.count) of \(Count.of(options.names.count, "given name")) not used: no inline color that may be \
                    named has the value, or a color set has it already: \(listed)\(rest).
                    """)
        ]
    }

    private func catalogFolders(_ groups: [NamedGroup]) -> CatalogFolders {
        let paths = groups.compactMap { if case .new(let set) = $0.source { set.place.path } else { nil } }
        return CatalogFolders(Set(paths), in: context.graph)
    }

    private func namings(_ groups: [NamedGroup]) -> [String: ColorNaming] {
        let documents = Set(groups.flatMap { $0.uses.map(\.document) }).sorted { $0.path < $1.path }
        let namings = concurrentMap(documents, threads: defaultThreadCount) { ColorNaming($0) }
        return Dictionary(uniqueKeysWithValues: zip(documents.map(\.path), namings))
    }
}
