import Loading
import UIKit

final class HelpViewController: UIViewController {}
final class HelpTopicViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class OrderDetailViewController: UIViewController {}
final class OrderEditViewController: UIViewController {}

final class HomeViewController: UIViewController {
    func showOrders() {
        show(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Orders"), sender: nil)
    }

    /// The package is not in the tree: what it makes of the name is not known.
    func showAgain() { Loader.shared.load("Main") }
}
