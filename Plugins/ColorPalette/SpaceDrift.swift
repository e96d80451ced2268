import Colorimetry
import TransformKit

/// Reports documents in which equal numbers are shown as different colors: calibrated RGB beside sRGB.
enum SpaceDrift {
    static func findings(in context: TransformContext) -> [Finding] {
        context.graph.documents.filter { context.mayEdit($0.path) }.compactMap(finding)
    }

    private static func finding(_ document: IBDocument) -> Finding? {
        let literals = document.colors.filter(\.isShown).compactMap { color -> (DocumentColor, ColorValue)? in
            if case .literal(let literal) = color.spelling { (color, literal.value) } else { nil }
        }
        let plain = literals.count { $0.1.space == .sRGB }
        let drifting = literals.filter { $0.1.space == .calibratedRGB && $0.1.extreme == nil }
        guard plain > 0, let (first, value) = drifting.first, let shown = value.inSRGB,
            let same = ColorValue(.sRGB, value.components, alpha: value.alpha)
        else { return nil }
        return Finding(
            rule: "color-space-drift", level: .warning, place: first.element.place,
            message: """
                \(Count.of(drifting.count, "color")) in calibrated RGB beside \(plain) in sRGB: equal numbers are shown \
                differently. This one, \(value.spelled), is shown as \(shown.hex); the same numbers in sRGB are \(same.hex).
                """)
    }
}
