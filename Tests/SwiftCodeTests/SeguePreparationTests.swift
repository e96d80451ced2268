import SourceText
import Testing

@testable import SwiftCode

@Suite("The structure of prepare(for:sender:)")
struct SeguePreparationTests {
    private func prepare(_ body: String) -> SeguePreparation? {
        let text = """
            class Menu: UITableViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            \(body)
                }
            }
            """
        return SeguePreparation.find(in: SourceText(path: "Menu.swift", text)).first
    }

    /// Branches in short: form, conditions, nested ones in brackets.
    private func outline(_ branches: [SeguePreparation.Branch]) -> String {
        branches.map { branch in
            let conditions = branch.conditions.map(describe).joined(separator: " & ")
            let nested = branch.nested.isEmpty ? "" : " [" + outline(branch.nested) + "]"
            return "\(branch.form.rawValue) \(conditions)".trimmed + nested
        }.joined(separator: ", ")
    }

    private func describe(_ condition: SeguePreparation.Condition) -> String {
        switch condition {
        case .identifier(let identifiers, let isNegated):
            (isNegated ? "not " : "") + identifiers.map { describe($0.value) }.joined(separator: "|")
        case .identifierIsKnown: "known"
        case .destination(let cast): (cast.isThroughContainer ? "in " : "") + "to \(cast.className) \(cast.name ?? "_")"
        case .sender(let type, let name): "sender \(type ?? "_") \(name ?? "_")"
        case .otherwise: "otherwise"
        case .other(let text): "other(\(text))"
        }
    }

    private func describe(_ value: SeguePreparation.IdentifierExpression.Value) -> String {
        switch value {
        case .literal(let text): "'\(text)'"
        case .path(let path, let isRawValue): path.joined(separator: ".") + (isRawValue ? " raw" : "")
        case .implicitMember(let name, let type): "\(type ?? "").\(name)"
        case .typeName(let name): "type \(name)"
        case .other: "?"
        }
    }

    private func outline(_ body: String) -> String { prepare(body).map { outline($0.branches) } ?? "none" }

