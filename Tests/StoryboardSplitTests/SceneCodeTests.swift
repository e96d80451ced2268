import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Swift code of scenes that move")
struct SceneCodeTests {
    private let boards = [
        SceneCodeProject.Board(path: "App/Main.storyboard", scenes: ["home", "tea", "cake", "jam"])
    ]

    /// The body of a method of the scene `home` after scenes moved.
    private func rewritten(
        _ body: String, besides: String = "", moving moves: [String: String] = ["tea": "Orders"],
        renaming: [String: String] = [:]
    ) -> String {
        let head = "class Home: UIViewController {\n    func run() {\n"
        let tail = "\n    }\n}\n" + besides
        let project = SceneCodeProject(boards, code: ["App/Home.swift": head + body + tail])
        let text = project.text(of: "App/Home.swift", moving: moves, renaming: renaming)
        guard text.hasPrefix(head) else { return text }
        let rest = text.dropFirst(head.count)
        if rest.hasSuffix(tail) { return String(rest.dropLast(tail.count)) }
        return String(rest)
    }

    @Test("A call on a storyboard that it names itself names the new one")
    func literals() {
        #expect(
            rewritten(#"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "tea")"#)
                == #"UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea")"#)
        #expect(
            rewritten(
                #"UIStoryboard(name: "Main", bundle: Bundle(for: Tea.self)).instantiateViewController(identifier: "tea")"#
            )
                == #"UIStoryboard(name: "Orders", bundle: Bundle(for: Tea.self)).instantiateViewController(identifier: "tea")"#
        )
    }

    @Test("A call for a scene that stays is left alone")
    func stays() {
        let body = """
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "jam")
            storyboard?.instantiateViewController(withIdentifier: "cake")
            """
        #expect(rewritten(body) == body)
    }

    @Test(
        "self.storyboard is replaced where the scene is elsewhere now, and the type stays right",
        arguments: [
            (
                #"let a = storyboard?.instantiateViewController(withIdentifier: "tea") as? Tea"#,
                #"let a = UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea") as? Tea"#
            ),
            (
                #"let a = self.storyboard!.instantiateViewController(withIdentifier: "tea") as! Tea"#,
                #"let a = UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea") as! Tea"#
            ),
            (
                #"if let a = storyboard?.instantiateViewController(withIdentifier: "tea") { show(a) }"#,
                #"if let a = Optional(UIStoryboard(name: "Orders", bundle: nil))?.instantiateViewController(withIdentifier: "tea") { show(a) }"#
            ),
            (
                #"guard let a = self.storyboard?.instantiateViewController(withIdentifier: "tea") as? Tea else { return }"#,
                #"guard let a = UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea") as? Tea else { return }"#
            ),
            (
                #"let a = (self.storyboard?.instantiateViewController(withIdentifier: "tea"))!"#,
                #"let a = (Optional(UIStoryboard(name: "Orders", bundle: nil))?.instantiateViewController(withIdentifier: "tea"))!"#
            ),
            (
                #"let a = storyboard?.instantiateViewController(withIdentifier: "tea")!"#,
                #"let a = UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea")"#
            ),
            (
                #"show(storyboard!.instantiateViewController(withIdentifier: "tea"), sender: nil)"#,
                #"show(UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea"), sender: nil)"#
            ),
        ])
    func ownStoryboard(before: String, after: String) {
        #expect(rewritten(before) == after)
    }

    @Test("self.storyboard is left alone where the class's scene moves along")
    func movesAlong() {
        let body = #"storyboard?.instantiateViewController(withIdentifier: "tea")"#
        #expect(rewritten(body, moving: ["tea": "Orders", "home": "Orders"]) == body)
    }

