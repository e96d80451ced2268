import Colorimetry
import SwiftCode
import Testing

@Suite("Color initializers of a project")
struct ColorInitializerTests {
    @Test(
        "of whole numbers are evaluated",
        arguments: [
            """
            convenience init(hex: Int, alpha: CGFloat = 1) {
                self.init(red: CGFloat((hex >> 16) & 0xFF) / 255.0, green: CGFloat((hex >> 8) & 0xFF) / 255.0,
                    blue: CGFloat(hex & 0xFF) / 255.0, alpha: alpha)
            }
            """,
            """
            convenience init(hex: UInt32) {
                let divisor = CGFloat(255)
                let red = CGFloat((hex & 0xFF0000) >> 16) / divisor, green = CGFloat((hex & 0x00FF00) >> 8) / divisor
                let blue = CGFloat(hex & 0x0000FF) / divisor
                self.init(red: red, green: green, blue: blue, alpha: 1)
            }
            """,
            """
            convenience init(red: Int, green: Int, blue: Int) {
                assert(red >= 0 && red <= 255, "Invalid red component")
                self.init(red: CGFloat(red) / 255.0, green: CGFloat(green) / 255.0, blue: CGFloat(blue) / 255.0,
                    alpha: 1)
            }
            convenience init(hex: Int) {
                self.init(red: (hex >> 16) & 0xFF, green: (hex >> 8) & 0xFF, blue: hex & 0xFF)
            }
            """,
        ])
    func integers(body: String) throws {
        let found = colors("extension UIColor {\n\(body)\n}\nlet color = UIColor(hex: 0xFF8800)\n")
        #expect(found.map(\.value.quantized.steps) == [[255, 136, 0, 255]])
        #expect(found.map(\.form) == [.declared])
    }

    @Test(
        "of strings are evaluated",
        arguments: [
            """
            convenience init(hex: String) {
                let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
                var int: UInt64 = 0
                Scanner(string: hex).scanHexInt64(&int)
                let a, r, g, b: UInt64
                switch hex.count {
                case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
                case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
                default: (a, r, g, b) = (1, 1, 1, 0)
                }
                self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255,
                    alpha: CGFloat(a) / 255)
            }
            """,
            """
            convenience init(hex: String) {
                var text = hex
                if text.hasPrefix("#") { text.removeFirst() }
                let value = Int(text, radix: 16) ?? 0
                self.init(red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
                    blue: CGFloat(value & 0xFF) / 255, alpha: 1)
            }
            """,
            """
            convenience init(hex: String) {
                let scanner = Scanner(string: hex)
                if hex.hasPrefix("#") { scanner.scanLocation = 1 }
                var color: UInt32 = 0
                scanner.scanHexInt32(&color)
                let mask = 0x000000FF
                let r = Int(color >> 16) & mask
                let g = Int(color >> 8) & mask
                let b = Int(color) & mask
                self.init(red: CGFloat(r) / 255.0, green: CGFloat(g) / 255.0, blue: CGFloat(b) / 255.0, alpha: 1)
            }
            """,
            """
            convenience init(hex: String) {
                var red: CGFloat = 0.0, green: CGFloat = 0.0, blue: CGFloat = 0.0
                if hex.hasPrefix("#") {
                    let index = hex.index(hex.startIndex, offsetBy: 1)
                    let digits = String(hex[index...])
                    red = CGFloat(strtoul(String(digits.prefix(2)), nil, 16)) / 255
                    let middle = (digits as NSString).substring(with: NSRange(location: 2, length: 2))
                    green = CGFloat(strtoul(middle, nil, 16)) / 255
                    blue = CGFloat(strtoul(String(digits.suffix(2)), nil, 16)) / 255
                } else {
                    print("no color")
                }
                self.init(red: red, green: green, blue: blue, alpha: 1)
            }
            """,
        ])
    func strings(body: String) throws {
        let found = colors("extension UIColor {\n\(body)\n}\nlet color = UIColor(hex: \"#FF8800\")\n")
        #expect(found.map(\.value.quantized.steps) == [[255, 136, 0, 255]])
    }

    @Test("a body that does anything unknown gives no color, but only where it is done")
    func unknown() {
        let text = """
            extension UIColor {
                convenience init(hex: Int) {
                    if hex > 0xFFFFFF { Theme.shared.report(hex) }
                    self.init(white: CGFloat(hex) / 255, alpha: 1)
                }
            }
            let known = UIColor(hex: 51)
            let unknown = UIColor(hex: 0x1000000)
            """
        #expect(colors(text).map(\.value.components) == [[0.2]])
    }

    @Test("a failable initializer gives an optional that is forced or not, and none where it fails")
    func failable() {
        let text = """
            extension UIColor {
                convenience init?(hex: String) {
                    guard let value = Int(hex, radix: 16) else { return nil }
                    self.init(white: CGFloat(value) / 255, alpha: 1)
                }
            }
            let optional = UIColor(hex: "33")
            let forced = UIColor(hex: "33")!
            let failed = UIColor(hex: "xx")
            """
        #expect(colors(text).map(\.isOptional) == [true, false])
    }

    @Test("static and global functions are followed")
    func functions() {
        let text = """
            extension UIColor {
                static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
                    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
                }
            }
            func gray(_ white: CGFloat) -> UIColor { UIColor(white: white / 100, alpha: 1) }
            let a = UIColor.rgb(51, 102, 153)
            let b: UIColor = .rgb(51, 102, 153)
            let c = gray(50)
            """
        #expect(colors(text).map(\.spelling) == ["UIColor.rgb(_:_:_:)", ".rgb(_:_:_:)", "gray(_:)"])
        #expect(colors(text).map(\.type) == [.uiColor, .uiColor, .uiColor])
        #expect(colors(text).map(\.value.quantized.steps) == [[51, 102, 153, 255], [51, 102, 153, 255], [128, 255]])
    }

    @Test("of two with the same labels the one whose types the literals have by default is called")
    func overloads() {
        let text = """
            extension UIColor {
                convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
                    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
                        alpha: alpha)
                }
            }
            let integers = UIColor(red: 51, green: 51, blue: 51, alpha: 1)
            let fractions = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            """
        #expect(colors(text).map { $0.value.components[0] } == [0.2, 0.5])
        #expect(colors(text).map(\.form) == [.declared, .system])
    }

    @Test("an initializer that calls itself ends")
    func recursion() {
        #expect(
            colors("extension UIColor { convenience init(hex: Int) { self.init(hex: hex) } }\nlet a = UIColor(hex: 1)")
                .isEmpty)
    }
}
