import SourceText
import SwiftCode
import Testing

@Suite("Reading an outlet")
struct OutletReadingTests {
    @Test(
        "gives its ownership",
        arguments: [
            ("@IBOutlet var cup: UILabel!", SwiftOutlet.Ownership.strong), ("@IBOutlet weak var cup: UILabel!", .weak),
            ("@IBOutlet unowned var cup: UILabel!", .unowned), ("@IBOutlet unowned(safe) var cup: UILabel!", .unowned),
            ("@IBOutlet unowned(unsafe) var cup: UILabel!", .unownedUnsafe),
            ("@IBOutlet\n    private weak\n    var cup: UILabel?", .weak),
        ])
    func ownership(member: String, expected: SwiftOutlet.Ownership) {
        #expect(outlets(member).map(\.ownership) == [expected])
    }

    @Test(
        "takes its type apart",
        arguments: [
            ("UILabel!", "UILabel", SwiftOutlet.Optionality.implicitlyUnwrapped, false),
            ("UILabel?", "UILabel", .optional, false), ("Optional<UILabel>", "UILabel", .optional, false),
            ("[UIButton]!", "[UIButton]", .implicitlyUnwrapped, true), ("[UIButton]", "[UIButton]", .none, true),
            ("Array<UIButton>?", "Array<UIButton>", .optional, true),
            ("UIKit.UILabel!", "UIKit.UILabel", .implicitlyUnwrapped, false),
            ("(UILabel & Tasting)!", "(UILabel & Tasting)", .implicitlyUnwrapped, false),
            ("Optional<[UIButton]>", "[UIButton]", .optional, true),
            ("Shelf<Cup>!", "Shelf<Cup>", .implicitlyUnwrapped, false),
            ("Swift.Optional<UILabel>", "UILabel", .optional, false),
            ("Swift.Array<UIButton>!", "Swift.Array<UIButton>", .implicitlyUnwrapped, true),
        ])
    func type(written: String, wrapped: String, optionality: SwiftOutlet.Optionality, isCollection: Bool) throws {
        let outlet = try #require(outlets("@IBOutlet var cup: \(written)").first)
        #expect(outlet.type == written)
        #expect(outlet.wrappedType == wrapped)
        #expect(outlet.optionality == optionality)
        #expect(outlet.isCollection == isCollection)
    }

    @Test("gives the access of the property and of its setter apart")
    func access() {
        let found = outlets(
            """
            @IBOutlet var first: UILabel!
            @IBOutlet private var second: UILabel!
            @IBOutlet private(set) var third: UILabel!
            @IBOutlet public fileprivate(set) weak var fourth: UILabel!
            @IBOutlet open override var fifth: UILabel!
            """)
        #expect(found.map(\.access) == [nil, "private", nil, "public", "open"])
        #expect(found.map(\.setterAccess) == [nil, nil, "private", "fileprivate", nil])
        #expect(found.map(\.isOverride) == [false, false, false, false, true])
    }

