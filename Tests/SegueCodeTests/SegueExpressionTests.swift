import SegueCode
import Testing

/// Expressions of `prepare(for:sender:)`, each by what an `if` with it runs for a segue.
@Suite("Expressions about a segue")
struct SegueExpressionTests {
    private func code(_ condition: String, _ identifier: String? = "menu", before: String = "", more: String = "")
        -> String
    {
        InterpretedMethod("\(before)\nif \(condition) { a() } else { b() }", more: more).code(identifier)
    }

    private let unread = "whole if "

    @Test("identifiers are compared with their default, in parentheses, and through names")
    func identifiers() {
        #expect(code(#"(segue.identifier ?? "") == "menu""#) == "a()")
        #expect(code(#"segue.identifier ?? "" == "menu""#) == "a()")
        #expect(code(#"segue.identifier ?? "" == "menu""#, "soup") == "b()")
        #expect(code(#"(segue.identifier ?? "none") == "menu""#, nil).hasPrefix(unread))
        #expect(code(#"(other ?? segue.identifier) == "menu""#).hasPrefix(unread))
        #expect(code(#"(segue.identifier + "x") == "menu""#).hasPrefix(unread))
        #expect(code(#"String(segue.identifier!) == "menu""#) == "a()")
        #expect(code(#"String(describing: segue.identifier) == "menu""#).hasPrefix(unread))
        #expect(code(#"Name(segue.identifier!) == "menu""#).hasPrefix(unread))
        #expect(code(#"segue.identifier!.rawValue == "menu""#).hasPrefix(unread))
        #expect(code(#"(segue.identifier, 1) == ("menu", 1)"#).hasPrefix(unread))
        #expect(code(#"(name: segue.identifier) == "menu""#).hasPrefix(unread))
    }

    @Test("a comparison with an expression of several operands cannot be read")
    func operands() {
        #expect(code(#"segue.identifier == "me" + "nu""#) == #"if unclear("me") {a()} else {b()}"#)
        #expect(code(#"segue.identifier == nil"#, nil) == "a()")
        #expect(code(#"segue.identifier != nil"#, nil) == "b()")
        #expect(code(#"nil == segue.identifier"#) == "b()")
        #expect(code("flag == other").hasPrefix(unread))
    }

    @Test("a comparison of an enumeration with nil, or with what no identifier is known for, cannot be read")
    func unclearEnumerations() {
        let more = "enum SegueID: String { case menu, soup }"
        #expect(code("SegueID(rawValue: segue.identifier!) == a + b", more: more) == "if unclear(a) {a()} else {b()}")
        #expect(code("SegueID(rawValue: segue.identifier!) == nil", more: more) == "if unclear(nil) {a()} else {b()}")
        #expect(code("SegueID(rawValue: segue.identifier!) == other", more: more).contains("unclear(other)"))
    }

    @Test("the destination is followed through casts, containers and their contents")
    func destinations() {
        let navigation = "(segue.destination as! UINavigationController)"
        for content in [
            ".topViewController", ".visibleViewController", ".viewControllers.first", ".children[0]",
            ".viewControllers[0]",
        ] {
            #expect(code("\(navigation)\(content) is Soup", "course") == "a()", "\(content)")
            #expect(code("\(navigation)\(content) is Menu", "course") == "b()", "\(content)")
        }
        for other in [
            ".presentedViewController", ".viewControllers[1]", ".viewControllers.last",
            ".viewControllers[0, 0]", ".topViewController!.topViewController",
            ".topViewController!.children[0]",
        ] {
            #expect(code("\(navigation)\(other) is Soup", "course").hasPrefix(unread), "\(other)")
        }
        #expect(code("segue.destination.children[0] is Menu").hasPrefix(unread))
        #expect(code("segue.destination.topViewController is Menu").hasPrefix(unread))
        #expect(code("segue.source is Menu").hasPrefix(unread))
    }

