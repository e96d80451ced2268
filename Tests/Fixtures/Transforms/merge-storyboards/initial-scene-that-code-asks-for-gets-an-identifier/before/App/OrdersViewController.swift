import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        if let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() as? SettingsViewController {
            show(settings, sender: self)
        }
    }
}
