import Linting
import Testing

@Suite("Objects whose init(coder:) ends the program")
struct CoderInitializerTests {
    private let rule = "init-coder-not-implemented"
    private let refusing = #"required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }"#
    private let cup = xib(#"<view customClass="Cup" id="c1"/><view customClass="Cup" id="c2"/>"#)
    private let opening = #"let cup = UINib(nibName: "Cup", bundle: nil)"# + "\n"

    private func places(_ code: String, _ document: String? = nil) throws -> [String] {
        try ProjectLinted(rule, ["Cup.xib": document ?? cup, "Cup.swift": code]).places
    }

    @Test("a view is found once a document, in the nearest class that has the initializer")
    func views() throws {
        #expect(try places(opening + "class Cup: UIView { \(refusing) }") == ["Cup.xib c1"])
        #expect(try places(opening + "class Cup: Mug {}\nclass Mug: UIView { \(refusing) }") == ["Cup.xib c1"])
        let passing = "class Cup: Mug { required init?(coder: NSCoder) { super.init(coder: coder) } }\n"
        #expect(try places(opening + passing + "class Mug: UIView { \(refusing) }") == ["Cup.xib c1"])
        let working = "class Cup: Mug { required init?(coder: NSCoder) { super.init(frame: .zero) } }\n"
        #expect(try places(opening + working + "class Mug: UIView { \(refusing) }").isEmpty)
        #expect(try places("class Cup: UIView { \(refusing) }") == ["Cup.xib c1?"])
        let shim = "#if os(macOS)\nclass UIView: NSView { \(refusing) }\n#endif\n"
        #expect(try places(opening + shim + "class Cup: UIView {}").isEmpty)
    }

    @Test("an initializer that may return is none, nor is one of another shape")
    func working() throws {
        let bodies = [
            #"if coder.isKnown { super.init(coder: coder) } else { fatalError() }"#,
            #"guard coder.isKnown else { return nil }; fatalError()"#, "super.init(coder: coder)",
        ]
        for body in bodies {
            #expect(try places(opening + "class Cup: UIView { required init?(coder: NSCoder) { \(body) } }").isEmpty)
        }
        #expect(try places(opening + "class Cup: UIView { init(coder: NSCoder, size: Int) { fatalError() } }").isEmpty)
    }

    @Test("objects that a loader makes otherwise are left alone")
    func otherObjects() throws {
        let object = xib(#"<view id="v"/>"#, objects: #"<customObject customClass="Cup" id="c1"/>"#)
        #expect(try places(opening + "class Cup: NSObject { \(refusing) }", object).isEmpty)
    }

    @Test("a cell that code registers by its class is made by code")
    func registered() throws {
        let cell = xib(#"<tableViewCell reuseIdentifier="cup" customClass="Cup" id="c1"/>"#)
        let code = opening + "class Cup: UITableViewCell { \(refusing) }\n"
        #expect(try places(code, cell) == ["Cup.xib c1"])
        #expect(try places(code + "func go() { table.register(cellType: Cup.self) }", cell) == ["Cup.xib c1?"])
    }

    private func scenes(_ segue: String) -> String {
        storyboard(menuScene("m", "Menu", segue) + menuScene("d", "Dish"), attributes: #"initialViewController="m""#)
    }

    private func sceneplaces(_ segue: String, _ menu: String = "") throws -> [String] {
        try ProjectLinted(
            rule,
            [
                "Menu.storyboard": scenes(segue).replacing(
                    #"id="d" customClass="Dish""#, with: #"id="d" customClass="Dish" storyboardIdentifier="dish""#),
                "Menu.swift": "class Menu: UIViewController { \(menu) }\nclass Dish: UIViewController {\n\(refusing) }",
            ]
        ).places
    }

    @Test("a scene is found where a segue or code makes it plainly, and not where the code of a screen does")
    func scenes() throws {
        let segue = #"<segue destination="d" kind="show" identifier="dish" id="s"/>"#
        let made = #"<segue destination="d" kind="show" destinationCreationSelector="make:" id="s"/>"#
        let performing = #"func go() { performSegue(withIdentifier: "dish", sender: nil) }"#
        #expect(try sceneplaces(segue, performing) == ["Menu.storyboard s"])
        #expect(try sceneplaces(segue).isEmpty)
        #expect(try sceneplaces(made, "@IBSegueAction func make(_ coder: NSCoder) -> Dish? { nil }").isEmpty)
        func asking(_ call: String) -> String { "func go() { show(storyboard!.\(call), sender: 1) }" }
        #expect(
            try sceneplaces("", asking(#"instantiateViewController(withIdentifier: "dish")"#)) == ["Menu.swift:1"])
        #expect(
            try sceneplaces("", asking(#"instantiateViewController(identifier: "dish") { Dish(coder: $0, size: 1) }"#))
                .isEmpty)
        #expect(
            try sceneplaces("", asking(#"instantiateViewController(identifier: "dish", creator: { make($0) })"#))
                .isEmpty)
        // Nobody comes there, which another rule says.
        #expect(try sceneplaces("").isEmpty)
    }
}
