import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        guard let settings = storyboard?.instantiateViewController(withIdentifier: "Settings") as? SettingsViewController else {
            return
        }
        show(settings, sender: self)
    }
}
