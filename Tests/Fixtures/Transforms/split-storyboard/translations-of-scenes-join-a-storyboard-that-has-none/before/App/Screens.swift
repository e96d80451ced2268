import UIKit

enum Screens {
    static func makeSettings() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Settings")
    }

    static func makeHelp() -> UIViewController? {
        UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
    }
}
