import InterfaceBuilder
import ProjectGraph
import SourceText
import Testing

/// A screen of a café: labels, a button, a bar, and the controller that owns them.
private struct Screen {
    let doubts: ColorDoubts
    let document: IBDocument

    private static let color = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

    init(_ code: [String: String], isOnMac: Bool = false, controller: String = "Menu", attributes: String = "") throws {
        let runtime = isOnMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
        let type =
            isOnMac
            ? "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
            : "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(type)" version="3.0" targetRuntime="\(runtime)">
              <scenes><scene sceneID="scn-AA-001"><objects>
                <viewController id="ctl-AA-001" customClass="\(controller)" sceneMemberID="viewController">
                  <view key="view" id="viw-AA-001">
                    <subviews>
                      <label id="lbl-AA-001"><color key="textColor" \(Self.color)</label>
                      <label id="lbl-AA-002"><color key="textColor" \(Self.color)</label>
                      <button id="btn-AA-001">
                        <state key="normal"><color key="titleColor" \(Self.color)</state>
                        <state key="selected"><color key="titleColor" \(Self.color)</state>
                        <connections><action selector="save:" destination="ctl-AA-001" eventType="touchUpInside" id="act-AA-001"/></connections>
                      </button>
                      <view id="cup-AA-001" customClass="Cup">
                        <color key="backgroundColor" \(Self.color)
                        <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" \(Self.color)</userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                      </view>
                      <textField id="fld-AA-001"><textFieldCell key="cell" id="cel-AA-001"><color key="textColor" \(Self.color)</textFieldCell></textField>
                      <textView id="txt-AA-001"><color key="textColor" \(Self.color)
                        <connections><outlet property="delegate" destination="ctl-AA-001" id="out-AA-009"/></connections></textView>
                    </subviews>
                    <color key="backgroundColor" \(Self.color)
                  </view>
                  <connections>
                    <outlet property="title1" destination="lbl-AA-001" id="out-AA-001"/>
                    <outlet property="price" destination="lbl-AA-002" id="out-AA-002"/>
                    <outlet property="button" destination="btn-AA-001" id="out-AA-003"/>
                    <outlet property="cup" destination="cup-AA-001" id="out-AA-004"/>
                    <outlet property="field" destination="fld-AA-001" id="out-AA-005"/>
                    <outletCollection property="labels" destination="lbl-AA-001" id="out-AA-006"/>
                    <outletCollection property="labels" destination="lbl-AA-002" id="out-AA-007"/>
                  </connections>
                </viewController>
              </objects></scene>
              <scene sceneID="scn-AA-002"><objects>
                <navigationController id="nav-AA-001"><navigationBar key="navigationBar" id="bar-AA-001"><color key="barTintColor" \(Self.color)</navigationBar></navigationController>
              </objects></scene></scenes>
              <color key="tintColor" \(Self.color)
            </document>

            """
        var files = code
        files["Menu.storyboard"] = text
        let graph = Cafe(files).graph
        document = try #require(graph.document(at: "Menu.storyboard"))
        doubts = ColorDoubts(graph, threads: 2)
    }

    /// The colors of which one of the questions has an answer: `lbl-AA-001 textColor`.
    func colors(_ question: (ColorDoubts) -> (DocumentColor) -> ColorDoubt?) -> [String] {
        let ask = question(doubts)
        return document.colors.filter { ask($0) != nil }.map { color in
            "\(color.object?.id ?? "all") \(color.roleDescription)"
        }
    }

    var early: [String] { colors(ColorDoubts.earlyAssignment) }
    var read: [String] { colors(ColorDoubts.componentReading) }
    var compared: [String] { colors(ColorDoubts.comparison) }
}

extension Screen {
    /// A controller with the screen's outlets and some more code.
    init(_ body: String, besides other: String = "", isOnMac: Bool = false) throws {
        let kit = isOnMac ? "NS" : "UI"
        try self.init(
            [
                "Menu.swift": """
                class Menu: \(kit)ViewController {
                    @IBOutlet var title1: \(kit)Label!
                    @IBOutlet var price: \(kit)Label!
                    @IBOutlet var button: \(kit)Button!
                    @IBOutlet var cup: Cup!
                    @IBOutlet var field: \(kit)TextField!
                    @IBOutlet var labels: [\(kit)Label]!
                \(body)
                }
                class Cup: \(kit)View {}
                \(other)
                """
            ], isOnMac: isOnMac)
    }
}

@Suite("Colors that code sets while a document is loaded")
struct EarlyAssignmentTests {
    @Test("are those that viewDidLoad sets on an outlet, on the view and on the object itself")
    func direct() throws {
        let screen = try Screen(
            "override func viewDidLoad() { title1.textColor = .red; self.view.backgroundColor = .red }")
        #expect(screen.early == ["lbl-AA-001 textColor", "viw-AA-001 backgroundColor"])
        let cup = try Screen(
            "",
            besides: "extension Cup { override func awakeFromNib() { backgroundColor = nil; layer.borderColor = c } }")
        #expect(cup.early == ["cup-AA-001 backgroundColor", "cup-AA-001 runtime attribute layer.borderColor"])
    }

    @Test("say the class, the property, the method and the line")
    func words() throws {
        let screen = try Screen("override func viewDidLoad() { style() }\nfunc style() { price?.textColor = .red }")
        let doubt = try #require(screen.document.colors.lazy.compactMap(screen.doubts.earlyAssignment).first)
        #expect(doubt.code == "set-early" && doubt.place.description == "Menu.swift:9:16")
        #expect(
            doubt.reason == "Menu sets `price.textColor` in `style` (line 9), called from `viewDidLoad`; "
                + "iOS 11 and 12 apply a named color again after it")
    }

    @Test("are not those of another outlet, of a new object, of an appearance proxy or of code that runs later")
    func others() throws {
        let code = [
            "override func viewDidLoad() { other.textColor = .red; let label = UILabel(); label.textColor = .red }",
            "override func viewDidLoad() { UILabel.appearance().textColor = .red }",
            "override func viewDidAppear(_ animated: Bool) { title1.textColor = .red }",
            "func reload() { title1.textColor = .red }",
            "override func viewDidLoad() { DispatchQueue.main.async { self.title1.textColor = .red } }",
            "override func viewDidLoad() { load(completion: { self.title1.textColor = .red }); a.tap = { self.title1.textColor = c } }",
            "override func viewDidLoad() { let title1 = UILabel(); title1.textColor = .red }",
            "override func viewDidLoad() { title1.backgroundColor = .red; title1.text = c }",
        ]
        for body in code { #expect(try Screen(body).early == [], "\(body)") }
    }

    @Test(
        "are found through locals, loops, collections, closures and casts",
        arguments: [
            "if let label = title1 { label.textColor = .red }",
            "let label = self.title1!; label.textColor = .red",
            "guard let title1 = title1 else { return }; title1.textColor = .red",
            "for label in [title1] { label?.textColor = .red }",
            "[title1].forEach { $0?.textColor = .red }",
            "[title1].enumerated().forEach { index, label in label?.textColor = .red }",
            "with(title1) { $0.textColor = .red }", "title1.then { label in label.textColor = .red }",
            "title1.setValue(c, forKey: \"textColor\")",
            "UIView.animate(withDuration: 0) { self.title1.textColor = .red }",
            "[title1].forEach(style)", "style(title1)", "Theme.style(title1)", "paint(title1)", "title1.beRed()",
            "heading.textColor = .red", "mood = 1", "labels[0].textColor = .red",
            "for label in labels { label.textColor = .red }",
            "view.subviews.forEach { ($0 as? UILabel)?.textColor = .red }",
        ])
    func ways(_ statement: String) throws {
        let screen = try Screen(
            """
            override func viewDidLoad() { \(statement) }
            func style(_ label: UILabel?) { label?.textColor = .red }
            var heading: UILabel { title1 }
            var mood = 0 { didSet { title1.textColor = .red } }
            """,
            besides: """
                enum Theme { static func style(_ label: UILabel) { label.textColor = .red } }
                func paint(_ label: UILabel) { Theme.style(label) }
                extension UILabel { func beRed() { textColor = .red } }
                extension UIButton { func beRed() { tintColor = .red } }
                """)
        #expect(screen.early.first == "lbl-AA-001 textColor")
    }

    @Test("of buttons are those of the state")
    func states() throws {
        let normal = try Screen("override func viewDidLoad() { button.setTitleColor(.red, for: .normal) }")
        #expect(normal.early == ["btn-AA-001 titleColor (normal)"])
        let any = try Screen("override func viewDidLoad() { button.setTitleColor(.red, for: state) }")
        #expect(any.early == ["btn-AA-001 titleColor (normal)", "btn-AA-001 titleColor (selected)"])
    }

    @Test("may be set by superclasses, observers of outlets, and for bars by the controllers they contain")
    func elsewhere() throws {
        let base = try Screen([
            "Menu.swift": "class Menu: Base { override func style() { title1.textColor = .red } }",
            "Base.swift":
                "class Base: UIViewController { @IBOutlet var title1: UILabel!; override func viewDidLoad() { style() }; func style() {} }",
        ])
        #expect(base.early == ["lbl-AA-001 textColor"])
        let observer = try Screen("@IBOutlet var list: UIView! { didSet { price.textColor = .red } }")
        #expect(observer.early == ["lbl-AA-002 textColor"])
        let bar = try Screen("override func viewDidLoad() { navigationController?.navigationBar.barTintColor = .red }")
        #expect(bar.early == ["bar-AA-001 barTintColor"])
    }

    @Test(
        "may be set by extensions of the system's classes, for plain objects and for subclasses of the project",
        arguments: [
            ("UILabel { override func awakeFromNib() { textColor = c } }", ["lbl-AA-001", "lbl-AA-002"]),
            (
                "UITextField { override func awakeFromNib() { paint() }; func paint() { textColor = c } }",
                ["cel-AA-001"]
            ),
            ("UIView { override func awakeFromNib() { backgroundColor = c } }", ["viw-AA-001", "cup-AA-001"]),
            ("UIControl { override func awakeFromNib() { tint(self) } }", ["btn-AA-001"]),
            ("UIScrollView { override func awakeFromNib() { setValue(c, forKey: \"textColor\") } }", ["txt-AA-001"]),
            ("UIViewController { override func viewDidLoad() { view.backgroundColor = c } }", ["viw-AA-001"]),
            ("UITableView { override func awakeFromNib() { backgroundColor = c } }", []),
            ("UILabel { func reload() { textColor = c } }", []),
            ("UILabel { static func awakeFromNib() { textColor = c } }", []),
        ])
    func systemClasses(_ code: String, _ objects: [String]) throws {
        let screen = try Screen(
            "", besides: "extension \(code)\nfunc tint(_ button: UIButton) { button.setTitleColor(c, for: .normal) }")
        #expect(Set(screen.early.map { String($0.prefix(10)) }) == Set(objects))
    }

    @Test("may be set by extensions and categories for objects whose own class is a library's")
    func librariesClasses() throws {
        let swift = try Screen([
            "View.swift": "extension UIView { override func awakeFromNib() { backgroundColor = c } }"
        ])
        #expect(swift.early == ["cup-AA-001 backgroundColor", "viw-AA-001 backgroundColor"])
        let objectiveC = try Screen([
            "Theme.m": "@implementation UIView (Theme)\n- (void)awakeFromNib { [self beRed]; }\n@end",
            "Red.m": "@implementation UIView (Red)\n- (void)beRed { self.backgroundColor = c; }\n@end",
        ])
        #expect(objectiveC.early == swift.early)
        let doubt = try #require(swift.document.colors.lazy.compactMap(swift.doubts.earlyAssignment).first)
        #expect(doubt.reason.hasPrefix("UIView sets `backgroundColor` in `awakeFromNib` (line 1); "))
    }

    @Test("may be set by extensions of the system's class that a Swift class descends from through Objective-C")
    func systemClassBehindObjectiveC() throws {
        let screen = try Screen([
            "Base.h": "@interface Base : UIControl\n@end",
            "Cup.swift": """
            class Cup: Base {}
            extension UIControl { override func awakeFromNib() { backgroundColor = c } }
            """,
        ])
        #expect(screen.early == ["cup-AA-001 backgroundColor"])
    }

    @Test("of all windows are those that code gives a window")
    func globalTint() throws {
        let screen = try Screen("", besides: "class App: UIResponder { func start() { window?.tintColor = .red } }")
        #expect(screen.early == ["all tintColor"])
    }

    @Test(
        "are found in Objective-C",
        arguments: [
            "self.title1.textColor = c;", "_title1.textColor = c;", "[self.title1 setTextColor:c];",
            "[[self title1] setTextColor:c];", "[self style];", "UILabel *label = self.title1; label.textColor = c;",
            "[self paint:self.title1];", "for (UILabel *label in self.title1) { label.textColor = c; }",
        ])
    func objectiveC(_ statement: String) throws {
        let screen = try Screen([
            "Menu.h": "@interface Menu : UIViewController\n@property IBOutlet UILabel *title1;\n@end",
            "Menu.m": """
            @implementation Menu
            - (void)viewDidLoad { \(statement) }
            - (void)style { self.title1.textColor = c; }
            - (void)paint:(UILabel *)label { label.textColor = c; }
            - (void)later { self.price.textColor = c; }
            @end
            """,
        ])
        #expect(screen.early == ["lbl-AA-001 textColor"])
    }

    @Test(
        "of Objective-C are not those in blocks for later, or on new objects",
        arguments: [
            "dispatch_async(q, ^{ self.title1.textColor = c; });",
            "[self load:^{} completion:^(BOOL b) { title1.textColor = c; }];",
            "UILabel *label = [[UILabel alloc] init]; label.textColor = c;", "if (self.title1.textColor == c) {}",
            "[UILabel appearance].textColor = c;", "self.other.textColor = c;",
        ])
    func objectiveCOthers(_ statement: String) throws {
        let screen = try Screen([
            "Menu.m": "@implementation Menu\n- (void)viewDidLoad { \(statement) }\n@end"
        ])
        #expect(screen.early == [])
    }
}

@Suite("Colors that code looks into")
struct ColorReadingTests {
    @Test(
        "are doubted on macOS where components are asked for",
        arguments: [
            "func show() { print(field.textColor!.redComponent) }",
            "func show() { field.textColor?.getRed(&r, green: &g, blue: &b, alpha: &a) }",
            "func show() { let color = field.textColor; print(color!.whiteComponent) }",
            "func show() { isDark(field.textColor!) }",
            "func show() { print(field.textColor!.isDark) }",
        ])
    func components(_ body: String) throws {
        let other = """
            func isDark(_ color: NSColor) -> Bool { color.brightnessComponent < 0.5 }
            extension NSColor { var isDark: Bool { brightnessComponent < 0.5 } }
            """
        #expect(try Screen(body, besides: other, isOnMac: true).read == ["cel-AA-001 textColor"])
        #expect(try Screen(body, besides: other).read == [])
    }

    @Test(
        "are not doubted where they were converted, or are another object's",
        arguments: [
            "func show() { print(field.textColor!.usingColorSpace(.sRGB)!.redComponent) }",
            "func show() { print(other.textColor!.redComponent); print(color.redComponent); print(field.textColor!.alphaComponent) }",
        ])
    func converted(_ body: String) throws {
        #expect(try Screen(body, isOnMac: true).read == [])
    }

    @Test(
        "are doubted where they are compared",
        arguments: [
            "func show() { if title1.textColor == UIColor.red {} }",
            "func show() { if UIColor.red != title1.textColor {} }",
            "func show() { switch title1.textColor { default: break } }", "func show() { title1.textColor.isEqual(c) }",
        ])
    func compared(_ body: String) throws { #expect(try Screen(body).compared == ["lbl-AA-001 textColor"]) }

    @Test("are no other's, and nil is no color")
    func notCompared() throws {
        #expect(try Screen("func show() { if title1.textColor == nil || other.textColor == c {} }").compared == [])
    }

    @Test("may be a sender's, or that of a text view whose delegate the class is")
    func senders() throws {
        let action = try Screen("@IBAction func save(_ sender: UIButton) { if sender.titleColor == c {} }")
        #expect(action.compared == ["btn-AA-001 titleColor (normal)", "btn-AA-001 titleColor (selected)"])
        let delegate = try Screen(
            "func textViewDidBeginEditing(_ textView: UITextView) { if textView.textColor == c {} }")
        #expect(delegate.compared == ["txt-AA-001 textColor"])
    }
}
