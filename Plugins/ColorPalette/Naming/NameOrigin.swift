import Colorimetry
import TransformKit

/// The source of a color's name, which decides whether a person should review it.
enum NameOrigin: Hashable {
    /// The recipe's options `names:` or `palette:`.
    case person
    /// A constant, macro or enumeration of the project's code with exactly this value.
    case code(CodeColorName)
    /// The role that most uses share.
    case role(ColorRole, share: String)
    /// The most used saturated color of several roles.
    case accent(uses: String)
    /// The looks of the color.
    case look
    /// The name of the same color without its alpha.
    case opaque(of: String, isSemantic: Bool)
    /// A color set that exists.
    case colorSet(SetFitness)

    /// The word for the source in `plan --format json`.
    var code: String {
        switch self {
        case .person: "recipe"
        case .code: "code"
        case .role: "role"
        case .accent: "accent"
        case .look: "look"
        case .opaque: "opaque-color"
        case .colorSet: "color-set"
        }
    }

    /// Returns whether the name expresses what the color is for, which only people can judge.
    func needsReview(_ name: String) -> Bool {
        switch self {
        case .person, .look: false
        case .code(let name): name.isExtensionMember || !name.saysAValue
        case .role, .accent: true
        case .opaque(_, let isSemantic): isSemantic
        case .colorSet(let fitness): fitness.needsReview
        }
    }

    /// A clause that explains the name; empty where the name explains itself.
    var reason: String {
        switch self {
        case .person, .look: ""
        case .code(let name):
            "\(name.spelling) at \(name.place) has this value"
                + (name.isExtensionMember
                    ? "; where Xcode generates extensions for asset symbols, remove that constant with this change"
                    : "")
        case .role(let role, let share): "it is used \(share), so it is named for \(role.title)"
        case .accent(let uses): "it is the most used saturated color with several roles: \(uses)"
        case .opaque(let name, _): "it is “\(name)” with an alpha"
        case .colorSet(let fitness): fitness.reason
        }
    }
}

/// A name that the project's own code gives a value.
struct CodeColorName: Hashable {
    /// The words that remain without those that only mean color: near, black of `kNearBlackColor`.
    let words: [String]
    /// The name as code spells it: `UIColor.nearlyBlack`.
    let spelling: String
    let place: Place
    /// True for a member of `UIColor`, `NSColor` or `Color`, which a generated symbol would repeat.
    let isExtensionMember: Bool

    var saysAValue: Bool { ColorWords.sayAValue(words.joined(separator: "-")) }
}
