import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "Settings")
        show(settings, sender: self)
    }

    func openOrders() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
}
