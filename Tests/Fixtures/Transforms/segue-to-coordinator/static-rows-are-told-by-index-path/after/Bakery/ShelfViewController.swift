import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UITableViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        switch indexPath {
        case [0, 0]:
            navigation.showCake(from: self, sender: cell)
        case [1, 1]:
            navigation.showOven(from: self, sender: cell)
        default:
            break
        }
    }

    func configure(_ destination: OvenViewController, sender: Any?) {
        destination.temperature = 200
    }
}
