import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UITableViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let names = ["Sacher", "Linzer"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < names.count else {
            return tableView.dequeueReusableCell(withIdentifier: "Oven", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cake", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        let prototype = cell?.reuseIdentifier
        switch prototype {
        case "Cake":
            navigation.showCake(from: self, sender: cell)
        case "Oven":
            navigation.showOven(from: self, sender: cell)
        default:
            break
        }
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
            cake.name = names[indexPath.row]
        }
    }
}
