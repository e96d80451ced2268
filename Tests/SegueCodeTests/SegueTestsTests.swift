import ProjectGraph
import SegueCode
import SourceText
import Testing

@Suite("Identifiers that code compares with")
struct SegueTestsTests {
    private static let files = [
        "Menu.swift": """
        class Menu: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "soup" { a() }
                if segue.identifier == "dish" { b() }
            }
        }
        """,
        "Old.m": """
        @implementation Old
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
            if ([segue.identifier isEqualToString:@"soup"]) { [self open]; }
        }
        @end
        """,
        "Plain.swift": "class Plain {}\n",
    ]

    @Test("are found by file and place, in Swift alone")
    func places() throws {
        let graph = ProjectGraph.load(paths: Self.files.keys.sorted(), threads: 1) { path in
            Self.files[path].map { SourceText(path: path, $0) }
        }
        let tests = SegueTests(graph)
        #expect(Self.files.keys.filter(tests.isCompared) == ["Menu.swift"])
        let text = try #require(Self.files["Menu.swift"])
        #expect(tests.identifiers(in: 0..<text.utf8.count, of: "Menu.swift") == ["soup", "dish"])
        let half = text.utf8.distance(
            from: text.startIndex, to: try #require(text.range(of: "if segue.identifier == \"dish\"")).lowerBound)
        #expect(tests.identifiers(in: 0..<half, of: "Menu.swift") == ["soup"])
        #expect(tests.identifiers(in: half..<text.utf8.count, of: "Menu.swift") == ["dish"])
    }
}
