import UIKit

final class HelpViewController: UIViewController {}
final class HelpTopicViewController: UIViewController {}
final class OrderDetailViewController: UIViewController {}

/// Counts which screens are seen.
enum Usage {
    nonisolated(unsafe) static var seen: [String] = []

    static func record(_ screen: String) { seen.append(screen) }
}

final class HomeViewController: UIViewController {
    let menu = ["Main", "Orders"]

    func showOrders() {
        Usage.record("Main")
        if menu[0] == "Main" {
            show(UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "Orders"), sender: nil)
        }
    }
}

final class OrdersViewController: UIViewController {}
final class OrderEditViewController: UIViewController {}
