import Colorimetry
import TransformKit

/// Names colors that nearly always have one role, by their rank among all colors of the scope with that role.
///
/// White backgrounds, black text and existing color sets take part in the ranking and get no name, so that the gray
/// behind a few cells of a white app is not called its background.
struct RoleNames {
    /// A name in words with the role that it comes from.
    struct Name {
        let words: [String]
        let origin: NameOrigin
    }

    /// A color in the ranking of one role.
    private struct RankedColor {
        /// The color to name; nil for one that has a name or needs none.
        let key: QuantizedColor?
        let count: Int
        let darkness: Double
        let counts: RoleCounts
    }

    private(set) var names: [QuantizedColor: Name] = [:]

    /// - Parameters:
    ///   - others: colors that have a name or need none, with their uses.
    ///   - isOpen: whether a color can get a name for its role, and has none from a source of higher rank.
    init(
        _ groups: [ColorGroup], others: [(value: ColorValue?, counts: RoleCounts)],
        isOpen: (QuantizedColor) -> Bool = { _ in true }
    ) {
        let open = groups.filter { $0.id.key.value.isOpaque && !$0.uses.isEmpty }
        let perceived = open.map { PerceivedColor($0.id.key.value) }
        func entries(_ family: Set<ColorRole>, _ fits: (PerceivedColor) -> Bool) -> [RankedColor] {
            let own = zip(open, perceived).filter { $0.0.roles.shared(family) && fits($0.1) }
                .map { group, color in
                    RankedColor(
                        key: isOpen(group.id.key) ? group.id.key : nil, count: group.uses.count,
                        darkness: color.darkness, counts: group.roles)
                }
            let known = others.filter { other in
                other.counts.shared(family) && other.value.map { fits(PerceivedColor($0)) } ?? true
            }.map { other in
                let darkness = other.value.map { PerceivedColor($0).darkness } ?? 100
                return RankedColor(key: nil, count: other.counts.total, darkness: darkness, counts: other.counts)
            }
            return (own + known).filter { $0.count >= Self.fewestUses }.sorted { left, right in
                left.count != right.count
                    ? left.count > right.count
                    : (left.key != nil ? 1 : 0, left.darkness) < (right.key != nil ? 1 : 0, right.darkness)
            }
        }
        let text = entries([.text, .buttonTitle]) { $0.isNeutral && $0.darkness > 25 }
        let ranked = text.prefix(3).sorted { $0.darkness > $1.darkness }
        // A middle gray is no app's first color of text: labels are black where no color is set.
        let isBelowBlack = (ranked.first?.darkness ?? 100) < 70
        rank(ranked, .text, ["Text"], isBelowBlack ? Array(Self.ordinals.dropFirst()) : Self.ordinals)
        rank(
            entries([.background]) { $0.isNeutral || $0.adjective == "Pale" }, .background, ["Background"],
            Self.ordinals)
        for role in [ColorRole.separator, .border] {
            let word = role == .separator ? "Separator" : "Border"
            // A white line is not ranked as a separator: it gets no name that others would have to rank behind.
            let isPlain = { (color: PerceivedColor) in color.isNeutral && !(0.1...99.9).contains(color.darkness) }
            rank(entries([role]) { !isPlain($0) }, role, [word], [[], ["Secondary"]])
        }
        for (role, words) in Self.single { rank(entries([role]) { _ in true }, role, words, [[]]) }
        for (role, words) in Self.saturated { rank(entries([role]) { !$0.isNeutral }, role, words, [[]]) }
        nameAccent(open, perceived)
    }

    private static let fewestUses = 3
    private static let ordinals = [["Primary"], ["Secondary"], ["Tertiary"]]
    private static let single: [(ColorRole, [String])] = [
        (.shadow, ["Shadow"]), (.placeholder, ["Placeholder"]), (.fieldBackground, ["Field", "Background"]),
    ]
    private static let saturated: [(ColorRole, [String])] = [
        (.tint, ["Tint"]), (.buttonBackground, ["Button", "Background"]), (.buttonTitle, ["Button", "Title"]),
        (.barTint, ["Bar", "Background"]),
    ]

    /// Names the first of some ranked colors by ordinals: a fourth background is better named for its looks.
    private mutating func rank(
        _ entries: some Sequence<RankedColor>, _ role: ColorRole, _ noun: [String], _ ordinals: [[String]]
    ) {
        let ranked = Array(entries.prefix(ordinals.count))
        // Nothing is the third where no second has a name: the first alone may go without.
        var next = 0
        for (place, entry) in ranked.enumerated() {
            defer { next = max(next, 1) }
            guard let key = entry.key, names[key] == nil else { continue }
            // The only one, and the first of backgrounds and separators, need no ordinal.
            let isPlain = place == 0 && (ranked.count == 1 && ordinals[0] != ["Secondary"] || role != .text)
            let words = (isPlain ? [] : ordinals[next]) + noun
            next += 1
            names[key] = Name(words: words, origin: .role(role, share: entry.counts.text))
        }
    }

    private mutating func nameAccent(_ groups: [ColorGroup], _ perceived: [PerceivedColor]) {
        let several = zip(groups, perceived).filter { group, color in
            !color.isNeutral && color.adjective != "Pale" && group.uses.count > Self.fewestUses
                && group.roles.counts.count > 1 && group.roles.dominant == nil
        }.map(\.0)
        guard let most = several.max(by: { ($0.uses.count, $1.id) < ($1.uses.count, $0.id) }) else { return }
        names[most.id.key] = Name(words: ["Accent"], origin: .accent(uses: most.roles.text))
    }
}

extension ColorGroup {
    /// The roles in which documents use the color.
    var roles: RoleCounts { RoleCounts(uses.map(\.color)) }
}
