import Foundation

/// Fits text to a picture by estimates of its width, without a font.
enum SVGText {
    /// A line of text, cut with an ellipsis where it is too wide; the whole of it is the tooltip then.
    static func line(
        _ text: String, _ style: String, x: Double, y: Double, size: Double, room: Double, isBold: Bool = false
    ) -> String {
        let shown = fitted(text, size: size * (isBold ? 1.16 : 1.03), room: room)
        let tooltip = shown == text ? "" : "<title>\(text.xmlEscaped)</title>"
        return #"<text class="\#(style)" x="\#(x.svg)" y="\#(y.svg)">\#(tooltip)\#(shown.xmlEscaped)</text>"#
    }

    static func fitted(_ text: String, size: Double, room: Double) -> String {
        if width(text, size: size) <= room { return text }
        var shown = ""
        var used = width("…", size: size)
        for character in text {
            used += width(of: character) * size
            if used > room { break }
            shown.append(character)
        }
        return shown + "…"
    }

    /// An estimate that is rather too wide, for the usual sans serif fonts.
    static func width(_ text: String, size: Double) -> Double {
        text.reduce(0) { $0 + width(of: $1) } * size
    }

    private static func width(of character: Character) -> Double {
        guard let code = character.unicodeScalars.first?.value else { return 0 }
        switch character {
        case "i", "j", "l", "I", "|", "'", ".", ",", ":", ";", "!": return 0.28
        case "f", "t", "r", "(", ")", "[", "]", " ", "/", "-", "“", "”", "·": return 0.37
        case "m", "w", "M", "W", "@", "%", "…": return 0.9
        default:
            // Ideographs, kana, Hangul and emoji fill a square.
            if code >= 0x1100, !(0x2000...0x2BFF).contains(code) { return 1.05 }
            return character.isUppercase ? 0.7 : 0.57
        }
    }
}

extension Double {
    /// A tenth of a unit is enough, and the same bytes everywhere.
    var svg: String {
        let tenths = (self * 10).rounded()
        guard tenths.isFinite, abs(tenths) < 1e12 else { return "0" }
        let whole = Int(tenths)
        let (units, rest) = (abs(whole) / 10, abs(whole) % 10)
        return (whole < 0 ? "-" : "") + "\(units)" + (rest == 0 ? "" : ".\(rest)")
    }
}
