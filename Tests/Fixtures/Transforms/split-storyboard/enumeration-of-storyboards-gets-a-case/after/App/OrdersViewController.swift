import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        show(Storyboard.settings.instance.instantiateViewController(withIdentifier: "Settings"), sender: self)
    }

    func start() -> UIViewController? { Storyboard.main.instance.instantiateInitialViewController() }
}
