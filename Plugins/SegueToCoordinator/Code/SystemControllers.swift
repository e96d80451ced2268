/// The view controllers that UIKit itself declares, and SwiftUI's.
///
/// A prefix would not do: libraries call theirs `UISideMenuNavigationController`.
enum SystemControllers {
    /// Source: the class declarations in UIKit's public headers.
    static let names: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "UISearchController",
        "UISearchContainerViewController", "UIInputViewController", "UIAlertController", "UIActivityViewController",
        "UIImagePickerController", "UIVideoEditorController", "UIDocumentPickerViewController",
        "UIDocumentMenuViewController", "UIDocumentBrowserViewController", "UIDocumentViewController",
        "UIReferenceLibraryViewController", "UICloudSharingController", "UIColorPickerViewController",
        "UIFontPickerViewController", "UIHostingController",
    ]
}
