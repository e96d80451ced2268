import Linting
import Testing

@Suite("Classes and reuse identifiers that code expects of scenes")
struct NavigationCastTests {
    private let classes = """
        class Menu: UIViewController {}
        class Dish: UIViewController {}
        class Soup: Dish {}
        protocol Edible {}

        """

    @Test("a forced cast of a scene to another class is an error, a conditional one a warning")
    func made() throws {
        let scenes = menuScene("s", "Soup", attributes: #"storyboardIdentifier="soup""#)
        func found(_ cast: String, _ rule: String) throws -> [String] {
            let call = #"UIStoryboard(name: "Menu", bundle: nil).instantiateViewController(withIdentifier: "soup")"#
            return try NavigationProject(classes + "func open() { _ = \(call) \(cast) }", scenes: scenes).found(rule)
        }
        let forced = "destination-class-mismatch"
        for fine in ["as! Soup", "as! Dish", "as! UIViewController", "as! Cook", "as? Menu", ""] {
            #expect(try found(fine, forced).isEmpty, "\(fine)")
        }
        #expect(try found("as! Menu", forced) == ["Menu.swift:5"])
        #expect(try found("as! UINavigationController", forced) == ["Menu.swift:5"])
        #expect(try found("as! Edible", forced) == ["Menu.swift:5"])
        #expect(try found("as? Menu", "destination-cast-fails") == ["Menu.swift:5"])
        #expect(try found("as! Menu", "destination-cast-fails").isEmpty)
    }

    @Test("prepare's casts are held against the destination of the segue")
    func prepared() throws {
        func found(_ cast: String, through: Bool = false) throws -> [String] {
            let code = """
                class Start: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "next" {
                            let next = \(cast)
                            next.title = ""
                        }
                    }
                }
                """
            let segue = #"<segue destination="\#(through ? "n" : "s")" kind="show" identifier="next" id="g"/>"#
            let container = scene(
                """
                <navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="s" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """)
            let scenes = menuScene("a", "Start", segue) + menuScene("s", "Soup") + container
            return try NavigationProject(code + "\n" + classes, scenes: scenes).found("destination-class-mismatch")
        }
        #expect(try found("segue.destination as! Soup").isEmpty)
        #expect(try found("segue.destination as! Dish").isEmpty)
        #expect(try found("segue.destination as! Menu") == ["Menu.swift:4"])
        let top = "(segue.destination as! UINavigationController).topViewController as! "
        #expect(try found(top + "Soup", through: true).isEmpty)
        #expect(try found(top + "Menu", through: true) == ["Menu.swift:4"])
        #expect(try found("segue.destination as! Soup", through: true) == ["Menu.swift:4"])
    }

    @Test("a cast for several segues is told only where it fails for all of them")
    func severalSegues() throws {
        func found(_ identifiers: String, second: String = "second", more: String = "") throws -> [String] {
            let code = """
                class Start: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if \(identifiers), let dish = segue.destination as? Dish { dish.serve() }
                    }
                }
                """
            let segues =
                #"<segue destination="m" kind="show" identifier="first" id="g"/>"#
                + #"<segue destination="s" kind="show" identifier="\#(second)" id="h"/>"# + more
            let scenes = menuScene("a", "Start", segues) + menuScene("m", "Menu") + menuScene("s", "Soup")
            return try NavigationProject(code + "\n" + classes, scenes: scenes).found("destination-cast-fails")
        }
        let both = #"segue.identifier == "first" || segue.identifier == "second""#
        #expect(try found(both).isEmpty)
        #expect(try found(#"segue.identifier == "first""#) == ["Menu.swift:3"])
        #expect(try found(#"segue.identifier == "first""#, second: "first").isEmpty)
        let unwind = #"<segue destination="e" kind="unwind" identifier="first" unwindAction="back:" id="u"/>"#
        #expect(try found(#"segue.identifier == "first""#, more: unwind).isEmpty)
    }

    @Test("a conditional cast that always fails is told, unless an else answers for it")
    func conditional() throws {
        func found(_ body: String) throws -> [String] {
            let code = """
                class Start: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        \(body)
                    }
                }
                """
            let segue = #"<segue destination="s" kind="show" identifier="next" id="g"/>"#
            let scenes = menuScene("a", "Start", segue) + menuScene("s", "Soup")
            return try NavigationProject(code + "\n" + classes, scenes: scenes).found("destination-cast-fails")
        }
        let cast = "let menu = segue.destination as? Menu"
        #expect(try found("if segue.identifier == \"next\" { if \(cast) { menu.open() } }") == ["Menu.swift:3"])
        #expect(try found("if segue.identifier == \"next\", \(cast) { menu.open() }") == ["Menu.swift:3"])
        #expect(try found("if segue.identifier == \"next\" { if \(cast) { menu.open() } else { close() } }").isEmpty)
        #expect(try found("if \(cast) { menu.open() }").isEmpty)
    }

    @Test("reuse-identifier-not-found finds what nothing registers, and the spelling that was meant")
    func reuse() throws {
        let table = scene(
            """
            <tableViewController id="m" customClass="Menu"><tableView key="view" id="t"><prototypes>
            <tableViewCell reuseIdentifier="DishCell" id="c"/></prototypes></tableView></tableViewController>
            """)
        func found(_ call: String, more: String = "") throws -> [String] {
            let code = "class Menu: UITableViewController { func cell(_ path: IndexPath) {\n_ = \(call)\n}\n\(more) }"
            return try NavigationProject(code, scenes: table).found("reuse-identifier-not-found")
        }
        func dequeue(_ name: String) -> String {
            "tableView.dequeueReusableCell(withIdentifier: \"\(name)\", for: path)"
        }
        #expect(try found(dequeue("DishCell")).isEmpty)
        #expect(try found(dequeue("dishCell")) == ["Menu.swift:2"])
        #expect(try found(dequeue("DishCel")) == ["Menu.swift:2"])
        #expect(try found(dequeue("SoupCell")) == ["Menu.swift:2"])
        #expect(try found(dequeue("")).isEmpty)
        #expect(
            try found(dequeue("SoupCell"), more: "func other() { _ = \(dequeue("DishCell")) }") == ["Menu.swift:2?"])
        #expect(try found(#"tableView.dequeueReusableCell(withIdentifier: "SoupCell")"#).isEmpty)
        let registers = #"func more() { tableView.register(Soup.self, forCellReuseIdentifier: "SoupCell") }"#
        #expect(try found(dequeue("SoupCell"), more: registers).isEmpty)
        let unknown = "func more() { tableView.register(Soup.self, forCellReuseIdentifier: given.name) }"
        #expect(try found(dequeue("SoupCell"), more: unknown) == ["Menu.swift:2?"])
        let all = unknown + "\nfunc other() { _ = \(dequeue("DishCell")) }"
        #expect(try found(dequeue("SoupCell"), more: all).isEmpty)
    }