    @Test("A local of which all uses move names the new storyboard")
    func localMoves() {
        let body = """
            let board = UIStoryboard(name: "Main", bundle: nil)
            let a = board.instantiateViewController(withIdentifier: "tea")
            let b = board.instantiateViewController(withIdentifier: "cake")
            """
        #expect(
            rewritten(body, moving: ["tea": "Orders", "cake": "Orders"])
                == body.replacing("\"Main\"", with: "\"Orders\""))
    }

    @Test("A local of which some uses stay is replaced where they do not")
    func localStays() {
        let body = """
            let board = UIStoryboard(name: "Main", bundle: .main)
            let a = board.instantiateViewController(withIdentifier: "tea")
            let b = board.instantiateViewController(withIdentifier: "cake")
            """
        #expect(
            rewritten(body)
                == body.replacing("a = board", with: "a = UIStoryboard(name: \"Orders\", bundle: .main)"))
    }

    @Test("A local whose uses all go, but not together, still serves one of them")
    func localIsDivided() {
        let body = """
            let board = UIStoryboard(name: "Main", bundle: nil)
            let a = board.instantiateViewController(withIdentifier: "tea")
            let b = board.instantiateViewController(withIdentifier: "cake")
            """
        #expect(
            rewritten(body, moving: ["tea": "Orders", "cake": "Shop"])
                == body.replacing("\"Main\"", with: "\"Orders\"")
                .replacing("b = board", with: "b = UIStoryboard(name: \"Shop\", bundle: nil)"))
    }

    @Test("A constant that only scenes of one new storyboard are asked by changes its value")
    func constantMoves() {
        let besides = "enum Names { static let main = \"Main\" }\n"
        let body = #"UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: "tea")"#
        #expect(rewritten(body, besides: besides).hasSuffix("enum Names { static let main = \"Orders\" }\n"))
    }

    @Test("A constant that others need is left, and the call names the storyboard")
    func constantStays() {
        let besides = "enum Names { static let main = \"Main\" }\n"
        let body = """
            UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: "tea")
            UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: "jam")
            """
        #expect(
            rewritten(body, besides: besides) == """
                UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "tea")
                UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: "jam")
                """)
        let printed = body.split(separator: "\n")[0] + "\nprint(Names.main)"
        #expect(rewritten(String(printed), besides: besides).contains("UIStoryboard(name: \"Orders\", bundle: nil)"))
    }

    @Test("An enumeration of storyboards gets a case beside the others, in their style")
    func cases() {
        let besides = """
            enum AppStoryboard: String {
                case main = "Main"
                case login = "Login"

                var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
            }
            """
        let body = """
            AppStoryboard.main.instance.instantiateViewController(withIdentifier: "tea")
            AppStoryboard.main.instance.instantiateViewController(withIdentifier: "jam")
            """
        let text = rewritten(body, besides: besides)
        #expect(
            text.hasPrefix(
                body.replacing(
                    "main.instance.instantiateViewController(withIdentifier: \"tea",
                    with: "orders.instance.instantiateViewController(withIdentifier: \"tea")))
        #expect(text.contains("    case login = \"Login\"\n    case orders = \"Orders\"\n\n"))
    }

    @Test("A case that has the storyboard's name already is used")
    func knownCase() {
        let besides = """
            enum AppStoryboard: String {
                case Main, Orders
                var instance: UIStoryboard { return UIStoryboard(name: self.rawValue, bundle: Bundle.main) }
            }
            """
        let body = """
            AppStoryboard.Main.instance.instantiateViewController(withIdentifier: "tea")
            AppStoryboard.Main.instance.instantiateViewController(withIdentifier: "jam")
            """
        let line = "AppStoryboard.Orders.instance.instantiateViewController(withIdentifier: \"tea\")\n"
        #expect(rewritten(body, besides: besides) == line + body.split(separator: "\n")[1])
    }

    @Test("A storyboard's own initializer, function or property gets a sibling")
    func wrappers() {
        let besides = """
            extension UIStoryboard {
                enum Name: String { case main = "Main", login = "Login" }
                convenience init(_ name: Name) { self.init(name: name.rawValue, bundle: nil) }
                static func mainBoard() -> UIStoryboard { return UIStoryboard(name: "Main", bundle: nil) }
                static var shared: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
            }
            """
        let body = """
            UIStoryboard(.main).instantiateViewController(withIdentifier: "tea")
            UIStoryboard(.main).instantiateViewController(withIdentifier: "jam")
            UIStoryboard.mainBoard().instantiateViewController(withIdentifier: "tea")
            UIStoryboard.mainBoard().instantiateViewController(withIdentifier: "jam")
            UIStoryboard.shared.instantiateViewController(withIdentifier: "tea")
            UIStoryboard.shared.instantiateViewController(withIdentifier: "jam")
            """
        let text = rewritten(body, besides: besides)
        #expect(
            text.hasPrefix(
                """
                UIStoryboard(.orders).instantiateViewController(withIdentifier: "tea")
                UIStoryboard(.main).instantiateViewController(withIdentifier: "jam")
                UIStoryboard.ordersBoard().instantiateViewController(withIdentifier: "tea")
                UIStoryboard.mainBoard().instantiateViewController(withIdentifier: "jam")
                UIStoryboard.orders.instantiateViewController(withIdentifier: "tea")
                UIStoryboard.shared.instantiateViewController(withIdentifier: "jam")
                """))
        #expect(text.contains("case main = \"Main\", login = \"Login\", orders = \"Orders\" }"))
    }

    @Test("A lazy property of a storyboard that moves as a whole changes its name")
    func lazyProperty() {
        let head = "class Home: UIViewController {\n    lazy var board = UIStoryboard(name: \"Main\", bundle: nil)\n"
        let run = "    func run() { board.instantiateViewController(withIdentifier: \"tea\") }\n}\n"
        let project = SceneCodeProject(boards, code: ["App/Home.swift": head + run])
        #expect(
            project.text(of: "App/Home.swift", moving: ["tea": "Orders"])
                == head.replacing("\"Main\"", with: "\"Orders\"") + run)
    }

    @Test("Symbols of SwiftGen and R.swift name the new storyboard")
    func generatedSymbols() {
        #expect(
            rewritten("let a = StoryboardScene.Main.tea.instantiate()")
                == "let a = StoryboardScene.Orders.tea.instantiate()")
        #expect(
            rewritten("let a = R.storyboard.main.tea()", moving: ["tea": "Order List"])
                == "let a = R.storyboard.orderList.tea()")
        #expect(
            rewritten("let a = R.storyboard.main().instantiateViewController(withIdentifier: \"tea\")")
                == "let a = R.storyboard.orders().instantiateViewController(withIdentifier: \"tea\")")
    }

    @Test("The property of a class by which a protocol makes it changes its value")
    func protocolOfClasses() {
        let besides = """
            protocol Boarded { static var board: String { get } }
            extension Boarded where Self: UIViewController {
                static func make() -> Self {
                    let id = String(describing: self)
                    return UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: id) as! Self
                }
            }
            extension Tea: Boarded { static var board: String { "Main" } }
            extension Jam: Boarded { static var board: String { return "Main" } }
            """
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["Tea", "Jam"])],
            code: ["App/Run.swift": "func run() { show(Tea.make()); show(Jam.make()) }\n" + besides])
        #expect(
            project.text(of: "App/Run.swift", moving: ["Tea": "Orders"]).contains(
                "extension Tea: Boarded { static var board: String { \"Orders\" } }\nextension Jam: Boarded { static var board: String { return \"Main\" } }"
            ))
        #expect(project.constraints(on: "App/Main.storyboard") == [])
    }

    @Test("A wrapper that is asked for a class gets the new case")
    func wrapperWithClass() {
        let besides = """
            enum AppStoryboard: String {
                case main = "Main"
                var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
                func controller<T: UIViewController>(_ type: T.Type) -> T {
                    return instance.instantiateViewController(withIdentifier: String(describing: type)) as! T
                }
            }
            """
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["Tea", "Jam"])],
            code: [
                "App/Run.swift":
                    "func run() { show(AppStoryboard.main.controller(Tea.self)); show(AppStoryboard.main.controller(Jam.self)) }\n"
                    + besides
            ])
        #expect(
            project.text(of: "App/Run.swift", moving: ["Tea": "Orders"]).hasPrefix(
                "func run() { show(AppStoryboard.orders.controller(Tea.self)); show(AppStoryboard.main.controller(Jam.self)) }\n"
            ))
        #expect(project.constraints(on: "App/Main.storyboard") == [])
    }

    @Test("A storyboard that is handed to a function is handed over as the new one")
    func handedOver() {
        let besides = """
            func present(storyboard: UIStoryboard, id: String) { storyboard.instantiateViewController(withIdentifier: id) }
            """
        let body = """
            present(storyboard: UIStoryboard(name: "Main", bundle: nil), id: "tea")
            present(storyboard: self.storyboard!, id: "cake")
            """
        #expect(
            rewritten(body, besides: besides, moving: ["tea": "Orders", "cake": "Shop"]).hasPrefix(
                """
                present(storyboard: UIStoryboard(name: "Orders", bundle: nil), id: "tea")
                present(storyboard: UIStoryboard(name: "Shop", bundle: nil), id: "cake")
                """))
    }

    @Test("A call on an unknown storyboard whose scene only one storyboard has says which")
    func unknownReceiver() {
        let body = #"parent?.storyboard?.instantiateViewController(withIdentifier: "tea")"#
        #expect(
            rewritten(body)
                == #"Optional(UIStoryboard(name: "Orders", bundle: nil))?.instantiateViewController(withIdentifier: "tea")"#
        )
    }

    @Test("A call for an initial scene that is initial no longer asks for its identifier")
    func initialScene() {
        #expect(
            rewritten(
                #"window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#,
                moving: ["home": "Orders"])
                == #"window.rootViewController = UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "home")"#
        )
        #expect(
            rewritten(
                #"let a = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!"#,
                moving: ["home": "Orders"])
                == #"let a = UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "home")"#
        )
        #expect(
            rewritten(
                #"if let a = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() { show(a) }"#,
                moving: ["home": "Orders"])
                == #"if let a = Optional(UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "home")) { show(a) }"#
        )
    }

    @Test("An identifier that changes is asked for by its new name")
    func renaming() {
        #expect(
            rewritten(
                #"storyboard?.instantiateViewController(withIdentifier: "tea")"#, moving: [:],
                renaming: ["tea": "tea2"]) == #"storyboard?.instantiateViewController(withIdentifier: "tea2")"#)
    }

    @Test("AppKit's storyboards are rewritten as well")
    func appKit() {
        let project = SceneCodeProject(
            [.init(path: "Mac/Main.storyboard", scenes: ["home", "tea"], isMac: true)],
            code: [
                "Mac/Home.swift": """
                class Home: NSViewController {
                    func run() {
                        NSStoryboard(name: NSStoryboard.Name("Main"), bundle: nil).instantiateController(withIdentifier: "tea")
                        self.storyboard?.instantiateController(withIdentifier: "tea") as? Tea
                    }
                }
                """
            ])
        #expect(
            project.text(of: "Mac/Home.swift", moving: ["tea": "Orders"]) == """
                class Home: NSViewController {
                    func run() {
                        NSStoryboard(name: NSStoryboard.Name("Orders"), bundle: nil).instantiateController(withIdentifier: "tea")
                        NSStoryboard(name: "Orders", bundle: nil).instantiateController(withIdentifier: "tea") as? Tea
                    }
                }
                """)
    }

    @Test("A function that does nothing but make a controller gives way to the system's call")
    func makingFunction() {
        let besides = """
            protocol Storyboarded {}
            extension Storyboarded where Self: UIViewController {
                static func make() -> Self {
                    let id = String(describing: self)
                    let board = UIStoryboard(name: "Main", bundle: Bundle.main)
                    return board.instantiateViewController(withIdentifier: id) as! Self
                }
            }
            extension Tea: Storyboarded {}
            extension Jam: Storyboarded {}
            """
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["Tea", "Jam"])],
            code: ["App/Run.swift": "func run() {\n    let tea = Tea.make()\n    show(Jam.make().view)\n}\n" + besides])
        #expect(project.constraints(on: "App/Main.storyboard") == [])
        #expect(
            project.text(of: "App/Run.swift", moving: ["Tea": "Orders"]).hasPrefix(
                """
                func run() {
                    let tea = UIStoryboard(name: "Orders", bundle: Bundle.main).instantiateViewController(withIdentifier: "Tea") as! Tea
                    show(Jam.make().view)
                """))
        #expect(
            project.text(of: "App/Run.swift", moving: ["Jam": "Orders"]).contains(
                "show((UIStoryboard(name: \"Orders\", bundle: Bundle.main).instantiateViewController(withIdentifier: \"Jam\") as! Jam).view)"
            ))
    }

    @Test("A storyboard that is no more is named nowhere")
    func vanishedStoryboard() {
        let project = SceneCodeProject(
            [
                .init(path: "App/Main.storyboard", scenes: ["home"]),
                .init(path: "App/Shop.storyboard", scenes: ["tea", "cake"]),
            ],
            code: [
                "App/Home.swift": """
                func run(id: String) {
                    UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "tea")
                    UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: id)
                    UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
                    keep(UIStoryboard(name: "Shop", bundle: nil))
                }
                """
            ])
        #expect(
            project.text(of: "App/Home.swift", moving: ["tea": "Main", "cake": "Main"]) == """
                func run(id: String) {
                    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "tea")
                    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
                    Optional(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "tea"))
                    keep(UIStoryboard(name: "Main", bundle: nil))
                }
                """)
    }

    @Test("Other uses of a scene's storyboard and unexplained names of it are told with their places")
    func otherUses() {
        let review = { (body: String) -> [String] in
            let project = SceneCodeProject(
                [.init(path: "App/Main.storyboard", scenes: ["home", "tea"])],
                code: [
                    "App/Tea.swift": "class Tea: UIViewController {\n    func run(_ other: Tea) {\n\(body)\n    }\n}\n"
                ])
            return project.outcome(["tea": "Teas"]).needsReview.map(\.inShort)
        }
        #expect(review(#"print(storyboard?.value(forKey: "name") ?? "")"#) == ["own-storyboard App/Tea.swift:3:7"])
        #expect(review("present(self.storyboard!)") == ["own-storyboard App/Tea.swift:3:9"])
        #expect(review("if self.storyboard == other.storyboard { return }").count == 2)
        #expect(review("if self.storyboard == nil { return }") == [])
        #expect(review(#"storyboard?.instantiateViewController(withIdentifier: "home")"#) == [])
        #expect(review("let board = storyboard\n" + #"board?.instantiateViewController(withIdentifier: "home")"#) == [])
        #expect(review("let storyboard = Board()\nuse(storyboard)") == [])
        #expect(review(#"log = Logger(subsystem: id, category: "Main")"#) == [])
        #expect(review(#"open(folder.appendingPathComponent("Main"))"#) == [])
        #expect(review("/*\n" + #"open("Main")"# + "\n*/") == [])
        #expect(review(#"open(board("Main"), Logger(category: "x"))"#).count == 1)
    }

    @Test("A text names no storyboard where all names are known or people read it; what code of others gets may be one")
    func texts() {
        let review = { (body: String, isUnknown: Bool) -> [String] in
            let maker = isUnknown ? "UIStoryboard(name: UserDefaults.standard.kind, bundle: nil)" : "known()"
            let code = """
                class Tea: UIViewController {
                    func known() {}
                    func record(_ screen: String) {}
                    func run(_ name: String, _ flag: Bool) {
                        \(maker)
                \(body)
                    }
                    func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {
                        return section == 0 ? "Main" : nil
                    }
                }
                """
            let project = SceneCodeProject(
                [.init(path: "App/Main.storyboard", scenes: ["home", "tea"])], code: ["App/Tea.swift": code])
            return project.outcome(["tea": "Teas"]).needsReview.map(\.inShort)
        }
        let suspects = [#"if name == "Main" { return }"#, #"record("Main")"#, #"let all = ["Main", "Teas"]"#]
        for body in suspects {
            #expect(review(body, true).count == 1)
            #expect(review(body, false) == [])
        }
        let shown = [
            #"title = flag ? "Main" : "Other""#, #"navigationItem.title = "Main""#,
            #"UIAlertController(title: "Main")"#,
            "let kind = flag ? \"Main\" : \"App\"\ntitle = \"Edit \\(kind) key\"",
        ]
        for body in shown { #expect(review(body, true) == []) }
        #expect(review(#"let kind = "Main""# + "\nopen(kind)\ntitle = \"Edit \\(kind)\"", true).count == 1)
        #expect(review(#"title = name == "Main" ? "One" : "Two""#, true).count == 1)
        // `Loader` is none of the project's.
        for body in [#"Loader.open("Main")"#, #"Loader.open(name: flag ? "Main" : "Other")"#] {
            #expect(review(body, false).count == 1)
        }
        #expect(review(#"Loader.open(category: "Main")"#, false) == [])
        #expect(review(#"SwinjectStoryboard.load(); record("Main")"#, false).count == 1)
    }

    @Test("A case is added although another enumeration's case, or a longer name, is matched somewhere")
    func otherEnumerationIsMatched() {
        let board =
            "enum Board: String {\n    case main = \"Main\"\n    case other = \"Other\"\n"
            + "    var storyboard: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }\n}\n"
        let home =
            "class Home: UIViewController {\n    func run() {\n        "
            + "Board.main.storyboard.instantiateViewController(withIdentifier: \"tea\")\n        "
            + "Board.main.storyboard.instantiateViewController(withIdentifier: \"home\")\n    }\n}\n"
        let text = { (more: String) in
            SceneCodeProject(
                [.init(path: "App/Main.storyboard", scenes: ["home", "tea"])],
                code: ["App/Board.swift": board, "App/Home.swift": home, "App/More.swift": more]
            ).text(of: "App/Board.swift", moving: ["tea": "Teas"])
        }
        #expect(
            text("func f(_ q: Queue) { switch q { case .main: a(); case .utility: b() } }").contains(
                "case teas = \"Teas\""))
        #expect(text("func f(_ q: Queue) { if case .mainQueue = q { a() } }").contains("case teas = \"Teas\""))
        #expect(!text("func f(_ b: Board) { switch b { case .main: a(); case .other: b() } }").contains("case teas"))
        #expect(!text("let all = Board.allCases").contains("case teas"))
    }

    @Test("A local takes the storyboard of its last use, and one that is called after the old storyboard is told")
    func localsAfterwards() {
        let project = { (body: String) in
            SceneCodeProject(
                [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake"])],
                code: ["App/Home.swift": "class Home: UIViewController {\n    func run() {\n\(body)    }\n}\n"])
        }
        let split = """
                    let board = self.storyboard
                    board?.instantiateViewController(withIdentifier: "tea")
                    board?.instantiateViewController(withIdentifier: "cake")

            """
        // The last call that asks the local decides what the local is; the other asks its storyboard itself.
        let apart = project(split).text(of: "App/Home.swift", moving: ["tea": "Teas", "cake": "Cakes"])
        #expect(apart.contains("let board = Optional(UIStoryboard(name: \"Cakes\""))
        #expect(apart.contains("UIStoryboard(name: \"Teas\""))
        let together = project(split).text(of: "App/Home.swift", moving: ["tea": "Teas", "cake": "Teas"])
        #expect(together.contains("let board = Optional(UIStoryboard(name: \"Teas\""))
        let used = split + "        board?.instantiateViewController(withIdentifier: \"home\")\n"
        #expect(project(used).text(of: "App/Home.swift", moving: ["tea": "Teas"]).contains("let board"))
        let named = """
                    let mainStoryboard = UIStoryboard(name: "Main", bundle: nil)
                    mainStoryboard.instantiateViewController(withIdentifier: "tea")

            """
        let notes = project(named).outcome(["tea": "Teas"]).findings.map(\.rule)
        #expect(notes == ["misleading-name"])
        let plain = named.replacing("mainStoryboard", with: "board")
        #expect(project(plain).outcome(["tea": "Teas"]).findings.isEmpty)
    }

    @Test(
        "The bundle is the one in which the target's code finds the storyboard; where none is certain, the scene stays",
        arguments: [
            ("application", "bundle: nil"), ("framework", "bundle: Bundle(for: Home.self)"),
            ("bundle.unit-test", "bundle: Bundle(for: Home.self)"), ("framework.static", nil),
        ] as [(String, String?)])
    func bundles(product: String, bundle: String?) {
        let call = #"storyboard?.instantiateViewController(withIdentifier: "tea")"#
        let project = SceneCodeProject(
            boards,
            code: [
                "App/Home.swift": "class Home: UIViewController {\n    func run() {\n        \(call)\n    }\n}\n",
                "project.yml": """
                name: Shop
                targets:
                  Shop:
                    type: \(product)
                    platform: iOS
                    sources: [App]

                """,
            ])
        let text = project.text(of: "App/Home.swift", moving: ["tea": "Orders"])
        if let bundle {
            #expect(text.contains(#"UIStoryboard(name: "Orders", \#(bundle))"#))
        } else {
            #expect(!text.contains("UIStoryboard(name:"))
        }
    }
}
