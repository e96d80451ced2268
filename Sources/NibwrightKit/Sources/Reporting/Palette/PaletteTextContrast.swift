import Linting
import ProjectGraph
import SourceText
import TransformKit

/// Texts of one color on one background, as documents have them.
struct PaletteTextContrast: Sendable {
    /// The hex digits of the text's color as it is seen.
    let text: String
    /// The hex digits of the background.
    let background: String
    let contrast: PaletteContrast
    /// Whether the text is large by WCAG 2, so that 3 to 1 is enough.
    let isLarge: Bool
    /// Whether it is so in dark mode alone.
    let isDark: Bool
    /// Where such texts are, in order, without the names of the objects.
    let places: [Place]

    /// Whether WCAG 2 asks for more at its level AA.
    var isLow: Bool { contrast.ratio < (isLarge ? 3 : 4.5) }

    /// Those of each project by its folder, the lowest contrast first.
    static func byFolder(in graph: ProjectGraph, threads: Int) -> [String: [PaletteTextContrast]] {
        let found = concurrentMap(graph.documents, threads: threads) { document in
            TextContrast.all(in: document, of: graph)
        }
        var places: [String: [Key: [Place]]] = [:]
        for (document, contrasts) in zip(graph.documents, found) {
            let folder = graph.projectFolder(of: document.path)
            for contrast in contrasts {
                for (pair, isDark) in [(contrast.light, false), (contrast.dark, true)] {
                    if isDark, pair == contrast.light { continue }
                    let key = Key(pair: pair, isLarge: contrast.isLarge, isDark: isDark)
                    places[folder, default: [:]][key, default: []].append(
                        Place(path: document.path, position: contrast.view.place.position))
                }
            }
        }
        return places.mapValues { found in
            found.map { key, places in
                PaletteTextContrast(
                    text: key.pair.text.uppercased(), background: key.pair.background.uppercased(),
                    contrast: PaletteContrast(key.pair.ratio),
                    isLarge: key.isLarge, isDark: key.isDark, places: places.sorted())
            }.sorted { $0.order < $1.order }
        }
    }

    private struct Key: Hashable {
        let pair: TextContrast.Pair
        let isLarge: Bool
        let isDark: Bool
    }

    /// By contrast, then by the colors.
    private var order: (Double, String, String, Int, Int) {
        (contrast.ratio, text, background, isLarge ? 1 : 0, isDark ? 1 : 0)
    }
}
