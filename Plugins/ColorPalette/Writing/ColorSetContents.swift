import Colorimetry

/// Writes a color set's `Contents.json` as Xcode does.
struct ColorSetContents {
    let value: ColorValue
    /// The components as a document writes them, alpha last; they keep their precision.
    let texts: [String]

    /// The bytes of the file; nil for a space that catalogs do not have.
    var bytes: [UInt8]? {
        guard let space = value.assetSpaceName else { return nil }
        let names = value.space.componentNames + ["alpha"]
        let components = zip(names, texts).sorted { $0.0 < $1.0 }
            .map { "          \"\($0)\" : \"\(Self.component(space.hasPrefix("extended") ? $1 : Self.inRange($1)))\"" }
        let text = """
            {
              "colors" : [
                {
                  "color" : {
                    "color-space" : "\(space)",
                    "components" : {
            \(components.joined(separator: ",\n"))
                    }
                  },
                  "idiom" : "universal"
                }
              ],
            \(Self.info)
            }

            """
        return Array(text.utf8)
    }

    /// Returns the `Contents.json` of a catalog or of a folder in it.
    static func folder(providesNamespace: Bool) -> [UInt8] {
        let properties = "  \"properties\" : {\n    \"provides-namespace\" : true\n  }"
        let members = [info] + (providesNamespace ? [properties] : [])
        return Array("{\n\(members.joined(separator: ",\n"))\n}\n".utf8)
    }

    private static let info = """
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        """

    /// Moves a number slightly beyond the range to the end of the range.
    private static func inRange(_ text: String) -> String {
        guard let number = Double(text), !(0...1).contains(number) else { return text }
        return number < 0 ? "0" : "1"
    }

    /// Writes three decimals at least: a catalog takes a whole number for one of 255 steps.
    static func component(_ text: String) -> String {
        guard !text.contains("e"), !text.contains("E"), let number = Double(text) else {
            return Double(text).map(plain) ?? text
        }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = parts.first.map(String.init) ?? ""
        guard !whole.isEmpty, whole.allSatisfy({ $0.isNumber || $0 == "-" }) else { return plain(number) }
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        return whole + "." + fraction + String(repeating: "0", count: max(0, 3 - fraction.count))
    }

    /// Writes a number without an exponent, which a catalog may not read.
    private static func plain(_ number: Double) -> String {
        let thousandths = Int((abs(number) * 1e9).rounded())
        let digits = String(thousandths % 1_000_000_000)
        let fraction = String(repeating: "0", count: 9 - digits.count) + digits
        let trimmed = fraction.prefix(
            max(
                3,
                fraction.lastIndex { $0 != "0" }
                    .map { fraction.distance(from: fraction.startIndex, to: $0) + 1 } ?? 3))
        return (number < 0 ? "-" : "") + "\(thousandths / 1_000_000_000)." + trimmed
    }
}
