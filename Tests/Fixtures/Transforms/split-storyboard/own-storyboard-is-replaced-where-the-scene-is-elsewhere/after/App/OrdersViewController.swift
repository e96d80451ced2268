import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        guard let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "Settings") as? SettingsViewController else {
            return
        }
        show(settings, sender: self)
    }
}