    @Test("reads if, else if and else")
    func ifs() {
        let body = """
            if segue.identifier == "tea" {
                pour()
            } else if segue.identifier! == Names.coffee || "milk" == segue.identifier {
                brew()
            } else if let cake = segue.destination as? Cake, cake.isFresh {
                cut()
            } else { wait() }
            """
        #expect(
            outline(body)
                == "if 'tea', if Names.coffee|'milk', if to Cake cake & other(cake.isFresh), if otherwise")
        #expect(prepare(body)?.isStructured == true)
        #expect(prepare(body)?.branches.map(\.isAlternative) == [false, true, true, true])
        #expect(outline("if segue == .tea { pour() }") == "if .tea")
    }

    @Test("reads switch over the identifier, an enumeration and a destination")
    func switches() {
        #expect(
            outline("switch segue.identifier { case \"a\"?, \"b\": go()\ncase .some(\"c\"): go()\ndefault: break }")
                == "switch 'a'|'b', switch 'c', switch otherwise")
        #expect(
            outline("switch SegueID(rawValue: segue.identifier!)! { case .tea: go()\ncase SegueID.milk: go() }")
                == "switch SegueID.tea, switch SegueID.milk")
        #expect(
            outline(
                """
                guard let id = segue.identifier, let kind = Kind(rawValue: id) else { return }
                switch kind { case .tea: go() }
                """
            )
                == "switch Kind.tea")
        #expect(outline("switch segueIdentifier(for: segue) { case .tea: go() }") == "switch .tea")
        #expect(
            outline("switch segue.destination { case let tea as Tea: go(tea)\ncase is Milk: go()\ndefault: break }")
                == "switch to Tea tea, switch to Milk _, switch otherwise")
        #expect(
            outline(
                """
                switch (segue.identifier, segue.destination) { case ("a"?, let tea as Tea): go(tea)
                default: break }
                """
            )
                == "switch 'a' & to Tea tea, switch otherwise")
        #expect(
            outline("switch segue.identifier { case let id where id == \"a\": go()\ncase nil: break\ndefault: break }")
                == "switch 'a', switch otherwise, switch otherwise")
    }

    @Test("takes what follows a guard as its branch")
    func guards() {
        #expect(
            outline(
                "guard segue.identifier == \"tea\" else { return }\nlet tea = segue.destination as! Tea\ntea.pour()")
                == "guard otherwise, guard 'tea'")
        #expect(
            outline("guard let tea = segue.destination as? Tea else { return }\ntea.pour()")
                == "guard otherwise, guard to Tea tea")
        #expect(outline("if segue.identifier != \"tea\" { return }\npour()") == "if 'tea'")
    }

    @Test("follows names, containers and nested tests")
    func names() {
        #expect(
            outline(
                """
                let id = segue.identifier
                if id == "tea" {
                    if let navigation = segue.destination as? UINavigationController,
                        let tea = navigation.topViewController as? Tea { tea.cup = sender as? Cup }
                }
                """)
                == "if 'tea' [if to UINavigationController navigation & in to Tea tea]")
        #expect(
            outline(
                "if let tea = (segue.destination as? UINavigationController)?.viewControllers.first as? Tea { go(tea) }"
            )
                == "if in to Tea tea")
        #expect(
            outline("if let go = R.segue.menu.tea(segue: segue) { go.destination.pour() }") == "if R.segue.menu.tea")
    }

    @Test("gives a method without a test one branch with its casts")
    func unconditional() throws {
        let found = try #require(
            prepare(
                """
                super.prepare(for: segue, sender: sender)
                let tea = segue.destination as! Tea
                tea.cup = self.cup
                tea.size = size
                """
            ))
        #expect(outline(found.branches) == "unconditional")
        #expect(found.branches[0].casts.map(\.className) == ["Tea"])
        #expect(found.branches[0].casts.map(\.name) == ["tea"])
        #expect(found.branches[0].casts.map(\.isForced) == [true])
        #expect(found.branches[0].usedNames == ["cup", "size"])
        #expect(!found.branches[0].usesSender)
        #expect(found.superCall != nil)
        #expect(found.isStructured)
    }

    @Test("keeps statements that belong to all branches apart")
    func shared() throws {
        let body =
            "first()\nif segue.identifier == \"a\" { go() }\nsecond()\nif segue.identifier == \"b\" { go() }\nthird()"
        let found = try #require(prepare(body))
        #expect([found.before.count, found.between.count, found.after.count] == [1, 1, 1])
        #expect(found.branches.map(\.usedNames) == [["go"], ["go"]])
    }

    @Test("owns up to what it does not follow")
    func unclear() {
        #expect(prepare("coordinator.prepare(segue, sender)")?.isStructured == false)
        #expect(prepare("queue.async { if segue.identifier == \"a\" { go() } }")?.isStructured == false)
        #expect(prepare("for name in names { check(name, segue.identifier) }")?.isStructured == false)
        #expect(prepare("print(segue.identifier)")?.isStructured == true)
        #expect(prepare("if segue.identifier == \"a\" { tea.prepare(segue) }")?.handsOn.count == 1)
    }

    @Test("gives ranges that hold the statements and the identifiers")
    func ranges() throws {
        let text = """
            extension Menu {
                override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
                    switch segue.identifier! {
                    case Names.tea.rawValue:
                        let tea = segue.destinationViewController as! Tea
                        tea.pour(sender)
                    default: break
                    }
                }
            }
            """
        let source = SourceText(path: "Menu.swift", text)
        let found = try #require(SeguePreparation.find(in: source).first)
        let branch = try #require(found.branches.first)
        #expect(source.string(branch.statements).hasPrefix("let tea = "))
        #expect(source.string(branch.statements).hasSuffix("tea.pour(sender)"))
        #expect(branch.conditionRange.map(source.string) == "Names.tea.rawValue")
        #expect(branch.usesSender)
        #expect(branch.casts.map(\.name) == ["tea"])
        guard case .identifier(let identifiers, isNegated: false)? = branch.conditions.first else {
            Issue.record("no identifier")
            return
        }
        #expect(identifiers.map { source.string($0.range) } == ["Names.tea.rawValue"])
        #expect(identifiers.map(\.value) == [.path(["Names", "tea"], isRawValue: true)])
        #expect(found.typeName == "Menu")
    }

    @Test("reads shouldPerformSegue by its identifier, with what it asks of super")
    func shouldPerform() throws {
        let text = """
            class Menu: UIViewController {
                override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                    if identifier == Names.tea { return isOpen }
                    let result = super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
                    return result
                }
            }
            """
        let found = try #require(SeguePreparation.find(in: SourceText(path: "Menu.swift", text)).first)
        #expect(found.method.kind == .shouldPerform)
        #expect(outline(found.branches) == "if Names.tea")
        #expect(found.superCall != nil)
        #expect(found.isStructured)
    }

    @Test("lists the methods that segues call when a file is read")
    func methods() {
        let file = read(
            """
            class Menu: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
                override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
                @IBAction func back(_ segue: UIStoryboardSegue) {}
                @IBAction func save(_ sender: UIButton) {}
                @IBSegueAction func make(_ coder: NSCoder) -> Menu? { nil }
                func prepare(for order: Order, cup: Cup) {}
            }
            """)
        let methods = file.types.flatMap(\.segueMethods)
        #expect(methods.map(\.kind) == [.prepare, .shouldPerform, .unwindHandler, .segueAction])
        #expect(
            methods.map(\.selector) == [
                "prepareForSegue:sender:", "shouldPerformSegueWithIdentifier:sender:", "back:", "make:",
            ])
        #expect(methods[0].parameters == ["segue", "sender"])
    }

    @Test("never crashes on broken code, and stays inside the file")
    func mutations() {
        let bytes = Array(
            """
            class A { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let id = segue.identifier, let k = K(rawValue: id) else { return }
            switch (k, segue.destination) { case (.a?, let b as B): b.c = sender as? D
            case let x where x == "e": if case .f = k, segue.identifier != "g" { self.h = i ? j : l } default: break }
            let m = segue.identifier == "n" ? (segue.destination as! O).viewControllers[0] : nil } }
            """.utf8)
        var random = SeededRandom(seed: 9)
        for _ in 0..<600 {
            var mutated = bytes
            random.damage(&mutated, places: 1...4, stretches: 1...12)
            for found in SeguePreparation.find(in: SourceText(path: "A.swift", bytes: mutated)) {
                #expect(found.branches.allSatisfy { $0.statements.upperBound <= mutated.count })
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}