    @Test("a cast is compared with nil: it is none where it fails, and what cannot be an optional is something")
    func nils() {
        #expect(code("segue.destination as? Menu == nil") == "b()")
        #expect(code("segue.destination as? Menu == nil", "soup") == "a()")
        #expect(code("segue.destination as? Menu != nil", "soup") == "b()")
        #expect(code("segue.destination == nil") == "b()")
        #expect(code("segue.destination as? Menu == other").hasPrefix(unread))
        #expect(code("segue.destination as? Menu == other", "soup").hasPrefix(unread))
        #expect(code("segue.destination == other").hasPrefix(unread))
        let top = "(segue.destination as! UINavigationController).topViewController"
        #expect(code("\(top) == nil", "course").hasPrefix(unread))
        #expect(code("(segue.destination as? Menu)! is Menu", "soup").hasPrefix(unread))
    }

    @Test("the destination's type is known where no subclass, library or method of the source is in between")
    func types() {
        #expect(code("segue.destination is UINavigationController", "back").hasPrefix(unread))
        #expect(code("segue.destination is Start", "back") == "b()")
        #expect(code("segue.destination is Dish", "back").hasPrefix(unread))
        #expect(code("segue.destination is Menu & Edible").hasPrefix(unread))
        #expect(code("segue.destination is Menu") == "a()")
        #expect(code("other is Menu").hasPrefix(unread))
        let more = "class Broth: Soup {}"
        #expect(code("segue.destination is Broth", "soup", more: more) == "b()")
        #expect(code("segue.destination is Broth", "made", more: more).hasPrefix(unread))
        #expect(code("segue.destination is Menu", "made") == "b()")
        #expect(code("segue.destination is Dish", "made") == "a()")
    }

    @Test("several conditions are read together, and what is known falls out")
    func operators() {
        let whole = #"segue.identifier == "menu" && flag || other"#
        #expect(code(whole) == "whole if \(whole) {a()} else {b()}")
        #expect(code(whole, "soup") == "if other {a()} else {b()}")
        #expect(code(#"segue.identifier == "soup" || flag || other"#) == "if flag || other {a()} else {b()}")
        #expect(code("flag || other") == "whole if flag || other {a()} else {b()}")
        #expect(code("flag && other") == "whole if flag && other {a()} else {b()}")
        #expect(code(#"(segue.identifier == "soup" && flag)"#) == "b()")
        let group = #"(segue.identifier == "menu" && flag)"#
        #expect(code(group) == "whole if \(group) {a()} else {b()}")
        let groups = #"(segue.identifier == "soup" || flag || other)"#
        #expect(code(groups) == "if unclear(\(groups)) {a()} else {b()}")
        #expect(code("(flag || other)") == "whole if (flag || other) {a()} else {b()}")
        #expect(code("-flag") == "whole if -flag {a()} else {b()}")
        #expect(code("!flag") == "whole if !flag {a()} else {b()}")
        #expect(code(#"!(segue.identifier == "soup")"#) == "a()")
    }

    @Test("lists and ends of identifiers are looked up, and nothing else is")
    func calls() {
        #expect(code(#"["menu"].contains(segue.identifier!)"#, nil) == "b()")
        #expect(code(#"["menu"].contains(other)"#).hasPrefix(unread))
        #expect(code(#"["menu"].starts(segue.identifier)"#).hasPrefix(unread))
        #expect(code(#"names.contains(segue.identifier)"#).hasPrefix(unread))
        #expect(code(#"["menu", other].contains(segue.identifier)"#, "soup").contains("unclear(other)"))
        #expect(code(#"segue.identifier!.hasPrefix("so")"#) == "b()")
        #expect(code(#"segue.identifier!.hasSuffix("nu")"#) == "a()")
        #expect(code(#"segue.identifier!.contains("nu")"#).hasPrefix(unread))
        #expect(code(#"segue.identifier!.hasPrefix("me")"#, nil).hasPrefix(unread))
        #expect(code(#"segue.identifier!.hasPrefix("me", 1)"#).hasPrefix(unread))
        #expect(code("check(segue.identifier)").hasPrefix(unread))
    }
}
