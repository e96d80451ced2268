import Foundation
import Testing
import TransformTesting
import YAMLCode

/// What people write is what the schema of its kind says, so that no editor marks what Nibwright takes.
@Suite("The schema of a file to write")
struct FileSchemaTests {
    private func checker(_ name: String) throws -> SchemaChecker {
        let checker = try SchemaChecker(try Nibwright.run(["schema", name]).output)
        #expect(checker.problems == [])
        return checker
    }

    /// YAML as the language servers of editors understand it.
    private func json(_ text: String) throws -> String {
        let (node, problems) = YAMLReader.read(path: "file.yml", bytes: Array(text.utf8))
        #expect(problems == [])
        let data = try JSONSerialization.data(
            withJSONObject: Self.value(try #require(node)), options: .fragmentsAllowed)
        return String(decoding: data, as: UTF8.self)
    }

    private static func value(_ node: YAMLNode) -> Any {
        switch node.content {
        case .mapping(let entries): Dictionary(entries.map { ($0.key, value($0.value)) }, uniquingKeysWith: { $1 })
        case .sequence(let elements): elements.map(value)
        case .scalar(let text, .quoted): text
        case .scalar(let text, .plain):
            node.isNull
                ? NSNull()
                : ["true", "false"].contains(text)
                    ? NSNumber(value: text == "true")
                    : Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) } ?? text
        }
    }

    private static func files(_ folder: String, endingIn ending: String) throws -> [String] {
        let root = Repository.folder + "/" + folder
        return try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(ending) }.sorted()
            .map { root + "/" + $0 }
    }

    @Test("takes every recipe that comes with the tool", arguments: try files("Recipes", endingIn: ".yml"))
    func recipes(path: String) throws {
        #expect(try checker("recipe").check(json(String(contentsOfFile: path, encoding: .utf8))) == [])
    }

    @Test("knows every option of every transform, and no other")
    func options() throws {
        let checker = try checker("recipe")
        func problems(_ step: String) throws -> [String] {
            try checker.check(json("schema: 1\nname: test\nsteps:\n  - \(step)\n"))
        }
        #expect(try problems("{ use: outlet-ownership, select: { class: \"Card*\" }, safety: review }") == [])
        #expect(try problems("{ use: outlet-ownership, select: { klass: \"Card*\" } }") != [])
        #expect(try problems("{ use: outlet-onwership }") != [])
        #expect(try problems("{ use: remove-attribute, with: { names: [misplaced] } }") == [])
        #expect(try problems("{ use: remove-attribute, with: { names: misplaced } }") != [])
        #expect(try problems("{ use: remove-attribute }") != [])
        #expect(try problems("{ use: remove-attribute, with: { names: \"${names}\" } }") == [])
        #expect(try problems("{ include: other, set: { depth: 2 }, except: [one] }") == [])
        #expect(try problems("{ use: outlet-ownership, safety: saef }") != [])
    }

    @Test("takes a configuration, and marks a rule that there is not")
    func configuration() throws {
        let checker = try checker("configuration")
        let file = """
            only: [outlet-missing-in-class]
            rules: { all: off, outlet-missing-in-class: error }
            paths: [ { in: "Legacy/**", rules: { all: note } } ]
            exclude: Pods
            suppress: [ { rule: all, document: A.xib, object: 1, inside: true, reason: old } ]
            baseline: false
            fail-on: warning

            """
        let ids = try Nibwright.run(["lint", "--rules", "--format", "json"]).output
        let id = try #require(ids.firstMatch(of: #/"id" : "([a-z-]+)"/#)?.1)
        #expect(try checker.check(json(file.replacing("outlet-missing-in-class", with: id))) == [])
        #expect(try checker.check(json("rules: { no-such-rule: off }\n")) != [])
    }

    @Test("takes a run file, and marks a key that there is not")
    func batch() throws {
        let checker = try checker("batch")
        let file = """
            projects: [ "apps/*", { git: "https://example.com/a.git", revision: 1.2, tags: [ios] } ]
            recipes: [ outlet-ownership, { use: set-attribute, set: { unchecked: true }, allow: review } ]
            overrides: [ { projects: [ios], skip: true } ]
            do: branch
            branch: { commit-per: step, sign-off: true }
            limits: { seconds: 60 }

            """
        #expect(try checker.check(json(file)) == [])
        #expect(try checker.check(json(file + "wokers: 2\n")) != [])
        #expect(try checker.check(json("projects: [a]\n")) != [])
    }

    @Test("is a draft of its own name", arguments: ["recipe", "configuration", "batch"])
    func names(name: String) throws {
        #expect(try checker(name).id == "urn:nibwright:schema:\(name):1")
    }
}
