import Randomness
import SourceText
import SwiftCode
import Testing

@Suite("Reading the types of a Swift file")
struct TypeReadingTests {
    @Test("gives superclass and protocols as they are written")
    func inheritance() {
        let types = read(
            """
            class Menu: UIKit.UITableViewController, Tasting {}
            class Shelf<Item>: Base<Item> where Item: Hashable {}
            class Legacy: NSObject, @unchecked Sendable {}
            class Plain {}
            """
        ).types
        #expect(types.map(\.name) == ["Menu", "Shelf", "Legacy", "Plain"])
        #expect(
            types.map(\.inherited) == [
                ["UIKit.UITableViewController", "Tasting"], ["Base"], ["NSObject", "Sendable"], [],
            ])
        #expect(types.map(\.isGeneric) == [false, true, false, false])
    }

    @Test("gives kind, Objective-C name, place and extent")
    func declaration() throws {
        let text = "// Tea\n@objc(CAFMenu) final class `Menu`: UIView {\n}\n"
        let type = try #require(read(text).types.first)
        #expect(type.kind == .class)
        #expect(type.name == "Menu")
        #expect(type.objectiveCName == "CAFMenu")
        let source = SourceText(path: "Cafe.swift", text)
        #expect(source.string(type.range) == "@objc(CAFMenu) final class `Menu`: UIView {\n}")
        #expect(source.position(at: type.offset) == SourcePosition(line: 2, column: 28))
    }

    @Test("knows no Objective-C name where none is given")
    func bareObjectiveCMark() {
        #expect(read("@objc class Menu: UIView {}").types.map(\.objectiveCName) == [nil])
    }

    @Test("names nested types with those around them, outermost first")
    func nesting() {
        let types = read(
            """
            enum Screens {
                class Menu: UIViewController {
                    struct Row {}
                    @IBOutlet var label: UILabel!
                }
            }
            extension Screens.Menu {
                class Cell: UITableViewCell {}
            }
            protocol Tasting {}
            actor Till {}
            """
        ).types
        #expect(
            types.map(\.name) == [
                "Screens", "Screens.Menu", "Screens.Menu.Row", "Screens.Menu", "Screens.Menu.Cell", "Tasting", "Till",
            ])
        #expect(types.map(\.kind) == [.enum, .class, .struct, .extension, .class, .protocol, .actor])
        #expect(types.map(\.outlets.count) == [0, 1, 0, 0, 0, 0, 0])
    }

    @Test("leaves generic arguments out of an extension's name")
    func genericExtension() {
        #expect(read("class A {}\nextension Shelf<Cup>: Tasting {}").types.map(\.name) == ["A", "Shelf"])
    }

    @Test("takes the types and members of every branch of #if")
    func conditionalCode() {
        let types = read(
            """
            #if os(iOS)
            class Menu: UIViewController { @IBOutlet var first: UILabel! }
            #else
            class Menu: NSViewController {
                #if DEBUG
                @IBOutlet var second: NSTextField!
                #endif
                #if DEBUG
                class Debugger: NSView {}
                #endif
            }
            #endif
            class Shelf: UIView {
                #if BETA
                @IBOutlet var third: UILabel!
                #endif
                @IBOutlet var fourth: UILabel!
            }
            """
        ).types
        #expect(types.map(\.name) == ["Menu", "Menu", "Menu.Debugger", "Shelf"])
        let outlets = types.flatMap(\.outlets)
        #expect(outlets.map(\.name) == ["first", "second", "third", "fourth"])
        #expect(outlets.map(\.isConditional) == [true, true, true, false])
    }

    @Test(
        "knows for which systems the clauses of an #if have an outlet",
        arguments: [
            ("#if os(iOS)", .iOS, []), ("#if os(tvOS)\nlet a = 1\n#else", .all.subtracting(.tvOS), []),
            ("#if !os(tvOS) && !os(watchOS)", [.iOS, .macOS, .visionOS], []), ("#if DEBUG", .all, ["DEBUG"]),
            ("#if os(OSX) || (os(iOS) && BETA)", [.macOS, .iOS], ["os(OSX)||(os(iOS)&&BETA)"]),
            (
                "#if canImport(AppKit) && !targetEnvironment(macCatalyst)", [.iOS, .macOS],
                [
                    "canImport(AppKit)&&!targetEnvironment(macCatalyst)"
                ]
            ),
            (
                "#if os(iOS)\nlet a = 1\n#elseif os(tvOS)\nlet b = 1\n#elseif canImport(UIKit)", [.watchOS, .visionOS],
                []
            ),
            ("#if BETA\nlet a = 1\n#else", .all, ["!(BETA)"]), ("#if os(Linux)", [], []), ("#if false", [], []),
        ] as [(String, SwiftSystems, Set<String>)])
    func systems(clauses: String, systems: SwiftSystems, others: Set<String>) throws {
        let outlet = try #require(
            read("class A: UIView {\n\(clauses)\n@IBOutlet var label: UILabel!\n#endif\n}").types.first?.outlets.first)
        #expect(outlet.conditions.systems == systems)
        #expect(outlet.conditions.others == others)
    }

    @Test("does not look for types inside functions, which no document can name")
    func localTypes() {
        #expect(
            read("class A { func make() { class B: UIView {} } }\nfunc f() { class C {} }").types.map(\.name) == ["A"])
    }

    @Test(
        "does not parse a file that a byte scan proves of no interest",
        arguments: [
            ("struct Cup {}", false), ("enum Cup { case small }\nlet subclass = 1", false), ("", false),
            ("class Cup {}", true), ("extension Menu { @IBAction func save() {} }", true), ("// a class", true),
        ])
    func byteScan(text: String, isParsed: Bool) {
        #expect(read(text).wasParsed == isParsed)
    }

    @Test(
        "counts the places at which the parser had to guess",
        arguments: [
            ("class A { func f() { g() } }", 0), ("", 0), ("let a = \"é\\(1)\"\r\n", 0), ("func f() {", 1),
            ("let = 1", 1), ("class A { func f( { } }", 1),
        ])
    func syntaxErrors(text: String, least: Int) {
        let count = SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse(SourceText(path: "Cafe.swift", text)))
        #expect(least == 0 ? count == 0 : count >= least)
    }

    @Test("counts more where more is broken")
    func errorsAddUp() {
        func count(_ text: String) -> Int {
            SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse(SourceText(path: "Cafe.swift", text)))
        }
        let broken = "func f() { let = 1 }\n"
        #expect(count(broken + broken) == 2 * count(broken))
    }
}

