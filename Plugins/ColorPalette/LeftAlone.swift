import Colorimetry
import TransformKit

/// Colors that stay as they are unless the recipe asks for them: nobody chose them, or nobody can see them.
enum LeftAlone: Hashable {
    case plain(PlainColor)
    /// A title's shadow, which is drawn only with an offset: every template has one in half gray.
    case template

    /// What `include:` takes.
    static let words = PlainColor.allCases.map(\.rawValue) + ["template", "all"]

    var word: String {
        switch self {
        case .plain(let plain): plain.rawValue
        case .template: "template"
        }
    }

    /// In the report: `white`, `UIKit's grays`.
    private var title: String {
        switch self {
        case .plain(.grays): "UIKit's own grays"
        case .plain(.systemBlue): "system blue"
        case .plain(let plain): plain.rawValue
        case .template: "title shadows that nothing draws"
        }
    }

    /// Nil for a color that somebody chose.
    init?(_ color: DocumentColor, _ value: ColorValue) {
        if case .state(_, "titleShadowColor") = color.role, color.object?.drawsTitleShadow != true {
            self = .template
            return
        }
        guard let plain = PlainColor(value) else { return nil }
        self = .plain(plain)
    }

    /// One note on everything that stays, with counts and what takes it in.
    static func finding(_ counts: [LeftAlone: Int], at place: Place?) -> [Finding] {
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
    /// Whether a button has an offset for its title's shadow.
    fileprivate var drawsTitleShadow: Bool {
        children.contains { child in
            guard child.isNamed("size"), child["key"] == "titleShadowOffset" else { return false }
            return [child["width"], child["height"]].contains { ($0.flatMap(Double.init) ?? 0) != 0 }
        }
    }
}
