/// Widths of letters in parts of the font's size, for fonts that look like the system's.
enum LetterWidths {
    static func width(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.value >= 0x20, scalar.value < 0x7F { return Double(latin[Int(scalar.value) - 0x20]) / 1000 }
        switch scalar.value {
        case 0..<0x20: return 0
        case 0x2026: return 1
        case 0x2018, 0x2019: return 0.22
        case 0x201C, 0x201D: return 0.33
        // Ideographs, kana, Hangul and emoji fill a square.
        case 0x1100..., 0x2E80...: return (0x2000...0x2BFF).contains(scalar.value) ? 0.6 : 1
        default: return character.isUppercase ? 0.68 : 0.54
        }
    }

    /// From the space to the tilde.
    private static let latin: [Int] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
}
