import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        if let settings = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "SettingsViewController") as? SettingsViewController {
            show(settings, sender: self)
        }
    }
}
