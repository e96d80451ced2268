extension Double {
    /// The number as pictures write it: hundredths at most, the same bytes everywhere; 0 for what is no number.
    var svg: String {
        let hundredths = (self * 100).rounded()
        guard hundredths.isFinite, abs(hundredths) < 1e12 else { return "0" }
        let whole = Int(hundredths)
        let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
        let sign = whole < 0 ? "-" : ""
        if rest == 0 { return sign + "\(units)" }
        return sign + "\(units)." + (rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)"))
    }
}

extension String {
    /// The text as content or attribute of an SVG element: nothing in it can end the element or is forbidden in XML.
    var svgEscaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\n", "\t", "\r", "\u{2028}", "\u{2029}": result += " "
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): result += "\u{FFFD}"
            // Marks that turn the direction of text would turn what stands around them in a page as well.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
