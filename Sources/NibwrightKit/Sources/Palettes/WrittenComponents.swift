import Colorimetry

/// The numbers of a color as people write them: all from 0 to 1, or all from 0 to 255.
struct WrittenComponents {
    let space: ColorSpace
    /// In the order of the space.
    let numbers: [Double]
    let alpha: Double?

    /// The color, or what is wrong with the numbers.
    ///
    /// One number over 1 says that all count to 255. An alpha of up to 1 always counts to 1.
    var value: Result<ColorValue, Mistake> {
        guard (numbers + [alpha ?? 1]).allSatisfy({ $0 >= 0 && $0 <= 255 }) else {
            return .failure(Mistake("a component must be a number from 0 to 1, or from 0 to 255"))
        }
        let countsTo255 = numbers.contains { $0 > Self.one }
        if countsTo255, numbers.contains(where: { $0 > 0 && $0 < 1 }) {
            return .failure(Mistake("the components mix numbers from 0 to 1 with numbers from 0 to 255"))
        }
        if let alpha, alpha > Self.one, !countsTo255 {
            return .failure(Mistake("\"alpha\" must be a number from 0 to 1, as the other components are"))
        }
        let components = numbers.map { countsTo255 ? $0 / 255 : min(1, $0) }
        let opacity = alpha.map { $0 > Self.one ? $0 / 255 : min(1, $0) } ?? 1
        guard let value = ColorValue(space, components, alpha: opacity) else {
            return .failure(
                Mistake("\(space.title) has the components \(space.componentNames.joined(separator: ", "))"))
        }
        return .success(value)
    }

    /// The upper limit of a component: programs write 1 as a hair more.
    private static let one = 1.001

    /// Says in a sentence what is wrong with the numbers.
    struct Mistake: Error {
        let words: String

        init(_ words: String) { self.words = words }
    }
}

extension ColorValue {
    /// An sRGB color from hexadecimal digits. Three of them need the sign: "bad" and "fed" are words.
    init?(written text: String) {
        guard text.hasPrefix("#") || text.utf8.count >= 6 else { return nil }
        self.init(hex: text)
    }
}

extension String {
    /// For messages.
    var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
