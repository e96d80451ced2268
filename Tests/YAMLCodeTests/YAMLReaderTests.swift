import SourceText
import Testing
import YAMLCode

@Suite struct YAMLReaderTests {
    private func problem(_ text: String) -> [String] {
        YAMLReader.read(path: "a.yml", bytes: Array(text.utf8)).problems.map(\.description)
    }

    private func place(_ line: Int, _ column: Int) -> Place {
        Place(path: "a.yml", position: SourcePosition(line: line, column: column))
    }

    @Test func `every value has its place, in lines and bytes`() throws {
        let node = try #require(YAMLReader.read(path: "a.yml", bytes: Array("å: ü\nb:\n  - 'c'\n".utf8)).node)
        let expected = YAMLContent.mapping([
            YAMLEntry(key: "å", at: place(1, 1), value: YAMLNode(.scalar("ü", .plain), at: place(1, 5))),
            YAMLEntry(
                key: "b", at: place(2, 1),
                value: YAMLNode(.sequence([YAMLNode(.scalar("c", .quoted), at: place(3, 5))]), at: place(3, 3))),
        ])
        #expect(node == YAMLNode(expected, at: place(1, 1)))
    }

    @Test func `a byte order mark and Windows line ends do not shift places`() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("a: b\r\nc: d\r\n".utf8)
        guard case .mapping(let entries)? = YAMLReader.read(path: "a.yml", bytes: bytes).node?.content else {
            Issue.record("no mapping")
            return
        }
        #expect(entries.map(\.place) == [place(1, 1), place(2, 1)])
        #expect(entries.map(\.value.content) == [.scalar("b", .plain), .scalar("d", .plain)])
    }

    @Test func `an alias stands for the value with its anchor`() throws {
        guard
            case .mapping(let entries)? = YAMLReader.read(path: "a.yml", bytes: Array("a: &x [1]\nb: *x".utf8)).node?
                .content
        else {
            Issue.record("no mapping")
            return
        }
        #expect(entries[0].value == entries[1].value)
    }

    @Test(arguments: [
        ("", "1:1: the file is empty"),
        ("# nothing\n", "2:1: the file is empty"),
        ("---\n", "1:1: the file is empty"),
        ("a:\n\t- b", "2:1: a tab cannot indent YAML; use spaces"),
        ("a: |\n\tb", "2:1: a tab cannot indent YAML; use spaces"),
        ("a: @b", "1:4: \"@\" cannot begin a value; put the value in quotes"),
        (
            "a: b: c",
            "1:5: \":\" is not allowed here; put a value that holds it in quotes, or indent the line like its neighbors"
        ),
        ("a: - b", "1:4: \"-\" is not allowed here; begin the list on a line of its own"),
        ("a: 1\nb\nc: 2", "2:1: a key is not followed by \":\"; add it, or indent the line further"),
        ("a: \"b\nc: d", "1:4: the quote that begins here is not closed"),
        ("a: 'b\n---\n", "1:4: the quote that begins here is not closed"),
        ("a: [b, c\nd: e", "1:4: the list that begins here lacks \",\" or \"]\""),
        ("a: {b: c\nd: e", "1:4: the mapping that begins here lacks \",\" or \"}\""),
        ("a: [\"b\"c: d]\n", "1:4: the list that begins here lacks \",\" or \"]\""),
        ("a: | b\n", "1:6: only a comment may follow here; begin the text on the next line"),
        ("a: ]", "1:4: a value was expected here"),
        (
            "a:\n    - b\n  - c",
            "3:3: a key was expected here; indent it like the keys above, and quote text that goes on after a quote"
        ),
        ("a: \"\\q\"", "1:5: this \"\\\" escape does not exist; write \"\\\\\", or use single quotes"),
        ("a: *View", "1:4: \"*View\" is an alias without an anchor; put text that begins with \"*\" in quotes"),
        ("a: **/View", "1:4: this is no value; put text that begins with \"*\" or \"&\" in quotes"),
        ("a: &x [*x]", "1:8: the alias \"*x\" is inside what it stands for; write the value out"),
        ("a: b\n---\nc: d", "2:1: a second document begins here; put it in a file of its own"),
        ("a: b\n...\nc: d", "3:1: nothing may follow the end of the recipe; remove this"),
        ("%YAML 3.0\n---\na: b", "1:1: this version of YAML is unknown; remove the \"%YAML\" line"),
        ("a: !x!y b", "1:4: tags are not supported; put text that begins with \"!\" in quotes"),
        (
            "a: !!python/object b",
            "1:4: the tag \"!!python/object\" is not supported; "
                + "remove it: a value has the type that its option declares"
        ),
        (
            "a: 1\n<<: { b: 1 }",
            "2:1: the merge key \"<<\" is not supported; write the keys out, or use \"include\" with \"override\""
        ),
        ("a: 1\nb: 2\n\"a\": 3", "3:1: the key \"a\" is already on line 1; remove one of the two"),
        ("? [a]\n: b", "1:3: a key must be a word, not a list or a mapping"),
        ("a: b\u{1}", "1:5: a control character is not allowed here; remove it"),
    ])
    func `what a recipe cannot be is refused in words that say what to change`(text: String, message: String) {
        #expect(problem(text) == ["a.yml:" + message])
    }

    @Test func `bytes that are not UTF-8 are refused at their place`() {
        let bytes: [UInt8] = Array("a: b\nc: ".utf8) + [0xFF]
        let found = YAMLReader.read(path: "a.yml", bytes: bytes).problems.map(\.description)
        #expect(found == ["a.yml:2:4: this byte is not UTF-8; save the file as UTF-8"])
        let wide = YAMLReader.read(path: "a.yml", bytes: [0xFF, 0xFE, 0x61, 0x00]).problems.map(\.description)
        #expect(wide == ["a.yml:1:1: the file is UTF-16; save it as UTF-8"])
    }

    /// Found by fuzzing: libyaml's place for the error is behind the last byte.
    @Test func `a reference that ends with the text is a mistake like others`() {
        #expect(problem("{...\n$---\n#,${") == ["a.yml:1:1: the mapping that begins here lacks \",\" or \"}\""])
        #expect(problem("[a, ${").count == 1)
    }

    @Test func `several mistakes that leave a tree are all reported`() {
        #expect(problem("a: !t 1\na: 2\n<<: {}\n").count == 3)
    }

    @Test func `an alias bomb is refused`() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...8 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let found = problem(text)
        #expect(
            found == ["a.yml:4:45: the file has more than 10000 values, aliases written out; split it with \"include\""]
        )
    }

    @Test func `absurd nesting is refused, also when aliases hide it`() {
        let message = "values are nested more than 64 deep; take some of the brackets away"
        #expect(problem(String(repeating: "[", count: 100_000)) == ["a.yml:1:65: " + message])
        let chain = (1...100).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        #expect(problem("a0: &a0 [x]\n" + chain) == ["a.yml:63:12: " + message])
    }

    @Test func `a file of absurd size is refused`() {
        let text = "a: " + String(repeating: "x", count: YAMLReader.largestSize)
        #expect(problem(text) == ["a.yml:1:1: the file is larger than 1048576 bytes; split it with \"include\""])
    }
}