    @Test("reuse-identifier-not-found knows that AppKit looks for a nib or class of the identifier's name")
    func itemsByName() throws {
        func found(_ more: [String: String]) throws -> [String] {
            let code = """
                - (NSCollectionViewItem *)itemAt:(NSIndexPath *)path {
                    return [self.list makeItemWithIdentifier:@"DishItem" forIndexPath:path];
                }
                """
            let files = ["Menu.m": "@implementation Menu\n\(code)\n@end\n"]
            return try NavigationProject(files.merging(more) { first, _ in first }).found("reuse-identifier-not-found")
        }
        #expect(try found([:]) == ["Menu.m:3?"])
        #expect(try found(["DishItem.xib": xib("")]).isEmpty)
        #expect(try found(["DishItem.m": "@implementation DishItem\n@end\n"]).isEmpty)
        #expect(try found(["DishItem.swift": "class DishItem: NSCollectionViewItem {}"]).isEmpty)
    }

    @Test("reuse-identifier-not-found doubts a call for a cell that only another class's scene has")
    func misplacedReuse() throws {
        func table(_ type: String, _ identifier: String) -> String {
            scene(
                """
                <tableViewController id="\(type)" customClass="\(type)"><tableView key="view" id="t\(type)"><prototypes>
                <tableViewCell reuseIdentifier="\(identifier)" id="c\(type)"/></prototypes></tableView></tableViewController>
                """)
        }
        func found(_ name: String, more: String = "") throws -> [String] {
            let code = """
                class Menu: UITableViewController { func cell(_ path: IndexPath) {
                _ = tableView.dequeueReusableCell(withIdentifier: "\(name)", for: path)
                }\n\(more) }
                class Bar: UITableViewController {}
                """
            let scenes = table("Menu", "DishCell") + table("Bar", "SoupCell")
            return try NavigationProject(code, scenes: scenes).found("reuse-identifier-not-found")
        }
        #expect(try found("DishCell").isEmpty)
        #expect(try found("SoupCell") == ["Menu.swift:2?"])
        let registers = #"func more() { tableView.register(Soup.self, forCellReuseIdentifier: "SoupCell") }"#
        #expect(try found("SoupCell", more: registers).isEmpty)
    }

