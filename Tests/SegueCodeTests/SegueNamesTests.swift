import SegueCode
import Testing

@Suite("Names for something of a segue")
struct SegueNamesTests {
    private static let more = """
        enum SegueID: String { case menu, soup }
        enum StoryboardSegue { enum Main: String { case menu, soup, course }; enum Other: String { case menu } }
        """

    private func names(_ body: String, _ identifier: String? = "menu") -> [String: SegueMeaning] {
        InterpretedMethod(body, more: Self.more).names(identifier)
    }

    private func meaning(of value: String, _ identifier: String? = "menu") -> SegueMeaning? {
        names("let x = \(value)\nend()", identifier)["x"]
    }

    private func target(_ type: String?, isOptional: Bool = false, isContent: Bool = false) -> SegueMeaning {
        .target(.init(isContent: isContent, type: type, isOptional: isOptional))
    }

    @Test("stand for the identifier, an optional or not")
    func identifiers() {
        #expect(meaning(of: "segue") == .segue)
        #expect(meaning(of: "segue.source") == .source)
        #expect(meaning(of: "segue.identifier") == .identifier(isOptional: true))
        #expect(meaning(of: "segue.identifier!") == .identifier(isOptional: false))
        #expect(meaning(of: "segue.identifier ?? \"\"") == .identifier(isOptional: false))
        #expect(meaning(of: "segue.identifier ?? \"\"", nil) == nil)
        #expect(names("guard let x = segue.identifier else { return }\nend()") == ["x": .identifier(isOptional: false)])
        #expect(names("let x: String? = segue.identifier\nend()") == ["x": .identifier(isOptional: true)])
        #expect(names("let (x, y) = (segue.identifier, segue.destination)\nend()").isEmpty)
        let unwrapped = "switch segue.identifier { case let x?: end()\ndefault: break }"
        #expect(names(unwrapped) == ["x": .identifier(isOptional: false)])
        #expect(names("switch segue.identifier { case let x: end() }") == ["x": .identifier(isOptional: true)])
        #expect(names("switch segue.identifier! { case let x: end() }") == ["x": .identifier(isOptional: false)])
    }

