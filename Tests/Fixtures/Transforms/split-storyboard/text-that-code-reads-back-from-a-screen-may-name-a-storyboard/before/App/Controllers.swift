import UIKit

final class HelpViewController: UIViewController {}
final class HelpTopicViewController: UIViewController {}
final class OrderDetailViewController: UIViewController {}

final class HomeViewController: UIViewController {
    func showOrders() {
        show(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Orders"), sender: nil)
    }

    /// Opens what the server says, so that any text of the app could be a storyboard's name.
    func open(_ message: [String: String]) -> UIViewController? {
        UIStoryboard(name: message["storyboard"] ?? "", bundle: nil).instantiateInitialViewController()
    }
}

final class OrdersViewController: UIViewController, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch section {
        case 0: return "Main"
        default: return nil
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class OrderEditViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let kind = isEditing ? "Main" : "Other"
        title = "Edit \(kind) Order"
        navigationItem.prompt = "Main"
    }
}

final class Opener: UIViewController {
    func openTitled(_ key: String) {
        title = "Main"
        let screen = UIStoryboard(name: title!, bundle: nil).instantiateViewController(withIdentifier: key)
        show(screen, sender: nil)
    }
}
