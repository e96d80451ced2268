import ProjectGraph
import SourceText
import Testing

@Suite("References of Swift code")
struct CodeReferenceTests {
    /// `kind: names` of every reference, inexact ones with a question mark, by place.
    private func references(_ files: [String: String]) -> [String] {
        Cafe(files).graph.codeReferences.map { reference in
            let mark = reference.isExact ? "" : "?"
            return "\(reference.kind.rawValue)\(mark): \(reference.names.joined(separator: " "))"
        }
    }

    private func references(inMethod body: String, besides: String = "") -> [String] {
        references(["Cafe.swift": "class Menu: UIViewController {\nfunc run() {\n\(body)\n}\n}\n\(besides)\n"])
    }

    @Test("know what the calls of the system name")
    func calls() {
        #expect(
            references(
                inMethod: """
                    let board = UIStoryboard(name: "Main", bundle: nil)
                    let detail = board.instantiateViewController(withIdentifier: "Detail") as! Detail
                    performSegue(withIdentifier: "show", sender: nil)
                    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
                    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                    let image = UIImage(named: "tea"), color = UIColor(named: "green")
                    let plain = Plain(nibName: "Plain", bundle: nil), none = Plain(nibName: nil, bundle: nil)
                    """) == [
                    "storyboard: Main", "scene: Detail", "perform-segue: show", "nib: Cell",
                    "registered-reuse-identifier: cell", "dequeued-reuse-identifier: cell", "image: tea",
                    "color: green", "nib: Plain",
                ])
    }

    @Test("say which storyboard a scene is asked of, and what class it is taken for")
    func storyboardsOfScenes() {
        let code = """
            extension UIStoryboard { static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) } }
            enum Board: String { case tea; var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) } }
            class Menu: UIViewController {
                func run(board: UIStoryboard) {
                    let a = UIStoryboard.main.instantiateViewController(withIdentifier: "a") as? A
                    let b: B = storyboard!.instantiateViewController(withIdentifier: "b")
                    board.instantiateViewController(withIdentifier: "c")
                    Board.tea.instance.instantiateInitialViewController()
                }
            }
            """
        let found = Cafe(["Cafe.swift": code]).graph.codeReferences.filter { $0.storyboard != .none }
        #expect(found.map(\.storyboard) == [.named(["Main"]), .own, .unknown, .named(["tea"])])
        #expect(found.map(\.expectedClass) == ["A", "B", nil, nil])
    }

    @Test("evaluate constants of other files, raw values, types' names and strings put together")
    func constants() {
        let constants = """
            enum Segue: String { case detail, settings = "showSettings" }
            struct Names { static let prefix = "show"; enum Inner { static let tea = prefix + "Tea" } }
            let globalName = "global"
            class Cell: UITableViewCell { static var identifier: String { String(describing: self) } }
            """
        let code = """
            class Menu: UIViewController {
                let own = "own"
                func run() {
                    performSegue(withIdentifier: Segue.detail.rawValue, sender: nil)
                    performSegue(withIdentifier: Segue.settings.rawValue, sender: nil)
                    performSegue(withIdentifier: Names.Inner.tea, sender: nil)
                    performSegue(withIdentifier: globalName, sender: nil)
                    performSegue(withIdentifier: self.own, sender: nil)
                    performSegue(withIdentifier: isNew ? "new" : own, sender: nil)
                    table.dequeueReusableCell(withIdentifier: Cell.identifier)
                    performSegue(withIdentifier: other.name, sender: nil)
                }
            }
            """
        #expect(
            references(["A.swift": constants, "B.swift": code]) == [
                "perform-segue: detail", "perform-segue: showSettings", "perform-segue: showTea",
                "perform-segue: global",
                "perform-segue: own", "perform-segue: new own", "dequeued-reuse-identifier: Cell", "perform-segue?: ",
            ])
    }

    @Test("find every way to test a segue's identifier")
    func segueTests() {
        let code = """
            enum Way: String { case tea, milk }
            class Menu: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if segue.identifier == "a" || "b" == segue.identifier { }
                    if let name = segue.identifier, name == "c" { }
                    switch segue.identifier { case "d": break; case .some("e"): break; default: break }
                    switch Way(rawValue: segue.identifier ?? "") { case .tea: break; case .none: break; default: break }
                    if sender == "no" { }
                }
                override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { id != "f" }
            }
            """
        #expect(references(["Cafe.swift": code]) == ["a", "b", "c", "d", "e", "tea", "f"].map { "segue-test: " + $0 })
    }

    @Test("tell a leading dot's type by what the project's own functions take and make")
    func leadingDots() {
        let handler = """
            protocol SegueHandler { associatedtype Segue: RawRepresentable }
            extension SegueHandler where Self: UIViewController, Segue.RawValue == String {
                func performSegue(withIdentifier segue: Segue, sender: Any?) {
                    performSegue(withIdentifier: segue.rawValue, sender: sender)
                }
                func kind(of segue: UIStoryboardSegue) -> Segue { Segue(rawValue: segue.identifier!)! }
            }
            """
        let code = """
            enum Other: String { case tea = "other" }
            class Menu: UIViewController, SegueHandler {
                enum Segue: String { case tea = "showTea", milk }
                func run() { performSegue(withIdentifier: .tea, sender: nil) }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    switch kind(of: segue) { case .tea: break; case .milk: break }
                    switch unknown(segue) { case .milk: break }
                }
            }
            """
        #expect(
            references(["Menu.swift": code, "SegueHandler.swift": handler]) == [
                "perform-segue: showTea", "segue-test: showTea", "segue-test: milk", "segue-test?: milk",
                "perform-segue?: ",
            ])
        let constants = "extension String { static let tea = \"showTea\" }\n"
        let plain = code.replacing("switch kind(of: segue)", with: "switch segue.identifier")
        #expect(
            references(["Menu.swift": constants + plain]).prefix(2) == [
                "perform-segue: showTea", "segue-test: showTea",
            ])
        // Where both may be meant nobody can say.
        #expect(
            references(["Menu.swift": constants + code, "SegueHandler.swift": handler]).first
                == "perform-segue?: showTea")
    }

    @Test("follow an identifier through functions that hand it on")
    func helpers() {
        let found = references(
            inMethod: """
                push("tea")
                let detail: Detail = UIStoryboard.main.make()
                Shelf.fromNib()
                """,
            besides: """
                extension UIViewController { func push(_ id: String) { performSegue(withIdentifier: id, sender: nil) } }
                extension UIStoryboard {
                    static let main = UIStoryboard(name: "Main", bundle: nil)
                    func make<T: UIViewController>() -> T {
                        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
                    }
                }
                protocol FromNib {}
                extension FromNib { static func fromNib() { UINib(nibName: String(describing: self), bundle: nil) } }
                class Shelf: UIView, FromNib {}
                """)
        #expect(found.prefix(3) == ["perform-segue: tea", "scene: Detail", "nib: Shelf"])
    }

    @Test("end for constants and locals that are made of themselves")
    func cycles() {
        let found = references(
            inMethod: """
                var name = "a"
                name = name + name + other(name)
                performSegue(withIdentifier: name, sender: nil)
                performSegue(withIdentifier: Loop.a, sender: nil)
                """, besides: "enum Loop { static let a = b + b; static let b = a + a }")
        #expect(found.count == 2 && found.allSatisfy { $0.hasPrefix("perform-segue?") })
    }

    @Test("are the same whatever the number of threads")
    func determinism() {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<20).map { number in
                ("\(number).swift", "class C\(number): B { func f() { show(\"s\(number)\"); UIImage(named: name) } }")
            } + [
                (
                    "B.swift",
                    "class B { let name = \"n\"; func show(_ id: String) { performSegue(withIdentifier: id) } }"
                )
            ])
        let cafe = Cafe(files)
        let single = cafe.load(threads: 1).codeReferences
        #expect(single == cafe.load(threads: 2).codeReferences)
        #expect(single.count { $0.kind == .performSegue && $0.isExact } == 20)
    }

    @Test("are joined by whatever literal spells a name")
    func mentions() {
        let graph = Cafe(["A.swift": "let a = [\"tea\", \"green tea\"]", "B.m": "x = @\"milk\";"]).graph
        #expect(graph.mentions(of: ["tea", "milk", "green", "a"]) == ["tea", "milk"])
    }
}