    @Test("stand for a case of an enumeration, which is certain to exist where SwiftGen made it of the storyboard")
    func enumerations() {
        let project = SegueMeaning.enumeration(isOptional: true, isCertain: false)
        #expect(meaning(of: "SegueID(rawValue: segue.identifier!)") == project)
        for made in ["SegueID.init", "SegueID.init(rawValue:)"] {
            #expect(meaning(of: "segue.identifier.flatMap(\(made))") == project, "\(made)")
        }
        #expect(meaning(of: "segue.identifier.flatMap { SegueID(rawValue: $0) }") == project)
        #expect(meaning(of: "StoryboardSegue.Other(rawValue: segue.identifier!)") == project)
        #expect(meaning(of: "StoryboardSegue.Other(segue)") == project)
        #expect(meaning(of: "StoryboardSegue.Main(segue)", nil) == project)
        #expect(meaning(of: "StoryboardSegue.Main(of: segue)") == nil && meaning(of: "Segues.Main(segue)") == nil)
        #expect(meaning(of: "StoryboardSegue(rawValue: segue.identifier!)") == project)
        #expect(meaning(of: "Segues.Main(rawValue: segue.identifier!)") == project)
        let certain = SegueMeaning.enumeration(isOptional: true, isCertain: true)
        #expect(meaning(of: "StoryboardSegue.Main(segue)") == certain)
        #expect(meaning(of: "StoryboardSegue.Main(rawValue: segue.identifier!)") == certain)
        #expect(
            meaning(of: "StoryboardSegue.Main(segue)!") == .enumeration(isOptional: false, isCertain: true))
        for call in ["segueIdentifier(for: segue)", "segueIdentifierForSegue(segue)", "self.identifier(for: segue)"] {
            #expect(meaning(of: call) == .enumeration(isOptional: false, isCertain: false), "\(call)")
        }
        for other in [
            "name(rawValue: segue.identifier!)", "SegueID(name: segue.identifier!)", "kind(of: segue)",
            "segue.identifier.map(SegueID.init)", "segue.identifier.flatMap(make)", "segue.identifier.flatMap(Make)",
            "SegueID(rawValue: segue.identifier!, 1)", "segue.identifier.flatMap(make.init)",
        ] {
            #expect(meaning(of: other) == nil, "\(other)")
        }
    }

    @Test("stand for the destination or its content, with the type of a cast that succeeds")
    func targets() {
        #expect(meaning(of: "segue.destination") == target(nil))
        #expect(meaning(of: "segue.destination as? Menu") == target("Menu", isOptional: true))
        #expect(meaning(of: "segue.destination as! Menu") == target("Menu"))
        #expect(meaning(of: "(segue.destination as? Menu)!") == target("Menu"))
        #expect(meaning(of: "segue.destination as? Menu", "soup") == .missing)
        #expect(meaning(of: "segue.destination as! Menu", "soup") == nil)
        #expect(meaning(of: "segue.destination as Menu") == nil)
        let navigation = "(segue.destination as! UINavigationController)"
        #expect(meaning(of: "\(navigation).viewControllers", "course") == .contents)
        #expect(meaning(of: "\(navigation).viewControllers[0]", "course") == target(nil, isContent: true))
        for content in [
            ".topViewController", ".viewControllers.first", ".visibleViewController", ".children[safe: 0]",
        ] {
            #expect(
                meaning(of: navigation + content, "course") == target(nil, isOptional: true, isContent: true),
                "\(content)")
        }
        #expect(names("if let x = segue.destination as? Menu { end() }") == ["x": target("Menu")])
        #expect(names("if case let x as Menu = segue.destination { end() }") == ["x": target("Menu")])
    }

    @Test("are followed only where they keep their value and their object")
    func variables() {
        #expect(names("var x = segue.identifier\nend()").count == 1)
        #expect(names("var x = segue.identifier\nx = other\nend()").isEmpty)
        #expect(names("var x = segue.identifier!\nx += other\nend()").isEmpty)
        #expect(names("var x = segue.identifier\nchange(&x)\nend()").isEmpty)
        #expect(names("var x = segue.identifier\nchange(&y)\nz = x\ny += 1\nend()").count == 1)
        #expect(names("var x = segue.identifier!\nlet y = x == z\nend()").keys.contains("x"))
        #expect(names("weak var x = segue.destination\nend()").isEmpty)
        #expect(names("weak var x = segue.identifier\nend()").count == 1)
        #expect(names("if var x = segue.identifier { end() }").count == 1)
    }

    @Test("end where another thing takes the name")
    func shadows() {
        let found = "let x = segue.destination as? Menu\nif let x = find() { end() }"
        #expect(names(found).isEmpty)
        let method = InterpretedMethod(
            "if let segue = segue.destination as? Menu { if segue.identifier == \"menu\" { a() } }")
        #expect(
            method.code("menu") { _ in false }
                == "whole if let segue = segue.destination as? Menu {whole if segue.identifier == \"menu\" {a()}}")
        #expect(names("let x = segue.identifier\nlet x = other\nend()").isEmpty)
    }

    @Test("are noted where they are declared, with the enumerations that code takes for granted")
    func notes() {
        func notes(_ body: String, stands: ((SegueMeaning.Target) -> Bool)? = nil) -> [String] {
            InterpretedMethod(body, more: Self.more).notes("menu", stands: stands)
        }
        #expect(notes("let x = segue.destination as? Menu") == ["destination", "x as Menu"])
        #expect(notes("if let x = segue.destination as? Menu { a() }") == ["destination", "x as Menu"])
        #expect(notes("if let x = segue.destination as? Menu { a() }") { _ in false } == ["destination", "declares x"])
        #expect(notes("if var x = segue.destination as? Menu { x = a() }") == ["declares x"])
        #expect(notes("if let x = find() { a() }") == ["declares x"])
        #expect(notes("if case let x as Menu = segue.destination { a() }") == ["destination", "x as Menu"])
        #expect(notes("if let x = SegueID(rawValue: segue.identifier!) { a() }") == ["assumes"])
        #expect(notes("if let x = StoryboardSegue.Main(segue) { a() }").isEmpty)
        let compares = "if SegueID(rawValue: segue.identifier!) == SegueID"
        #expect(notes("\(compares).menu { a() }") == ["assumes", "proves"])
        #expect(notes("\(compares).soup { a() }") == ["assumes"])
    }

    @Test("of a container can go where the content is written instead")
    func containers() {
        let method = InterpretedMethod(
            "let list = (segue.destination as! UINavigationController).viewControllers\nend()")
        #expect(method.code("course") { $0.isContent } == "end()")
        #expect(method.code("course") { !$0.isContent }.hasPrefix("let list"))
    }
}
