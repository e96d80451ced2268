import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UITableViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigation.showCake(from: self, sender: tableView.cellForRow(at: indexPath)) /* nothing
      yet */ }
}
