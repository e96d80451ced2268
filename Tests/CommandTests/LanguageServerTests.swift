import Foundation
import Testing

/// Messages as an editor sends them; `make editor` does so by a published client.
@Suite("nibwright lsp")
struct LanguageServerTests {
    private static let storyboard = "BeanThere/Base.lproj/Main.storyboard"

    /// What the server answers to messages that all lie in its input.
    private func answers(_ project: Project, _ messages: [[String: Any]], status: Int32 = 0) throws -> [[String: Any]] {
        let input = try messages.map { message -> String in
            var whole = message
            whole["jsonrpc"] = "2.0"
            let body = String(decoding: try JSONSerialization.data(withJSONObject: whole), as: UTF8.self)
            return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        }.joined()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lsp-\(UUID().uuidString)").path
        try Data(input.utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let outcome = try Nibwright.shell("nibwright lsp < '\(file)'", in: project.root)
        #expect(outcome.status == status && outcome.errors == "", "\(outcome.errors)")
        return outcome.output.components(separatedBy: "Content-Length: ").dropFirst().compactMap { part in
            let body = part.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
            return try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
        }
    }

    private func uri(_ project: Project, _ path: String) -> String {
        URL(fileURLWithPath: project.root + "/" + path).absoluteString
    }

    private func start(_ project: Project) -> [[String: Any]] {
        [
            ["id": 1, "method": "initialize", "params": ["rootUri": uri(project, "")]],
            ["method": "initialized", "params": [:] as [String: Any]],
        ]
    }

    private static var end: [[String: Any]] { [["id": 99, "method": "shutdown"], ["method": "exit"]] }

    /// The line and column of the first place of a text.
    private func position(of text: String, in source: String, after offset: Int = 0) throws -> [String: Any] {
        let range = try #require(source.range(of: text))
        let before = source[..<range.lowerBound]
        let line = before.count { $0 == "\n" }
        let start = before.lastIndex(of: "\n").map { source.index(after: $0) } ?? source.startIndex
        return ["line": line, "character": source[start..<range.lowerBound].utf16.count + offset]
    }

    @Test("shows findings where they are, and mends them by quick fixes")
    func findings() throws {
        let project = try Project.beanThere()
        let text = project.text(Self.storyboard).replacing(
            "    </resources>", with: "        <image name=\"unused-ä\" width=\"8\" height=\"8\"/>\n    </resources>")
        try project.write(text, to: Self.storyboard)
        let place = try position(of: "<image name=\"unused-ä\"", in: text)
        let document = ["uri": uri(project, Self.storyboard)]
        let answers = try answers(
            project,
            start(project) + [
                [
                    "id": 2, "method": "textDocument/codeAction",
                    "params": ["textDocument": document, "range": ["start": place, "end": place], "context": [:]],
                ],
                ["id": 3, "method": "textDocument/hover", "params": [:] as [String: Any]],
            ] + Self.end)
        let shown = try #require(
            answers.first { answer in
                let parameters = answer["params"] as? [String: Any]
                return answer["method"] as? String == "textDocument/publishDiagnostics"
                    && parameters?["uri"] as? String == document["uri"]
            }?["params"] as? [String: Any])
        let diagnostics = try #require(shown["diagnostics"] as? [[String: Any]])
        let unused = try #require(diagnostics.first { $0["code"] as? String == "unused-resource" })
        #expect(unused["severity"] as? Int == 3)
        let start = try #require((unused["range"] as? [String: Any])?["start"] as? [String: Int])
        #expect(start == ["line": place["line"] as? Int, "character": 8])
        let actions = try #require(answers.first { $0["id"] as? Int == 2 }?["result"] as? [[String: Any]])
        #expect(actions.map { $0["title"] as? String } == ["Take unused-ä out of the document's resources"])
        let changes = (actions[0]["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
        let edit = try #require(changes?[document["uri"] ?? ""]?.first)
        #expect(edit["newText"] as? String == "")
        let error = try #require(answers.first { $0["id"] as? Int == 3 }?["error"] as? [String: Any])
        #expect(error["code"] as? Int == -32601)
    }

    @Test("leads from a document to code and back")
    func counterparts() throws {
        let project = try Project()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes>
                    <scene sceneID="s-1">
                        <objects>
                            <viewController storyboardIdentifier="Cup" id="cup-AA-001" customClass="CupController" customModule="Cafe">
                                <view key="view" id="cup-AA-002">
                                    <subviews><label text="Täss" id="cup-AA-003"/></subviews>
                                </view>
                                <connections>
                                    <outlet property="label" destination="cup-AA-003" id="cup-AA-004"/>
                                </connections>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
        let code = """
            import UIKit

            class CupController: UIViewController {
                @IBOutlet var label: UILabel!

                func open() { storyboard?.instantiateViewController(withIdentifier: "Cup") }
            }

            """
        try project.write(text, to: "Main.storyboard")
        try project.write(code, to: "Cup.swift")
        func ask(_ id: Int, _ path: String, _ position: [String: Any]) -> [String: Any] {
            [
                "id": id, "method": "textDocument/definition",
                "params": ["textDocument": ["uri": uri(project, path)], "position": position],
            ]
        }
        let places: [(path: String, text: String, offset: Int, found: String)] = [
            ("Main.storyboard", "customClass=\"CupController\"", 15, "Cup.swift 2 6"),
            ("Main.storyboard", "property=\"label\"", 11, "Cup.swift 3 18"),
            ("Main.storyboard", "destination=\"cup-AA-003\"", 14, "Main.storyboard 7 34"),
            ("Main.storyboard", "storyboardIdentifier=\"Cup\"", 23, "Cup.swift 5 72"),
            ("Cup.swift", "label: UILabel", 2, "Main.storyboard 10 24"),
            ("Cup.swift", "\"Cup\"", 2, "Main.storyboard 5 16"),
            ("Cup.swift", "CupController", 3, "Main.storyboard 5 16"),
            ("Cup.swift", "import", 1, ""),
        ]
        let asked = try places.enumerated().map { number, place in
            let source = place.path == "Cup.swift" ? code : text
            return ask(number + 10, place.path, try position(of: place.text, in: source, after: place.offset))
        }
        let answers = try answers(project, start(project) + asked + Self.end)
        for (number, place) in places.enumerated() {
            let result = answers.first { $0["id"] as? Int == number + 10 }?["result"] as? [[String: Any]]
            let found = (result ?? []).map { location -> String in
                let start = (location["range"] as? [String: Any])?["start"] as? [String: Int]
                let name = (location["uri"] as? String)?.components(separatedBy: "/").last ?? ""
                return "\(name) \(start?["line"] ?? -1) \(start?["character"] ?? -1)"
            }
            #expect(found.joined(separator: ", ") == place.found, "\(place.path): \(place.text)")
        }
    }

    @Test("leaves with 2 where the input ends before the editor says so, and minds nothing that is no message")
    func brokenInput() throws {
        let project = try Project()
        #expect(try answers(project, [], status: 2).isEmpty)
        let outcome = try Nibwright.shell("printf 'Content-Length: -1\\r\\n\\r\\n{}' | nibwright lsp", in: project.root)
        #expect(outcome.status == 2 && outcome.output == "")
        let noise = try Nibwright.shell("printf 'Content-Length: 3\\r\\n\\r\\nabc' | nibwright lsp", in: project.root)
        #expect(noise.status == 2 && noise.output == "")
    }
}
