import ProjectGraph
import SwiftCode
import Testing

@Suite("A class name")
struct ClassResolutionTests {
    /// Paths of the classes that `name` can mean for the file at `path`.
    private func paths(_ name: String, module: String? = nil, from path: String = "Menu.xib", _ files: [String: String])
        -> [String]
    {
        guard case .swift(let types) = Cafe(files).graph.classes.resolve(name, module: module, from: path) else {
            return []
        }
        return types.map(\.declaration.path)
    }

    @Test("means the class that is declared by it, or by its Objective-C name")
    func names() {
        let files = [
            "A.swift": "@objc(CAFMenu) class Menu: UIView {}", "B.swift": "@objc(Shelf) class Shelf: UIView {}",
        ]
        #expect(paths("Menu", files) == ["A.swift"])
        #expect(paths("CAFMenu", files) == ["A.swift"])
        #expect(paths("Shelf", files) == ["B.swift"])
        #expect(paths("Other", files).isEmpty)
    }

    @Test("means no struct, enum, protocol, actor or extension")
    func otherTypes() {
        let text = "struct A {}\nenum B {}\nprotocol C: class {}\nactor D {}\nextension E {}"
        for name in ["A", "B", "C", "D", "E"] { #expect(paths(name, ["A.swift": text]).isEmpty) }
    }

    @Test("in a tree of several projects means the class of the project around the file")
    func severalProjects() {
        let files = [
            "One/One.xcodeproj/project.pbxproj": "", "One/App/Menu.swift": "class Menu: UIView {}",
            "Two/Two.xcodeproj/project.pbxproj": "", "Two/App/Menu.swift": "class Menu: UIView {}",
            "Three/Package.swift": "", "Three/Sources/Other.swift": "class Other: UIView {}",
        ]
        #expect(paths("Menu", from: "One/App/Menu.xib", files) == ["One/App/Menu.swift"])
        #expect(paths("Menu", from: "Two/Base.lproj/Menu.xib", files) == ["Two/App/Menu.swift"])
        #expect(paths("Menu", from: "Three/Menu.xib", files) == ["One/App/Menu.swift", "Two/App/Menu.swift"])
        #expect(paths("Other", from: "One/App/Menu.xib", files) == ["Three/Sources/Other.swift"])
    }

    @Test("in two targets of one project means the one of the module, or of the folder")
    func severalTargets() {
        let files = [
            "Cafe.xcodeproj/project.pbxproj": "", "Cafe/Menu.swift": "class Menu: UIView {}",
            "Till/Views/Menu.swift": "class Menu: UIView {}", "Kit/Menu.swift": "class Menu: UIView {}",
        ]
        #expect(paths("Menu", module: "Till", from: "Shared/Menu.xib", files) == ["Till/Views/Menu.swift"])
        #expect(paths("Menu", from: "Till/Base.lproj/Menu.xib", files) == ["Till/Views/Menu.swift"])
        #expect(
            paths("Menu", from: "Shared/Menu.xib", files) == [
                "Cafe/Menu.swift", "Kit/Menu.swift", "Till/Views/Menu.swift",
            ])
    }

    @Test("is not ruled out by a stale module")
    func staleModule() {
        #expect(paths("Menu", module: "OldName", ["Cafe/Menu.swift": "class Menu: UIView {}"]) == ["Cafe/Menu.swift"])
    }

    @Test("can be Objective-C's, which a Swift class of the name hides")
    func objectiveC() {
        let graph = Cafe([
            "Menu.h": "@interface Menu : UIView\n@end", "Menu.m": "@implementation Menu\n@end",
            "A.swift": "class Shelf: Menu {}",
            "Shelf.h": "@interface Shelf : NSObject\n@end\n@class Forward;",
        ]).graph
        guard case .objectiveC(let found) = graph.classes.resolve("Menu", from: "A.xib") else {
            Issue.record("Menu is not taken for an Objective-C class")
            return
        }
        #expect(found.map(\.path) == ["Menu.h", "Menu.m"])
        #expect(graph.classes.resolve("Forward", from: "A.xib") == .notInProject)
        #expect(graph.classes.resolve("UIView", from: "A.xib") == .notInProject)
        guard case .swift = graph.classes.resolve("Shelf", from: "A.xib") else {
            Issue.record("Shelf is not taken for a Swift class")
            return
        }
    }
}

