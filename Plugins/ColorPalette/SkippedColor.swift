import Colorimetry
import TransformKit

/// A kind of color that stays as it is unless the recipe includes it: a default that nobody chose, or one that is not
/// seen.
enum SkippedColor: Hashable {
    case plain(PlainColor)
    /// A title's shadow, which is drawn only with an offset: every template has one in half gray.
    case template

    /// The words that the option `include:` accepts.
    static let words = PlainColor.allCases.map(\.rawValue) + ["template", "all"]

    var word: String {
        switch self {
        case .plain(let plain): plain.rawValue
        case .template: "template"
        }
    }

    /// The kind in words for the report: `white`, `UIKit's own grays`.
    private var title: String {
        switch self {
        case .plain(.grays): "UIKit's own grays"
        case .plain(.systemBlue): "system blue"
        case .plain(let plain): plain.rawValue
        case .template: "title shadows that nothing draws"
        }
    }

    /// Recognizes such a color; nil for one that was chosen.
    init?(_ color: DocumentColor, _ value: ColorValue) {
        if case .state(_, "titleShadowColor") = color.role, color.object?.drawsTitleShadow != true {
            self = .template
            return
        }
        guard let plain = PlainColor(value) else { return nil }
        self = .plain(plain)
    }

    /// Reports all colors that stay in one note, with their counts and the option that includes them.
    static func finding(_ counts: [SkippedColor: Int], at place: Place?) -> [Finding] {
        guard let place, !counts.isEmpty else { return [] }
        let ranked = counts.sorted { ($1.value, $0.key.word) < ($0.value, $1.key.word) }
        let listed = ranked.map { "\($0.value) \($0.key.title)" }.joined(separator: ", ")
        let words = ranked.map(\.key.word).joined(separator: ", ")
        return [
            Finding(
                rule: "plain-colors", level: .note, place: place,
                message: "\(Count.of(counts.values.reduce(0, +), "plain color")) stay as they are: \(listed); "
                    + "`include: [\(words)]`, or a name in `names:`, takes them in.")
        ]
    }
}

extension Element {
    /// True for a button whose title's shadow has an offset.
    fileprivate var drawsTitleShadow: Bool {
        children.contains { child in
            guard child.isNamed("size"), child["key"] == "titleShadowOffset" else { return false }
            return [child["width"], child["height"]].contains { ($0.flatMap(Double.init) ?? 0) != 0 }
        }
    }
}
