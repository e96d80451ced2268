import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBOutlet private weak var tableView: UITableView!
    private let names = ["Sacher", "Linzer"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cake", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigation.showCake(from: self, sender: tableView.cellForRow(at: indexPath))
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        if let row = tableView.indexPathForSelectedRow?.row {
            cake.name = names[row]
        }
    }
}
