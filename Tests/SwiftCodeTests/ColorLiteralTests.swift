import Colorimetry
import Randomness
import SourceText
import SwiftCode
import Testing

@Suite("Colors in Swift code")
struct ColorLiteralTests {
    @Test(
        "have the value and the space of their initializer",
        arguments: [
            ("UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)", ColorSpace.sRGB, [1, 0.5, 0, 1]),
            (
                "UIColor(red: 51/255, green: 0x66 / 255.0, blue: CGFloat(153) / 255, alpha: (0.5))", .sRGB,
                [0.2, 0.4, 0.6, 0.5]
            ),
            ("UIColor(red: -0.1, green: 1.2, blue: 0, alpha: 1)", .sRGB, [-0.1, 1.2, 0, 1]),
            ("UIColor.init(white: 0.25, alpha: 1)", .grayGamma22, [0.25, 1]),
            ("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)", .displayP3, [1, 0, 0, 1]),
            ("UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)", .sRGB, [1, 0, 0, 0.5]),
            ("UIKit.UIColor(white: 1, alpha: 1 * 0.5)", .grayGamma22, [1, 0.5]),
            ("NSColor(red: 1, green: 0, blue: 0, alpha: 1)", .sRGB, [1, 0, 0, 1]),
            ("NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)", .sRGB, [1, 0, 0, 1]),
            ("NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1)", .calibratedRGB, [1, 0, 0, 1]),
            ("NSColor(deviceWhite: 0.5, alpha: 1)", .deviceWhite, [0.5, 1]),
            ("Color(red: 1, green: 0, blue: 0)", .sRGB, [1, 0, 0, 1]),
            ("Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)", .sRGB, [1, 0, 0, 0.25]),
            ("Color(.displayP3, red: 1, green: 0, blue: 0)", .displayP3, [1, 0, 0, 1]),
            ("Color(white: 0.5)", .sRGB, [0.5, 0.5, 0.5, 1]),
            ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", .sRGB, [1, 0, 0, 1]),
        ])
    func values(text: String, space: ColorSpace, numbers: [Double]) throws {
        let source = SourceText(path: "A.swift", "import SwiftUI\nlet color = \(text)\n")
        let literal = try #require(SwiftColorLiterals.find(in: source).first)
        #expect(source.string(literal.range) == text)
        #expect(literal.value.space == space)
        #expect(zip(literal.value.components + [literal.value.alpha], numbers).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test(
        "are no literals where a number is not known, or where the compiler would count in whole numbers",
        arguments: [
            "UIColor(red: red, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: alpha())",
            "UIColor(hex: 0xFF8800)", "UIColor(named: \"Accent\")", "UIColor(red: 1, green: 0, blue: 0)",
            "Color(red: 1, green: 0, blue: 0, alpha: 1)", "CGColor(red: 1, green: 0, blue: 0, alpha: 1)",
            "UIColor(red: \"1\", green: 0, blue: 0, alpha: 1)", "use(.init(red: 1, green: 0, blue: 0, alpha: 1))",
        ])
    func unknown(text: String) { #expect(colors("import SwiftUI\nlet color = \(text)\n").isEmpty) }

    @Test("a conversion computes with whole numbers first, as the compiler does")
    func conversion() {
        let found = colors("let color = UIColor(white: CGFloat(12/255), alpha: CGFloat(12.0/24))")
        #expect(found.map(\.value.components) == [[0]])
        #expect(found.map(\.value.alpha) == [0.5])
    }

    @Test(
        "a short form takes its type from the code around it",
        arguments: [
            ("let color: UIColor = .init(white: 1, alpha: 1)", SwiftColorType.uiColor),
            ("let colors: [UIColor] = [.init(white: 1, alpha: 1)]", .uiColor),
            ("var color: NSColor? { .init(white: 1, alpha: 1) }", .nsColor),
            ("func color() -> UIColor { return .init(white: 1, alpha: 1) }", .uiColor),
            ("func run() { view.backgroundColor = .init(white: 1, alpha: 1) }", .uiColor),
            ("func run() { view.tintColor = isOn ? .init(white: 1, alpha: 1) : nil }", .uiColor),
            ("func run(color: UIColor = .init(white: 1, alpha: 1)) {}", .uiColor),
            ("let color: UIColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)", .uiColor),
        ])
    func context(text: String, type: SwiftColorType) {
        #expect(colors("import UIKit\n\(text)\n").map(\.type) == [type])
    }

    @Test("a layer's color is none, and a color literal has a type where the file says for which system it is")
    func noContext() {
        #expect(colors("import UIKit\nfunc run() { view.layer.backgroundColor = .init(white: 1, alpha: 1) }").isEmpty)
        let literal = "let color = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)"
        #expect(colors(literal).map(\.type) == [nil])
        #expect(colors("import AppKit\n" + literal).map(\.type) == [.nsColor])
    }

    @Test("a type of the project's own hides the system's, where code sees it")
    func hidden() {
        let text = """
            import SwiftUI
            struct Theme { struct Color { init(white: Double) {} }; let own = Color(white: 1) }
            let other = Color(white: 0.5)
            """
        #expect(colors(text).map(\.value.components) == [[0.5, 0.5, 0.5]])
        #expect(colors("typealias UIColor = NSColor\nlet color = UIColor(white: 1, alpha: 1)").isEmpty)
    }

    @Test(
        "what stands around it is told",
        arguments: [
            (
                "func run(color: UIColor = UIColor(white: 1, alpha: 1)) {}",
                SwiftColorLiteral.Surroundings.defaultArgument
            ),
            ("class A { @IBInspectable var color = UIColor(white: 1, alpha: 1) }", .inspectable),
            ("class A { @Wrapped(UIColor(white: 1, alpha: 1)) var color }", .attribute),
            ("@inlinable func run() -> UIColor { UIColor(white: 1, alpha: 1) }", .inlinable),
            ("let isWhite = color == UIColor(white: 1, alpha: 1)", .compared),
            ("let isWhite = color.isEqual(UIColor(white: 1, alpha: 1))", .compared),
            ("let color = UIColor(white: 1, alpha: 1)", .plain),
        ])
    func surroundings(text: String, expected: SwiftColorLiteral.Surroundings) {
        #expect(colors(text).map(\.surroundings) == [expected])
    }

    @Test("comments inside are seen, comments around are not")
    func comments() {
        let found = colors(
            "let a = UIColor(white: 1 /* full */, alpha: 1)\n// b\nlet b = UIColor(white: 1, alpha: 1) // c\n")
        #expect(found.map(\.hasComments) == [true, false])
    }

    @Test("long rows of operators and of conditions are read without a crash, and are no colors")
    func longRows() {
        let sum = Array(repeating: "0.001", count: 30_000).joined(separator: " + ")
        let choice = Array(repeating: "true ? 1", count: 5_000).joined(separator: " : ") + " : 0"
        #expect(colors("let a = UIColor(white: \(sum), alpha: 1)").isEmpty)
        #expect(colors("let a = UIColor(white: \(choice), alpha: 1)").isEmpty)
    }

    @Test("code of any form is read without a crash, and ranges lie in it")
    func fuzz() {
        var random = SeededRandom(seed: 11)
        let pieces = [
            "UIColor(", "red: 1", "/255", ", ", ")", ".init(", "white: 0x7F", "alpha:", "extension UIColor {", "}",
            "convenience init(hex: Int) {", "self.init(", "let a = ", "hex >> 16 & 0xFF", "if hex.count == 6 {",
            "switch ",
            "case 3:", "\"#FF8800\"", "UIColor(hex: 1)", "-9223372036854775807", " << 63", "guard let x = ", " else {",
            "#colorLiteral(", "\n", "0xFFFFFFFFFFFFFFFF", "(a, b) = ", "Scanner(string: hex)", "&a", "...", "[", "]",
        ]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }.joined()
            for literal in colors(text) { #expect(literal.range.upperBound <= text.utf8.count) }
        }
    }
}

/// The colors of a file that declares what it needs itself.
func colors(_ text: String) -> [SwiftColorLiteral] {
    let source = SourceText(path: "A.swift", text)
    let tree = SwiftSyntaxTree.parse(source)
    let scope = SwiftColorScope([SwiftColorInitializer.read(tree, path: source.path)])
    return SwiftColorLiterals.find(in: source, tree: tree, initializers: scope)
}