@Suite("A Swift class of the graph")
struct SwiftClassTests {
    private let cafe = Cafe([
        "Base.swift":
            "class Base: UIViewController { @IBOutlet var header: UILabel!; @IBAction func close(_ sender: Any) {} }",
        "Menu.swift": "class Menu: Base, Tasting { @IBOutlet var label: UILabel! }",
        "Menu+Tea.swift": "extension Menu { @IBAction func pour() {} }\nextension Base { @IBAction func back() {} }",
        "Special.swift": "final class Special: Cafe.Menu {}",
        "Generic.swift": "class Shelf<Item>: Base {}\nclass Cups: Shelf<Cup> {}",
    ])

    private func type(_ name: String, _ cafe: Cafe? = nil) throws -> (SwiftClass, ClassIndex) {
        let classes = (cafe ?? self.cafe).graph.classes
        return (try #require(classes.swiftClasses.first { $0.name == name }), classes)
    }

    @Test("has the members of its extensions in other files")
    func extensions() throws {
        let (menu, _) = try type("Menu")
        #expect(menu.extensions.map(\.path) == ["Menu+Tea.swift"])
        #expect(menu.outlets.map(\.name) == ["label"])
        #expect(menu.actions.map(\.selector) == ["pour"])
    }

    @Test("has a chain of superclasses across files, modules and generic arguments")
    func superclasses() throws {
        let (special, classes) = try type("Special")
        #expect(classes.chain(of: special).map(\.name) == ["Special", "Menu", "Base"])
        #expect(classes.outerSuperclassName(of: special) == "UIViewController")
        let (cups, _) = try type("Cups")
        #expect(classes.chain(of: cups).map(\.name) == ["Cups", "Shelf", "Base"])
        #expect(classes.superclass(of: special)?.name == "Menu")
    }

    @Test("finds outlets and actions that it inherits, and who declares them")
    func inheritedMembers() throws {
        let (special, classes) = try type("Special")
        #expect(classes.outlet("header", of: special)?.owner.name == "Base")
        #expect(classes.outlet("label", of: special)?.owner.name == "Menu")
        #expect(classes.action("pour", of: special)?.owner.name == "Menu")
        #expect(classes.action("back", of: special)?.action.path == "Menu+Tea.swift")
        #expect(classes.action("close:", of: special)?.owner.name == "Base")
        #expect(classes.outlet("other", of: special) == nil)
        #expect(classes.action("close", of: special) == nil)
    }

    @Test("knows its subclasses, direct and indirect")
    func subclasses() throws {
        let (base, classes) = try type("Base")
        #expect(classes.subclasses(of: base).map(\.name) == ["Shelf", "Cups", "Menu", "Special"])
        let (special, _) = try type("Special")
        #expect(classes.subclasses(of: special).isEmpty)
    }

    @Test("ends its chain where broken code makes a circle")
    func cycles() throws {
        let circle = Cafe(["A.swift": "class A: B {}\nclass B: C {}\nclass C: A {}\nclass D: D {}\nclass E {}"])
        let (first, classes) = try type("A", circle)
        #expect(classes.chain(of: first).map(\.name) == ["A", "B", "C"])
        #expect(classes.subclasses(of: first).map(\.name).contains("B"))
        let (itself, _) = try type("D", circle)
        #expect(classes.chain(of: itself).map(\.name) == ["D"])
        let (root, _) = try type("E", circle)
        #expect(classes.outerSuperclassName(of: root) == nil)
    }

    @Test("may be nested and have a nested superclass")
    func nestedTypes() throws {
        let nested = Cafe([
            "A.swift":
                "enum Screens { class Base: UIView {}; class Menu: Base {} }\nclass Base: NSObject {}\nclass Other: Screens.Menu {}"
        ])
        let (menu, classes) = try type("Screens.Menu", nested)
        #expect(classes.chain(of: menu).map(\.name) == ["Screens.Menu", "Screens.Base"])
        let (other, _) = try type("Other", nested)
        #expect(classes.chain(of: other).map(\.name) == ["Other", "Screens.Menu", "Screens.Base"])
    }

    @Test("takes no extension from another project's class of the same name")
    func foreignExtensions() {
        let classes = Cafe([
            "One/One.xcodeproj/project.pbxproj": "", "One/Menu.swift": "class Menu: UIView {}",
            "One/More.swift": "extension Menu { @IBAction func one() {} }",
            "Two/Two.xcodeproj/project.pbxproj": "", "Two/Menu.swift": "class Menu: UIView {}",
            "Two/More.swift": "extension Menu { @IBAction func two() {} }",
        ]).graph.classes
        #expect(classes.swiftClasses.map { $0.actions.map(\.name) } == [["one"], ["two"]])
    }
}
