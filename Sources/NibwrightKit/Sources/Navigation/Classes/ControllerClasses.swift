public import InterfaceBuilder

/// The view controllers that UIKit, SwiftUI and AppKit declare, with their superclasses.
///
/// A prefix is no test: libraries have names such as `UISideMenuNavigationController`. Source: the class declarations
/// in Apple's public headers.
public enum ControllerClasses {
    /// The class and all its superclasses; nil for a class that none of these frameworks declares.
    public static func chain(of name: String) -> Set<String>? {
        guard superclasses[name] != nil else { return nil }
        var chain: Set<String> = [name]
        var next = superclasses[name]
        while let above = next {
            chain.insert(above)
            next = superclasses[above]
        }
        return chain
    }

    /// The class of a view controller in a document that has no custom one; nil for an element that is no controller.
    public static func name(of controller: Element) -> String? {
        let isMac = controller.document.kind.platform == .macOS
        switch controller.name {
        case "viewController": return isMac ? "NSViewController" : "UIViewController"
        case "splitViewController": return isMac ? "NSSplitViewController" : "UISplitViewController"
        case "tableViewController": return "UITableViewController"
        case "collectionViewController": return "UICollectionViewController"
        case "navigationController": return "UINavigationController"
        case "tabBarController": return "UITabBarController"
        case "pageViewController": return "UIPageViewController"
        case "avPlayerViewController": return "AVPlayerViewController"
        case "glkViewController": return "GLKViewController"
        case "windowController": return "NSWindowController"
        case "tabViewController": return "NSTabViewController"
        case "pagecontroller": return "NSPageController"
        default: return nil
        }
    }

    /// Whether UIKit or SwiftUI declares the view controller, so that every file that imports UIKit knows its name, and
    /// its methods are documented.
    public static func isDeclaredByUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && chain(of: name)?.contains("UIViewController") == true
    }

    /// Whether every system that current tools build for has the class, so that no availability check surrounds it.
    public static func isInEverySystem(_ name: String) -> Bool {
        if name == "AnyObject" || name == "NSObject" { return true }
        return superclasses[name] != nil && !isOfAppKit(name) && !laterClasses.contains(name)
    }

    private static func isOfAppKit(_ name: String) -> Bool { name.hasPrefix("NS") }

    /// Classes that a system with UIKit lacks or got after iOS 8, and a keyboard's, which no scene shows.
    private static let laterClasses: Set<String> = [
        "UISearchContainerViewController", "UIInputViewController", "UIActivityViewController",
        "UIVideoEditorController", "UIDocumentPickerViewController", "UIDocumentMenuViewController",
        "UIDocumentBrowserViewController", "UIDocumentViewController", "UIReferenceLibraryViewController",
        "UICloudSharingController", "UIColorPickerViewController", "UIFontPickerViewController",
        "UIHostingController",
    ]

    private static let superclasses: [String: String] = [
        "UIResponder": "NSObject", "UIViewController": "UIResponder", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIPageViewController": "UIViewController", "UISearchController": "UIViewController",
        "UIImagePickerController": "UINavigationController", "UIAlertController": "UIViewController",
        "UISearchContainerViewController": "UIViewController", "UIInputViewController": "UIViewController",
        "UIActivityViewController": "UIViewController", "UIVideoEditorController": "UINavigationController",
        "UIDocumentPickerViewController": "UIViewController", "UIDocumentMenuViewController": "UIViewController",
        "UIDocumentBrowserViewController": "UIViewController", "UIDocumentViewController": "UIViewController",
        "UIReferenceLibraryViewController": "UIViewController", "UICloudSharingController": "UIViewController",
        "UIColorPickerViewController": "UIViewController", "UIFontPickerViewController": "UIViewController",
        "UIHostingController": "UIViewController",
        "AVPlayerViewController": "UIViewController", "GLKViewController": "UIViewController",
        "NSResponder": "NSObject", "NSViewController": "NSResponder", "NSWindowController": "NSResponder",
        "NSSplitViewController": "NSViewController", "NSTabViewController": "NSViewController",
        "NSPageController": "NSViewController", "NSTitlebarAccessoryViewController": "NSViewController",
    ]
}