@Suite("Broken Swift")
struct BrokenSwiftTests {
    private static let text = """
        import UIKit
        @objc(CAFMenu) class Menu<Item>: Base<Item>, Tasting {
            @IBOutlet private(set) weak var `label`: UILabel! { didSet { label.text = "\\(label.tag)" } }
            @IBOutlet var buttons: [UIButton]!
            @IBInspectable var radius: CGFloat = 4
            #if DEBUG
            @IBAction func save(_ sender: Any?, forEvent event: UIEvent) { label?.text = nil }
            #endif
            func run() {
                guard let label, let other = self.label else { return }
                UIView.animate(withDuration: 1) { [weak self] in self?.label.alpha = 0 }
                switch other { case let label as UILabel where label.isHidden: break; default: _ = \\Menu.label }
                let value = if label.isHidden { label.tag } else { 0 }
                for case let label? in [label] { do { try label.run() } catch let label { print(label) } }
            }
        }
        """

    @Test("is read without a crash, whatever is missing or doubled")
    func mutations() {
        var random = SeededRandom(seed: 11)
        let bytes = Array(Self.text.utf8)
        for _ in 0..<250 {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&mutated, &random) }
            let source = SourceText(path: "Cafe.swift", bytes: mutated)
            let file = SwiftFile.read(source)
            let uses = MemberUse.find(["label", "buttons"], in: source)
            let ranges = file.types.map(\.range) + file.types.flatMap(\.outlets).map(\.anchors.name) + uses.map(\.range)
            #expect(ranges.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= mutated.count })
        }
    }

    @Test("of every length is read without a crash")
    func truncations() {
        let bytes = Array(Self.text.utf8)
        for length in stride(from: 0, to: bytes.count, by: 3) {
            let source = SourceText(path: "Cafe.swift", bytes: Array(bytes.prefix(length)))
            _ = SwiftFile.read(source)
            _ = MemberUse.find(["label"], in: source)
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
        default:
            let signs = Array("{}()[]<>\"\\@#`!?.,:=&\n\u{0}".utf8) + [0xFF, 0xC3]
            bytes[start] = signs.randomElement(using: &random)!
        }
    }
}
