import Colorimetry
import ProjectFiles
import TransformKit

/// Color sets that are there already and have one value in every appearance, by the bundles that hold them.
struct ReusableSets {
    private struct Candidate {
        let set: ColorSet
        let value: ColorValue
        let bundles: Set<ResourceBundle>
    }

    private let candidates: [QuantizedColor: [Candidate]]
    /// How often documents use each name.
    private let uses = Lazy<[String: Int]>()
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        var named: [NameInBundle: Int] = [:]
        var candidates: [QuantizedColor: [Candidate]] = [:]
        var all: [Candidate] = []
        for catalog in graph.assets.catalogs {
            let sets = catalog.sets.filter { $0.kind == .color && !$0.isPartOfAnother }
            // A catalog is a member as a whole, so any file in it tells the bundles of all.
            guard let file = sets.first?.contentsPath else { continue }
            let members = graph.resourceBundles(of: file)
            // Sets that cannot be read have their names as well.
            for set in sets {
                for bundle in members { named[NameInBundle(set.name, bundle), default: 0] += 1 }
            }
            let bundles = Set(members.filter { !$0.leavesOut(catalog.path) })
            let unread = catalog.refused.map { $0.path.folderPath + "/" }
            for set in catalog.colorSets where !unread.contains(where: set.path.hasPrefix) {
                guard let value = set.onlyValue else { continue }
                all.append(Candidate(set: set, value: value, bundles: bundles))
            }
        }
        // A name that one bundle has twice may mean either of them.
        for candidate in all
        where !candidate.bundles.contains(where: { (named[NameInBundle(candidate.set.name, $0)] ?? 0) > 1 }) {
            candidates[candidate.value.quantized, default: []].append(candidate)
        }
        self.candidates = candidates
        self.graph = graph
    }

    /// The set that says a color in each of the bundles; of several the one that documents use most.
    func set(for value: ColorValue, in bundles: Set<ResourceBundle>) -> ColorSet? {
        // A set half a step away may lie in the next bucket, but then it counts as another color.
        let fitting = (candidates[value.quantized] ?? []).filter { candidate in
            candidate.value.isSame(as: value) && bundles.isSubset(of: candidate.bundles)
        }
        guard fitting.count > 1 else { return fitting.first?.set }
        let uses = uses.value { Self.uses(graph) }
        return fitting.min { left, right in
            let counts = (uses[left.set.name] ?? 0, uses[right.set.name] ?? 0)
            if counts.0 != counts.1 { return counts.0 > counts.1 }
            return (left.set.name.utf8.count, left.set.name) < (right.set.name.utf8.count, right.set.name)
        }?.set
    }

    /// The set that is nearest to a color and no further than the limit, in each of the bundles.
    func nearest(
        to value: ColorValue, in bundles: Set<ResourceBundle>, within limit: Double
    ) -> (set: ColorSet, value: ColorValue, distance: Double)? {
        candidates.values.joined()
            .filter { bundles.isSubset(of: $0.bundles) }
            .compactMap { candidate in
                candidate.value.nearness(to: value, within: limit).map { (candidate.set, candidate.value, $0) }
            }
            .min { ($0.2, $0.0.path) < ($1.2, $1.0.path) }
    }

    private struct NameInBundle: Hashable {
        let name: String
        let bundle: ResourceBundle

        init(_ name: String, _ bundle: ResourceBundle) {
            self.name = name
            self.bundle = bundle
        }
    }

    private static func uses(_ graph: ProjectGraph) -> [String: Int] {
        var uses: [String: Int] = [:]
        for document in graph.documents {
            for color in document.colors where color.isShown {
                if case .named(let name) = color.spelling { uses[name, default: 0] += 1 }
            }
        }
        return uses
    }
}
