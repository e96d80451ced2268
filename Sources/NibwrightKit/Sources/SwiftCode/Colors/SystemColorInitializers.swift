import Colorimetry

/// The initializers of UIKit, AppKit and SwiftUI that take a color's components.
enum SystemColorInitializers {
    /// The color that a call makes, with how many literals were bent to a type that is not theirs; nil for a call of
    /// something else.
    static func value(_ type: SwiftColorType, _ arguments: [(label: String?, value: CodeValue)]) -> (ColorValue, Int)? {
        var arguments = arguments
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        if labels == "cgColor:" || labels == "uiColor:" || labels == "nsColor:" || labels == "color:",
            case .color(let color) = arguments[0].value
        {
            return (color, 0)
        }
        var space = spaces[type]?[labels]
        if type == .color, space != nil, case .space(let named)? = arguments.first?.value {
            space = named
            arguments.removeFirst()
        }
        guard let space else { return nil }
        var numbers: [Double] = []
        var bend = 0
        for argument in arguments {
            guard let converted = argument.value.converted(to: "CGFloat"), let number = converted.value.asNumber else {
                return nil
            }
            numbers.append(number)
            bend += converted.bend
        }
        let hasAlpha = arguments.last.map { $0.label == "alpha" || $0.label == "opacity" } ?? false
        // Alpha ends at 0 and 1, as do components in the spaces that have no extended range.
        let alpha = hasAlpha ? min(1, max(0, numbers.removeLast())) : 1
        if ![.sRGB, .displayP3, .linearSRGB, .grayGamma22].contains(space) {
            numbers = numbers.map { min(1, max(0, $0)) }
        }
        // SwiftUI's white is a gray in an RGB space.
        if type == .color, numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 3) }
        return ColorValue(space, numbers, alpha: alpha).map { ($0, bend) }
    }

    /// Whether a color type of the system has an initializer of these labels.
    static func has(_ type: SwiftColorType, _ labels: String) -> Bool { spaces[type]?[labels] != nil }

    private static let shared: [String: ColorSpace] = [
        "red:green:blue:alpha:": .sRGB, "white:alpha:": .grayGamma22, "displayP3Red:green:blue:alpha:": .displayP3,
    ]

    private static let spaces: [SwiftColorType: [String: ColorSpace]] = [
        .uiColor: shared,
        .nsColor: shared.merging(
            [
                "srgbRed:green:blue:alpha:": .sRGB, "deviceRed:green:blue:alpha:": .deviceRGB,
                "calibratedRed:green:blue:alpha:": .calibratedRGB, "deviceWhite:alpha:": .deviceWhite,
                "calibratedWhite:alpha:": .calibratedWhite, "genericGamma22White:alpha:": .grayGamma22,
                "deviceCyan:magenta:yellow:black:alpha:": .deviceCMYK,
            ], uniquingKeysWith: { first, _ in first }),
        .color: [
            "red:green:blue:": .sRGB, "red:green:blue:opacity:": .sRGB, "_:red:green:blue:": .sRGB,
            "_:red:green:blue:opacity:": .sRGB, "white:": .sRGB, "white:opacity:": .sRGB, "_:white:": .sRGB,
            "_:white:opacity:": .sRGB,
        ],
    ]
}
