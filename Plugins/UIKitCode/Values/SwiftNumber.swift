import TransformKit

/// Numbers of a document as Swift writes them.
enum SwiftNumber {
    /// `8`, `0.5`: the shortest text of the same number; nil where the text is no number.
    static func text(_ written: String) -> String? { Double(written).map(text) }

    static func text(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        // Xcode's way to say a zero that is meant, where none would be the button's own padding.
        if number == .leastNormalMagnitude { return ".leastNormalMagnitude" }
        // Xcode widens some numbers: 0.69999998807907104 was typed as 0.7.
        let single = Float(number)
        return Double(single) == number ? "\(single)" : String(number)
    }

    /// `9 / 16` for a ratio, which Swift divides as the fraction that it stands for.
    static func multiplier(_ written: String) -> String? {
        let parts = written.split { $0 == ":" || $0 == "/" }.map(String.init)
        switch parts.count {
        case 1: return text(parts[0])
        case 2:
            guard let upper = text(parts[0]), let lower = text(parts[1]) else { return nil }
            return lower == "1" ? upper : "\(upper) / \(lower)"
        default: return nil
        }
    }

    /// `.required`, `.defaultHigh` or `UILayoutPriority(251)`.
    static func priority(_ number: Double) -> String {
        switch number {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        default: "UILayoutPriority(\(text(number)))"
        }
    }
}
