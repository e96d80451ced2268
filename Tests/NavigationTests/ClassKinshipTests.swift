import InterfaceBuilder
import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Whether a scene's controller is of a type that code casts it to")
struct ClassKinshipTests {
    private static let scenes = [
        ("plain", "viewController", ""), ("table", "tableViewController", ""), ("soup", "viewController", "Soup"),
        ("picker", "viewController", "UIImagePickerController"), ("library", "viewController", "LibraryController"),
        ("themed", "viewController", "Themed"), ("alias", "viewController", "Alias"), ("pie", "viewController", "Pie"),
        ("cake", "viewController", "Cake"), ("old", "viewController", "Old"), ("new", "viewController", "New"),
        ("reader", "viewController", "Reader"), ("stew", "viewController", "Stew"),
        ("item", "viewController", "Item2_a"),
    ]

    private static let files = [
        "Main.storyboard": flowStoryboard(
            initial: "plain", scenes.map { scene($0.0, $0.1, $0.2) }.joined()),
        "Mac.storyboard": """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <scenes>\(scene("window", "viewController", ""))</scenes></document>
        """,
        "Classes.swift": """
        class Menu: UIViewController {}
        class Dish: UIViewController {}
        class Soup: Dish { class Spoon {} }
        class Broth: Soup, Edible {}
        protocol Edible {}
        class Themed: Base & Colored {}
        typealias Parent = Dish
        class Alias: Parent {}
        class Pie: UIViewController, Edible {}
        protocol Warm: Edible {}
        class Stew: UIViewController, Warm {}
        protocol Loud {}
        extension UITableViewController: Loud {}
        class New: Old {}
        class Reader: LibraryReader {}
        class Item2_a: UITableViewController {}
        """,
        "Cake.swift": """
        class Cake: UIViewController {}
        #if DEBUG
        extension Cake: Edible {}
        #endif
        """,
        "Old.h": """
        @interface OldBase : UITableViewController
        @end
        @interface Old : OldBase
        @end
        @interface Other : UIViewController
        @end
        @interface LibraryThing (Ours)
        @end
        """,
    ]

    private static func scene(_ id: String, _ element: String, _ name: String) -> String {
        let custom = name.isEmpty ? "" : "customClass=\"\(name)\" "
        return
            "<scene sceneID=\"\(id)-s\"><objects><\(element) \(custom)id=\"\(id)\" sceneMemberID=\"viewController\"/>"
            + "</objects></scene>\n"
    }

    private static let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
        files[path].map { SourceText(path: path, $0) }
    }

    private func controller(_ id: String) throws -> Element {
        let documents = ["Main.storyboard", "Mac.storyboard"].compactMap(Self.graph.document)
        return try #require(documents.lazy.compactMap { $0.object(id: id) }.first)
    }

    @Test(
        "follows superclasses through both languages to the system's classes",
        arguments: [
            ("soup", ["Soup", "Dish", "UIViewController", "UIResponder", "NSObject", "AnyObject"]),
            ("plain", ["UIViewController", "UIResponder"]), ("table", ["UITableViewController", "UIViewController"]),
            ("picker", ["UIImagePickerController", "UINavigationController", "UIViewController"]),
            ("library", ["LibraryController", "UIViewController"]),
            ("old", ["Old", "OldBase", "UITableViewController"]),
            ("new", ["New", "Old", "OldBase", "UITableViewController"]), ("pie", ["Pie", "Edible"]),
            ("reader", ["LibraryReader"]), ("item", ["Item2_a", "UITableViewController"]),
            ("window", ["NSViewController", "NSResponder", "NSObject"]),
        ])
    func kinds(id: String, types: [String]) throws {
        let kinship = ClassKinship(graph: Self.graph)
        for type in types {
            #expect(kinship.isKind(try controller(id), type, from: "Classes.swift") == true, "\(id) as \(type)")
        }
    }

    @Test(
        "denies what no superclass is",
        arguments: [
            ("plain", ["Edible", "Loud"]), ("stew", ["Loud"]), ("table", ["Edible"]),
            (
                "soup",
                [
                    "Edible", "Menu", "Broth", "Soup.Spoon", "UINavigationController", "Old", "LibraryController",
                    "Item2_a",
                ]
            ),
            ("plain", ["Dish", "Old", "UITableViewController", "UIImagePickerController"]),
            ("picker", ["Dish", "UIAlertController"]), ("old", ["Other", "Dish", "UISplitViewController"]),
            ("new", ["Other", "Menu"]), ("window", ["UIViewController", "UIResponder", "NSWindowController"]),
        ])
    func others(id: String, types: [String]) throws {
        let kinship = ClassKinship(graph: Self.graph)
        for type in types {
            #expect(kinship.isKind(try controller(id), type, from: "Classes.swift") == false, "\(id) as \(type)")
        }
    }

    @Test(
        "does not say where a library, an alias, a protocol or a condition is in between",
        arguments: [
            ("soup", ["Soup & Edible", "[Soup]", "Unknown"]), ("stew", ["Edible"]),
            ("library", ["Dish", "UITableViewController", "Old"]),
            ("themed", ["Dish", "Old"]), ("alias", ["Dish"]), ("cake", ["Edible"]),
            ("reader", ["UITableViewController", "LibraryController", "Other"]), ("old", ["LibraryThing"]),
            ("table", ["Loud"]),
        ])
    func unknown(id: String, types: [String]) throws {
        let kinship = ClassKinship(graph: Self.graph)
        for type in types {
            #expect(kinship.isKind(try controller(id), type, from: "Classes.swift") == nil, "\(id) as \(type)")
        }
    }

    @Test(
        "knows where no subclass can be of a type either",
        arguments: [
            ("soup", "Menu", true), ("soup", "Broth", false), ("soup", "Soup", false), ("soup", "Dish", true),
            ("soup", "Old", false), ("soup", "UITableViewController", true), ("soup", "UIViewController", false),
            ("soup", "Edible", false), ("plain", "Menu", false), ("library", "Menu", false),
        ])
    func unrelated(id: String, type: String, isUnrelated: Bool) throws {
        let kinship = ClassKinship(graph: Self.graph)
        #expect(kinship.isUnrelated(try controller(id), type, from: "Classes.swift") == isUnrelated)
    }
}
