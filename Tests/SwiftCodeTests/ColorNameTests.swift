import Colorimetry
import ObjectiveCCode
import SourceText
import SwiftCode
import Testing

/// Names that code gives colors.
@Suite("Color names in code")
struct ColorNameTests {
    private func swiftNames(_ text: String) -> [String] {
        SwiftColorLiterals.find(in: SourceText(path: "A.swift", "import UIKit\n" + text)).map {
            $0.declaredName?.spelling ?? "-"
        }
    }

    @Test("are those of static members, globals and cases, and of nothing that other code decides")
    func swift() {
        #expect(swiftNames("enum P { static let ink = UIColor(white: 0.1, alpha: 1) }") == ["P.ink"])
        #expect(
            swiftNames("extension UIColor { static var ink: UIColor { return UIColor(white: 0.1, alpha: 1) } }") == [
                "UIColor.ink"
            ])
        #expect(
            swiftNames("extension UIColor { class func ink() -> UIColor { UIColor(white: 0.1, alpha: 1) } }") == [
                "UIColor.ink"
            ])
        #expect(swiftNames("let ink = UIColor(white: 0.1, alpha: 1)") == ["ink"])
        #expect(
            swiftNames(
                "enum P { case ink\n var color: UIColor { switch self { case .ink: return UIColor(white: 0.1, alpha: 1) } } }"
            )
                == ["P.ink"])
        #expect(swiftNames("private let ink = UIColor(white: 0.1, alpha: 1)") == ["-"])
        #expect(swiftNames("struct P { let ink = UIColor(white: 0.1, alpha: 1) }") == ["-"])
        #expect(swiftNames("func f() { let ink = UIColor(white: 0.1, alpha: 1) }") == ["-"])
        #expect(
            swiftNames(
                "enum P { static var ink: UIColor { if dark { return .white }\n return UIColor(white: 0.1, alpha: 1) } }"
            ) == ["-"])
    }

    @Test("are those of Objective-C's macros and class methods, with C's arithmetic")
    func objectiveC() {
        let file = ObjectiveCFile.read(
            SourceText(
                path: "A.m",
                """
                #define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 \\
                    blue:(b)/255.0 alpha:1]
                #define HEX(v) [UIColor colorWithRed:((float)((v & 0xFF0000) >> 16))/255.0 green:((v >> 8) & 0xFF)/255.0f blue:0 alpha:1]
                #define kFire RGB(255, 51, 0) // of the logo
                #define kSky HEX(0x336699)
                #define kZero [UIColor colorWithRed:51/255 green:0 blue:0 alpha:1]
                #define kLater [UIColor colorWithRed:level green:0 blue:0 alpha:1]
                #define kHex [UIColor colorWithHexString:@"#FF0000"]
                @implementation UIColor (App)
                + (UIColor *)ink { return [UIColor colorWithWhite:0.1 alpha:.5]; }
                + (UIColor *)other { if (dark) { return nil; } return [UIColor colorWithWhite:0.1 alpha:1]; }
                @end
                """))
        let names = ObjectiveCColorNames([file]).names(in: file)
        #expect(names.map(\.name) == ["kFire", "kSky", "kZero", "kHex", "ink"])
        #expect(names.map(\.components) == [[1, 0.2, 0], [0.2, 0.4, 0], [0, 0, 0], [1, 0, 0], [0.1]])
        #expect(names.last?.alpha == 0.5 && names.last?.extendsColor == true)
    }
}
