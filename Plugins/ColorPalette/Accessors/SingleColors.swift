import Colorimetry
import ProjectFiles
import TransformKit

/// Finds color sets by the one color that they show in every appearance.
struct SingleColors {
    private let sets: [QuantizedColor: [(set: ColorSet, value: ColorValue)]]

    init(_ graph: ProjectGraph) {
        var sets: [QuantizedColor: [(set: ColorSet, value: ColorValue)]] = [:]
        for set in graph.assets.catalogs.flatMap(\.colorSets) {
            guard let value = set.onlyValue else { continue }
            sets[value.quantized, default: []].append((set, value))
        }
        self.sets = sets.mapValues { $0.sorted { ($0.set.name, $0.set.path) < ($1.set.name, $1.set.path) } }
    }

    /// Returns the color set of a value among those at some paths; the first by name where several have it.
    func colorSet(_ value: ColorValue, among paths: Set<String>) -> ColorSet? {
        sets[value.quantized]?.first { paths.contains($0.set.path) && $0.value.isSame(as: value) }?.set
    }
}
