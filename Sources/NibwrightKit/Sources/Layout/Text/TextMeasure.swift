/// Sizes of text, in points.
struct TextMeasure {
    let font: FontDescription
    /// Pixels in a point: text takes whole pixels.
    let scale: Double
    /// The file of the font, where the project brings it along.
    private let file: FontFile?
    private let family: FontFamily

    init(font: FontDescription, scale: Double, fonts: FontCollection = FontCollection()) {
        self.font = font
        self.scale = scale
        file = font.name.flatMap { fonts[$0] }
        family = FontFamily(named: font.family)
    }

    /// The height of a line, before it is rounded up: the system font's is 1.193 times its size, as the heights of
    /// labels in documents say.
    var exactLineHeight: Double { font.pointSize * (file?.lineHeight ?? family.lineHeight) }

    /// The height of one line.
    var lineHeight: Double { roundedUp(exactLineHeight) }

    /// The distance of the baseline from the top of a line.
    var ascent: Double { font.pointSize * (file?.ascent ?? 0.9522) }

    /// The height of text of some lines.
    func height(lines: Int) -> Double {
        roundedUp(exactLineHeight + Double(max(0, lines - 1)) * (font.lineDistance ?? exactLineHeight))
    }

    /// The width of text that is not wrapped: that of its longest line.
    func width(of text: String) -> Double {
        roundedUp(paragraphs(of: text).map { exactWidth(of: $0) }.max() ?? 0)
    }

    /// The number of lines that text takes when it is wrapped at words to a width, and the width of the longest one.
    func wrapped(_ text: String, to limit: Double) -> (lines: Int, width: Double) {
        var count = 0
        var longest = 0.0
        for paragraph in paragraphs(of: text) {
            let lines = lines(of: paragraph, max(1, limit))
            count += lines.count
            longest = max(longest, lines.max() ?? 0)
        }
        return (count, roundedUp(longest))
    }

    private func paragraphs(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// The widths of the lines of a paragraph.
    private func lines(of paragraph: Substring, _ limit: Double) -> [Double] {
        let space = exactWidth(of: " ")
        var widths = [0.0]
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let width = exactWidth(of: word)
            let used = widths[widths.count - 1]
            if used > 0, used + space + width > limit + 0.5 { widths.append(0) }
            widths[widths.count - 1] += (widths[widths.count - 1] > 0 ? space : 0) + width
            // A word longer than the line is broken within.
            while widths[widths.count - 1] > limit + 0.5, widths.count < 1_000 {
                let rest = widths[widths.count - 1] - limit
                widths[widths.count - 1] = limit
                widths.append(rest)
            }
        }
        return widths
    }

    private func exactWidth(of text: some StringProtocol) -> Double {
        let size = font.pointSize
        if let file { return exactWidth(of: text, by: file) }
        if let width = family.fixedWidth { return Double(text.count) * width * size }
        let isSystem = font.family == nil
        let extra = SystemFontWidths.extra(of: font.weight) + (isSystem ? SystemFontWidths.opticalExtra(at: size) : 0)
        let tracking = isSystem ? SystemFontWidths.tracking(at: size) : 0
        let factor = family.widthFactor
        return text.reduce(0) { sum, character in
            let own = isSystem ? SystemFontWidths.opticalExtra(of: character, at: size) : 0
            return sum + (SystemFontWidths.width(of: character) + extra + own) * factor * size / 1000 + tracking
        }
    }

    private func exactWidth(of text: some StringProtocol, by file: FontFile) -> Double {
        font.pointSize * text.reduce(0) { $0 + (file.width(of: $1) ?? SystemFontWidths.width(of: $1) / 1000) }
    }

    func roundedUp(_ length: Double) -> Double { (length * scale - 0.01).rounded(.up) / scale }
}