    @Test("a registration that cannot be followed makes those doubtful that it may be for, and no others")
    func openRegistrations() throws {
        let dequeue = "_ = tableView.dequeueReusableCell(withIdentifier: \"SoupCell\", for: path)"
        func found(_ other: String) throws -> Bool {
            let code = "class Menu: UITableViewController { func cell(_ path: IndexPath) { \(dequeue) } }\n\(other)\n"
            return try !NavigationProject(code, scenes: menuScene("m", "Menu")).found("reuse-identifier-not-found")
                .isEmpty
        }
        func registers(_ receiver: String, _ arguments: String = "Soup.self, forCellReuseIdentifier: given.name")
            -> String
        {
            "\(receiver).register(\(arguments))"
        }
        // Of another list, or of another class's own list.
        #expect(
            try found(
                "class Map: UIViewController { @IBOutlet var map: MKMapView! \n func a() { "
                    + registers("map", "Pin.self, forAnnotationViewWithReuseIdentifier: given.name") + " } }"))
        #expect(
            try found(
                "class Grid: UIViewController { var grid = UICollectionView()\n func a() { "
                    + registers("self.grid", "Tile.self, forCellWithReuseIdentifier: given.name") + " } }"))
        #expect(try found("class Other: UITableViewController { func a() { \(registers("tableView")) } }"))
        #expect(
            try found(
                "class Other: UIViewController { @IBOutlet var table: UITableView!\nfunc a() { \(registers("table")) } }"
            ))
        // Of this list for all that is known.
        #expect(
            try !found("extension UITableView { func a() { register(Soup.self, forCellReuseIdentifier: given.name) } }")
        )
        #expect(try !found("class Other: UIViewController { func a(table: UITableView) { \(registers("table")) } }"))
        #expect(try !found("class Other: UIViewController { func a() { \(registers("menu.tableView")) } }"))
        #expect(try !found("class Helper { var table = UITableView()\nfunc a() { \(registers("table")) } }"))
        #expect(try !found("class Lunch: Menu { func a() { \(registers("tableView")) } }"))
    }

    @Test("names that differ in a digit are two names")
    func spelling() throws {
        let table = scene(
            #"<tableViewController id="m"><tableViewCell reuseIdentifier="cell1" id="c"/></tableViewController>"#)
        let code = #"func cell() { _ = table.dequeueReusableCell(withIdentifier: "cell2", for: path) }"#
        #expect(
            try NavigationProject(code, scenes: table).findings("reuse-identifier-not-found").map(\.isCertain) == [
                false
            ])
    }
}