    @Test("knows the forms that only odd code uses")
    func unusualForms() {
        let usual = ["@IBOutlet var cup: UILabel!", "@IBOutlet var cup: UILabel! { didSet { style() } willSet {} }"]
        let unusual = [
            "@IBOutlet lazy var cup: UILabel! = make()", "@IBOutlet static var cup: UILabel!",
            "@IBOutlet var cup: UILabel! { get { label } set { label = newValue } }", "@IBOutlet let cup: UILabel!",
            "@IBOutlet var cup: UILabel! { label }", "@IBOutlet var cup: UILabel! = nil",
        ]
        for member in usual { #expect(outlets(member).map(\.isUnusual) == [false], "\(member)") }
        for member in unusual { #expect(outlets(member).map(\.isUnusual) == [true], "\(member)") }
        #expect(usual.flatMap(outlets).map(\.hasObserver) == [false, true])
    }

    @Test("takes every name of a declaration, with the type that stands behind the last")
    func severalNames() {
        let found = outlets("@IBOutlet weak var first, second: UILabel!\n@IBOutlet var third: UIView?, fourth: UIView!")
        #expect(found.map(\.name) == ["first", "second", "third", "fourth"])
        #expect(found.map(\.type) == ["UILabel!", "UILabel!", "UIView?", "UIView!"])
        #expect(found[0].declaredWith == ["first", "second"])
        #expect(found[3].declaredWith == ["third", "fourth"])
    }

    @Test("gives the comments that stand around it")
    func comments() {
        let found = outlets(
            """
            // strong: it is taken out and put back
            @IBOutlet /* why? */ var /* here */ first: UILabel! // kept
            /// Shown last.
            @IBOutlet weak /* owned by the stack */ var second: UILabel!
            @IBOutlet var third: UILabel!
            """)
        #expect(found.map(\.name) == ["first", "second", "third"])
        #expect(found[0].comments.contains("taken out") && found[0].comments.contains("// kept"))
        #expect(found[1].comments.contains("Shown last") && found[1].comments.contains("owned by the stack"))
        #expect(found[2].comments.isEmpty)
    }

    @Test("needs the mark: other properties are none")
    func otherProperties() {
        #expect(outlets("var cup: UILabel!\n@IBInspectable var radius: CGFloat = 4\n@Outlet var tea: UILabel!").isEmpty)
    }

    // MARK: Anchors

    /// A declaration with each part in brackets of its own.
    private static let marked = [
        "@IBOutlet ⟦ownership:weak⟧ ⟦introducer:var⟧ ⟦name:cup⟧: UILabel⟦mark:!⟧",
        "@IBOutlet\n    ⟦access:private⟧ ⟦setter:fileprivate(set)⟧   ⟦introducer:var⟧  ⟦name:`class`⟧ :UILabel⟦mark:?⟧",
        "@IBOutlet /* a */ ⟦ownership:unowned(unsafe)⟧ /* b */ ⟦introducer:var⟧ /* c */ ⟦name:cup⟧ /* d */ : UILabel⟦mark:!⟧ // e",
        "@objc @IBOutlet ⟦access:public⟧ ⟦ownership:weak⟧ ⟦introducer:var⟧ ⟦name:cup⟧: UILabel⟦mark:!⟧ { didSet { a() } }",
        "@IBOutlet ⟦access:private⟧ ⟦introducer:var⟧ ⟦name:cups⟧: [UILabel]⟦mark:!⟧",
        "@IBOutlet ⟦introducer:var⟧ ⟦name:cup⟧: Optional<UILabel>",
        "@IBOutlet ⟦ownership:weak⟧ ⟦introducer:var⟧ ⟦name:teeÉ⟧\t:\tUILabel⟦mark:?⟧",
    ]

    @Test("names the bytes of each of its parts", arguments: marked)
    func anchors(marked: String) throws {
        var parts: [String: String] = [:]
        var text = "class Menu {\r\n    // é\r\n"
        for (index, piece) in marked.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = piece.firstIndex(of: "⟧"), let colon = piece.firstIndex(of: ":") else {
                text += piece
                continue
            }
            let part = String(piece[piece.index(after: colon)..<end])
            parts[String(piece[..<colon])] = part
            text += part + piece[piece.index(after: end)...]
        }
        text += "\r\n}\r\n"
        let source = SourceText(path: "Cafe.swift", text)
        let anchors = try #require(SwiftFile.read(source).types.first?.outlets.first).anchors
        #expect(source.string(anchors.name) == parts["name"])
        #expect(source.string(anchors.introducer) == parts["introducer"])
        #expect(anchors.ownership.map(source.string) == parts["ownership"])
        #expect(anchors.access.map(source.string) == parts["access"])
        #expect(anchors.setterAccess.map(source.string) == parts["setter"])
        #expect(anchors.optionalityMark.map(source.string) == parts["mark"])
        let declaration = source.string(anchors.declaration)
        #expect(declaration.contains("@IBOutlet") && declaration.contains("UILabel") && !declaration.hasSuffix(" "))
    }

    @Test("gives a name without its backticks")
    func backticks() {
        #expect(outlets("@IBOutlet var `default`: UIButton!").map(\.name) == ["default"])
    }
}

@Suite("Reading an inspectable property")
struct InspectableTests {
    @Test("gives its name and the type that is written")
    func inspectables() {
        let found = read(
            """
            extension UIView {
                @IBInspectable var radius: CGFloat { get { 0 } set {} }
                @IBInspectable public var title = "Tea"
                var other: Int { 1 }
                @IBInspectable @objc dynamic var `in`: UIColor? = nil
            }
            """
        ).types.flatMap(\.inspectables)
        #expect(found.map(\.name) == ["radius", "title", "in"])
        #expect(found.map(\.type) == ["CGFloat", nil, "UIColor?"])
    }
}
