import Colorimetry
import TransformKit

/// The purpose of a color at one place, as a designer would name it: background, text, separator.
enum ColorRole: String, Hashable, CaseIterable {
    case background, buttonBackground, fieldBackground
    case text, buttonTitle, placeholder
    case separator, border, shadow
    case tint, barTint

    /// The role in words, for reports.
    var title: String {
        switch self {
        case .background: "background"
        case .buttonBackground: "button background"
        case .fieldBackground: "field background"
        case .text: "text"
        case .buttonTitle: "button title"
        case .placeholder: "placeholder"
        case .separator: "separator"
        case .border: "border"
        case .shadow: "shadow"
        case .tint: "tint"
        case .barTint: "bar background"
        }
    }

    /// Words in names that express the role: `textSecondary`, `BGColorOne`, `divider`.
    var words: Set<String> {
        switch self {
        case .background: ["background", "bg", "backdrop", "canvas", "surface"]
        case .buttonBackground: ["button", "btn"]
        case .fieldBackground: ["field", "input"]
        case .text: ["text", "label", "title", "subtitle", "font", "body", "caption"]
        case .buttonTitle: ["button", "btn", "title", "link"]
        case .placeholder: ["placeholder", "hint"]
        case .separator: ["separator", "divider", "line", "rule"]
        case .border: ["border", "outline", "stroke"]
        case .shadow: ["shadow"]
        case .tint: ["tint", "accent", "icon", "highlight", "active", "selected"]
        case .barTint: ["bar", "navbar", "navigation", "toolbar", "tabbar"]
        }
    }

    /// Derives the role from the place of a color; nil where the place does not show it, such as a small view's
    /// background.
    init?(of color: DocumentColor) {
        switch color.role {
        case .property(let name), .document(let name), .variation(_, let name):
            guard let role = Self.role(of: name, color.object) else { return nil }
            self = role
        case .state(let state, "titleColor") where state != "disabled": self = .buttonTitle
        case .runtimeAttribute(let keyPath):
            let path = keyPath.lowercased()
            if path.contains("border") {
                self = .border
            } else if path.contains("placeholder") {
                self = .placeholder
            } else if path.contains("shadow") {
                self = .shadow
            } else {
                return nil
            }
        case .attributedText("NSColor"): self = .text
        default: return nil
        }
    }

    private static func role(of property: String, _ object: Element?) -> ColorRole? {
        switch property {
        case "backgroundColor": background(of: object)
        case "textColor": .text
        case "tintColor", "onTintColor", "progressTintColor", "minimumTrackTintColor", "currentPageIndicatorTintColor",
            "selectedImageTintColor":
            .tint
        case "barTintColor": .barTint
        case "separatorColor": .separator
        case "shadowColor": .shadow
        case "borderColor": .border
        default: nil
        }
    }

    private static func background(of object: Element?) -> ColorRole? {
        guard let object else { return nil }
        if object.isNamed("button") { return .buttonBackground }
        if object.isNamed("textField") || object.isNamed("textView") || object.isNamed("searchBar") {
            return .fieldBackground
        }
        if ["navigationBar", "toolbar", "tabBar"].contains(object.name) { return .barTint }
        if object.isLine || object.isCalledLine { return .separator }
        if ["label", "imageView", "progressView", "pageControl", "slider", "switch", "segmentedControl"]
            .contains(object.name)
        {
            return nil
        }
        return .background
    }
}

extension Element {
    /// True for a view that is drawn no thicker than two points.
    fileprivate var isLine: Bool {
        let frame = children.first { $0.isNamed("rect") && $0["key"] == "frame" }
        let sides = [frame?["width"], frame?["height"]].compactMap { $0.flatMap(Double.init) }
        if sides.contains(where: { $0 > 0 && $0 <= 2 }) { return true }
        return constraints.contains { constraint in
            let side = constraint["firstAttribute"]
            guard side == "height" || side == "width", constraint["secondItem"] == nil,
                constraint["firstItem"] == nil || constraint["firstItem"] == id,
                let constant = constraint["constant"].flatMap(Double.init)
            else { return false }
            return constant > 0 && constant <= 2
        }
    }

    /// True where the view's label or class contains a word for a line: `topDivider`.
    fileprivate var isCalledLine: Bool {
        let names = [userLabel, customClass].compactMap { $0 }
        return names.contains { !ColorRole.separator.words.isDisjoint(with: ColorWords.words(of: $0)) }
    }
}

/// Counts how often a color is used in each role.
struct RoleCounts: Hashable {
    private(set) var counts: [ColorRole: Int] = [:]
    /// The number of places that show no role.
    private(set) var others = 0

    var total: Int { counts.values.reduce(others, +) }

    mutating func add(_ role: ColorRole?) {
        if let role { counts[role, default: 0] += 1 } else { others += 1 }
    }

    /// Returns true where four of five uses are in a family of roles: roles that get the same name count as one.
    func shared(_ family: Set<ColorRole>) -> Bool {
        let count = family.reduce(0) { $0 + (counts[$1] ?? 0) }
        return count > 0 && count * 5 >= total * 4
    }

    /// The single role of four in five uses; nil where uses differ more.
    var dominant: ColorRole? { ColorRole.allCases.first { shared([$0]) } }

    /// The roles with how often each occurs, the most frequent first: `12 as text, 3 as border`.
    var text: String {
        let parts = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .map { "\($0.value) as \($0.key.title)" }
        return (parts + (others > 0 ? ["\(others) elsewhere"] : [])).joined(separator: ", ")
    }
}

extension RoleCounts {
    init(_ colors: some Sequence<DocumentColor>) {
        for color in colors { add(ColorRole(of: color)) }
    }
}
