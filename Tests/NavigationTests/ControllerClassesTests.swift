import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("View controllers of the system and of libraries")
struct ControllerClassesTests {
    @Test("The system's classes are known with all their superclasses, and no others by their prefix")
    func chains() {
        #expect(
            ControllerClasses.chain(of: "UIImagePickerController") == [
                "UIImagePickerController", "UINavigationController", "UIViewController", "UIResponder", "NSObject",
            ])
        #expect(ControllerClasses.chain(of: "UISideMenuNavigationController") == nil)
    }

    @Test(
        "Every file that imports UIKit knows its view controllers; not every system has each",
        arguments: [
            ("UINavigationController", true, true), ("UIAlertController", true, true), ("UIResponder", false, true),
            ("UIActivityViewController", true, false), ("AVPlayerViewController", false, true),
            ("NSViewController", false, false), ("UISideMenuNavigationController", false, false),
            ("AnyObject", false, true), ("NSObject", false, true), ("Menu", false, false),
        ])
    func systems(name: String, isUIKits: Bool, isInEverySystem: Bool) {
        #expect(ControllerClasses.isDeclaredByUIKit(name) == isUIKits)
        #expect(ControllerClasses.isInEverySystem(name) == isInEverySystem)
    }

    private static let files = [
        "Classes.swift": """
        class Read: LibraryReader {}
        class ReadMore: Read {}
        class Plain: UIViewController {}
        class Player: AVPlayerViewController {}
        class Seen: Implemented {}
        class Deep: Outer {}
        class Above: Header {}
        class Near: System {}
        """,
        "Old.h": """
        @interface Implemented : LibraryThing
        @end
        @interface Header : UIViewController
        @end
        @interface Outer : Header
        @end
        @interface System : UITableViewController
        @end
        """,
        "Old.m": """
        #import "Old.h"
        @implementation Implemented
        @end
        @implementation Outer
        @end
        @implementation System
        @end
        """,
    ]

    @Test(
        "A superclass whose code the project does not have is a library's, be it with a header in the project",
        arguments: [
            ("Read", "LibraryReader"), ("ReadMore", "LibraryReader"), ("Plain", nil), ("Player", nil),
            ("Seen", "LibraryThing"), ("Deep", "Header"), ("Above", "Header"), ("Near", nil),
        ])
    func libraries(name: String, superclass: String?) throws {
        let graph = ProjectGraph.load(paths: Self.files.keys.sorted(), threads: 1) { path in
            Self.files[path].map { SourceText(path: path, $0) }
        }
        let type = try #require(graph.classes.swiftClasses.first { $0.name == name })
        #expect(graph.librarySuperclass(of: type) == superclass)
    }
}
