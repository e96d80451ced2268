import ProjectGraph
import SourceText
import SwiftCode
import Testing

@Suite("Calls that open scenes")
struct SceneCallTests {
    private static func storyboard(_ identifiers: String..., classes: String = "Tea") -> String {
        let scenes = identifiers.map { identifier in
            """
            <scene sceneID="scn-\(identifier)"><objects><viewController storyboardIdentifier="\(identifier)" \
            id="id-\(identifier)" customClass="\(classes)" sceneMemberID="viewController"/></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" initialViewController="id-\(identifiers.first ?? "")">
            <scenes>\(scenes.joined())</scenes></document>
            """
    }

    private func calls(_ code: String, boards: [String: String] = ["Main.storyboard": storyboard("tea", "cake")])
        -> [SceneCall]
    {
        Cafe(boards.merging(["Code.swift": code]) { _, last in last }).graph.sceneCalls
    }

    /// What each source says, with a star where something else depends on it.
    private func sources(_ code: String) -> [[String]] {
        calls(code).map { call in
            call.sources.map { source in
                let text = SourceText(path: "", code).string(source.place.range)
                return text + (source.hasOtherUses ? "*" : "")
            }
        }
    }

    @Test("say which controllers they may open, and whether the storyboard is sure")
    func controllers() {
        let code = """
            class Tea: UIViewController {
                func run(board: UIStoryboard) {
                    storyboard?.instantiateViewController(withIdentifier: "cake")
                    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                    board.instantiateViewController(withIdentifier: "tea")
                }
            }
            """
        let found = calls(code)
        #expect(found.map { $0.controllers.map(\.id) } == [["id-cake"], ["id-tea"], ["id-tea"]])
        #expect(found.map(\.knowsStoryboard) == [true, true, false])
        #expect(found.map { $0.openers.count } == [2, 0, 0])
        #expect(
            found.map { $0.syntax?.chaining } == [
                .optional, SceneCallSyntax.Chaining.none, SceneCallSyntax.Chaining.none,
            ])
    }

    @Test("of a storyboard that nothing tells may mean each storyboard that the code can see")
    func unknownStoryboard() {
        let found = calls(
            "func run(board: UIStoryboard) { board.instantiateViewController(withIdentifier: \"tea\") }",
            boards: ["Main.storyboard": Self.storyboard("tea"), "Other.storyboard": Self.storyboard("tea")])
        #expect(found.map { $0.controllers.map(\.document.path) } == [["Main.storyboard", "Other.storyboard"]])
    }

    @Test("list what decides the storyboard, from the call outward")
    func sourcesOfLocals() {
        let code = """
            func run() {
                let board = UIStoryboard(name: "Main", bundle: nil)
                board.instantiateViewController(withIdentifier: "tea")
                board.instantiateViewController(withIdentifier: "cake")
            }
            """
        let all = ["board", "UIStoryboard(name: \"Main\", bundle: nil)", "\"Main\""]
        #expect(sources(code) == [all, all])
    }

    @Test("know when a name or a local has other uses")
    func otherUses() {
        let local = """
            func run() {
                let board = UIStoryboard(name: "Main", bundle: nil)
                board.instantiateViewController(withIdentifier: "tea")
                keep(board)
            }
            """
        #expect(sources(local) == [["board", "UIStoryboard(name: \"Main\", bundle: nil)*", "\"Main\"*"]])
        let constant = """
            enum Names { static let main = "Main" }
            func run() {
                UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: "tea")
            }
            // Names.main is what comments may say.
            """
        #expect(sources(constant) == [["UIStoryboard(name: Names.main, bundle: nil)", "\"Main\""]])
        #expect(sources(constant + "\nfunc log() { print(Names.main) }")[0].last == "\"Main\"*")
    }

    @Test("are the calls of a function, not what stands in it, where the function opens what it is told")
    func helpers() {
        let code = """
            enum Board: String { case main = "Main"
                func make(_ id: String) -> UIViewController {
                    UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(withIdentifier: id)
                }
            }
            func run() { Board.main.make("cake") }
            """
        let found = calls(code)
        #expect(found.map { $0.controllers.map(\.id) } == [["id-cake"]])
        #expect(
            found.map { $0.sources.map(\.form).contains { if case .enumCase = $0 { true } else { false } } } == [true])
    }

    @Test("are none where nobody calls the function that could open anything")
    func unusedHelpers() {
        let code = """
            extension UIStoryboard {
                func never<T>(_ type: T.Type) -> T { instantiateViewController(withIdentifier: String(describing: type)) as! T }
            }
            """
        #expect(calls(code) == [])
    }
}
