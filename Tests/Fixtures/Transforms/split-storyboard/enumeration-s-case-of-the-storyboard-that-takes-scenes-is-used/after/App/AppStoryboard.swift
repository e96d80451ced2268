import UIKit

enum AppStoryboard: String {
    case main = "Main"
    case settings = "Settings"

    func make(_ identifier: String) -> UIViewController {
        UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(withIdentifier: identifier)
    }
}

func makeSettings() -> UIViewController {
    AppStoryboard.settings.make("Settings")
}
