import Foundation
import Testing

@testable import TransformTesting

@Suite("A fixture in one file")
struct FixtureTextTests {
    /// A folder of its own with a fixture in it, removed with the value.
    private final class Written {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        let fixture: FixtureCase

        init(_ text: String, base: [String: String] = [:]) throws {
            fixture = FixtureCase(file: folder + "/shown-behavior.fixture")
            var files = FileTree()
            files.files["shown-behavior.fixture"] = Array(text.utf8)
            for (path, text) in base { files.files["Base/" + path] = Array(text.utf8) }
            try files.write(to: folder)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        var text: String { (try? String(contentsOfFile: fixture.path, encoding: .utf8)) ?? "" }
    }

    @Test("tells the project before and after, the recipe, the level and the plan")
    func contents() throws {
        let written = try Written(
            """
            use: outlet-ownership
            with: { fix: [strong] }
            allow: review
            from: Base
            === BEFORE App/A.swift
            class A {} ◀

            === BEFORE App/B.swift (changes)
            -b
            +c
            === BEFORE App/Gone.swift (gone)
            === FILE palette.yml
            colors: {}
            === AFTER App/A.swift (changes)
            -class A {}
            +class B {}
            === AFTER App/B.swift (gone)
            === AFTER App/C.swift
            class C {}


            === PLAN
            accepted  safe  a
            """ + "\n", base: ["App/B.swift": "a\nb\n", "App/Gone.swift": "", "App/Same.swift": "same\n"])
        let contents = try written.fixture.contents()
        #expect(
            contents.recipe == """
                schema: 1
                name: fixture
                steps:
                  - use: outlet-ownership
                    with: { fix: [strong] }

                """)
        #expect(contents.allowed == .review)
        #expect(contents.before.files.keys.sorted() == ["App/A.swift", "App/B.swift", "App/Same.swift"])
        #expect(contents.before.text("App/A.swift") == "class A {}\n")
        #expect(contents.before.text("App/B.swift") == "a\nc\n")
        #expect(contents.marks == [FixtureMark(path: "App/A.swift", lines: 1...1)])
        #expect(contents.file(named: "./palette.yml") == Array("colors: {}\n".utf8))
        #expect(contents.file(named: "before/App/Same.swift") == Array("same\n".utf8))
        let after = try #require(contents.after)
        #expect(after.files.keys.sorted() == ["App/A.swift", "App/C.swift", "App/Same.swift"])
        #expect(after.text("App/A.swift") == "class B {}\n")
        #expect(after.text("App/C.swift") == "class C {}\n\n")
        #expect(contents.plan == "accepted  safe  a\n")
        #expect(try FixtureText(path: written.fixture.path).description == written.text)
    }

    @Test(
        "says which line is wrong",
        arguments: [
            ("use: x\n=== BEFOR a\n", 2, "is no heading"), ("=== PLAN a\n", 1, "is no heading"),
            ("=== PLAN (gone)\n", 1, "is no heading"), ("=== FILE a (changes)\n", 1, "is no heading"),
            ("=== BEFORE a\nb\n=== AFTER a\nc\n=== AFTER a (gone)\n", 5, "AFTER a already"),
            ("=== PLAN\n=== PLAN\n", 2, "PLAN already"), ("=== BEFORE\n", 1, "is no heading"),
            ("from: Nowhere\n", 1, "there are no files in Nowhere"),
            ("=== BEFORE a (changes)\n-b\n", 1, "there is no a to change"),
            ("=== BEFORE a\nb\n=== AFTER a (changes)\n\n c\n-d\n", 4, "not in the file"),
            ("=== BEFORE Main.storyboard (scenes)\nhome\n  nav\n", 3, "four spaces"),
        ])
    func faults(_ text: String, line: Int, message: String) throws {
        let written = try Written(text)
        let fault = #expect(throws: FixtureFault.self) { try written.fixture.contents() }
        #expect(fault?.line == line)
        #expect(fault?.message.contains(message) == true)
        let failures = try written.fixture.failures(transforms: [])
        #expect(failures.first?.hasPrefix(written.fixture.path + ":\(line): ") == true)
        #expect(written.fixture.formFaults().contains { $0.hasPrefix("it cannot be read") })
    }

    @Test("marks the lines of a scene or an object of which one line tells")
    func marks() throws {
        let written = try Written(
            """
            === BEFORE Main.storyboard (scenes)
            first
                button ◀
            second ◀
            """ + "\n")
        let contents = try written.fixture.contents()
        let lines = try #require(contents.before.text("Main.storyboard")).split(separator: "\n").map(String.init)
        let marked = contents.marks.map { lines[($0.lines.lowerBound - 1)...($0.lines.upperBound - 1)] }
        #expect(marked.map { $0.first?.prefix { $0 == " " }.count } == [28, 8])
        #expect(marked[0].first?.contains("<button ") == true && marked[0].last?.contains("</button>") == true)
        #expect(marked[1].first?.contains("second-sc") == true && marked[1].last?.contains("</scene>") == true)
        #expect(!lines.contains { $0.contains("◀") })
    }

    @Test("takes what a run came to, in the form in which a section is written, and leaves what is right as it is")
    func recording() throws {
        let written = try Written(
            """
            use: x
            === BEFORE a
            one
            two
            === BEFORE b
            three
            === AFTER a (changes)
            -one

            === AFTER b
            wrong
            === AFTER stale
            gone
            === PLAN
            """ + "\n")
        let contents = try written.fixture.contents()
        var project = contents.before
        project.files["a"] = Array("two\n".utf8)
        project.files["b"] = Array("right\n".utf8)
        project.files["c"] = Array("new\n\n".utf8)
        var text = try FixtureText(path: written.fixture.path)
        text.take(FixtureOutcome(listing: "accepted  safe  x\n", project: project), contents)
        #expect(
            text.description == """
                use: x
                === BEFORE a
                one
                two
                === BEFORE b
                three
                === AFTER a (changes)
                -one

                === AFTER b
                right
                === AFTER c
                new


                === PLAN
                accepted  safe  x

                """)
        project.files["a"] = nil
        project.files["b"] = contents.before.files["b"]
        text.take(FixtureOutcome(listing: "", project: project), contents)
        #expect(text.sections.filter { $0.kind == .after }.map(\.heading) == ["=== AFTER a (gone)", "=== AFTER c"])
    }
}
