import ProjectGraph
import SegueCode
import SourceText
import Testing

@Suite("The methods that prepare segues")
struct PrepareMethodsTests {
    private static let files = [
        "B.swift": """
        class Soup: UIViewController {
            func prepare(for meal: Meal) {}
        }
        class Dish: UIViewController {
            override func prepare(for way: UIStoryboardSegue, sender: Any?) { serve() }
        }
        extension Menu {
            override func prepare(for segue: UIStoryboardSegue, sender cook: AnyObject?) {}
        }
        """,
        "A.swift": """
        class Menu: UIViewController {
            func performSegue(withIdentifier name: String, sender: Any?) {}
        }
        class Cup: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { first() }
        }
        extension Cup {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { second() }
        }
        class Tea: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { pour() }
        }
        """,
    ]

    private static let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
        files[path].map { SourceText(path: path, $0) }
    }

    private func method(_ name: String, _ methods: PrepareMethods = PrepareMethods(graph)) throws -> PrepareMethod? {
        methods.method(of: try #require(Self.graph.classes.swiftClasses.first { $0.name == name }))
    }

    @Test("are those of the classes and their extensions, with the names that they give the segue and the sender")
    func found() throws {
        #expect(PrepareMethods(Self.graph).owners.map(\.name) == ["Menu", "Cup", "Tea", "Dish"])
        let dish = try #require(try method("Dish"))
        #expect(dish.segueName == "way" && dish.senderName == "sender" && dish.senderType == "Any?")
        #expect(dish.place.description == "B.swift:5:19")
        let menu = try #require(try method("Menu"))
        #expect(menu.path == "B.swift" && menu.senderName == "cook" && menu.senderType == "AnyObject?")
        #expect(try method("Soup") == nil)
    }

    @Test("are not read in files that are left out, and of two the class's own is taken")
    func left() throws {
        #expect(try method("Cup")?.statements.map(\.trimmedDescription) == ["first()"])
        let methods = PrepareMethods(Self.graph) { $0 == "A.swift" }
        #expect(methods.owners.map(\.name) == ["Cup", "Tea"])
        #expect(try method("Dish", methods) == nil && method("Menu", methods) == nil)
    }
}
